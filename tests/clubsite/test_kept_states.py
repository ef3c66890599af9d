"""Folded states are kept by the number and the head of their log, so many and no more."""

from __future__ import annotations

from clubsite.kept_states import KeptStates


def test_it_knows_what_was_kept_last() -> None:
    kept = KeptStates(2, "nothing")
    kept.put(7, "head", "state")
    kept.put(7, "next head", "next state")
    assert kept.get(7) == ("next head", "next state")
    assert kept.get(8) == ("", "nothing")


def test_it_keeps_no_more_than_it_was_told() -> None:
    kept = KeptStates(2, 0)
    for log in range(3):
        kept.put(log, str(log), log)
    assert [kept.get(log)[0] for log in range(3)] == ["", "1", "2"]


def test_what_was_kept_again_is_not_the_first_to_go() -> None:
    kept = KeptStates(2, 0)
    for log in (1, 2, 1, 3):
        kept.put(log, str(log), log)
    assert [kept.get(log)[0] for log in (1, 2, 3)] == ["1", "", "3"]
