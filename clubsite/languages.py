"""Choosing a language, and coming back to a page of ours."""

from __future__ import annotations

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.views import i18n

from clubsite.post_only import readable


def set_language(request: HttpRequest) -> HttpResponseBase:
    """As Django does it; a place to go back to that is no address of ours leads to the start, one
    that only takes a form to the page above it.

    Django takes `next=1000000` for the page of that name beside this one, where nothing is.
    """
    response = i18n.set_language(request)
    place = response.headers.get("Location")
    if place is not None:
        response.headers["Location"] = readable(place) if place.startswith(("/", "http")) else "/"
    return response
