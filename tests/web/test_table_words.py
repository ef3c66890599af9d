"""What a table page and its slips say of themselves: whose answer, whose cube, what is over."""

from __future__ import annotations

import re

from chouette.web.people import Person
from chouette.web.sentences import events_sentence
from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, form_of
from tests.web.states import PEOPLE, Sitting


def pressed(html: str) -> list[str]:
    """The answers that stand out, by the labels of their buttons."""
    return re.findall(r'aria-pressed="true">([^<]*)</button>', html)


def test_it_marks_the_answers_that_were_given(bogdan: Reader, table: Table, people: People) -> None:
    table.send("offer", side="box")
    assert pressed(bogdan.slip("answers")) == []
    table.send("answer", member=people.number("carla"), answer="drop")
    table.send("answer", member=people.number("bogdan"), answer="take")
    assert pressed(bogdan.slip("answers")) == ["take", "drop"]


def test_it_lets_a_member_double_from_the_slip_of_his_own_cube(
    carla: Reader, table: Table, people: People
) -> None:
    slip = carla.slip(f"cube-{people.number('carla')}")
    assert "either side may double" in slip
    assert carla.send(form_of(slip, kind="offer")).status_code == 303
    assert "A double waits for the answer of ana." in carla.page()


def test_it_does_not_speak_of_doubling_to_whoever_cannot(carla: Reader, table: Table) -> None:
    table.send("offer", side="box")
    slip = carla.slip(f"cube-{carla.table.people.number('carla')}")
    assert "In the centre." in slip
    assert "may double" not in slip
    assert "I double" not in slip


def test_it_offers_nothing_on_a_cube_while_a_double_waits(
    bogdan: Reader, table: Table, people: People
) -> None:
    table.send("offer", side="box")
    table.send("answer", member=people.number("bogdan"), answer="take")
    slip = bogdan.slip(f"cube-{people.number('bogdan')}")
    assert "A double waits for the answer of carla, elena." in slip
    assert "may double" not in slip
    for kind in ("double", "offer", "settle", "extra", "buy"):
        assert f'name="kind" value="{kind}"' not in slip
    assert 'name="kind" value="name_proxy"' in slip


def test_it_names_whose_double_a_button_confirms(bogdan: Reader, people: People) -> None:
    slip = bogdan.slip(f"cube-{people.number('carla')}")
    found = re.findall(r">(Confirm: [^<]*)</button>", slip)
    assert found == ["Confirm: ana doubles carla", "Confirm: carla doubles ana"]


def test_it_leads_from_coming_and_going_to_squaring_up(bogdan: Reader) -> None:
    slip = bogdan.slip("seats")
    assert f'<a href="{bogdan.url}squaring/">Pay off early under squaring up</a>' in slip


def test_it_names_no_roles_and_is_not_live_where_the_night_is_over(
    bogdan: Reader, table: Table
) -> None:
    assert '<span class="role">Box</span>' in bogdan.page()
    table.send("close", actor=table.people.ana)
    html = bogdan.page()
    assert 'class="role"' not in html
    assert 'class="seat box' not in html
    assert '<strong class="over">' in html


def test_it_knows_a_name_of_one_long_word(bogdan: Reader, table: Table, people: People) -> None:
    assert Person("1", "Wolfeschlegelsteinhausenbg").unbroken
    assert not Person("1", "Wolfgang Theophrastus von Hohenhe").unbroken
    assert not Person("1", "").unbroken
    player = people.players["carla"]
    player.name = "Wolfeschlegelsteinhausenbg"
    player.save()
    assert bogdan.page().count('<span class="name unbroken"') == 1


def test_it_says_that_the_box_answers_a_double_of_the_team() -> None:
    sitting = Sitting("ABC").do("double", side="team", answers={"B": "take", "C": "drop"})
    assert events_sentence(sitting.events, PEOPLE).startswith(
        "The team doubled, the box answered: take to Bogdan, drop to Carla."
    )
