"""A captain who won the box passes it on to the next in line (row 13, W40: Clapton)."""

from __future__ import annotations

import pytest

from .games import Event, box, result
from .table import Table

ALLOWED = {"decline_box": True}
NOT_NOW = (
    "The box may be declined only by a captain who has just won it, where the house allows it."
)


def won(players: str, *steps: str, **rules: object) -> Table:
    """The captain has just won the box."""
    return Table(players, rules={**ALLOWED, **rules}).after(*steps)


@pytest.mark.parametrize(
    ("players", "steps", "rules", "order"),
    [
        # He did not lose, so he stands above the old box at the end of the line.
        ("ABCDE", ["team"], {}, "CDEBA"),
        ("ABC", ["team"], {}, "CBA"),
        # Whoever is next may not want it either.
        ("ABCDE", ["team", "decline_box"], {}, "DEBCA"),
        ("ABCDE", ["team", "decline_box", "decline_box", "decline_box"], {}, "BCDEA"),
        # A newcomer of that game waited longer than he.
        ("ABCD", ["start_game", "F comes", "team"], {}, "CDFBA"),
        ("ABCD", ["start_game", "F comes", "team"], {"newcomer": "below_loser"}, "CDBAF"),
        # A newcomer after it has come last.
        ("ABCD", ["team", "F comes"], {}, "CDBAF"),
        # Those on a break are passed over.
        ("ABCDE", ["C rests", "team"], {}, "DEBA"),
        ("ABCDE", ["D rests", "team"], {}, "CEBA"),
        # The old box has gone home: nobody is left to stand above.
        ("ABCD", ["start_game", "A leaves", "team"], {}, "CDB"),
    ],
)
def test_it_passes_the_box_on(
    players: str, steps: list[str], rules: dict[str, object], order: str
) -> None:
    assert won(players, *steps, **rules).after("decline_box").order == order


def test_it_keeps_the_place_of_somebody_on_a_break_who_was_next_in_line() -> None:
    """C, away, is passed over, and is captain when he is back."""
    table = won("ABCDE", "C rests", "team", "decline_box", "C returns")
    assert table.order == "DCEBA"


def test_it_stands_above_both_losers_of_a_double_stand_up() -> None:
    """The captain and the box both lost; C was next in line and declines to D."""
    table = Table("ABCD", rules={**ALLOWED, "seat": "all"})
    table.play(box(B="drop"), result("team"))
    assert table.order == "CDBA"
    assert table.after("decline_box").order == "DCBA"


def test_it_may_be_the_partner_of_the_old_box_who_inherits() -> None:
    """W41 and W40: the partner is captain after a loss, so he is the next in line."""
    table = Table("ABCDE", rules={**ALLOWED, "partner_from": 5}).after("offer_partner")
    table.do("answer_partner", player="C", accept=True)
    table.after("team")
    assert table.order == "BCDEA"
    assert table.after("decline_box").order == "CDEBA"


LAST: list[Event] = [box(B="drop"), result("team")]


@pytest.mark.parametrize(
    ("players", "events", "rules"),
    [
        # Head to head nobody but the loser could take it.
        ("AB", [result("team")], {}),
        # Nor where captain and box both lost to the only other member.
        ("ABC", LAST, {"seat": "all"}),
        # The box has not changed hands.
        ("ABC", [result("box")], {}),
        # The house does not know the custom.
        ("ABC", [result("team")], {"decline_box": False}),
    ],
)
def test_it_is_refused(players: str, events: list[Event], rules: dict[str, object]) -> None:
    table = Table(players, rules={**ALLOWED, **rules})
    table.play(*events)
    order = table.order
    assert table.refusal("decline_box").detail == NOT_NOW
    assert table.order == order


def test_it_is_refused_before_the_first_game_and_after_the_next_has_begun() -> None:
    table = Table("ABC", rules=ALLOWED)
    assert table.refusal("decline_box").detail == NOT_NOW
    table.after("team", "start_game")
    assert table.refusal("decline_box").code == "game_open"


def test_it_changes_seats_only() -> None:
    table = won("ABCD", "team")
    points = table.points
    table.do("decline_box")
    assert table.points == points
    assert table.changes == ()


def test_it_gives_the_box_back_when_undone() -> None:
    table = won("ABCDE", "team", "decline_box", "void")
    assert table.order == "BCDEA"


def test_it_sends_the_new_box_on_as_any_box() -> None:
    """W40 goes on: C beats the captain D and stays; B waits above A for his next turn."""
    table = won("ABCDE", "team", "decline_box", "box")
    assert table.order == "CEBAD"
    assert table.last == "A-1 B-1 C+4 D-1 E-1"
