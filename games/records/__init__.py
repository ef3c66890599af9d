"""Match files in and out: .mat and .txt in Jellyfish's format, .sgf of GNU Backgammon.

    >>> from games.records import read, write
    >>> reading = read(" 1 point match\\n\\n Game 1\\n Ana : 0        Bo : 0\\n  1) 31: 8/5 6/5\\n")
    >>> reading.format, reading.plays, reading.is_legal
    ('mat', 1, True)
    >>> read(write(reading.record, "sgf")).record == reading.record
    True

Reading never raises: what is wrong is collected as faults, each with its line and a stable code.
Whether a play is legal and what a game counts is decided by `games.engine`. Nothing here knows a
framework, a clock or a file system.
"""

from __future__ import annotations

from .faults import Fault
from .limits import MOST_BYTES
from .reading import read
from .record import Reading, Record, RecordedGame, Step
from .told import record_of
from .writing import WRITERS, write

__all__ = [
    "MOST_BYTES",
    "WRITERS",
    "Fault",
    "Reading",
    "Record",
    "RecordedGame",
    "Step",
    "read",
    "record_of",
    "write",
]
