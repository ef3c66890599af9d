"""Every class of error by itself: made with what its message needs, copied, and sent elsewhere."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Iterator

import pytest

from games.engine import EngineError, IllegalPlay, errors, legality
from games.engine.errors import counted, shown


def classes(kind: type[EngineError] = EngineError) -> Iterator[type[EngineError]]:
    """The class and everything below it in the engine."""
    yield kind
    for further in kind.__subclasses__():
        if further.__module__.startswith("games.engine."):
            yield from classes(further)


EVERY = sorted(set(classes()), key=lambda kind: kind.__name__)
NAMES = [kind.__name__ for kind in EVERY]


def made(kind: type[EngineError]) -> EngineError:
    return kind(**dict.fromkeys(kind.needs, 7))


def test_it_knows_the_classes_of_both_modules() -> None:
    assert {errors.TooManyCheckers, errors.GameIsOver, legality.PointHeld} <= set(EVERY)
    assert len(EVERY) > 50


@pytest.mark.parametrize("kind", EVERY, ids=NAMES)
def test_it_is_not_made_without_what_its_message_names(kind: type[EngineError]) -> None:
    if kind.needs:
        with pytest.raises(TypeError) as refusal:
            kind()
        assert all(name in str(refusal.value) for name in (kind.__name__, *kind.needs))
    else:
        assert str(kind()) == kind.message


@pytest.mark.parametrize("kind", EVERY, ids=NAMES)
def test_it_is_the_same_copied_or_sent_to_another_process(kind: type[EngineError]) -> None:
    error = made(kind)
    for again in (copy.copy(error), copy.deepcopy(error), pickle.loads(pickle.dumps(error))):
        assert type(again) is kind
        assert (str(again), again.args, again.params) == (str(error), error.args, error.params)


@pytest.mark.parametrize("kind", EVERY, ids=NAMES)
def test_it_says_a_whole_sentence(kind: type[EngineError]) -> None:
    said = str(made(kind))
    assert re.fullmatch(r"['A-Z0-9].*[.7]", said)
    assert not re.search(r"[{}]|  |\.\.", said)


def test_it_names_all_that_is_missing() -> None:
    with pytest.raises(TypeError, match="IllegalPlay needs dice and text"):
        IllegalPlay()
    with pytest.raises(TypeError, match=r"IllegalPlay needs dice$"):
        IllegalPlay(text="8/5")


def test_it_keeps_more_than_its_message_names() -> None:
    error = IllegalPlay(text="8/5", dice="3-1", point=5)
    assert error.params["point"] == 5
    assert str(error) == "'8/5' is not legal with 3-1."


def test_it_can_be_given_further_classes() -> None:
    class Slow(EngineError):
        """{side} is slow."""

    assert str(Slow(side="Ana")) == "Ana is slow."
    with pytest.raises(TypeError, match="Slow needs side"):
        Slow()


def test_it_counts_in_words_and_shortens_what_is_long() -> None:
    assert [counted(n, "field") for n in (0, 1, 2)] == ["0 fields", "1 field", "2 fields"]
    assert shown("x") == "'x'"
    assert len(shown("x" * 5000)) == 41
