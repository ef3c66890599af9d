"""Dice a command needs and does not bring are asked for, one by one; the core throws none."""

from __future__ import annotations

from collections.abc import Iterator

from chouette.rules.commands import Command, DrawPartner, DrawRotation, Join
from chouette.rules.dice import fill_in_dice

from .table import Table


def filled(table: Table, command: Command, *dice: int) -> Command:
    """The command with exactly these dice thrown for it, in this order."""
    thrown: Iterator[int] = iter(dice)
    answer = fill_in_dice(command, table.state, lambda: next(thrown))
    assert next(thrown, None) is None, "a die was left over"
    return answer


def test_it_throws_one_die_each_and_again_for_those_who_tie() -> None:
    table = Table()
    for player in "ABCD":
        table.do("join", player=player)
    command = filled(table, DrawRotation(), 6, 4, 4, 2, 3, 5)
    assert command == DrawRotation(
        rolls={"A": ((6,),), "B": ((4,), (3,)), "C": ((4,), (5,)), "D": ((2,),)}
    )


def test_it_throws_for_a_partner_among_the_crew_until_one_is_highest() -> None:
    table = Table("ABCDE", rules={"partner_from": 5, "partner_asked": "by_lot"})
    command = filled(table, DrawPartner(), 6, 2, 6, 3, 3, 1, 5)
    assert command == DrawPartner(
        rolls={"C": ((6,), (3,), (1,)), "D": ((2,),), "E": ((6,), (3,), (5,))}
    )


def test_it_keeps_the_dice_and_the_order_that_people_gave() -> None:
    table = Table("ABC")
    for command in (
        DrawRotation(rolls={"A": ((6,),)}),
        DrawRotation(order=("C", "B", "A")),
        Join(player="D"),
    ):
        assert filled(table, command) is command
