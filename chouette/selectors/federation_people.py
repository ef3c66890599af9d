"""Who plays in the clubs of a federation: one person where the players are of one account."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from django.db.models import Count, F, Q, Sum, Value
from django.db.models.functions import Coalesce

from chouette.models import Federation, Player, StatementLine
from chouette.selectors.spans import within

PEOPLE_SHOWN = 100


@dataclass(frozen=True)
class PersonRow:
    """Somebody who played in clubs of the federation: one person where the players there are of
    one account. `points` are half-points; money is no federation's business."""

    rank: int
    name: str
    clubs: int
    games: int
    games_won: int
    points: int

    @property
    def halves_per_game(self) -> float:
        """Half-points a game."""
        return self.points / self.games if self.games else 0.0


def people_rows(
    federation: Federation, *, since: date | None = None, until: date | None = None
) -> list[PersonRow]:
    """Who won most in all clubs together, the first hundred, by statements; two queries."""
    lines = StatementLine.objects.filter(
        club__federation_place__federation=federation, club__is_active=True
    )
    # Somebody without an account is only himself: his number, below zero to be no account's.
    who = Coalesce("player__user_id", Value(0) - F("player_id"))
    sums = (
        within(lines, since, until)
        .order_by()
        .annotate(who=who)
        .values("who")
        .annotate(
            clubs=Count("club", distinct=True),
            played=Sum("games"),
            won=Sum("games_won"),
            total=Sum("points"),
        )
        .filter(played__gt=0)
        .order_by("-total", "who")[:PEOPLE_SHOWN]
    )
    rows = list(sums)
    names = _names(federation, [row["who"] for row in rows])
    totals = [row["total"] for row in rows]
    ranks = {total: place for place, total in reversed(list(enumerate(totals, start=1)))}
    return [
        PersonRow(
            rank=ranks[row["total"]],
            name=names[row["who"]],
            clubs=row["clubs"],
            games=row["played"],
            games_won=row["won"],
            points=row["total"],
        )
        for row in rows
    ]


def _names(federation: Federation, keys: list[int]) -> dict[int, str]:
    """What each is called: by the name that he has in the club he joined first."""
    users, guests = [k for k in keys if k > 0], [-k for k in keys if k <= 0]
    players = Player.objects.filter(
        Q(user__in=users) | Q(pk__in=guests), club__federation_place__federation=federation
    )
    names: dict[int, str] = {}
    for player in players.order_by("pk"):
        names.setdefault(player.user_id or -player.pk, player.name)
        names.setdefault(-player.pk, player.name)
    return names
