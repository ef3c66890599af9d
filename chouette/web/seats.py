"""Who sits where, with which cube and how many points: the rows at the top of a table page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from chouette.rules.contracts import Game
from chouette.rules.cubes import Contract
from chouette.rules.state import ChouetteState
from chouette.selectors.elsewhere import Night
from chouette.web.people import People, Person


@dataclass(frozen=True)
class Cube:
    """The chip of a contract that runs. `more` counts extras and bought cubes held beside it."""

    level: int
    owner: str
    words: str
    more: int = 0


@dataclass(frozen=True)
class Ended:
    """What stands in the chip's place once a contract is closed; `points` are half-points."""

    words: str
    points: int


@dataclass(frozen=True)
class SeatRow:
    """One row: `role` is box, partner, captain or crew; no `money` where points only."""

    role: str
    role_label: str
    player: Person
    points: int
    money: int | None
    cube: Cube | None = None
    ended: Ended | None = None
    note: str = ""


@dataclass(frozen=True)
class IdleRow:
    """Somebody who waits to come in or sits out; `games` he has missed so far."""

    player: Person
    points: int
    games: int = 0


def seat_rows(
    state: ChouetteState, game: Game | None, people: People, night: Night | None = None
) -> tuple[SeatRow, ...]:
    """Box, partner, captain, crew; with their cubes where a game is open or can begin."""
    return tuple(_rows(state, game, people, night or Night.alone(state)))


def waiting_rows(
    state: ChouetteState, people: People, night: Night | None = None
) -> tuple[IdleRow, ...]:
    points = night.points if night else state.totals
    return tuple(IdleRow(people[p], points.get(p, 0)) for p in state.seating.waiting)


def away_rows(
    state: ChouetteState, people: People, night: Night | None = None
) -> tuple[IdleRow, ...]:
    points = night.points if night else state.totals
    away = state.seating.away.items()
    return tuple(IdleRow(people[p], points.get(p, 0), missed) for p, missed in away)


def _rows(
    state: ChouetteState, game: Game | None, people: People, night: Night
) -> Iterator[SeatRow]:
    rotation = state.seating.rotation
    order = state.game.order if state.game else rotation.order
    partner = state.game.partner if state.game else rotation.partner
    places = list(order)
    if partner is not None and places:
        places.insert(1, partner)
    captain = order[1] if len(order) > 1 else None
    for player in places:
        role = _role(player, order[0], partner, captain)
        contract = game.contracts.get(player) if game else None
        yield SeatRow(
            role=role,
            role_label=role_label(role) if role != "crew" else "",
            player=people[player],
            points=night.points.get(player, 0),
            money=night.money.get(player, 0) if night.money else None,
            cube=_cube(game, contract) if game and contract and contract.is_open else None,
            ended=_ended(contract) if contract else None,
            note=_note(state, player, people),
        )


def _role(player: str, box: str, partner: str | None, captain: str | None) -> str:
    return {box: "box", partner: "partner", captain: "captain"}.get(player, "crew")


def role_label(role: str) -> str:
    return {
        "box": _("Box"),
        "partner": _("Partner"),
        "captain": _("Captain"),
        "crew": _("Crew"),
    }[role]


def _cube(game: Game, contract: Contract) -> Cube:
    owner = {None: "centre", "team": "own", "box": "box"}[contract.owner]
    more = [
        *(extra for extra in game.extras.values() if extra.holder == contract.holder),
        *(bought for bought in game.bought.values() if bought.holder == contract.holder),
    ]
    return Cube(contract.level, owner, owner_words(owner), sum(c.is_open for c in more))


def owner_words(owner: str) -> str:
    return {
        "centre": pgettext("place of a cube", "centre"),
        "own": pgettext("place of a cube", "own"),
        "box": pgettext("place of a cube", "box"),
    }[owner]


def _ended(contract: Contract) -> Ended | None:
    if contract.ending is None:
        return None
    return Ended(_ending_words(contract), contract.ending.points)


def _ending_words(contract: Contract) -> str:
    ending = contract.ending
    if ending is None:
        return ""
    if ending.code.startswith("agreed"):
        return pgettext("how a contract ended", "agreed")
    if ending.code == "sold" or ending.code == "bought":
        return pgettext("how a contract ended", "sold")
    if ending.winner == "holder":
        return pgettext("how a contract ended", "box dropped")
    return pgettext("how a contract ended", "dropped")


def _note(state: ChouetteState, player: str, people: People) -> str:
    seating = state.seating
    notes = []
    if going := seating.going.get(player):
        leaves = going == "leave"
        notes.append(_("leaves after this game") if leaves else _("sits out after this game"))
    if proxy := state.proxies.get(player):
        notes.append(_("{name} decides").format(name=people.name(proxy)))
    if state.levels.get(player, 1) > 1:
        notes.append(_("{level} times the stake").format(level=state.levels[player]))
    if state.partner_asked == player:
        notes.append(_("asked to be partner"))
    return ", ".join(notes)
