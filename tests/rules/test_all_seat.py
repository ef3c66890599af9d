"""`seat` = `all`: the box stays only if no member beats him (row 6, YEP's club)."""

from __future__ import annotations

from .games import Event, Played, box, played, result, settle, team


def beat_all(order: str, *events: Event, **rules: object) -> Played:
    return played(order, *events, **{"seat": "all", "jacoby": "off", **rules})


def test_it_keeps_the_box_who_beats_everybody() -> None:
    game = beat_all("ABCD", box(B="drop", C="take", D="take"), result("box"))
    assert game.order == "ACDB"
    assert game.settlement.reason.code == "all_beaten.captain_next"


def test_it_takes_the_box_from_him_who_drops_to_one_member() -> None:
    """D cashes one point; the box wins all the rest."""
    game = beat_all("ABCD", team(D="drop"), result("box", "gammon"))
    assert game.points == "A+3 B-2 C-2 D+1"
    assert game.order == "CDBA"


def test_it_gives_the_box_to_the_captain_if_he_is_the_one_who_won() -> None:
    assert beat_all("ABCD", team(B="drop"), result("box")).order == "BCDA"


def test_it_keeps_the_box_who_came_to_an_agreement_at_nothing() -> None:
    """Nobody won that contract, so no member beat him."""
    assert beat_all("ABCD", settle("C", 0), result("box")).order == "ACDB"


def test_it_counts_a_declared_winner() -> None:
    assert beat_all("ABCD", settle("C", 0, "member"), result("box")).order == "CDBA"
    assert beat_all("ABCD", settle("C", 2, "box"), result("box")).order == "ACDB"


def test_it_names_the_first_who_won() -> None:
    game = beat_all("ABCD", team(C="drop", D="drop"), result("box"))
    assert game.why == (
        "The box dropped to C, D at 1; the box won a single game (B 1), so the box had to beat "
        "everybody and lost to C; C is next in line for the box and D is captain next."
    )
