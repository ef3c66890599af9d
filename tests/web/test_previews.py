"""What a tap would do, told before it is confirmed."""

from __future__ import annotations

from chouette.rules.commands import Command, command_from_json
from chouette.rules.ruleset import PRESETS
from chouette.web.previews import Large, next_seats, preview
from tests.web.states import PEOPLE, Sitting


def result(winner: str = "box", kind: str = "single") -> Command:
    return command_from_json({"kind": "result", "winner": winner, "result": kind})


def test_it_shows_points_next_seats_and_why() -> None:
    shown = preview(Sitting("ABC").state, result("team"), PEOPLE)
    assert [(row.player.name, row.points) for row in shown.rows] == [
        ("Ana", -4),
        ("Bogdan", 2),
        ("Carla", 2),
    ]
    assert shown.next == "Bogdan takes the box, Carla is captain."
    assert shown.sentence.startswith("The team won a single game")
    assert shown.ok


def test_it_says_who_keeps_the_box() -> None:
    assert preview(Sitting("ABC").state, result(), PEOPLE).next == (
        "Ana keeps the box, Carla is captain."
    )


def test_it_says_why_a_command_is_refused_with_names() -> None:
    double = command_from_json({"kind": "double", "side": "box", "answers": {"D": "take"}})
    shown = preview(Sitting("ABC").state, double, PEOPLE)
    assert not shown.ok
    assert shown.problem == "Dinu is not a member of the team in this game."


def test_it_is_empty_where_the_game_goes_on() -> None:
    double = command_from_json({"kind": "double", "side": "box", "answers": {"B": "take"}})
    shown = preview(Sitting("ABC").state, double, PEOPLE)
    assert shown.ok
    assert shown.rows == ()


def doubled(times: int) -> Sitting:
    sitting = Sitting("AB", PRESETS["cambridge"])
    for turn in range(times):
        sitting.do("double", side=("box", "team")[turn % 2], answers={"B": "take"})
    return sitting


def test_it_asks_about_a_transfer_above_sixteen_points_and_no_smaller_one() -> None:
    assert preview(doubled(4).state, result(), PEOPLE).large is None
    assert preview(doubled(5).state, result(), PEOPLE).large == Large("Bogdan", "Ana", 64)


def test_it_shows_warnings_of_the_house() -> None:
    rules = PRESETS["amsterdam"]
    sitting = Sitting("ABC", rules)
    sitting.do("double", side="team", answers={"B": "take", "C": "drop"})
    shown = preview(sitting.state, result(), PEOPLE)
    assert len(shown.warnings) == 1


def test_it_shows_a_correction_before_and_after() -> None:
    sitting = Sitting("ABC").do("result", winner="box", result="single")
    events = [{"type": "quick", "points": {"B": 1, "C": -1}}]
    corrected = command_from_json({"kind": "correct_game", "game": 1, "events": events})
    shown = preview(sitting.state, corrected, PEOPLE)
    assert [(row.before, row.points) for row in shown.rows] == [(4, 0), (-2, 2), (-2, -2)]
    assert "stays as it was" in shown.sentence


def test_it_says_when_only_one_is_left() -> None:
    sitting = Sitting("AB")
    sitting.do("start_game").do("leave", player="B")
    assert preview(sitting.state, result(), PEOPLE).next == "Only Ana is left."
    assert next_seats(Sitting("AB", drawn=False).state.seating.rotation, "A", PEOPLE) == ""
