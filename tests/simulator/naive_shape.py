"""The naive scorer's look at one event's shape, before anything is asked of the game."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from tests.simulator.naive_game import Fault, is_name, is_whole

CHAINS = (
    "take",
    "drop",
    "beaver",
    "beaver/drop",
    "beaver/raccoon",
    "beaver/raccoon/drop",
    "beaver/raccoon/otter",
    "beaver/raccoon/otter/drop",
)
NAMES = {
    "extra": ("giver", "taker"),
    "buy": ("seller", "buyer"),
    "settle": ("member",),
    "bought": ("seller",),
}


def check_shape(event: Any, cubes: str) -> None:
    """`bad_json` for a malformed event, `not_half_points` for points in smaller parts."""
    if not isinstance(event, dict):
        raise Fault("bad_json")
    kind = event.get("type")
    if kind == "double":
        check_double(event, cubes)
    elif kind == "settle":
        check_names(event, "settle")
        check_settled(event)
    elif kind == "result":
        need(event.get("winner") in ("box", "team"))
        need(event.get("kind") in ("single", "gammon", "backgammon"))
    elif kind == "quick":
        need(event.get("winner") in ("box", "team", None))
        need(isinstance(event.get("points"), dict))
        need(all(is_whole(amount) for amount in event["points"].values()))
    else:
        need(kind in ("extra", "buy"))
        check_names(event, event["type"])


def need(well_formed: bool) -> None:
    """What is not well formed is `bad_json`."""
    if not well_formed:
        raise Fault("bad_json")


def check_names(event: dict[str, Any], kind: str) -> None:
    """The players that this kind of event names are names."""
    need(all(is_name(event.get(field)) for field in NAMES[kind]))


def check_double(event: dict[str, Any], cubes: str) -> None:
    """A double of an extra, of a bought cube or of the one cube by the team has one `answer`."""
    need(event.get("side") in ("box", "team"))
    named = [kind for kind in ("extra", "bought") if event.get(kind) is not None]
    need(len(named) <= 1)
    for kind in named:
        need(isinstance(event[kind], dict))
        check_names(event[kind], kind)
    answer, answers = event.get("answer"), event.get("answers")
    if named or (cubes == "single" and event["side"] == "team"):
        need(answer in CHAINS and answers is None)
    else:
        need(isinstance(answers, dict) and answer is None)
        need(answers != {} or cubes == "single")
        need(all(chain in CHAINS for chain in event["answers"].values()))


def check_settled(event: dict[str, Any]) -> None:
    """An agreed result is a number of half-points."""
    points = event.get("points")
    need(isinstance(points, (int, float)) and not isinstance(points, bool))
    need(math.isfinite(event["points"]))
    need(event.get("winner") in ("box", "member", None))
    if (2 * Fraction(event["points"])).denominator != 1:
        raise Fault("not_half_points")
