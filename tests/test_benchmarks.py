"""The benchmarks measure what they say; how fast it is no test decides."""

from __future__ import annotations

import re
import sys

import pytest

from benchmarks import against_pyspiel, fold, long_plays, plays, score
from benchmarks.__main__ import BENCHMARKS, main
from benchmarks.timing import time_of
from chouette.rules.evolve import fold as fold_log
from chouette.rules.log import event_from_json
from games.engine import variants


def test_it_folds_a_night_of_so_many_events() -> None:
    log = fold.long_night(300)
    state = fold_log(event_from_json(event) for event in log)
    assert (len(log), state.seq) == (300, 300)
    assert len(state.records) > 50
    assert any(state.totals.values())


def test_it_says_each_in_one_line_of_figures() -> None:
    assert re.fullmatch(r"fold: a log of 50 events in [\d.]+ ms .*second", fold.report(50, 1))
    assert re.fullmatch(r"score: 3 games of five in [\d.]+ ms .*second", score.report(1, 1))


def test_it_measures_the_plays_of_a_thousand_positions() -> None:
    cases = plays.cases()
    assert len(cases) == 1000
    assert sum(roll.is_doublet for _, roll in cases) == 168
    assert re.fullmatch(
        r"plays: [\d,]+ positions a second, two dice .* us; .* a second", plays.report(1)
    )


def test_it_measures_the_plays_of_long_games() -> None:
    """Those of the shared positions, and every decision of games of each rule set."""
    found = long_plays.cases()
    assert {name: len(rows) for name, rows in found.items()} == {"fevga": 50, "long_classic": 120}
    assert long_plays.results(found["long_classic"][0]) > 0
    assert re.fullmatch(
        r"long games: positions a second, .*: fevga [\d,]+, .*", long_plays.report(1)
    )
    lines = list(long_plays.report_decisions(1))
    assert len(lines) == len(variants.VARIANTS) - 1
    told = r"long games: \w+: [\d,]+ decisions of 1 games .* p99 [\d.]+ ms, most [\d.]+ ms"
    assert all(re.fullmatch(told, line) for line in lines)


def test_it_says_when_there_is_nothing_to_measure_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert "not installed" in against_pyspiel.report()


def test_it_times_the_best_and_the_median() -> None:
    calls: list[int] = []
    timing = time_of(lambda: calls.append(1), runs=3)
    assert len(calls) == 4
    assert 0 <= timing.best <= timing.median


def test_it_prints_those_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BENCHMARKS, "fold", lambda: ["so fast"])
    main(["fold"])
    assert capsys.readouterr().out == "so fast\n"
    with pytest.raises(
        SystemExit, match="no benchmark is called nope; there are fold, score, plays"
    ):
        main(["nope"])
