"""A captain who bought a cube and then leaves the game: the cube stays his (rows 7, 8 and 27).

D will not take, so B pays him nothing and D pays B 1; B plays D's cube at 2 beside his own.
"""

from __future__ import annotations

import pytest

from .games import Event, box, buy, double_bought, played, refused, result, settle

AGREED = {"bought_cubes": True}


@pytest.mark.parametrize(
    ("events", "points", "order"),
    [
        # B stays in: his own contract and the bought one.
        ([result("team")], "A-4 B+4 C+1 D-1", "BCDA"),
        ([result("box")], "A+4 B-2 C-1 D-1", "ACDB"),
        # The gammon counts on the bought cube, which was turned, not on those in the middle.
        ([result("box", "gammon")], "A+6 B-4 C-1 D-1", "ACDB"),
        # B drops his own: the box has beaten the captain, but the bought cube runs on.
        ([box(B="drop"), result("team")], "A-2 B+2 C+1 D-1", "ACDB"),
        ([box(B="drop"), result("box")], "A+4 B-2 C-1 D-1", "ACDB"),
        # B settles his own: the payer lost, and at nothing the order stays.
        ([settle("B", 1.5), result("box")], "A+1.5 B+0.5 C-1 D-1", "BCDA"),
        ([settle("B", -1.5), result("team")], "A-1.5 B+1.5 C+1 D-1", "ACDB"),
        ([settle("B", 0), result("box")], "A+3 B-1 C-1 D-1", "ABCD"),
        # Both are out; C plays on; B turns the bought cube and the box gives it up, or he does.
        (
            [box(B="drop"), double_bought("team", "D", "drop"), result("box")],
            "A0 B+2 C-1 D-1",
            "ACDB",
        ),
        (
            [
                box(B="drop"),
                double_bought("team", "D", "take"),
                double_bought("box", "D", "drop"),
                result("team"),
            ],
            "A+4 B-4 C+1 D-1",
            "ACDB",
        ),
    ],
)
def test_it_is_worth(events: list[Event], points: str, order: str) -> None:
    game = played("ABCD", buy("DB"), *events, **AGREED)
    assert (game.points, game.order, game.warnings) == (points, order, [])


@pytest.mark.parametrize(
    ("seat", "order"),
    [
        # B dropped; C won; the bought cube cost the box 2, so that he lost 2 in all.
        ("captain", "ACDB"),
        ("last_man", "CDBA"),
        ("net", "CDBA"),
        ("all", "CDBA"),
        ("la_hybrid", "CDBA"),
    ],
)
def test_it_decides_no_seat_but_counts_in_the_sum(seat: str, order: str) -> None:
    events = [buy("DB"), box(B="drop"), result("team")]
    assert played("ABCD", *events, seat=seat, **AGREED).order == order


class TestTheNextCaptain:
    """B bought D's cube and dropped his own; C is captain now and buys E's."""

    EVENTS = (buy("DB"), box(B="drop"), buy("EC"))

    def test_it_is_his_to_buy(self) -> None:
        game = played("ABCDE", *self.EVENTS, result("box", "gammon"), **AGREED)
        assert game.points == "A+10 B-4 C-4 D-1 E-1"
        assert game.transfers == [
            "B>A 1 contract",
            "C>A 1 contract",
            "B>A 4 bought",
            "C>A 4 bought",
            "D>B 1 bought",
            "E>C 1 bought",
        ]

    def test_it_is_no_more_the_old_captains(self) -> None:
        events = [*self.EVENTS[:2], buy("EB")]
        assert refused("ABCDE", *events, result("box"), **AGREED) == "buyer_not_captain"

    def test_it_uses_up_his_turn_where_acting_captains_do(self) -> None:
        events = [*self.EVENTS, result("box")]
        assert played("ABCDE", *events, **AGREED).order == "ACDEB"
        rules = {**AGREED, "acting_captain": "uses_turn"}
        assert played("ABCDE", *events, **rules).order == "ADEBC"


def test_it_follows_its_captain_out_of_the_game_with_one_cube() -> None:
    """B buys D's cube, pays 2 to get out of his own, and goes last at once; C wins the box."""
    events = [box(B="take", C="take"), buy("DB"), settle("B", -2), result("team")]
    game = played("ABCD", *events, cubes="single", **AGREED)
    assert (game.points, game.order) == ("A-2 B+1 C+2 D-1", "CDBA")


def test_it_is_shared_by_the_boxs_partner() -> None:
    """The box wins 1, 1 and 2: two for each."""
    game = played("ABCD", buy("DB"), result("box"), partner="H", partner_from=5, **AGREED)
    assert game.points == "A+2 B-2 C-1 D-1 H+2"


def test_it_is_told() -> None:
    game = played("ABCD", buy("DB"), box(B="drop"), result("team"))
    assert game.why == (
        "B dropped at 1; D sold the cube to B for 1, so the box beat the captain and stays; "
        "C is captain next. Besides, B won 2 on the cube bought from D."
    )
    assert game.warning_texts == ["Bought cubes are not agreed at this table: B bought D's."]
