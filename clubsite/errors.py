"""What Django calls when nothing else has an answer: pages for people, problems for programs."""

from __future__ import annotations

import logging
import sqlite3
import sys

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views import csrf, defaults

from clubsite.problems import Problem, problem_for, wants_problem

logger = logging.getLogger(__name__)
RETRY_AFTER_S = 2


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    if wants_problem(request):
        return Problem(400, "bad_request", "The request cannot be understood.").response()
    return defaults.bad_request(request, exception)


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    if wants_problem(request) and (problem := problem_for(exception)):
        return problem.response()
    return defaults.permission_denied(request, exception)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form of another site is told so; else its page was open for too long, or has no cookies."""
    if not reason.startswith(FOREIGN):
        return csrf.csrf_failure(request, reason)
    page = render_to_string("403_csrf.html", {"foreign": True}, request)
    return HttpResponse(page, status=403)


FOREIGN = ("Origin checking failed", "Referer checking failed")
"""How Django's reasons begin where a form came from elsewhere."""


def page_not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    if wants_problem(request) and (problem := problem_for(exception)):
        return problem.response()
    return defaults.page_not_found(request, exception)


def server_error(request: HttpRequest) -> HttpResponse:
    error = sys.exc_info()[1]
    # Middleware, too, may be the first to notice that the database is gone.
    if error is not None and database_is_lost(error):
        return unavailable(request, error)
    if wants_problem(request):
        return Problem(500, "server_error", "This is our fault; it has been noted.").response()
    return defaults.server_error(request)


def database_is_lost(error: BaseException) -> bool:
    """Away, restarting, full, deadlocked or locked for too long; not a mistake in a query."""
    if not isinstance(error, (OperationalError, InterfaceError)):
        return False
    # SQLite reports "no such table" and its like as operational, too, under its general code.
    return getattr(error.__cause__, "sqlite_errorcode", None) != sqlite3.SQLITE_ERROR


def unavailable(request: HttpRequest, error: BaseException) -> HttpResponse:
    logger.error("database unavailable: %s", error)
    headers = {"Retry-After": str(RETRY_AFTER_S)}
    if wants_problem(request):
        detail = "The database does not answer. Send the same request again in a moment."
        return Problem(503, "unavailable", detail, headers=headers).response()
    # Without the request: its context processors would ask the database who is logged in.
    page = render_to_string("503.html", {"retry_after_s": RETRY_AFTER_S})
    return HttpResponse(page, status=503, headers=headers)
