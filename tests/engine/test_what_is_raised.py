"""Every public action and function of a game says what it refuses."""

from __future__ import annotations

import pytest

from games.engine.errors import EngineError
from tests.engine.raising import every, raised, said


@pytest.mark.parametrize(
    ("kind", "name"), [pytest.param(kind, name, id=label) for label, kind, name in every()]
)
def test_it_says_what_it_raises(kind: type | None, name: str) -> None:
    """By the class of the refusal or one above it."""
    names = said(kind, name)
    unsaid = [
        error.__name__
        for error in raised(kind, name)
        if not names & {one.__name__ for one in error.__mro__ if issubclass(one, EngineError)}
    ]
    assert not unsaid
