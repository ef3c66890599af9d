"""Slips about the game that is open: doubles, cubes, answers, results, undo."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from django.utils.translation import gettext as _

from chouette.rules.actions import Double, ExtraKey, Side
from chouette.rules.contracts import Game
from chouette.rules.cubes import Contract
from chouette.web.offers import AnswerRow, Choice, answer_row, ends_the_game, offer_sheet
from chouette.web.people import People, Person
from chouette.web.sentences import answer_words
from chouette.web.slip_parts import Build, SlipBody

_OF_THE_FORM = frozenset(
    {"csrfmiddlewaretoken", "command_id", "expected_seq", "game", "slip", "seen", "back", "kind"}
)


@dataclass(frozen=True)
class Turn:
    """One double that a single cube allows: who doubles, and the row of the answer.

    `ends` is `all` where a drop ends the game.
    """

    side: str
    label: str
    row: AnswerRow
    hidden: dict[str, str] = field(default_factory=dict)
    ends: str = ""


@dataclass(frozen=True)
class Giver:
    person: Person
    price: int


@dataclass(frozen=True)
class AnswerDue:
    member: str
    name: str
    given: str
    choices: tuple[Choice, ...]


def double(build: Build) -> SlipBody | None:
    game, side = build.table.game, build.argument
    if side not in ("box", "team"):
        return None
    title = _("Game {number}: box doubles") if side == "box" else _("Game {number}: team doubles")
    offer = offer_sheet(game, side, build.table.people, build.typed) if game else None
    ends = _numbered(_("This ends game {number}"), build)
    values = {"offer": offer, "may_wait": True, "ends": ends}
    return SlipBody(_numbered(title, build), "double", values)


def _numbered(title: str, build: Build) -> str:
    """Of which game a slip is: one that is opened for game 12 is not meant for game 13."""
    return title.format(number=build.table.game_number)


def result(build: Build) -> SlipBody | None:
    buttons = [button for row in build.table.wins for button in row.results]
    chosen = next((button for button in buttons if button.key == build.argument), None)
    if chosen is None:
        return None
    values = {"winner": chosen.winner, "kind": chosen.kind, "preview": chosen.preview}
    return SlipBody(chosen.title, "result", values)


def cube(build: Build) -> SlipBody | None:
    """Everything that concerns one member's cube."""
    game, people, member = build.table.game, build.table.people, build.argument
    if game is None or member not in game.contracts:
        return None
    may = build.table.may
    offers = build.table.own_offers if member == may.player else ()
    contract = game.contracts[member]
    owner = {None: "centre", "team": "own", "box": "box"}[contract.owner]
    sells = game.ruleset.bought_cubes and contract.is_open and contract.may_double("box")
    # While a double waits for its answer, nothing else is played.
    free = not build.table.pending
    buyer = game.acting_captain if sells and free else None
    values = {
        "member": people[member],
        "level": contract.level,
        "owner": owner,
        "where": _where(contract, owner, able=free and (may.score or bool(offers))),
        "waits": build.table.pending,
        "open": contract.is_open and free,
        "turns": tuple(_turns(game, member, people)) if may.score and free else (),
        "own_offers": offers,
        "score": may.score,
        "decides": may.act_for(member, build.table.state),
        "agreed_allowed": game.ruleset.agreed_results,
        "settles_last": [c.holder for c in game.all_contracts if c.is_open] == [member],
        "givers": [
            Giver(people[g], game.lost_by_dropping(g, member))
            for g in game.extra_givers(member)
            if free
        ],
        "buyer": people[buyer] if buyer and buyer != member else None,
        "proxies": [people[p] for p in build.table.state.seating.everybody if p != member],
        "proxy": build.table.state.proxies.get(member),
    }
    title = _("Game {number}: cube of {name}")
    title = title.format(number=build.table.game_number, name=people.name(member))
    return SlipBody(title, "cube", values)


def _where(contract: Contract, owner: str, *, able: bool) -> str:
    """Where the cube is; what may be done with it only to whoever can do it from here."""
    if not contract.is_open:
        return _("This contract is closed.")
    return {
        "centre": _("In the centre: either side may double.") if able else _("In the centre."),
        "own": _("On the member’s side."),
        "box": _("On the side of the box."),
    }[owner]


def _turns(game: Game, member: str, people: People) -> Iterator[Turn]:
    sides: tuple[Side, ...] = ("box", "team")
    name, box = people.name(member), people.name(game.box)
    if game.ruleset.cubes == "multi":
        contract = game.contracts[member]
        if member in game.may_double("box"):
            row = answer_row(contract, f"answer-{member}", name, game)
            ends = _ends(game, Double("box", {member: "drop"}))
            yield Turn("box", _("{box} doubles {name}").format(box=box, name=name), row, ends=ends)
        if member in game.may_double("team"):
            row = answer_row(contract, f"answer-{member}", box, game)
            ends = _ends(game, Double("team", {member: "drop"}))
            yield Turn("team", _("{name} doubles {box}").format(box=box, name=name), row, ends=ends)
    for side in sides:
        yield from _side_turns(game, member, side, people)


