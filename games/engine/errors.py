"""What the board game refuses: one class a rule, whose docstring is the message."""

from __future__ import annotations

import json
from typing import ClassVar, Final

from .explained import Explained

_LONGEST: Final = 40
"""Characters of a value that a message shows."""


class EngineError(Explained, ValueError):
    """The rules of the board do not allow this."""

    code = "engine_error"


def shown(value: object) -> str:
    """A value as a message names it, cut short where it is long: a text between single quotes,
    anything else as JSON has it, `true` and `null`."""
    text = repr(value) if isinstance(value, str) else in_json(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def in_json(value: object) -> str:
    """A value as it is written in JSON; what has no place there, a tuple too, as Python writes
    it."""
    try:
        return repr(value) if isinstance(value, tuple) else json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):
        return repr(value)


def counted(number: int, noun: str) -> str:
    """So many of a thing: 1 field, 2 fields."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


class InvalidPosition(EngineError):
    """This is not a position of backgammon: {reason}."""

    code = "bad_position"


class OfAnotherKind(InvalidPosition):
    """The {name} must be {kind}, not {value}."""


class TooManyCheckers(InvalidPosition):
    """{side} has {count} checkers, but a side has 15."""


class PointSharedByBoth(InvalidPosition):
    """Both sides have checkers on point {point}, as the player on roll numbers it."""


class BothShutOut(InvalidPosition):
    """Both sides are on the bar against a closed board: neither could ever move."""


class NobodyLeft(InvalidPosition):
    """Both sides have borne off every checker: a game ends with the first who does."""


class NotToBeTold(InvalidPosition):
    """No ID tells that the side with nothing to decide has resigned."""


class MalformedXgid(InvalidPosition):
    """This is not an XGID: {reason}."""


class MalformedGnubgId(InvalidPosition):
    """This is not an ID of GNU Backgammon: {reason}."""


class MalformedSnowieLine(InvalidPosition):
    """This is not a position line of Snowie: {reason}."""


class InvalidDice(EngineError):
    """A roll is two numbers from 1 to 6, not {dice}."""

    code = "bad_dice"


class NotRolled(InvalidDice):
    """No dice have been thrown yet."""


class OtherDiceThrown(InvalidDice):
    """{thrown} has been thrown, not {dice}."""


class InvalidNotation(EngineError):
    """'{text}' is not a play in the notation of backgammon: {reason}."""

    code = "bad_notation"


class AmbiguousPlay(EngineError):
    """'{text}' can be read in more than one way: {readings}."""

    code = "ambiguous_play"


class IllegalPlay(EngineError):
    """'{text}' is not legal with {dice}."""

    # `games.engine.legality` has a subclass for each rule, whose `rule` is a stable word for it.
    code = "illegal_play"
    rule: ClassVar[str] = "illegal"


class PlayOfAnotherPosition(IllegalPlay):
    """'{text}' is a play of another position or of other dice than {dice}."""

    rule = "another_position"


class IllegalPremove(EngineError):
    """{premove} cannot be done before this throw."""

    code = "illegal_play"


class InvalidMatch(InvalidPosition):
    """This is not a match: {reason}."""


class InvalidNames(InvalidPosition):
    """White and Black are called by two names, a tuple, not {names}."""


class InvalidRules(EngineError):
    """The rule {rule} must be {expected}, not {value}."""

    code = "unknown_rule"


class UnknownVariant(EngineError):
    """There is no rule set called {name}, only {known}."""

    code = "unknown_rule"


class NotParallel(UnknownVariant):
    """{name} is not a game in which both sides go the same way round."""


class NotContrary(UnknownVariant):
    """{name} is not a game in which the sides move against each other."""


class InvalidResignation(EngineError):
    """A resignation loses a single game, a gammon or a backgammon: 1, 2 or 3, not {value}."""

    code = "bad_resignation"


class InvalidHistory(EngineError):
    """Action {number} of this history cannot have happened: {reason}"""

    code = "bad_history"


class MatchIsOver(EngineError):
    """The match is over: {side} has won it."""

    code = "match_over"


class GameIsOver(EngineError):
    """The game is over."""

    code = "game_over"


class GameIsNotOver(EngineError):
    """The game is not over yet."""

    code = "game_not_over"


class NothingToUndo(EngineError):
    """Nothing has been done in this game that could be undone."""

    code = "nothing_to_undo"


class NothingToCorrect(EngineError):
    """No illegal play is open to correction: none was made, or it stands."""

    code = "nothing_to_correct"


class PlayIsLegal(EngineError):
    """This is a legal play: {play} leads there."""

    code = "play_is_legal"


class NotShutOut(EngineError):
    """{side} is not shut out, and has to throw the dice."""

    code = "not_shut_out"


class NotNow(EngineError):
    """It is not the time for this."""

    # One subclass for each thing that is to be done first.
    code = "not_now"


class OpeningFirst(NotNow):
    """The opening dice are still to be thrown."""


class HasBegun(NotNow):
    """The game has begun: its opening dice are thrown."""


class ToThrow(NotNow):
    """{side} is to throw the dice now, or to double."""


class ToPlay(NotNow):
    """{side} is to play the dice now."""


class ToAnswerDouble(NotNow):
    """{side} is to answer a double now."""


class ToAnswerResignation(NotNow):
    """{side} is to answer a resignation now."""


class NoResignation(NotNow):
    """Nobody has resigned: there is nothing to accept or refuse."""


class CubeNotAvailable(EngineError):
    """{side} may not double."""

    code = "cube_not_available"


class NoCube(CubeNotAvailable):
    """This game is played without a cube."""


class CrawfordGame(NoCube):
    """The Crawford game is played without a cube."""


class CubeIsTheirs(CubeNotAvailable):
    """The cube is {side}'s: only its owner may double."""


class CubeAtLimit(CubeNotAvailable):
    """The cube goes no higher than {limit}."""

    code = "cube_limit"


class HollandRule(CubeNotAvailable):
    """After the Crawford game nobody doubles before each side has thrown twice."""


class DiceAlreadyThrown(CubeNotAvailable):
    """{side} has thrown the dice: a double comes before them."""


class NoDouble(CubeNotAvailable):
    """Nobody has doubled: there is nothing to take, drop or turn again."""


class BeaverNotAllowed(EngineError):
    """No {turn} is played here."""

    code = "beaver_not_allowed"


class MalformedObject(EngineError):
    """Malformed input: {reason}."""

    code = "bad_json"
