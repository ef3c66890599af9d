"""Whom and what the trail of a club names by number: the commands keep no names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.db.models import Model

from chouette.models import (
    ChouetteSession,
    Club,
    DeviceToken,
    Federation,
    GuestPass,
    HouseRules,
    Invitation,
    LedgerEntry,
    Membership,
    Player,
    Season,
)
from chouette.selectors.trail import TrailEntry

_NAMED: Mapping[str, tuple[type[Model], str]] = {
    "token": (DeviceToken, "label"),
    "season": (Season, "name"),
    "rules": (HouseRules, "name"),
    "federation": (Federation, "name"),
}
_OF_A_PLAYER: Mapping[str, type[Model]] = {
    "membership": Membership,
    "guest_pass": GuestPass,
    "invitation": Invitation,
}
_BOOKED = frozenset(("pay_leg", "reverse_entry"))


@dataclass(frozen=True)
class Mentioned:
    """What is there of it now: tables by number; the players whose a membership, a phone or an
    invitation is, and the names of other things, by what it is and its number; the players of users
    who were given a table; the entry that a payment of a plan wrote, or that took one back, by the
    number of its command."""

    tables: Mapping[int, ChouetteSession] = field(default_factory=dict)
    players: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    names: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    keepers: Mapping[int, int] = field(default_factory=dict)
    entries: Mapping[int, LedgerEntry] = field(default_factory=dict)


def mentioned_in(club: Club, found: Iterable[TrailEntry]) -> Mentioned:
    """One query for each sort of thing that is named, ten at most, however often it is."""
    asked = [entry for entry in found if entry.table is None]
    bodies = [entry.body for entry in asked]
    unnamed = [body for body in bodies if body.get("player") is None]
    booked = [entry.pk for entry in asked if entry.entry.kind in _BOOKED]
    sides = ("payer__player", "payee__player")
    given = _numbers(bodies, "to") | _numbers(bodies, "from")
    keepers = Player.objects.filter(club=club, user__in=given).order_by()
    entries = LedgerEntry.objects.filter(command__in=booked).select_related(*sides)
    return Mentioned(
        tables=ChouetteSession.objects.in_bulk(_numbers(bodies, "session")),
        players={what: _players(what, unnamed) for what in _OF_A_PLAYER},
        names={what: _names(what, bodies) for what in _NAMED},
        keepers=dict(keepers.values_list("user_id", "pk")),
        entries={entry.command_id: entry for entry in entries if entry.command_id is not None},
    )


def _players(what: str, bodies: Iterable[Mapping[str, Any]]) -> dict[int, int]:
    rows = _OF_A_PLAYER[what]._default_manager.filter(pk__in=_numbers(bodies, what))
    return dict(rows.exclude(player=None).order_by().values_list("pk", "player_id"))


def _names(what: str, bodies: Iterable[Mapping[str, Any]]) -> dict[int, str]:
    model, name = _NAMED[what]
    rows = model._default_manager.filter(pk__in=_numbers(bodies, what)).order_by()
    return dict(rows.values_list("pk", name))


def _numbers(bodies: Iterable[Mapping[str, Any]], what: str) -> set[int]:
    return {value for body in bodies if type(value := body.get(what)) is int}
