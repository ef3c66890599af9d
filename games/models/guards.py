"""Triggers that keep the promises of what the games keep, whoever holds the connection.

Each migration that makes tables installs the guards of its own; `missing` asks for all of them.
"""

from __future__ import annotations

from typing import Final

from django.db.backends.base.base import BaseDatabaseWrapper

from clubsite.guards import Guard, Guards, append_only, no_replace

_SEQ = """NEW.seq <> 1 + COALESCE(
    (SELECT MAX(t.seq) FROM games_boardcommand t WHERE t.board_id = NEW.board_id), 0)"""

_AGREED = ("maker_id", "command_id", "variant", "length", "rules", "opponent")
_SEATS = ("white_id", "black_id")
_GROWS = " OR ".join(
    (
        "NEW.last_seq < OLD.last_seq",
        *(f"NEW.{name} <> OLD.{name}" for name in _AGREED),
        *(
            f"(OLD.{name} IS NOT NULL AND (NEW.{name} IS NULL OR NEW.{name} <> OLD.{name}))"
            for name in _SEATS
        ),
    )
)

BOARDS: Final = Guards(
    (
        *append_only("games_boardcommand"),
        *append_only("games_board", ("DELETE",)),
        Guard("boardcommand_seq_follows", "games_boardcommand", "INSERT", _SEQ, "out of order"),
        Guard("board_only_grows", "games_board", "UPDATE", _GROWS, "a board only grows"),
        no_replace("games_board", "t.maker_id = NEW.maker_id AND t.command_id = NEW.command_id"),
        no_replace(
            "games_boardcommand", "t.board_id = NEW.board_id AND t.command_id = NEW.command_id"
        ),
    ),
    ("games_boardcommand",),
)

ALL: Final = (BOARDS,)


def missing(connection: BaseDatabaseWrapper) -> list[str]:
    """The names of guards that the database does not have, sorted."""
    return sorted(name for guards in ALL for name in guards.missing(connection))
