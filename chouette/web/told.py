"""A finished game told to people: what the core explains, and what the whole table shared in."""

from __future__ import annotations

from collections.abc import Iterator

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from chouette.rules.actions import QuickScore
from chouette.rules.state import GameRecord
from chouette.templatetags.score import points_text
from chouette.web.people import People
from chouette.web.reasons import explanation


def told(record: GameRecord, people: People) -> str:
    """Why a game came out as it did: automatic doubles, the explanation, the partner's share."""
    return " ".join(
        (*_automatic(record), explanation(record, people), *partner_share(record, people))
    )


def _automatic(record: GameRecord) -> Iterator[str]:
    """Points that were typed count as they were typed."""
    count = record.auto_doubles
    if count and not any(isinstance(action, QuickScore) for action in record.actions):
        yield ngettext(
            "After an automatic double everything counted twice.",
            "After {n} automatic doubles everything counted {times} times.",
            count,
        ).format(n=count, times=2**count)


def partner_share(record: GameRecord, people: People) -> Iterator[str]:
    """What the partner got or paid of the box's game; nothing where there was nothing to share."""
    box = record.order[0]
    for transfer in record.transfers:
        if transfer.kind != "share":
            continue
        won = transfer.payer == box
        sentence = (
            _("{partner}, the box’s partner, gets {share} of the {sum} that the box won.")
            if won
            else _("{partner}, the box’s partner, pays {share} of the {sum} that the box lost.")
        )
        yield sentence.format(
            partner=people.name(transfer.payee if won else transfer.payer),
            share=points_text(transfer.amount),
            sum=points_text(abs(record.points[box]) + transfer.amount),
        )
