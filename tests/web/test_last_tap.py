"""A button that leads to a preview says so; only the last one confirms."""

from __future__ import annotations

import pytest

from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, form_of, reader

SHOWS = 'data-shows="Show the result"'


def test_it_shows_the_result_of_a_quick_score_first(bogdan: Reader, people: People) -> None:
    html = bogdan.slip("quick")
    assert ">Show the result</button>" in html
    assert ">Confirm</button>" not in html
    form = form_of(html, kind="quick_result")
    looked = bogdan.htmx(form, **{f"points-{people.number('bogdan')}": "1"}).content.decode()
    assert ">Confirm</button>" in looked
    assert ">Show the result</button>" not in looked


def test_it_lets_the_answers_of_a_double_choose_the_word(bogdan: Reader) -> None:
    html = bogdan.slip("double-box")
    assert 'data-ends="all" data-last="Confirm" ' + SHOWS in html
    assert ">Confirm</button>" in html


def test_it_confirms_a_double_that_cannot_end_the_game(
    bogdan: Reader, table: Table, people: People
) -> None:
    table.send("double", side="team", answers={people.number("carla"): "take"})
    assert "data-ends" not in bogdan.slip("double-team")


def test_it_knows_the_last_cube_of_a_game(bogdan: Reader, table: Table, people: People) -> None:
    carla = people.number("carla")
    assert "data-ends" not in bogdan.slip(f"cube-{carla}")
    dropped = dict.fromkeys(people.numbers("bogdan", "elena"), "drop")
    table.send("double", side="box", answers=dropped)
    html = bogdan.slip(f"cube-{carla}")
    for label in ("ana doubles carla", "carla doubles ana"):
        assert f'data-ends="all" data-last="Confirm: {label}" {SHOWS}' in html


def test_it_shows_what_the_last_agreement_leads_to(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    page, carla = reader(people.bogdan, table), people.number("carla")
    assert ">Confirm the agreement</button>" in page.slip(f"cube-{carla}")
    table.send("double", side="team", answers={people.number("bogdan"): "drop"})
    html = page.slip(f"cube-{carla}")
    assert ">Show the result</button>" in html
    assert ">Confirm the agreement</button>" not in html


@pytest.mark.parametrize("key", ["box-single", "team-backgammon"])
def test_it_confirms_a_result_whose_preview_is_in_view(bogdan: Reader, key: str) -> None:
    assert ">Confirm</button>" in bogdan.slip(f"result-{key}")
