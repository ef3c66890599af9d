"""Matches and money sessions: the score and what it means (SB-12)."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from games.engine import Game, InvalidPosition, Match, MatchIsOver, Position, Rules
from games.engine.errors import InvalidMatch
from tests.engine.playing import BLACK, MONEY, WHITE, won


def test_it_is_a_money_session_unless_it_has_a_length() -> None:
    assert Match().is_money
    assert not Match(1).is_money


def test_it_adds_each_game_to_the_winner_s_score() -> None:
    match = Match(7)
    for winner, points, scores in [
        (WHITE, 2, (2, 0)),
        (BLACK, 1, (2, 1)),
        (BLACK, 4, (2, 5)),
        (WHITE, 3, (5, 5)),
    ]:
        match = match.after(won(winner, points))
        assert match.scores == scores
        assert match.winner is None
    assert match.after(won(BLACK, 2)).winner is BLACK


def test_it_is_won_by_the_first_to_reach_its_length() -> None:
    assert Match(5, (4, 4)).winner is None
    assert Match(5, (5, 4)).winner is WHITE
    assert Match(5, (0, 5)).winner is BLACK


def test_it_gives_no_bonus_for_more_points_than_are_needed() -> None:
    """CU7: match to 5 at 4-2, a gammon on a 2-cube: 8-2 is just a won match."""
    match = Match(5, (4, 2)).after(won(WHITE, 4))
    assert (match.scores, match.winner) == ((8, 2), WHITE)


def test_it_never_ends_for_money() -> None:
    match = Match(rules=MONEY)
    for _ in range(50):
        match = match.after(won(WHITE, 1024))
    assert (match.scores, match.winner) == ((51_200, 0), None)
    position = Game.start(match).open(1, 3).position
    assert position
    with pytest.raises(InvalidPosition, match="a length or score is 0 to 32767, not 51200"):
        _ = position.gnubg_id


def test_it_has_no_game_after_its_last() -> None:
    over = Match(5, (5, 2))
    with pytest.raises(MatchIsOver) as refusal:
        over.after(won(BLACK, 1))
    assert refusal.value.code == "match_over"
    assert refusal.value.detail == "The match is over: White has won it."
    for begin in (Game.start, Position.start):
        with pytest.raises(MatchIsOver):
            begin(over)


def test_it_keeps_the_rules_of_money_out_of_matches() -> None:
    for length in (0, 1, 7):
        match = Match(length, rules=MONEY)
        assert match.jacoby == (length == 0)
        assert match.beavers == (3 if length == 0 else 0)
        assert match.automatic_doubles == (2 if length == 0 else 0)


def test_it_has_a_cube_unless_agreed_otherwise() -> None:
    assert Match().has_cube
    assert Match(1).has_cube
    assert not Match(rules=Rules(cube_limit=1)).has_cube
    assert not Match(7, rules=Rules(cube_limit=1)).has_cube


SCORES = "its scores must be two whole numbers, 0 or more, not "
NOT_YET = "is not at its Crawford game"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"length": -1}, "its length must be a whole number, 0 or more, not -1"),
        ({"length": 5.0}, "its length must be a whole number, 0 or more, not 5.0"),
        ({"scores": (-1, 0)}, f"{SCORES}(-1, 0)"),
        ({"scores": (0, -3)}, f"{SCORES}(0, -3)"),
        ({"scores": (0,)}, f"{SCORES}(0,)"),
        ({"scores": [0, 0]}, f"{SCORES}[0, 0]"),
        ({"scores": None}, f"{SCORES}null"),
        ({"length": 5, "scores": (5, 5)}, "at 5-5 both sides have won a match to 5"),
        ({"length": 5, "scores": (6, 9)}, "at 6-9 both sides have won a match to 5"),
        ({"is_crawford": True}, "a money session has no Crawford game"),
        ({"length": 5, "is_crawford": True}, f"at 0-0 a match to 5 {NOT_YET}"),
        ({"length": 1, "is_crawford": True}, f"at 0-0 a match to 1 {NOT_YET}"),
        ({"length": 5, "scores": (4, 5), "is_crawford": True}, f"at 4-5 a match to 5 {NOT_YET}"),
    ],
)
def test_it_refuses_what_is_no_match(fields: dict[str, object], reason: str) -> None:
    with pytest.raises(InvalidMatch) as refusal:
        Match(**fields)  # type: ignore[arg-type]
    assert refusal.value.detail == f"This is not a match: {reason}."
    assert refusal.value.code == "bad_position"
    assert isinstance(refusal.value, InvalidPosition)


def test_it_has_no_crawford_game_where_that_rule_is_not_played() -> None:
    with pytest.raises(InvalidMatch):
        Match(5, (4, 0), True, Rules(crawford=False))


def test_it_is_a_value_that_never_changes() -> None:
    match = Match(7, (1, 2))
    with pytest.raises(FrozenInstanceError):
        match.scores = (2, 2)  # type: ignore[misc]
    assert match == Match(7, (1, 2), rules=Rules())
    assert len({match, replace(match), match.after(won(WHITE, 1))}) == 2


def test_it_plays_on_at_the_new_score() -> None:
    game = Game.start(Match(5, rules=Rules(crawford=False))).open(1, 3).resign(2)
    following = game.accept_resignation().next_game()
    assert following.match.scores == (2, 0)
    assert following.position is None
    assert following.history == ()
