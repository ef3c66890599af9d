"""The box's partner: he shares the box's sum and stands outside the order (rows 44 to 49)."""

from __future__ import annotations

import pytest

from .games import Event, Played, box, buy, extra, played, result, settle, team


def partnered(order: str, *events: Event, **rules: object) -> Played:
    return played(order, *events, partner="H", **{"jacoby": "off", **rules})


def test_it_gives_the_box_the_odd_point_when_he_wins() -> None:
    """W28: 9 points, 5 for the box and 4 for the partner."""
    takers = dict.fromkeys("BCD", "take") | dict.fromkeys("EFG", "drop")
    game = partnered("ABCDEFG", box(**takers), result("box"))
    assert game.points == "A+5 B-2 C-2 D-2 E-1 F-1 G-1 H+4"


def test_it_gives_the_box_the_odd_point_when_he_loses() -> None:
    assert partnered("ABCD", result("team")).points == "A-2 B+1 C+1 D+1 H-1"


def test_it_splits_even_sums_in_halves() -> None:
    """W29: 24 lost, 12 each."""
    doubled = dict.fromkeys("BCDEFG", "take")
    game = partnered("ABCDEFG", team(**doubled), result("team", "gammon"))
    assert game.points == "A-12 B+4 C+4 D+4 E+4 F+4 G+4 H-12"


@pytest.mark.parametrize(
    ("agreed", "odd_point", "halves"),
    [
        # the member's points, then the box's and the partner's under both rules
        (-9, "A+5 B-9 H+4", "A+4.5 B-9 H+4.5"),
        (9, "A-5 B+9 H-4", "A-4.5 B+9 H-4.5"),
        (-8.5, "A+4.5 B-8.5 H+4", "A+4.5 B-8.5 H+4"),
        (8.5, "A-4.5 B+8.5 H-4", "A-4.5 B+8.5 H-4"),
        (-9.5, "A+5.5 B-9.5 H+4", "A+5 B-9.5 H+4.5"),
        (-1, "A+1 B-1 H0", "A+0.5 B-1 H+0.5"),
        (-0.5, "A+0.5 B-0.5 H0", "A+0.5 B-0.5 H0"),
        (0, "A0 B0 H0", "A0 B0 H0"),
    ],
)
def test_it_leaves_what_cannot_be_shared_with_the_box(
    agreed: float, odd_point: str, halves: str
) -> None:
    """Counted in whole points a half stays with the box; with halves, the last half does."""
    assert partnered("AB", settle("B", agreed)).points == odd_point
    shared = partnered("AB", settle("B", agreed), partner_split="half_points")
    assert shared.points == halves


def test_it_is_one_transfer_between_the_two() -> None:
    assert partnered("ABC", result("box")).transfers[-1] == "A>H 1 share"
    assert partnered("ABC", result("team")).transfers[-1] == "H>A 1 share"
    assert partnered("ABC", team(B="drop"), result("box")).transfers == [
        "A>B 1 contract",
        "C>A 1 contract",
    ]


def test_it_shares_what_bought_cubes_bring_but_not_extras() -> None:
    bought = partnered("ABCD", buy("DB"), result("box"))
    assert bought.points == "A+2 B-2 C-1 D-1 H+2"
    extras = partnered("ABC", box(B="drop", C="take"), extra("BC"), result("box"))
    assert extras.points == "A+2 B0 C-3 H+1"


def test_it_lasts_while_the_box_keeps_his_seat() -> None:
    """Row 47."""
    assert partnered("ABCD", result("box")).order == "ACDB+H"


def test_it_makes_him_captain_when_the_box_loses_his_seat() -> None:
    """Row 48, W41: FIBS and Los Angeles."""
    game = partnered("ABCDEFG", result("team"))
    assert game.order == "BHCDEFGA"
    assert game.moved == "A"
    assert game.why.endswith("B takes the box and H is captain next.")


def test_it_puts_him_directly_before_the_old_box_where_he_has_his_own_place() -> None:
    game = partnered("ABCD", result("team"), partner_after_loss="own_place")
    assert game.order == "BCDHA"
    assert game.moved == "HA"


def test_it_puts_him_behind_all_other_losers_there() -> None:
    rules = {"seat": "all", "partner_after_loss": "own_place"}
    game = partnered("ABCD", box(B="drop"), result("team"), **rules)
    assert game.order == "CDBHA"


@pytest.mark.parametrize(("rule", "order"), [("captain", "BHA"), ("own_place", "BHA")])
def test_it_comes_to_the_same_with_one_member(rule: str, order: str) -> None:
    assert partnered("AB", result("team"), partner_after_loss=rule).order == order


def test_it_works_with_one_cube() -> None:
    game = partnered("ABC", box(B="drop", C="take"), result("team"), cubes="single")
    assert game.order == "CHBA"
    assert game.points == "A-1 B-1 C+2 H0"
