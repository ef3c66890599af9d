"""The sheets of a double: who answers, and with what."""

from __future__ import annotations

from dataclasses import replace

from chouette.rules.actions import Double
from chouette.rules.game import open_game, play
from chouette.rules.ruleset import PRESETS, Ruleset
from chouette.web.offers import OfferSheet, answer_choices, chain_choices, offer_sheet
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
