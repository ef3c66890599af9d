"""A table page offers each reader only what he may do, and everything that is due now."""

from __future__ import annotations

from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, form_of, forms, reader


def kinds(html: str) -> list[str]:
    return [form.fields["kind"][0] for form in forms(html) if "kind" in form]


def test_it_links_a_member_to_his_own_cube_only(carla: Reader, people: People) -> None:
    html = carla.page()
    assert f"slips/cube-{people.number('carla')}/" in html
    assert f"slips/cube-{people.number('bogdan')}/" not in html
    assert html.count('class="cubechip"') == 3, "everybody's cube is seen"


def test_it_shows_a_member_in_a_cube_what_he_may_send(carla: Reader, people: People) -> None:
    assert kinds(carla.slip(f"cube-{people.number('carla')}")) == ["offer", "name_proxy"]
    others = carla.slip(f"cube-{people.number('bogdan')}")
    assert kinds(others) == []
    assert "Only whoever keeps the score acts on this cube." in others


def test_it_asks_the_partner_in_the_dock(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "elena", ruleset={"partner_from": 3})
    table.send("offer_partner")
    page = reader(people.bogdan, table)
    html = page.page()
    assert "is asked to be the box’s partner." in html
    assert page.send(form_of(html, kind="answer_partner"), accept="yes").status_code == 303
    assert "Partner" in page.page()


def test_it_asks_for_extras_after_a_double_that_some_dropped(people: People) -> None:
    rules = {"voluntary_extras": True}
    table = open_table(people, "ana", "bogdan", "carla", "elena", ruleset=rules)
    page = reader(people.bogdan, table)
    assert "slips/extras/" not in page.page()
    words = ("drop", "take", "drop")
    answers = dict(zip(people.numbers("bogdan", "carla", "elena"), words, strict=True))
    table.send("double", side="box", answers=answers)
    assert "Extras for carla?" in page.page()
    slip = page.slip("extras")
    assert "Who gives carla an extra?" in slip
    assert kinds(slip) == ["extra", "extra"]
    response = page.htmx(form_of(slip, kind="extra"))
    assert response["X-Chouette-Stay"] == "1"
    assert kinds(page.slip("extras")) == ["extra"]
    page.send(form_of(page.slip("extras"), kind="extra"))
    assert "slips/extras/" not in page.page()


def test_it_keeps_the_answers_open_until_the_last(bogdan: Reader, people: People) -> None:
    bogdan.send(form_of(bogdan.page(), kind="double", side="box"), kind="offer")
    for name, stays in (("bogdan", True), ("carla", True), ("elena", False)):
        html = bogdan.slip("answers")
        form = form_of(html, kind="answer", member=people.number(name))
        response = bogdan.htmx(form, answer="take")
        assert ("X-Chouette-Stay" in response) is stays
        assert (response.get("HX-Reswap") == "none") is not stays


def test_it_says_at_the_table_who_has_answered(bogdan: Reader, people: People) -> None:
    bogdan.send(form_of(bogdan.page(), kind="double", side="box"), kind="offer")
    form = form_of(bogdan.slip("answers"), kind="answer", member=people.number("carla"))
    bogdan.send(form, answer="drop")
    html = bogdan.page()
    assert "answers drop" in html
    assert html.count("has to answer") == 2


def test_it_shows_one_cube_once(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", "elena", ruleset="keith-one-cube")
    html = reader(people.bogdan, table).page()
    assert html.count('class="cubechip"') == 1
    assert "one cube for the table" in html
    members = people.numbers("bogdan", "carla", "elena")
    table.send("double", side="box", answers=dict.fromkeys(members, "take"))
    assert '<span class="where">team</span>' in reader(people.bogdan, table).page()


def test_it_makes_room_for_long_points(bogdan: Reader, table: Table) -> None:
    members = table.outcome.state.seating.rotation.order[1:]
    table.send("quick_result", points=dict.fromkeys(members, 400))
    assert bogdan.page().count('class="points long"') == 1
