"""The comparison of what was acknowledged with what is there notices every kind of loss."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reliability.acks import Acks


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """Two phones: `a` and `b` were done at once, `c` and `d` sent again at second 100."""
    (tmp_path / "1.acks").write_text("a 0.0\nc 100.0\n")
    (tmp_path / "2.acks").write_text("b 0.0\nd 100.0\n")
    (tmp_path / "stop").touch()
    return tmp_path


def test_it_counts_what_had_been_written_when_it_was_sent_again(written: Path) -> None:
    acks = Acks.compare(written, {"a": 90, "b": 91, "c": 99, "d": 101})
    assert acks == Acks(count=4, missing=set(), unheard=set(), doubled=0, resent=2, known=1)
    assert acks.text() == "4 acknowledged, 0 missing, 0 doubled, 2 sent again (1 had been written)"


def test_it_names_what_is_missing_and_what_nobody_heard_of(written: Path) -> None:
    acks = Acks.compare(written, {"a": 90, "b": 91, "c": 99, "e": 95})
    assert (acks.missing, acks.unheard) == ({"d"}, {"e"})
    assert "1 missing" in acks.text()


def test_it_notices_what_was_acknowledged_twice(written: Path) -> None:
    (written / "3.acks").write_text("a 0.0\n")
    assert Acks.compare(written, dict.fromkeys("abcd", 90.0)).doubled == 1
