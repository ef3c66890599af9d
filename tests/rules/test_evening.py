"""Several games in a row, with people coming and going between them (W37 to W41, W48)."""

from __future__ import annotations

from typing import Any

from chouette.rules.rotation import decline_box, seat_newcomers, without
from chouette.rules.squaring import square_up

from .games import Event, Played, box, played, result, settle, team


class Evening:
    """A table whose next game is played in the order the last one left."""

    def __init__(self, order: str, **rules: Any) -> None:
        self.order, self.rules = order, rules
        self.partner: str | None = None
        self.moved: tuple[str, ...] = ()
        self.totals = dict.fromkeys(order, 0)

    def game(self, *events: Event) -> Played:
        """Play one game; check that the books still balance."""
        scored = played(self.order, *events, partner=self.partner, **self.rules)
        rotation = scored.settlement.rotation
        self.order, self.partner = "".join(rotation.order), rotation.partner
        self.moved = scored.settlement.moved
        for player, halves in scored.settlement.points.items():
            self.totals[player] = self.totals.get(player, 0) + halves
        assert sum(self.totals.values()) == 0
        return scored

    def newcomer(self, player: str, rule: Any = "above_loser") -> None:
        self.order = "".join(seat_newcomers(self.order, self.moved, player, rule))

    def leaves(self, player: str) -> None:
        self.order = "".join(without(self.order, player))

    def declines(self) -> None:
        self.order = "".join(decline_box(self.order, self.moved))

    def takes_partner(self, player: str) -> None:
        self.leaves(player)
        self.partner = player


def test_it_goes_round_while_the_box_wins() -> None:
    """Everybody is captain once before the first captain is again."""
    table = Evening("ABCD")
    orders = []
    for _ in range(4):
        table.game(result("box"))
        orders.append(table.order)
    assert orders == ["ACDB", "ADBC", "ABCD", "ACDB"]


def test_it_goes_round_while_the_team_wins() -> None:
    """Everybody is box once before the first box is again."""
    table = Evening("ABCD")
    orders = []
    for _ in range(4):
        table.game(result("team"))
        orders.append(table.order)
    assert orders == ["BCDA", "CDAB", "DABC", "ABCD"]


def test_w37_a_newcomer_of_the_game_stands_above_or_below_its_loser() -> None:
    for rule, order in (("above_loser", "BCDFA"), ("below_loser", "BCDAF")):
        table = Evening("ABCD")
        table.game(result("team"))
        table.newcomer("F", rule)
        assert table.order == order


def test_w38_whoever_leaves_takes_his_points_along() -> None:
    table = Evening("ABCDE", jacoby="off")
    table.totals = {"A": 12, "B": -18, "C": 4, "D": -6, "E": 8}
    table.leaves("C")
    assert table.order == "ABDE"
    table.game(team(B="take", D="take", E="take"), result("team"))
    assert table.totals == {"A": 0, "B": -14, "C": 4, "D": -2, "E": 12}
    assert table.order == "BDEA"


def test_w39_the_captain_inherits_the_box() -> None:
    table = Evening("ABCDE")
    table.leaves("A")
    assert table.order == "BCDE"


def test_w40_a_captain_who_won_declines_the_box() -> None:
    table = Evening("ABCDE")
    table.game(result("team"))
    table.declines()
    assert table.order == "CDEBA"
    table.game(result("box"))
    assert table.order == "CEBAD"


def test_w41_the_partner_who_lost_is_captain_of_the_next_game() -> None:
    table = Evening("ABCDEFG")
    table.takes_partner("H")
    table.game(result("team"))
    assert (table.order, table.partner) == ("BHCDEFGA", None)
    table.takes_partner("C")
    assert table.order == "BHDEFGA"
    game = table.game(result("box"))
    assert table.order == "BDEFGAH"
    assert table.partner == "C"
    assert game.points == "B+3 H-1 D-1 E-1 F-1 G-1 A-1 C+3"


def test_w48_a_partnership_runs_on_when_somebody_leaves() -> None:
    table = Evening("ABCDE", seat="captain")
    table.takes_partner("F")
    table.game(result("box"))
    table.leaves("D")
    game = table.game(result("box"))
    assert table.partner == "F"
    assert game.points == "A+2 C-1 E-1 B-1 F+1"
    table.game(result("team"))
    assert table.partner is None


def test_it_squares_up_at_the_end_of_the_night() -> None:
    table = Evening("ABC", jacoby="off")
    table.game(team(B="take"), box(C="drop"), result("team"))
    table.game(settle("C", 1.5), result("box"))
    table.game(result("team", "gammon"))
    payments = square_up(table.totals)
    for payment in payments:
        table.totals[payment.payer] += payment.amount
        table.totals[payment.payee] -= payment.amount
    assert not any(table.totals.values())
    assert len(payments) <= 2
