"""One sentence for each kind of event and action, with the names of the club."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.log import EVENT_KINDS
from chouette.rules.ruleset import PRESETS
from chouette.web import sentences
from chouette.web.people import People, Person
from tests.web.states import PEOPLE, Sitting


def said(sitting: Sitting) -> str:
    return sentences.events_sentence(sitting.events, PEOPLE)


def test_it_has_a_sentence_for_every_kind_of_event() -> None:
    assert set(sentences._EVENTS) == set(EVENT_KINDS.values())


@pytest.mark.parametrize(
    ("kind", "fields", "sentence"),
    [
        ("start_game", {}, "Game 1 began."),
        ("automatic_double", {}, "Automatic double, 1 in this game."),
        (
            "double",
            {"side": "box", "answers": {"B": "take", "C": "drop"}},
            "The box doubled: Bogdan take, Carla drop.",
        ),
        (
            "double",
            {"side": "team", "answers": {"B": "beaver/drop"}},
            "The team doubled, the box answered: beaver → drop to Bogdan.",
        ),
        ("offer", {"side": "box", "members": ["B"]}, "The box doubles Bogdan."),
        ("offer", {"side": "team", "members": ["B"]}, "The team doubles."),
        (
            "settle",
            {"member": "C", "points": 1.5},
            "Carla and the box agreed: 1.5 to Carla.",
        ),
        (
            "settle",
            {"member": "C", "points": -2},
            "Carla and the box agreed: Carla pays 2.",
        ),
        ("settle", {"member": "C", "points": 0}, "Carla and the box agreed on nothing either way."),
        ("join", {"player": "E"}, "Elena joined."),
        ("leave", {"player": "D"}, "Dinu leaves."),
        ("sit_out", {"player": "D"}, "Dinu sits out."),
        ("name_proxy", {"player": "D", "proxy": "B"}, "Bogdan decides on the cube of Dinu."),
        ("change_stake", {"stake_minor": 100}, "The stake is 1.00 a point."),
        ("change_stake", {"player": "B", "level": 2}, "Bogdan plays at 2 times the stake."),
        ("change_rules", {"ruleset": {"jacoby": "off"}}, "The house rules were changed."),
        (
            "set_order",
            {"order": list("BACD"), "reason": "Ana was late"},
            "The order was set: Bogdan, Ana, Carla, Dinu (Ana was late).",
        ),
        ("split_table", {"table": "Table 2", "players": ["D"]}, "Dinu went to Table 2."),
        ("merge_into", {"to_table": "Table 2"}, "The table went to Table 2."),
        (
            "merge_table",
            {"from_table": "Table 2", "players": [{"player": "E", "level": 1}]},
            "Elena came from Table 2.",
        ),
        ("close", {}, "The night was closed."),
        ("void", {}, "Undone."),
    ],
)
def test_it_says_what_happened(kind: str, fields: dict[str, Any], sentence: str) -> None:
    assert said(Sitting().do(kind, **fields)) == sentence


def test_it_tells_the_result_with_the_points() -> None:
    sitting = Sitting("ABC").do("result", winner="box", result="single")
    assert said(sitting) == "The box won, single. Game 1: Ana +2, Bogdan −1, Carla −1."


def test_it_tells_that_somebody_decides_for_himself_again() -> None:
    sitting = Sitting("ABCD").do("name_proxy", player="D", proxy="B").do("name_proxy", player="D")
    assert said(sitting) == "Dinu decides on his own cube again."


def test_it_tells_a_quick_score() -> None:
    sitting = Sitting("ABC").do("quick_result", points={"B": 2, "C": -1})
    assert said(sitting).startswith("Score: Bogdan +2, Carla −1.")


def test_it_keeps_a_number_in_a_name_apart_from_the_points() -> None:
    people = People([Person("3", "Player 3"), Person("4", "Sorin")])
    assert sentences.scores({"3": 4, "4": -4}, people) == "Player 3: +2, Sorin −2"


def test_it_tells_a_correction() -> None:
    sitting = Sitting("ABC").do("result", winner="box", result="single")
    sitting.do("correct_game", game=1, events=[{"type": "quick", "points": {"B": 1, "C": 1}}])
    assert said(sitting) == "Game 1 was corrected: Ana −2, Bogdan +1, Carla +1."


def test_it_shows_the_dice_of_each_round() -> None:
    sitting = Sitting("ABC", drawn=False)
    assert said(sitting) == "Table 1 was opened for Ana, Bogdan, Carla."
    sitting.do("draw_rotation", rolls={"A": [[6]], "B": [[4], [2]], "C": [[4], [5]]})
    dice = "Dice: Ana ⚅\u202f6, Bogdan ⚃\u202f4 ⚁\u202f2, Carla ⚃\u202f4 ⚄\u202f5."
    assert said(sitting) == f"{dice} The order is Ana, Carla, Bogdan."


def test_it_says_when_an_order_was_agreed() -> None:
    assert said(Sitting("ABC")) == "The order was agreed: Ana, Bogdan, Carla."


def test_it_tells_answers_one_by_one() -> None:
    sitting = Sitting("ABC").do("offer", side="box").do("answer", member="B", answer="take")
    assert said(sitting) == "The cube of Bogdan: take."


def test_it_calls_the_one_answer_of_the_box_his() -> None:
    sitting = Sitting("ABC", PRESETS["keith-one-cube"]).do("offer", side="team")
    assert said(sitting.do("answer", answer="take")).startswith("The box: take.")


def test_it_tells_extras_and_bought_cubes() -> None:
    sitting = Sitting("ABC")
    sitting.do("double", side="box", answers={"B": "take", "C": "drop"})
    assert said(sitting.do("extra", giver="C", taker="B")) == "Carla gave Bogdan an extra."
    sitting.do("double", side="team", extra={"giver": "C", "taker": "B"}, answer="take")
    assert said(sitting) == "The extra of Carla and Bogdan was doubled: take."
    bought = Sitting("ABC").do("buy", seller="C", buyer="B")
    assert said(bought) == "Bogdan bought the cube of Carla."
    bought.do("double", side="team", bought={"seller": "C"}, answer="drop")
    assert said(bought).startswith("The cube bought from Carla was doubled: drop.")
