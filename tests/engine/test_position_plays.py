"""Plays in a position: found, made, and passed where nothing can be played."""

from __future__ import annotations

import pytest

from games.engine import (
    AmbiguousPlay,
    Board,
    GameIsOver,
    IllegalPlay,
    InvalidDice,
    InvalidNotation,
    Position,
    Roll,
)
from games.engine.errors import NotRolled, OtherDiceThrown, PlayIsLegal, ToThrow
from games.engine.legality import PlayerCanMove, PointHeld
from tests.engine.playing import WHITE, a_board, a_position

START = Position.start()
THROWN = START.throw("31")
DANCES = a_position("bar:1 6:14", "6:2 5:2 4:2 3:2 2:2 1:1 24:4").throw("65")
"""Black enters with a 1 only."""


def test_it_lists_the_plays_of_the_dice_on_the_table() -> None:
    """SB1: sixteen results of 3-1."""
    plays = THROWN.legal_plays()
    assert len(plays) == len({play.board for play in plays}) == 16
    assert "8/5 6/5" in map(str, plays)


def test_it_lists_the_plays_of_any_dice() -> None:
    assert START.legal_plays("31") == THROWN.legal_plays()
    assert THROWN.legal_plays((6, 6)) == START.legal_plays("66")
    assert START.double().legal_plays("31") == THROWN.legal_plays()
    assert START.resign(1).legal_plays("31") == THROWN.legal_plays()


def test_it_has_no_plays_before_the_dice_or_after_the_game() -> None:
    with pytest.raises(NotRolled) as refusal:
        START.legal_plays()
    assert (refusal.value.code, refusal.value.detail) == (
        "bad_dice",
        "No dice have been thrown yet.",
    )
    over = START.double().drop()
    for dice in (None, "31"):
        with pytest.raises(GameIsOver):
            over.legal_plays(dice)


def test_it_plays_what_is_written() -> None:
    after = THROWN.play("6/5 8/5").board.swap()
    assert after == a_board("24:2 13:5 8:2 6:4 5:2")


def test_it_plays_a_play_that_it_has_listed() -> None:
    for play in THROWN.legal_plays():
        assert THROWN.play(play) == THROWN.play(str(play))
        assert THROWN.play(play).board == play.board.swap()
        assert THROWN.find_play(play) is play


def test_it_refuses_a_play_of_another_board_or_other_dice() -> None:
    foreign = a_position("24:2 13:4 8:4 6:5").throw("31").find_play("8/5 6/5")
    for play in (foreign, START.throw("32").find_play("24/22 13/10")):
        with pytest.raises(IllegalPlay, match="is a play of another position or of other dice"):
            THROWN.play(play)


def test_it_throws_and_plays_in_one_breath() -> None:
    assert START.play("8/5 6/5", "31") == THROWN.play("8/5 6/5")
    assert THROWN.play("8/5 6/5", "13") == THROWN.play("8/5 6/5")


def test_it_refuses_other_dice_than_those_on_the_table() -> None:
    with pytest.raises(OtherDiceThrown) as refusal:
        THROWN.play("24/18 13/11", Roll(6, 2))
    assert refusal.value.detail == "3-1 has been thrown, not 6-2."
    assert refusal.value.code == "bad_dice"


def test_it_refuses_a_play_before_the_dice() -> None:
    with pytest.raises(ToThrow, match="Black is to throw the dice now"):
        START.play("8/5 6/5")


@pytest.mark.parametrize("dice", ["", "7-1", (0, 1), "x"])
def test_it_refuses_what_are_no_dice(dice: str) -> None:
    with pytest.raises(InvalidDice):
        START.play("8/5 6/5", dice)
    with pytest.raises(InvalidDice):
        START.throw(dice)


def test_it_says_why_a_play_is_refused() -> None:
    with pytest.raises(PointHeld, match="19 is held by White"):
        START.play("24/19 13/12", "51")
    with pytest.raises(InvalidNotation):
        THROWN.play("castles")
    blots = a_position("24:1 6:2", "7:1 2:1").throw("65")
    assert str(blots.find_play("24/13")) == "24/13"
    both_ways = a_position("24:1 6:2", "7:1 6:1 2:2").throw("65")
    with pytest.raises(AmbiguousPlay):
        both_ways.play("24/13")


@pytest.mark.parametrize("text", ["", "pass", "cannot move", "dances", " "])
def test_it_passes_where_nothing_can_be_played(text: str) -> None:
    assert DANCES.legal_plays() == ()
    after = DANCES.play(text)
    assert after.board == DANCES.board.swap()
    assert (after.on_roll, after.roll) == (WHITE, None)


def test_it_passes_by_the_play_that_says_so() -> None:
    none = DANCES.find_play("pass")
    assert (str(none), none.numbers_played, none.board) == ("", 0, DANCES.board)
    assert DANCES.play(none) == DANCES.play("")


def test_it_passes_nowhere_else() -> None:
    with pytest.raises(PlayerCanMove):
        THROWN.play("pass")
    with pytest.raises(IllegalPlay):
        THROWN.play(DANCES.find_play("pass"))


def test_it_tells_a_legal_play_from_an_illegal_one() -> None:
    left = THROWN.play("8/5 6/5").board.swap()
    with pytest.raises(PlayIsLegal) as refusal:
        THROWN.play_illegally(left)
    assert refusal.value.detail == "This is a legal play: 8/5 6/5 leads there."
    with pytest.raises(PlayIsLegal, match="pass leads there"):
        DANCES.play_illegally(DANCES.board)
    assert THROWN.play_illegally(Board.start()).on_roll is WHITE
