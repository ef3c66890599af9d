"""Dice thrown before the other side has finished: they stand or are void, as agreed (SB-15).

Seed 000: the throw is good, and who is still to play may make use of knowing it; then the dice
thrown early are played. Seed 001: it is no throw, unless both bear off past each other or the play
is forced.
"""

from __future__ import annotations

import pytest

from games.engine import Board, Game, Match, NotNow, Phase, Roll, Rules
from games.engine.actions import ThrewTooSoon
from games.engine.errors import DiceAlreadyThrown, GameIsOver, NotRolled, OpeningFirst
from tests.engine.playing import RACE, WHITE, a_board, a_position, at, opened

STAND = Match(rules=Rules(premature_rolls="stand"))
VOID = Match()
KEPT = opened(STAND).throw_too_soon("62")


def test_it_is_recorded_whether_it_stands_or_not() -> None:
    assert KEPT.history[-1] == ThrewTooSoon(WHITE, Roll(6, 2), stands=True)
    void = opened(VOID).throw_too_soon("62")
    assert void.history[-1] == ThrewTooSoon(WHITE, Roll(6, 2), stands=False)
    assert void.kept_roll is None


def test_it_leaves_the_turn_with_who_is_to_play() -> None:
    for game in (KEPT, opened(VOID).throw_too_soon("62")):
        assert game.position == opened(game.match).position


def test_it_is_played_next_where_it_stands() -> None:
    after = KEPT.play("8/5 6/5")
    assert after.position
    assert (after.position.on_roll, after.position.roll) == (WHITE, Roll(6, 2))
    assert after.position.phase is Phase.PLAY
    assert after.kept_roll is None
    assert after.play("24/18 13/11").position == (
        opened(STAND).play("8/5 6/5").throw("62").play("24/18 13/11").position
    )


def test_it_leaves_no_time_to_double() -> None:
    """Who has thrown has let his chance go."""
    position = KEPT.play("8/5 6/5").position
    assert position
    assert not position.may_double


def test_it_is_thrown_again_where_it_is_void() -> None:
    after = opened(VOID).throw_too_soon("62").play("8/5 6/5")
    assert after.position
    assert (after.position.roll, after.position.may_double) == (None, True)
    assert after.throw("31").position


def test_it_stands_anyway_once_both_bear_off_past_each_other() -> None:
    race = at(a_position(RACE, RACE)).throw("65")
    assert race.throw_too_soon("31").kept_roll == Roll(3, 1)
    for own, opponent in ((f"{RACE} 7:1", RACE), (RACE, f"{RACE} 7:1"), (RACE, "24:1 1:2")):
        game = at(a_position(own, opponent)).throw("21")
        assert game.throw_too_soon("31").kept_roll is None


@pytest.mark.parametrize(
    ("own", "opponent", "dice", "stands"),
    [
        ("bar:1 13:1 6:13", "6:2 5:2 4:2 3:2 2:2 1:2 8:3", "65", True),
        ("24:1", "18:2 19:2 13:2 12:2", "61", True),
        ("24:1 13:1", "2:2", "61", False),
    ],
    ids=["no play", "one play", "a choice"],
)
def test_it_stands_anyway_where_the_play_is_forced(
    own: str, opponent: str, dice: str, stands: bool
) -> None:
    game = at(a_position(own, opponent)).throw(dice)
    assert game.position
    assert game.position.premature_roll_stands == stands
    assert (game.throw_too_soon("31").kept_roll is not None) == stands


def test_it_counts_once_however_often_it_is_thrown() -> None:
    with pytest.raises(DiceAlreadyThrown, match="White has thrown the dice"):
        KEPT.throw_too_soon("62")
    void = opened(VOID).throw_too_soon("62").throw_too_soon("31")
    assert len(void.history) == 3
    assert void.kept_roll is None


def test_it_is_forgotten_when_the_game_ends_first() -> None:
    kept = at(a_position("1:1", "6:15")).throw("21").throw_too_soon("66")
    over = kept.play("1/off")
    assert over.outcome
    assert over.kept_roll is None
    assert over.position
    assert over.position.roll is None


def test_it_waits_while_a_resignation_is_answered() -> None:
    assert KEPT.resign(1).refuse_resignation().kept_roll == Roll(6, 2)
    assert KEPT.resign(1).refuse_resignation().play("8/5 6/5").position == (
        KEPT.play("8/5 6/5").position
    )


def test_it_stands_after_an_illegal_play_and_its_correction() -> None:
    illegal = KEPT.play_illegally(Board.start())
    assert illegal.position
    assert (illegal.position.on_roll, illegal.position.roll) == (WHITE, Roll(6, 2))
    assert illegal.may_correct
    corrected = illegal.correct("8/5 6/5")
    assert corrected.position == KEPT.play("8/5 6/5").position
    assert not illegal.play("24/18 13/11").may_correct


def test_it_stands_when_the_correction_takes_the_end_of_the_game_back() -> None:
    kept = at(a_position("2:2 1:2", "6:15", match=STAND)).throw("11").throw_too_soon("66")
    over = kept.play_illegally(a_board("", "6:15"))
    assert over.outcome
    corrected = over.correct("2/1(2) 1/off(2)").position
    assert corrected
    assert (corrected.on_roll, corrected.roll) == (WHITE, Roll(6, 6))


def test_it_needs_a_turn_that_is_not_finished() -> None:
    with pytest.raises(OpeningFirst):
        Game.start().throw_too_soon("31")
    for game in (opened().play("8/5 6/5"), opened().resign(1)):
        with pytest.raises(NotNow):
            game.throw_too_soon("31")
    with pytest.raises(GameIsOver):
        opened().resign(1).accept_resignation().throw_too_soon("31")
    with pytest.raises(NotRolled):
        _ = a_position().premature_roll_stands
