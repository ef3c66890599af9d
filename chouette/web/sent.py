"""What every form of a table page carries beside its own fields: its name, and what it knew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self
from uuid import UUID

from django.http import QueryDict
from django.utils.translation import gettext as _

from chouette.web.table_forms import BadField, number_of

_CUBES = ("automatic_double", "double", "offer", "answer", "extra", "buy")
OF_A_GAME = frozenset((*_CUBES, "settle", "result", "quick_result"))
"""Kinds of commands that belong to the game they were opened for, and to no other."""


@dataclass(frozen=True)
class Sent:
    """Who a form is, and how far its sender knew the log.

    `game` is the number of the game that a form was opened for; None where it belongs to none.
    """

    command_id: UUID
    expected_seq: int
    game: int | None = None

    @classmethod
    def of(cls, post: QueryDict) -> Self:
        """Raises BadField."""
        bound = post.get("kind") in OF_A_GAME and "game" in post
        try:
            seq = number_of(post.get("expected_seq", ""))
            game = number_of(post.get("game", "")) if bound else None
            return cls(UUID(post.get("command_id", "")), seq, game)
        except ValueError:
            raise BadField(_("This form is out of date. Reload the page.")) from None

    def belongs_to(self, game: int) -> bool:
        """Whether the form was opened for this game, or for none."""
        return self.game in (None, game)
