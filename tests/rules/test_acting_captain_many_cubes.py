"""Many cubes: the turn of a member who finished the game for a captain who was out (row 10, A3)."""

from __future__ import annotations

from .games import Event, Played, box, played, quick, result, settle, team


def uses_turn(order: str, *events: Event, **rules: object) -> Played:
    return played(order, *events, **{"acting_captain": "uses_turn", "jacoby": "off", **rules})


def test_it_keeps_his_turn_by_default() -> None:
    """Only the captain moves."""
    game = played("ABCDE", box(B="drop"), result("box"))
    assert game.order == "ACDEB"


def test_it_follows_the_captain_to_the_end_where_he_uses_his_turn_and_lost() -> None:
    game = uses_turn("ABCDE", box(B="drop"), result("box"))
    assert game.order == "ADEBC"
    assert game.moved == "BC"
    assert game.why.endswith("C captained after B, lost and went to the end as well.")


def test_it_keeps_the_turn_of_one_who_won() -> None:
    assert uses_turn("ABCDE", box(B="drop"), result("team")).order == "ACDEB"


def test_it_takes_the_best_placed_of_those_left() -> None:
    """C dropped with the captain, so D acted."""
    game = uses_turn("ABCDE", box(B="drop", C="drop"), result("box"))
    assert game.order == "ACEBD"


def test_it_acts_for_a_captain_who_settled_and_lost() -> None:
    assert uses_turn("ABCDE", settle("B", -1), result("box")).order == "ADEBC"
    assert uses_turn("ABCDE", settle("B", 0, "box"), result("box")).order == "ADEBC"


def test_it_does_not_count_where_the_captain_won() -> None:
    """A captain who cashed was not beaten; by `net` the box stays and only he moves."""
    game = uses_turn("ABCDE", team(B="drop"), result("box", "gammon"), seat="net")
    assert game.order == "ACDEB"


def test_it_counts_everybody_who_acted_one_after_the_other_and_lost() -> None:
    game = uses_turn("ABCDE", box(B="drop"), box(C="drop"), result("box"))
    assert game.order == "AEBCD"
    assert game.moved == "BCD"


def test_it_skips_one_who_acted_and_won_in_between() -> None:
    game = uses_turn("ABCDE", box(B="drop"), team(C="drop"), result("box"))
    assert game.order == "ACEBD"


def test_it_has_nobody_acting_when_all_drop_together() -> None:
    game = uses_turn("ABCD", box(B="drop", C="drop", D="drop"))
    assert game.order == "ACDB"


def test_it_counts_when_the_last_contract_closes_without_a_result() -> None:
    game = uses_turn("ABC", box(B="drop"), box(C="drop"))
    assert game.order == "ABC"
    assert game.moved == "BC"


def test_it_stands_before_a_losing_box() -> None:
    """E cashed; the box loses the seat under `all` and goes behind captain and acting captain."""
    game = uses_turn("ABCDE", box(B="drop"), team(E="drop"), result("box"), seat="all")
    assert game.order == "DEBCA"
    assert game.moved == "BCA"


def test_it_does_not_send_away_the_acting_captain_who_takes_the_box() -> None:
    """`successor` `acting_captain` gives the box to the very member who acted, lost or not."""
    game = uses_turn(
        *("ABCDE", box(B="drop"), team(E="drop"), result("box")),
        seat="all",
        successor="acting_captain",
    )
    assert game.order == "CDEBA"


def test_it_knows_no_acting_captain_in_a_game_scored_at_once() -> None:
    assert uses_turn("ABCD", quick(B=-1, C=-2, D=-2)).order == "ACDB"
