"""What happens inside one chouette game: the `events` of the scoring format.

Words: a *chain* is the whole answer to one double, for instance ``beaver/raccoon/drop``: the
doubled side turned the cube again (beaver), the doubler once more (raccoon), the doubled side gave
up. Points are `Halves`: half-points, so that 3 means one and a half.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Player: TypeAlias = str
Halves: TypeAlias = int
Side: TypeAlias = Literal["box", "team"]
Kind: TypeAlias = Literal["single", "gammon", "backgammon"]


@dataclass(frozen=True, slots=True)
class Chain:
    """An answer taken apart: how often the cube was turned after the double (1 beaver, 2 raccoon,
    3 otter), and whether a drop ended it."""

    word: str
    turns: int
    dropped: bool


_TURNS = ("beaver", "raccoon", "otter")
_CHAINS = [Chain("take", 0, dropped=False), Chain("drop", 0, dropped=True)]
for _count in (1, 2, 3):
    _chain = "/".join(_TURNS[:_count])
    _CHAINS += [
        Chain(_chain, _count, dropped=False),
        Chain(f"{_chain}/drop", _count, dropped=True),
    ]

ANSWERS: Mapping[str, Chain] = {answer.word: answer for answer in _CHAINS}
"""Every answer a double can get, by its word: take, drop, beaver, beaver/drop, ..."""


@dataclass(frozen=True, slots=True)
class ExtraKey:
    """Names an extra: the giver who dropped and paid, the taker who holds it."""

    giver: Player
    taker: Player


@dataclass(frozen=True, slots=True)
class Double:
    """A double with its answers at once.

    Box contracts: many cubes `answers` by member; one cube `answers` for a box double and one
    `answer` (the box's) for a team double. An `extra` or a `bought` cube (named by its seller)
    takes one `answer`.
    """

    side: Side
    answers: Mapping[Player, str] = field(default_factory=dict)
    answer: str | None = None
    extra: ExtraKey | None = None
    bought: Player | None = None


@dataclass(frozen=True, slots=True)
class ExtraGiven:
    """A member who dropped pays a taker of the same double and gives him a cube of his own."""

    giver: Player
    taker: Player


@dataclass(frozen=True, slots=True)
class CubeBought:
    """In place of answering a box double the seller pays the captain, who plays his cube on."""

    seller: Player
    buyer: Player


@dataclass(frozen=True, slots=True)
class ResultAgreed:
    """The box and a member agree points and stop; `points` to the member, negative: he pays."""

    member: Player
    points: Halves
    winner: Literal["box", "member"] | None = None


@dataclass(frozen=True, slots=True)
class GameWon:
    """The board game ended: closes every contract still open."""

    winner: Side
    kind: Kind


@dataclass(frozen=True, slots=True)
class QuickScore:
    """A whole game at once, in whole points by member, for tables that keep cubes in their heads.

    `points` are whole points (not halves); the box is minus the sum. `winner` says who won between
    the box and the captain (many cubes) or who won the game (one cube) when the signs do not.
    """

    points: Mapping[Player, int]
    winner: Side | None = None


Action: TypeAlias = Double | ExtraGiven | CubeBought | ResultAgreed | GameWon | QuickScore


def action_json(action: Action) -> dict[str, Any]:
    """The JSON object of an action, such that `parse_action` gives the same action back."""
    match action:
        case Double():
            return _double_json(action)
        case ExtraGiven(giver, taker):
            return {"type": "extra", "giver": giver, "taker": taker}
        case CubeBought(seller, buyer):
            return {"type": "buy", "seller": seller, "buyer": buyer}
        case ResultAgreed(member, points, winner):
            agreed = {"type": "settle", "member": member, "points": points_json(points)}
            return agreed if winner is None else {**agreed, "winner": winner}
        case GameWon(winner=side, kind=kind):
            return {"type": "result", "winner": side, "kind": kind}
        case QuickScore(quick, won):
            scored = {"type": "quick", "points": dict(quick)}
            return scored if won is None else {**scored, "winner": won}


def points_json(halves: Halves) -> int | float:
    """Half-points as they are printed: whole numbers as integers, halves as x.5."""
    return halves // 2 if halves % 2 == 0 else halves / 2


def _double_json(double: Double) -> dict[str, Any]:
    shown: dict[str, Any] = {"type": "double", "side": double.side}
    if double.extra is not None:
        shown["extra"] = {"giver": double.extra.giver, "taker": double.extra.taker}
    if double.bought is not None:
        shown["bought"] = {"seller": double.bought}
    if double.answer is None:
        return {**shown, "answers": dict(double.answers)}
    return {**shown, "answer": double.answer}
