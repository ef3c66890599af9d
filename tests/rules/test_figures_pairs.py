"""Who won what from whom, game by game: worked by hand."""

from __future__ import annotations

from .figures import pairs
from .games import quick, settle
from .table import Table


def test_it_tells_each_two_from_either_side() -> None:
    table = Table("ABC").after(quick(B=2, C=-1))
    assert pairs(table) == {
        "AB": "1 games 0 -2",
        "BA": "1 games +2 0",
        "AC": "1 games +1 0",
        "CA": "1 games 0 -1",
    }


def test_it_keeps_what_was_won_apart_from_what_was_lost() -> None:
    """B beat A's box for 2 and took it; then A beat his for 3."""
    table = Table("AB", rules={"seat": "captain"}).after(quick(B=2))
    assert table.order == "BA"
    table.after(quick(A=3))
    assert pairs(table) == {"AB": "2 games +3 -2", "BA": "2 games +2 -3"}


def test_it_counts_no_game_in_which_nothing_was_owed() -> None:
    table = Table("ABC").after(settle("B", 0), settle("C", 1))
    assert set(pairs(table)) == {"AC", "CA"}


def test_it_has_no_pair_of_two_in_the_team() -> None:
    assert "BC" not in pairs(Table("ABC").after(quick(B=2, C=-1)))


def test_it_puts_a_partners_share_between_him_and_the_box() -> None:
    """So that what C has from everybody is what he has: he lost 1.5 of the box's 3."""
    table = Table("ABCD", rules={"partner_from": 4, "partner_split": "half_points"})
    table.do("offer_partner")
    table.do("answer_partner", player="C", accept=True)
    table.after(quick(B=2, D=1))
    told = pairs(table)
    assert told["CA"] == "1 games 0 -1.5"
    assert told["AC"] == "1 games +1.5 0"
    assert told["AB"] == "1 games 0 -2"


def test_it_has_no_pairs_of_no_games() -> None:
    assert pairs(Table("ABC")) == {}
