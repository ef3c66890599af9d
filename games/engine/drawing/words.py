"""A position in words: what a drawing shows, for those who cannot see it, in the reader's language.

Every sentence is a template with named gaps, so that it can be translated; none depends on a
number's plural.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from games.engine.errors import InvalidNames, shown
from games.engine.outcome import Ending, Win
from games.engine.packed import BAR, OFF
from games.engine.phase import Phase
from games.engine.sides import Side

if TYPE_CHECKING:
    from games.engine.cube import Cube
    from games.engine.position import Position

Names: TypeAlias = tuple[str, str]
"""What White and Black are called."""
Translate: TypeAlias = Callable[[str], str]
"""From one of TEXTS to the reader's language, with the same gaps."""

NAMES: Final[Names] = (Side.WHITE.label, Side.BLACK.label)

BOARD: Final = "Backgammon board"
TO_THROW, TO_DOUBLE = "{side} is to throw.", "{side} is to throw or double."
TO_PLAY, TO_STAY = "{side} is to play {dice}.", "{side} has thrown {dice} and cannot move."
OFFERED: Final = {
    "double": "{side} doubles to {level}.",
    "beaver": "{side} beavers to {level}.",
    "raccoon": "{side} raccoons to {level}.",
    "otter": "{side} turns an otter to {level}.",
}
RESIGNS: Final = {
    Win.SINGLE: "{side} offers to lose a single game.",
    Win.GAMMON: "{side} offers to lose a gammon.",
    Win.BACKGAMMON: "{side} offers to lose a backgammon.",
}
WON: Final = {
    Win.SINGLE: "{side} has won a single game, worth {points}.",
    Win.GAMMON: "{side} has won a gammon, worth {points}.",
    Win.BACKGAMMON: "{side} has won a backgammon, worth {points}.",
}
DROPPED: Final = "{other} has dropped: {side} has won {points}."
MONEY, MATCH = "Money game", "Match to {length}"
JACOBY, BEAVERS = "Jacoby rule", "beavers"
GIVEN_AWAY: Final = "whoever is off first loses"
CRAWFORD, POST_CRAWFORD = "Crawford game", "after the Crawford game"
CUBE: Final = "Cube: {level}, in the middle."
OWNED_CUBE: Final = "Cube: {level}, owned by {side}."
NO_CUBE: Final = "No cube."
SCORE: Final = "Score: {white} {white_score}, {black} {black_score}."
CHECKERS: Final = "{side}: {places}; pips {pips}."
NUMBERED: Final = "Points as {side} numbers them."
STANDING: Final = "pips {pips}, score {score}"
ON_BAR, BORNE_OFF = "bar", "off"

TEXTS: Final = (
    *(BOARD, TO_THROW, TO_DOUBLE, TO_PLAY, TO_STAY, *OFFERED.values(), *RESIGNS.values()),
    *(*WON.values(), DROPPED, MONEY, MATCH, GIVEN_AWAY, JACOBY, BEAVERS, CRAWFORD),
    *(POST_CRAWFORD, CUBE, OWNED_CUBE, NO_CUBE),
    *(SCORE, CHECKERS, NUMBERED, STANDING, ON_BAR, BORNE_OFF),
)
"""Everything that can be asked of `Translate`."""


@dataclass(frozen=True, slots=True)
class Words:
    """How the sides are called, and the reader's language. Raises InvalidNames."""

    names: Names = NAMES
    translate: Translate = str

    def __post_init__(self) -> None:
        if not isinstance(self.names, (tuple, list)) or len(self.names) != len(Side):
            raise InvalidNames(names=shown(self.names))

    def say(self, template: str, **gaps: object) -> str:
        """A sentence with its gaps filled; a side is called by its name."""
        shown = {key: self.names[v] if isinstance(v, Side) else v for key, v in gaps.items()}
        return self.translate(template).format_map(shown)


def status(position: Position, words: Words) -> str:
    """What is to be done and by whom, or how the game ended."""
    side = position.decides
    if outcome := position.outcome:
        dropped = outcome.ending is Ending.DROPPED
        template = DROPPED if dropped else WON[outcome.win]
        winner, loser = outcome.winner, outcome.loser
        return words.say(template, side=winner, other=loser, points=outcome.points)
    if offered := position.resignation:
        return words.say(RESIGNS[offered.win], side=offered.side)
    if position.phase is Phase.ANSWER_DOUBLE:
        cube = position.cube
        return words.say(OFFERED[cube.offer], side=side.other, level=cube.if_taken)
    if position.roll:
        template = TO_PLAY if position.legal_plays() else TO_STAY
        return words.say(template, side=side, dice=position.roll)
    return words.say(TO_DOUBLE if position.may_double else TO_THROW, side=side)


def contest(position: Position, words: Words) -> str:
    """What is played for: "Match to 7, Crawford game"."""
    match = position.match
    holds = {
        GIVEN_AWAY: match.rules.first_off == "loses",
        JACOBY: match.jacoby,
        BEAVERS: match.beavers > 0,
        CRAWFORD: match.is_crawford,
        POST_CRAWFORD: match.is_post_crawford,
    }
    said = [words.say(MONEY) if match.is_money else words.say(MATCH, length=match.length)]
    return ", ".join(said + [words.say(text) for text, is_so in holds.items() if is_so])


def standing(position: Position, side: Side, words: Words) -> str:
    """A side's pips and points."""
    pips, score = position.seen_by(side).pips, position.match.scores[side]
    return words.say(STANDING, pips=pips, score=score)


def cube(position: Position, words: Words) -> str:
    """Where the cube is and what it shows, an offer that is not taken left aside."""
    return cube_told(position.cube, words) if position.match.has_cube else words.say(NO_CUBE)


def cube_told(shown: Cube, words: Words) -> str:
    """Where a cube is and what it shows."""
    if shown.owner is None:
        return words.say(CUBE, level=shown.level)
    return words.say(OWNED_CUBE, level=shown.level, side=shown.owner)


def describe(position: Position, words: Words) -> str:
    """Everything that the drawing shows, in sentences."""
    scores = position.match.scores
    return " ".join(
        (
            status(position, words),
            f"{contest(position, words)}.",
            words.say(
                SCORE,
                white=Side.WHITE,
                black=Side.BLACK,
                white_score=scores[Side.WHITE],
                black_score=scores[Side.BLACK],
            ),
            cube(position, words),
            words.say(NUMBERED, side=position.on_roll),
            checkers(position, position.on_roll, words),
            checkers(position, position.on_roll.other, words),
        )
    )


def checkers(position: Position, side: Side, words: Words) -> str:
    """Where a side's checkers are, by the numbers of the player on roll, the highest first."""
    board = position.seen_by(side)
    places = ", ".join(_places(board.own, side is position.on_roll, words))
    return words.say(CHECKERS, side=side, places=places, pips=board.pips)


def _places(counts: tuple[int, ...], is_on_roll: bool, words: Words) -> Iterator[str]:
    if counts[BAR]:
        yield f"{words.say(ON_BAR)} {counts[BAR]}"
    numbers = range(BAR - 1, OFF, -1)
    for number in numbers:
        if count := counts[number if is_on_roll else BAR - number]:
            yield f"{number}: {count}"
    if counts[OFF]:
        yield f"{words.say(BORNE_OFF)} {counts[OFF]}"
