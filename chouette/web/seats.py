"""Who sits where, with which cube and how many points: the rows at the top of a table page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext

from chouette.rules.contracts import Game
from chouette.rules.cubes import Contract
from chouette.rules.state import ChouetteState
from chouette.selectors.elsewhere import Night
from chouette.templatetags.score import signed_text
from chouette.web.captains import captain_now
from chouette.web.people import People, Person
from chouette.web.reader import May
from chouette.web.sentences import answer_words

LONG_POINTS = 4
"""Characters of `+99` and one more; halves and hundreds with a sign are longer."""


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
    """One row: `role` is box, partner, captain or crew; no `money` where points only.

    `rides` is a member who plays on under the one cube of the table, which lies in another row;
    `may_act` says whether the reader has anything to do with this cube.
    """

    role: str
    role_label: str
    player: Person
    points: int
    money: int | None
    cube: Cube | None = None
    ended: Ended | None = None
    note: str = ""
    rides: bool = False
    may_act: bool = True

    @property
    def long(self) -> bool:
        """Whether the points take more room than a usual total."""
        return len(signed_text(self.points)) > LONG_POINTS


@dataclass(frozen=True)
class IdleRow:
    """Somebody who waits to come in or sits out; `games` he has missed so far."""

    player: Person
    points: int
    games: int = 0


def seat_rows(
    state: ChouetteState,
    game: Game | None,
    people: People,
    night: Night | None = None,
    may: May | None = None,
) -> tuple[SeatRow, ...]:
    """Box, partner, captain, crew; with their cubes where a game is open or can begin."""
    return tuple(_rows(state, game, people, night or Night.alone(state), may or May(score=True)))


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
    state: ChouetteState, game: Game | None, people: People, night: Night, may: May
) -> Iterator[SeatRow]:
    rotation = state.seating.rotation
    order = state.game.order if state.game else rotation.order
    partner = state.game.partner if state.game else rotation.partner
    places = list(order)
    if partner is not None and places:
        places.insert(1, partner)
    captain = order[1] if len(order) > 1 else None
    acting = captain_now(game) if game else None
    for player in places:
        role = _role(player, order[0], partner, captain)
        contract = game.contracts.get(player) if game else None
        runs = contract is not None and contract.is_open
        cube = _cube_at(game, player) if game else None
        yield SeatRow(
            role=role,
            role_label=role_label(role) if role != "crew" else "",
            player=people[player],
            points=night.points.get(player, 0),
            money=night.money.get(player, 0) if night.money else None,
            cube=cube,
            ended=_ended(contract) if contract else None,
            note=_note(state, player, people, acts=player == acting),
            rides=runs and cube is None,
            may_act=may.act_for(player, state),
        )


def _role(player: str, box: str, partner: str | None, captain: str | None) -> str:
    return {box: "box", partner: "partner", captain: "captain"}.get(player, "crew")


def role_label(role: str) -> str:
    return str(_ROLE_LABELS[role])


_ROLE_LABELS = {
    "box": gettext_lazy("Box"),
    "partner": gettext_lazy("Partner"),
    "captain": gettext_lazy("Captain"),
    "crew": gettext_lazy("Crew"),
}
"""Translated when asked for, one of them: sheets ask for every player in every game."""


def _cube_at(game: Game, player: str) -> Cube | None:
    """The cube that lies in this player's row: his own, or the one of the whole table."""
    contract = game.contracts.get(player)
    if contract is None or not contract.is_open:
        return None
    if game.ruleset.cubes == "single" and player != game.acting_captain:
        held = _cube(game, contract)
        return held if held.more else None
    return _cube(game, contract)


def _cube(game: Game, contract: Contract) -> Cube:
    owner = {None: "centre", "team": "own", "box": "box"}[contract.owner]
    more = [
        *(extra for extra in game.extras.values() if extra.holder == contract.holder),
        *(bought for bought in game.bought.values() if bought.holder == contract.holder),
    ]
    words = owner_words("team" if owner == "own" and game.ruleset.cubes == "single" else owner)
    return Cube(contract.level, owner, words, sum(c.is_open for c in more))


def owner_words(owner: str) -> str:
    return {
        "centre": pgettext("place of a cube", "centre"),
        "own": pgettext("place of a cube", "own"),
        "team": pgettext("place of a cube", "team"),
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


def _note(state: ChouetteState, player: str, people: People, *, acts: bool) -> str:
    """Everything out of the usual about him; `acts` where he moves in the captain's place."""
    seating = state.seating
    notes = [_("captain in this game")] if acts else []
    if going := seating.going.get(player):
        leaves = going == "leave"
        notes.append(_("leaves after this game") if leaves else _("sits out after this game"))
    if proxy := state.proxies.get(player):
        notes.append(_("{name} decides").format(name=people.name(proxy)))
    if state.level_of(player) > 1:
        notes.append(_("{level} times the stake").format(level=state.levels[player]))
    notes += _answer_notes(state, player)
    if state.partner_asked == player:
        notes.append(_("asked to be partner"))
    return ", ".join(notes)


def _answer_notes(state: ChouetteState, player: str) -> list[str]:
    """Who has answered a double that is being asked about, and who has yet to."""
    game = state.game
    if game is None or game.pending is None:
        return []
    pending = game.pending
    if pending.side == "team":
        return [_("has to answer")] if player == game.order[0] else []
    if player in pending.answers:
        return [_("answers {answer}").format(answer=answer_words(pending.answers[player]))]
    return [_("has to answer")] if player in pending.members else []
