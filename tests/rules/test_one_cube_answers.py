"""One cube: everybody answers a box double, and those who take it take it at one level."""

from __future__ import annotations

from typing import Any

import pytest

from .games import box, buy, played, refused, result, settle, team, under_way

ONE: dict[str, Any] = {"cubes": "single", "jacoby": "off"}


def test_it_pays_droppers_and_takers_by_their_own_answers() -> None:
    game = played("ABCD", box(B="take", C="drop", D="take"), result("team", "gammon"), **ONE)
    assert game.points == "A-7 B+4 C-1 D+4"


def test_it_needs_the_answer_of_every_member_still_in() -> None:
    """E11."""
    assert refused("ABCD", box(B="take", C="drop"), result("box"), **ONE) == "answers_missing"
    assert refused("ABCD", box(B="take", C="drop"), **ONE) == "answers_missing"
    assert refused("ABCD", box(), result("box"), **ONE) == "answers_missing"


def test_it_needs_no_answer_of_those_who_are_out() -> None:
    game = played("ABCD", settle("C", 1), box(B="take", D="take"), result("team"), **ONE)
    assert game.points == "A-5 B+2 C+1 D+2"
    answers = box(B="take", C="take", D="take")
    assert refused("ABCD", settle("C", 1), answers, **ONE) == "contract_closed"


def test_it_has_one_answer_of_the_box_for_all() -> None:
    assert played("ABC", team("beaver"), result("box"), **ONE).points == "A+8 B-4 C-4"
    assert played("ABC", team("beaver/drop"), **ONE).points == "A+4 B-2 C-2"
    assert refused("ABC", team(B="take", C="take"), result("box"), **ONE) == "bad_json"


def test_it_shares_one_owner() -> None:
    game = under_way("ABC", box(B="take", C="take"), **ONE)
    assert game.may_double("team") == ("B", "C")
    assert game.may_double("box") == ()
    again = box(B="take", C="take")
    assert refused("ABC", again, again, result("box"), **ONE) == "cube_not_available"
    assert refused("ABC", team("take"), team("take"), result("box"), **ONE) == "cube_not_available"


@pytest.mark.parametrize(
    "answers",
    [
        {"B": "beaver", "C": "beaver", "D": "beaver"},
        {"B": "beaver", "C": "beaver", "D": "drop"},
        {"B": "beaver/drop", "C": "beaver/drop", "D": "drop"},
        {"B": "beaver/raccoon", "C": "beaver/raccoon", "D": "beaver/raccoon/drop"},
        {"B": "beaver/raccoon", "C": "beaver/raccoon/drop", "D": "drop"},
        {"B": "beaver/raccoon/otter", "C": "beaver/raccoon/drop", "D": "drop"},
        {"B": "beaver/raccoon/otter/drop", "C": "beaver/raccoon/otter/drop", "D": "drop"},
        {"B": "beaver/raccoon/drop", "C": "beaver/raccoon/drop", "D": "drop"},
    ],
)
def test_it_lets_members_drop_a_double_or_a_raccoon_each_alone(answers: dict[str, str]) -> None:
    events = [box(**answers)]
    if any("drop" not in answer for answer in answers.values()):
        events.append(result("box"))
    assert played("ABCD", *events, **ONE).settlement


@pytest.mark.parametrize(
    "answers",
    [
        {"B": "take", "C": "beaver", "D": "take"},
        {"B": "take", "C": "beaver/drop", "D": "drop"},
        {"B": "beaver", "C": "beaver/drop", "D": "beaver"},
        {"B": "beaver", "C": "beaver/raccoon", "D": "drop"},
        {"B": "beaver/raccoon", "C": "beaver/raccoon/otter", "D": "drop"},
        {"B": "beaver/raccoon/otter", "C": "beaver/raccoon/otter/drop", "D": "drop"},
        {"B": "take", "C": "beaver/raccoon/drop", "D": "drop"},
        {"B": "beaver", "C": "beaver/raccoon/drop", "D": "drop"},
    ],
)
def test_it_refuses_takers_of_one_cube_at_different_levels(answers: dict[str, str]) -> None:
    """The box answers a beaver or an otter for all, so he cannot accept one and refuse another."""
    assert refused("ABCD", box(**answers), result("box"), **ONE) == "bad_json"


def test_it_waits_for_the_sale_of_a_cube_left_out() -> None:
    game = under_way("ABCD", box(B="take", C="take"), **ONE)
    assert game.awaiting == ("D",)
    assert game.may_double("team") == ()
    after = under_way("ABCD", box(B="take", C="take"), buy("DB"), **ONE)
    assert after.awaiting == ()


def test_it_blames_the_double_if_anything_but_that_sale_follows() -> None:
    """The first fault in event order is the double that left D out."""
    short = box(B="take", C="take")
    for following in (settle("D", 1), buy("CB"), {"type": "dance"}, None):
        events = [short, following, result("box")]
        assert refused("ABCD", *events, **ONE) == "answers_missing"
