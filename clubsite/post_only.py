"""Addresses that only take a form, and the page that such an address belongs to."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec
from urllib.parse import urlsplit

from django.http.response import HttpResponseBase
from django.urls import Resolver404, resolve
from django.views.decorators.http import require_POST

Args = ParamSpec("Args")
_MARK = "takes_only_a_form"


def post_only(view: Callable[Args, HttpResponseBase]) -> Callable[Args, HttpResponseBase]:
    """Answers nothing but a post; a reader who is to come back is led to the page above it."""
    guarded: Callable[Args, HttpResponseBase] = require_POST(view)
    setattr(guarded, _MARK, True)
    return guarded


def readable(address: str) -> str:
    """This address of ours, or that of the nearest page above it which can be opened.

    An answer to a form stands at the address of the form, which nobody can open anew.
    """
    parts = urlsplit(address)
    path = parts.path
    if _view_at(path) != "form":
        return address
    while path != "/" and _view_at(path) != "page":
        path = path.rstrip("/").rpartition("/")[0] + "/"
    return parts._replace(path=path, query="", fragment="").geturl()


def _view_at(path: str) -> str:
    """What is at a path: a `page`, what takes only a `form`, or nothing."""
    try:
        return "form" if hasattr(resolve(path).func, _MARK) else "page"
    except Resolver404:
        return ""
