"""Random nights: what statements tell of players and pairs is what the entries come to."""

from __future__ import annotations

from collections import Counter

import pytest
from django.db.models import F, Q, Sum

from chouette.models import (
    ChouetteSession,
    LedgerEntry,
    SessionStatus,
    Statement,
    StatementLine,
    StatementPair,
)
from chouette.models.ledger import POINTS
from chouette.selectors.history import head_to_head
from chouette.selectors.statistics import statistics
from chouette.services.outbox import dispatch
from chouette.services.statements import recompute_statement
from tests.people import People
from tests.services.random_night import Night

pytestmark = pytest.mark.django_db

SEEDS, SEEDS_SOAK, STEPS = 3, 100, 60


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames:
        soak = metafunc.config.getoption("soak")
        metafunc.parametrize("seed", range(SEEDS_SOAK if soak else SEEDS))


@pytest.fixture
def night(people: People, seed: int) -> Night:
    """Some tables are closed by now, some are open still."""
    played = Night(people, seed)
    for _ in range(STEPS):
        played.step()
    dispatch()
    return played


def owed(session_ids: list[int]) -> dict[tuple[int, int], int]:
    """Net half-points of each two from the entries of these tables, zeros left out."""
    net: Counter[tuple[int, int]] = Counter()
    entries = LedgerEntry.objects.filter(chouette_session__in=session_ids, unit=POINTS)
    for payer, payee, amount in entries.values_list("payer__player", "payee__player", "amount"):
        net[payee, payer] += amount
        net[payer, payee] -= amount
    return {pair: halves for pair, halves in net.items() if halves}


def test_it_has_pairs_that_are_the_entries_between_two(night: Night) -> None:
    stated = ChouetteSession.objects.filter(stated_seq=F("last_seq"))
    pairs = StatementPair.objects.order_by().values_list("player_id", "opponent_id")
    told = {(a, b): net for a, b, net in pairs.annotate(net=Sum("won") - Sum("lost")) if net}
    assert told == owed(list(stated.values_list("pk", flat=True)))


def test_it_has_lines_that_hold_together(night: Night) -> None:
    lines = StatementLine.objects.order_by()
    sums = lines.values("chouette_session").annotate(points=Sum("points"), money=Sum("money"))
    assert not sums.exclude(points=0, money=0).exists()
    broken = lines.filter(
        Q(games__lt=F("box_games") + F("captain_games"))
        | Q(won__lt=F("box_won") + F("captain_won"))
        | Q(won__lt=F("points"))
        | Q(best__lt=F("worst"))
        | Q(best__gt=F("won"))
        | Q(drop_points__gt=0)
    )
    assert not broken.exists()


def test_it_has_one_statement_that_counts_for_each_closed_table(night: Night) -> None:
    for row in ChouetteSession.objects.filter(status=SessionStatus.CLOSED):
        assert row.stated_seq == row.last_seq
        assert Statement.objects.filter(chouette_session=row, last_seq=row.last_seq).count() == 1


def test_it_counts_everything_once_whatever_is_open(night: Night, people: People) -> None:
    """Statistics and head to head are those of all entries, stated or not."""
    net = owed(list(ChouetteSession.objects.values_list("pk", flat=True)))
    for row in statistics(people.club.pk):
        player = next(p for p in people.players.values() if p.pk == row.player_id)
        against = {pair.opponent_id: pair.net for pair in head_to_head(player) if pair.net}
        assert against == {other: n for (one, other), n in net.items() if one == player.pk}
        assert row.figures.points == sum(against.values())


def test_it_changes_nothing_to_compute_them_all_again(night: Night) -> None:
    def written() -> tuple[list[object], list[object], int]:
        lines = StatementLine.objects.order_by("chouette_session", "player").values_list(
            "player", "points", "money", "won", "box_points", "offers", "statement"
        )
        pairs = StatementPair.objects.order_by("chouette_session", "player", "opponent")
        told = pairs.values_list("player", "opponent", "games", "won", "lost")
        return list(lines), list(told), LedgerEntry.objects.count()

    before = written()
    for row in ChouetteSession.objects.all():
        recompute_statement(session_id=row.pk)
    assert written() == before
