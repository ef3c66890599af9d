"""Whatever is read, nothing is raised, and each fault has a line that the file has."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.records import WRITERS, Reading, read, record_of, write
from games.records.faults import codes
from games.records.limits import MOST_FAULTS

from .files import NAMES, a_match, faults

SPLICED = (
    "Takes", "Drops", " Doubles => 2", "Wins 3 points", "62:", "????", "Concedes", "(", ")", "[",
    "]", "\\", ";", " 24) ", "Game 2", "Cannot Move", "Illegal play (5;0", "; Set Pos=-----/2",
    "\n", "99999999999999", "bar/", "25/25", "W[double]", "AE[a:y]", "CV[3]", "DI[31]", "PL[B]",
    "\x00", "²", "7 point match", "Losses 2 point", "Accepts", "Rejects", "\ud800",
)  # fmt: skip
HEADS = ("", " 5 point match\n\n Game 1\n Ana : 0      Bo : 0\n", "(;GM[6]MI[length:3]")


def sound(reading: Reading, lines: int) -> None:
    """Every fault can be shown, and what was read can be written."""
    for fault in reading.faults:
        assert 1 <= fault.line <= lines
        assert fault.code in codes()
        assert fault.detail
    assert len(reading.faults) <= MOST_FAULTS + 4
    for format in WRITERS:
        write(reading.record, format)


def lines_in(text: str) -> int:
    return text.count("\n") + text.count("\r") + 1


@given(st.sampled_from(HEADS), st.binary(max_size=300))
def test_any_bytes_are_read(head: str, data: bytes) -> None:
    file = head.encode() + data
    sound(read(file), file.count(b"\n") + file.count(b"\r") + 1)


@given(st.sampled_from(HEADS), st.text(max_size=300))
def test_any_text_is_read(head: str, text: str) -> None:
    sound(read(head + text), lines_in(head + text))


@pytest.mark.parametrize("seed", range(80))
def test_spoilt_files_are_read(seed: int) -> None:
    rng = random.Random(seed)
    text = write(record_of(NAMES, a_match(seed % 8, 2)), rng.choice(sorted(WRITERS)))[:3000]
    for _ in range(12):
        text = spoilt(rng, text)
        sound(read(text), lines_in(text))


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (b"", "unknown_format"),
        (b"\x00\xff" * 50, "unknown_format"),
        (b"\xff\xfe", "unknown_format"),
        ("a letter to a friend", "unknown_format"),
        (" 5 point match\n", "no_game"),
        (" 5 point match\n Game 1\n", "no_game"),
        ("(;GM[6])", "no_game"),
        ("(" * 100_000, "unknown_format"),
        ("(;" + "(" * 100_000, "bad_sgf"),
        ("(;GM[" + "6" * 100_000, "bad_sgf"),
        (" 5 point match\n" + " Game 1\n" * 2_000, "too_many_games"),
        ("(;GM[6])" * 2_000, "too_many_games"),
        (" 5 point match\n Game 1\n" + "  1) 31: x/y\n" * 70_000, "too_many_plays"),
        (" 5 point match\n Game 1\n" + "nothing known\n" * 200, "too_many_faults"),
    ],
)
def test_what_is_no_match_has_its_code(file: bytes | str, code: str) -> None:
    assert code in [code for _, code in faults(read(file))]


def test_a_file_beyond_the_limit_is_not_read() -> None:
    assert faults(read(b"x" * 101, most_bytes=100)) == [(1, "too_large")]


def spoilt(rng: random.Random, text: str) -> str:
    """The text with one thing put in, left out, repeated or changed."""
    begin = rng.randrange(len(text) + 1)
    end = min(len(text), begin + rng.randint(0, 30))
    put = rng.choice(
        ["", rng.choice(SPLICED), chr(rng.randint(1, 0x3000)), text[end : end + 100], "9"]
    )
    return text[:begin] + put + text[rng.choice([begin, end]) :]
