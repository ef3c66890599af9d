"""What is wrong with a field is told beside it, and the field has the focus."""

from __future__ import annotations

import pytest

from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, form_of, reader


def told(html: str, field: str) -> str:
    """The sentence beside this field, which must be the only alert and the only focus."""
    assert html.count('role="alert"') == 1
    assert html.count("autofocus") == 1
    marked = f'aria-invalid="true" aria-describedby="error-{field}" autofocus'
    assert f'name="{field}"' in html.partition(marked)[0].rpartition("<input")[2]
    return html.partition(f'id="error-{field}">')[2].partition("</p>")[0]


NO_POINTS = "Points are whole or half numbers, like 3 or 1.5."
TOO_FINE = "“0.25” has too many decimals: points are whole or half, like 3 or 1.5."
WRONG = {"a lot": NO_POINTS, "1/3": NO_POINTS, "0.25": TOO_FINE, "1e9": NO_POINTS, "": NO_POINTS}


@pytest.mark.parametrize("points", WRONG)
@pytest.mark.parametrize("script", [True, False])
def test_it_tells_what_is_wrong_with_agreed_points(
    bogdan: Reader, people: People, points: str, script: bool
) -> None:
    form = form_of(bogdan.slip(f"cube-{people.number('carla')}"), kind="settle")
    response = (bogdan.htmx if script else bogdan.send)(form, points=points, direction="pays")
    html = response.content.decode()
    assert response.status_code == 422
    assert told(html, "points") == WRONG[points]
    assert "<details open><summary>Agree on a result" in html
    again = form_of(html, kind="settle")
    assert (again.fields["points"], again.fields["direction"]) == ([points], ["pays"])


def test_it_tells_it_above_the_field_it_is_about(bogdan: Reader, people: People) -> None:
    form = form_of(bogdan.slip(f"cube-{people.number('carla')}"), kind="settle")
    html = bogdan.htmx(form, points="x").content.decode()
    label, error, field = (
        html.index(part) for part in ('for="settle-points"', "error-points", 'id="settle-points"')
    )
    assert label < error < field


def test_it_tells_which_quick_score_is_no_whole_number(bogdan: Reader, people: People) -> None:
    field = f"points-{people.number('carla')}"
    form = form_of(bogdan.slip("quick"), kind="quick_result")
    html = bogdan.htmx(form, **{field: "1.5"}).content.decode()
    assert told(html, field).startswith("Whole points here, like 2 or −1.")


def test_it_tells_which_die_is_none(people: People) -> None:
    page = reader(people.bogdan, open_table(people, "ana", "bogdan", drawn=False))
    dice = {f"dice-{people.number('ana')}": "3", f"dice-{people.number('bogdan')}": "7"}
    form = form_of(page.slip("draw-dice"), kind="draw_rotation", how="dice")
    html = page.htmx(form, **dice).content.decode()
    assert told(html, f"dice-{people.number('bogdan')}").startswith("A die shows 1 to 6")
    assert form_of(html, how="dice").fields[f"dice-{people.number('ana')}"] == ["3"]


def test_it_tells_which_place_is_none(bogdan: Reader, people: People) -> None:
    field = f"place-{people.number('elena')}"
    form = form_of(bogdan.slip("order"), kind="set_order")
    html = bogdan.htmx(form, **{field: "1.5", "reason": "so"}).content.decode()
    assert told(html, field) == "A whole number is needed here, like 2."


@pytest.mark.parametrize("stake", ["much", ""])
def test_it_tells_what_is_wrong_with_a_stake(bogdan: Reader, stake: str) -> None:
    form = form_of(bogdan.slip("stake"), kind="change_stake")
    assert "0.50" in told(bogdan.htmx(form, stake=stake).content.decode(), "stake")


def test_it_tells_at_the_head_what_is_wrong_with_no_field(bogdan: Reader, people: People) -> None:
    form = form_of(bogdan.slip("order"), kind="set_order")
    places = dict.fromkeys((f"place-{n}" for n in people.numbers("ana", "bogdan")), "1")
    html = bogdan.htmx(form, **places, reason="so").content.decode()
    assert "Two players have the same place." in html.partition("<form")[0]
    assert "autofocus" not in html


def test_it_tells_it_where_the_field_is_gone(bogdan: Reader, table: Table, people: People) -> None:
    form = form_of(bogdan.slip("quick"), kind="quick_result")
    table.send("double", side="box", answers={people.number("carla"): "take"})
    html = bogdan.htmx(form, **{f"points-{people.number('carla')}": "x"}).content.decode()
    assert "The table has moved on" in html
    assert "Whole points here" in html
