"""Opening a table for a night."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Any
from uuid import UUID

from django.db import transaction

from chouette.cash_refusals import PointsHaveNoStake
from chouette.models import ChouetteSession, Club
from chouette.night_refusals import NightTooFar
from chouette.permissions import Action, Actor
from chouette.refusals import PracticeHasNoStake
from chouette.rules import codec
from chouette.rules import commands as cmd
from chouette.rules.decide import decide
from chouette.rules.ruleset import Ruleset
from chouette.rules.seating import Seat
from chouette.rules.state import ChouetteState
from chouette.selectors.clubs import club_today
from chouette.services.house_rules import resolve_rules
from chouette.services.recording import Request, record, request_for
from chouette.services.seasons import refuse_closed_season
from chouette.services.submission import CommandOutcome, find_replay, known_conflicts
from chouette.services.support import check_currency, clean_name, lock_club
from chouette.services.two_tables import TABLE_NAME_MAX, refuse_taken

AHEAD_DAYS = 366
"""How far ahead a night may be: a year that is mistyped would keep a table open that nobody
finds."""

SeatLike = Seat | int | str | Mapping[str, Any]
"""Who takes a seat: a player's number, or `{"player": "7", "level": 2}`."""


def session_open(
    *,
    club_id: int,
    command_id: UUID,
    actor: Actor,
    night_on: date,
    table: str,
    players: Sequence[SeatLike] = (),
    ruleset: object = None,
    stake_minor: int | None = None,
    currency: str | None = None,
    practice: bool = False,
    device: str = "",
) -> CommandOutcome:
    """Open a table for a night; the order is drawn by a later command.

    `ruleset`: a slug of the club's house rules, a preset, an object of rules, or None for the
    club's usual ones; stake and currency default to the club's. A table of `practice` plays for
    points only, and nothing of it reaches the ledger. Raises NotFound, NotAllowed,
    PracticeHasNoStake, PointsHaveNoStake, SeasonClosed, NightTooFar, TableTaken, SeatedElsewhere,
    NotOfThisClub, ReusedCommandId, BadName and RuleViolation.
    """
    seats = tuple(_seat(seat) for seat in players)
    body = {
        "kind": cmd.OpenTable.kind,
        "night_on": night_on.isoformat(),
        "table": table,
        "players": [{"player": seat.player, "level": seat.level} for seat in seats],
        "ruleset": ruleset,
        "stake_minor": stake_minor,
        "currency": currency,
        **({"practice": True} if practice else {}),
    }
    with known_conflicts(), transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.OPEN_TABLE)
        scope = f"club/{club.pk}/sessions"
        request = request_for(
            scope=scope, command_id=command_id, body=body, standing=standing, device=device
        )
        if known := find_replay(club.pk, request):
            return known
        _refuse_night(club, night_on)
        table = clean_name(table, limit=TABLE_NAME_MAX)
        refuse_taken(club.pk, table)
        stake = _stake(club, stake_minor, currency, practice=practice)
        row = ChouetteSession(club=club, night_on=night_on, table=table, is_practice=practice)
        row.stake_minor, row.currency = stake
        row.opened_by_id = standing.user_id
        rules, row.house_rules, row.rules_name = resolve_rules(club, ruleset)
        return _open(row, request, rules, seats)


def _refuse_night(club: Club, night_on: date) -> None:
    """Raises SeasonClosed, NightTooFar."""
    refuse_closed_season(club.pk, night_on)
    if night_on > club_today(club) + timedelta(days=AHEAD_DAYS):
        raise NightTooFar(days=AHEAD_DAYS)


def _stake(
    club: Club, stake_minor: int | None, currency: str | None, *, practice: bool
) -> tuple[int, str]:
    """What a point is worth in which currency. Raises PracticeHasNoStake, PointsHaveNoStake,
    UnknownValue."""
    if practice:
        if stake_minor or currency:
            raise PracticeHasNoStake
        return 0, ""
    currency = check_currency(club.currency if currency is None else currency)
    if stake_minor and not currency:
        raise PointsHaveNoStake
    usual = club.stake_minor if currency else 0
    return usual if stake_minor is None else stake_minor, currency


def _open(
    row: ChouetteSession, request: Request, rules: Ruleset, seats: tuple[Seat, ...]
) -> CommandOutcome:
    opening = cmd.OpenTable(
        night_on=row.night_on.isoformat(),
        table=row.table,
        ruleset=rules,
        stake_minor=row.stake_minor,
        currency=row.currency,
        players=seats,
    )
    events = decide(ChouetteState(), opening)
    row.save(force_insert=True)
    recorded = record(row, request, ChouetteState(), events)
    return CommandOutcome(row.pk, recorded.state, recorded.state.seq, False, recorded.events)


def _seat(seat: SeatLike) -> Seat:
    if isinstance(seat, Seat):
        return seat
    if isinstance(seat, Mapping):
        return codec.decode(Seat, seat)
    return Seat(str(seat))
