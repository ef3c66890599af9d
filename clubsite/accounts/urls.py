from __future__ import annotations

from django.contrib.auth.views import PasswordChangeDoneView, PasswordResetDoneView
from django.urls import URLPattern, path

from clubsite.accounts import resetting, signing_up, views

urlpatterns: list[URLPattern] = [
    path("sign-up/", signing_up.SignUpView.as_view(), name="sign_up"),
    path("account/", views.account, name="account"),
    path("account/e-mail/", views.email, name="account_email"),
    path("account/browsers/end/", views.end_all_others, name="browsers_end"),
    path("account/browsers/<slug:browser_id>/end/", views.end_one, name="browser_end"),
    path("password/", views.ChangePasswordView.as_view(), name="password_change"),
    path("password/done/", PasswordChangeDoneView.as_view(), name="password_change_done"),
    path("password/forgotten/", resetting.ResetView.as_view(), name="password_reset"),
    path("password/forgotten/sent/", PasswordResetDoneView.as_view(), name="password_reset_done"),
    path(
        "password/new/<uidb64>/<token>/",
        resetting.ChooseView.as_view(),
        name="password_reset_confirm",
    ),
]
