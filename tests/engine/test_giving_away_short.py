"""`base = short` of giveaway (3.1): backgammon in which whoever bears off first has lost."""

from __future__ import annotations

import pytest

from games.engine import Game, Match, Position, Rules, Side, variants
from games.engine.board import Board
from games.engine.by_variant import rules_of
from games.engine.errors import NoCube
from games.engine.outcome import Ending, Outcome, Win
from games.engine.telling import GivenAwayNotToBeTold
from games.engine.tool import legal_plays_of
from games.engine.variants.variant import Value
from tests.engine.playing import BLACK, WHITE, a_position

GIVEAWAY = variants.get("giveaway")


def agreed(**chosen: Value) -> Rules:
    return rules_of(GIVEAWAY.having({"base": "short", **chosen}))


def a_game(own: str, opponent: str, length: int = 0, **chosen: Value) -> Position:
    """Black is on roll."""
    return a_position(own, opponent, match=Match(length, rules=agreed(**chosen)))


def test_its_plays_are_those_of_backgammon() -> None:
    start = {"xgid": Position.start().xgid, "dice": "31"}
    told = legal_plays_of({**start, "variant": "giveaway", "options": {"base": "short"}})
    assert told == legal_plays_of(start)
    assert len(told["plays"]) == 16


@pytest.mark.parametrize(
    ("opponent", "mars", "points"),
    [("6:15", False, 1), ("6:15", True, 2), ("6:14", False, 1), ("6:14", True, 1)],
)
def test_whoever_is_off_first_has_lost(opponent: str, mars: bool, points: int) -> None:
    """Two where that is agreed on and the winner has kept all his checkers."""
    at = a_game("1:1", opponent, giveaway_mars=mars).throw("65")
    assert at.outcome is None
    outcome = at.play("1/off").outcome
    assert outcome == Outcome(WHITE, Win(points), Ending.BORNE_OFF, points)
    assert outcome.loser is BLACK


@pytest.mark.parametrize("loser", ["19:1 6:14", "bar:1 6:14"])
def test_there_is_no_backgammon_in_it(loser: str) -> None:
    for mars, points in ((False, 1), (True, 2)):
        outcome = a_game("1:1", loser, giveaway_mars=mars).throw("65").play("1/off").outcome
        assert outcome
        assert (outcome.winner, outcome.points) == (WHITE, points)


def test_the_next_game_of_the_match_is_at_the_score_of_whoever_has_won() -> None:
    at = a_game("1:1", "6:15", length=5, giveaway_mars=True).throw("65")
    assert Game.from_position(at).play("1/off").next_game().match.scores == (2, 0)


def test_a_match_is_won_by_giving_away() -> None:
    at = a_game("1:1", "6:15", length=1).throw("65").play("1/off")
    assert at.outcome
    assert at.match.after(at.outcome).winner is WHITE


def test_its_words_say_who_has_won_and_how_it_is_played() -> None:
    at = a_game("1:1", "6:15", giveaway_mars=True).throw("65")
    assert "Money game, whoever is off first loses." in at.describe()
    assert at.play("1/off").describe().startswith("White has won a gammon, worth 2.")
    assert "loses" not in Position.start().describe()


def test_an_illegal_play_that_bears_off_the_last_loses_too() -> None:
    at = a_game("6:1 1:1", "6:15").throw("21").play_illegally(Board({}, {6: 15}))
    assert at.outcome
    assert at.outcome.winner is WHITE


def test_nobody_may_refuse_to_bear_off_the_last() -> None:
    at = a_game("1:1", "6:15")
    assert [str(play) for play in at.legal_plays("65")] == ["1/off"]


def test_who_resigns_or_drops_has_lost_here_too() -> None:
    resigned = a_game("1:1", "6:15").resign(1).accept_resignation().outcome
    dropped = a_game("1:1", "6:15", cube="standard").double().drop().outcome
    assert resigned == Outcome(WHITE, Win.SINGLE, Ending.RESIGNED, 1)
    assert dropped == Outcome(BLACK, Win.SINGLE, Ending.DROPPED, 1)


def test_there_is_a_cube_only_where_one_is_agreed_on() -> None:
    with pytest.raises(NoCube):
        a_game("6:1", "6:1").double()
    at = a_game("1:1", "6:15", cube="standard", giveaway_mars=True)
    outcome = at.double().take().throw("65").play("1/off").outcome
    assert outcome
    assert outcome.points == 4


def test_no_id_tells_that_it_was_lost_by_bearing_off() -> None:
    """Whoever reads one scores it as backgammon; a game that goes on reads the same."""
    at = a_game("1:1", "6:15").throw("65")
    assert Position.from_gnubg_id(at.gnubg_id).board == at.board
    with pytest.raises(GivenAwayNotToBeTold) as refusal:
        _ = at.play("1/off").gnubg_id
    assert refusal.value.code == "bad_position"
    assert refusal.value.detail == "No ID tells that whoever was off first has lost."
    assert a_game("1:1", "6:15").resign(1).accept_resignation().gnubg_id


@pytest.mark.parametrize("side", Side)
def test_in_backgammon_whoever_is_off_first_has_won(side: Side) -> None:
    match = Match(rules=rules_of(variants.get("short")))
    outcome = a_position("1:1", "6:15", on_roll=side, match=match).play("1/off", "65").outcome
    assert outcome == Outcome(side, Win.GAMMON, Ending.BORNE_OFF, 2)


def test_it_begins_as_backgammon_does() -> None:
    variant = GIVEAWAY.having({"base": "short"})
    assert Board(variant.layout, variant.layout) == Board.start()
