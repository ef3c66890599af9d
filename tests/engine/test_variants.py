"""Rule sets as data: standard backgammon is the first."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from types import ModuleType

import pytest

from games.engine import Board, EngineError, Rules, legal_plays, variants
from games.engine.by_variant import rules_of
from games.engine.errors import UnknownVariant
from games.engine.variants import (
    VARIANTS,
    Variant,
    components,
    dice_policy,
    ends,
    jumps,
    premoves,
    stakes,
)
from games.engine.variants.components import BearOff, Track
from games.engine.variants.ends import Gammon
from games.engine.variants.stakes import Stakes
from tests.engine.playing import a_board

SHORT = variants.get("short")


def test_it_is_found_by_name() -> None:
    assert SHORT.name == "short"
    assert {name: variants.get(name) for name in VARIANTS} == dict(VARIANTS)
    assert all(name == variant.name for name, variant in VARIANTS.items())


@pytest.mark.parametrize("name", ["", "Short", "chess", "long"])
def test_it_refuses_a_name_it_does_not_know(name: str) -> None:
    with pytest.raises(UnknownVariant) as refusal:
        variants.get(name)
    assert refusal.value.code == "unknown_rule"
    known = ", ".join(VARIANTS)
    assert refusal.value.detail == f"There is no rule set called '{name}', only {known}."
    assert isinstance(refusal.value, EngineError)


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=list(VARIANTS))
def test_each_names_one_value_of_each_part(variant: Variant) -> None:
    """variants.md section 5."""
    others = {"name", "title", "jump", "beside", "premoves", "stakes", "has_cube", "options"}
    parts = {field.name for field in fields(Variant)} - others - {"chosen"}
    assert parts == {
        *("layout", "track", "opening", "head", "landing", "block", "dice"),
        *("bear_off", "end", "scoring"),
    }
    assert all(getattr(variant, part) is not None for part in parts)
    assert sum(variant.layout.values()) + variant.beside.reserve == 15


def test_it_is_played_on_contrary_tracks() -> None:
    assert SHORT.track is Track.CONTRARY
    assert all(Board.start()[point] == -Board.start()[25 - point] for point in range(1, 25))


def test_it_bears_off_as_the_generator_does() -> None:
    """A higher number from the highest point, and moves inside instead."""
    assert SHORT.bear_off == BearOff(higher=True, inside=True)
    texts = {str(play) for play in legal_plays(a_board("4:2 2:1", "13:1"), "61")}
    assert texts == {"4/3 4/off", "4/off 2/1"}


@pytest.mark.parametrize("module", [components, dice_policy, ends, jumps, premoves, stakes])
def test_every_part_and_what_it_may_be_is_explained(module: ModuleType) -> None:
    parts = [part for part in vars(module).values() if isinstance(part, type)]
    own = [part for part in parts if part.__module__ == module.__name__]
    assert own
    assert all(part.__doc__ and "(" not in part.__doc__.split()[0] for part in own)


def test_it_can_be_changed_into_another() -> None:
    other = SHORT.but("mine", scoring=Gammon(2), stakes=Stakes(jacoby=True))
    assert (other.name, other.track) == ("mine", SHORT.track)
    assert rules_of(other) == Rules(backgammon=2, jacoby=True)
    assert SHORT.scoring == Gammon(3)


def test_it_never_changes() -> None:
    with pytest.raises(FrozenInstanceError):
        SHORT.name = "long"  # type: ignore[misc]
    with pytest.raises(TypeError):
        SHORT.layout[24] = 15  # type: ignore[index]
    with pytest.raises(TypeError):
        VARIANTS["long"] = SHORT  # type: ignore[index]
