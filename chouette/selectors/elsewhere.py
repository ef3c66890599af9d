"""What the people of one table have from the other tables of the night they went to or came from.

A split takes balances along and a merger brings them back, so a running total is the night's. What
is shown at a table counts like this:

- Everybody who sits or has played *here* has his points of every linked table in his total, and a
  line for each of those tables: `before` the game he brought them into, or after the last game for
  a table that plays beside this one.
- Who never was at this table has no column here: he neither owes nor is owed at it. What those
  people together hold of a line is the line's sum with the sign turned; a page shows it in one
  column ("others"), so every line and the totals still sum to zero.
- Whoever was merged into another has here what either has there, under the name he has here.
- The games of a table are counted once: a table that this one was split from is cut at the split.
  What people of here did there afterwards is a line of its own.

Half-points and minor units, players as the core numbers them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from chouette.models import ChouetteSession, Event
from chouette.rules.state import ChouetteState, GameRecord
from chouette.selectors.logs import states_of
from chouette.selectors.merged import merged_players
from chouette.selectors.results import session_money
from chouette.selectors.tables import linked_tables

When = Literal["before", "from", "beside"]


@dataclass(frozen=True)
class Carried:
    """Points from another table of the night, by player, for everybody who played there.

    They stand before game `before` of this table, or after its last game where that is None.
    `when` says how they came: with who split off from there (`before`), with a merger (`from`), or
    not at all, as the table plays beside this one (`beside`).
    """

    table: str
    when: When
    before: int | None
    points: Mapping[str, int]


@dataclass(frozen=True)
class Night:
    """Running totals of a night: half-points and minor units of the table's currency by player.

    Both sum to zero over all linked tables; `money` is empty where only points count.
    """

    points: Mapping[str, int]
    money: Mapping[str, int]
    carried: tuple[Carried, ...] = field(default=())

    @classmethod
    def alone(cls, state: ChouetteState) -> Night:
        """The night of a table that is linked with no other; asks the database nothing."""
        return cls(state.totals, session_money(state))


def night_of(row: ChouetteSession, state: ChouetteState) -> Night:
    """The night as `row` (whose state is given) stands in it.

    One query for a table that was never split or merged; else a few, growing with the number of
    splits and mergers of the night and with nothing else.
    """
    tables = linked_tables(row)
    if len(tables) == 1:
        return Night.alone(state)
    others = [table for table in tables if table.pk != row.pk]
    states, known = states_of(others), _known_as(state, merged_players(row.club_id))
    money = [session_money(s) for s in states.values() if s.currency == state.currency]
    lines = (line for table in others for line in _carried(row, table, states[table.pk]))
    return Night(
        points=_sums((state.totals, *(known(found.totals) for found in states.values()))),
        money=_sums((session_money(state), *map(known, money))),
        carried=tuple(replace(line, points=known(line.points)) for line in lines),
    )


def _known_as(
    state: ChouetteState, merged: Mapping[int, int]
) -> Callable[[Mapping[str, int]], dict[str, int]]:
    """Figures of another table by the numbers that people have at this one.

    Two players may turn out to be one person, who sat here as the one and there as the other.
    """

    def person(player: str) -> str:
        return str(merged.get(int(player), player))

    here = {person(player): player for player in (*state.totals, *state.levels)}

    def renamed(figures: Mapping[str, int]) -> dict[str, int]:
        return _sums({here.get(person(p), p): amount} for p, amount in figures.items())

    return renamed


def _carried(row: ChouetteSession, other: ChouetteSession, state: ChouetteState) -> list[Carried]:
    came = _game_after(row, "table_merged", from_table=other.table) if _merged(other, row) else None
    when: When = "from" if _merged(other, row) else "beside"
    cut = 0
    lines = []
    if row.split_from_id == other.pk:
        at_split = _game_after(other, "table_split", to_table=row.table)
        cut = len(state.records) if at_split is None else at_split - 1
        lines.append(Carried(other.table, "before", 1, _points(state.records[:cut])))
    lines.append(Carried(other.table, when, came, _points(state.records[cut:])))
    return [line for line in lines if any(line.points.values())]


def _merged(other: ChouetteSession, row: ChouetteSession) -> bool:
    return other.merged_into_id == row.pk


def _game_after(row: ChouetteSession, kind: str, **payload: str) -> int | None:
    """The first game of a table that began after such an event; None if none did.

    Neither splitting nor merging is ever undone, nor anything before it, so the number holds.
    """
    events = Event.objects.filter(chouette_session=row)
    named = {f"payload__{name}": value for name, value in payload.items()}
    seq = events.filter(kind=kind, **named).order_by("-seq").values_list("seq", flat=True).first()
    started = events.filter(kind="game_started", seq__gt=seq or 0).order_by("seq")
    payloads = started.values_list("payload", flat=True)
    return next((int(found["game"]) for found in payloads[:1]), None)


def _points(records: Sequence[GameRecord]) -> dict[str, int]:
    return _sums(record.points for record in records)


def _sums(several: Iterable[Mapping[str, int]]) -> dict[str, int]:
    sums: Counter[str] = Counter()
    for one in several:
        sums.update(one)
    return dict(sums)
