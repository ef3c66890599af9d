"""What a member may tap at a table where he sits, if the club lets members act."""

from __future__ import annotations

from uuid import uuid4

from tests.builders import Table
from tests.people import People
from tests.web.pages import Form, Reader, form_of, forms, reader


def of_kind(html: str, kind: str) -> list[Form]:
    return [form for form in forms(html) if form.fields.get("kind") == [kind]]


def test_it_lets_him_offer_his_own_double(carla: Reader, table: Table, people: People) -> None:
    (offer,) = of_kind(carla.page(), "offer")
    assert carla.send(offer).status_code == 303
    assert "A double waits for the answer of ana." in carla.page()
    assert not of_kind(carla.page(), "offer")


def test_it_lets_him_answer_for_himself_only(carla: Reader, table: Table, people: People) -> None:
    table.send("offer", side="box")
    answers = of_kind(carla.slip("answers"), "answer")
    assert [form.fields["member"] for form in answers] == [[people.number("carla")]]
    assert carla.send(answers[0], answer="drop").status_code == 303
    answers[0].fields["member"] = [people.number("elena")]
    answers[0].fields["expected_seq"] = [str(table.seq)]
    assert carla.send(answers[0], answer="drop", command_id=str(uuid4())).status_code == 403


def test_it_lets_him_decide_for_whom_he_stands_in(
    carla: Reader, table: Table, people: People
) -> None:
    table.send("name_proxy", player=people.number("elena"), proxy=people.number("carla"))
    table.send("offer", side="box")
    answers = of_kind(carla.slip("answers"), "answer")
    assert [form.fields["member"][0] for form in answers] == people.numbers("carla", "elena")


def test_it_lets_him_come_and_go_but_nobody_else(carla: Reader, people: People) -> None:
    slip = carla.slip("seats")
    assert "bogdan" not in slip.partition('id="seats"')[2]
    assert carla.send(form_of(slip, kind="sit_out")).status_code == 303
    assert "away" in carla.page()


def test_it_gives_him_neither_results_nor_undo(carla: Reader) -> None:
    html = carla.page()
    assert "result-box-single" not in html
    assert not of_kind(html, "void")
    assert "slips/order/" not in html


def test_it_gives_him_nothing_where_the_club_does_not_want_it(table: Table, people: People) -> None:
    html = reader(people.carla, table).page()
    assert not of_kind(html, "offer")
    assert "slips/seats/" not in html


def test_it_offers_the_answer_to_those_it_waits_for(carla: Reader, table: Table) -> None:
    asks = 'id="open-answers"'
    table.send("offer", side="team", members=[table.people.number("carla")])
    assert asks not in carla.page()
    table.send("answer", member=table.people.number("carla"), answer="take")
    table.send("offer", side="box")
    assert asks in carla.page()
