"""A club's seasons: which there are, how one stands, what its closing would write down."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from datetime import date

from django.db.models import F, Q, Sum

from chouette.models import (
    Account,
    ChouetteSession,
    Club,
    Dispute,
    LedgerEntry,
    Player,
    Season,
    SeasonLine,
    SessionStatus,
    StatementLine,
)
from chouette.models.ledger import POINTS
from chouette.selectors.log_ins import name_of_log_in
from chouette.selectors.merged import merged_players
from chouette.selectors.squaring import legs_of
from chouette.selectors.standings import standings


@dataclass(frozen=True)
class Hindrances:
    """Why a season cannot be closed yet, and what only waits: payments that are still due."""

    open_tables: tuple[ChouetteSession, ...] = ()
    unstated: tuple[ChouetteSession, ...] = ()
    doubts: tuple[Dispute, ...] = ()

    @property
    def total(self) -> int:
        """How many there are; with 0 it can be closed."""
        return len(self.open_tables) + len(self.unstated) + len(self.doubts)


@dataclass(frozen=True)
class FinalLine:
    """How a player stands at the end of a season, as it is written down when it is closed.

    Half-points; `balances` by unit, half-points under "points", minor units under a currency.
    """

    player_id: int
    rank: int | None = None
    nights: int = 0
    games: int = 0
    points: int = 0
    balances: dict[str, int] = field(default_factory=dict)


def seasons_of(club: Club) -> list[Season]:
    """All of them, the latest first; one query."""
    return list(Season.objects.filter(club=club).select_related("closed_by"))


def season_in(club: Club, season_id: int) -> Season | None:
    return Season.objects.filter(club=club, pk=season_id).select_related("closed_by").first()


def closer_of(season: Season) -> str:
    """Who closed it: his name as a player of the club, or that of his log-in; one query."""
    user = season.closed_by
    if user is None:
        return ""
    named = Player.objects.filter(club_id=season.club_id, user=user)
    return named.values_list("name", flat=True).first() or name_of_log_in(user)


def closed_season_on(club_id: int, night_on: date) -> str:
    """The name of the closed season that this night lies in, or nothing; one query."""
    season = closed_season_of(club_id, night_on)
    return season.name if season else ""


def closed_season_of(club_id: int, night_on: date) -> Season | None:
    """The closed season that this night lies in; one query."""
    closed = Season.objects.filter(
        club_id=club_id, starts_on__lte=night_on, ends_on__gte=night_on, closed_at__isnull=False
    )
    return closed.order_by().first()


def hindrances(club_id: int, starts_on: date, ends_on: date) -> Hindrances:
    """What is not settled yet of the nights up to `ends_on`; three queries.

    Tables of earlier nights count, too: balances are carried over, and with those they would move.
    """
    tables = ChouetteSession.objects.filter(club_id=club_id, night_on__lte=ends_on)
    closed = tables.filter(status=SessionStatus.CLOSED)
    behind = closed.filter(Q(stated_seq=None) | ~Q(stated_seq=F("last_seq")))
    doubts = Dispute.objects.filter(
        club_id=club_id,
        decided_at=None,
        chouette_session__night_on__range=(starts_on, ends_on),
    )
    return Hindrances(
        open_tables=tuple(tables.filter(status=SessionStatus.OPEN)),
        unstated=tuple(behind),
        doubts=tuple(doubts.select_related("chouette_session")),
    )


def payments_due(club_id: int, starts_on: date, ends_on: date) -> int:
    """How many payments of the nights' plans nobody has made yet; three queries."""
    nights = Q(night_on__range=(starts_on, ends_on))
    tables = ChouetteSession.objects.filter(nights, club_id=club_id)
    return sum(1 for leg in legs_of(tables) if leg.due)


def final_lines(club_id: int, starts_on: date, ends_on: date) -> list[FinalLine]:
    """What closing would write down: whoever played, by rank, then whoever has a balance.

    The same number of queries whatever the size of the club.
    """
    balances = balances_on(club_id, ends_on)
    played = [
        FinalLine(
            player_id=line.player_id,
            rank=line.rank,
            nights=line.nights,
            games=line.games,
            points=line.points,
            balances=balances.pop(line.player_id, {}),
        )
        for line in standings(club_id, since=starts_on, until=ends_on)
    ]
    return played + [FinalLine(pk, balances=sums) for pk, sums in sorted(balances.items())]


def frozen_lines(season: Season) -> list[FinalLine]:
    """What was written down when the season was closed; one query."""
    columns = ("player_id", "rank", "nights", "games", "points", "balances")
    lines = SeasonLine.objects.filter(season=season).order_by(F("rank").asc(nulls_last=True), "pk")
    return [FinalLine(*row) for row in lines.values_list(*columns)]


def balances_on(club_id: int, last_day: date) -> dict[int, dict[str, int]]:
    """What each player had by unit after all nights up to `last_day`; zeros left out.

    Points of statement lines, and whatever belongs to no game: opening balances, debts, payments,
    fees. Five queries.
    """
    sums: dict[int, Counter[str]] = {}
    lines = StatementLine.objects.filter(club_id=club_id, night_on__lte=last_day).order_by()
    merged = merged_players(club_id)
    for player, halves in lines.values_list("player_id").annotate(Sum("points")):
        sums.setdefault(merged.get(player, player), Counter())[POINTS] += halves
    accounts = Account.objects.filter(club_id=club_id, player__isnull=False)
    owners = {pk: (player or 0, unit) for pk, player, unit in accounts.values_list(*_OWNER)}
    for side, sign in (("payee", 1), ("payer", -1)):
        loose = LedgerEntry.objects.filter(club_id=club_id, game=None, night_on__lte=last_day)
        for account, amount in loose.order_by().values_list(side).annotate(Sum("amount")):
            if account in owners:
                player, unit = owners[account]
                sums.setdefault(merged.get(player, player), Counter())[unit] += sign * amount
    found = {player: {u: a for u, a in counted.items() if a} for player, counted in sums.items()}
    return {player: units for player, units in found.items() if units}


_OWNER = ("pk", "player_id", "unit")
