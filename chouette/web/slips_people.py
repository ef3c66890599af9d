"""Slips about people: joining, breaks, leaving, the box's partner."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from django.utils.translation import gettext as _

from chouette.rules.partners import partner_allowed, partner_compulsory, partner_starts
from chouette.rules.ruleset import Ruleset
from chouette.rules.state import ChouetteState
from chouette.selectors.table_pages import players_free_on
from chouette.web.people import People, Person
from chouette.web.slip_parts import Build, SlipBody


@dataclass(frozen=True)
class ComingRow:
    """Somebody at the table and what he may do next."""

    person: Person
    status: str
    points: int
    back: bool
    leaving: bool
    may_sit_out: bool


def join(build: Build) -> SlipBody:
    table = build.table
    rows = players_free_on(table.club_id, date.fromisoformat(table.state.night_on))
    free = [Person(str(row.pk), row.name, row.is_guest) for row in rows]
    only = free[0].id if len(free) == 1 else ""
    where = _("A newcomer comes in last.")
    if table.state.game:
        where = _("A game is open: a newcomer waits and comes in after it.")
    values = {
        "free": free,
        "chosen": build.typed.get("player") or only,
        "levels": table.state.ruleset.level_agreement != "equal",
        "where": where,
    }
    return SlipBody(_("Somebody joins"), "join", values)


def seats(build: Build) -> SlipBody:
    state, people = build.table.state, build.table.people
    shown = [p for p in state.seating.everybody if build.table.may.act_for(p, state)]
    points = build.table.night.points
    rows = [_coming(state, p, people, points.get(p, 0)) for p in shown]
    return SlipBody(_("Coming and going"), "seats", {"rows": rows})


def _coming(state: ChouetteState, player: str, people: People, points: int) -> ComingRow:
    seating = state.seating
    going = seating.going.get(player)
    away = player in seating.away
    return ComingRow(
        person=people[player],
        status=_status(state, player),
        points=points,
        back=away or going is not None,
        leaving=going == "leave",
        may_sit_out=not away and going is None and player not in seating.waiting,
    )


def _status(state: ChouetteState, player: str) -> str:
    seating = state.seating
    if player in seating.away:
        return _("sits out")
    if player in seating.waiting:
        return _("waits to come in")
    if going := seating.going.get(player):
        leaves = going == "leave"
        return _("leaves after this game") if leaves else _("sits out after this game")
    order = seating.rotation.order
    if player == seating.partner:
        return _("partner of the box")
    place = order.index(player)
    return (_("box"), _("captain"))[place] if place < 2 else _("place {n}").format(n=place + 1)


def partner(build: Build) -> SlipBody:
    state, people = build.table.state, build.table.people
    players = len(state.seating.rotation.order)
    option = _no_partner(state.ruleset)
    if partner_compulsory(state.ruleset, players):
        option = _("By the house rule the box must have a partner.")
    elif partner_allowed(state.ruleset, players):
        option = _("By the house rule the box may take a partner, who shares his result.")
    asked = people[state.partner_asked] if state.partner_asked else None
    may, order = build.table.may, state.seating.rotation.order
    takes = bool(order) and partner_allowed(state.ruleset, players) and not state.seating.partner
    values = {
        "rule": option,
        "asked": asked,
        "may_answer": asked is not None and may.act_for(asked.id, state),
        "may_ask": takes and may.act_for(order[0], state),
        "may_draw": takes and may.score,
    }
    return SlipBody(_("Partner of the box"), "partner", values)


def _no_partner(ruleset: Ruleset) -> str:
    start = partner_starts(ruleset)
    if start is None:
        return _("By the house rule the box takes no partner.")
    return _("By the house rule the box may take a partner from {n} players on.").format(n=start)


def decline(build: Build) -> SlipBody:
    text = _("The captain who has just won the box leaves it to the next in line.")
    values = {"text": text, "kind": "decline_box", "button": _("He does not want it")}
    return SlipBody(_("The box is declined"), "ask", values)
