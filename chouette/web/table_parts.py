"""A table page in parts, each with its own id, so that only what changed is swapped."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from chouette.web.slips import Slip, embedded_slips, menu_of
from chouette.web.table_page import TablePage

SHOWN = ("game", "keeper", "seats", "last", "score", "log", "menu")
WITH_FORMS = ("dock", "undo", "slips")
"""These hold a command's id and the number of the last event: they change with every event."""

CSS = {"dock": "dock noprint", "undo": "undo noprint"}


@dataclass(frozen=True)
class Part:
    """One part of the page. An equal `digest` means that nothing in it changed; empty: it did."""

    name: str
    html: SafeString
    digest: str = ""
    css: str = ""


def parts_of(table: TablePage, request: HttpRequest) -> dict[str, Part]:
    """Every part, rendered for this reader."""
    context = {
        "table": table,
        "embedded": tuple(embedded_slips(table)),
        "menu": menu_of(table),
        "may_answer": _may_answer(table),
    }
    return {name: _part(name, context, request) for name in (*SHOWN, *WITH_FORMS)}


def _may_answer(table: TablePage) -> bool:
    """Whether a double waits for an answer that the reader may give."""
    pending = table.state.game.pending if table.state.game else None
    if pending is None or table.game is None:
        return False
    asked = pending.members if pending.side == "box" else (table.game.box,)
    return any(table.may.act_for(player, table.state) for player in asked if player)


def _part(name: str, context: dict[str, object], request: HttpRequest) -> Part:
    html = render_to_string(f"chouette/_table_{name}.html", context, request).strip()
    digest = "" if name in WITH_FORMS else f"{crc32(html.encode()):08x}"
    return Part(name, mark_safe(html), digest, CSS.get(name, ""))


def whole_page(request: HttpRequest, table: TablePage) -> HttpResponse:
    context = {"table": table, "parts": parts_of(table, request), "live_url": live_url(table)}
    response = render(request, "chouette/table.html", context)
    response["Cache-Control"] = "no-store"
    return response


def changed_parts(
    request: HttpRequest, table: TablePage, notice: str = "", *, slip: Slip | None = None
) -> HttpResponse:
    """All parts as out-of-band swaps; the page leaves alone those whose digest it has.

    A `slip` that stays open takes the place of the form that was sent.
    """
    parts = parts_of(table, request).values()
    context = {"parts": parts, "notice": notice, "slip": slip, "table": table}
    response = render(request, "chouette/_parts.html", context)
    response["X-Chouette-Seq"] = str(table.seq)
    response["X-Chouette-Live"] = live_url(table)
    response["ETag"] = f'"{table.seq}"'
    response["Cache-Control"] = "no-store"
    return response


def one_slip(
    request: HttpRequest, table: TablePage, slip: Slip, *, status: int = 200
) -> HttpResponse:
    """A slip by itself: a fragment over the table page, or a page of its own without script."""
    fragment = bool(getattr(request, "htmx", False))
    name = "chouette/_slip_fetched.html" if fragment else "chouette/slip_page.html"
    response = render(request, name, {"table": table, "slip": slip}, status=status)
    response["Cache-Control"] = "no-store"
    response["Vary"] = "HX-Request"
    return response


def live_url(table: TablePage) -> str:
    """What the page asks for news: with the marks of its reader and of who keeps the score, so
    that a change of either is news too."""
    marks = (table.may.mark, table.keeping.mark)
    return reverse("table_live", args=[table.session_id, "_".join(filter(None, marks))])


def table_url(session_id: int) -> str:
    return reverse("table", args=[session_id])
