"""An owner is let go while somebody follows the invitation he made: one of the two comes first."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection

from chouette.models import Command, Invitation, Membership
from chouette.refusals import InvitationSpent
from chouette.services.members import accept_invitation, add_member, invite, set_role
from tests.people import People

pytestmark = pytest.mark.django_db(transaction=True)

TIMES = 4


@pytest.mark.parametrize("_", range(TIMES))
def test_it_is_followed_before_he_is_let_go_or_not_at_all(
    people: People, strangers: People, _: int
) -> None:
    club = people.club
    maker = add_member(club_id=club.pk, actor=people.ana, user=people.dinu, role="owner")
    _made, secret = invite(club_id=club.pk, actor=people.dinu, role="owner")

    def lower() -> str:
        set_role(club_id=club.pk, actor=people.ana, membership_id=maker.pk, role="member")
        return "lowered"

    def follow() -> str:
        try:
            accept_invitation(secret=secret, user=strangers.dinu)
        except InvitationSpent:
            return "spent"
        return "entered"

    _lowered, followed = together(lower, follow)
    entered = Membership.objects.filter(club=club, user=strangers.dinu).exists()
    kinds = list(
        Command.objects.filter(club=club, kind__in=["set_role", "accept_invitation", "end_keys"])
        .order_by("pk")
        .values_list("kind", flat=True)
    )
    if followed == "entered":
        assert entered
        assert kinds == ["accept_invitation", "set_role"]
    else:
        assert not entered
        assert kinds == ["set_role", "end_keys"]
        assert Invitation.objects.get().used_at is None


def together(*calls: Callable[[], str]) -> list[str]:
    """What each answered, all called at one moment."""
    start = Barrier(len(calls))

    def at_once(call: Callable[[], str]) -> str:
        start.wait()
        try:
            return call()
        finally:
            connection.close()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(at_once, calls))
