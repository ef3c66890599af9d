"""Whatever was played is read back from what was written of it, in every format."""

from __future__ import annotations

import pytest

from games.engine import Game, Match, Position
from games.records import WRITERS, Record, read, record_of, write

from .files import NAMES, a_match

SEEDS = range(32)
FORMATS = sorted(WRITERS)
ODD = ("Ana ] the \\ first", "")


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_is_read_back_as_it_was_played(seed: int, format: str) -> None:
    record = record_of(NAMES, a_match(seed))
    reading = read(write(record, format))
    assert reading.faults == ()
    assert reading.record == record
    assert reading.is_legal


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_has_the_results_and_the_boards_of_the_games(seed: int) -> None:
    games = a_match(seed)
    record = record_of(NAMES, games)
    assert [_result(game) for game in games] == [_recorded(record, n) for n in range(len(games))]
    for game, recorded in zip(games, record.games, strict=True):
        assert recorded.match.scores == game.match.scores
        assert recorded.match.is_crawford == game.match.is_crawford
        assert recorded.steps[-1].before.board in _boards(game)


@pytest.mark.parametrize("format", FORMATS)
def test_names_may_be_odd_or_missing(format: str) -> None:
    record = record_of(ODD, a_match(0))
    assert read(write(record, format)).record.names == ODD


@pytest.mark.parametrize("format", FORMATS)
def test_long_names_do_not_move_the_columns(format: str) -> None:
    names = ("Wilhelmina of the long table by the window" * 2)[:80], "Bo"
    for seed in range(8):
        record = record_of(names, a_match(seed))
        assert read(write(record, format)).record == record


@pytest.mark.parametrize("format", FORMATS)
def test_a_game_that_was_not_finished_has_no_result(format: str) -> None:
    game = Game.start(Match(5)).open(white=3, black=1).play("8/5 6/5").throw("64").play("24/14")
    record = record_of(NAMES, [game])
    reading = read(write(record, format))
    assert reading.record == record
    assert reading.record.games[0].outcome is None
    assert reading.faults == ()


def test_an_illegal_play_that_may_be_corrected_is_nothing_for_a_file() -> None:
    game = Game.start().open(white=3, black=1)
    stray = Position.start().play("6/2 6/5", "41").board.swap()
    with pytest.raises(ValueError, match="may be corrected"):
        record_of(NAMES, [game.play_illegally(stray)])


def test_another_format_is_refused() -> None:
    with pytest.raises(KeyError):
        write(record_of(NAMES, a_match(1)), "pdf")


def _result(game: Game) -> tuple[object, ...]:
    assert game.outcome
    return game.outcome.winner, game.outcome.points, game.outcome.ending


def _recorded(record: Record, number: int) -> tuple[object, ...]:
    outcome = record.games[number].outcome
    assert outcome
    return outcome.winner, outcome.points, outcome.ending


def _boards(game: Game) -> list[object]:
    at: Game | None = game
    boards: list[object] = []
    while at:
        boards += [at.position.board] if at.position else []
        at = at.previous
    return boards
