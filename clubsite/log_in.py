"""Logging in, on the site's own page and on the back office's, slowed down for guessers."""

from __future__ import annotations

from typing import Any

from django.contrib.admin.forms import AdminAuthenticationForm
from django.contrib.auth.forms import AuthenticationForm
from django.contrib.auth.views import LoginView
from django.core.exceptions import ValidationError
from django.http import HttpResponse
from django.utils.translation import ngettext

from clubsite.throttle import address_of, forgive, seconds_to_wait


class LogInForm(AuthenticationForm):
    """Name and password; `wait` is how many seconds its sender has to wait, mostly 0."""

    wait = 0

    def clean(self) -> dict[str, Any]:
        """Judges no password, not even the right one, while its sender has to wait."""
        name, password = self.cleaned_data.get("username"), self.cleaned_data.get("password")
        if self.request is None or not name or not password:
            return super().clean()
        address = address_of(self.request)
        self.wait = seconds_to_wait(name, address)
        if self.wait:
            raise ValidationError(waiting_sentence(self.wait), code="throttled")
        cleaned = super().clean()
        forgive(name, address)
        return cleaned


class BackOfficeLogInForm(LogInForm, AdminAuthenticationForm):
    """The same for staff."""


class LogInView(LoginView):
    """The page to log in; 429 with Retry-After for those who have to wait."""

    authentication_form = LogInForm
    redirect_authenticated_user = True

    def form_invalid(self, form: AuthenticationForm) -> HttpResponse:
        """The page again, with what is wrong."""
        response = super().form_invalid(form)
        if isinstance(form, LogInForm) and form.wait:
            response.status_code = 429
            response["Retry-After"] = str(form.wait)
        return response


def waiting_sentence(seconds: int) -> str:
    """How long to wait, in minutes rounded up."""
    minutes = -(-seconds // 60)
    text = ngettext(
        "Too many wrong passwords: try again in %(count)d minute.",
        "Too many wrong passwords: try again in %(count)d minutes.",
        minutes,
    )
    return text % {"count": minutes}
