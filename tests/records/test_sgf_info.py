"""Lengths and scores of a match that are no numbers of points are told by line, not swallowed."""

from __future__ import annotations

import pytest

from games.records import read

from .files import faults

PLAYS = "PW[Ana]PB[Bo];B[31qtst];W[64xrrn])"


@pytest.mark.parametrize(
    ("info", "wrong"),
    [
        ("[length:5][game:0][ws:1][bs:0]", []),
        ("[length:0]", []),
        ("[length:7][other:x]", []),
        ("[length:32767]", []),
        ("[length:32768]", ["bad_length"]),
        ("[length:999999999999999]", ["bad_length"]),
        ("[length:-5]", ["bad_length"]),
        ("[length:abc]", ["bad_length"]),
        ("[length:]", ["bad_length"]),
        ("[length:5][ws:-5][bs:abc]", ["bad_score", "bad_score"]),
        ("[length:5][ws:\u00b2]", ["bad_score"]),
    ],
)
def test_what_is_no_number_of_points_is_a_fault(info: str, wrong: list[str]) -> None:
    reading = read(f"\n(;FF[4]GM[6]MI{info}{PLAYS}")
    found = [(line, code) for line, code in faults(reading) if code != "no_result"]
    assert found == [(2, code) for code in wrong]


def test_it_is_told_of_every_game() -> None:
    reading = read(f"(;GM[6]MI[length:5]{PLAYS}\n(;GM[6]MI[length:five]{PLAYS}")
    assert (2, "bad_length") in faults(reading)
    assert reading.record.length == 5


def test_the_sentence_says_what_stands_there() -> None:
    (fault, *_) = read(f"(;GM[6]MI[ws:-5]{PLAYS}").faults
    assert fault.detail == "A score is a whole number of points up to 32767, not -5."


@pytest.mark.parametrize("head", [" -5 point match", " five points match", "Match of x points"])
def test_a_mat_file_is_no_more_lenient(head: str) -> None:
    reading = read(f"{head}\n\n Game 1\n Ana : 0     Bo : 0\n  1) 31: 8/5 6/5  64: 24/14\n")
    assert (1, "bad_length") in faults(reading)


def test_a_remark_about_a_match_is_no_length() -> None:
    reading = read(
        "It was a long match of many points.\n 5 point match\n\n Game 1\n Ana : 0     Bo : 0\n"
        "  1) 31: 8/5 6/5\n"
    )
    assert "bad_length" not in [code for _, code in faults(reading)]
