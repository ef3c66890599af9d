"""Somebody is brought to a table while he is taken off the list of players."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection

from chouette.models import Player, Seat
from chouette.refusals import NotOfThisClub, Refused, StillSeated
from chouette.services.players import deactivate_player, reactivate_player
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db(transaction=True)


def outcomes(*calls: Callable[[], object]) -> list[type[Refused] | None]:
    """How each call ended that began at the same moment: refused by what, or done."""
    start = Barrier(len(calls))

    def run(call: Callable[[], object]) -> type[Refused] | None:
        start.wait()
        try:
            call()
        except Refused as refused:
            return type(refused)
        finally:
            connection.close()
        return None

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(run, calls))


@pytest.mark.parametrize("attempt", range(8))
def test_it_either_seats_him_or_takes_him_off(people: People, attempt: int) -> None:
    table: Table = open_table(people, "ana", "bogdan")
    mira, club, ana = people.players["mira"].pk, people.club.pk, people.ana
    seq = table.seq

    def join() -> object:
        return table.send("join", player=str(mira), expected_seq=seq)

    def deactivate() -> object:
        return deactivate_player(club_id=club, actor=ana, player_id=mira)

    calls = (join, deactivate) if attempt % 2 else (deactivate, join)
    ended = outcomes(*calls)
    assert sorted(map(str, ended)) in (
        sorted(map(str, (None, StillSeated))),
        sorted(map(str, (None, NotOfThisClub))),
    )
    seated = Seat.objects.filter(player_id=mira).exists()
    assert Player.objects.get(pk=mira).is_active is seated
    if not seated:
        reactivate_player(club_id=club, actor=ana, player_id=mira)
