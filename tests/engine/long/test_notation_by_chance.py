"""Every play of random games is read back as itself, and no text does worse than be refused."""

from __future__ import annotations

import random

import pytest

from games.engine import variants
from games.engine.errors import AmbiguousPlay, IllegalPlay, InvalidNotation
from games.engine.parallel import counts
from games.engine.parallel.game import LongGame
from games.engine.parallel.steps import Step
from tests.engine.long.positions import PARALLEL, walk

MARKS = ("",) * 20 + ("*", "+", "(2)", "(3)")


def states(name: str, seed: int, every: int) -> list[LongGame]:
    """States of a random game in which something is to be played."""
    return [state for state in walk(name, seed) if state.rounds][::every]


@pytest.mark.parametrize("name", PARALLEL)
def test_every_play_is_read_back_as_itself(name: str, soak: bool) -> None:
    for seed in range(100 if soak else 1):
        rng = random.Random(seed)
        for state in states(name, seed, every=3):
            plays = state.plays()
            for play in rng.sample(plays, min(5, len(plays))):
                assert state.find_play(str(play)) == play
                assert state.play(f" {str(play).upper()} ") == state.play(play)


@pytest.mark.parametrize("name", PARALLEL)
def test_each_play_is_written_in_its_own_way(name: str) -> None:
    for state in states(name, seed=4, every=11):
        plays = state.plays()
        assert len({str(play) for play in plays}) == len(plays)


@pytest.mark.parametrize("name", PARALLEL)
def test_a_play_hop_by_hop_is_the_same_play(name: str) -> None:
    for state in states(name, seed=3, every=7):
        for play in state.plays()[:4]:
            assert state.find_play(", ".join(map(_hop, play.steps))) == play


def _hop(step: Step) -> str:
    takes = step.takes.value if step.takes else ""
    return f"{'e' * step.marked}{step.source}/{step.target}{takes}"


@pytest.mark.parametrize("name", PARALLEL)
def test_any_other_moves_are_refused_with_a_rule(name: str, soak: bool) -> None:
    rng = random.Random(name)
    answers = {
        _answer(state, " ".join(_move(rng, state) for _ in range(rng.randint(1, 4))))
        for state in states(name, seed=9, every=1 if soak else 4)
        for _ in range(15)
    }
    assert "wrong" not in answers
    assert len(answers) > 5


def _answer(state: LongGame, text: str) -> str:
    """The rule that the text breaks, or that it is legal."""
    try:
        return "legal" if state.find_play(text) in state.plays() else "wrong"
    except IllegalPlay as refusal:
        return refusal.rule
    except (InvalidNotation, AmbiguousPlay) as refusal:
        return refusal.code


def _move(rng: random.Random, state: LongGame) -> str:
    """A move that may be none, more often than not one of the dice."""
    own = counts.counts(state.sides[state.actor])
    held = [point for point in range(1, counts.PLACES) if own[point]] or [24]
    source = rng.choice(held if rng.random() < 0.9 else range(1, 26))
    number = rng.choice((*state.numbers, *state.numbers, *state.numbers, *range(1, 10)))
    target = max(source - number, 0)
    if rng.random() < 0.1:
        target = number
    return f"{'e' * (rng.random() < 0.1)}{source}/{target}{rng.choice(MARKS)}"


@pytest.mark.parametrize(
    "text",
    ["/", "e", "e/", "24", "24/24", "6/24", "0/0", "x", "e e e", "24/18(9)", "٢٤/١٨", "24/18+*",
     "é24/18", "24/18\x00", "-1/3", "24/18/", "{0}", "ee24/18", "24/18 " * 40, "1" * 5_000],
)  # fmt: skip
def test_what_is_no_notation_is_refused_as_such(text: str) -> None:
    state = LongGame.start(variants.get("emir")).throw("65")
    with pytest.raises(InvalidNotation) as refusal:
        state.find_play(text)
    assert refusal.value.code == "bad_notation"
    assert len(refusal.value.detail) < 250
