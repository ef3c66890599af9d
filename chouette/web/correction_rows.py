"""One event of an earlier game as a row of a form, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.http import QueryDict

from chouette.rules.actions import parse_action
from chouette.rules.contracts import Game
from chouette.rules.errors import RuleViolation
from chouette.web.offers import Choice, answer_choices, chain_choices
from chouette.web.people import People
from chouette.web.sentences import action_sentence
from chouette.web.table_forms import points_of, prefixed, prefixed_words, whole_of


@dataclass(frozen=True)
class AnswerField:
    name: str
    field: str
    chosen: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class PointsField:
    name: str
    field: str
    value: str


@dataclass(frozen=True)
class EventRow:
    """The event at `index`: told in a sentence, with the fields that can be changed in it."""

    index: int
    type: str
    sentence: str
    stored: str
    event: Mapping[str, Any]
    answers: tuple[AnswerField, ...] = ()
    points: tuple[PointsField, ...] = ()


def event_row(index: int, event: Mapping[str, Any], game: Game, people: People) -> EventRow:
    return EventRow(
        index=index,
        type=event["type"],
        sentence=_sentence(event, people),
        stored=json.dumps(event),
        event=event,
        answers=tuple(_answers(index, event, game, people)),
        points=tuple(_points(index, event, people)),
    )


def _sentence(event: Mapping[str, Any], people: People) -> str:
    try:
        return action_sentence(parse_action(event), people)
    except RuleViolation:
        return str(event["type"])


def _answers(index: int, event: Mapping[str, Any], game: Game, people: People) -> list[AnswerField]:
    if event["type"] != "double":
        return []
    beavers = game.ruleset.beavers
    choices = answer_choices(beavers) + chain_choices(beavers)[1:]
    if "answer" in event:
        name = people.name(game.box)
        return [AnswerField(name, f"e{index}-answer", event["answer"], choices)]
    left_out = (Choice("-", "—"), *choices) if game.ruleset.cubes == "multi" else choices
    given = event.get("answers", {})
    return [
        AnswerField(people.name(m), f"e{index}-answer-{m}", given.get(m, "-"), left_out)
        for m in game.members
        if m in given or game.ruleset.cubes == "multi"
    ]


def _points(index: int, event: Mapping[str, Any], people: People) -> list[PointsField]:
    if event["type"] == "settle":
        name = people.name(event["member"])
        return [PointsField(name, f"e{index}-points", str(event["points"]))]
    if event["type"] == "quick":
        return [
            PointsField(people.name(m), f"e{index}-points-{m}", str(points))
            for m, points in event["points"].items()
        ]
    return []


def row_fields(post: QueryDict, index: int) -> dict[str, str]:
    """What was typed into the row at `index`, by field."""
    return prefixed(post, f"e{index}-")


def changed(event: Mapping[str, Any], typed: Mapping[str, str]) -> dict[str, Any]:
    """The event with what was typed into its row. Raises BadField."""
    result = dict(event)
    answers = {m: a for m, a in prefixed_words(typed, "answer-").items() if a != "-"}
    points = prefixed_words(typed, "points-")
    if answers:
        result["answers"] = answers
    if "answer" in typed:
        result["answer"] = typed["answer"]
    if points:
        result["points"] = {member: whole_of(text) for member, text in points.items()}
    elif "points" in typed:
        result["points"] = points_of(typed["points"]) / 2
    for name in ("winner", "kind"):
        if name in typed:
            result[name] = None if typed[name] == "-" else typed[name]
    return result


def new_event(wanted: str, game: Game) -> dict[str, Any] | None:
    """An event to begin with: `double-box`, `double-team`, `settle-7`, `result`."""
    kind, _dash, argument = wanted.partition("-")
    if kind == "double" and argument in ("box", "team"):
        return _new_double(argument, game)
    if kind == "settle" and argument in game.contracts:
        return {"type": "settle", "member": argument, "points": 0}
    if kind == "result":
        return {"type": "result", "winner": "box", "kind": "single"}
    return None


def _new_double(side: str, game: Game) -> dict[str, Any] | None:
    members = game.may_double("box" if side == "box" else "team")
    if not members:
        return None
    if game.ruleset.cubes == "single" and side == "team":
        return {"type": "double", "side": side, "answer": "take"}
    return {"type": "double", "side": side, "answers": dict.fromkeys(members, "take")}
