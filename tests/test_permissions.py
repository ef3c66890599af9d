"""The table of roles and actions, row by row as the club's charter says it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from chouette.models import Club, Role
from chouette.permissions import ALLOWED, Action, Standing, standing_in
from chouette.refusals import NotAllowed, NotFound
from chouette.services.members import create_device_token, revoke_device_token
from tests.people import People

SEES = {Action.SEE_STANDINGS, Action.SEE_TABLES, Action.SEE_MONEY}
MEMBERS = SEES | {Action.DISPUTE}
SCORES = {Action.ADD_GUESTS, Action.OPEN_TABLE, Action.SCORE, Action.RECORD_PAYMENTS}
DIRECTS = {
    Action.CLOSE_TABLE,
    Action.CORRECT_CLOSED,
    Action.POST_BALANCES,
    Action.SEE_TRAIL,
    Action.MANAGE_PEOPLE,
    Action.MANAGE_RULES,
    Action.MANAGE_SEASONS,
}
OWNS = {Action.MANAGE_CLUB, Action.SET_ROLES, Action.ERASE}

CHARTER = {
    Role.MEMBER: MEMBERS,
    Role.SCORER: MEMBERS | SCORES | {Action.ACT_FOR_SELF},
    Role.DIRECTOR: MEMBERS | SCORES | DIRECTS | {Action.ACT_FOR_SELF},
    Role.OWNER: set(Action),
}


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("action", Action)
def test_it_allows_a_role_what_the_charter_says(role: Role, action: Action) -> None:
    assert Standing(club_id=1, role=role).may(action) is (action in CHARTER[role])


def test_it_knows_every_action() -> None:
    assert set(ALLOWED) == set(Action)


def test_it_lets_members_act_for_themselves_where_the_club_does() -> None:
    assert Standing(club_id=1, role=Role.MEMBER, members_act=True).may(Action.ACT_FOR_SELF)
    assert not Standing(club_id=1, role=Role.MEMBER).may(Action.ACT_FOR_SELF)


@pytest.mark.parametrize(
    ("public_view", "seen"),
    [
        ("nothing", set()),
        ("standings", {Action.SEE_STANDINGS}),
        ("all", {Action.SEE_STANDINGS, Action.SEE_TABLES}),
    ],
)
def test_it_shows_the_public_what_the_club_shows(public_view: str, seen: set[Action]) -> None:
    public = Standing(club_id=1, role=None, public_view=public_view, members_act=True)
    assert {action for action in Action if public.may(action)} == seen


@pytest.mark.parametrize("action", Action)
def test_it_hides_a_club_that_shows_nothing(action: Action) -> None:
    with pytest.raises(NotFound):
        Standing(club_id=1, role=None).require(action)


def test_it_hides_what_may_not_be_seen_and_forbids_what_may_not_be_done() -> None:
    public = Standing(club_id=1, role=None, public_view="all")
    with pytest.raises(NotFound):
        public.require(Action.SEE_MONEY)
    with pytest.raises(NotAllowed):
        public.require(Action.SCORE)
    with pytest.raises(NotAllowed):
        Standing(club_id=1, role=Role.MEMBER).require(Action.SCORE)


def test_it_reads_who_somebody_is_in_a_club(people: People) -> None:
    roles = {name: standing_in(people.club, getattr(people, name)).role for name in NAMES}
    assert roles == {
        "ana": Role.OWNER,
        "bogdan": Role.SCORER,
        "carla": Role.MEMBER,
        "dinu": None,
        "elena": Role.DIRECTOR,
        "nobody": None,
    }
    assert standing_in(people.club, people.carla).player_id == people.players["carla"].pk


NAMES = ("ana", "bogdan", "carla", "dinu", "elena", "nobody")


def test_it_marks_every_change_of_what_somebody_may() -> None:
    member = Standing(club_id=1, role=Role.MEMBER, player_id=7)
    others = [
        replace(member, role=Role.SCORER),
        replace(member, player_id=8),
        replace(member, player_id=None),
        replace(member, members_act=True),
        replace(member, role=None),
    ]
    assert len({standing.mark for standing in [member, *others]}) == 1 + len(others)
    assert re.fullmatch(r"[a-z0-9-]+", member.mark)


def test_it_gives_nobody_a_role_in_another_club(people: People, strangers: People) -> None:
    assert standing_in(strangers.club, people.ana).role is None


def test_it_gives_nobody_a_role_in_a_closed_club(people: People) -> None:
    Club.objects.filter(pk=people.club.pk).update(is_active=False, public_view="all")
    people.club.refresh_from_db()
    standing = standing_in(people.club, people.ana)
    assert (standing.role, standing.may(Action.SEE_STANDINGS)) == (None, False)


def test_it_gives_a_device_its_role_in_its_club_until_it_is_revoked(
    people: People, strangers: People
) -> None:
    club = people.club
    token, _ = create_device_token(club_id=club.pk, actor=people.ana, label="Tablet")
    assert standing_in(club, token).role == Role.SCORER
    assert standing_in(strangers.club, token).role is None
    revoke_device_token(club_id=club.pk, actor=people.ana, token_id=token.pk)
    assert standing_in(club, token).role is None
