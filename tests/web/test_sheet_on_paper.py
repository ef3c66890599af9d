"""What a printed score sheet names: the night, the stakes, the rules, the payments."""

from __future__ import annotations

import re

from tests.builders import Table, open_table
from tests.people import People
from tests.services.squaring import closed, early, pay
from tests.web.pages import Reader, reader

__all__ = ["closed"]


def words(html: str, tag: str) -> list[str]:
    """The text of each such element of the main part."""
    found = re.findall(rf"<{tag}[ >].*?</{tag}>", html, re.DOTALL)
    return [" ".join(re.sub(r"<[^>]+>", " ", text).split()) for text in found]


def payments(html: str) -> list[str]:
    return words(html.split('class="card pays"')[1], "li") if "pays" in html else []


def sheet(people: People, table: Table) -> str:
    return reader(people.carla, table).page("sheet/")


def test_it_names_the_night_in_the_head_of_every_page(bogdan: Reader, table: Table) -> None:
    table.send("result", winner="box", result="single")
    head = bogdan.page("sheet/").split("<thead>")[1].split("</thead>")[0]
    assert "Club Test, 26 November 2026 · Table 1" in head


def test_it_names_stakes_and_rules_beside_and_under_the_sheet(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=1, carla=1)
    terms = "0.50 EUR a point. Money is provisional until the night is closed. House rules: Keith"
    assert sum(terms in text for text in words(sheet(people, table), "p")) == 2


def test_it_tells_from_which_game_on_another_stake_counted(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=1, carla=1)
    table.send("change_stake", stake_minor=100)
    table.send("result", winner="box", result="single")
    table.send("change_stake", stake_minor=0)
    html = sheet(people, table)
    assert "0.50 EUR a point; from game 2 1.00 EUR a point; from game 3 points only." in " ".join(
        words(html, "p")
    )


def test_it_says_no_stake_to_who_may_not_know_it(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", stake_minor=0, currency="")
    table.quick(bogdan=1, carla=1)
    html = sheet(people, table)
    assert "points only. House rules: Keith" in " ".join(words(html, "p"))
    assert "EUR" not in html


def test_it_has_a_box_to_tick_for_every_payment(closed: Table, people: People) -> None:
    pay(closed, "ana", "bogdan")
    pay(closed, "ana", "carla", 20)
    assert payments(sheet(people, closed)) == [
        "☑ ana pays bogdan 1.00 EUR paid",
        "☐ ana pays carla 0.50 EUR 0.20 EUR is paid, 0.30 EUR is left.",
    ]


def test_it_tells_what_was_paid_before_the_list_is_fixed(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=1)
    early(table, "ana", "carla", 50)
    assert payments(sheet(people, table)) == [
        "☑ ana paid carla 0.50 EUR",
        "☐ ana pays bogdan 1.00 EUR",
    ]


def test_it_counts_points_and_money_in_two_lines_at_the_foot(closed: Table, people: People) -> None:
    foot = sheet(people, closed).split('class="totals"')[1]
    cells = [re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<t[hd].*?</t[hd]>", foot)]
    assert cells == ["Total", "−3", "+2", "+1", "EUR", "−1.50", "+1.00", "+0.50"]


def test_it_shows_the_stake_of_a_game(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("result", winner="box", result="single")
    assert "0.50 EUR a point" in reader(people.carla, table).page("games/1/")
