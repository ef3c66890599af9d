"""Who begins: one die each, the higher plays both (SB-2)."""

from __future__ import annotations

import random

import pytest

from games.engine import Board, Cube, Game, InvalidDice, Match, MatchIsOver, NotNow, Phase, Roll
from games.engine.actions import Opened
from games.engine.errors import HasBegun, OpeningFirst
from tests.engine.playing import BLACK, WHITE, opened


def test_it_begins_with_no_position() -> None:
    game = Game.start(Match(7))
    assert game.position is None
    assert game.outcome is None
    assert game.history == ()
    assert game.cube == Cube()


@pytest.mark.parametrize("white", range(1, 7))
@pytest.mark.parametrize("black", range(1, 7))
def test_it_is_won_by_the_higher_die_whose_side_plays_both(white: int, black: int) -> None:
    game = Game.start().open(white, black)
    if white == black:
        assert game.position is None
        return
    assert game.position
    assert game.position.on_roll is (WHITE if white > black else BLACK)
    assert game.position.roll == Roll(white, black)
    assert game.position.phase is Phase.PLAY
    assert game.position.board == Board.start()


def test_it_puts_the_higher_die_first() -> None:
    for white, black in ((2, 5), (5, 2)):
        position = opened(white=white, black=black).position
        assert position
        assert str(position.roll) == "5-2"


def test_it_is_thrown_again_while_the_dice_are_equal() -> None:
    game = Game.start()
    for number in range(1, 7):
        game = game.open(number, number)
        assert game.position is None
    game = game.open(1, 2)
    assert game.position
    assert game.history == (*(Opened(n, n) for n in range(1, 7)), Opened(1, 2))


def test_it_never_gives_a_doublet_to_play() -> None:
    """Seed 004: exactly 15 rolls can open a game."""
    rolls = set()
    for white in range(1, 7):
        for black in range(1, 7):
            if position := Game.start().open(white, black).position:
                rolls.add(position.roll)
    assert len(rolls) == 15
    assert not any(roll.is_doublet for roll in rolls if roll)


def test_it_leaves_no_time_to_double() -> None:
    position = opened().position
    assert position
    assert not position.may_double


def test_it_comes_before_everything_else() -> None:
    game = Game.start()
    for action in (
        lambda: game.throw("31"),
        lambda: game.play("8/5 6/5"),
        game.double,
        game.take,
        game.drop,
        game.turn_again,
        game.stay_out,
        lambda: game.resign(1),
        game.accept_resignation,
        game.refuse_resignation,
        lambda: game.throw_too_soon("31"),
        lambda: game.play_illegally(Board.start()),
    ):
        with pytest.raises(OpeningFirst) as refusal:
            action()
        assert refusal.value.code == "not_now"
        assert refusal.value.detail == "The opening dice are still to be thrown."


def test_it_comes_once() -> None:
    for game in (opened(), opened().play("8/5 6/5"), opened().resign(1).accept_resignation()):
        with pytest.raises(HasBegun) as refusal:
            game.open(3, 1)
        assert isinstance(refusal.value, NotNow)
        assert refusal.value.detail == "The game has begun: its opening dice are thrown."


@pytest.mark.parametrize("dice", [(0, 1), (7, 1), (1, 7), (3, -1), (True, 2), ("3", 1)])
def test_it_needs_two_dice(dice: tuple[int, int]) -> None:
    with pytest.raises(InvalidDice) as refusal:
        Game.start().open(*dice)
    assert refusal.value.code == "bad_dice"


def test_it_is_not_thrown_in_a_match_that_is_over() -> None:
    with pytest.raises(MatchIsOver, match="White has won it"):
        Game.start(Match(5, (6, 2)))


def test_it_gives_each_side_the_first_move_as_often() -> None:
    rng, begins = random.Random(11), {WHITE: 0, BLACK: 0}
    for _ in range(2_000):
        position = Game.start().open(rng.randint(1, 6), rng.randint(1, 6)).position
        if position:
            begins[position.on_roll] += 1
    assert 0.9 < begins[WHITE] / begins[BLACK] < 1.1
    # Five throws of six decide.
    assert 1_600 < sum(begins.values()) < 1_730
