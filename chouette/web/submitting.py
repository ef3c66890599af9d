"""A form of a table page sent to the one service that writes, and what its sender is answered."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit
from zlib import crc32

from django.http import HttpRequest, HttpResponse, QueryDict
from django.utils.translation import gettext as _
from django_htmx.http import HttpResponseClientRedirect

from chouette.models import ChouetteSession
from chouette.permissions import Standing
from chouette.refusals import NotFound, Refused, Stale
from chouette.rules.commands import (
    ChangeRules,
    MergeTable,
    command_json,
)
from chouette.rules.errors import RuleViolation
from chouette.rules.state import ChouetteState
from chouette.selectors.logs import state_of
from chouette.selectors.table_pages import players_of_club
from chouette.services.sessions import CommandOutcome, command_submit
from chouette.web.access import SeeOther, table_for
from chouette.web.people import People
from chouette.web.previews import Look, preview
from chouette.web.reasons import refusal_sentence
from chouette.web.sent import Sent
from chouette.web.slip_parts import OtherGame, Problem
from chouette.web.slips import BUILDERS, Slip, build_slip
from chouette.web.table_forms import BadField, command_of
from chouette.web.table_loading import load_table, table_page
from chouette.web.table_page import TablePage
from chouette.web.table_parts import changed_parts, one_slip, table_url
from clubsite.devices import device_of


class LookFirst(Exception):
    """The form is in order, and its sender is shown what it leads to before it is written.

    `table` is the one that the look was taken at: what happens there meanwhile makes it stale.
    """

    def __init__(self, look: Look, table: TablePage) -> None:
        self.look, self.table = look, table
        super().__init__()


def send(request: HttpRequest, session_id: int) -> CommandOutcome:
    """Send the command of a form. Raises BadField, LookFirst, Refused and RuleViolation."""
    sent = Sent.of(request.POST)
    row, standing = table_for(request, session_id)
    _same_sender(request.POST, standing)
    state = state_of(row)
    body = _body(request, state)
    seq = _known_seq(sent, state.seq, state.next_number)
    if seq == state.seq and (look := _look_first(request.POST, row, state, body)):
        raise LookFirst(look, table_page(row, standing))
    return command_submit(
        session_id=session_id,
        command_id=sent.command_id,
        expected_seq=seq,
        actor=request.user,
        command=body,
        device=device_of(request),
    )


def _same_sender(post: QueryDict, standing: Standing) -> None:
    """A form goes out under the name of whoever opened it, or not at all. Raises BadField."""
    opened_by = post.get("sender", standing.sender)
    if standing.sender and opened_by != standing.sender:
        raise BadField(
            _(
                "This was opened on this device before you came in, so nothing was written down."
                " Look again."
            )
        )


def _known_seq(sent: Sent, seq: int, game: int) -> int:
    """Where the log ended for whoever filled in the form; `seq` and `game` are the table's now.

    A tap that waited for the connection knows of those before it, so it may name the newest event
    though it was meant for a game that they ended: then it is stale all the same.
    """
    moved_on = not sent.belongs_to(game)
    return min(sent.expected_seq, seq - 1) if moved_on else sent.expected_seq


def _body(request: HttpRequest, state: ChouetteState) -> Mapping[str, Any]:
    post = request.POST
    match post.get("kind"):
        case ChangeRules.kind:
            return {"kind": ChangeRules.kind, "ruleset": post.get("rules", "")}
        case MergeTable.kind:
            return {"kind": MergeTable.kind, "from_table": post.get("from_table", "")}
        case "join" if post.get("guest", "").strip():
            return {"kind": "join", "guest": post["guest"].strip(), "level": 1}
    return command_json(command_of(post, currency=state.currency))


def _look_first(
    post: QueryDict, row: ChouetteSession, state: ChouetteState, body: Mapping[str, Any]
) -> Look | None:
    """What a form leads to, if its sender has to see that before it is written."""
    if body["kind"] not in _MAY_END_A_GAME:
        return None
    people = People.of(players_of_club(row.club_id))
    shown = preview(state, command_of(post, currency=state.currency), people)
    seen = f"{crc32(json.dumps(body, sort_keys=True).encode()):08x}"
    unseen = shown.ends and body["kind"] != "result" and post.get("seen") != seen
    return Look(shown, seen) if unseen or (shown.large and not post.get("confirm_large")) else None


_MAY_END_A_GAME = frozenset({"double", "settle", "quick_result", "result", "answer", "buy"})
"""A result was looked at before it was sent: its slip holds nothing else."""


# --- answers -------------------------------------------------------------------------------------


def done(request: HttpRequest, outcome: CommandOutcome) -> HttpResponse:
    """The changed parts, or the table page for a sender without script."""
    url = table_url(outcome.session_id)
    htmx = getattr(request, "htmx", None)
    if not htmx:
        return SeeOther(url)
    # The address of a page whose slip is open ends in the slip's name.
    if urlsplit(htmx.current_url_abs_path or url).path != url:
        return HttpResponseClientRedirect(url)
    return _changed(request, load_table(request, outcome.session_id), outcome)


def _changed(request: HttpRequest, table: TablePage, outcome: CommandOutcome) -> HttpResponse:
    """What concerns another table too is told at once: there is no undo of it below."""
    notice = table.log[0].sentence if outcome.other_session_id and table.log else _keeper(table)
    stays = request.POST.get("slip", "")
    slip = build_slip(table, stays) if stays in _STAY_OPEN else None
    response = changed_parts(request, table, notice, slip=slip)
    response["HX-Reswap" if slip is None else "X-Chouette-Stay"] = "none" if slip is None else "1"
    return response


def _keeper(table: TablePage) -> str:
    """Whoever scores beside somebody who is at it just now is told so, and no more than that."""
    other = table.may.score and table.keeping.busy and not table.keeping.mine
    told = _("It is written down. {name} is keeping the score here: settle who does.")
    return told.format(name=table.keeping.name) if other else ""


_STAY_OPEN = frozenset({"answers", "extras"})
"""Slips in which one thing after the other is tapped, until there is nothing left in them."""


def refused(request: HttpRequest, session_id: int, error: Exception) -> HttpResponse:
    """The same form again with what was typed, a sentence, and what had changed meanwhile."""
    table = error.table if isinstance(error, LookFirst) else load_table(request, session_id)
    mode = "open" if getattr(request, "htmx", False) else "page"
    slip = _slip_again(table, request.POST, mode, error)
    return one_slip(request, table, slip, status=status_of(error))


def _slip_again(table: TablePage, post: QueryDict, mode: str, error: Exception) -> Slip:
    typed = {name: post.get(name, "") for name in post}
    problem = _told(error, post, table)
    look = getattr(error, "look", None)
    names = [_slip_of(typed), "gone"]
    if look is not None and names[0].partition("-")[0] not in _LOOKED_AT_IN_PLACE:
        names.insert(0, "look")
    for name in names:
        slip = build_slip(table, name, typed=typed, mode=mode, problem=problem, look=look)
        if slip is not None:
            return slip
    raise NotFound


def _slip_of(typed: Mapping[str, str]) -> str:
    """The slip that a form lay in; forms of the table page itself and unknown ones have none."""
    slip = typed.get("slip") or ("undo" if typed.get("kind") == "void" else "")
    return slip if slip.partition("-")[0] in BUILDERS else "refused"


_LOOKED_AT_IN_PLACE = frozenset({"double", "quick", "result"})
"""Slips that stay in view beside what they lead to; of others only that is shown."""


def problem_of(error: Exception, people: People, currency: str = "") -> Problem | None:
    if isinstance(error, LookFirst):
        return None
    if isinstance(error, Stale):
        return Problem(_("Somebody was faster: the table has moved on."))
    if isinstance(error, RuleViolation | Refused):
        return Problem(refusal_sentence(error, people, currency=currency))
    return Problem(str(error), field=getattr(error, "field", ""))


def _told(error: Exception, post: QueryDict, table: TablePage) -> Problem | None:
    """What is wrong, with what happened at the table since the form was opened.

    The form is shown again for the table as it is now, so nobody may send it unaware of that.
    """
    problem = problem_of(error, table.people, table.currency)
    if problem is None:
        return None
    try:
        sent = Sent.of(post)
    except BadField:
        return problem
    known = _known_seq(sent, table.seq, table.game_number)
    missed = [line.sentence for line in table.log if line.last_seq > known]
    problem = replace(problem, changes=tuple(reversed(missed)))
    if sent.game is None or sent.belongs_to(table.game_number):
        return problem
    if isinstance(error, Stale):
        problem = replace(problem, sentence=_("Nothing was written down."))
    return replace(problem, other_game=OtherGame(sent.game, table.game_number))


def status_of(error: Exception) -> int:
    if isinstance(error, LookFirst):
        return 200
    return error.status if isinstance(error, Refused) else 422
