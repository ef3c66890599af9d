from __future__ import annotations

from django.urls import URLPattern, path

from clubsite.accounts.api import email, log_ins, passwords, signing_up

PASSWORD = "account/password/"

urlpatterns: list[URLPattern] = [
    path("account/csrf/", log_ins.CsrfView.as_view(), name="api-csrf"),
    path("account/log-in/", log_ins.LogInView.as_view(), name="api-log-in"),
    path("account/log-out/", log_ins.LogOutView.as_view(), name="api-log-out"),
    path("account/sign-up/", signing_up.SignUpView.as_view(), name="api-sign-up"),
    path("account/email/", email.EmailView.as_view(), name="api-email"),
    path(PASSWORD, passwords.PasswordView.as_view(), name="api-password"),
    path(
        f"{PASSWORD}forgotten/",
        passwords.ForgottenView.as_view(),
        name="api-password-forgotten",
    ),
    path(f"{PASSWORD}new/", passwords.ChosenPasswordView.as_view(), name="api-password-new"),
]
