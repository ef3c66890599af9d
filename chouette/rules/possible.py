"""What may be done next at a table: for each kind of command, commands that `decide` would take.

No rule is written a second time here. Commands that could be sent are made up from who is where,
and `decide` is asked about each. The rules look at little but who is meant, so a few of each kind
tell whether there is any.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, islice

from . import commands as cmd
from .actions import Action, CubeBought, Double, ExtraGiven, GameWon, QuickScore, ResultAgreed, Side
from .contracts import Game
from .decide import decide
from .errors import RuleViolation
from .evolve import fold
from .game import play
from .partners import drawn_among
from .ruleset import Ruleset
from .state import ChouetteState

Alternatives = tuple[cmd.Command, ...]
"""Commands of one kind about the same player; the first that is taken stands for them all."""

SIDES: tuple[Side, Side] = ("box", "team")


def possible_commands(state: ChouetteState) -> dict[str, tuple[cmd.Command, ...]]:
    """By kind, for everybody whom such a command may be about, one that the table would take.

    A kind that is missing is refused whatever its fields. Left out are `open_table` and
    `merge_into`, which nobody sends to a table. A merge stands for one with any table of the night.
    """
    possible: dict[str, tuple[cmd.Command, ...]] = {}
    for taken in chain(_of_the_table(state), _of_the_game(state)):
        kind = kind_of(taken)
        possible[kind] = (*possible.get(kind, ()), taken)
    return possible


def kind_of(command: cmd.Command) -> str:
    """What a command is called as it travels: an action of a game by its own name."""
    kind: str = cmd.command_json(command)["kind"] if isinstance(command, cmd.Play) else command.kind
    return kind


def _of_the_table(state: ChouetteState) -> Iterator[cmd.Command]:
    for alternatives in chain(_at_the_table(state), _of_people(state)):
        yield from islice((each for each in alternatives if _is_taken(state, each)), 1)


def _is_taken(state: ChouetteState, command: cmd.Command) -> bool:
    try:
        decide(state, command)
    except RuleViolation:
        return False
    return True


def _at_the_table(state: ChouetteState) -> Iterator[Alternatives]:
    """The order, the stakes and the rules, other tables, the end of the night, undo."""
    seated, rotation = state.seating.everybody, state.seating.rotation
    order, partner = rotation.order, rotation.partner
    yield cmd.DrawRotation(order=seated), cmd.DrawRotation(order=seated[::-1])
    shared = () if partner is None else (cmd.SetOrder((*order, partner), "-"),)
    yield cmd.SetOrder(order[::-1], "-", partner), *shared
    yield cmd.ChangeStake(stake_minor=0), cmd.ChangeStake(stake_minor=1)
    yield (cmd.ChangeRules(Ruleset(beavers=0 if state.ruleset.beavers else 1)),)
    yield cmd.SplitTable(""), *(cmd.SplitTable("", (player,)) for player in seated)
    yield (cmd.MergeTable("", ()),)
    yield (cmd.Close(),)
    yield (cmd.Reopen(),)
    yield (cmd.Void(),)
    if state.records:
        number, winners = len(state.records), (GameWon(side, "single") for side in SIDES)
        yield tuple(cmd.CorrectGame(number, (won,)) for won in winners)


def _of_people(state: ChouetteState) -> Iterator[Alternatives]:
    """Who comes and goes, who decides for whom, the box and its partner."""
    seating = state.seating
    yield (cmd.Join(NOBODY),)
    for player in seating.everybody:
        others = tuple(other for other in seating.everybody if other != player)
        yield (cmd.Leave(player),)
        yield (cmd.SitOut(player),)
        yield (cmd.Return(player),)
        yield cmd.NameProxy(player), *(cmd.NameProxy(player, other) for other in others[:1])
        yield (cmd.AnswerPartner(player, accept=True),)
    yield (cmd.DeclineBox(),)
    yield (cmd.OfferPartner(),)
    team = drawn_among(seating.rotation)
    # Two dice for the first and one for each of the others: whatever is thrown, one is highest.
    yield (cmd.DrawPartner({p: ((6, 6) if i == 0 else (1,),) for i, p in enumerate(team)}),)


NOBODY = ""
"""A player who sits nowhere."""


def _of_the_game(state: ChouetteState) -> Iterator[cmd.Command]:
    """The game that is open, or the next one, which its first action would begin."""
    if state.status != "open":
        return
    started = _is_taken(state, cmd.StartGame())
    if started:
        yield cmd.StartGame()
    if _is_taken(state, cmd.AutomaticDouble()):
        yield cmd.AutomaticDouble()
    game = fold(decide(state, cmd.StartGame()), state).game if started else state.game
    if game is None:
        return
    if game.pending is None:
        yield from _commands(game.position)
        return
    for member in game.pending.members:
        answers = cmd.Answer("drop", member), cmd.Answer("take", member)
        yield from islice((each for each in answers if _is_taken(state, each)), 1)


def _commands(game: Game) -> Iterator[cmd.Command]:
    """Every action that the game takes now, and for each double of a contract with the box the
    offer of it."""
    for action in _actions(game):
        if not _is_played(game, action):
            continue
        yield cmd.Play(action)
        if isinstance(action, Double) and action.extra is None and action.bought is None:
            for member in action.answers or game.may_double(action.side):
                yield cmd.Offer(action.side, (member,))


def _is_played(game: Game, action: Action) -> bool:
    try:
        play(game, action)
    except RuleViolation:
        return False
    return True


def _actions(game: Game) -> Iterator[Action]:
    """At least one of each kind that the game could take, for each of those whom it names."""
    yield GameWon("box", "single")
    yield QuickScore(dict.fromkeys(game.members, 0))
    yield from (ResultAgreed(member, 0) for member in game.open_members)
    yield from _doubles(game)
    captain = game.acting_captain or NOBODY
    for member in game.open_members:
        yield from (ExtraGiven(giver, member) for giver in game.extra_givers(member))
        yield CubeBought(member, captain)


def _doubles(game: Game) -> Iterator[Double]:
    for side in SIDES:
        if side == "team" and game.ruleset.cubes == "single":
            yield Double(side, answer="take")
        else:
            yield from (Double(side, {member: "take"}) for member in game.may_double(side))
        for key in game.extras_to_double(side):
            yield Double(side, answer="take", extra=key)
        for seller in game.bought_to_double(side):
            yield Double(side, answer="take", bought=seller)


def players_of(command: cmd.Command) -> tuple[str, ...]:
    """Whom a command of `possible_commands` names, by the words of its kind; nobody for most."""
    fields: Mapping[str, object] = vars(command)
    named = fields.get("player", fields.get("member"))
    return (named,) if isinstance(named, str) and named else ()
