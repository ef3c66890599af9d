"""The events of a game in the form of its correction: taken out, put back, added, turned round."""

from __future__ import annotations

import pytest

from chouette.rules.actions import ExtraGiven
from chouette.selectors.logs import state_of
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Form, Reader, reader
from tests.web.test_correct import PATH, event_form, page, played, post

__all__ = ["page", "played"]


def sent(page: Reader, form: Form, **changes: str) -> str:
    response = page.client.post(f"{page.url}{PATH}", form.values(**changes))
    return str(response.content.decode() or response["Location"])


def one_cube(people: People) -> Table:
    """The box doubled, and only Carla dropped."""
    table = open_table(people, "ana", "bogdan", "carla", "elena", ruleset="keith-one-cube")
    bogdan, carla, elena = people.numbers("bogdan", "carla", "elena")
    answers = {bogdan: "take", carla: "drop", elena: "take"}
    table.send("double", side="box", answers=answers)
    table.send("result", winner="team", result="gammon")
    return table


def test_it_keeps_an_event_that_is_taken_out_in_its_place(page: Reader, played: Table) -> None:
    html = post(page, **{"e0-out": "1", "do": "look"})
    form = event_form(html)
    assert form.fields["e0-out"] == ["1"]
    assert form.fields["e1-kind"] == ["gammon"]
    sent(page, form, do="save")
    assert len(state_of(played.row).records[0].actions) == 1


def test_it_puts_an_event_back(page: Reader) -> None:
    form = event_form(post(page, **{"e0-out": "1", "do": "look"}))
    html = sent(page, form, **{"e0-out": ""}, do="look")
    assert "Nothing yet." in html


def test_it_takes_an_event_out_and_adds_another(
    page: Reader, played: Table, people: People
) -> None:
    html = post(page, **{"e0-out": "1", "add": f"settle-{people.number('elena')}", "do": "look"})
    form = event_form(html)
    assert "2. Agreed result with elena" in html
    assert "e3" not in form
    sent(page, form, **{"e1-points": "1.5", "do": "save"})
    points = state_of(played.row).records[0].points
    assert points[people.number("elena")] == 3


@pytest.mark.parametrize("side", ["box", "team"])
def test_it_adds_a_double_before_the_result(page: Reader, side: str) -> None:
    form = event_form(post(page, **{"e0-out": "1", "add": f"double-{side}", "do": "look"}))
    assert form.fields["e1-side"] == [side]
    assert form.fields["e2-winner"] == ["box"]
    assert len([name for name in form.fields if name.startswith("e1-answer-")]) == 3


def test_it_puts_the_points_alone_in_place_of_everything(
    page: Reader, played: Table, people: People
) -> None:
    form = event_form(post(page, add="quick", do="look"))
    carla = people.number("carla")
    assert (form.fields["e0-out"], form.fields["e1-out"]) == (["1"], ["1"])
    assert form.fields[f"e2-points-{carla}"] == ["−4"]
    sent(page, form, **{f"e2-points-{carla}": "-6", "do": "save"})
    assert state_of(played.row).records[0].points[carla] == -12


@pytest.mark.parametrize(
    "wanted", ["double", "double-x", "settle-0", "extra-1-2", "buy-1", "x", ""]
)
def test_it_adds_nothing_that_there_is_not(page: Reader, wanted: str) -> None:
    assert "Nothing yet." in post(page, add=wanted, do="look")


def test_it_adds_an_extra_of_whoever_dropped(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "elena", ruleset="los-angeles")
    bogdan, carla, elena = people.numbers("bogdan", "carla", "elena")
    table.send("double", side="box", answers={bogdan: "drop", carla: "take", elena: "drop"})
    table.send("result", winner="team", result="single")
    page = reader(people.bogdan, table)
    form = event_form(post(page, add=f"extra-{bogdan}-{carla}", do="look"))
    assert sent(page, form, do="save").endswith("/games/1/")
    assert ExtraGiven(bogdan, carla) in state_of(table.row).records[0].actions


def test_it_lets_nobody_be_left_out_of_a_double_that_doubles_nobody(
    page: Reader, people: People
) -> None:
    html = post(page, **{f"e0-answer-{people.number('carla')}": "", "do": "save"})
    assert "1. Double: Nobody is doubled: give at least one answer." in html


def test_it_asks_everybody_about_one_cube_or_the_box_alone(people: People) -> None:
    page = reader(people.bogdan, one_cube(people))
    form = event_form(page.page(PATH))
    assert len([name for name in form.fields if name.startswith("e0-answer-")]) == 3
    turned = event_form(sent(page, form, **{"e0-side": "team"}, do="look"))
    assert turned.fields["e0-answer"] == ["take"]
    back = event_form(sent(page, turned, **{"e0-side": "box"}, do="look"))
    answers = [back.fields[name] for name in back.fields if name.startswith("e0-answer-")]
    assert answers == [["take"]] * 3


def test_it_says_at_which_level_a_cube_was_doubled(page: Reader, played: Table) -> None:
    html = page.page(PATH)
    assert html.count('data-level="1"') == 3


@pytest.mark.parametrize(("direction", "points"), [("gets", 3), ("pays", -3)])
def test_it_says_who_gets_what_was_agreed(
    page: Reader, played: Table, people: People, direction: str, points: int
) -> None:
    elena = people.number("elena")
    form = event_form(post(page, add=f"settle-{elena}", do="look"))
    fields = {"e1-points": "1,5", "e1-direction": direction, "do": "save"}
    sent(page, form, **fields)
    assert state_of(played.row).records[0].points[elena] == points
