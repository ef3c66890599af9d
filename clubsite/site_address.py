"""Under which address people are sent to the site: not under one that somebody made up."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpRequest
from django.http.request import split_domain_port

if TYPE_CHECKING:
    from rest_framework.request import Request


def site_address(url: str) -> str:
    """`url`, which is https:// or http:// and a host, perhaps with a port; "" is none.

    Raises ImproperlyConfigured.
    """
    bare = url.removesuffix("/")
    try:
        parts = urlsplit(bare)
        good = bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if url and not (good and bare == f"{parts.scheme}://{parts.netloc}" and _is_plain(bare)):
        raise ImproperlyConfigured("SITE_URL must be like https://club.example.org, with no path")
    return bare


def address_for_people(request: HttpRequest | Request, path: str) -> str:
    """A page's address as it is handed on, on paper, as a QR code or in a message: at SITE_URL, or
    where there is none at the host that was asked."""
    return f"{settings.SITE_URL}{path}" if settings.SITE_URL else request.build_absolute_uri(path)


def mailed_host(request: HttpRequest) -> str:
    """The host of a link in a mail. Where no SITE_URL names it, it is that of the request, which is
    one of ALLOWED_HOSTS; a port goes with it only if the request came to that port, since whoever
    asks for a mail to somebody else could write any other."""
    if settings.SITE_URL:
        return urlsplit(settings.SITE_URL).netloc
    host, port = split_domain_port(request.get_host())
    return f"{host}:{port}" if port and port == request.get_port() else host


def mailed_over_https(request: HttpRequest) -> bool:
    """Whether the link is https://."""
    if settings.SITE_URL:
        return urlsplit(settings.SITE_URL).scheme == "https"
    return request.is_secure()


def _is_plain(url: str) -> bool:
    return url.startswith(("https://", "http://")) and "@" not in url and not url.endswith(".")
