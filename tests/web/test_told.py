"""What a game came to is told whole: automatic doubles and the partner's share as well."""

from __future__ import annotations

from dataclasses import replace

from chouette.rules.commands import Command, command_from_json
from chouette.rules.ruleset import PRESETS
from chouette.web.previews import preview
from chouette.web.told import told
from tests.web.states import PEOPLE, Sitting

RULES = replace(PRESETS["keith-many-cubes"], partner_from=3, automatic_doubles=2)


def result(winner: str) -> Command:
    return command_from_json({"kind": "result", "winner": winner, "result": "single"})


def with_partner() -> Sitting:
    """Ana is the box, Carla goes with her, Bogdan is captain and Dinu in the crew."""
    sitting = Sitting("ABCD", RULES).do("offer_partner")
    return sitting.do("answer_partner", player="C", accept=True)


def test_it_names_what_the_partner_gets_before_and_after_the_tap() -> None:
    sitting = with_partner().do("double", side="box", answers={"B": "take", "D": "take"})
    shown = preview(sitting.state, result("box"), PEOPLE)
    share = "Carla, the box’s partner, gets 2 of the 4 that the box won."
    assert {row.player.name: row.points for row in shown.rows} == {
        "Ana": 4,
        "Bogdan": -4,
        "Carla": 4,
        "Dinu": -4,
    }
    assert shown.sentence.endswith(share)
    sitting.decide(result("box"))
    assert told(sitting.state.records[-1], PEOPLE) == shown.sentence


def test_it_names_what_the_partner_pays() -> None:
    shown = preview(with_partner().state, result("team"), PEOPLE)
    assert shown.sentence.endswith("Carla, the box’s partner, pays 1 of the 2 that the box lost.")


def test_it_says_nothing_of_a_share_without_a_partner_or_a_sum() -> None:
    assert "partner" not in preview(Sitting("ABC").state, result("box"), PEOPLE).sentence
    even = with_partner().do("quick_result", points={"B": 1, "D": -1})
    assert "partner" not in told(even.state.records[-1], PEOPLE)


def test_it_says_why_everything_counted_twice() -> None:
    sitting = Sitting("ABC", RULES).do("automatic_double")
    shown = preview(sitting.state, result("box"), PEOPLE)
    assert shown.sentence.startswith("After an automatic double everything counted twice. The box")
    sitting.do("automatic_double")
    shown = preview(sitting.state, result("box"), PEOPLE)
    assert shown.sentence.startswith("After 2 automatic doubles everything counted 4 times.")


def test_it_takes_typed_points_as_they_are() -> None:
    sitting = Sitting("ABC", RULES).do("automatic_double")
    sitting.do("quick_result", points={"B": 1, "C": 1})
    assert "automatic" not in told(sitting.state.records[-1], PEOPLE)
