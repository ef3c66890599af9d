"""A table as a program reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chouette.api.game_body import open_game_body, record_body
from chouette.models import ChouetteSession
from chouette.permissions import Action, Standing
from chouette.rules.actions import CubeBought, Double, ExtraGiven, Halves, ResultAgreed, points_json
from chouette.rules.commands import Command, Offer, Play
from chouette.rules.possible import players_of
from chouette.rules.rotation import Rotation
from chouette.rules.state import ChouetteState
from chouette.rules.wording import Words
from chouette.selectors.possible import commands_for
from chouette.selectors.results import session_money
from chouette.selectors.table_people import keeper_name, names_at
from clubsite.api.answers import moment_text

Json = dict[str, Any]


def table_body(row: ChouetteSession, state: ChouetteState, standing: Standing) -> Json:
    """The state of a table for whoever has this standing there: the body of `sessions/{id}/`.

    Players are their numbers as text, as in commands and events. One query, two with a keeper.
    """
    names = names_at(row.club_id, (*state.levels, *state.seating.everybody))
    words = Words(name=lambda number: names.get(number, number))
    last = state.records[-1] if state.records else None
    return {
        **_head(row, state),
        "players": [{"id": number, "name": name} for number, name in names.items()],
        **_seats(state),
        "game": open_game_body(state.game, words) if state.game else None,
        "games_played": len(state.records),
        "last_game": record_body(last, words) if last else None,
        "totals": points_body(state.totals),
        "money_minor": session_money(state) if standing.may(Action.SEE_MONEY) else None,
        "may": may_body(commands_for(row, state, standing)),
    }


def _head(row: ChouetteSession, state: ChouetteState) -> Json:
    keeper = keeper_name(row)
    since = row.keeper_since
    return {
        "id": row.pk,
        "club": row.club.slug,
        "night_on": row.night_on.isoformat(),
        "table": row.table,
        "status": state.status,
        "practice": row.is_practice,
        "seq": state.seq,
        "stake_minor": state.stake_minor,
        "currency": state.currency,
        "rules_name": row.rules_name,
        "rules": state.ruleset.to_json(),
        "keeper": {"name": keeper, "since": since and moment_text(since)} if keeper else None,
    }


def _seats(state: ChouetteState) -> Json:
    seating = state.seating
    return {
        "rotation": rotation_body(seating.rotation),
        "waiting": list(seating.waiting),
        "away": [{"player": player, "missed": n} for player, n in seating.away.items()],
        "going": [{"player": player, "how": how} for player, how in seating.going.items()],
        "levels": dict(state.levels),
        "proxies": dict(state.proxies),
        "partner_asked": state.partner_asked,
    }


def rotation_body(rotation: Rotation) -> Json:
    """Who plays, by place; nobody in a place that is empty."""
    box, captain, *crew = (*rotation.order, None, None)[: max(2, len(rotation.order))]
    return {"box": box, "partner": rotation.partner, "captain": captain, "crew": crew}


def points_body(halves: Mapping[str, Halves]) -> dict[str, int | float]:
    """Points by player as they are written outside: 3, or 1.5."""
    return {player: points_json(value) for player, value in halves.items()}


def may_body(possible: Mapping[str, tuple[Command, ...]]) -> list[Json]:
    """What may be sent next: the kinds, and where a command names somebody, whom."""
    return [{"kind": kind, **_for_whom(commands)} for kind, commands in possible.items()]


def _for_whom(commands: tuple[Command, ...]) -> Json:
    told: Json = {}
    for command in commands:
        for name, value in _named(command):
            told.setdefault(name, []).extend([value] if value else [])
    return told


def _named(command: Command) -> list[tuple[str, Any]]:
    """`players` for the field `player`, `member` or `seller`; `box` and `team` list whom that side
    may double, the rest the contracts between members."""
    match command:
        case Offer(side=side, members=members):
            return [(side, member) for member in members]
        case Play(Double(extra=key, side=side)) if key is not None:
            return [("extras", {"side": side, "giver": key.giver, "taker": key.taker})]
        case Play(Double(bought=seller, side=side)) if seller is not None:
            return [("bought", {"side": side, "seller": seller})]
        case Play(Double(side=side, answers=answers)):
            # With one cube the team doubles as one, and names nobody.
            return [(side, member) for member in answers or ("",)]
        case Play(CubeBought(seller=player) | ResultAgreed(member=player)):
            return [("players", player)]
        case Play(ExtraGiven(giver, taker)):
            return [("pairs", {"giver": giver, "taker": taker})]
    return [("players", player) for player in players_of(command)]
