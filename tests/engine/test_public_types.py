"""Whoever annotates his own code finds every type he meets beside what he met it in."""

from __future__ import annotations

import builtins
import inspect
import re
from collections.abc import Iterator

import pytest

import games.engine

OF_PYTHON = {"ClassVar", "Iterable", "Iterator", "Literal", "Mapping", "Self", "Sequence"}
PUBLIC = {
    name: value
    for name in games.engine.__all__
    if inspect.isclass(value := getattr(games.engine, name)) or inspect.isfunction(value)
}


def said_in(value: object) -> Iterator[str]:
    """What stands in the signatures of a function, or of all that is public in a class."""
    if not inspect.isclass(value):
        yield from map(str, getattr(value, "__annotations__", {}).values())
        return
    for kind in value.__mro__:
        if kind.__module__.startswith("games.engine"):
            of_fields = vars(kind).get("__annotations__", {})
            yield from (str(said) for name, said in of_fields.items() if name[0] != "_")
            for name, member in vars(kind).items():
                if name[0] != "_" or name == "__init__":
                    plain = getattr(member, "fget", None) or getattr(member, "__func__", member)
                    yield from said_in(plain)


def types_in(said: str) -> set[str]:
    """The names of an annotation, without the texts of a Literal."""
    return set(re.findall(r"[A-Za-z_.]+", re.sub(r"'[^']*'|\"[^\"]*\"|\.\.\.", "", said)))


@pytest.mark.parametrize("name", PUBLIC)
def test_it_has_every_type_of_its_public_signatures(name: str) -> None:
    for said in said_in(PUBLIC[name]):
        for met in types_in(said):
            known = hasattr(builtins, met) or met in OF_PYTHON
            assert known or met in games.engine.__all__, f"{met} in {name}"


def test_it_looks_at_fields_properties_and_methods_alike() -> None:
    of_position = set().union(*map(types_in, said_in(games.engine.Position)))
    assert of_position >= {"Board", "Setup", "AnyRoll", "Play", "Names", "Translate", "Outcome"}
    of_game = set().union(*map(types_in, said_in(games.engine.Game)))
    assert of_game >= {"Action", "Match", "Win"}
