"""The turn of a side that is on the bar against a closed board: it need not throw."""

from __future__ import annotations

import pytest

from games.engine import Cube, Game, Phase
from games.engine.actions import StayedOut
from games.engine.errors import NotShutOut, OpeningFirst, ToPlay
from tests.engine.playing import BLACK, WHITE, a_position, at

CLOSED = "6:2 5:2 4:2 3:2 2:2 1:2 8:3"
SHUT_OUT = a_position("bar:1 13:1 6:13", CLOSED)


def test_it_passes_the_turn_without_dice() -> None:
    """Seed 002: he cannot throw, since it is impossible to enter."""
    after = SHUT_OUT.stay_out()
    assert (after.on_roll, after.phase, after.throws) == (WHITE, Phase.THROW, 0)
    assert after.board == SHUT_OUT.board.swap()


def test_it_leads_where_any_throw_would() -> None:
    for dice in ("11", "65", "66", "31"):
        assert SHUT_OUT.legal_plays(dice) == ()
        assert SHUT_OUT.play("", dice).board == SHUT_OUT.stay_out().board


def test_it_may_come_after_a_double() -> None:
    """Seed 000: one may double also in a turn in which no dice are thrown."""
    after = SHUT_OUT.double().take().stay_out()
    assert after.cube == Cube(2, WHITE)
    assert after.on_roll is WHITE
    assert not SHUT_OUT.double().take().may_double


@pytest.mark.parametrize(
    ("own", "opponent"),
    [
        ("13:1 6:14", CLOSED),
        ("bar:1 13:1 6:13", "6:2 5:2 4:2 3:2 2:2 1:1 8:4"),
        ("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5"),
        ("bar:1 6:14", "24:2 13:5 8:3 6:5"),
    ],
    ids=["nobody on the bar", "a blot to hit", "the start", "an open board"],
)
def test_it_is_for_those_only_whom_no_number_lets_move(own: str, opponent: str) -> None:
    with pytest.raises(NotShutOut) as refusal:
        a_position(own, opponent).stay_out()
    assert refusal.value.code == "not_shut_out"
    assert refusal.value.detail == "Black is not shut out, and has to throw the dice."


def test_it_is_too_late_once_the_dice_are_thrown() -> None:
    with pytest.raises(ToPlay):
        SHUT_OUT.throw("31").stay_out()


def test_it_is_recorded_and_undone() -> None:
    game = at(SHUT_OUT)
    stayed = game.stay_out()
    assert stayed.history == (StayedOut(BLACK),)
    assert stayed.position == SHUT_OUT.stay_out()
    assert stayed.undo() == game
    assert game.replay(stayed.history) == stayed


def test_it_needs_a_game_that_has_begun() -> None:
    with pytest.raises(OpeningFirst):
        Game.start().stay_out()


def test_it_can_be_done_turn_after_turn() -> None:
    """White bears in behind his closed board; Black waits."""
    position = SHUT_OUT
    for text in ("8/6 8/7", "8/6 7/6"):
        position = position.stay_out().play(text, "21")
        assert position.on_roll is BLACK
        assert position.board.is_shut_out
    assert position.throws == 2
