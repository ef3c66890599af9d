"""Logging in, on the site's own page and on the back office's, slowed down for guessers."""

from __future__ import annotations

from typing import Any

from django.contrib.admin.forms import AdminAuthenticationForm
from django.contrib.auth.forms import AuthenticationForm
from django.contrib.auth.views import LoginView
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse

from clubsite.accounts.names import as_kept
from clubsite.accounts.signing_up import is_open
from clubsite.accounts.waiting import later, passwords_sentence
from clubsite.browser_sessions import SessionStore
from clubsite.guessing import wait_to_guess, was_right
from clubsite.post_only import readable
from clubsite.throttle import address_of


class LogInForm(AuthenticationForm):
    """Name and password; `wait` is how many seconds its sender has to wait, mostly 0."""

    wait = 0

    def clean_username(self) -> str:
        """The name as it is kept: capitals do not count in it."""
        name: str = self.cleaned_data["username"]
        return as_kept(name)

    def clean(self) -> dict[str, Any]:
        """Judges no password, not even the right one, while its sender has to wait."""
        name, password = self.cleaned_data.get("username"), self.cleaned_data.get("password")
        if self.request is None or not name or not password:
            return super().clean()
        address = address_of(self.request)
        self.wait = wait_to_guess(name, address)
        if self.wait:
            raise ValidationError(passwords_sentence(self.wait), code="throttled")
        cleaned = super().clean()
        was_right(name, address)
        SessionStore.clear_expired()  # nobody keeps where people were months ago
        return cleaned


class BackOfficeLogInForm(LogInForm, AdminAuthenticationForm):
    """The same for staff."""


class LogInView(LoginView):
    """The page to log in; 429 with Retry-After for those who have to wait."""

    authentication_form = LogInForm
    redirect_authenticated_user = True

    def get_redirect_url(self, request: HttpRequest | None = None) -> str:
        """Where the reader wanted to go; not to an address that only takes a form."""
        return readable(super().get_redirect_url())

    def form_invalid(self, form: AuthenticationForm) -> HttpResponse:
        """The page again, with what is wrong."""
        response = super().form_invalid(form)
        if isinstance(form, LogInForm):
            later(response, form.wait)
        return response

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        """With whether one may sign up."""
        return super().get_context_data(may_sign_up=is_open(), **kwargs)
