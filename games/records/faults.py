"""What is wrong in a match file: one class a fault, whose docstring is the message.

Faults are collected, never raised: a `Fault` has the line of the file, a stable code and the
sentence. Those of the rules of the board are the engine's own, with the engine's codes.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.engine.explained import Explained


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong in a line of a file, counted from 1."""

    line: int
    code: str
    detail: str

    @classmethod
    def of(cls, line: int, why: Explained) -> Fault:
        """The fault of a line that an error explains."""
        return cls(line, why.code, why.detail)


class RecordFault(Explained):
    """This is not a match file."""

    code = "bad_record"


class UnknownFormat(RecordFault):
    """This is neither a match in Jellyfish's text format nor a game tree of GNU Backgammon."""

    code = "unknown_format"


class NoGame(RecordFault):
    """No game could be read here."""

    code = "no_game"


class TooLarge(RecordFault):
    """A match file has {limit} bytes at most."""

    code = "too_large"


class TooManyGames(RecordFault):
    """A match file has {limit} games at most; the rest was not read."""

    code = "too_many_games"


class TooManyPlays(RecordFault):
    """A match file has {limit} plays and turns of the cube at most; the rest was not read."""

    code = "too_many_plays"


class TooManyFaults(RecordFault):
    """More is wrong with this file; the first {limit} faults are told."""

    code = "too_many_faults"


class UnreadLine(RecordFault):
    """This could not be understood: {text}."""

    code = "unread_line"


class BadLength(RecordFault):
    """A match is played to a whole number of points up to {limit}, not to {text}."""

    code = "bad_length"


class BadScore(RecordFault):
    """A score is a whole number of points up to {limit}, not {text}."""

    code = "bad_score"


class BadRule(RecordFault):
    """The rule {name} cannot be {text}."""

    code = "unknown_rule"


class OtherGame(RecordFault):
    """This is {name}, and only backgammon can be read."""

    code = "unknown_rule"


class BadSgf(RecordFault):
    """This game tree cannot be read: {reason}."""

    code = "bad_sgf"


class ScoreDiffers(RecordFault):
    """The game begins at {written}, but after the games before it the score is {counted}."""

    code = "score_differs"


class PointsDiffer(RecordFault):
    """The game is said to count {written}, but by the cube and the way it ended it counts
    {counted}."""

    code = "points_differ"


class WinnerDiffers(RecordFault):
    """The game is said to be won by the side that lost it."""

    code = "winner_differs"


class CubeDiffers(RecordFault):
    """The cube is said to go to {written}, but it goes to {counted}."""

    code = "cube_differs"


class NoResult(RecordFault):
    """This game has no result."""

    code = "no_result"


class WrongTurn(RecordFault):
    """It is the other side's turn."""

    code = "wrong_turn"


class NoPlay(RecordFault):
    """Nothing is written for {dice}, though there are several legal plays."""

    code = "no_play"


class NoAnswer(RecordFault):
    """The double is not answered; since the game goes on, it was taken."""

    code = "no_answer"


class AfterTheGame(RecordFault):
    """The game is over before this."""

    code = "game_over"


class AfterTheMatch(RecordFault):
    """The match is over before this game, which was not read."""

    code = "match_over"


class ToldIllegal(RecordFault):
    """The file itself says that the play of {dice} was not legal."""

    code = "illegal_play"


class OpeningDoublet(RecordFault):
    """This game is opened with a doublet, after which both sides throw again."""

    code = "opening_doublet"


class SetUpWithin(RecordFault):
    """The position is set up in the middle of a game."""

    code = "set_up_within"


class GameStops(RecordFault):
    """The rest of this game cannot be followed."""

    code = "game_stops"


OF_THE_BOARD = (
    "ambiguous_play",
    "bad_dice",
    "bad_notation",
    "bad_position",
    "beaver_not_allowed",
    "cube_limit",
    "cube_not_available",
)
"""Codes of the rules of the board that a file may break beside those that faults here share."""


def codes() -> tuple[str, ...]:
    """Every code that what is wrong in a file may have."""
    own = (kind.code for kind in RecordFault.__subclasses__())
    return tuple(sorted({*own, *OF_THE_BOARD}))
