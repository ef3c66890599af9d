"""`python -m benchmarks [fold] [score] [plays] [pyspiel]`: one line of figures each; all four
without a name."""

from __future__ import annotations

import sys
from collections.abc import Callable

from benchmarks import against_pyspiel, fold, plays, score

BENCHMARKS: dict[str, Callable[[], str]] = {
    "fold": fold.report,
    "score": score.report,
    "plays": plays.report,
    "pyspiel": against_pyspiel.report,
}


def main(names: list[str]) -> None:
    """Run those named, or all; ends with a sentence for a name that is none."""
    if unknown := [name for name in names if name not in BENCHMARKS]:
        sys.exit(f"no benchmark is called {unknown[0]}; there are {', '.join(BENCHMARKS)}")
    for name in names or BENCHMARKS:
        print(BENCHMARKS[name](), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
