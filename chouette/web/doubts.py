"""Games in doubt in sentences: who said so, what was decided."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext as _

from chouette.models import ChouetteSession
from chouette.permissions import Action, Standing
from chouette.selectors.disputes import Doubt, undecided_at


@dataclass(frozen=True)
class DoubtRow:
    """A dispute in sentences; `mine` where the reader raised it. `says` is for members only."""

    doubt: Doubt
    says: str
    decision: str
    mine: bool


def doubt_rows(doubts: Iterable[Doubt], standing: Standing) -> list[DoubtRow]:
    """The disputes as this reader may see them."""
    return [
        DoubtRow(
            doubt=doubt,
            says=says(doubt) if standing.may(Action.DISPUTE) else "",
            decision=decision_sentence(doubt),
            mine=standing.user_id is not None and doubt.raised_by_id == standing.user_id,
        )
        for doubt in doubts
    ]


def doubts_of_night(tables: Iterable[ChouetteSession], standing: Standing) -> list[DoubtRow]:
    """The games in doubt at these tables that nobody has decided yet."""
    return doubt_rows(undecided_at(tables), standing)


def says(doubt: Doubt) -> str:
    """`Ana says: Carla had dropped`."""
    name = doubt.raised_by or _("Somebody")
    if not doubt.note:
        return _("{name} says that it was scored wrongly.").format(name=name)
    return _("{name} says: {note}").format(name=name, note=doubt.note)


def decision_sentence(doubt: Doubt) -> str:
    """What was decided, by whom, and with which word; empty while nobody has decided."""
    if doubt.is_open:
        return ""
    text = {
        "stands": _("{name} decided: it stands as it was scored."),
        "corrected": _("{name} corrected it."),
        "withdrawn": _("{name} took that back."),
        "undone": _("{name} undid the game."),
    }.get(doubt.verdict, _("{name} decided."))
    sentence = text.format(name=doubt.decided_by or _("Somebody"))
    return f"{sentence} {doubt.word}".strip()
