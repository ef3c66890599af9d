"""Choosing a language, and coming back to a page of ours."""

from __future__ import annotations

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.views import i18n


def set_language(request: HttpRequest) -> HttpResponseBase:
    """As Django does it; a place to go back to that is no address of ours leads to the start.

    Django takes `next=1000000` for the page of that name beside this one, where nothing is.
    """
    response = i18n.set_language(request)
    if not response.headers.get("Location", "/").startswith(("/", "http")):
        response.headers["Location"] = "/"
    return response
