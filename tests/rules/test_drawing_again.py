"""The order drawn again before the first game: everybody at the table throws (rows 1 and 2)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chouette.rules.commands import DrawRotation
from chouette.rules.dice import fill_in_dice

from .table import Table


def partnered() -> Table:
    """A is the box, C his partner; no game was played yet."""
    table = Table("ABCDE", rules={"partner_from": 5}).after("offer_partner")
    table.do("answer_partner", player="C", accept=True)
    return table


def test_it_puts_a_partner_back_among_those_who_draw() -> None:
    """The partnership was with a box who is box no more."""
    table = partnered()
    table.do("draw_rotation", order=list("DCBAE"))
    assert (table.order, table.partner) == ("DCBAE", None)


def test_it_does_not_forget_the_partner() -> None:
    fault = partnered().refusal("draw_rotation", order=list("ABDE"))
    assert fault.detail == "The order must name everybody who plays once, and nobody else."


def test_it_lets_the_partner_throw_too() -> None:
    dice: Iterator[int] = iter([1, 2, 3, 4, 6])
    command = fill_in_dice(DrawRotation(), partnered().state, lambda: next(dice))
    assert isinstance(command, DrawRotation)
    assert set(command.rolls) == set("ABCDE")


@pytest.mark.parametrize(
    ("rolls", "order"),
    [
        # One die each, the higher first.
        ({"A": [[2]], "B": [[5]], "C": [[6]], "D": [[1]]}, "CBAD"),
        # W36: a second throw only separates those who tied.
        ({"A": [[6]], "B": [[4], [3]], "C": [[4], [5]], "D": [[2]]}, "ACBD"),
        ({"A": [[6]], "B": [[4], [1]], "C": [[4], [2]], "D": [[3]]}, "ACBD"),
        # W36b: two ties, one of them thrown three times.
        (
            {"A": [[5], [2]], "B": [[5], [6]], "C": [[3], [4], [1]], "D": [[3], [4], [6]]},
            "BADC",
        ),
        # Atlanta throws two dice, St Albans four: the sum counts, doubles are nothing special.
        ({"A": [[6, 1]], "B": [[2, 2]], "C": [[5, 3]], "D": [[1, 1]]}, "CABD"),
        (
            {
                "A": [[6, 6, 1, 1], [1, 1, 1, 1]],
                "B": [[3, 4, 3, 4], [1, 1, 1, 2]],
                "C": [[5, 5, 2, 2], [1, 1, 1, 3]],
                "D": [[6, 6, 6, 6]],
            },
            "DCBA",
        ),
    ],
)
def test_it_orders_by_what_was_thrown(rolls: dict[str, list[list[int]]], order: str) -> None:
    table = Table("ABCD")
    table.do("draw_rotation", rolls=rolls)
    assert table.order == order


def test_it_draws_as_often_as_the_players_like_until_a_game_is_played() -> None:
    table = Table("ABCD")
    for order in ("BCDA", "DCBA", "CABD"):
        table.do("draw_rotation", order=list(order))
        assert table.order == order
    fault = table.after("box").refusal("draw_rotation", order=list("ABCD"))
    assert fault.code == "rotation_already_drawn"


def test_it_may_be_drawn_again_once_the_only_game_is_undone() -> None:
    table = Table("ABC").after("team", "void")
    table.do("draw_rotation", order=list("CBA"))
    assert table.order == "CBA"


class TestSomebodyAway:
    def test_it_names_him_in_his_place_but_never_as_the_box(self) -> None:
        """B, who takes a break, threw highest: A has the box and B is captain when he is back."""
        table = Table("ABCD").after("B rests")
        table.do("draw_rotation", order=list("BACD"))
        assert (table.order, table.line) == ("ACD", "ABCD")
        assert table.after("B returns").order == "ABCD"

    def test_it_lets_the_box_before_him_sit_out_like_any_box(self) -> None:
        """Who sits out as the box keeps the last place; the next who plays takes the box."""
        table = Table("ABCD").after("B rests")
        table.do("draw_rotation", order=list("BACD"))
        table.after("A rests")
        assert (table.order, table.line) == ("CD", "CBDA")

    def test_it_needs_him_in_the_order(self) -> None:
        table = Table("ABCD").after("B rests")
        assert table.refusal("draw_rotation", order=list("ACD")).code == "order_incomplete"


def test_it_lets_those_who_came_before_the_draw_throw() -> None:
    table = Table("A").after("B comes", "C comes")
    assert table.order == ""
    assert table.state.seating.waiting == ("A", "B", "C")
    table.do("draw_rotation", rolls={"A": [[1]], "B": [[6]], "C": [[3]]})
    assert table.order == "BCA"
    assert not table.state.seating.waiting


def test_it_needs_two_to_draw() -> None:
    fault = Table("A").refusal("draw_rotation", order=["A"])
    assert fault.detail == "A game needs at least two players at the table."
