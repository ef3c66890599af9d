"""Rows of a table page: results in one tap, and the game that ended last."""

from __future__ import annotations

from dataclasses import dataclass
from uuid import uuid4

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from chouette.rules.actions import Kind, Side
from chouette.web.previews import Preview
from chouette.web.sentences import kind_words


@dataclass(frozen=True)
class ResultButton:
    """A result in one tap, and what the second tap would confirm."""

    winner: Side
    kind: Kind
    label: str
    title: str
    preview: Preview
    command_id: str

    @property
    def key(self) -> str:
        return f"{self.winner}-{self.kind}"


@dataclass(frozen=True)
class WinRow:
    winner: Side
    label: str
    results: tuple[ResultButton, ...]


@dataclass(frozen=True)
class LastGame:
    """The game that ended last, told line by line."""

    number: int
    sentence: str
    lines: tuple[str, ...]


def result_button(number: int, winner: Side, kind: Kind, preview: Preview) -> ResultButton:
    """The button of one result of game `number`, whose second tap is a command of its own."""
    return ResultButton(
        winner=winner,
        kind=kind,
        label=kind_words(kind),
        title=result_title(number, winner, kind),
        preview=preview,
        command_id=str(uuid4()),
    )


def win_label(side: Side) -> str:
    """In two short words, for the head of a row on a phone."""
    return pgettext("row", "Box wins") if side == "box" else pgettext("row", "Team wins")


def result_title(number: int, winner: Side, kind: Kind) -> str:
    """What is about to be written down, and of which game."""
    templates: dict[tuple[Side, Kind], str] = {
        ("box", "single"): _("Game {number}: box wins a single game?"),
        ("box", "gammon"): _("Game {number}: box wins a gammon?"),
        ("box", "backgammon"): _("Game {number}: box wins a backgammon?"),
        ("team", "single"): _("Game {number}: team wins a single game?"),
        ("team", "gammon"): _("Game {number}: team wins a gammon?"),
        ("team", "backgammon"): _("Game {number}: team wins a backgammon?"),
    }
    return templates[winner, kind].format(number=number)
