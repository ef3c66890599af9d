"""Coming and going: joining, guests, breaks, partner, declining the box."""

from __future__ import annotations

from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, form_of, reader


def test_it_offers_everybody_of_the_club_who_sits_nowhere(bogdan: Reader, people: People) -> None:
    open_table(people, "radu", "sorin", table="Table 2")
    html = bogdan.slip("join")
    assert f'name="player" value="{people.number("mira")}"' in html
    assert f'name="player" value="{people.number("radu")}"' not in html
    assert f'name="player" value="{people.number("ana")}"' not in html


def test_it_chooses_whoever_is_the_only_one_left(bogdan: Reader, people: People) -> None:
    form = form_of(bogdan.slip("join"), kind="join")
    assert "player" not in form, "several: nobody is chosen for the host"
    open_table(people, "radu", "sorin", table="Table 2")
    form = form_of(bogdan.slip("join"), kind="join")
    assert form.fields["player"] == [people.number("mira")]


def test_it_lets_somebody_join(bogdan: Reader, people: People) -> None:
    bogdan.send(form_of(bogdan.slip("join"), kind="join"), player=people.number("mira"))
    assert "Mira" in bogdan.page()


def test_it_lets_a_guest_join_by_name_and_once_only(bogdan: Reader, people: People) -> None:
    form = form_of(bogdan.slip("join"), kind="join", guest="")
    first = bogdan.send(form, guest="Horia")
    again = bogdan.send(form, guest="Horia")
    assert (first.status_code, again.status_code) == (303, 303)
    assert people.club.players.filter(name="Horia", is_guest=True).count() == 1


def test_it_finds_a_known_guest_by_his_name(bogdan: Reader, people: People) -> None:
    form = form_of(bogdan.slip("join"), kind="join", guest="")
    bogdan.send(form, guest="  MIRA ")
    assert people.club.players.filter(name_key="mira").count() == 1
    assert "Mira" in bogdan.page()


def test_it_keeps_a_name_that_is_none(bogdan: Reader) -> None:
    form = form_of(bogdan.slip("join"), kind="join", guest="")
    response = bogdan.htmx(form, guest="x" * 81)
    assert response.status_code == 422
    assert "A name is 1 to 80 characters on one line." in response.content.decode()
    assert "x" * 81 in response.content.decode()


def test_it_says_that_a_newcomer_waits_while_a_game_is_open(bogdan: Reader, table: Table) -> None:
    assert "A newcomer comes in last." in bogdan.slip("join")
    table.send("start_game")
    assert "a newcomer waits" in bogdan.slip("join")


def test_it_sits_out_comes_back_and_leaves(bogdan: Reader, people: People) -> None:
    carla = people.number("carla")
    bogdan.send(form_of(bogdan.slip("seats"), kind="sit_out", player=carla))
    assert "away" in bogdan.page()
    bogdan.send(form_of(bogdan.slip("seats"), kind="return", player=carla))
    assert "away" not in bogdan.page()
    bogdan.send(form_of(bogdan.slip("seats"), kind="leave", player=carla))
    assert f'id="seat-{carla}"' not in bogdan.page()


def test_it_takes_back_a_leave_that_waits_for_the_game(
    bogdan: Reader, table: Table, people: People
) -> None:
    carla = people.number("carla")
    table.send("start_game")
    bogdan.send(form_of(bogdan.slip("seats"), kind="leave", player=carla))
    assert "leaves after this game" in bogdan.page()
    bogdan.send(form_of(bogdan.slip("seats"), kind="return", player=carla))
    assert "leaves after this game" not in bogdan.page()


def test_it_asks_for_a_partner_by_the_house_rule(people: People) -> None:
    rules = {"partner_from": 4}
    table = open_table(people, "ana", "bogdan", "carla", "elena", ruleset=rules)
    page = reader(people.bogdan, table)
    assert "the box may take a partner" in page.slip("partner")
    page.send(form_of(page.slip("partner"), kind="offer_partner"))
    slip = page.slip("partner")
    assert "carla is asked." in slip
    page.send(form_of(slip, kind="answer_partner"), accept="no")
    page.send(form_of(page.slip("partner"), kind="answer_partner"), accept="yes")
    assert "Partner" in page.page()
    assert table.row.events.filter(kind="partner_answered").count() == 2


def test_it_says_from_how_many_players_on_the_house_has_a_partner(bogdan: Reader) -> None:
    html = bogdan.slip("partner")
    assert "may take a partner from 8 players on." in html
    assert "offer_partner" not in html


def test_it_says_when_the_house_has_no_partner(people: People) -> None:
    rules = {"partner_from": None, "partner_compulsory_from": None}
    table = open_table(people, "ana", "bogdan", "carla", ruleset=rules)
    html = reader(people.bogdan, table).slip("partner")
    assert "takes no partner." in html
    assert "offer_partner" not in html
    assert "draw_partner" not in html


def test_it_passes_the_box_on_where_the_house_allows_it(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", ruleset={"decline_box": True})
    page = reader(people.bogdan, table)
    table.send("result", winner="team", result="single")
    page.send(form_of(page.slip("decline"), kind="decline_box"))
    assert "bogdan does not want the box." in page.page()
