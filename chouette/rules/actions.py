"""What happens inside one chouette game: the `events` of the scoring format (contract 2.1).

Words: a *chain* is the whole answer to one double, for instance ``beaver/raccoon/drop``: the
doubled side turned the cube again (beaver), the doubler once more (raccoon), the doubled side gave
up. Points are `Halves`: half-points, so that 3 means one and a half.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypeVar, get_args

from . import codec
from .errors import BadJson, NotHalfPoints

Player: TypeAlias = str
Halves: TypeAlias = int
Side: TypeAlias = Literal["box", "team"]
Kind: TypeAlias = Literal["single", "gammon", "backgammon"]

_W = TypeVar("_W", bound=str)

POINTS_LIMIT = 1_000_000
"""No agreed result or quick score is worth more points than this, so that sums stay storable."""


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


def parse_action(value: object) -> Action:
    """The action a JSON object stands for.

    Raises BadJson for a malformed shape, type, side, kind or answer word, NotHalfPoints for agreed
    points that are no whole or half number. Unknown keys are ignored.
    """
    if not isinstance(value, Mapping):
        raise BadJson(reason="an event must be an object")
    parse = _PARSERS.get(_text(value, "type"))
    if parse is None:
        raise BadJson(reason=f"there is no event type {_shown(value['type'])}")
    return parse(value)


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


def halves_of(points: object) -> Halves:
    """Points as half-points. Raises BadJson for no number, NotHalfPoints for other fractions."""
    if isinstance(points, bool) or not isinstance(points, _NUMBERS):
        raise BadJson(reason=f"points must be a number, not {_shown(points)}")
    # Asked so, it refuses what is not a number (NaN) as well.
    if not abs(points) <= POINTS_LIMIT:
        raise BadJson(reason=f"points must be at most {POINTS_LIMIT}")
    if points * 2 != int(points * 2):
        raise NotHalfPoints(points=points)
    return int(points * 2)


def answer_word(word: object) -> str:
    """The answer to a double, if it is one. Raises BadJson."""
    if not isinstance(word, str) or word not in ANSWERS:
        raise BadJson(reason=f"there is no answer {_shown(word)}")
    return word


def _double(value: Mapping[str, Any]) -> Double:
    extra, bought = value.get("extra"), value.get("bought")
    answers, answer = value.get("answers"), value.get("answer")
    if (answers is None) == (answer is None):
        raise BadJson(reason="a double has either answers by member or one answer")
    if answers is not None and (extra is not None or bought is not None):
        raise BadJson(reason="a double of an extra or a bought cube has one answer")
    if extra is not None and bought is not None:
        raise BadJson(reason="a double is of an extra or of a bought cube, not of both")
    return Double(
        _word(value, "side", _SIDES),
        {} if answers is None else _answers(answers),
        None if answer is None else answer_word(answer),
        None if extra is None else _extra_key(_object(extra, "extra")),
        None if bought is None else _text(_object(bought, "bought"), "seller"),
    )


def _double_json(double: Double) -> dict[str, Any]:
    shown: dict[str, Any] = {"type": "double", "side": double.side}
    if double.extra is not None:
        shown["extra"] = {"giver": double.extra.giver, "taker": double.extra.taker}
    if double.bought is not None:
        shown["bought"] = {"seller": double.bought}
    if double.answer is None:
        return {**shown, "answers": dict(double.answers)}
    return {**shown, "answer": double.answer}


def _extra_key(value: Mapping[str, Any]) -> ExtraKey:
    return ExtraKey(_text(value, "giver"), _text(value, "taker"))


def _answers(value: object) -> dict[Player, str]:
    return {player: answer_word(word) for player, word in _object(value, "answers").items()}


def _extra(value: Mapping[str, Any]) -> ExtraGiven:
    return ExtraGiven(_text(value, "giver"), _text(value, "taker"))


def _buy(value: Mapping[str, Any]) -> CubeBought:
    return CubeBought(_text(value, "seller"), _text(value, "buyer"))


def _settle(value: Mapping[str, Any]) -> ResultAgreed:
    member = _text(value, "member")
    winner = _optional_word(value, "winner", _AGREED_WINNERS)
    return ResultAgreed(member, halves_of(value.get("points")), winner)


def _result(value: Mapping[str, Any]) -> GameWon:
    return GameWon(_word(value, "winner", _SIDES), _word(value, "kind", _KINDS))


def _quick(value: Mapping[str, Any]) -> QuickScore:
    points: dict[Player, int] = {}
    for player, won in _object(value.get("points"), "points").items():
        if not isinstance(won, _NUMBERS) or won % 1 or halves_of(won) % 2:
            raise BadJson(reason="a quick score is in whole points")
        points[player] = int(won)
    return QuickScore(points, _optional_word(value, "winner", _SIDES))


_PARSERS: Mapping[str, Callable[[Mapping[str, Any]], Action]] = {
    "double": _double,
    "extra": _extra,
    "buy": _buy,
    "settle": _settle,
    "result": _result,
    "quick": _quick,
}
_NUMBERS = (int, float)
_SIDES: Mapping[str, Side] = {"box": "box", "team": "team"}
_KINDS: Mapping[str, Kind] = {"single": "single", "gammon": "gammon", "backgammon": "backgammon"}
_AGREED_WINNERS: Mapping[str, Literal["box", "member"]] = {"box": "box", "member": "member"}


def _object(value: object, name: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadJson(reason=f"{name} must be an object")
    return value


def _text(value: Mapping[str, Any], key: str) -> str:
    text = value.get(key)
    if not isinstance(text, str):
        raise BadJson(reason=f"{key} must be a string")
    return text


def _word(value: Mapping[str, Any], key: str, words: Mapping[str, _W]) -> _W:
    word = value.get(key)
    if not isinstance(word, str) or word not in words:
        raise BadJson(reason=f"{key} may not be {_shown(word)}")
    return words[word]


def _optional_word(value: Mapping[str, Any], key: str, words: Mapping[str, _W]) -> _W | None:
    return None if value.get(key) is None else _word(value, key, words)


def _shown(value: object) -> str:
    return repr(value)[:80]


for _kind in (Action, *get_args(Action)):
    codec.register(_kind, action_json, parse_action)
