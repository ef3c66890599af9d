"""What a page may ask of a game in progress."""

from __future__ import annotations

import pytest

from chouette.rules.actions import ExtraKey, GameWon
from chouette.rules.errors import GameOver, UnfinishedGame, UnknownPlayer
from chouette.rules.game import play, play_all
from chouette.rules.scoring import settle_game
from chouette.rules.seat import captains_in_turn, in_at_the_end

from .games import (
    box,
    buy,
    double_bought,
    double_extra,
    extra,
    result,
    settle,
    team,
    under_way,
)


class TestWhoIsIn:
    def test_it_lists_members_in_order(self) -> None:
        game = under_way("ABCD", settle("C", 1))
        assert game.open_members == ("B", "D")
        assert game.acting_captain == "B"

    def test_it_names_the_acting_captain(self) -> None:
        assert under_way("ABCD", box(B="drop", C="drop")).acting_captain == "D"
        assert under_way("ABC", box(B="drop", C="drop")).acting_captain is None

    def test_it_is_over_when_nothing_is_open(self) -> None:
        assert not under_way("ABC", box(B="drop")).is_over
        assert under_way("ABC", box(B="drop", C="drop")).is_over
        assert under_way("ABC", result("box")).is_over
        assert not under_way("ABC", box(B="drop", C="take"), extra("BC"), settle("C", 0)).is_over
        assert not under_way("ABC", buy("CB"), settle("B", 0)).is_over

    def test_it_knows_a_members_contract(self) -> None:
        game = under_way("ABC", box(B="take"))
        assert game.contract_of("B").level == 2
        with pytest.raises(UnknownPlayer, match="A is not a member"):
            game.contract_of("A")


class TestWhoMayDouble:
    def test_it_is_either_side_from_the_middle(self) -> None:
        game = under_way("ABC")
        assert game.may_double("box") == game.may_double("team") == ("B", "C")

    def test_it_is_the_owner_afterwards(self) -> None:
        game = under_way("ABCD", box(B="take"), team(C="take"), box(D="drop"))
        assert game.may_double("box") == ("C",)
        assert game.may_double("team") == ("B",)

    def test_it_is_the_taker_of_an_extra_and_then_its_giver(self) -> None:
        given = [box(B="drop", C="take"), extra("BC")]
        assert under_way("ABC", *given).extras_to_double("team") == (ExtraKey("B", "C"),)
        assert under_way("ABC", *given).extras_to_double("box") == ()
        turned = under_way("ABC", *given, double_extra("team", "BC", "take"))
        assert turned.extras_to_double("box") == (ExtraKey("B", "C"),)

    def test_it_is_the_buyer_of_a_cube_and_then_the_box(self) -> None:
        assert under_way("ABC", buy("CB")).bought_to_double("team") == ("C",)
        turned = under_way("ABC", buy("CB"), double_bought("team", "C", "take"))
        assert turned.bought_to_double("box") == ("C",)
        assert turned.bought_to_double("team") == ()


class TestWhatIsTurned:
    def test_it_is_nothing_at_first(self) -> None:
        assert not under_way("ABC", auto_doubles=3).any_turned

    @pytest.mark.parametrize("answer", ["take", "beaver", "beaver/drop"])
    def test_it_is_what_was_taken(self, answer: str) -> None:
        assert under_way("ABC", box(B=answer)).any_turned

    def test_it_is_not_what_was_dropped(self) -> None:
        assert not under_way("ABC", box(B="drop")).any_turned


class TestPlayingOn:
    def test_it_counts_its_actions(self) -> None:
        game = under_way("ABC", box(B="drop"), team(C="take"))
        assert game.step == 2
        assert game.contracts["B"].ending is not None
        assert game.contracts["B"].ending.step == 1

    def test_it_plays_several_actions(self) -> None:
        game = play_all(under_way("ABC"), [GameWon("box", "single")])
        assert game.is_over

    def test_it_stops_at_the_end(self) -> None:
        with pytest.raises(GameOver):
            play(under_way("ABC", result("box")), GameWon("box", "single"))

    def test_it_is_settled_only_when_finished(self) -> None:
        with pytest.raises(UnfinishedGame, match="C still in"):
            settle_game(under_way("ABC", box(B="drop")))
        with pytest.raises(UnfinishedGame, match="B still in"):
            settle_game(under_way("ABC", buy("CB"), settle("B", 0)))


class TestWhoWasCaptain:
    def test_it_is_the_captain_and_those_who_acted_after_him(self) -> None:
        game = under_way("ABCDE", box(B="drop", C="drop"), box(D="drop"), result("box"))
        assert captains_in_turn(game) == ("B", "D", "E")
        assert captains_in_turn(under_way("ABC", result("box"))) == ("B",)

    def test_it_was_in_to_the_end_whose_contract_closed_last(self) -> None:
        game = under_way("ABCDE", box(B="drop"), team(C="drop"), result("box"))
        assert in_at_the_end(game) == ("D", "E")

    def test_it_can_be_told_of_finished_games_only(self) -> None:
        with pytest.raises(UnfinishedGame):
            in_at_the_end(under_way("ABC", box(B="drop")))
