"""Keeping a match file that somebody sends, and deleting it."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction

from clubsite.canonical import digest
from clubsite.clean_text import name_or_none
from games.models import MatchRecord
from games.models.records import NAME_LENGTH_MAX, RECORDS_MAX
from games.records import Reading
from games.records.faults import Fault, NoGame, TooManyGames, TooManyPlays
from games.records.summary import fault_json
from games.refusals import BadName, NoReadableGame, NotFound, TooManyRecords
from games.selectors.records import keep_reading, read_text


@dataclass(frozen=True)
class Kept:
    """A match file, and whether the same text was sent before."""

    record: MatchRecord
    replayed: bool


def keep_record(*, user: User, name: str, text: str) -> Kept:
    """Keep a match file. The same text again is the record of the first time, with its name.

    Raises BadName, OthersAreRead, NoReadableGame, TooManyRecords.
    """
    clean = name_or_none(name, limit=NAME_LENGTH_MAX)
    if clean is None:
        raise BadName(limit=NAME_LENGTH_MAX)
    text_hash = digest(text)
    if known := _known(user, text_hash):
        return Kept(known, replayed=True)
    reading = read_text(text)
    row = _row(user, clean, text, text_hash, reading)
    try:
        with transaction.atomic(durable=True):
            if MatchRecord.objects.filter(owner=user).count() >= RECORDS_MAX:
                raise TooManyRecords(limit=RECORDS_MAX)
            row.save(force_insert=True)
    except IntegrityError:
        # Where the same was sent twice at once, the other one kept it.
        if not (known := _known(user, text_hash)):
            raise
        return Kept(known, replayed=True)
    keep_reading(row, reading)
    return Kept(row, replayed=False)


def delete_record(*, record_id: int, user: User) -> None:
    """Delete a match file for good. Raises NotFound."""
    with transaction.atomic(durable=True):
        if not MatchRecord.objects.filter(pk=record_id, owner=user).delete()[0]:
            raise NotFound


def _known(user: User, text_hash: str) -> MatchRecord | None:
    return MatchRecord.objects.filter(owner=user, text_hash=text_hash).first()


def _row(user: User, name: str, text: str, text_hash: str, reading: Reading) -> MatchRecord:
    """What will be kept. Raises NoReadableGame."""
    _expect_game(reading)
    record = reading.record
    return MatchRecord(
        owner=user,
        name=name,
        text=text,
        text_hash=text_hash,
        format=reading.format,
        white_name=record.names[0],
        black_name=record.names[1],
        length=record.length,
        games=len(record.games),
        plays=reading.plays,
        faults=len(reading.faults),
        legal=reading.is_legal,
    )


def _expect_game(reading: Reading) -> None:
    """Raises NoReadableGame where a file has none."""
    if any(game.steps or game.outcome for game in reading.record.games):
        return
    # That there is no game is the outcome: the reason is what else is wrong.
    why = min(reading.faults, key=lambda fault: _TELLS_LEAST.get(fault.code, 1))
    errors = [fault_json(fault) for fault in reading.faults]
    raise NoReadableGame(line=why.line, why=_told(why), errors=errors)


_TELLS_LEAST = {TooManyPlays.code: 0, TooManyGames.code: 0, NoGame.code: 2}
"""Of several faults the one is named that keeps the rest from being read."""


def _told(fault: Fault) -> str:
    return "there is none in it" if fault.code == NoGame.code else fault.detail.rstrip(".")
