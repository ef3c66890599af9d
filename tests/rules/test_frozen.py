"""Copies of frozen values: what `dataclasses.replace` gives, only faster."""

from __future__ import annotations

import dataclasses
from dataclasses import FrozenInstanceError, dataclass
from functools import cached_property

import pytest

from chouette.rules.frozen import changed, made, replace


@dataclass(frozen=True)
class Score:
    box: int
    team: int = 0

    @cached_property
    def lead(self) -> int:
        return self.box - self.team


def test_it_gives_what_the_standard_library_gives() -> None:
    score = Score(3, 4)
    assert replace(score, team=1) == dataclasses.replace(score, team=1) == Score(3, 1)
    assert repr(replace(score)) == repr(score)


def test_it_leaves_the_old_value_as_it_was() -> None:
    score = Score(3, 4)
    changed(score, {"box": 9})
    assert score == Score(3, 4)


def test_it_does_not_keep_what_was_computed_for_the_old_value() -> None:
    score = Score(3, 4)
    assert score.lead == -1
    assert replace(score, box=6).lead == 2
    assert score.lead == -1


def test_its_copies_are_frozen_too_and_hash_alike() -> None:
    copy = replace(Score(3, 4), box=5)
    assert hash(copy) == hash(Score(5, 4))
    with pytest.raises(FrozenInstanceError):
        copy.box = 7  # type: ignore[misc]  # that it is refused is what is tested


def test_it_makes_what_the_constructor_makes() -> None:
    score = made(Score, box=3, team=4)
    assert score == Score(3, 4)
    assert (hash(score), repr(score), score.lead) == (hash(Score(3, 4)), repr(Score(3, 4)), -1)
    with pytest.raises(FrozenInstanceError):
        score.box = 7  # type: ignore[misc]  # that it is refused is what is tested
