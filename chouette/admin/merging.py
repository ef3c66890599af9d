"""Two players who are one: both are shown, who stays is chosen, then they are one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.utils.translation import gettext

from chouette.models import Player
from chouette.permissions import BackOffice
from chouette.rules.errors import Fault
from chouette.selectors.merging import Choice, choices_of
from chouette.services.merging import merge_players


def two_of_a_club(chosen: Iterable[Player]) -> tuple[Player, Player]:
    """First who may rather stay: the one with a log-in, else who was there first.

    Raises ValueError where these are not two of one club.
    """
    first, other = sorted(chosen, key=lambda player: (player.user_id is None, player.pk))
    if first.club_id != other.club_id:
        raise ValueError("of two clubs")
    return first, other


def side_by_side(two: tuple[Player, Player]) -> dict[str, Any]:
    """What the page shows of both; nobody is chosen who may not stay."""
    choices = choices_of(*two)
    able = [choice for choice in choices if choice.hindrance is None]
    return {
        "choices": [_shown(choice, chosen=choice in able[:1]) for choice in choices],
        "may_merge": bool(able),
    }


def _shown(choice: Choice, *, chosen: bool) -> dict[str, Any]:
    against = sentence(choice.hindrance) if choice.hindrance else ""
    return {"past": choice.stays, "against": against, "chosen": chosen}


def merged(two: tuple[Player, Player], into: str, actor: BackOffice) -> str:
    """What was done, in a sentence. Raises ValueError where `into` is neither of the two, and what
    the service raises."""
    stays, other = two if into == str(two[0].pk) else two[::-1]
    if into != str(stays.pk):
        raise ValueError("neither of them")
    merge_players(club_id=stays.club_id, actor=actor, player_id=other.pk, into_id=stays.pk)
    return gettext("{other} is {name} from now on.").format(other=other.name, name=stays.name)


def sentence(fault: Fault) -> str:
    """Why it is not done, in the reader's language."""
    return gettext(fault.message).format_map(fault.params)
