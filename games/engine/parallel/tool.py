"""The tool of contract 2.2 for parallel games: a position and dice, every legal result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.engine.dice import Roll
from games.engine.errors import MalformedObject, shown
from games.engine.objects import text_of
from games.engine.variants import Variant

from .counts import to_hex
from .groups import groups_of
from .heads import head_limit, is_first_turn
from .segments import legal
from .setups import sides_of

COLOURS: Final = ("white", "black")
NAMES: Final = ("id", "variant", "me", "opp", "dice", "first_turn", "colour", "options")


def legal_results(variant: Variant, obj: Mapping[str, Any]) -> dict[str, Any]:
    """The `legal` sides that the first segment of the `dice` can lead to, sorted, and how many
    numbers every play of it uses (`played`); the side unchanged for a pass. Raises EngineError."""
    own, opponent = sides_of(variant, text_of(obj, "me"), text_of(obj, "opp"))
    roll, began = Roll.of(obj.get("dice", "")), _colour(obj) == "white"
    first_turn = obj.get("first_turn", is_first_turn(own))
    if not isinstance(first_turn, bool):
        raise MalformedObject(reason=f"first_turn must be true or false, not {shown(first_turn)}")
    dice = roll.first, roll.second
    head = head_limit(variant.head, dice, opponent, first_turn=first_turn, began=began)
    results, played = {own}, 0
    for groups in groups_of(variant.dice, dice, began=began):
        found = legal(variant, own, opponent, groups[0], head=head) if groups else None
        if found and (used := len(groups[0]) - len(found.left)):
            results, played = results - {own} | set(found.ways), max(played, used)
    return {"played": played, "legal": sorted(map(to_hex, results))}


def _colour(obj: Mapping[str, Any]) -> str:
    colour = obj.get("colour", "white")
    if colour not in COLOURS:
        raise MalformedObject(reason=f"colour is white or black, not {shown(colour)}")
    return str(colour)
