"""Who may send which command to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chouette.models import Club
from chouette.refusals import NotAllowed, NotFound, Stale
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    """Ana in the box, Carla is captain; members act for themselves."""
    Club.objects.update(members_act=True)
    return open_table(people, "ana", "carla", "bogdan", "radu")


def test_it_lets_scorers_score_and_directors_close(people: People, table: Table) -> None:
    table.quick(carla=1, bogdan=1, radu=1)
    with pytest.raises(NotAllowed):
        table.send("close", actor=people.bogdan)
    table.send("close", actor=people.elena)


def test_it_lets_scorers_correct_only_while_the_table_is_open(people: People, table: Table) -> None:
    table.quick(carla=1, bogdan=1, radu=1)
    points = {people.number(name): -1 for name in ("carla", "bogdan", "radu")}
    correction: dict[str, Any] = {"game": 1, "events": [{"type": "quick", "points": points}]}
    table.send("correct_game", actor=people.bogdan, **correction)
    table.close()
    with pytest.raises(NotAllowed):
        table.send("correct_game", actor=people.bogdan, **correction)
    with pytest.raises(NotAllowed):
        table.send("reopen", actor=people.bogdan)
    points[people.number("carla")] = -2
    table.send("correct_game", actor=people.elena, **correction)


def test_it_hides_the_table_from_outsiders(people: People, strangers: People, table: Table) -> None:
    for outsider in (people.dinu, people.nobody, strangers.ana):
        with pytest.raises(NotFound):
            table.send("void", actor=outsider)


def test_it_lets_the_public_look_and_not_touch(people: People, table: Table) -> None:
    Club.objects.update(public_view="all")
    with pytest.raises(NotAllowed):
        table.send("void", actor=people.dinu)


Own = Callable[[Table, str], object]

OWN: dict[str, Own] = {
    "leaves": lambda table, me: table.send("leave", player=me, actor=table.people.carla),
    "takes a break": lambda table, me: table.send("sit_out", player=me, actor=table.people.carla),
    "doubles": lambda table, me: table.send(
        "offer", side="team", members=[me], actor=table.people.carla
    ),
    "names a proxy": lambda table, me: table.send(
        "name_proxy", player=me, proxy=table.people.number("bogdan"), actor=table.people.carla
    ),
}


@pytest.mark.parametrize("own", OWN.values(), ids=OWN)
def test_it_lets_a_member_act_for_himself(table: Table, own: Own) -> None:
    own(table, table.people.number("carla"))


@pytest.mark.parametrize("own", OWN.values(), ids=OWN)
def test_it_lets_a_member_act_for_nobody_else(table: Table, own: Own) -> None:
    with pytest.raises(NotAllowed):
        own(table, table.people.number("radu"))


@pytest.mark.parametrize("own", OWN.values(), ids=OWN)
def test_it_lets_no_member_act_where_the_club_does_not(table: Table, own: Own) -> None:
    Club.objects.update(members_act=False)
    with pytest.raises(NotAllowed):
        own(table, table.people.number("carla"))


def test_it_lets_a_member_answer_the_box_for_his_own_cube(people: People, table: Table) -> None:
    carla, radu = people.numbers("carla", "radu")
    table.send("offer", side="box", members=[carla, radu])
    with pytest.raises(NotAllowed):
        table.send("answer", member=radu, answer="take", actor=people.carla)
    table.send("answer", member=carla, answer="take", actor=people.carla)


def test_it_lets_a_proxy_answer_for_the_absent(people: People, table: Table) -> None:
    radu = people.number("radu")
    table.send("start_game")
    table.send("name_proxy", player=radu, proxy=people.number("carla"))
    table.send("offer", side="box", members=[radu])
    table.send("answer", member=radu, answer="drop", actor=people.carla)


def test_it_lets_the_box_answer_for_itself(people: People) -> None:
    Club.objects.update(members_act=True)
    table = open_table(people, "carla", "ana", "bogdan")
    ana = people.number("ana")
    table.send("offer", side="team", members=[ana])
    table.send("answer", member=ana, answer="take", actor=people.carla)
    assert table.outcome.state.game is not None
    with pytest.raises(NotAllowed):
        table.send("offer", side="team", members=[ana], actor=people.carla)


def test_it_lets_no_member_act_at_a_table_where_he_does_not_sit(people: People) -> None:
    Club.objects.update(members_act=True)
    table = open_table(people, "ana", "bogdan")
    with pytest.raises(NotAllowed):
        table.send("leave", player=people.number("carla"), actor=people.carla)


def test_it_refuses_a_role_before_it_says_that_he_is_late(people: People, table: Table) -> None:
    with pytest.raises(NotAllowed):
        table.send("start_game", actor=people.carla, expected_seq=0)
    with pytest.raises(Stale):
        table.send("start_game", expected_seq=0)
