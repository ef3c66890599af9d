"""Every refusal of the engine: its class and code, how it is brought about, and what it says."""

from __future__ import annotations

from collections.abc import Callable

from games.engine import Board, Cube, EngineError, Game, Match, Position, Rules, errors, variants
from games.engine.by_variant import rules_of
from games.engine.notation import find_play
from games.engine.outcome import Resignation
from games.engine.parallel.game import LongGame
from games.engine.tool import position_of
from tests.engine.playing import BLACK, WHITE, a_board, a_position, opened

START, GAME = Position.start(), opened()
CLOSED = "6:2 5:2 4:2 3:2 2:2 1:2"
BAD, DICE, CUBE, NOW = "bad_position", "bad_dice", "cube_not_available", "not_now"
AGAINST = a_board("24:1 6:2", "7:1 6:1 2:2")
CAPPED = Match(rules=Rules(cube_limit=1))


REFUSALS: list[tuple[type[EngineError], str, Callable[[], object], str]] = [
    (errors.InvalidPosition, BAD, lambda: Cube(3), "This is not a position of backgammon: a cube "),
    (
        errors.OfAnotherKind,
        BAD,
        lambda: LongGame.start("fevga"),  # type: ignore[arg-type]
        "The variant must be a Variant of games.engine.variants, as variants.get(name) gives one, ",
    ),
    (errors.TooManyCheckers, BAD, lambda: a_board("6:16"), "The player on roll has 16 checkers,"),
    (
        errors.InvalidNames,
        BAD,
        lambda: START.describe(("Ana",)),  # type: ignore[arg-type]
        "White and Black are called by two names, a tuple, not ",
    ),
    (
        errors.NotParallel,
        "unknown_rule",
        lambda: LongGame.start(variants.get("short")),
        "'short' is not a game in which both sides go the same way round.",
    ),
    (
        errors.NotContrary,
        "unknown_rule",
        lambda: rules_of(variants.get("fevga")),
        "'fevga' is not a game in which the sides move against each other.",
    ),
    (errors.PointSharedByBoth, BAD, lambda: a_board("1:1"), "Both sides have checkers on point 1"),
    (
        errors.BothShutOut,
        BAD,
        lambda: a_board(f"bar:1 {CLOSED}", f"bar:1 {CLOSED}"),
        "Both sides are on the bar against a closed board: neither could ever move.",
    ),
    (errors.NobodyLeft, BAD, lambda: Board({}, {}), "Both sides have borne off every checker: a"),
    (errors.NotToBeTold, BAD, lambda: START.resign(1, WHITE).gnubg_id, "No ID tells that the s"),
    (
        errors.MalformedXgid,
        BAD,
        lambda: Position.from_xgid("x"),
        "This is not an XGID: it has 1 fie",
    ),
    (
        errors.MalformedGnubgId,
        BAD,
        lambda: Position.from_gnubg_id("x"),
        "This is not an ID of GNU Backgammon: 'x' has 1 character where 14 are expected.",
    ),
    (
        errors.MalformedSnowieLine,
        BAD,
        lambda: Position.from_snowie_line("x"),
        "This is not a position line of Snowie: it has 1 field where 40 are expected.",
    ),
    (
        errors.InvalidMatch,
        BAD,
        lambda: Match(-1),
        "This is not a match: its length ",
    ),
    (errors.InvalidDice, DICE, lambda: START.throw("7-1"), "A roll is two numbers from 1 to 6, n"),
    (errors.NotRolled, DICE, START.legal_plays, "No dice have been thrown yet."),
    (
        errors.OtherDiceThrown,
        DICE,
        lambda: START.throw("31").play("24/18 13/11", "62"),
        "3-1 has been thrown, not 6-2.",
    ),
    (
        errors.InvalidNotation,
        "bad_notation",
        lambda: GAME.play("e4"),
        "'e4' is not a play in the no",
    ),
    (
        errors.AmbiguousPlay,
        "ambiguous_play",
        lambda: find_play(AGAINST, "65", "24/13"),
        "'24/13' can be read in more than one way: 24/19*/13 or 24/18*/13.",
    ),
    (
        errors.PlayOfAnotherPosition,
        "illegal_play",
        lambda: START.throw("32").play(START.throw("31").find_play("8/5 6/5")),
        "'8/5 6/5' is a play of another position or of other dice than 3-2.",
    ),
    (
        errors.MalformedObject,
        "bad_json",
        lambda: position_of({}),
        "Malformed input: either xgid or ",
    ),
    (
        errors.InvalidRules,
        "unknown_rule",
        lambda: Rules(beavers=9),
        "The rule beavers must be 0 to 3, not",
    ),
    (errors.UnknownVariant, "unknown_rule", lambda: variants.get("x"), "There is no rule set cal"),
    (
        errors.InvalidResignation,
        "bad_resignation",
        lambda: Resignation.of(BLACK, 4),
        "A resignation loses a single game, a gammon or a backgammon: 1, 2 or 3, not 4.",
    ),
    (
        errors.InvalidHistory,
        "bad_history",
        lambda: Game.start().replay(GAME.history * 2),
        "Action 2 of this history cannot have happened: The game has begun: its opening dice are",
    ),
    (
        errors.MatchIsOver,
        "match_over",
        lambda: Game.start(Match(5, (0, 5))),
        "The match is over: Black has won it.",
    ),
    (errors.GameIsOver, "game_over", lambda: START.double().drop().take(), "The game is over."),
    (errors.GameIsNotOver, "game_not_over", GAME.next_game, "The game is not over yet."),
    (errors.NothingToUndo, "nothing_to_undo", Game.start().undo, "Nothing has been done in this "),
    (
        errors.NothingToCorrect,
        "nothing_to_correct",
        lambda: GAME.correct("8/5 6/5"),
        "No illegal play is open to correction: none was made, or it stands.",
    ),
    (
        errors.PlayIsLegal,
        "play_is_legal",
        lambda: GAME.play_illegally(a_board("24:2 13:5 8:2 6:4 5:2")),
        "This is a legal play: 8/5 6/5 leads there.",
    ),
    (errors.NotShutOut, "not_shut_out", START.stay_out, "Black is not shut out, and has to throw"),
    (errors.OpeningFirst, NOW, Game.start().double, "The opening dice are still to be thrown."),
    (errors.HasBegun, NOW, lambda: GAME.open(3, 1), "The game has begun: its opening dice are "),
    (errors.ToThrow, NOW, lambda: START.play("8/5 6/5"), "Black is to throw the dice now, or to "),
    (errors.ToPlay, NOW, lambda: GAME.throw("31"), "Black is to play the dice now."),
    (errors.ToAnswerDouble, NOW, START.double().double, "White is to answer a double now."),
    (errors.ToAnswerResignation, NOW, START.resign(1).double, "White is to answer a resignation "),
    (errors.NoResignation, NOW, START.accept_resignation, "Nobody has resigned: there is nothing"),
    (errors.NoCube, CUBE, a_position(match=CAPPED).double, "This game is played without a cube."),
    (
        errors.CrawfordGame,
        CUBE,
        a_position(match=Match(5, (4, 0), True)).double,
        "The Crawford game is played without a cube.",
    ),
    (
        errors.CubeIsTheirs,
        CUBE,
        a_position(cube=Cube(2, WHITE)).double,
        "The cube is White's: only its owner may double.",
    ),
    (errors.CubeAtLimit, "cube_limit", a_position(cube=Cube(1024)).double, "The cube goes no high"),
    (
        errors.HollandRule,
        CUBE,
        a_position(match=Match(5, (4, 0), rules=Rules(holland=True))).double,
        "After the Crawford game nobody doubles before each side has thrown twice.",
    ),
    (errors.DiceAlreadyThrown, CUBE, START.throw("31").double, "Black has thrown the dice: a doub"),
    (errors.NoDouble, CUBE, START.take, "Nobody has doubled: there is nothing to take, drop or t"),
    (
        errors.BeaverNotAllowed,
        "beaver_not_allowed",
        START.double().turn_again,
        "No beaver is played here.",
    ),
]
FAMILIES = {
    *(errors.EngineError, errors.IllegalPlay, errors.IllegalPremove, errors.NotNow),
    errors.CubeNotAvailable,
}
"""Raised by their subclasses only."""

CODES = {
    *("engine_error", BAD, DICE, "bad_notation", "ambiguous_play", "illegal_play", "unknown_rule"),
    *("bad_resignation", "bad_history", "match_over", "game_over", "game_not_over", NOW, CUBE),
    *("nothing_to_undo", "nothing_to_correct", "play_is_legal", "not_shut_out", "cube_limit"),
    *("beaver_not_allowed", "bad_json"),
}
