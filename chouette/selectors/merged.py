"""Players who are one person: whoever was merged into another counts as that other.

Merging flattens: the player somebody was merged into is never merged himself, so one step always
leads to who he is now.
"""

from __future__ import annotations

from collections.abc import Mapping

from django.db.models import Q

from chouette.models import Account, Player


def merged_players(club_id: int) -> dict[int, int]:
    """Each merged player of a club -> who he is now; whoever is not in it is himself. One query."""
    merged = Player.objects.filter(club_id=club_id, merged_into__isnull=False)
    return {pk: into for pk, into in merged.values_list("pk", "merged_into_id") if into is not None}


def who_is(party: int | str, merged: Mapping[int, int]) -> int | str:
    """The number of the player that this number stands for by now; a club's own account, which has
    a name, is itself."""
    number = int(party) if str(party).isdecimal() else None
    return party if number is None else merged.get(number, number)


def everybody_he_is(player_id: int) -> Q:
    """Condition on players: himself, and whoever was merged into him."""
    return Q(pk=player_id) | Q(merged_into=player_id)


def accounts_of_player(player_id: int) -> dict[int, str]:
    """The number of each of his accounts, those of merged players too -> its unit; one query."""
    own = Q(player=player_id) | Q(player__merged_into=player_id)
    return dict(Account.objects.filter(own).values_list("pk", "unit"))


def owner_of(account: Account) -> int:
    """The number of the player whose account it is by now; 0 for one of the club's own.

    The caller has read the account with its player.
    """
    player = account.player
    return 0 if player is None else player.merged_into_id or player.pk
