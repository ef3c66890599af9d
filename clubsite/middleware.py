"""What every request passes through, besides Django's own."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from django.conf import settings
from django.http import (
    HttpRequest,
    HttpResponse,
    HttpResponseNotAllowed,
    HttpResponsePermanentRedirect,
    UnreadablePostError,
)
from django.middleware.common import CommonMiddleware
from django.shortcuts import resolve_url
from django.template.loader import render_to_string
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django_htmx.http import HttpResponseClientRedirect
from django_htmx.middleware import HtmxDetails

from clubsite import errors
from clubsite.masking import SECRET_PARTS
from clubsite.problems import Problem, wants_problem

GetResponse = Callable[[HttpRequest], HttpResponse]

LENGTH_DIGITS_MAX = 18
"""Of a Content-Length; Python refuses to read numbers of thousands of digits at all."""


class RefuseBadRequests:
    """NUL characters (PostgreSQL cannot store them) get 400, bodies beyond the limit 413.

    A body without a length is none: WSGI reads no further than Content-Length.
    """

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        query = request.META.get("QUERY_STRING", "")
        if "\x00" in request.path or "\x00" in query or "%00" in query:
            return Problem(400, "bad_request", "A NUL character is never part of it.").response()
        length = request.META.get("CONTENT_LENGTH") or "0"
        if not length.isascii() or not length.isdigit():
            return Problem(400, "bad_request", "Content-Length is not a number.").response()
        if len(length) > LENGTH_DIGITS_MAX or int(length) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            limit = settings.DATA_UPLOAD_MAX_MEMORY_SIZE // 1024
            problem = Problem(413, "body_too_large", f"At most {limit} KiB at once.")
            return _too_large(request) if _is_for_eyes(request) else problem.response()
        return self.get_response(request)


def _is_for_eyes(request: HttpRequest) -> bool:
    return not wants_problem(request) and "text/html" in request.META.get("HTTP_ACCEPT", "")


def _too_large(request: HttpRequest) -> HttpResponse:
    """A page; what finds out the reader's language comes only after this."""
    with translation.override(translation.get_language_from_request(request)):
        return HttpResponse(render_to_string("413.html"), status=413)


PAGE_METHODS = ("GET", "HEAD", "POST", "OPTIONS")


class RefuseOtherMethods:
    """No page is put, patched or deleted: browsers only get and post, the API has addresses of its
    own. 405 before anything is looked at, whoever asks."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.method in PAGE_METHODS or wants_problem(request):
            return self.get_response(request)
        return HttpResponseNotAllowed(PAGE_METHODS)


class AppendSlash(CommonMiddleware):
    """An address of the API without its last slash leads to the one with it, and a request goes
    there as it was, method and body too (308)."""

    def process_request(self, request: HttpRequest) -> HttpResponsePermanentRedirect | None:
        if wants_problem(request) and self.should_redirect_with_slash(request):
            there = request.get_full_path(force_append_slash=True)
            return HttpResponsePermanentRedirect(there, preserve_request=True)
        return super().process_request(request)


class AnswerInPages:
    """What Django refuses without a word (a method that an address does not take) gets a page."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.status_code == 405 and not response.content and not wants_problem(request):
            response.content = render_to_string("405.html")
        return response


class KeepNoPages:
    """Nobody keeps an answer that is not for everybody.

    Not a browser a page of somebody who is logged in: after the log-out, whoever has the phone next
    could go back to what he was owed. Nor does anybody on the way keep what a program was told, or
    what stands at an address that opens something.
    """

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        for_programs = wants_problem(request)
        if for_programs or settings.SESSION_COOKIE_NAME in request.COOKIES or _is_secret(request):
            response.headers.setdefault("Cache-Control", "private, no-store")
        if for_programs and not _is_public(response):
            patch_vary_headers(response, ("Authorization", "Cookie"))
        return response


def _is_secret(request: HttpRequest) -> bool:
    """Whether the address has a part that is for nobody else's eyes."""
    found = request.resolver_match
    return found is not None and not SECRET_PARTS.isdisjoint(found.kwargs)


def _is_public(response: HttpResponse) -> bool:
    return "public" in response.headers.get("Cache-Control", "")


class ForgetBrokenAddress:
    """A page address of htmx that is none is taken for no address.

    It is looked at only after a command was written, when it is too late to refuse anything.
    """

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        htmx = getattr(request, "htmx", None)
        if htmx and not _is_readable(htmx):
            htmx.current_url_abs_path = None
        return self.get_response(request)


def _is_readable(htmx: HtmxDetails) -> bool:
    try:
        # The path by itself may be read as an address again: `//[` is none either.
        urlsplit(htmx.current_url_abs_path or "")
    except ValueError:
        return False
    return True


class RedirectWholePage:
    """A fragment asked for after the log-in has expired sends the whole page to log in.

    htmx would follow the redirect itself and put the log-in page into a cell of the table. After
    logging in one comes back to the page, not to the fragment.
    """

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        htmx = getattr(request, "htmx", None)
        if not htmx or response.status_code != 302 or not _leads_to_log_in(response):
            return response
        page = htmx.current_url_abs_path
        return HttpResponseClientRedirect(_login_for(page) if page else response["Location"])


def _leads_to_log_in(response: HttpResponse) -> bool:
    return response.get("Location", "").partition("?")[0] == resolve_url(settings.LOGIN_URL)


def _login_for(page: str) -> str:
    from django.contrib.auth.views import redirect_to_login

    return str(redirect_to_login(page)["Location"])


class AnswerHalfABody:
    """Who sent only a part of his body is told so, and closed: he may have been waited for."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if not isinstance(error, UnreadablePostError):
            return None
        return Problem(408, "request_timeout", "The body did not arrive in time.").response()


class AnswerLostDatabase:
    """A database that is away or overloaded is 503 with Retry-After: to send it again is safe."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        return errors.unavailable(request, error) if errors.database_is_lost(error) else None
