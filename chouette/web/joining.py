"""Joining a table by its code, from one's own phone; making the code and taking phones away."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from chouette.joining_refusals import NoSuchCode, TooManyCodes
from chouette.models import JoinCode
from chouette.permissions import Action
from chouette.phones import expect_phone, join_with_phone, secret_of
from chouette.refusals import NotAllowed, NotFound, Refused
from chouette.rules.errors import RuleViolation
from chouette.selectors.joining import code_of, joined_at, phone_here, phones_at, welcome_at
from chouette.services.joining import (
    CODE_LETTERS,
    clean_code,
    make_join_code,
    revoke_guest_pass,
    table_of_code,
    withdraw_join_code,
)
from chouette.web.access import SeeOther, page, table_for
from chouette.web.clubs import NOBODY
from chouette.web.qr import qr_svg
from chouette.web.reasons import refusal_sentence
from chouette.web.table_forms import number_of
from chouette.web.table_parts import table_url
from clubsite.site_address import address_for_people
from clubsite.throttle import address_of


@require_safe
def type_code(request: HttpRequest) -> HttpResponse:
    """Where somebody types the code that he was shown."""
    typed = request.GET.get("code", "")
    if code := clean_code(typed):
        return SeeOther(reverse("join_table", args=[code]))
    problem = _unlike_a_code() if typed else ""
    return _ask(request, typed, problem, 422 if typed else 200)


def _unlike_a_code() -> str:
    never = ", ".join(letter for letter in ascii_uppercase if letter not in CODE_LETTERS)
    told = _("A code is six letters, as they stand on the table’s page; none of them is {letters}.")
    return told.format(letters=never)


@never_cache
def join(request: HttpRequest, code: str) -> HttpResponse:
    """Whose table the code opens, and who one is there."""
    try:
        return _seated_or_asked(request, code)
    except TooManyCodes as error:
        response = _ask(request, code, _wait(error), error.status)
        response["Retry-After"] = str(error.params["seconds"])
        return response
    except NoSuchCode as error:
        return _ask(request, code, refusal_sentence(error, NOBODY), error.status)


def _ask(request: HttpRequest, typed: str, problem: str, status: int) -> HttpResponse:
    secret = None if request.user.is_authenticated else secret_of(request)
    here = phone_here(secret) if secret else None
    context = {"typed": typed[:20], "problem": problem, "here": here}
    return render(request, "chouette/join.html", context, status=status)


def _wait(error: TooManyCodes) -> str:
    minutes = -(-int(str(error.params["seconds"])) // 60)
    text = ngettext(
        "Too many wrong codes came from here: try again in %(count)d minute.",
        "Too many wrong codes came from here: try again in %(count)d minutes.",
        minutes,
    )
    return text % {"count": minutes}


def _seated_or_asked(request: HttpRequest, code: str) -> HttpResponse:
    """Raises TooManyCodes, NoSuchCode."""
    problem = ""
    if request.method == "POST" and not request.user.is_authenticated:
        try:
            return _sit_down(request, code)
        except (TooManyCodes, NoSuchCode):
            raise
        except (Refused, RuleViolation) as error:
            problem = refusal_sentence(error, NOBODY)
    return _welcome(request, code, problem)


def _sit_down(request: HttpRequest, code: str) -> HttpResponse:
    chosen = request.POST.get("player", "")
    player = _number(chosen) if chosen else None
    typed = request.POST.get("name", "")
    joined = join_with_phone(request, code=code, name=typed, player_id=player)
    return SeeOther(table_url(joined.guest_pass.chouette_session_id))


def _number(text: str) -> int:
    try:
        return number_of(text)
    except ValueError:
        return 0


def _welcome(request: HttpRequest, code: str, problem: str) -> HttpResponse:
    found = table_of_code(code=code, address=address_of(request))
    context = {
        "code": found.code,
        "problem": problem,
        "typed": request.POST.get("name", ""),
        **vars(welcome_at(found.chouette_session, request.user)),
    }
    if not request.user.is_authenticated:
        expect_phone(request)
    return render(request, "chouette/join_table.html", context, status=422 if problem else 200)


@page
@never_cache
def table_code(request: HttpRequest, session_id: int) -> HttpResponseBase:
    """The code of a table to be shown to guests, and the phones that joined by it."""
    row, standing = table_for(request, session_id, Action.SCORE)
    problem = _changed(request, session_id) if request.method == "POST" else ""
    if request.method == "POST" and not problem:
        return SeeOther(reverse("table_join_code", args=[session_id]))
    context = {
        "row": row,
        "url": table_url(session_id),
        "problem": problem,
        "phones": phones_at(session_id),
        "joined": joined_at(session_id),
        "may_change": standing.may(Action.MANAGE_CLUB),
        **_shown(request, code_of(session_id)),
    }
    status = 422 if problem else 200
    return render(request, "chouette/table_code.html", context, status=status)


def _changed(request: HttpRequest, session_id: int) -> str:
    """Do what the form says; why it could not be done, or nothing."""
    asked: dict[str, Any] = {"session_id": session_id, "actor": request.user}
    try:
        if phone := request.POST.get("phone"):
            revoke_guest_pass(pass_id=_number(phone), **asked)
        elif request.POST.get("do") == "withdraw":
            withdraw_join_code(**asked)
        else:
            make_join_code(**asked)
    except NotFound:
        return _("That phone was taken away already.")
    except NotAllowed:
        raise
    except Refused as error:
        return refusal_sentence(error, NOBODY)
    return ""


def _shown(request: HttpRequest, code: JoinCode | None) -> dict[str, Any]:
    if code is None:
        return {"code": ""}
    link = address_for_people(request, reverse("join_table", args=[code.code]))
    return {"code": code.code, "link": link, "qr": qr_svg(link)}
