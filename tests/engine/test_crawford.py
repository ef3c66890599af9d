"""The Crawford game: no cube in the first game after a side needs one point more (SB-13)."""

from __future__ import annotations

import pytest

from games.engine import CubeNotAvailable, Game, Match, Position, Rules, Side
from tests.engine.playing import BLACK, WHITE, won


def after(match: Match, *games: tuple[Side, int]) -> Match:
    for winner, points in games:
        match = match.after(won(winner, points))
    return match


def test_it_is_the_first_game_after_a_side_comes_within_a_point() -> None:
    """CU5: match to 5: W wins 2, B 1, W 2: the next is the Crawford game, and only that one."""
    match = after(Match(5), (WHITE, 2), (BLACK, 1))
    assert not match.is_crawford
    match = after(match, (WHITE, 2))
    assert (match.scores, match.is_crawford, match.has_cube) == ((4, 1), True, False)
    match = after(match, (BLACK, 1))
    assert (match.scores, match.is_crawford, match.has_cube) == ((4, 2), False, True)
    assert match.is_post_crawford


@pytest.mark.parametrize("length", [2, 3, 5, 7, 25])
def test_it_is_played_in_a_match_of_any_length_above_one(length: int) -> None:
    for side in Side:
        match = after(Match(length), (side, length - 1))
        assert match.is_crawford
        with pytest.raises(CubeNotAvailable):
            Position.start(match).double()


def test_it_is_not_played_in_a_match_to_one_point() -> None:
    match = Match(1)
    assert not match.is_crawford
    assert not match.is_post_crawford
    assert match.has_cube


def test_it_is_skipped_by_nobody_who_jumps_over_the_score() -> None:
    match = after(Match(5, (3, 3)), (WHITE, 4))
    assert (match.winner, match.is_crawford) == (WHITE, False)


def test_it_is_not_played_again_when_the_other_side_comes_within_a_point() -> None:
    match = after(Match(5), (WHITE, 4), (BLACK, 4))
    assert (match.scores, match.is_crawford, match.is_post_crawford) == ((4, 4), False, True)
    assert match.has_cube


def test_it_lasts_for_one_game_however_long_the_match_goes_on() -> None:
    match = after(Match(9), (BLACK, 8))
    assert match.is_crawford
    for _ in range(8):
        match = after(match, (WHITE, 1))
        assert not match.is_crawford
        assert match.is_post_crawford
    assert match.scores == (8, 8)


def test_it_is_left_out_where_agreed() -> None:
    match = after(Match(5, rules=Rules(crawford=False)), (WHITE, 4))
    assert not match.is_crawford
    assert not match.is_post_crawford
    assert Position.start(match).may_double


def test_it_is_not_played_for_money() -> None:
    match = after(Match(), (WHITE, 4), (BLACK, 1))
    assert not match.is_crawford
    assert not match.is_post_crawford


def test_it_is_over_once_a_match_is_taken_up_at_its_score() -> None:
    """Who begins at 4-2 says whether the Crawford game was played; by default it was."""
    assert Match(5, (4, 2)).is_post_crawford
    assert not Match(5, (4, 2), is_crawford=True).is_post_crawford
    assert not Match(5, (3, 2)).is_post_crawford


def test_it_may_be_told_at_double_match_point() -> None:
    """Programs keep the mark there, and so do we."""
    assert Match(7, (6, 6), is_crawford=True).is_crawford


def test_it_counts_gammons_as_any_game() -> None:
    game = Game.start(Match(7, (6, 3), True)).open(1, 3).resign(2, WHITE).accept_resignation()
    assert game.outcome
    assert game.outcome.points == 2
    assert game.next_game().match == Match(7, (6, 5))


def test_it_is_told_and_read_by_the_notations() -> None:
    position = Position.start(Match(7, (6, 2), True))
    assert position.xgid.endswith(":2:6:1:7:10")
    assert Position.from_xgid(position.xgid) == position
    assert Position.from_gnubg_id(position.gnubg_id) == position
    later = Position.start(Match(7, (6, 2)))
    assert Position.from_xgid(later.xgid) == later
    assert later.may_double
