"""Turns straight after a double: beaver, raccoon, otter, and their refusal (rows 28 to 31, A18)."""

from __future__ import annotations

import pytest

from .games import box, played, refused, result, team

CHAINS = [
    ("take", 2),
    ("beaver", 4),
    ("beaver/raccoon", 8),
    ("beaver/raccoon/otter", 16),
]
DROPS = [
    ("drop", 1),
    ("beaver/drop", -2),
    ("beaver/raccoon/drop", 4),
    ("beaver/raccoon/otter/drop", -8),
]


@pytest.mark.parametrize(("answer", "level"), CHAINS)
def test_it_doubles_the_cube_with_every_turn(answer: str, level: int) -> None:
    """W19, W20."""
    game = played("AB", box(B=answer), result("team"))
    assert game.points == f"A-{level} B+{level}"
    assert game.contract("B").level == level


@pytest.mark.parametrize(("answer", "lost"), DROPS)
def test_it_costs_whoever_must_answer_the_value_before_the_last_turn(
    answer: str, lost: int
) -> None:
    """The doubled side drops a double and a raccoon, the doubler a beaver and an otter."""
    game = played("AB", box(B=answer))
    assert game.points == (f"A+{lost} B-{lost}" if lost > 0 else f"A-{-lost} B+{-lost}")
    assert game.contract("B").level == abs(lost)


@pytest.mark.parametrize(("answer", "lost"), DROPS)
def test_it_works_the_other_way_round_when_the_member_doubled(answer: str, lost: int) -> None:
    game = played("AB", team(B=answer))
    assert game.points == (f"A-{lost} B+{lost}" if lost > 0 else f"A+{-lost} B-{-lost}")


@pytest.mark.parametrize("answer", [answer for answer, _ in CHAINS])
def test_it_leaves_the_cube_with_the_side_that_was_doubled(answer: str) -> None:
    """However often it was turned: the beaver keeps it, a raccoon stays put."""
    assert refused("AB", box(B=answer), box(B="take"), result("box")) == "cube_not_available"
    assert refused("AB", team(B=answer), team(B="take"), result("box")) == "cube_not_available"
    assert played("AB", box(B=answer), team(B="drop")).contract("B").winner == "holder"
    assert played("AB", team(B=answer), box(B="drop")).contract("B").winner == "other"


def test_it_is_each_members_own_affair() -> None:
    """Row 31, W19a."""
    game = played("ABCD", box(B="beaver", C="take", D="drop"), result("team"))
    assert game.points == "A-5 B+4 C+2 D-1"


@pytest.mark.parametrize(
    ("allowed", "answer"),
    [(0, "beaver"), (0, "beaver/drop"), (1, "beaver/raccoon"), (2, "beaver/raccoon/otter")],
)
def test_it_refuses_a_turn_more_than_the_table_allows(allowed: int, answer: str) -> None:
    assert refused("AB", box(B=answer), result("box"), beavers=allowed) == "beaver_not_allowed"
    with_one_cube = {"cubes": "single", "beavers": allowed}
    assert refused("AB", team(answer), result("box"), **with_one_cube) == "beaver_not_allowed"


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_it_allows_as_many_turns_as_the_table_does(turns: int) -> None:
    answer = "/".join(("beaver", "raccoon", "otter")[:turns])
    assert played("AB", box(B=answer), result("box"), beavers=turns).points == (
        f"A+{2 ** (turns + 1)} B-{2 ** (turns + 1)}"
    )


@pytest.mark.parametrize(
    "word",
    [
        *["maybe", "raccoon", "take/drop", "beaver/take", "beaver/otter", "Take", ""],
        *["drop/beaver", "beaver/raccoon/otter/aardvark", "beaver/beaver", "beaver/"],
        *[1, None, ["take"]],
    ],
)
def test_it_knows_no_other_answers(word: object) -> None:
    event = {"type": "double", "side": "box", "answers": {"B": word}}
    assert refused("AB", event, result("box")) == "bad_json"


@pytest.mark.parametrize(
    ("event", "code", "words"),
    [
        (box(B="drop"), "dropped_by_holder", "B dropped at 1"),
        (team(B="drop"), "dropped_by_other", "The box dropped to B at 1"),
        (box(B="beaver/drop"), "beaver_refused_by_other", "The box dropped B's beaver at 2"),
        (team(B="beaver/drop"), "beaver_refused_by_holder", "B dropped a beaver at 2"),
        (box(B="beaver/raccoon/drop"), "raccoon_refused_by_holder", "B dropped a raccoon at 4"),
        (
            *(team(B="beaver/raccoon/drop"), "raccoon_refused_by_other"),
            "The box dropped B's raccoon at 4",
        ),
        (
            *(box(B="beaver/raccoon/otter/drop"), "otter_refused_by_other"),
            "The box dropped B's otter at 8",
        ),
        (
            *(team(B="beaver/raccoon/otter/drop"), "otter_refused_by_holder"),
            "B dropped an otter at 8",
        ),
    ],
)
def test_it_says_who_dropped_what(event: dict[str, object], code: str, words: str) -> None:
    game = played("AB", event)
    assert game.contract("B").reason.code == code
    assert game.why.startswith(words)
