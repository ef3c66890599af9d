"""Match files, as those who sent them see them."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db.models import QuerySet

from clubsite.kept_states import KeptStates
from games.models import MatchRecord
from games.models.records import PLAYS_MAX
from games.records import Reading, read
from games.refusals import NotFound
from games.selectors.reading import a_reading

READINGS_KEPT = 8


def records_of(user: User) -> QuerySet[MatchRecord]:
    """What somebody sent, without the texts."""
    return MatchRecord.objects.filter(owner=user).defer("text")


def record_seen(record_id: int, user: User) -> MatchRecord:
    """A match file of one's own. Raises NotFound."""
    record = MatchRecord.objects.filter(pk=record_id, owner=user).first()
    if record is None:
        raise NotFound
    return record


def reading_of(record: MatchRecord) -> Reading:
    """The match in a file, followed by the rules. Raises OthersAreRead where it was not read
    lately."""
    text_hash, reading = _kept.get(record.pk)
    if reading is None or text_hash != record.text_hash:
        reading = read_text(record.text)
        keep_reading(record, reading)
    return reading


def keep_reading(record: MatchRecord, reading: Reading) -> None:
    """Remember what was read of a record's text."""
    _kept.put(record.pk, record.text_hash, reading)


def read_text(text: str) -> Reading:
    """What a text that was sent comes to. Raises OthersAreRead while so many are read already."""
    with a_reading():
        return read(text, most_deeds=PLAYS_MAX)


_kept: KeptStates[Reading | None] = KeptStates(READINGS_KEPT, None)
