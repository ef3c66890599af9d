"""The page a host lives on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from chouette.models import Player
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, forms, ids, reader

Queries = Callable[[int], AbstractContextManager[object]]


def test_it_shows_roles_cubes_and_totals(bogdan: Reader) -> None:
    html = bogdan.page()
    for word in ("Box", "Captain", "ana", "bogdan", "centre", "0.50 EUR a point", "Game 1"):
        assert word in html
    assert html.count('class="cubechip"') == 3


def test_it_confirms_a_usual_result_in_the_second_tap(bogdan: Reader) -> None:
    html = bogdan.page()
    assert 'href="#result-box-gammon"' in html
    assert 'id="result-box-gammon"' in html
    kinds = [form.fields["kind"][0] for form in forms(html) if "kind" in form]
    assert kinds.count("result") == 6


def test_it_previews_points_and_next_seats_before_the_confirming_tap(bogdan: Reader) -> None:
    html = bogdan.page()
    assert "ana keeps the box, carla is captain." in html
    assert "bogdan takes the box, carla is captain." in html


def test_it_opens_a_double_with_everybody_on_take(bogdan: Reader, people: People) -> None:
    double = next(f for f in forms(bogdan.page()) if f.fields.get("side") == ["box"])
    answers = {name: value for name, value in double.fields.items() if "answer" in name}
    assert answers == {f"answer-{n}": ["take"] for n in people.numbers("bogdan", "carla", "elena")}


def test_it_tells_the_last_game_until_the_next(bogdan: Reader, table: Table) -> None:
    table.send("result", winner="team", result="single")
    html = bogdan.page()
    assert 'id="part-last"' in html
    assert 'aria-live="polite"' in html
    assert "the captain beat the box" in html
    assert f'href="{bogdan.url}games/1/"' in html


def test_it_names_what_undo_takes_back_and_who_did_it(bogdan: Reader, table: Table) -> None:
    table.send("result", winner="box", result="single")
    html = bogdan.page()
    assert "Undo: result, game 1" in html
    assert 'title="The box won, single. Game 1: ' in html
    assert "<small>bogdan, " in html


def test_it_always_shows_the_sum(bogdan: Reader, table: Table) -> None:
    table.quick(bogdan=1, carla=-1, elena=0)
    assert "sum 0" in bogdan.page()


def test_it_gives_a_scorer_what_a_member_does_not_get(people: People, table: Table) -> None:
    html = reader(people.carla, table).page()
    assert "result-box-single" not in html
    assert 'id="undo"' not in html
    assert not [form for form in forms(html) if "kind" in form]


def test_it_has_each_id_once(bogdan: Reader, table: Table) -> None:
    table.send("double", side="team", answers={table.people.number("carla"): "take"})
    found = ids(bogdan.page())
    assert len(found) == len(set(found))


def test_it_says_why_no_game_can_begin(people: People) -> None:
    alone = open_table(people, "ana", "bogdan")
    alone.send("leave", player=people.number("bogdan"))
    assert "A game needs at least two players" in reader(people.bogdan, alone).page()


def test_it_offers_the_dice_before_there_is_an_order(people: People) -> None:
    undrawn = open_table(people, "ana", "bogdan", drawn=False)
    html = reader(people.bogdan, undrawn).page()
    assert f'href="/sessions/{undrawn.session_id}/slips/draw-dice/"' in html
    assert "waiting" in html


def test_it_shows_the_dice_until_the_first_game_is_over(people: People) -> None:
    table = open_table(people, "ana", "bogdan", drawn=False)
    table.send("draw_rotation")
    page = reader(people.bogdan, table)
    assert "Dice: " in page.page()
    table.send("result", winner="box", result="single")
    assert "Dice: " not in page.page().partition('id="part-dock"')[0]


def test_it_shows_a_closed_night_with_squaring_up_first(people: People) -> None:
    table = open_table(people, "ana", "bogdan", actor=people.ana)
    table.send("close")
    html = reader(people.bogdan, table).page()
    assert "The night here is over" in html
    assert "squaring/" in html
    assert not [form for form in forms(html) if form.fields.get("kind") == ["void"]]


def test_it_holds_twelve_players_with_long_names(people: People) -> None:
    names = [f"{'Wolfgang Theophrastus von Hohenheim'[:38]} {n}" for n in range(12)]
    crowd = [Player.objects.create(club=people.club, name=name, is_guest=True) for name in names]
    people.players.update({f"p{n}": player for n, player in enumerate(crowd)})
    table = open_table(people, *(f"p{n}" for n in range(12)))
    html = reader(people.bogdan, table).page()
    assert html.count('role="listitem"') == 12
    assert "12 play, but this table seats 10." in html


def test_it_costs_the_same_queries_however_long_the_night(
    bogdan: Reader, table: Table, django_assert_max_num_queries: Queries
) -> None:
    for _game in range(8):
        members = table.outcome.state.seating.rotation.order[1:]
        table.send("quick_result", points=dict.fromkeys(members, 1))
    with django_assert_max_num_queries(13):
        bogdan.page()
