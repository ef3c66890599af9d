"""Which rules a table is played by: menu, sheet, log, and the slip that changes them."""

from __future__ import annotations

from chouette.rules.ruleset import PRESETS
from chouette.selectors.logs import state_of
from chouette.services.house_rules import save_house_rules
from chouette.web.rules_in_force import RulesPart, known_rules, rules_of_night
from tests.builders import Table
from tests.people import People
from tests.web.pages import Reader, form_of

KEITH, ONE = "Keith, a cube for each member", "Keith, one cube"


def change(page: Reader, slug: str) -> None:
    page.send(form_of(page.slip("rules"), kind="change_rules"), rules=slug)


def test_it_begins_the_slip_with_the_rules_in_force(bogdan: Reader, table: Table) -> None:
    change(bogdan, "amsterdam")
    html = bogdan.slip("rules")
    assert form_of(html, kind="change_rules").fields["rules"] == ["amsterdam"]
    assert "Now in force: <strong>Amsterdam and Rotterdam</strong>" in html


def test_it_says_from_which_game_on_they_count(bogdan: Reader, table: Table) -> None:
    assert "counts from game 1 on" in bogdan.slip("rules")
    table.send("automatic_double")
    html = bogdan.slip("rules")
    assert "Game 1 is being played and ends by the rules it began with" in html
    assert "counts from game 2 on" in html


def test_it_names_them_on_the_menu_of_the_table(bogdan: Reader, table: Table) -> None:
    assert f"House rules: {KEITH}" in bogdan.page()
    change(bogdan, "keith-one-cube")
    assert f"House rules: {ONE}" in bogdan.page()
    table.send("void")
    assert f"House rules: {KEITH}" in bogdan.page()


def test_it_names_them_on_the_sheet_game_by_game(bogdan: Reader, table: Table) -> None:
    table.send("result", winner="box", result="single")
    change(bogdan, "keith-one-cube")
    table.send("result", winner="box", result="single")
    assert f"House rules: {KEITH}; from game 2 {ONE}" in " ".join(bogdan.page("sheet/").split())


def test_it_tells_in_the_log_what_a_change_changed(bogdan: Reader, table: Table) -> None:
    change(bogdan, "keith-one-cube")
    html = bogdan.page("log/")
    assert f"<strong>{ONE}</strong>" in html
    assert "one cube for the table" in html


def test_it_forgets_a_change_that_was_undone(bogdan: Reader, table: Table) -> None:
    change(bogdan, "keith-one-cube")
    table.send("void")
    change(bogdan, "keith-one-cube")
    html = bogdan.page("log/")
    assert html.count("one cube for the table") == 2


def test_it_knows_a_former_version_by_its_name(
    bogdan: Reader, table: Table, people: People
) -> None:
    values = {**PRESETS["keith-many-cubes"].to_json(), "jacoby": "off"}
    save_house_rules(
        club_id=people.club.pk,
        actor=people.ana,
        name=KEITH,
        base="keith-many-cubes",
        values=values,
        slug="keith-many-cubes",
    )
    assert rules_of_night(state_of(table.row), known_rules(people.club.pk)) == [RulesPart(1, KEITH)]


def test_it_keeps_the_open_games_rules_apart_from_the_next(bogdan: Reader, table: Table) -> None:
    table.send("automatic_double")
    change(bogdan, "keith-one-cube")
    parts = rules_of_night(state_of(table.row), known_rules(table.row.club_id))
    assert [(part.start, part.label) for part in parts] == [(1, KEITH), (2, ONE)]
