"""`python -m benchmarks [fold] [score] ...`: one line of figures each; all of them without a name.

`scale` takes some minutes: it fills a club with a million ledger entries first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from benchmarks import against_pyspiel, fold, long_plays, plays, poll, score, writes
from benchmarks.apart import apart

BENCHMARKS: dict[str, Callable[[], Iterable[str]]] = {
    "fold": lambda: [fold.report()],
    "score": lambda: [score.report()],
    "plays": lambda: [plays.report()],
    "long": lambda: [long_plays.report(), *long_plays.report_decisions()],
    "pyspiel": lambda: [against_pyspiel.report()],
    "writes": lambda: (report() for report in (writes.report, writes.report_sqlite)),
    "poll": lambda: [poll.report()],
    "scale": lambda: apart("benchmarks.scale"),
}


def main(names: list[str]) -> None:
    """Run those named, or all; ends with a sentence for a name that is none."""
    if unknown := [name for name in names if name not in BENCHMARKS]:
        sys.exit(f"no benchmark is called {unknown[0]}; there are {', '.join(BENCHMARKS)}")
    for name in names or BENCHMARKS:
        for line in BENCHMARKS[name]():
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
