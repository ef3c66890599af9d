"""Who owes whom: transfers netted for each pair and kind, none of zero, points that sum to zero."""

from __future__ import annotations

from chouette.rules.settlement import Transfer
from chouette.rules.transfers import gain_of, points_of, transfers_of

from .games import box, buy, double_extra, extra, played, result, settle, team, under_way


def test_it_has_one_transfer_for_each_contract_with_the_box() -> None:
    game = played("ABC", team(B="take"), box(B="drop"), result("team"))
    assert game.transfers == ["B>A 2 contract", "A>C 1 contract"]


def test_it_leaves_out_what_is_nothing() -> None:
    assert played("ABC", settle("B", 0), result("team")).transfers == ["A>C 1 contract"]


def test_it_nets_an_extra_with_its_price() -> None:
    """B pays C 1 for the extra and wins 2 on it."""
    game = played("ABC", box(B="drop", C="take"), extra("BC"), result("box"))
    assert game.transfers == ["B>A 1 contract", "C>A 2 contract", "C>B 1 extra"]


def test_it_nets_the_price_with_an_extra_that_was_dropped() -> None:
    """B pays 1 for the extra; C, redoubled, drops it at 4."""
    events = [box(B="drop", C="take"), extra("BC"), double_extra("team", "BC", "take")]
    game = played("ABC", *events, double_extra("box", "BC", "drop"), result("box"))
    assert game.transfers == ["B>A 1 contract", "C>A 2 contract", "C>B 3 extra"]


def test_it_keeps_kinds_apart() -> None:
    """The buyer owes the box from both his contracts, and is owed the seller's price."""
    game = played("ABC", buy("CB"), result("box"))
    assert game.transfers == ["B>A 1 contract", "B>A 2 bought", "C>B 1 bought"]


def test_it_owes_nothing_for_what_is_still_open() -> None:
    game = under_way("ABC", box(B="drop", C="take"), extra("BC"))
    assert transfers_of(game) == (
        Transfer("B", "A", 2, "contract"),
        Transfer("B", "C", 2, "extra"),
    )


def test_it_counts_in_half_points() -> None:
    assert played("AB", settle("B", -1.5)).settlement.transfers == (
        Transfer("B", "A", 3, "contract"),
    )


def test_it_adds_up_what_a_player_gains() -> None:
    transfers = [Transfer("A", "B", 3, "contract"), Transfer("B", "C", 1, "extra")]
    assert [gain_of(player, transfers) for player in "ABCD"] == [-3, 2, 1, 0]
    assert points_of("ABCD", transfers) == {"A": -3, "B": 2, "C": 1, "D": 0}
