"""One event of an earlier game as a row of a form, with the controls of the table's slips."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from chouette.rules.contracts import Game
from chouette.rules.cubes import Contract
from chouette.rules.errors import RuleViolation
from chouette.rules.parsing import parse_action
from chouette.templatetags.score import points_text
from chouette.web.correction_fields import NOTHING
from chouette.web.offers import AnswerRow, Choice, answer_row
from chouette.web.people import People
from chouette.web.sentences import action_sentence, kind_words, side_words


@dataclass(frozen=True)
class Segments:
    """One choice of a few."""

    label: str
    field: str
    chosen: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class PointsField:
    name: str
    field: str
    value: str


@dataclass(frozen=True)
class Entered:
    """An event as the form has it: `typed` into its row, `out` if it is not to count any more.

    `fault` says what is wrong with what was typed; then `event` is as it was before.
    """

    index: int
    event: Mapping[str, Any]
    typed: Mapping[str, str]
    out: bool = False
    fault: str = ""

    def said(self, people: People) -> str:
        """What is wrong, and in which event."""
        return f"{self.index + 1}. {_title(self.event, people)}: {self.fault}"

    def value(self, field: str, otherwise: object) -> str:
        """What stands in a field of the row."""
        return self.typed[field] if self.fault and field in self.typed else str(otherwise)


@dataclass(frozen=True)
class EventRow:
    """An event with what can be changed in it.

    `redraws` says that another `side` leads to other fields, as with one cube it does.
    """

    index: int
    title: str
    stored: str
    out: bool
    fault: str
    side: Segments | None
    answers: tuple[AnswerRow, ...]
    points: tuple[PointsField, ...]
    segments: tuple[Segments, ...]
    winner: Segments | None
    redraws: bool


def event_row(entered: Entered, game: Game, people: People) -> EventRow:
    """The row of an event that is played in `game`."""
    return EventRow(
        index=entered.index,
        title=_title(entered.event, people),
        stored=json.dumps(entered.event),
        out=entered.out,
        fault=entered.fault,
        side=_side(entered),
        answers=tuple(_answers(entered, game, people)),
        points=tuple(_points(entered, people)),
        segments=tuple(_segments(entered, people)),
        winner=_winner(entered),
        redraws=game.ruleset.cubes == "single",
    )


def _title(event: Mapping[str, Any], people: People) -> str:
    if event["type"] == "double" and not _is_beside(event):
        return _("Double")
    if event["type"] == "settle":
        return _("Agreed result with {name}").format(name=people.name(event["member"]))
    if event["type"] == "result":
        return _("Result")
    if event["type"] == "quick":
        return _("Points")
    try:
        sentence = action_sentence(parse_action(event), people)
    except RuleViolation:
        return str(event["type"])
    return sentence.rpartition(": ")[0] or sentence.rstrip(".")


def _is_beside(event: Mapping[str, Any]) -> bool:
    """Whether a double is of an extra or of a bought cube."""
    return "extra" in event or "bought" in event


def _side(entered: Entered) -> Segments | None:
    if entered.event["type"] != "double" or _is_beside(entered.event):
        return None
    choices = (Choice("box", _("Box doubles")), Choice("team", _("Team doubles")))
    field = f"e{entered.index}-side"
    return Segments(_("Who doubles"), field, str(entered.event["side"]), choices)


def _answers(entered: Entered, game: Game, people: People) -> Iterator[AnswerRow]:
    event, prefix = entered.event, f"e{entered.index}-answer"
    if event["type"] != "double":
        return
    if "answer" in event:
        contract, answering = _answering(event, game)
        if contract is not None:
            yield _row(contract, prefix, people.name(answering), game, event["answer"])
        return
    given, many = event.get("answers", {}), game.ruleset.cubes == "multi"
    for member, contract in game.contracts.items():
        if member in given or (many and contract.is_open):
            chosen = entered.value(f"answer-{member}", given.get(member, ""))
            yield _row(contract, f"{prefix}-{member}", people.name(member), game, chosen)


def _row(contract: Contract, field: str, name: str, game: Game, chosen: str) -> AnswerRow:
    leave_out = game.ruleset.cubes == "multi" or game.ruleset.bought_cubes
    several = not field.endswith("-answer")
    typed = {field: chosen}
    return answer_row(contract, field, name, game, typed=typed, leave_out=leave_out and several)


def _answering(event: Mapping[str, Any], game: Game) -> tuple[Contract | None, str]:
    """The contract that one answer is about, and who gives it."""
    by_team = event["side"] == "team"
    if "extra" in event:
        pair = event["extra"]
        found = (c for key, c in game.extras.items() if _names(key, pair))
        return next(found, None), pair["giver"] if by_team else pair["taker"]
    if "bought" in event:
        bought = game.bought.get(event["bought"]["seller"])
        return bought, game.box if by_team or bought is None else bought.holder
    return next(iter(game.contracts.values()), None), game.box


def _names(key: Any, pair: Mapping[str, str]) -> bool:
    return (key.giver, key.taker) == (pair["giver"], pair["taker"])


def _points(entered: Entered, people: People) -> Iterator[PointsField]:
    event, prefix = entered.event, f"e{entered.index}-points"
    if event["type"] == "settle":
        value = entered.value("points", points_text(int(abs(event["points"]) * 2)))
        yield PointsField(_("Points"), prefix, value)
    if event["type"] == "quick":
        for member, points in event["points"].items():
            value = entered.value(f"points-{member}", _signed(points))
            yield PointsField(people.name(member), f"{prefix}-{member}", value)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def _segments(entered: Entered, people: People) -> Iterator[Segments]:
    event, prefix = entered.event, f"e{entered.index}-"
    if event["type"] == "settle":
        name = people.name(event["member"])
        gets = Choice("gets", _("{name} gets them").format(name=name))
        pays = Choice("pays", _("{name} pays them").format(name=name))
        chosen = "pays" if event["points"] < 0 else "gets"
        direction = entered.value("direction", chosen)
        yield Segments(_("Who gets the points"), f"{prefix}direction", direction, (gets, pays))
    if event["type"] == "result":
        sides = tuple(Choice(side, side_words(side)) for side in ("box", "team"))
        yield Segments(_("Winner"), f"{prefix}winner", event["winner"], sides)
        kinds = tuple(Choice(k, kind_words(k)) for k in ("single", "gammon", "backgammon"))
        yield Segments(_("Kind"), f"{prefix}kind", event["kind"], kinds)


def _winner(entered: Entered) -> Segments | None:
    """Who counts as the winner, where points alone may not say it."""
    event, field = entered.event, f"e{entered.index}-winner"
    chosen = str(event.get("winner") or NOTHING)
    if event["type"] == "settle":
        choices = (
            Choice(NOTHING, _("whoever gets the points")),
            Choice("box", _("the box")),
            Choice("member", _("the member")),
        )
        return Segments(_("Who counts as the winner"), field, chosen, choices)
    if event["type"] == "quick":
        choices = (
            Choice(NOTHING, _("the points say it")),
            Choice("box", _("Box")),
            Choice("team", _("Team")),
        )
        return Segments(_("Who won the game?"), field, chosen, choices)
    return None
