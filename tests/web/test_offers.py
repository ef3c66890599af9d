"""The sheets of a double: who answers, and with what."""

from __future__ import annotations

from dataclasses import replace

from chouette.rules.actions import Double, ExtraGiven
from chouette.rules.game import open_game, play
from chouette.rules.ruleset import PRESETS, Ruleset
from chouette.web.offers import (
    OfferSheet,
    answer_choices,
    chain_choices,
    ends_the_game,
    offer_sheet,
)
from tests.web.states import PEOPLE

MANY, ONE = PRESETS["keith-many-cubes"], PRESETS["keith-one-cube"]


def offered(side: str, rules: Ruleset = MANY, typed: dict[str, str] | None = None) -> OfferSheet:
    found = offer_sheet(open_game(order="ABC", ruleset=rules), side, PEOPLE, typed)
    assert found is not None
    return found


def test_it_begins_with_everybody_on_take() -> None:
    offer = offered("box")
    assert [(row.name, row.field, row.chosen) for row in offer.rows] == [
        ("Bogdan", "answer-B", "take"),
        ("Carla", "answer-C", "take"),
    ]
    assert (offer.rows[0].level, offer.rows[0].doubled) == (1, 2)


def test_it_lets_a_member_be_left_out_where_each_has_a_cube() -> None:
    assert offered("box").rows[0].choices[0].value == ""
    assert offered("box", ONE).rows[0].choices[0].value == "take"


def test_it_asks_the_box_once_for_one_cube() -> None:
    (row,) = offered("team", ONE).rows
    assert (row.field, row.name) == ("answer", "Ana")


def test_it_says_who_answers() -> None:
    assert offered("box").help.startswith("What each member answers; “skip”")
    assert offered("box", ONE).help == "What each member answers."
    assert offered("team").help.startswith("What Ana answers to each who doubles; “skip”")
    assert offered("team", ONE).help == "What Ana answers."


def test_it_offers_beavers_only_where_the_house_has_them() -> None:
    assert [choice.value for choice in answer_choices(0)] == ["take", "drop"]
    assert [choice.value for choice in answer_choices(1)] == ["take", "drop", "beaver"]


def test_it_offers_as_many_turns_as_the_house_allows() -> None:
    assert [choice.value for choice in chain_choices(1)] == ["beaver", "beaver/drop"]
    assert [choice.label for choice in chain_choices(2)][2:] == [
        "beaver → raccoon",
        "beaver → raccoon → drop",
    ]
    assert len(chain_choices(3)) == 6
    rows = offered("box", replace(MANY, beavers=2)).rows
    assert [choice.value for choice in rows[0].chains] == [
        "beaver/drop",
        "beaver/raccoon",
        "beaver/raccoon/drop",
    ]


def test_it_keeps_what_was_typed() -> None:
    typed = {"answer-B": "drop", "answer-C": ""}
    assert [row.chosen for row in offered("box", typed=typed).rows] == ["drop", ""]


def test_it_is_not_there_when_nobody_can_be_doubled() -> None:
    game = open_game(order="AB", ruleset=MANY)
    turned = play(game, Double("box", {"B": "take"}))
    assert offer_sheet(turned, "box", PEOPLE) is None
    assert offer_sheet(turned, "team", PEOPLE) is not None


def test_it_knows_which_answers_end_the_game() -> None:
    """So that the button can say that the result is shown first."""
    assert offered("box").ends == "all"
    assert offered("team").ends == "all"
    assert offered("box", ONE).ends == "all"
    assert offered("team", ONE).ends == "all"


def test_it_knows_that_a_lone_taker_who_must_drop_ends_it_too() -> None:
    must_drop = replace(MANY, lone_taker="must_drop", lone_taker_from=3)
    assert offered("box", must_drop).ends == "lone"
    assert offered("team", must_drop).ends == "all"
    assert offered("box", replace(must_drop, lone_taker_from=4)).ends == "all"


def test_it_knows_when_a_game_goes_on_whatever_they_answer() -> None:
    """Carla holds the other cube, so a drop of Bogdan's leaves hers."""
    turned = play(open_game(order="ABC", ruleset=MANY), Double("box", {"C": "take"}))
    offer = offer_sheet(turned, "box", PEOPLE)
    assert offer is not None
    assert (len(offer.rows), offer.ends) == (1, "")


def test_it_takes_no_end_for_one_while_an_extra_runs() -> None:
    game = open_game(order="ABC", ruleset=replace(MANY, voluntary_extras=True))
    game = play(game, Double("box", {"B": "drop", "C": "take"}))
    game = play(game, ExtraGiven("B", "C"))
    assert not ends_the_game(game, Double("team", {"C": "drop"}))
    assert not ends_the_game(game, Double("box", {"C": "drop"})), "not allowed is no end either"
