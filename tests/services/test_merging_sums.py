"""Merging and parting at random: the sums of the club stay, and the books stay sound."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from datetime import timedelta
from uuid import uuid4

import pytest

from chouette.models import LedgerEntry, Player
from chouette.refusals import HasLogIn, SamePerson, TwoPeople
from chouette.selectors.account import account_page
from chouette.selectors.balances import club_balances
from chouette.selectors.verification import faults
from chouette.services.club_cash import charge_table_fee
from chouette.services.merging import merge_players, unmerge_player
from chouette.services.outbox import dispatch
from tests.builders import NIGHT, Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def play_nights(people: People, rng: random.Random) -> list[Table]:
    """Six nights of Ana with three others, closed, some of what is owed paid, a fee charged."""
    names = sorted(set(people.players) - {"ana"})
    tables = []
    for week in range(6):
        team = rng.sample(names, 3)
        table = open_table(people, "ana", *team, night_on=NIGHT + timedelta(days=7 * week))
        table.quick(**{name: rng.choice((-2, -1, 1, 2)) for name in team})
        table.close()
        charge_table_fee(
            club_id=people.club.pk,
            command_id=uuid4(),
            actor=people.elena,
            night_on=table.row.night_on,
            player_ids=[people.players[name].pk for name in team],
            amount_minor=rng.randint(1, 300),
            currency="EUR",
            paid_now=rng.random() < 0.5,
        )
        tables.append(table)
    return tables


def sums(people: People) -> Counter[str]:
    """Of all players together, by unit; what the club itself has is the rest."""
    total: Counter[str] = Counter()
    for balance in club_balances(people.club.pk).balances:
        total.update({"points": balance.points, **balance.money})
    return total


def check(people: People, wanted: Counter[str]) -> None:
    assert sums(people) == wanted
    assert not list(faults(club_id=people.club.pk))
    for balance in club_balances(people.club.pk).balances:
        player = Player.objects.select_related("club").get(pk=balance.player_id)
        assert player.merged_into is None
        for unit, amount in {"points": balance.points, **balance.money}.items():
            page = account_page(player, unit)
            assert page.closing == amount
            assert sum(line.change for line in page.lines) == amount


@pytest.mark.parametrize("seed", range(6))
def test_it_keeps_the_sums_of_the_club(people: People, seed: int) -> None:
    rng = random.Random(seed)
    play_nights(people, rng)
    wanted, entries = sums(people), list(LedgerEntry.objects.filter(game__isnull=False))
    numbers = [player.pk for player in people.players.values()]
    merged: list[int] = []
    for _ in range(12):
        one, other = rng.choice(numbers), rng.choice(numbers)
        if one in merged:
            unmerge_player(
                club_id=people.club.pk, actor=people.elena, player_id=one, name=f"Guest {one}"
            )
            merged = list(Player.objects.exclude(merged_into=None).values_list("pk", flat=True))
        else:
            with suppress(TwoPeople, SamePerson, HasLogIn):
                merge_players(
                    club_id=people.club.pk, actor=people.elena, player_id=one, into_id=other
                )
                merged.append(one)
        dispatch()
        check(people, wanted)
    assert list(LedgerEntry.objects.filter(game__isnull=False)) == entries


def test_it_does_merge_somebody_in_these_nights(people: People) -> None:
    """Otherwise the test above would prove nothing."""
    play_nights(people, random.Random(0))
    for one in ("mira", "radu", "sorin"):
        for other in people.players.values():
            with suppress(TwoPeople, SamePerson, HasLogIn):
                merge_players(
                    club_id=people.club.pk,
                    actor=people.elena,
                    player_id=people.players[one].pk,
                    into_id=other.pk,
                )
                return
    raise AssertionError("everybody met everybody")