def _side_turns(game: Game, member: str, side: Side, people: People) -> Iterator[Turn]:
    for key in game.extras_to_double(side):
        if member in (key.giver, key.taker):
            yield _extra_turn(game, key, side, people)
    for seller in game.bought_to_double(side):
        contract = game.bought[seller]
        if contract.holder != member:
            continue
        answering = people.name(member if side == "box" else game.box)
        label = _("The cube bought from {seller} is doubled").format(seller=people.name(seller))
        row = answer_row(contract, "answer", answering, game)
        ends = _ends(game, Double(side, answer="drop", bought=seller))
        yield Turn(side, label, row, {"bought_from": seller}, ends)


def _extra_turn(game: Game, key: ExtraKey, side: Side, people: People) -> Turn:
    doubler, answering = (key.taker, key.giver) if side == "team" else (key.giver, key.taker)
    label = _("{name} doubles the extra with {other}").format(
        name=people.name(doubler), other=people.name(answering)
    )
    row = answer_row(game.extras[key], "answer", people.name(answering), game)
    ends = _ends(game, Double(side, answer="drop", extra=key))
    return Turn(side, label, row, {"extra_giver": key.giver, "extra_taker": key.taker}, ends)


def _ends(game: Game, dropped: Double) -> str:
    return "all" if ends_the_game(game, dropped) else ""


@dataclass(frozen=True)
class Taker:
    """Whoever took a double of the box, and who of those that dropped may give him an extra."""

    person: Person
    givers: tuple[Giver, ...]
    given: tuple[Person, ...]


def extras(build: Build) -> SlipBody | None:
    """Extras after a double that some dropped: everybody who may give one, at once."""
    game, people = build.table.game, build.table.people
    if game is None or not build.table.may.score:
        return None
    takers = tuple(
        Taker(
            people[taker],
            tuple(
                Giver(people[g], game.lost_by_dropping(g, taker)) for g in game.extra_givers(taker)
            ),
            tuple(people[key.giver] for key in game.extras if key.taker == taker),
        )
        for taker in build.table.extra_takers
    )
    title = _numbered(_("Game {number}: extras"), build)
    return SlipBody(title, "extras", {"takers": takers}) if takers else None


def answers(build: Build) -> SlipBody | None:
    """The answers that a double waits for."""
    table = build.table
    pending = table.state.game.pending if table.state.game else None
    if pending is None or table.game is None:
        return None
    words = ("take", "drop", "beaver") if table.game.ruleset.beavers else ("take", "drop")
    choices = tuple(Choice(word, answer_words(word)) for word in words)
    rows = []
    for member in pending.members:
        asked = member if pending.side == "box" else table.game.box
        if not table.may.act_for(asked, table.state):
            continue
        by_box = pending.side == "team"
        name = table.people.name(member) if member else _("the team")
        if by_box:
            name = _("{box} to {name}").format(box=table.people.name(table.game.box), name=name)
        given = pending.answers.get(member, "")
        rows.append(AnswerDue(member, name, given, choices))
    intro = _("The box doubled. Each answer can be changed until the last one is given.")
    if pending.side == "team":
        intro = _("The team doubled. The box answers.")
    title = _numbered(_("Game {number}: answers"), build)
    return SlipBody(title, "answers", {"rows": rows, "intro": intro})


def automatic(build: Build) -> SlipBody:
    allowed = build.table.state.ruleset.automatic_doubles
    text = _("Equal opening dice: every contract of this game starts one level up.")
    if allowed is not None:
        text += " " + _("The house rule allows {n} in a game.").format(n=allowed)
    values = {"text": text, "kind": "automatic_double", "button": _("Double all")}
    return SlipBody(_numbered(_("Game {number}: automatic double"), build), "ask", values)


def look(build: Build) -> SlipBody | None:
    """What an entry leads to; what was entered goes along unseen, to be sent by the next tap."""
    typed = build.typed
    if "kind" not in typed:
        return None
    entered = {k: v for k, v in typed.items() if k not in _OF_THE_FORM}
    values = {
        "kind": typed["kind"],
        "entered": entered,
        "back": typed.get("back") or typed.get("slip"),
    }
    return SlipBody(_numbered(_("This ends game {number}"), build), "look", values)


def undo(build: Build) -> SlipBody:
    return SlipBody(_("Undo"), "undo")
