"""The small forms behind the three dots and the cubes."""

from __future__ import annotations

import pytest

from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, form_of, forms, reader

ALWAYS = (
    "join", "seats", "partner", "quick", "automatic", "order", "stake", "rules", "split", "merge",
    "undo", "double-box", "double-team", "result-box-single",
)  # fmt: skip


@pytest.mark.parametrize("name", ALWAYS)
def test_it_has_an_address_of_its_own_without_script(bogdan: Reader, name: str) -> None:
    html = bogdan.slip(name)
    assert "<html" in html
    assert f'id="{name}"' in html
    assert "slip page" in html


@pytest.mark.parametrize("name", ALWAYS)
def test_it_is_a_fragment_with_script(bogdan: Reader, name: str) -> None:
    response = bogdan.client.get(f"{bogdan.url}slips/{name}/", headers={"HX-Request": "true"})
    assert b"<html" not in response.content
    assert response["Cache-Control"] == "no-store"
    assert response["Vary"].startswith("HX-Request")


@pytest.mark.parametrize("name", ["result-box-triple", "gone"])
def test_it_says_that_a_form_is_not_there(bogdan: Reader, name: str) -> None:
    assert "The table has moved on" in bogdan.slip(name)


def test_it_gathers_everything_about_one_cube(bogdan: Reader, people: People) -> None:
    html = bogdan.slip(f"cube-{people.number('carla')}")
    assert "ana doubles carla" in html
    assert "carla doubles ana" in html
    kinds = [form.fields["kind"][0] for form in forms(html) if "kind" in form]
    assert kinds == ["double", "double", "settle", "name_proxy"]


def test_it_doubles_one_cube_alone(bogdan: Reader, table: Table, people: People) -> None:
    carla = people.number("carla")
    form = form_of(bogdan.slip(f"cube-{carla}"), kind="double", side="team")
    bogdan.send(form, **{f"answer-{carla}": "take"})
    html = bogdan.slip(f"cube-{carla}")
    assert "On the side of the box." in html
    assert "carla doubles ana" not in html


def test_it_offers_extras_once_somebody_dropped(
    bogdan: Reader, table: Table, people: People
) -> None:
    answers = dict(zip(people.numbers("bogdan", "carla"), ("drop", "take"), strict=True))
    table.send("double", side="box", answers=answers)
    slip = bogdan.slip(f"cube-{people.number('carla')}")
    assert "bogdan pays 1" in slip
    bogdan.send(form_of(slip, kind="extra"))
    html = bogdan.slip(f"cube-{people.number('carla')}")
    assert "carla doubles the extra with bogdan" in html
    form = form_of(html, kind="double", extra_giver=people.number("bogdan"))
    assert bogdan.send(form).status_code == 303


def test_it_sells_a_cube_only_where_the_house_knows_it(people: People) -> None:
    rules = {"bought_cubes": True}
    table = open_table(people, "ana", "bogdan", "carla", ruleset=rules)
    page = reader(people.bogdan, table)
    assert "Let bogdan buy this cube" in page.slip(f"cube-{people.number('carla')}")
    bogdans = page.slip(f"cube-{people.number('bogdan')}")
    assert "buy this cube" not in bogdans
    bogdan_sells = form_of(page.slip(f"cube-{people.number('carla')}"), kind="buy")
    assert page.send(bogdan_sells).status_code == 303
    held = page.slip(f"cube-{people.number('bogdan')}")
    assert "The cube bought from carla is doubled" in held


def test_it_hides_what_makes_no_sense_now(bogdan: Reader, table: Table, people: People) -> None:
    assert "slips/quick/" in bogdan.page()
    table.send("double", side="box", answers={people.number("carla"): "take"})
    html = bogdan.page()
    assert "slips/quick/" not in html
    assert "slips/automatic/" not in html
    assert "slips/decline/" not in html


def test_it_closes_a_night_only_for_a_director(people: People, table: Table) -> None:
    bogdan = reader(people.bogdan, table)
    assert "slips/close/" not in bogdan.page()
    assert bogdan.client.get(f"{bogdan.url}slips/close/").status_code == 403
    elena = reader(people.elena, table)
    assert "slips/close/" in elena.page()
    elena.send(form_of(elena.slip("close"), kind="close"))
    assert "slips/reopen/" in elena.page()
    elena.send(form_of(elena.slip("reopen"), kind="reopen"))
    assert "slips/close/" in elena.page()


def test_it_asks_for_answers_one_by_one(bogdan: Reader, table: Table, people: People) -> None:
    form = form_of(bogdan.page(), kind="double", side="box")
    bogdan.send(form, kind="offer")
    assert "A double waits for the answer of bogdan, carla, elena." in bogdan.page()
    for name in ("bogdan", "carla", "elena"):
        slip = form_of(bogdan.slip("answers"), kind="answer", member=people.number(name))
        bogdan.send(slip, answer="take")
    assert "A double waits" not in bogdan.page()
    assert "2" in bogdan.slip(f"cube-{people.number('carla')}")


def test_it_names_the_box_where_the_team_doubled(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", ruleset="keith-one-cube")
    table.send("offer", side="team")
    html = reader(people.bogdan, table).slip("answers")
    assert "ana to the team" in html
