"""A new password by mail, for those who left an address."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.forms import PasswordResetForm
from django.contrib.auth.views import PasswordResetConfirmView, PasswordResetView
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse_lazy
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from clubsite.accounts.forms import ChosenPasswordForm, ForgottenForm
from clubsite.accounts.links import leave_link
from clubsite.accounts.tries import wait_for_mail
from clubsite.accounts.waiting import forms_sentence, later
from clubsite.throttle import address_of


class ResetView(PasswordResetView):
    """Asks for the address; the answer is the same whether anybody has it."""

    form_class = ForgottenForm
    template_name = "registration/password_reset_form.html"
    success_url = reverse_lazy("password_reset_done")

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """403 where the site sends no mail."""
        if settings.SENDS_MAIL:
            return super().post(request, *args, **kwargs)
        return self.render_to_response(self.get_context_data(), status=403)

    def form_valid(self, form: PasswordResetForm) -> HttpResponse:
        """The mail is left with whoever writes it, unless its sender has to wait."""
        wait = wait_for_mail(form.cleaned_data["email"], address_of(self.request))
        if wait:
            context = self.get_context_data(form=form, problem=forms_sentence(wait))
            response = self.render_to_response(context)
            later(response, wait)
            return response
        leave_link(form, self.request, get_language())
        return HttpResponseRedirect(self.get_success_url())

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        """With whether there is mail at all."""
        return super().get_context_data(sends_mail=settings.SENDS_MAIL, **kwargs)


class ChooseView(PasswordResetConfirmView):
    """Where the link of the mail leads: a new password, once.

    The secret of the link is moved out of the address before the page is shown, so that no link of
    the page tells it on.
    """

    form_class = ChosenPasswordForm
    template_name = "registration/password_reset_confirm.html"
    success_url = reverse_lazy("login")

    def form_valid(self, form: Any) -> HttpResponse:
        """Then one logs in with it."""
        messages.success(self.request, _("The new password counts. Log in with it."))
        return super().form_valid(form)

    def render_to_response(self, context: dict[str, Any], **kwargs: Any) -> HttpResponse:
        """404 where the link is spent, 422 where something is wrong with the password."""
        form = context.get("form")
        status = 404 if not self.validlink else 422 if form is not None and form.errors else 200
        return super().render_to_response(context, status=status, **kwargs)
