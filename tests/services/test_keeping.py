"""Handing a table over: who keeps its score, told to everybody and binding nobody."""

from __future__ import annotations

import pytest

from chouette.joining_refusals import MayNotScore, NightOver
from chouette.models import Command, Membership
from chouette.permissions import Actor
from chouette.refusals import NotAllowed, NotFound
from chouette.selectors.keeping import keeper_of, keepers_of
from chouette.sender_refusals import TokenKeepsNothing
from chouette.services.keeping import hand_over, take_over
from chouette.services.members import create_device_token
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    return open_table(people, "ana", "bogdan", "carla")


def keeps(table: Table) -> str:
    keeper = keeper_of(table.row)
    return keeper.name if keeper else ""


def gives(table: Table, actor: Actor, to: int, *, confirm: bool = False) -> None:
    hand_over(session_id=table.session_id, actor=actor, to_user_id=to, confirm=confirm)


def takes(table: Table, actor: Actor, *, confirm: bool = False) -> None:
    take_over(session_id=table.session_id, actor=actor, confirm=confirm)


def test_it_is_nobody_at_first(table: Table) -> None:
    assert keeps(table) == ""


def test_it_is_whoever_takes_it(table: Table, people: People) -> None:
    takes(table, people.bogdan)
    keeper = keeper_of(table.row)
    assert keeper is not None
    assert (keeper.name, keeper.user_id, keeper.busy) == ("bogdan", people.bogdan.pk, True)


def test_it_is_whom_it_was_handed_to(table: Table, people: People) -> None:
    takes(table, people.bogdan)
    gives(table, people.bogdan, people.elena.pk)
    assert keeps(table) == "elena"


def test_it_is_handed_on_once(table: Table, people: People) -> None:
    takes(table, people.bogdan)
    since = table.row.keeper_since
    takes(table, people.bogdan)
    assert table.row.keeper_since == since
    assert Command.objects.filter(kind="hand_over").count() == 1


def test_it_does_not_stop_others_from_scoring(table: Table, people: People) -> None:
    takes(table, people.elena)
    table.send("quick_result", points={people.number("bogdan"): 1, people.number("carla"): 1})
    assert keeps(table) == "elena"


@pytest.mark.parametrize("who", ["carla", "dinu"])
def test_it_is_given_to_nobody_who_may_not_score(table: Table, people: People, who: str) -> None:
    with pytest.raises(MayNotScore):
        gives(table, people.bogdan, getattr(people, who).pk)


def test_it_is_given_to_nobody_of_another_club(
    table: Table, people: People, strangers: People
) -> None:
    with pytest.raises(MayNotScore):
        gives(table, people.bogdan, strangers.bogdan.pk)


@pytest.mark.parametrize(("who", "refusal"), [("carla", NotAllowed), ("dinu", NotFound)])
def test_it_is_given_by_nobody_who_may_not_score(
    table: Table, people: People, who: str, refusal: type[Exception]
) -> None:
    with pytest.raises(refusal):
        gives(table, getattr(people, who), people.bogdan.pk)
    with pytest.raises(refusal):
        takes(table, getattr(people, who))


def test_it_is_given_but_not_taken_by_a_device(table: Table, people: People) -> None:
    device, _ = create_device_token(club_id=people.club.pk, actor=people.ana, label="Board")
    with pytest.raises(TokenKeepsNothing):
        takes(table, device)
    gives(table, device, people.bogdan.pk)
    assert keeps(table) == "bogdan"


def test_it_is_nobody_any_more_once_he_may_not_score(table: Table, people: People) -> None:
    takes(table, people.bogdan)
    Membership.objects.filter(user=people.bogdan).update(role="member")
    assert keeps(table) == ""


def test_it_is_over_with_the_night(table: Table, people: People) -> None:
    table.close()
    with pytest.raises(NightOver):
        takes(table, people.bogdan)


def test_it_offers_everybody_who_may_score(people: People) -> None:
    assert [keeper.name for keeper in keepers_of(people.club.pk)] == ["ana", "bogdan", "elena"]


def test_it_stands_in_the_log_of_the_club(table: Table, people: People) -> None:
    takes(table, people.elena)
    takes(table, people.bogdan, confirm=True)
    noted = Command.objects.filter(kind="hand_over").latest("pk")
    people_of = (noted.actor_id, noted.body["from"], noted.body["to"])
    assert people_of == (people.bogdan.pk, people.elena.pk, people.bogdan.pk)
