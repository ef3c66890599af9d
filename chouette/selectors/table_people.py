"""How the people of a table are called."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import F

from chouette.models import ChouetteSession, Player


def names_at(club_id: int, numbers: Iterable[str]) -> dict[str, str]:
    """The names of these players of a club by number, in the order given; one query, or none."""
    wanted = tuple(dict.fromkeys(numbers))
    if not wanted:
        return {}
    players = Player.objects.filter(club_id=club_id, pk__in=map(int, wanted))
    names = {str(pk): name for pk, name in players.values_list("pk", "name")}
    return {number: names.get(number, number) for number in wanted}


def keeper_name(row: ChouetteSession) -> str:
    """Who keeps the score: his name as a player, else of his log-in; empty where nobody does.
    One query, or none."""
    if row.keeper_id is None:
        return ""
    as_player = Player.objects.filter(club_id=row.club_id, user_id=row.keeper_id)
    name = as_player.annotate(log_in=F("user__username")).values_list("name", flat=True).first()
    return name or str(row.keeper)
