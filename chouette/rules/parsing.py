"""Actions of a game from JSON, as the scoring tool and the commands of a table send them.

Every fault names the field by the word that its sender used for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypeVar, get_args

from games.engine.errors import shown

from . import codec
from .actions import (
    ANSWERS,
    Action,
    CubeBought,
    Double,
    ExtraGiven,
    ExtraKey,
    GameWon,
    Halves,
    Kind,
    Player,
    QuickScore,
    ResultAgreed,
    Side,
    action_json,
)
from .errors import BadJson, NotHalfPoints, RuleViolation

_W = TypeVar("_W", bound=str)
_Fields = Mapping[str, Any]

POINTS_LIMIT = 1_000_000
"""No agreed result or quick score is worth more points than this, so that sums stay storable."""


def parse_action(value: object) -> Action:
    """The action a JSON object stands for.

    Raises BadJson for a malformed shape, type, side, kind or answer word and for a key that means
    nothing, NotHalfPoints for agreed points that are no whole or half number.
    """
    if not isinstance(value, Mapping):
        raise BadJson(reason="an event must be an object")
    kind = _text(value, "type")
    if kind not in _PARSERS:
        raise BadJson(reason=f"there is no event type {shown(kind)}", field="type")
    return parse_fields(kind, {key: inner for key, inner in value.items() if key != "type"})


def parse_fields(
    kind: str, fields: _Fields, *, called: str = "", kind_of_win: str = "kind"
) -> Action:
    """The action of this type of event from its other fields. `called` is what faults call it, if
    not by its type; `kind_of_win` the field of a result that says single, gammon or backgammon.
    Raises as `parse_action`."""
    names, parse = _PARSERS[kind]
    if kind == "result":
        names, parse = ("winner", kind_of_win), lambda given: _result(given, kind_of_win)
    _refuse_others(fields, names, called or kind)
    return parse(fields)


def _refuse_others(fields: _Fields, names: Iterable[str], called: str) -> None:
    if unknown := fields.keys() - set(names):
        name = min(map(str, unknown))
        raise BadJson(reason=f"{called} has no field {shown(name)}", field=name[:80])


def halves_of(points: object) -> Halves:
    """Points as half-points. Raises BadJson for no number, NotHalfPoints for other fractions."""
    if isinstance(points, bool) or not isinstance(points, _NUMBERS):
        raise BadJson(reason=f"points must be a number, not {shown(points)}")
    # Asked so, it refuses what is not a number (NaN) as well.
    if not abs(points) <= POINTS_LIMIT:
        raise BadJson(reason=f"points must be at most {POINTS_LIMIT}")
    if points * 2 != int(points * 2):
        raise NotHalfPoints(points=points)
    return int(points * 2)


def answer_word(word: object) -> str:
    """The answer to a double, if it is one. Raises BadJson."""
    if not isinstance(word, str) or word not in ANSWERS:
        raise BadJson(reason=f"there is no answer {shown(word)}")
    return word


def _double(value: _Fields) -> Double:
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
        {} if answers is None else _in("answers", _answers, answers),
        None if answer is None else _in("answer", answer_word, answer),
        None if extra is None else _in("extra", _extra_key, extra),
        None if bought is None else _in("bought", _seller, bought),
    )


def _answers(value: object) -> dict[Player, str]:
    answers = _object(value, "answers").items()
    return {player: _in(player, answer_word, word) for player, word in answers}


def _extra_key(value: object) -> ExtraKey:
    given = _object(value, "extra")
    _refuse_others(given, ("giver", "taker"), "extra")
    return ExtraKey(_text(given, "giver"), _text(given, "taker"))


def _seller(value: object) -> Player:
    given = _object(value, "bought")
    _refuse_others(given, ("seller",), "bought")
    return _text(given, "seller")


def _extra(value: _Fields) -> ExtraGiven:
    return ExtraGiven(_text(value, "giver"), _text(value, "taker"))


def _buy(value: _Fields) -> CubeBought:
    return CubeBought(_text(value, "seller"), _text(value, "buyer"))


def _settle(value: _Fields) -> ResultAgreed:
    member, winner = _text(value, "member"), _optional_word(value, "winner", _AGREED_WINNERS)
    return ResultAgreed(member, _in("points", halves_of, _needed(value, "points")), winner)


def _result(value: _Fields, kind_of_win: str) -> GameWon:
    return GameWon(_word(value, "winner", _SIDES), _word(value, kind_of_win, _KINDS))


def _quick(value: _Fields) -> QuickScore:
    points = _in("points", _whole_points, _needed(value, "points"))
    return QuickScore(points, _optional_word(value, "winner", _SIDES))


def _whole_points(value: object) -> dict[Player, int]:
    return {player: _in(player, _whole, won) for player, won in _object(value, "points").items()}


def _whole(won: object) -> int:
    if not isinstance(won, _NUMBERS) or won % 1 or halves_of(won) % 2:
        raise BadJson(reason="a quick score is in whole points")
    return int(won)


_PARSERS: Mapping[str, tuple[tuple[str, ...], Callable[[_Fields], Action]]] = {
    "double": (("side", "answers", "answer", "extra", "bought"), _double),
    "extra": (("giver", "taker"), _extra),
    "buy": (("seller", "buyer"), _buy),
    "settle": (("member", "points", "winner"), _settle),
    "result": (("winner", "kind"), lambda value: _result(value, "kind")),
    "quick": (("points", "winner"), _quick),
}
"""Type of event -> its fields, and who reads them."""

_NUMBERS = (int, float)
_SIDES: Mapping[str, Side] = {"box": "box", "team": "team"}
_KINDS: Mapping[str, Kind] = {"single": "single", "gammon": "gammon", "backgammon": "backgammon"}
_AGREED_WINNERS: Mapping[str, Literal["box", "member"]] = {"box": "box", "member": "member"}

_T = TypeVar("_T")


def _in(name: str, read: Callable[[object], _T], value: object) -> _T:
    """What `read` makes of the field `name`; its faults are said to be there."""
    try:
        return read(value)
    except RuleViolation as fault:
        raise fault.within(name) from None


def _object(value: object, name: str) -> _Fields:
    if not isinstance(value, Mapping):
        raise BadJson(reason=f"{name} must be an object")
    return value


def _needed(value: _Fields, key: str) -> Any:
    if key not in value:
        raise BadJson(reason=f"{key} is missing", field=key)
    return value[key]


def _text(value: _Fields, key: str) -> str:
    text = _needed(value, key)
    if not isinstance(text, str):
        raise BadJson(reason=f"{key} must be a string", field=key)
    return text


def _word(value: _Fields, key: str, words: Mapping[str, _W]) -> _W:
    word = _needed(value, key)
    if not isinstance(word, str) or word not in words:
        known = ", ".join(words)
        raise BadJson(reason=f"{key} may not be {shown(word)}, but one of {known}", field=key)
    return words[word]


def _optional_word(value: _Fields, key: str, words: Mapping[str, _W]) -> _W | None:
    return None if value.get(key) is None else _word(value, key, words)


for _kind in (Action, *get_args(Action)):
    codec.register(_kind, action_json, parse_action)
