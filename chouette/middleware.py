"""Who a request comes from, where it comes from no log-in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from django.contrib.auth.models import AnonymousUser, User
from django.http import HttpRequest, HttpResponse
from django.utils.functional import SimpleLazyObject

from chouette.permissions import GuestUser
from chouette.phones import secret_of
from chouette.selectors.joining import phone_by_secret


class KnowGuests:
    """A browser in which nobody is logged in may be a guest's phone: then `request.user` is a
    `GuestUser`. Asked for only when somebody wants to know; browsers without a secret cost
    nothing."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        who = SimpleLazyObject(partial(_who, request, request.user))
        request.user = cast(AnonymousUser, who)
        return self.get_response(request)


def _who(request: HttpRequest, user: User | AnonymousUser) -> User | AnonymousUser:
    secret = None if user.is_authenticated else secret_of(request)
    phone = None if secret is None else phone_by_secret(secret)
    return user if phone is None else GuestUser(phone)
