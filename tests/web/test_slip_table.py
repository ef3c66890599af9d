"""Order, stake, rules, quick score, splitting and merging."""

from __future__ import annotations

from chouette.models import ChouetteSession
from chouette.selectors.logs import state_of
from tests.builders import Table, open_table
from tests.people import People
from tests.web.pages import Reader, form_of, forms, reader


def order(table: Table) -> list[str]:
    names = {str(player.pk): name for name, player in table.people.players.items()}
    return [names[number] for number in state_of(table.row).seating.rotation.order]


def places(people: People, *names: str) -> dict[str, str]:
    return {f"place-{n}": str(place) for place, n in enumerate(people.numbers(*names), 1)}


def test_it_throws_the_dice_for_the_table(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", drawn=False)
    page = reader(people.bogdan, table)
    page.send(form_of(page.slip("draw"), kind="draw_rotation", how="throw"))
    assert sorted(order(table)) == ["ana", "bogdan", "carla"]
    assert "Dice: " in page.page()


def test_it_takes_the_dice_people_threw_ties_again(people: People) -> None:
    table = open_table(people, "ana", "bogdan", "carla", drawn=False)
    page = reader(people.bogdan, table)
    form = form_of(page.slip("draw"), kind="draw_rotation", how="dice")
    ana, bogdan, carla = (f"dice-{n}" for n in people.numbers("ana", "bogdan", "carla"))
    tied = page.htmx(form, **{ana: "4", bogdan: "4", carla: "6"})
    assert tied.status_code == 422
    assert "ana, bogdan must throw again." in tied.content.decode()
    again = form_of(tied.content.decode(), kind="draw_rotation", how="dice")
    assert again.fields[carla] == ["6"], "what was typed is kept"
    page.send(again, **{ana: "4 1", bogdan: "4 3", carla: "6"})
    assert order(table) == ["carla", "bogdan", "ana"]


def test_it_sets_another_order_with_a_reason(bogdan: Reader, table: Table, people: People) -> None:
    form = form_of(bogdan.slip("order"), kind="set_order")
    wanted = places(people, "elena", "ana", "bogdan", "carla")
    assert bogdan.send(form, **wanted).status_code == 422, "no reason given"
    bogdan.send(form, **wanted, reason="Elena came first")
    assert order(table) == ["elena", "ana", "bogdan", "carla"]
    assert "Elena came first" in bogdan.page()


def test_it_changes_the_stake_from_the_next_game(bogdan: Reader, table: Table) -> None:
    bogdan.send(form_of(bogdan.slip("stake"), kind="change_stake"), stake="1,00")
    assert "1.00 EUR a point" in bogdan.page()
    refused = bogdan.send(form_of(bogdan.slip("stake"), kind="change_stake"), stake="much")
    assert refused.status_code == 422
    assert 'value="much"' in refused.content.decode()


def test_it_offers_levels_where_the_house_has_them(people: People) -> None:
    rules = {"level_agreement": "multiples"}
    table = open_table(people, "ana", "bogdan", ruleset=rules)
    page = reader(people.bogdan, table)
    form = form_of(page.slip("stake"), kind="change_stake", player=people.number("bogdan"))
    page.send(form, level="2")
    assert "2 times the stake" in page.page()
    assert 'name="level"' in page.slip("join")


def test_it_changes_the_rules_to_the_clubs_own_or_a_preset(bogdan: Reader, table: Table) -> None:
    slip = bogdan.slip("rules")
    assert "Keith, a cube for each member" in slip
    bogdan.send(form_of(slip, kind="change_rules"), rules="keith-one-cube")
    assert state_of(table.row).ruleset.cubes == "single"


def test_it_scores_a_game_from_the_head_after_a_look(
    bogdan: Reader, table: Table, people: People
) -> None:
    form = form_of(bogdan.slip("quick"), kind="quick_result")
    points = dict(zip(people.numbers("bogdan", "carla", "elena"), ("+2", "−1", "4"), strict=True))
    typed = {f"points-{number}": value for number, value in points.items()}
    shown = bogdan.htmx(form, **typed)
    html = shown.content.decode()
    assert shown.status_code == 200
    assert "X-Chouette-Seq" not in shown
    assert "bogdan takes the box" in html
    bogdan.send(form_of(html, kind="quick_result"))
    assert state_of(table.row).totals[people.number("ana")] == -10


def test_it_asks_who_won_only_when_the_signs_do_not_say(
    bogdan: Reader, table: Table, people: People
) -> None:
    form = form_of(bogdan.slip("quick"), kind="quick_result")
    assert "Who won" not in bogdan.slip("quick")
    typed = {f"points-{n}": "0" for n in people.numbers("bogdan", "carla", "elena")}
    html = bogdan.htmx(form, **typed).content.decode()
    assert "Who won, the box or the captain?" in html
    html = bogdan.htmx(form_of(html, kind="quick_result"), winner="team").content.decode()
    assert "bogdan takes the box" in html
    bogdan.send(form_of(html, kind="quick_result"), winner="team")
    assert order(table)[0] == "bogdan"


def test_it_asks_again_before_a_transfer_above_sixteen(
    bogdan: Reader, table: Table, people: People
) -> None:
    form = form_of(bogdan.slip(f"cube-{people.number('carla')}"), kind="settle")
    asked = bogdan.htmx(form, points="20", direction="gets")
    assert asked.status_code == 303 or "20" in asked.content.decode()
    form = form_of(bogdan.page(), kind="result")
    html = bogdan.htmx(form).content.decode()
    assert "ana pays carla 20 points in this game. Yes, that is right." in html
    assert table.row.commands.filter(kind="result").count() == 0
    bogdan.send(form_of(html, kind="result"), confirm_large="on")
    assert table.row.commands.filter(kind="result").count() == 1


def test_it_splits_the_table_by_the_bottom_of_the_order(
    bogdan: Reader, table: Table, people: People
) -> None:
    form = form_of(bogdan.slip("split"), kind="split_table")
    assert form.fields["players"] == people.numbers("carla", "elena")
    bogdan.send(form)
    assert ChouetteSession.objects.get(table="Table 2").split_from_id == table.session_id
    assert order(table) == ["ana", "bogdan"]


def test_it_merges_another_open_table_of_the_night(
    bogdan: Reader, table: Table, people: People
) -> None:
    assert "No other table is open tonight." in bogdan.slip("merge")
    other = open_table(people, "radu", "sorin", table="Table 2")
    bogdan.send(form_of(bogdan.slip("merge"), kind="merge_table"))
    assert order(table) == ["ana", "bogdan", "carla", "elena", "radu", "sorin"]
    assert other.row.status == "closed"


def test_it_counts_an_automatic_double(bogdan: Reader) -> None:
    bogdan.send(form_of(bogdan.slip("automatic"), kind="automatic_double"))
    assert "1 automatic double" in bogdan.page()
    assert len([f for f in forms(bogdan.page()) if f.fields.get("kind") == ["result"]]) == 6
