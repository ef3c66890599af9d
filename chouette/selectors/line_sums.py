"""Statement lines summed up by player, with the tables that have none yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from django.db.models import Aggregate, Count, Max, Min, QuerySet, Sum

from chouette.models import StatementLine
from chouette.selectors.unstated import UnstatedTable

_EXTREMES: dict[str, type[Aggregate]] = {"best": Max, "worst": Min}


def line_sums(
    lines: QuerySet[StatementLine], unstated: Iterable[UnstatedTable], names: Sequence[str]
) -> dict[int, dict[str, int]]:
    """These figures (see `rules.figures`) of each player, and under "nights" how many he was here.

    A night counts once, whatever the number of its tables. Two queries.
    """
    unstated = tuple(unstated)
    aggregates = (_EXTREMES.get(name, Sum)(name) for name in names)
    grouped = lines.values_list("player_id").annotate(Count("night_on", distinct=True), *aggregates)
    columns = ("nights", *names)
    sums = {player: dict(zip(columns, row, strict=True)) for player, *row in grouped}
    for table in unstated:
        for figures in table.nights:
            fresh = {name: getattr(figures, name) for name in names}
            known = sums.get(figures.player, {"nights": 0})
            both = {name: _both(name, known.get(name), fresh[name]) for name in names}
            sums[figures.player] = known | both
    for player, _ in _fresh_nights(lines, unstated):
        sums[player]["nights"] += 1
    return sums


def _both(name: str, one: int | None, other: int) -> int:
    if one is None:
        return other
    if name not in _EXTREMES:
        return one + other
    return max(one, other) if name == "best" else min(one, other)


def _fresh_nights(
    lines: QuerySet[StatementLine], unstated: Iterable[UnstatedTable]
) -> set[tuple[int, date]]:
    """(player, night) of tables not stated, unless another table of that night is."""
    fresh = {(night.player, table.row.night_on) for table in unstated for night in table.nights}
    if not fresh:
        return fresh
    same = lines.filter(night_on__in={night for _, night in fresh})
    return fresh - set(same.values_list("player_id", "night_on"))
