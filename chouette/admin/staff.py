"""Who is at work in the back office."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.http import HttpRequest


def staff_of(request: HttpRequest) -> User:
    """The user of a page that only staff reaches."""
    assert isinstance(request.user, User)
    return request.user
