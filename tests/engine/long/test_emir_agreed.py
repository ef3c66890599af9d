"""What is agreed on in emir beyond its landing: the head at first, blocks over captured checkers,
bearing off while others are taken, the emir among others, and what it wins (variants.md 3.13)."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import variants
from games.engine.parallel.breaches import RowForbidden
from games.engine.parallel.extras import Extra
from games.engine.parallel.game import LongGame
from games.engine.parallel.verdicts import Kind, Verdict
from tests.engine.long.emir_games import BLACK, DEEP, GONE, WHITE, emir, held, stands
from tests.engine.long.positions import text

ON_20, ON_2 = Extra(marked=20), Extra(marked=2)
TAKEN = pytest.mark.parametrize(
    "mine", [Extra(bar=1, marked=0), held(13)], ids=["on the bar", "captured"]
)


@pytest.mark.parametrize(("agreed", "left"), [(True, 2), (False, 1)])
def test_two_may_leave_the_head_at_first_or_one(agreed: bool, left: int) -> None:
    variant = variants.get("emir").having({"head_exception": agreed})
    for roll in ("33", "44", "66"):
        assert LongGame.start(variant).throw(roll).head_left[WHITE] == left


def test_what_closes_the_way_of_the_first_turn_counts_as_it_is_agreed_on() -> None:
    """White's 3 is Black's 15, on the way of threes, and his 16 is Black's 4, that of fives."""
    first: Any = {"extras": (DEEP, DEEP), "roller": BLACK, "turns": 0}
    clear = emir("24:10 3:2", "24:12", **first, exception_clear=False)
    assert clear.throw("33").head_left[BLACK] == 2
    any_double = emir("24:10 16:2", "24:12", **first, exception_second_any_double=True)
    assert any_double.throw("55").head_left[BLACK] == 2


@pytest.mark.parametrize(("when", "may"), [("turn_end", True), ("step", False)])
def test_a_capture_on_the_way_may_close_a_row_unless_every_step_is_judged(
    when: str, may: bool
) -> None:
    """Black's pair on 11, White's 23, leaves the checker on 24 one way: over White's 18."""
    stand = "24:1 22:2 21:2 20:2 19:2 17:2 6:1", "24:12 11:2 6:1"
    game = emir(*stand, extras=(GONE, Extra(marked=24, above=5)), block_when=when).throw("61")
    results = {text(play.after) for play in game.plays()}
    assert ("22:2 21:2 20:2 19:2 17:3 6:1" in results) is may


FIVE_PAIRS = "24:1 23:2 22:2 21:2 20:2 19:2 6:1"
ALL_BEHIND, EXTRAS = "24:14 6:1", (GONE, Extra(marked=24, above=5))
"""The checker on 24 can close the sixth point: Black's 6 is White's 18."""


def test_one_above_a_captured_checker_holds_a_point_of_a_block() -> None:
    game = emir(FIVE_PAIRS, ALL_BEHIND, extras=EXTRAS).throw("65")
    with pytest.raises(RowForbidden):
        game.play("24/18+ 6/1")


def test_or_it_takes_two_where_it_is_agreed_on() -> None:
    game = emir(FIVE_PAIRS, ALL_BEHIND, extras=EXTRAS, block_over_captured=False).throw("65")
    assert stands(game.play("24/18+ 6/1"))[WHITE] == "23:2 22:2 21:2 20:2 19:2 18:1 1:1"


def test_a_row_is_free_when_one_has_passed_it_and_is_off() -> None:
    """Black's others are all behind it: he bore one off while they were taken."""
    game = emir(FIVE_PAIRS, "24:13 6:1", extras=EXTRAS, off_while_taken=True).throw("65")
    assert stands(game.play("24/18+ 6/1"))[WHITE] == "23:2 22:2 21:2 20:2 19:2 18:1 1:1"


def test_two_hold_it_in_any_case() -> None:
    pairs = FIVE_PAIRS.replace("19:2", "19:2 18:1")
    game = emir(pairs, "24:15", extras=EXTRAS, block_over_captured=False).throw("65")
    with pytest.raises(RowForbidden):
        game.play("24/18 6/1")


@TAKEN
def test_nobody_is_borne_off_while_others_are_taken(mine: Extra) -> None:
    """White's 13 is Black's 1; his two on 12 stand on White's head."""
    game = emir("4:1", "12:2 1:1", extras=(mine, GONE)).throw("43")
    assert {str(play) for play in game.plays()} == {"4/1"}


@TAKEN
def test_or_those_at_home_are_where_it_is_agreed_on(mine: Extra) -> None:
    """And the game is not over as long as the other is in play."""
    game = emir("4:1", "12:2 1:1", extras=(mine, GONE), off_while_taken=True).throw("43")
    game = game.play("4/off")
    assert stands(game)[WHITE] == ""
    assert game.verdict is None


@pytest.mark.parametrize(("agreed", "plays"), [("closed", set()), ("captured", {"20/14+"})])
def test_an_emir_at_home_is_closed_to_a_double_or_captured_by_it(
    agreed: str, plays: set[str]
) -> None:
    """Black's 2 is White's 14. From there the next six would end on Black's pair."""
    game = emir("20:1", "20:2 2:1", extras=(GONE, ON_2), emir_at_home=agreed).throw("66")
    assert {str(play) for play in game.plays() if play.steps} == plays


def test_outside_its_home_a_double_beats_it_in_any_case() -> None:
    """Black's 8 is White's 20."""
    black = Extra(marked=8)
    game = emir("22:1", "24:2 8:1", extras=(GONE, black), emir_at_home="captured").throw("22")
    assert all("20*" in str(play) for play in game.plays())


def test_of_a_pile_the_emir_moves_when_the_player_chooses() -> None:
    game = emir("20:3", "24:2", extras=(ON_20, GONE)).throw("61")
    assert {str(play) for play in game.plays()} == {
        *("20/13", "e20/13", "20/19 20/14", "20/19 e20/14", "e20/19 20/14")
    }


def test_or_last() -> None:
    game = emir("20:3", "24:2", extras=(ON_20, GONE), emir_moves="last").throw("61")
    assert {str(play) for play in game.plays()} == {"20/13", "20/19 20/14"}


def test_alone_it_moves_in_any_case() -> None:
    game = emir("20:1", "24:2", extras=(ON_20, GONE), emir_moves="last").throw("61")
    assert {str(play) for play in game.plays()} == {"e20/13"}


@pytest.mark.parametrize(
    ("agreed", "black", "verdict"),
    [
        ("usual", "24:2 2:1", Verdict(WHITE, Kind.OIN, 1)),
        ("mars", "24:2 2:1", Verdict(WHITE, Kind.MARS, 2)),
        ("usual", "24:14 2:1", Verdict(WHITE, Kind.KOKS, 3)),
        ("mars", "24:14 2:1", Verdict(WHITE, Kind.KOKS, 3)),
    ],
)
def test_an_emir_that_takes_the_other_wins_as_at_any_other_end_or_a_mars_at_least(
    agreed: str, black: str, verdict: Verdict
) -> None:
    game = emir("20:2", black, extras=(ON_20, ON_2), emir_score=agreed, koks=3).throw("61")
    assert game.play("e20/14+").verdict == verdict


def test_what_is_won_otherwise_is_not_touched_by_that() -> None:
    game = emir("2:1 1:1", "24:12", emir_score="mars").throw("21")
    assert game.play("2/off 1/off").verdict == Verdict(WHITE, Kind.OIN, 1)
