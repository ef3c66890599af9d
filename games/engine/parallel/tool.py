"""The tool for legal plays of parallel games: a position and dice, every legal result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.engine.dice import Roll
from games.engine.errors import GameIsOver, MalformedObject, shown
from games.engine.objects import text_of
from games.engine.sides import Side
from games.engine.variants import Variant
from games.engine.variants.components import Capturing

from .counts import to_hex
from .extra_objects import extra_of, object_of
from .groups import groups_of
from .objects import side_of
from .piles import Piles
from .setups import piles_of
from .taking import from_the_bar
from .ways import head_of, ways_of

NAMES: Final = (
    *("id", "variant", "me", "opp", "extra_me", "extra_opp"),
    *("dice", "first_turn", "colour", "options"),
)


def legal_results(variant: Variant, obj: Mapping[str, Any]) -> dict[str, Any]:
    """The `legal` sides that the first segment of the `dice` can lead to, sorted, and how many
    numbers every play of it uses (`played`; of several readings of the dice the most); the side
    unchanged for a pass. Where a play changes both sides, all of each result under `results`.
    Raises EngineError."""
    piles, changes_both = _position(variant, obj), isinstance(variant.landing, Capturing)
    roll = Roll.of(obj.get("dice", ""))
    began = side_of({"colour": "white", **obj}, "colour") is Side.WHITE
    head = head_of(variant, piles, roll, began=began, first_turn=_first_turn(obj))
    results, played = {piles}, 0
    for groups in groups_of(variant.dice, (roll.first, roll.second), began=began):
        found = ways_of(variant, piles, groups[0], head=head) if groups else None
        if found and (used := len(groups[0]) - len(found.left)):
            results, played = results - {piles} | set(found.ways), max(played, used)
    answer = {"played": played, "legal": sorted({to_hex(result.own) for result in results})}
    return {**answer, "results": sorted(map(_told, results), key=str)} if changes_both else answer


def _position(variant: Variant, obj: Mapping[str, Any]) -> Piles:
    """What is given, with those back on the head of whoever moves that need not wait."""
    extras = extra_of(obj, "extra_me"), extra_of(obj, "extra_opp")
    piles = piles_of(variant, text_of(obj, "me"), text_of(obj, "opp"), *extras)
    if isinstance(variant.landing, Capturing):
        piles = from_the_bar(variant.landing, piles)
    if piles.is_over:
        raise GameIsOver
    return piles


def _told(result: Piles) -> dict[str, Any]:
    return {
        "me": to_hex(result.own),
        "opp": to_hex(result.opponent),
        "extra_me": object_of(result.mine),
        "extra_opp": object_of(result.his),
        "winner": "me" if result.won else "opp" if result.lost else None,
    }


def _first_turn(obj: Mapping[str, Any]) -> bool | None:
    """What is said of it, None: nothing."""
    said = obj.get("first_turn")
    if "first_turn" in obj and not isinstance(said, bool):
        raise MalformedObject(reason=f"first_turn must be true or false, not {shown(said)}")
    return said
