from __future__ import annotations

from dataclasses import replace

from chouette.rules.ruleset import PRESETS
from chouette.web.sentences import events_sentence
from tests.web.states import PEOPLE, Sitting

RULES = replace(PRESETS["keith-many-cubes"], partner_from=3, decline_box=True)


def said(sitting: Sitting) -> str:
    return events_sentence(sitting.events, PEOPLE)


def test_it_tells_who_is_asked_and_what_he_says() -> None:
    sitting = Sitting("ABCD", RULES).do("offer_partner")
    assert said(sitting) == "Carla is asked to be the box’s partner."
    sitting.do("answer_partner", player="C", accept=False)
    assert said(sitting) == (
        "Carla does not want to be the box’s partner. Dinu is asked to be the box’s partner."
    )
    sitting.do("answer_partner", player="D", accept=True)
    assert said(sitting) == "Dinu is the box’s partner."


def test_it_tells_the_lot() -> None:
    sitting = Sitting("ABCD", replace(RULES, partner_asked="by_lot"))
    sitting.do("draw_partner", rolls={"C": [[2]], "D": [[5]]})
    assert said(sitting) == "The lot made Dinu the box’s partner (Carla ⚁\u202f2, Dinu ⚄\u202f5)."


def test_it_tells_that_the_box_was_declined() -> None:
    sitting = Sitting("ABCD", RULES).do("result", winner="team", result="single")
    assert said(sitting.do("decline_box")) == "Bogdan does not want the box."


def test_it_tells_a_return_and_a_reopening() -> None:
    sitting = Sitting("ABCD").do("sit_out", player="D").do("return", player="D")
    assert said(sitting) == "Dinu is back."
    assert said(sitting.do("close").do("reopen")) == "The night was opened again."
