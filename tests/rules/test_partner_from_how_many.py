"""From how many players on the box may, and must, have a partner (row 42, A8)."""

from __future__ import annotations

import pytest

from .games import played, result
from .table import Table


@pytest.mark.parametrize(
    ("optional", "compulsory", "players", "may", "must"),
    [
        (8, None, "ABCDEFG", False, False),
        (8, None, "ABCDEFGH", True, False),
        (6, 7, "ABCDEF", True, False),
        (6, 7, "ABCDEFG", True, True),
        (6, 6, "ABCDEF", True, True),
        (None, 6, "ABCDE", False, False),
        (None, 6, "ABCDEF", True, True),
        (None, None, "ABCDEFGHIJ", False, False),
        (3, None, "AB", False, False),
        (3, 3, "ABC", True, True),
    ],
)
def test_it_is_from_as_many_players_as_the_house_says(
    optional: int | None, compulsory: int | None, players: str, may: bool, must: bool
) -> None:
    rules = {"partner_from": optional, "partner_compulsory_from": compulsory}
    table = Table(players, rules=rules)
    if may:
        table.after("offer_partner")
    else:
        assert table.refusal("offer_partner").code == "partner_not_allowed"
    if must:
        assert table.refusal("start_game").code == "partner_missing"
    else:
        table.after("start_game")


@pytest.mark.parametrize(
    ("order", "partner", "rules", "warned"),
    [
        # Where it must be, and the score of a game is entered without.
        ("ABCDEF", None, {"partner_compulsory_from": 6}, ["partner_missing"]),
        ("ABCDE", None, {"partner_compulsory_from": 6}, []),
        # Five at the board and the partner are six.
        ("ABCDE", "H", {"partner_compulsory_from": 6}, []),
        # Where there is none at all.
        ("ABCDE", "H", {"partner_from": None}, ["partner_not_agreed"]),
        # W48: an old partnership may be of fewer than a new one could be.
        ("ABC", "H", {"partner_from": 8}, []),
    ],
)
def test_it_is_warned_of_where_only_a_score_is_entered(
    order: str, partner: str | None, rules: dict[str, int | None], warned: list[str]
) -> None:
    game = played(order, result("box"), partner=partner, **rules)
    assert game.warnings == warned


def test_it_is_told_by_the_numbers_of_the_table() -> None:
    game = played("ABCDEF", result("box"), preset="fibs")
    assert game.warning_texts == ["With 6 players or more A must have a partner."]
    fault = Table("ABCDEF", rules="fibs").refusal("start_game")
    assert fault.detail == "With 6 players the box must have a partner before the game."
    fault = Table("ABCDE", rules="fibs").refusal("offer_partner")
    assert fault.detail == "By these house rules the box takes no partner among 5 players."
