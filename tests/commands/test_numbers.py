"""Numbers on the command line that no row can have are refused with a sentence."""

from __future__ import annotations

from argparse import ArgumentTypeError

import pytest
from django.core.management import CommandError, call_command

from chouette.management.numbers import NUMBER_MAX, number

BAD = ["99999999999999999999999", str(2**63), "-1", "1.5", "²", "٣", "", "9" * 5000]


@pytest.mark.parametrize("text", ["0", "7", str(NUMBER_MAX)])
def test_it_reads_what_both_databases_know(text: str) -> None:
    assert number(text) == int(text)


@pytest.mark.parametrize("text", BAD)
def test_it_refuses_any_other(text: str) -> None:
    with pytest.raises(ArgumentTypeError):
        number(text)


@pytest.mark.parametrize(
    "words",
    [
        ["replay_session", "99999999999999999999999"],
        ["replay_session", "1", "--upto=99999999999999999999999"],
        ["dispatch_outbox", "--limit=99999999999999999999999"],
        ["dispatch_outbox", "--limit=-1"],
    ],
)
def test_it_stops_the_command(words: list[str]) -> None:
    with pytest.raises(CommandError, match="is not a whole number"):
        call_command(*words)


@pytest.mark.django_db
def test_it_looks_for_the_last_table_there_could_be() -> None:
    with pytest.raises(CommandError, match="has no events"):
        call_command("replay_session", str(NUMBER_MAX))
