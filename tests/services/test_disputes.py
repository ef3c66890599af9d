"""A game in doubt: said once, decided once, and never a point of anybody's."""

from __future__ import annotations

import pytest

from chouette.doubt_refusals import AlreadyInDoubt, DisputeDecided
from chouette.models import Command, Dispute, LedgerEntry
from chouette.refusals import NotAllowed, NotFound, UnknownValue
from chouette.rules.table_errors import UnknownGame
from chouette.services.disputes import decide_dispute, dispute_game, withdraw_dispute
from chouette.services.members import create_device_token, remove_member
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    """Two finished games."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.send("result", winner="box", result="single")
    table.send("result", winner="box", result="gammon")
    return table


@pytest.fixture
def doubt(table: Table, people: People) -> Dispute:
    return dispute_game(
        session_id=table.session_id, game=1, actor=people.carla, note="  I had\ndropped "
    )


def test_it_is_raised_by_a_member_with_a_note_on_one_line(doubt: Dispute, people: People) -> None:
    assert (doubt.game, doubt.note, doubt.raised_by) == (1, "I had dropped", people.carla)
    assert (doubt.club, doubt.decided_at, doubt.decision) == (people.club, None, "")


def test_it_changes_neither_points_nor_log(table: Table, people: People) -> None:
    before = (table.seq, Command.objects.count(), list(LedgerEntry.objects.values()))
    found = dispute_game(session_id=table.session_id, game=2, actor=people.carla)
    decide_dispute(dispute_id=found.pk, actor=people.bogdan)
    assert (table.seq, Command.objects.count(), list(LedgerEntry.objects.values())) == before


def test_it_is_one_however_often_it_is_tapped(doubt: Dispute, table: Table, people: People) -> None:
    again = dispute_game(session_id=table.session_id, game=1, actor=people.carla, note="again")
    assert again == doubt
    assert Dispute.objects.get().note == "I had dropped"


def test_it_is_refused_while_somebody_else_doubts(
    doubt: Dispute, table: Table, people: People
) -> None:
    with pytest.raises(AlreadyInDoubt):
        dispute_game(session_id=table.session_id, game=1, actor=people.ana)
    dispute_game(session_id=table.session_id, game=2, actor=people.ana)
    assert Dispute.objects.count() == 2


@pytest.mark.parametrize("game", [0, -1, 3, 10**9])
def test_it_is_about_a_finished_game(table: Table, people: People, game: int) -> None:
    with pytest.raises(UnknownGame):
        dispute_game(session_id=table.session_id, game=game, actor=people.carla)


def test_it_is_of_members_only(table: Table, people: People, strangers: People) -> None:
    for actor in (people.dinu, people.nobody, strangers.ana):
        with pytest.raises(NotFound):
            dispute_game(session_id=table.session_id, game=1, actor=actor)
    people.club.public_view = "all"
    people.club.save()
    with pytest.raises(NotAllowed):
        dispute_game(session_id=table.session_id, game=1, actor=people.dinu)


def test_a_device_doubts_under_its_own_name(table: Table, people: People) -> None:
    tokens = [
        create_device_token(club_id=people.club.pk, actor=people.ana, label=label)[0]
        for label in ("Tablet", "Phone")
    ]
    for _tap in range(2):
        found = dispute_game(session_id=table.session_id, game=1, actor=tokens[0])
    assert (found.raised_by, found.device, Dispute.objects.count()) == (None, "Tablet", 1)
    with pytest.raises(AlreadyInDoubt):
        dispute_game(session_id=table.session_id, game=1, actor=tokens[1])


def test_it_is_decided_by_who_may_correct(doubt: Dispute, table: Table, people: People) -> None:
    with pytest.raises(NotAllowed):
        decide_dispute(dispute_id=doubt.pk, actor=people.carla)
    decided = decide_dispute(dispute_id=doubt.pk, actor=people.bogdan, word="we asked Ana")
    assert (decided.decision, decided.decided_by) == ("stands: we asked Ana", people.bogdan)
    assert decided.decided_at is not None


def test_it_needs_a_director_once_the_night_is_closed(
    doubt: Dispute, table: Table, people: People
) -> None:
    table.close()
    with pytest.raises(NotAllowed):
        decide_dispute(dispute_id=doubt.pk, actor=people.bogdan)
    decide_dispute(dispute_id=doubt.pk, actor=people.elena)


def test_it_is_decided_once(doubt: Dispute, people: People) -> None:
    for _tap in range(2):
        decided = decide_dispute(dispute_id=doubt.pk, actor=people.bogdan, word="so it is")
    assert decided.decision == "stands: so it is"
    with pytest.raises(DisputeDecided):
        decide_dispute(dispute_id=doubt.pk, actor=people.ana, verdict="corrected")
    with pytest.raises(DisputeDecided):
        withdraw_dispute(dispute_id=doubt.pk, actor=people.carla)


def test_it_may_be_raised_anew_after_a_decision(
    doubt: Dispute, table: Table, people: People
) -> None:
    decide_dispute(dispute_id=doubt.pk, actor=people.bogdan)
    assert dispute_game(session_id=table.session_id, game=1, actor=people.carla) != doubt


@pytest.mark.parametrize("verdict", ["", "withdrawn", "undone", "no\0thing"])
def test_it_takes_no_other_verdict(doubt: Dispute, people: People, verdict: str) -> None:
    with pytest.raises(UnknownValue):
        decide_dispute(dispute_id=doubt.pk, actor=people.ana, verdict=verdict)


def test_it_is_withdrawn_by_who_raised_it_alone(doubt: Dispute, people: People) -> None:
    with pytest.raises(NotAllowed):
        withdraw_dispute(dispute_id=doubt.pk, actor=people.ana)
    for _tap in range(2):
        withdrawn = withdraw_dispute(dispute_id=doubt.pk, actor=people.carla)
    assert (withdrawn.decision, withdrawn.decided_by) == ("withdrawn", people.carla)


def test_it_is_not_withdrawn_by_who_belongs_no_more(doubt: Dispute, people: People) -> None:
    remove_member(
        club_id=people.club.pk,
        actor=people.ana,
        membership_id=people.club.memberships.get(user=people.carla).pk,
    )
    with pytest.raises(NotFound):
        withdraw_dispute(dispute_id=doubt.pk, actor=people.carla)
