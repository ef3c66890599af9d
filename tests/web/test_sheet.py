"""The paper sheet, and a game contract by contract."""

from __future__ import annotations

from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, reader


def test_it_has_players_across_games_down_and_a_sum_of_zero(bogdan: Reader, table: Table) -> None:
    table.send("result", winner="team", result="single")
    table.send("result", winner="box", result="single")
    html = bogdan.page("sheet/")
    assert html.count('<th scope="col">') == 5
    assert html.count('<th scope="row">') == 4, "two games, the points, the money"
    assert html.count("<abbr") == 4
    assert "sum 0 ✓" in html


def test_it_says_that_money_is_provisional_until_the_close(people: People) -> None:
    table = open_table(people, "ana", "bogdan", actor=people.ana)
    table.quick(bogdan=1)
    page = reader(people.carla, table)
    assert "Money is provisional" in page.page("sheet/")
    table.send("close")
    assert "Money is provisional" not in page.page("sheet/")


def test_it_is_empty_before_the_first_game(bogdan: Reader) -> None:
    assert "No game is finished yet." in bogdan.page("sheet/")


def test_it_can_be_printed(bogdan: Reader, table: Table) -> None:
    table.send("result", winner="team", result="single")
    assert "data-print" in bogdan.page("sheet/")


def test_it_tells_a_game_contract_by_contract(bogdan: Reader, table: Table, people: People) -> None:
    answers = dict(zip(people.numbers("bogdan", "carla"), ("drop", "take"), strict=True))
    table.send("double", side="box", answers=answers)
    table.send("result", winner="team", result="single")
    html = bogdan.page("games/1/")
    assert "The box doubled: bogdan drop, carla take." in html
    assert "bogdan dropped at 1." in html
    assert "bogdan to ana: 1" in html
    assert "ana to carla: 2" in html


def test_it_leads_from_game_to_game(bogdan: Reader, table: Table) -> None:
    for _game in range(3):
        table.send("result", winner="box", result="single")
    html = bogdan.page("games/2/")
    assert f'href="{bogdan.url}games/1/"' in html
    assert f'href="{bogdan.url}games/3/"' in html


def test_it_knows_no_game_that_was_not_played(bogdan: Reader) -> None:
    for number in (0, 1, 999):
        assert bogdan.client.get(f"{bogdan.url}games/{number}/").status_code == 404


def test_it_offers_a_correction_to_whoever_may_correct(people: People) -> None:
    table = open_table(people, "ana", "bogdan", actor=people.ana)
    table.quick(bogdan=1)
    assert "games/1/correct/" in reader(people.bogdan, table).page("games/1/")
    assert "games/1/correct/" not in reader(people.carla, table).page("games/1/")
    table.send("close")
    assert "games/1/correct/" not in reader(people.bogdan, table).page("games/1/")
    assert "games/1/correct/" in reader(people.elena, table).page("games/1/")
