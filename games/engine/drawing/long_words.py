"""A parallel game in words, in the reader's language: what its drawing shows.

Whoever reads them counts each side's points by its own numbers, as both players do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from games.engine.packed import OFF
from games.engine.parallel import counts
from games.engine.parallel.extras import BAR
from games.engine.parallel.groups import Numbers
from games.engine.parallel.verdicts import Kind, Verdict
from games.engine.sides import Side
from games.engine.variants import VARIANTS, Variant
from games.engine.variants.components import Track

from .long_view import HEAD, Scene, pips, prisons
from .words import (
    BORNE_OFF,
    CHECKERS,
    CUBE,
    DROPPED,
    OFFERED,
    ON_BAR,
    OWNED_CUBE,
    TO_DOUBLE,
    TO_PLAY,
    TO_THROW,
    Words,
    cube_told,
)

if TYPE_CHECKING:
    from games.engine.parallel.game import LongGame

BOARD: Final = "Nardy board"
LAST_THROW: Final = "{side} is to throw a last time: {other} is off."
PASSED_ON: Final = "{side} is to play {dice}, which {other} could not."
NONE_PLAYABLE: Final = "{side} cannot play {dice}."
SKIPS: Final = (
    "{side} does not move with {dice}: {white} moves an even number of times, {black} an odd one."
)
EITHER: Final = "{one} or {other}"
THROWN: Final = "{side} has thrown {dice}."
DRAWN: Final = "Nobody has won: {points} for each."
WON: Final = "{side} has won, worth {points}."
WON_BY: Final = {
    Kind.OIN: "{side} has won an oin, worth {points}.",
    Kind.MARS: "{side} has won a mars, worth {points}.",
    Kind.KOKS: "{side} has won a koks, worth {points}.",
    Kind.HOME_MARS: "{side} has won a home mars, worth {points}.",
    Kind.DROPPED: DROPPED,
}
NUMBERED: Final = (
    "Each side counts its own points from its head, 24, down to its home, 6 to 1;"
    " its 12 is the other's head."
)
STANDING: Final = "pips {pips}"
ON_HEAD, AT_HOME, RESERVE = "head", "home", "reserve"
PRISONER: Final = "prisoner on {point}"
EMIR_ON: Final = "emir on {point}"
EMIR_ON_HEAD: Final = "emir on the head under {above}"
EMIR_OFF, EMIR_ON_BAR = "emir off", "emir on the bar"

NAMES_OF_VARIANTS: Final = {
    name: variant.title for name, variant in VARIANTS.items() if variant.track is Track.PARALLEL
}
TEXTS: Final = (
    *(TO_DOUBLE, *OFFERED.values(), CUBE, OWNED_CUBE),
    *(BOARD, TO_THROW, TO_PLAY, LAST_THROW, PASSED_ON, NONE_PLAYABLE, SKIPS, EITHER, THROWN, DRAWN),
    *(WON, *WON_BY.values(), NUMBERED, CHECKERS, STANDING, ON_BAR, BORNE_OFF, ON_HEAD, AT_HOME),
    *(RESERVE, PRISONER, EMIR_ON, EMIR_ON_HEAD, EMIR_OFF, EMIR_ON_BAR),
    *NAMES_OF_VARIANTS.values(),
)
"""Everything that can be asked of `Translate`."""


def status(scene: Scene, words: Words) -> str:
    """What is to be done and by whom, or how the game ended."""
    game, side = scene.game, scene.actor
    if scene.verdict:
        return _ended(scene.verdict, words)
    if scene.cube and scene.cube.pending:
        level = scene.cube.if_taken
        return words.say(OFFERED[scene.cube.offer], side=side.other, level=level)
    if not game.rounds:
        template = TO_DOUBLE if scene.may_double else LAST_THROW if game.last_roll else TO_THROW
        return words.say(template, side=side, other=side.other)
    if not game.numbers:
        white, black = Side
        return words.say(SKIPS, side=side, dice=game.dice, white=white, black=black)
    shown = _numbers(game, words)
    if game.plays()[0].is_pass:
        return words.say(NONE_PLAYABLE, side=side, dice=shown)
    template = TO_PLAY if side is game.roller else PASSED_ON
    return words.say(template, side=side, other=side.other, dice=shown)


def _ended(verdict: Verdict, words: Words) -> str:
    points, winner = f"{verdict.points:g}", verdict.winner
    if winner is None:
        return words.say(DRAWN, points=points)
    template = WON_BY.get(verdict.kind, WON)
    return words.say(template, side=winner, other=winner.other, points=points)


def _numbers(game: LongGame, words: Words) -> str:
    """What is to be played: where he may choose what the dice mean, one or the other."""
    one, *others = dict.fromkeys(_hyphened(choice.numbers) for choice in game.rounds)
    for other in others:
        one = words.say(EITHER, one=one, other=other)
    return one


def _hyphened(numbers: Numbers) -> str:
    return "-".join(map(str, numbers))


def contest(variant: Variant, words: Words) -> str:
    """What is played: the rule set's title, which one that somebody made up has too."""
    return words.translate(variant.title)


def standing(game: LongGame, side: Side, words: Words) -> str:
    """How far a side still has to go."""
    return words.say(STANDING, pips=pips(game, side))


def describe(scene: Scene, words: Words) -> str:
    """Everything that the drawing shows, in sentences."""
    game = scene.game
    thrown = [words.say(THROWN, side=game.roller, dice=game.dice)] if game.dice else []
    return " ".join(
        (
            f"{contest(game.variant, words)}.",
            *thrown,
            status(scene, words),
            *([cube_told(scene.cube, words)] if scene.cube else []),
            *(checkers(game, side, words) for side in Side),
            words.say(NUMBERED),
        )
    )


def checkers(game: LongGame, side: Side, words: Words) -> str:
    """Where a side's checkers are, by its own numbers, the highest first."""
    places = ", ".join(_places(game, side, words))
    return words.say(CHECKERS, side=side, places=places, pips=pips(game, side))


def _places(game: LongGame, side: Side, words: Words) -> Iterator[str]:
    own, extra = counts.counts(game.sides[side]), game.extras[side]
    if extra.bar:
        yield f"{words.say(ON_BAR)} {extra.bar}"
    for point in range(HEAD, OFF, -1):
        if own[point]:
            yield (
                f"{words.say(ON_HEAD)} {own[point]}" if point == HEAD else f"{point}: {own[point]}"
            )
    for point in prisons(game, side):
        yield words.say(PRISONER, point=point)
    if own[OFF]:
        yield f"{words.say(BORNE_OFF)} {own[OFF]}"
    if extra.reserve:
        yield f"{words.say(RESERVE)} {extra.reserve}"
    if extra.marked is not None:
        yield _emir(extra.marked, extra.above, words)


def _emir(place: int, above: int, words: Words) -> str:
    if place in (OFF, BAR):
        return words.say(EMIR_OFF if place == OFF else EMIR_ON_BAR)
    if place == HEAD:
        return words.say(EMIR_ON_HEAD, above=above)
    return words.say(EMIR_ON, point=place)
