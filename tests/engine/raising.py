"""What is asked of the values of the engine, to see what they raise: every public name of them with
what it takes, and with one thing that it does not."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any, Final

from games.engine import Board, Cube, Game, Match, Position, Roll, Side, by_variant, variants
from games.engine.errors import EngineError
from games.engine.parallel import opening
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.extras import Extra
from games.engine.parallel.game import LongGame
from games.engine.parallel.premoves import PreMove
from games.engine.variants import Variant
from tests.engine.long.emir_games import DEEP, emir
from tests.engine.long.options.played import at, rolled

CLASSIC, EMIR = variants.get("long_classic"), variants.get("emir")
CUBED = CLASSIC.having({"cube": "standard"})
OVER = rolled(at("long_classic", "1:1", "1:1"), "21")
PREPARED = emir("20:1 17:3 9:3", "24:12", extras=(Extra(reserve=3, marked=20), DEEP))
_START, _LONG, _CUBED = Position.start(), LongGame.start(CLASSIC), CubedGame.start(CUBED)
OF_EACH: Final[dict[type, list[Any]]] = {
    Position: [
        *(_START, _START.throw("31"), _START.double(), _START.resign(1)),
        *(_START.double().drop(), _START.double().take()),
    ],
    Game: [
        *(Game.start(), Game.start().open(3, 1), Game.from_position(_START)),
        *(Game.from_position(_START).double(), Game.from_position(_START.double().drop())),
        *(Game.from_position(_START).resign(1), Game.from_position(_START).throw("31")),
    ],
    LongGame: [
        *(_LONG, _LONG.throw("63"), OVER, PREPARED, PREPARED.throw("21")),
        *(LongGame.start(variants.get("fevga")), at("gulbar", "24:15", "24:15").throw("66")),
    ],
    CubedGame: [
        *(_CUBED, _CUBED.double(), _CUBED.double().take(), _CUBED.double().drop()),
        *(_CUBED.throw("63"), CubedGame.start(CLASSIC), CubedGame(OVER), CubedGame(PREPARED)),
    ],
    Variant: [CLASSIC, EMIR, variants.get("short"), variants.get("giveaway")],
}
"""Some in each state."""
FUNCTIONS: Final = [
    function
    for module in (opening, by_variant)
    for function in vars(module).values()
    if inspect.isfunction(function) and function.__module__ == module.__name__
    if not function.__name__.startswith("_")
]
THINGS: Final[list[Any]] = [
    *(None, 5, 0.5, True, "", "24/18", "reserve/20", "63", "throw 6-3", "24:15", "1:1", "long"),
    *([], ["throw 6-3"], ["throw 7-7"], {}, {"cube": "standard"}, {"cube": 3}, {"murphy": True}),
    *(CLASSIC, EMIR, variants.get("short"), variants.get("giveaway").having({"base": "short"})),
    *(_LONG, OVER, _CUBED, _START, Side.BLACK, Board.start(), Cube(2), Cube(4, Side.BLACK)),
    *(Match(7), Roll(6, 3), _LONG.throw("63").plays()[0], PREPARED.premoves()[0]),
    *(PreMove(24, (23, 22, 21)), ("Ana", "Bo"), ("Ana",), _LONG.to_json()),
]
TAKEN: Final[dict[str, Any]] = {
    "variant": CLASSIC,
    "white": "24:15",
    "black": "24:15",
    "dice": "63",
    "game": OVER,
    "sides": _LONG.sides,
    "name": "mine",
    "position": _START,
    "text": "24/18",
    "history": [],
    "actions": [],
    "obj": _LONG.to_json(),
}
"""What a parameter of that name takes."""


def every() -> list[tuple[str, type | None, str]]:
    """The public names that are asked: of which kind, and which; functions are of none, and the
    kinds themselves, which are called too, have no name."""
    of_kinds = [
        (f"{kind.__name__}.{name}", kind, name)
        for kind in OF_EACH
        for name in dir(kind)
        if not name.startswith("_")
    ]
    return [
        *((kind.__name__, kind, "") for kind in OF_EACH),
        *of_kinds,
        *((function.__name__, None, function.__name__) for function in FUNCTIONS),
    ]


def raised(kind: type | None, name: str) -> set[type[EngineError]]:
    """The refusals of the engine that asking it brings about."""
    found = set[type[EngineError]]()
    for ask in _asked(kind, name):
        try:
            ask()
        except EngineError as refusal:
            found.add(type(refusal))
        except (TypeError, ValueError, AttributeError, LookupError):
            pass
    return found


def _asked(kind: type | None, name: str) -> Iterator[Callable[[], Any]]:
    if kind is None:
        (function,) = (one for one in FUNCTIONS if one.__name__ == name)
        yield from _calls(function)
        return
    if not name:
        yield from _calls(kind)
        return
    for value in OF_EACH[kind]:
        yield partial(getattr, value, name)
        member = inspect.getattr_static(kind, name)
        if inspect.isfunction(member) or isinstance(member, classmethod):
            yield from _calls(getattr(value, name))


def _calls(function: Callable[..., Any]) -> Iterator[Callable[[], Any]]:
    """With what it takes, and with each thing in the place of each parameter."""
    parameters = inspect.signature(function).parameters
    usual = {
        name: TAKEN.get(name, 1) for name, one in parameters.items() if one.default is one.empty
    }
    named = any(one.kind is one.KEYWORD_ONLY for one in parameters.values())
    for name, thing in [("", None), *product(parameters, THINGS)]:
        given = {**usual, name: thing} if name else usual
        if named:
            yield partial(function, **given)
        else:
            yield partial(function, *given.values())


def said(kind: type | None, name: str) -> set[str]:
    """The names that the docstring gives, and those of the other names that it points to."""
    found, waiting = set[str](), [(kind, name)]
    seen = set[tuple[type | None, str]]()
    while waiting:
        asked = waiting.pop()
        if asked in seen:
            continue
        seen.add(asked)
        text = _docstring(*asked)
        found |= set(re.findall(r"\b[A-Z]\w+", text))
        for owner, other in re.findall(r"`(?:(\w+)\.)?(\w+)`", text):
            other_kind = next((one for one in OF_EACH if one.__name__ == owner), asked[0])
            if other_kind is not None and hasattr(other_kind, other):
                waiting.append((other_kind, other))
    return found


def _docstring(kind: type | None, name: str) -> str:
    if kind is None:
        return next(inspect.getdoc(one) or "" for one in FUNCTIONS if one.__name__ == name)
    return inspect.getdoc(inspect.getattr_static(kind, name) if name else kind) or ""
