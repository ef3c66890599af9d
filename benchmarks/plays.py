"""Distinct legal results and canonical plays of 1,000 positions, one by one."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from benchmarks.timing import RUNS
from games.engine import generator
from games.engine.board import Board
from games.engine.dice import Roll
from games.engine.plays import legal_plays
from games.engine.xgid import from_xgid

POSITIONS = Path(__file__).with_name("data") / "bench1000.jsonl"

Case = tuple[Board, Roll]


def cases() -> list[Case]:
    """The positions with their dice."""
    rows = [json.loads(line) for line in POSITIONS.read_text("utf-8").splitlines()]
    return [(from_xgid(row["xgid"]).board, Roll.of(row["dice"])) for row in rows]


def distinct_results(board: Board, roll: Roll) -> object:
    """Every position after the whole roll, once."""
    return generator.results(board.packed, roll.first, roll.second)


def written_plays(board: Board, roll: Roll) -> object:
    """The same, each with its play in canonical notation."""
    return [str(play) for play in legal_plays(board, roll)]


def report(runs: int = RUNS) -> str:
    """The line of figures: each position's best of several runs, in microseconds."""
    rows = cases()
    single = [case for case in rows if not case[1].is_doublet]
    double = [case for case in rows if case[1].is_doublet]
    results, doublets = _each(distinct_results, single, runs), _each(distinct_results, double, runs)
    written = _each(written_plays, rows, runs)
    return (
        f"plays: {len(rows) / sum(results + doublets) * 1e6:,.0f} positions a second, "
        f"two dice median {median(results):.1f} us, doublets median {median(doublets):.1f} us and "
        f"p99 {quantiles(doublets, n=100)[98]:.0f} us; with canonical notation "
        f"{len(rows) / sum(written) * 1e6:,.0f} a second"
    )


def _each(call: Callable[[Board, Roll], object], rows: Sequence[Case], runs: int) -> list[float]:
    return [min(_time(call, case) for _ in range(runs)) for case in rows]


def _time(call: Callable[[Board, Roll], object], case: Case) -> float:
    begun = perf_counter()
    call(*case)
    return (perf_counter() - begun) * 1e6
