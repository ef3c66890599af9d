"""Links to a new password that are mailed: how they are sent, and whose they are."""

from __future__ import annotations

from functools import partial

from django.contrib.auth.forms import PasswordResetForm
from django.contrib.auth.models import User
from django.contrib.auth.tokens import default_token_generator
from django.contrib.auth.views import PasswordResetConfirmView
from django.http import HttpRequest
from django.utils.translation import override

from clubsite.accounts.postman import leave
from clubsite.site_address import mailed_host, mailed_over_https

MAIL = "registration/password_reset_email.txt"
SUBJECT = "registration/password_reset_subject.txt"


def leave_link(form: PasswordResetForm, request: HttpRequest, language: str | None) -> None:
    """Whoever has the e-mail of this good form is sent a link; nobody waits for it."""
    leave(partial(_send, form, request, language))


def user_of_link(uid: str, token: str) -> User | None:
    """Whose link it is, by the two parts of its address; None where it is spent or was none."""
    user = PasswordResetConfirmView().get_user(uid)
    return user if user and default_token_generator.check_token(user, token) else None


def _send(form: PasswordResetForm, request: HttpRequest, language: str | None) -> None:
    with override(language):
        form.save(
            domain_override=mailed_host(request),
            use_https=mailed_over_https(request),
            email_template_name=MAIL,
            subject_template_name=SUBJECT,
            request=request,
        )
