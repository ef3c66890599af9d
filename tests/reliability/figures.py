"""The figures of the reliability tests, each on one line at the end of pytest's output.

    def test_it_…(figure: TellFigure) -> None:
        figure("R3", f"{count} commands, 0 errors")     # before what is asserted of them

The lines stand there whether the tests passed or not, so that the numbers can be quoted.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

import pytest
from django.db import connection

_LINES = pytest.StashKey[list[str]]()


class TellFigure(Protocol):
    """What the fixture `figure` is: `figure("R3", "800 commands")` tells `R3 sqlite: 800 …`."""

    def __call__(self, goal: str, text: str, *, database: str | None = None) -> None: ...


@pytest.fixture(scope="session")
def figure(request: pytest.FixtureRequest) -> TellFigure:
    """Keeps a line for the end of the run; the database is the suite's own unless named ("" for
    a figure that has nothing to do with one)."""
    lines = request.config.stash.setdefault(_LINES, [])

    def tell(goal: str, text: str, *, database: str | None = None) -> None:
        where = connection.vendor if database is None else database
        lines.append(f"{goal} {where}".rstrip() + f": {text}")

    return tell


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if lines := config.stash.get(_LINES, []):
        terminalreporter.section("reliability")
        for line in sorted(lines, key=_by_goal):
            terminalreporter.write_line(line)


def _by_goal(line: str) -> tuple[int, str]:
    """R2 stands before R10."""
    number = re.match(r"R(\d+)", line)
    return (int(number[1]) if number else 0, line)


def milliseconds(seconds: float) -> str:
    """A time as the lines tell it: `12 ms`, and `3.4 s` from a second on."""
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else f"{seconds:.1f} s"


def percentile(times: Sequence[float], share: int) -> float:
    """The time that `share` per cent of the times do not exceed (nearest rank)."""
    ordered = sorted(times)
    return ordered[max(0, -(-len(ordered) * share // 100) - 1)]


def spread(times: Sequence[float]) -> str:
    """`p50 4 ms, p95 21 ms, p99 33 ms, max 40 ms`."""
    named = [f"p{share} {milliseconds(percentile(times, share))}" for share in (50, 95, 99)]
    return ", ".join([*named, f"max {milliseconds(max(times))}"])
