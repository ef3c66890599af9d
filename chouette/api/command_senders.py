"""Which roles may send which command, in words, from the table of rights."""

from __future__ import annotations

from collections.abc import Iterable

from chouette.models import Role
from chouette.permissions import ALLOWED, Action
from chouette.rules.commands import COMMAND_KINDS
from chouette.rules.decide import WHEN_CLOSED
from chouette.services.authority import OWN_KINDS, action_at

FOR_SELF = (
    "where the club lets members act, a `member` or a guest's phone for the own cube and seat"
)


def sent_by(kind: str) -> str:
    """`owner`, `director`, ...; and who else, when."""
    told = [_roles(action_at(kind, closed=False))]
    if COMMAND_KINDS.get(kind) in WHEN_CLOSED and _roles(action_at(kind, closed=True)) != told[0]:
        told.append(f"once the table is closed {_roles(action_at(kind, closed=True))}")
    if kind in OWN_KINDS:
        told.append(FOR_SELF)
    return "; ".join(told)


def _roles(action: Action) -> str:
    return ", ".join(f"`{role.value}`" for role in Role if role in ALLOWED[action])


def table_of_senders(kinds: Iterable[str]) -> str:
    """The table of `docs/api.md`: kinds that the same may send share a row."""
    rows: dict[str, list[str]] = {}
    for kind in kinds:
        rows.setdefault(sent_by(kind), []).append(f"`{kind}`")
    told = (f"| {' '.join(same)} | {who} |" for who, same in rows.items())
    return "\n".join(("| kind | sent by |", "|---|---|", *told, ""))
