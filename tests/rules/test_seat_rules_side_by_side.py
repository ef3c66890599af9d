"""The same games under the five rules for the seat, and with each rule beside it (rows 6 to 12).

Four players: A is the box, B the captain. Orders stand in the order of SEATS.
"""

from __future__ import annotations

import pytest

from .games import Event, box, extra, played, result, settle, team

SEATS = ("captain", "last_man", "net", "all", "la_hybrid")

GAMES: dict[str, tuple[list[Event], str, str]] = {
    "the box beats everybody": (
        *([result("box")], "A+3 B-1 C-1 D-1"),
        "ACDB ACDB ACDB ACDB ACDB",
    ),
    "everybody beats the box": (
        *([result("team")], "A-3 B+1 C+1 D+1"),
        "BCDA BCDA BCDA BCDA BCDA",
    ),
    "W13: the captain gives up his redoubled cube, the rest win": (
        [team(B="take"), box(B="drop"), team(C="take"), result("team")],
        *("A-1 B-2 C+2 D+1", "ACDB CDBA CDBA CDBA CDBA"),
    ),
    "row 11: the captain cashes, the box beats the rest": (
        *([team(B="drop"), result("box")], "A+1 B+1 C-1 D-1"),
        "BCDA ACDB ACDB BCDA ACDB",
    ),
    "W31 with four: the box takes the captain only and beats him": (
        *([team(B="take", C="drop", D="drop"), result("box")], "A0 B-2 C+1 D+1"),
        "ACDB ACDB ACDB CDBA ACDB",
    ),
    "W30: the captain pays to get out, the rest win": (
        [
            box(B="take", C="take"),
            team(B="take", C="take", D="take"),
            *(settle("B", -2), result("team")),
        ],
        *("A-4 B-2 C+4 D+2", "ACDB CDBA CDBA CDBA CDBA"),
    ),
    "two cash, then the last man drops": (
        *([team(B="drop", C="drop"), box(D="drop")], "A-1 B+1 C+1 D-1"),
        "BCDA ACDB BCDA BCDA BCDA",
    ),
    "W23: a lone taker with two extras wins": (
        [box(B="drop", C="take", D="drop"), extra("BC"), extra("DC"), result("team")],
        *("A0 B-4 C+8 D-4", "ACDB CDBA ACDB CDBA CDBA"),
    ),
    "the captain draws, the box beats the rest": (
        *([settle("B", 0), result("box")], "A+2 B0 C-1 D-1"),
        "ABCD ABCD ABCD ABCD ABCD",
    ),
    "the captain is paid but counts as beaten": (
        *([settle("B", 3, "box"), result("box")], "A-1 B+3 C-1 D-1"),
        "ACDB ACDB CDBA ACDB CDBA",
    ),
    "two drop, the last man wins": (
        *([box(B="drop", C="drop"), result("team")], "A+1 B-1 C-1 D+1"),
        "ACDB CDBA ACDB CDBA CDBA",
    ),
    "two drop and the box drops the last man's beaver, in one turn": (
        *([box(B="drop", C="drop", D="beaver/drop")], "A0 B-1 C-1 D+2"),
        "ACDB CDBA ACDB CDBA CDBA",
    ),
    "the captain alone takes and wins": (
        *([box(B="take", C="drop", D="drop"), result("team")], "A0 B+2 C-1 D-1"),
        "BCDA BCDA ACDB BCDA BCDA",
    ),
}


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", GAMES)
def test_it_seats_them_so(name: str, seat: str) -> None:
    events, points, orders = GAMES[name]
    game = played("ABCD", *events, seat=seat)
    assert game.points == points
    assert game.order == orders.split()[SEATS.index(seat)]


CAPTAIN_WON = {
    "row 11: the captain cashes, the box beats the rest": "BCDA ABCD ABCD BCDA ABCD",
    "two cash, then the last man drops": "BCDA ABCD BCDA BCDA BCDA",
    "the captain alone takes and wins": "BCDA BCDA ABCD BCDA BCDA",
    # These captains did not win: nothing changes.
    "the captain draws, the box beats the rest": "ABCD ABCD ABCD ABCD ABCD",
    "the captain is paid but counts as beaten": "ACDB ACDB CDBA ACDB CDBA",
}


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", CAPTAIN_WON)
def test_it_leaves_a_captain_who_won_where_only_losers_move(name: str, seat: str) -> None:
    """A4: he beat the box, and the box stays all the same."""
    events, points, _ = GAMES[name]
    game = played("ABCD", *events, seat=seat, winning_captain="stays")
    assert game.points == points
    assert game.order == CAPTAIN_WON[name].split()[SEATS.index(seat)]


IN_TO_THE_END = {
    "two drop, the last man wins": "ACDB DCBA ACDB DCBA DCBA",
    # C was in to the end too and stands higher than D.
    "W13: the captain gives up his redoubled cube, the rest win": "ACDB CDBA CDBA CDBA CDBA",
    # Nobody of the crew: all of them dropped or were dropped to with B still in.
    "W31 with four: the box takes the captain only and beats him": "ACDB ACDB ACDB CDBA ACDB",
    # A captain who won needs no successor.
    "the captain alone takes and wins": "BCDA BCDA ACDB BCDA BCDA",
}


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", IN_TO_THE_END)
def test_it_gives_the_box_to_who_was_in_to_the_end_where_the_house_does(
    name: str, seat: str
) -> None:
    """A2: only where the box loses his seat although the captain did not win."""
    events = GAMES[name][0]
    game = played("ABCD", *events, seat=seat, successor="acting_captain")
    assert game.order == IN_TO_THE_END[name].split()[SEATS.index(seat)]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("events", "order"),
    [
        ([result("box")], "AB"),
        ([result("team")], "BA"),
        ([box(B="drop")], "AB"),
        ([team(B="drop")], "BA"),
        ([settle("B", -0.5)], "AB"),
        ([settle("B", 0.5)], "BA"),
        ([settle("B", 0)], "AB"),
    ],
)
def test_it_is_one_rule_head_to_head(events: list[Event], order: str, seat: str) -> None:
    """Row 58: with two players the captain, the last man and everybody are one man."""
    assert played("AB", *events, seat=seat).order == order
