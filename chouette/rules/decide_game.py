"""Commands of a game: start, automatic doubles, cube actions, results, corrections."""

from __future__ import annotations

from . import commands as cmd
from . import events as ev
from . import places
from .actions import Action, Double, QuickScore
from .checks import refuse_duplicates, refuse_game_open, refuse_strangers
from .errors import BadJson
from .evolve import evolve
from .frozen import replace
from .game import play
from .parsing import answer_word
from .partners import partner_compulsory
from .rotation import Rotation, start_levels
from .scoring import settle_game
from .settlement import Reason
from .state import ChouetteState, GameRecord, OpenGame, PendingDouble
from .table_errors import (
    DoublePending,
    GameUnderWay,
    NoDoublePending,
    NoGameOpen,
    NotDoubled,
    NothingChanged,
    PartnerMissing,
    QuickResultLate,
    RotationNotDrawn,
    TooFewPlayers,
    UnknownGame,
)

BOX = ""
"""Whom an answer is for when it is the box's one answer for the whole team (one cube)."""


def start_game(state: ChouetteState, command: cmd.StartGame) -> tuple[ev.Event, ...]:
    """The next game begins, with so many automatic doubles thrown (row 32).

    Raises GameOpen, RotationNotDrawn, TooFewPlayers, PartnerMissing (row 42), and what `open_game`
    raises: BadJson, TooManyAutomaticDoubles, CubeLimit.
    """
    refuse_game_open(state)
    return (_started(state, command.auto_doubles),)


def _started(state: ChouetteState, auto_doubles: int = 0) -> ev.GameStarted:
    rotation = state.seating.rotation
    if not rotation.order:
        raise RotationNotDrawn
    if len(rotation.order) < 2:
        raise TooFewPlayers
    players = len(rotation.everybody)
    if rotation.partner is None and partner_compulsory(state.ruleset, players):
        raise PartnerMissing(players=players)
    levels = start_levels(rotation.order, state.levels, state.ruleset.level_agreement)
    started = ev.GameStarted(
        game=state.next_number,
        order=rotation.order,
        partner=rotation.partner,
        start_levels=levels,
        auto_doubles=auto_doubles,
        stake_minor=state.stake_minor,
    )
    _check_playable(evolve(state, started))
    return started


def _check_playable(state: ChouetteState) -> None:
    """Let the rules of the game see its start (levels, automatic doubles) before it is recorded."""
    _ = _open(state).position


def _open(state: ChouetteState) -> OpenGame:
    if state.game is None:
        raise NoGameOpen
    return state.game


def _under_way(state: ChouetteState) -> tuple[tuple[ev.Event, ...], ChouetteState]:
    """The table with a game open, and the event that opened it if none was."""
    if state.game is not None:
        return (), state
    started = _started(state)
    return (started,), evolve(state, started)


def automatic_double(state: ChouetteState, command: cmd.AutomaticDouble) -> tuple[ev.Event, ...]:
    """Equal opening dice, before anything else in the game (row 32); starts it if need be.

    Raises BadJson for none, GameUnderWay, and as `start_game` but GameOpen.
    """
    if command.count < 1:
        raise BadJson(reason="an automatic double counts at least once", field="count")
    before, state = _under_way(state)
    game = _open(state)
    if game.actions or game.pending:
        raise GameUnderWay(game=game.number)
    doubled = ev.AutomaticDoubled(game=game.number, auto_doubles=game.auto_doubles + command.count)
    _check_playable(evolve(state, doubled))
    return (*before, doubled)


def play_action(state: ChouetteState, command: cmd.Play) -> tuple[ev.Event, ...]:
    """One action of the game; when it ends the game, the game is settled and seats change.

    Starts the game if need be. Raises DoublePending, QuickResultLate, what `game.play` raises of
    the action, and as `start_game` but GameOpen.
    """
    before, state = _under_way(state)
    game = _open(state)
    _refuse_pending(game)
    if game.actions and isinstance(command.action, QuickScore):
        raise QuickResultLate
    return (*before, *_played(state, command.action))


def _refuse_pending(game: OpenGame) -> None:
    if game.pending is not None:
        raise DoublePending(players=", ".join(_unanswered(game.pending)))


def _played(state: ChouetteState, action: Action) -> tuple[ev.Event, ...]:
    game = _open(state)
    position = play(game.position, action)
    played = ev.ActionPlayed(game=game.number, action=action)
    if not position.is_over:
        return (played,)
    return (played, _settled(evolve(state, played)))


