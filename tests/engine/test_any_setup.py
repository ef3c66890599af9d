"""Whatever a notation can tell is a position that tells it again, or is refused as a whole."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given

from games.engine import Ending, InvalidPosition, Phase, Position
from games.engine.gnubg_id import from_gnubg_id, gnubg_id
from games.engine.setup import DROPPED, NO_GAME, OVER, PLAYING, RESIGNED, Setup
from games.engine.snowie import from_snowie_line
from tests.engine.setups import setups

ENDINGS = {OVER: Ending.BORNE_OFF, DROPPED: Ending.DROPPED, RESIGNED: Ending.RESIGNED}


def read(setup: Setup) -> Position | None:
    """The position; None if it is refused. Any other error is a mistake."""
    try:
        return Position.from_setup(setup)
    except InvalidPosition:
        return None


@given(setups())
def test_it_is_a_position_or_refused_with_one_code(setup: Setup) -> None:
    position = read(setup)
    if position:
        assert sum(position.board.own) == 15
        assert position.match.winner is None
        assert position.phase in Phase


@given(setups(states=(NO_GAME, PLAYING)))
def test_it_is_refused_in_play_only_if_the_game_has_been_won(setup: Setup) -> None:
    """A side without checkers has won; nobody can be about to answer a double or a resignation."""
    is_won = bool(setup.board.win or setup.board.swap().win)
    position = read(setup)
    if position is None:
        assert is_won
        assert setup.offer or setup.resigned
    else:
        assert (position.phase is Phase.OVER) == is_won


@given(setups(states=(OVER, DROPPED)))
def test_it_tells_a_finished_game_again_with_the_same_end(setup: Setup) -> None:
    position = read(setup)
    if position is None:
        return
    assert position.outcome
    assert position.outcome.ending is ENDINGS[setup.game_state]
    before, after = position.match.scores, setup.scores
    winner = position.outcome.winner
    assert after[winner] - before[winner] == position.outcome.points
    assert after[winner.other] == before[winner.other]
    told = position.gnubg_id
    again = Position.from_gnubg_id(told)
    assert again.gnubg_id == told
    assert (again.outcome, again.match.scores) == (position.outcome, before)


@given(setups())
def test_it_tells_what_its_id_told(setup: Setup) -> None:
    """Through an ID and back, as far as an ID goes."""
    position = read(from_gnubg_id(gnubg_id(setup)))
    if position is None or setup.game_state == NO_GAME:
        return
    told = position.setup
    if setup.game_state == PLAYING and position.phase is not Phase.OVER:
        assert told.roll == setup.roll
        assert told.offer == ("beaver" if setup.offer == "otter" else setup.offer)
        kept = replace(setup, beavers=False, cube_limit=told.cube_limit, offer=told.offer)
        assert told == kept
    assert (told.board, told.on_roll, told.scores) == (setup.board, setup.on_roll, setup.scores)


@given(setups(states=(PLAYING, PLAYING)))
def test_it_is_told_by_snowie_s_line_without_what_that_has_no_place_for(setup: Setup) -> None:
    position = read(setup)
    if position is None:
        return
    line = position.snowie_line(("Ana", "Bogdan"))
    told, names = from_snowie_line(line)
    assert names == ("Ana", "Bogdan")
    assert (told.board, told.on_roll, told.roll) == (setup.board, setup.on_roll, setup.roll)
    assert (told.length, told.scores, told.crawford) == (
        setup.length,
        setup.scores,
        setup.crawford,
    )
    assert told.cube_level == setup.cube_level
    assert Position.from_snowie_line(line).board == setup.board


@given(setups(states=(PLAYING, PLAYING)))
def test_it_is_drawn_and_described_whatever_it_is(setup: Setup) -> None:
    position = read(setup)
    if position is None:
        return
    assert len(str(position).splitlines()) == 16
    assert position.svg().startswith("<svg ")
    assert position.svg().endswith("</svg>")
    assert position.describe().count("pips") == 2
