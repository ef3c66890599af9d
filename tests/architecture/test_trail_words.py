"""Whatever a service writes into a club's trail has words there."""

from __future__ import annotations

import re
from pathlib import Path

from chouette.web.people import People
from chouette.web.trail_words import club_sentence

SERVICES = Path(__file__).resolve().parents[2] / "chouette" / "services"
KIND = re.compile(r"\"kind\": \"([a-z_]+)\"")


def test_every_kind_of_a_clubs_command_is_told_in_a_sentence() -> None:
    kinds = {kind for file in SERVICES.glob("*.py") for kind in KIND.findall(file.read_text())}
    assert len(kinds) > 30
    # Sent to a table on somebody's behalf: its log tells it.
    silent = {
        kind for kind in kinds - {"join"} if not club_sentence(kind, {}, People(())).endswith(".")
    }
    assert not silent
