"""Views that misbehave on demand, beside the real URLs."""

from __future__ import annotations

import sqlite3

from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.db import InterfaceError, OperationalError, ProgrammingError
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import include, path
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from clubsite import urls

handler400, handler403 = urls.handler400, urls.handler403
handler404, handler500 = urls.handler404, urls.handler500


def error_named(name: str) -> Exception:
    if name == "no_table":
        error = OperationalError("no such table: x")
        error.__cause__ = cause = sqlite3.OperationalError("no such table: x")
        cause.sqlite_errorcode = sqlite3.SQLITE_ERROR
        return error
    if name == "locked":
        error = OperationalError("database is locked")
        error.__cause__ = cause = sqlite3.OperationalError("database is locked")
        cause.sqlite_errorcode = sqlite3.SQLITE_BUSY
        return error
    kinds: dict[str, Exception] = {
        "gone": OperationalError("server closed the connection unexpectedly"),
        "closed": InterfaceError("the connection is closed"),
        "wrong": ProgrammingError("syntax error"),
        "ours": ZeroDivisionError("division by zero"),
        "404": Http404("secret detail"),
        "403": PermissionDenied(),
    }
    return kinds[name]


def fail(request: HttpRequest, name: str) -> HttpResponse:
    raise error_named(name)


class Fail(APIView):
    permission_classes = ()

    def post(self, request: Request, name: str) -> Response:
        raise error_named(name)


class Echo(APIView):
    permission_classes = ()
    authentication_classes = ()

    def post(self, request: Request) -> Response:
        return Response(request.data)


@login_required
def fragment(request: HttpRequest) -> HttpResponse:
    return HttpResponse("<td>3</td>")


def elsewhere(request: HttpRequest) -> HttpResponse:
    return HttpResponseRedirect("/elsewhere/")


urlpatterns = [
    path("fail/<name>/", fail),
    path("api/fail/<name>/", Fail.as_view()),
    path("api/plain-fail/<name>/", fail),
    path("api/echo/", Echo.as_view()),
    path("fragment/", fragment),
    path("redirect/", elsewhere),
    path("", include("clubsite.urls")),
]
