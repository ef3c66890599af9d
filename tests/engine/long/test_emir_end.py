"""When a game of emir is over, and what it counts (variants.md 3.13)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.engine.packed import flag
from games.engine.parallel.endings import verdict_of
from games.engine.parallel.extras import BAR, Extra
from games.engine.parallel.verdicts import Kind, Verdict
from games.engine.sides import Side
from games.engine.variants.components import Capturing
from tests.engine.long.emir_games import BLACK, DEEP, GONE, WHITE, emir, held, stands

ON_20, ON_2 = Extra(marked=20), Extra(marked=2)
STUCK = (Extra(bar=1, marked=23), Extra(marked=12))


@pytest.mark.parametrize(
    ("black", "verdict"),
    [
        ("24:2 2:1", Verdict(WHITE, Kind.OIN, 1)),
        ("24:14 2:1", Verdict(WHITE, Kind.MARS, 2)),
    ],
)
def test_the_marked_checker_that_takes_the_other_has_won(black: str, verdict: Verdict) -> None:
    """Black's 2 is White's 14. It counts as at any other end."""
    game = emir("20:2", black, extras=(ON_20, ON_2)).throw("61")
    assert game.play("e20/14+").verdict == verdict
    assert game.play("20/14+ e20/19").verdict is None


def test_nothing_is_played_any_more_then() -> None:
    game = emir("20:2", "24:2 2:1", extras=(ON_20, ON_2)).throw("61").play("e20/14+")
    assert (game.rounds, game.dice) == ((), None)
    assert game.extras[BLACK] == replace(ON_2, prisoners=flag(2))


def test_a_rule_set_of_ones_own_may_let_the_game_go_on() -> None:
    game = emir("20:2", "24:2 2:1", extras=(ON_20, ON_2))
    mine = game.variant.but("mine", landing=Capturing(marked_ends=False))
    after = replace(game, variant=mine).throw("61").play("e20/14+ 20/19")
    assert (after.verdict, after.roller) == (None, BLACK)


def test_koks_is_counted_for_one_on_the_bar() -> None:
    game = emir("1:1", "4:14", extras=(GONE, Extra(bar=1, marked=4)), koks=3).throw("21")
    assert game.play("1/off").verdict == Verdict(WHITE, Kind.KOKS, 3)


@pytest.mark.parametrize(
    ("black", "place", "kind", "points"),
    [("6:14 2:1", 2, Kind.HOME_MARS, 4), ("6:14 7:1", 7, Kind.MARS, 2)],
)
def test_home_mars_asks_where_a_prisoner_is(
    black: str, place: int, kind: Kind, points: int
) -> None:
    """Black's 2 is White's 14, and his 7 White's 19."""
    extras = (Extra(marked=20), Extra(marked=place))
    game = emir("20:2", black, extras=extras, home_mars=4).throw("61")
    taken = next(play for play in game.plays() if play.result.won)
    assert game.play(taken).verdict == Verdict(WHITE, kind, points)


def test_the_marked_checker_that_returns_onto_the_other_has_won() -> None:
    """White leaves his emir alone on Black's head, to which Black's returns from the bar."""
    extras = (Extra(marked=12), Extra(bar=1, marked=BAR))
    game = emir("12:2 4:1", "20:1", extras=extras).throw("31")
    assert game.play("e12/9 4/3").verdict is None
    assert game.play("12/9 4/3").verdict == Verdict(BLACK, Kind.OIN, 1)


def test_who_has_nobody_left_in_play_has_won_and_nukers_are_not_missed() -> None:
    game = emir("2:1 1:1", "24:12", extras=(Extra(reserve=3, marked=0), DEEP)).throw("21")
    assert game.play("2/off 1/off").verdict == Verdict(WHITE, Kind.MARS, 2)


def test_but_not_who_has_a_prisoner_left() -> None:
    """Black's 18 is White's 6."""
    game = emir("2:1 1:1", "24:2 18:1", extras=(held(6), GONE)).throw("21")
    game = game.play("2/off 1/off")
    assert game.verdict is None
    assert stands(game)[WHITE] == ""
    assert game.roller is BLACK


def test_nor_who_has_one_on_the_bar() -> None:
    game = emir("4:1", "12:2", extras=(Extra(bar=1, marked=0), GONE)).throw("43")
    assert {str(play) for play in game.plays()} == {"4/1"}


PAIRS = "23:2 22:2 21:2 20:2 19:2 18:2"
"""Before Black's 12, which is White's head."""


@pytest.mark.parametrize(("deadlock", "winner"), [("draw", None), ("pips", BLACK)])
def test_a_game_in_which_nobody_will_move_again_is_over(deadlock: str, winner: Side | None) -> None:
    """White waits on the bar for Black's last checker, and that stands before a row."""
    game = emir(
        PAIRS, "12:1", extras=STUCK, bar_priority=True, return_onto="wait", deadlock=deadlock
    )
    over = game.throw("21")
    over = over.play(over.plays()[0])
    assert over.verdict is not None
    assert over.verdict.winner is winner


@pytest.mark.parametrize(("far", "winner"), [(11, BLACK), (12, None)])
def test_one_on_the_bar_is_as_far_as_the_head(far: int, winner: Side | None) -> None:
    """So many pips are counted when nobody can move as the picture shows."""
    white = Extra(bar=1, marked=0)
    game = emir("3:1", f"{far}:1 15:1", extras=(white, GONE), deadlock="pips")
    verdict = verdict_of(game.variant, game.seen_by(WHITE), None)
    assert verdict.winner is winner
    assert "White: bar 1, 3: 1, off 13, emir off; pips 27." in game.describe()
    assert f"pips {far + 15}." in game.describe()


def test_but_it_goes_on_while_something_can_be_done_before_a_throw() -> None:
    extras = (STUCK[0], replace(STUCK[1], reserve=1))
    game = emir(PAIRS, "12:1", extras=extras, bar_priority=True, return_onto="wait").throw("21")
    game = game.play(game.plays()[0])
    assert game.verdict is None
    assert [str(premove) for premove in game.premoves()] == ["reserve/12"]


def test_and_while_a_checker_can_still_return() -> None:
    game = emir(PAIRS, "12:1", extras=STUCK, bar_priority=True).throw("21")
    assert game.play(game.plays()[0]).verdict is None
