"""The lines that tell what was measured."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.reliability.figures import milliseconds, percentile, spread

TEST = """
def test_told(figure):
    figure("R10", "second", database="")
    figure("R3", "first", database="sqlite")
    assert {passes}
"""


@pytest.mark.parametrize(("passes", "code"), [(True, 0), (False, 1)])
def test_it_tells_them_in_order_whether_the_test_passed_or_not(
    tmp_path: Path, passes: bool, code: int
) -> None:
    test, settings = tmp_path / "test_it.py", tmp_path / "pytest.ini"
    test.write_text(TEST.format(passes=passes))
    settings.write_text("[pytest]\n")
    command = [
        sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider",
        "-p", "tests.reliability.figures", "-c", str(settings), str(test),
    ]  # fmt: skip
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == code, ran.stdout
    assert ran.stdout.index("reliability") < ran.stdout.index("R3 sqlite: first\nR10: second\n")


def test_it_finds_percentiles_by_nearest_rank() -> None:
    times = [number / 1000 for number in range(200, 0, -1)]
    assert (percentile(times, 50), percentile(times, 95), percentile(times, 99)) == (
        0.1,
        0.19,
        0.198,
    )
    assert percentile([0.5], 99) == 0.5


def test_it_writes_times_shortly() -> None:
    assert (milliseconds(0.0124), milliseconds(3.44)) == ("12 ms", "3.4 s")
    assert spread([0.004] * 99 + [1.5]) == "p50 4 ms, p95 4 ms, p99 4 ms, max 1.5 s"
