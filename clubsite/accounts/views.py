"""One's account: what it is, where one is logged in, and how one changes it."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.contrib.auth.views import PasswordChangeView
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.debug import sensitive_post_parameters

from clubsite.accounts.browsers import browsers_of, end_browser, end_others, key_of
from clubsite.accounts.forms import EmailForm, NewPasswordForm, what_for
from clubsite.accounts.waiting import later
from clubsite.post_only import post_only
from clubsite.throttle import address_of


@login_required
def account(request: HttpRequest) -> HttpResponse:
    """The page itself."""
    form = EmailForm(_user(request), address=address_of(request))
    return _page(request, form)


@login_required
@post_only
@sensitive_post_parameters("password")
def email(request: HttpRequest) -> HttpResponse:
    """Set, change or remove the address; it asks for the password."""
    form = EmailForm(_user(request), request.POST, address=address_of(request))
    if not form.is_valid():
        return _page(request, form, status=422)
    form.save()
    kept = form.cleaned_data["email"]
    messages.success(request, _("The e-mail is kept.") if kept else _("The e-mail is removed."))
    return redirect("account")


@login_required
@post_only
def end_one(request: HttpRequest, browser_id: str) -> HttpResponse:
    """Log out one browser; said twice it is done once."""
    user, this = _user(request), key_of(request)
    own = next(iter(browsers_of(user, this=this)), None)
    if own and own.is_this and own.id == browser_id:
        logout(request)
        return redirect("login")
    end_browser(user, browser_id)
    messages.success(request, _("It is logged out."))
    return redirect("account")


@login_required
@post_only
def end_all_others(request: HttpRequest) -> HttpResponse:
    """Log out every browser but this one."""
    ended = end_others(_user(request), this=key_of(request))
    text = ngettext("%(count)d is logged out.", "%(count)d are logged out.", ended)
    messages.success(request, text % {"count": ended})
    return redirect("account")


class ChangePasswordView(PasswordChangeView):
    """A new password for the old one; 429 with Retry-After for those who have to wait."""

    form_class = NewPasswordForm

    def get_form_kwargs(self) -> dict[str, Any]:
        """With the address that guesses are counted for."""
        return {**super().get_form_kwargs(), "address": address_of(self.request)}

    def form_invalid(self, form: Any) -> HttpResponse:
        """The page again, with what is wrong."""
        response = super().form_invalid(form)
        response.status_code = 422
        later(response, form.wait)
        return response


def _page(request: HttpRequest, form: EmailForm, status: int = 200) -> HttpResponse:
    browsers = browsers_of(_user(request), this=key_of(request))
    mail = {"sends_mail": settings.SENDS_MAIL, "what_for": what_for()}
    context = {"browsers": browsers, "form": form, **mail}
    response = render(request, "registration/account.html", context, status=status)
    later(response, form.wait)
    return response


def _user(request: HttpRequest) -> User:
    """Whoever is logged in, on pages where somebody is."""
    assert isinstance(request.user, User)
    return request.user
