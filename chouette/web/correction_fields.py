"""What was typed into one event of an earlier game, as that event; and events to begin with.

An event is the JSON object of the scoring format, as `action_json` writes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _

from chouette.rules.actions import points_json
from chouette.rules.contracts import Game
from chouette.rules.state import GameRecord
from chouette.web.offers import Choice
from chouette.web.people import People
from chouette.web.table_forms import BadField, points_of, whole_of

Event = dict[str, Any]

ONLY_POINTS = "quick"
"""Adds the points of everybody in place of all other events."""

NOTHING = "-"
"""Chosen where the winner is left to the points."""


def row_fields(post: QueryDict, index: int) -> dict[str, str]:
    """What was typed into the row at `index`, by field; empty where nothing was."""
    prefix = f"e{index}-"
    found = {name: post.get(name, "") for name in post if name.startswith(prefix)}
    return {name.removeprefix(prefix): text.strip() for name, text in found.items()}


def changed(event: Mapping[str, Any], typed: Mapping[str, str], game: Game) -> Event:
    """The event with what was typed into its row; `game` is what it is played in.

    Raises BadField.
    """
    result = dict(event)
    side = typed.get("side", event.get("side"))
    if side in ("box", "team") and side != event.get("side"):
        return _of_other_side(result, side, game)
    if answers := _under("answer-", typed):
        result["answers"] = {member: answer for member, answer in answers.items() if answer}
        if not any(answers.values()):
            raise BadField(_("Nobody is doubled: give at least one answer."))
    if "answer" in typed:
        result["answer"] = typed["answer"]
    if points := _under("points-", typed):
        result["points"] = {member: whole_of(text) for member, text in points.items()}
    elif "points" in typed:
        result["points"] = points_json(_signed(typed))
    for name in ("winner", "kind"):
        if name in typed:
            result[name] = None if typed[name] == NOTHING else typed[name]
    return result


def _under(prefix: str, typed: Mapping[str, str]) -> dict[str, str]:
    return {k.removeprefix(prefix): text for k, text in typed.items() if k.startswith(prefix)}


def _signed(typed: Mapping[str, str]) -> int:
    points = points_of(typed["points"])
    return -abs(points) if typed.get("direction") == "pays" else points


def _of_other_side(event: Event, side: str, game: Game) -> Event:
    """The same double by the other side. With many cubes the answers stand; one cube is answered
    by the box alone or by everybody, so all take at first."""
    if game.ruleset.cubes == "multi":
        return {**event, "side": side}
    return _double(side, game.open_members or game.members, game)


def _double(side: str, members: tuple[str, ...], game: Game) -> Event:
    if game.ruleset.cubes == "single" and side == "team":
        return {"type": "double", "side": side, "answer": "take"}
    return {"type": "double", "side": side, "answers": dict.fromkeys(members, "take")}


# --- what was left out ---------------------------------------------------------------------------


def new_event(wanted: str, game: Game, record: GameRecord) -> Event | None:
    """An event to begin with, by its value in `addable`; None for what cannot be added now."""
    match wanted.split("-"):
        case ["double", "box" | "team" as side]:
            members = game.may_double("box" if side == "box" else "team")
            return _double(side, members, game) if members else None
        case ["settle", member] if member in game.open_members:
            return {"type": "settle", "member": member, "points": 0}
        case ["extra", giver, taker] if giver in _extra_givers(game, taker):
            return {"type": "extra", "giver": giver, "taker": taker}
        case ["buy", seller] if seller in sellers(game):
            return {"type": "buy", "seller": seller, "buyer": game.acting_captain}
        case ["result"]:
            return {"type": "result", "winner": "box", "kind": "single"}
        case [kind] if kind == ONLY_POINTS:
            points = {member: int(record.points.get(member, 0) / 2) for member in game.members}
            return {"type": "quick", "points": points}
    return None


def addable(game: Game, people: People) -> Iterator[Choice]:
    """What may have been left out, by what `new_event` calls it."""
    if game.may_double("box"):
        yield Choice("double-box", _("Box doubles"))
    if game.may_double("team"):
        yield Choice("double-team", _("Team doubles"))
    for member in game.open_members:
        name = people.name(member)
        yield Choice(f"settle-{member}", _("Agreed result with {name}").format(name=name))
    for taker in game.members:
        for giver in _extra_givers(game, taker):
            names = {"giver": people.name(giver), "taker": people.name(taker)}
            text = _("{giver} gave {taker} an extra").format(**names)
            yield Choice(f"extra-{giver}-{taker}", text)
    for seller in sellers(game):
        names = {"buyer": people.name(game.acting_captain or ""), "seller": people.name(seller)}
        yield Choice(f"buy-{seller}", _("{buyer} bought the cube of {seller}").format(**names))
    yield Choice("result", _("Result"))
    yield Choice(ONLY_POINTS, _("Only the points, in place of all this"))


def _extra_givers(game: Game, taker: str) -> tuple[str, ...]:
    """Who may have given him an extra, where the game was played with extras."""
    rules = game.ruleset
    if not rules.voluntary_extras and rules.lone_taker != "extras":
        return ()
    return tuple(game.extra_givers(taker))


def sellers(game: Game) -> tuple[str, ...]:
    """Who may let the captain buy his cube, in place of an answer to a double of the box."""
    if not game.ruleset.bought_cubes:
        return ()
    return tuple(m for m in game.may_double("box") if m != game.acting_captain)
