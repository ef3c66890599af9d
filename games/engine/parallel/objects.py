"""A game's beginning as an object of JSON, and what one names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.engine import variants
from games.engine.cube import Cube
from games.engine.errors import EngineError, MalformedObject, shown
from games.engine.objects import text_of
from games.engine.sides import Side
from games.engine.variants import Variant

from .unsound import UnknownRules

_SIDES: Final = {side.name.lower(): side for side in Side}


def object_of(obj: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """The object called `name`. Raises MalformedObject."""
    value = obj.get(name)
    if not isinstance(value, Mapping):
        raise MalformedObject(reason=f"{name} must be an object, not {shown(value)}")
    return value


def variant_of(obj: Mapping[str, Any]) -> Variant:
    """The rule set called `variant` with its `options`. Raises MalformedObject, UnknownVariant,
    UnknownOption, UnknownOptionValue."""
    return variants.get(text_of(obj, "variant")).having(obj.get("options", {}))


def side_of(obj: Mapping[str, Any], name: str) -> Side:
    """The side, `white` or `black`. Raises MalformedObject."""
    return _SIDES[_known(obj, name)]


def rules_told(variant: Variant) -> dict[str, Any]:
    """The same as it is told, with what every option is, so that it stays what it is when a default
    becomes another. Raises UnknownRules for one that cannot be told so."""
    options = dict(variant.settled)
    try:
        named = variants.get(variant.name).having(options)
    except EngineError:
        named = None
    if named != variant:
        raise UnknownRules(variant=shown(variant.name))
    return {"variant": variant.name, "options": options}


def truth_of(obj: Mapping[str, Any], name: str) -> bool:
    """Whether the object says so; it does not where it says nothing. Raises MalformedObject."""
    said = obj.get(name, False)
    if not isinstance(said, bool):
        raise MalformedObject(reason=f"{name} must be true or false, not {shown(said)}")
    return said


def side_told(side: Side) -> str:
    """The same as it is told."""
    return side.name.lower()


def cube_of(obj: Mapping[str, Any]) -> Cube:
    """The `cube`: its `level`, and whose it is, `owner`, null for nobody. Raises MalformedObject,
    InvalidPosition."""
    cube = object_of(obj, "cube")
    owner = None if cube.get("owner") is None else side_of(cube, "owner")
    level = cube.get("level")
    if type(level) is not int:
        raise MalformedObject(reason=f"level must be a number, not {shown(level)}")
    return Cube(level, owner)


def cube_told(cube: Cube) -> dict[str, Any]:
    """The same as it is told."""
    return {"level": cube.level, "owner": None if cube.owner is None else side_told(cube.owner)}


def _known(obj: Mapping[str, Any], name: str) -> str:
    side = obj.get(name)
    if not isinstance(side, str) or side not in _SIDES:
        raise MalformedObject(reason=f"{name} is white or black, not {shown(side)}")
    return side
