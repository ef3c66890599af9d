from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from chouette.models import Club
from tests.builders import Table
from tests.web.pages import Reader

Queries = Callable[[int], AbstractContextManager[object]]


def test_it_tells_every_command_newest_first(bogdan: Reader, table: Table) -> None:
    table.send("result", winner="box", result="single")
    html = bogdan.page("log/")
    said = ["The box won, single.", "The order was agreed", "Table 1 was opened"]
    places = [html.index(sentence) for sentence in said]
    assert places == sorted(places)
    assert html.count("<time ") == 3


def test_it_says_who_with_which_device(bogdan: Reader, table: Table) -> None:
    bogdan.client.defaults["HTTP_USER_AGENT"] = "Mozilla/5.0 (Linux; Android 16) Mobile"
    bogdan.tap("result")
    assert "bogdan, Android" in bogdan.page("log/")


def test_it_marks_what_was_undone(bogdan: Reader, table: Table) -> None:
    table.send("result", winner="box", result="single")
    table.send("void")
    html = bogdan.page("log/")
    assert html.count('class="void"') == 1
    assert "Undone: The box won, single." in html


def test_it_filters_by_game(bogdan: Reader, table: Table) -> None:
    for winner in ("box", "team"):
        table.send("result", winner=winner, result="single")
    html = bogdan.page("log/?game=2")
    assert "The team won, single." in html
    assert "The box won, single." not in html
    assert '<option value="2" selected>' in html


def test_it_is_empty_for_a_game_nobody_played(bogdan: Reader) -> None:
    assert "Nothing was written down for this game." in bogdan.page("log/?game=nine")


def test_it_shows_the_clubs_own_time(bogdan: Reader, table: Table) -> None:
    Club.objects.update(timezone="Asia/Kathmandu")
    assert '+05:45"' in bogdan.page("log/")


def test_it_costs_the_same_queries_however_long(
    bogdan: Reader, table: Table, django_assert_max_num_queries: Queries
) -> None:
    for _game in range(6):
        table.send("result", winner="box", result="single")
    with django_assert_max_num_queries(16):
        bogdan.page("log/")