def _settled(state: ChouetteState) -> ev.GameSettled:
    game = _open(state)
    settlement = settle_game(game.position)
    seating = places.after_game(state.seating, settlement.rotation, settlement.moved, game.ruleset)
    return ev.GameSettled(
        game=game.number,
        transfers=settlement.transfers,
        points=settlement.points,
        reason=settlement.reason,
        contracts=settlement.contracts,
        warnings=settlement.warnings,
        seating=seating,
        afterwards=_afterwards(settlement.rotation, seating.rotation),
    )


def _afterwards(played: Rotation, seated: Rotation) -> Reason | None:
    """Who has the box and the captaincy, where people who came or went made it others."""
    if played.order[:2] == seated.order[:2] or not seated.order:
        return None
    if len(seated.order) == 1:
        return Reason("one_left", {"next_box": seated.order[0]})
    box, captain = seated.order[:2]
    return Reason("people_moved", {"next_box": box, "next_captain": captain})


def offer(state: ChouetteState, command: cmd.Offer) -> tuple[ev.Event, ...]:
    """A double that waits for its answers; the box doubles whom it names, or all it may.

    Starts the game if need be. Raises DoublePending, NotDoubled, UnknownPlayer, DuplicatePlayer,
    what `game.play` raises of a double that everybody took, and as `start_game` but GameOpen.
    """
    before, state = _under_way(state)
    game = _open(state)
    _refuse_pending(game)
    members = command.members or game.position.may_double(command.side)
    if not members:
        raise NotDoubled(side=command.side)
    refuse_strangers(members, game.order[1:], "members")
    refuse_duplicates(members, "members")
    if game.ruleset.cubes == "single" and command.side == "team":
        members = (BOX,)
    offered = ev.DoubleOffered(game=game.number, side=command.side, members=members)
    _check_offer(evolve(state, offered))
    return (*before, offered)


def _check_offer(state: ChouetteState) -> None:
    """A double that could not be taken by everybody asked must not be offered."""
    game = _open(state)
    if game.pending is not None:
        everybody = dict.fromkeys(game.pending.members, "take")
        play(game.position, _double(replace(game.pending, answers=everybody)))


def answer(state: ChouetteState, command: cmd.Answer) -> tuple[ev.Event, ...]:
    """One answer; the last one asked for makes the double. Until then it may be changed.

    Raises NoGameOpen, NoDoublePending, BadJson for a word that is no answer, NothingChanged, and
    what `game.play` raises of the double.
    """
    game = _open(state)
    if game.pending is None or command.member not in game.pending.members:
        raise NoDoublePending(player=command.member or game.order[0])
    word = _answer_word(command.answer)
    if game.pending.answers.get(command.member) == word:
        raise NothingChanged
    answered = ev.DoubleAnswered(game=game.number, member=command.member, answer=word)
    after = evolve(state, answered)
    pending = _open(after).pending
    if pending is None or _unanswered(pending):
        _check_answer(game, game.pending, command)
        return (answered,)
    return (answered, *_played(after, _double(pending)))


def _answer_word(word: str) -> str:
    try:
        return answer_word(word)
    except BadJson as fault:
        raise fault.within("answer") from None


def _check_answer(game: OpenGame, pending: PendingDouble, command: cmd.Answer) -> None:
    """Refuse an answer the rules do not know while the others are still thinking."""
    answers = dict.fromkeys(pending.members, "take") | {command.member: command.answer}
    play(game.position, _double(replace(pending, answers=answers)))


def _unanswered(pending: PendingDouble) -> tuple[str, ...]:
    return tuple(member for member in pending.members if member not in pending.answers)


def _double(pending: PendingDouble) -> Double:
    if pending.members == (BOX,):
        return Double(side=pending.side, answer=pending.answers[BOX])
    return Double(side=pending.side, answers=pending.answers)


def correct_game(state: ChouetteState, command: cmd.CorrectGame) -> tuple[ev.Event, ...]:
    """An earlier game scored anew by the rules it was played by; seats stay as they were.

    Raises UnknownGame, NothingChanged, and what `open_game`, `play` and `settle_game` raise.
    """
    record = _record(state, command.game)
    auto_doubles = record.auto_doubles if command.auto_doubles is None else command.auto_doubles
    scored_anew = replace(record, auto_doubles=auto_doubles, actions=command.events)
    settlement = settle_game(scored_anew.position)
    corrected = ev.GameCorrected(
        game=record.number,
        auto_doubles=auto_doubles,
        actions=command.events,
        transfers=settlement.transfers,
        points=settlement.points,
        reason=settlement.reason,
        contracts=settlement.contracts,
        warnings=settlement.warnings,
    )
    after = _record(evolve(state, corrected), command.game)
    if replace(after, revision=record.revision) == record:
        raise NothingChanged
    return (corrected,)


def _record(state: ChouetteState, number: int) -> GameRecord:
    if not 1 <= number <= len(state.records):
        raise UnknownGame(game=number, field="game")
    return state.records[number - 1]
