"""Who may send which command: the document says what the table of rights says."""

from __future__ import annotations

from pathlib import Path

import pytest

from chouette.api.command_schema import kinds, schema_of_kind
from chouette.api.command_senders import sent_by, table_of_senders

GUIDE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_guide_has_the_table_of_kinds_and_roles() -> None:
    assert table_of_senders(kinds()) in GUIDE.read_text("utf-8")


@pytest.mark.parametrize(
    ("kind", "who"),
    [
        ("result", "`owner`, `director`, `scorer`"),
        ("close", "`owner`, `director`"),
        (
            "correct_game",
            "`owner`, `director`, `scorer`; once the table is closed `owner`, `director`",
        ),
    ],
)
def test_each_kind_says_who_sends_it(kind: str, who: str) -> None:
    assert sent_by(kind) == who
    assert schema_of_kind(kind)["description"].endswith(f"Sent by {who}.")


def test_what_a_member_may_do_for_himself_is_said() -> None:
    assert "where the club lets members act" in sent_by("leave")
    assert "member" not in sent_by("void")
