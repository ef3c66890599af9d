"""The slip of a quick score: everybody begins at nothing, and a phone can enter a minus."""

from __future__ import annotations

import pytest

from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, form_of


def test_it_begins_with_nothing_for_everybody(bogdan: Reader, people: People) -> None:
    form = form_of(bogdan.slip("quick"), kind="quick_result")
    fields = [f"points-{number}" for number in people.numbers("bogdan", "carla", "elena")]
    assert [form.fields[field] for field in fields] == [["0"], ["0"], ["0"]]


def test_it_needs_only_the_points_that_are_not_nothing(
    bogdan: Reader, table: Table, people: People
) -> None:
    form = form_of(bogdan.slip("quick"), kind="quick_result")
    looked = bogdan.htmx(form, **{f"points-{people.number('bogdan')}": "+2"})
    assert bogdan.send(form_of(looked.content.decode(), kind="quick_result")).status_code == 303
    assert "Score: bogdan +2, carla 0, elena 0." in bogdan.page("log/")


def test_it_has_buttons_for_usual_points_and_for_the_sign(bogdan: Reader) -> None:
    html = bogdan.slip("quick")
    steps = ("-8", "-4", "-2", "-1", "0", "sign", "8", "4", "2", "1")
    found = [part.partition('"')[0] for part in html.split('data-step="')[1:]]
    assert found == ["1", "-1", *(3 * list(steps))]
    assert ">the other sign</span>" in html


def test_it_begins_with_one_tap_for_all_and_ends_with_what_the_box_gets(bogdan: Reader) -> None:
    html = bogdan.slip("quick")
    assert html.index(">all +1</button>") < html.index(">all −1</button>") < html.index("<fieldset")
    confirm = html.partition('<div class="confirm">')[2].partition("</form>")[0]
    assert "ana (box)" in confirm
    assert "data-box" in confirm


def test_it_shows_a_full_keyboard_where_no_script_shows_the_buttons(bogdan: Reader) -> None:
    """A number pad may have no minus."""
    html = bogdan.slip("quick")
    assert html.count('inputmode="text"') == 3
    assert html.count("hidden>") >= 30


def test_it_takes_half_points_by_a_pad_with_a_decimal_sign(bogdan: Reader, people: People) -> None:
    assert 'name="points" inputmode="decimal"' in bogdan.slip(f"cube-{people.number('carla')}")


@pytest.mark.parametrize("points", ["−2", "-2", " -2 "])
def test_it_reads_a_minus_however_it_is_written(
    bogdan: Reader, people: People, points: str
) -> None:
    form = form_of(bogdan.slip("quick"), kind="quick_result")
    html = bogdan.htmx(form, **{f"points-{people.number('bogdan')}": points}).content.decode()
    assert ">−2<" in html
