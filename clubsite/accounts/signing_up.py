"""Signing up: open to everybody, or by a club's invitation only (`SIGN_UP`)."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login
from django.contrib.auth.views import RedirectURLMixin
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.utils.decorators import method_decorator
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.generic import FormView

from clubsite.accounts.forms import SignUpForm
from clubsite.accounts.tries import wait_to_sign_up
from clubsite.accounts.waiting import forms_sentence, later
from clubsite.throttle import address_of


def is_open() -> bool:
    """Whether anybody may sign up."""
    return bool(settings.SIGN_UP == "open")


@method_decorator([sensitive_post_parameters(), never_cache], name="dispatch")
class SignUpView(RedirectURLMixin, FormView):
    """The page to sign up; 403 where one comes in by invitation."""

    form_class = SignUpForm
    template_name = "registration/sign_up.html"
    next_page = settings.LOGIN_REDIRECT_URL

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """Whoever has an account goes on; whoever may not make one reads how he gets one."""
        if request.user.is_authenticated:
            return HttpResponseRedirect(self.get_success_url())
        if not is_open():
            return self.render_to_response({"is_closed": True}, status=403)
        return super().dispatch(request, *args, **kwargs)

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Looks at nothing, least of all whether a name is there, while its sender has to wait."""
        wait = wait_to_sign_up(address_of(request))
        if not wait:
            return super().post(request, *args, **kwargs)
        typed = {name: request.POST.get(name, "") for name in ("username", "email")}
        context = self.get_context_data(
            form=SignUpForm(initial=typed), problem=forms_sentence(wait)
        )
        response = self.render_to_response(context)
        later(response, wait)
        return response

    def form_valid(self, form: SignUpForm) -> HttpResponse:
        """Logs in whoever it is now, and leads on."""
        user = form.sign_up()
        if user is None:
            return self.form_invalid(form)
        login(self.request, user)
        messages.success(self.request, _("Welcome, %(name)s.") % {"name": user.username})
        return super().form_valid(form)

    def form_invalid(self, form: SignUpForm) -> HttpResponse:
        """The page again, with what is wrong."""
        return self.render_to_response(self.get_context_data(form=form), status=422)

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        """With the page of ours that one wanted to see."""
        return super().get_context_data(next=self.get_redirect_url(), **kwargs)
