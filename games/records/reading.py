"""Reads a match file of any format that is known."""

from __future__ import annotations

from games.engine import Rules

from .faults import Fault, TooLarge, TooManyPlays, UnknownFormat
from .limits import LINES_A_DEED, MOST_BYTES, MOST_DEEDS
from .mat import is_mat, read_mat
from .record import Reading, Record
from .replay import replayed
from .sgf import is_sgf, read_sgf
from .texts import decoded, lines_of


def read(
    file: bytes | str, *, most_bytes: int = MOST_BYTES, most_deeds: int = MOST_DEEDS
) -> Reading:
    """The match in a file, followed by the rules of the board, and what is wrong with it. Of more
    than `most_deeds` plays and turns of the cube the games beyond are not read. Raises nothing,
    whatever the file is."""
    size = len(file) if isinstance(file, bytes) else len(file.encode(errors="replace"))
    if size > most_bytes:
        return _unread(Fault.of(1, TooLarge(limit=most_bytes)))
    text = decoded(file) if isinstance(file, bytes) else file
    if is_sgf(text):
        return replayed(read_sgf(text, most_deeds), most_deeds)
    lines = lines_of(text)
    if is_mat(lines):
        written = read_mat(lines[: most_deeds * LINES_A_DEED])
        if len(lines) > most_deeds * LINES_A_DEED:
            written.fault(most_deeds * LINES_A_DEED, TooManyPlays(limit=most_deeds))
        return replayed(written, most_deeds)
    return _unread(Fault.of(1, UnknownFormat()))


def _unread(why: Fault) -> Reading:
    return Reading("", Record(("", ""), 0, Rules()), (why,))
