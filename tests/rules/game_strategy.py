"""Random legal games for property tests: any rules, any actions that the rules let pass."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from chouette.rules.actions import ANSWERS
from chouette.rules.errors import RuleViolation
from chouette.rules.game import Game, open_game, play
from chouette.rules.options import OPTION_BY_FIELD
from chouette.rules.parsing import parse_action
from chouette.rules.ruleset import Ruleset

from .games import Event, box, buy, double_bought, double_extra, extra, result, settle, team

PLAYERS = "ABCDEFG"
WORDS = sorted(ANSWERS)


MATTERS = (
    *("cubes", "seat", "successor", "winning_captain", "acting_captain", "jacoby", "beavers"),
    *("backgammon", "lone_taker", "lone_taker_from", "partner_split", "partner_after_loss"),
    *("box_doubles", "box_take"),
)
"""The fields that change points or order, and those that warn most."""


def rulesets() -> st.SearchStrategy[Ruleset]:
    """Any value of the fields that matter inside a game."""

    def values(option: Any) -> st.SearchStrategy[Any]:
        found = st.sampled_from(list(option.choices or range(option.minimum, option.maximum + 1)))
        return found | st.none() if option.none_label else found

    fields = {name: values(OPTION_BY_FIELD[name]) for name in MATTERS}
    return st.fixed_dictionaries(fields).map(Ruleset.from_json)


@st.composite
def finished_games(draw: st.DrawFn) -> Game:
    """A game played to its end; actions the rules refuse are passed over."""
    ruleset = draw(rulesets())
    order = PLAYERS[: draw(st.integers(2, 6))]
    automatics = ruleset.automatic_doubles
    game = open_game(
        order=list(order),
        partner=draw(st.sampled_from([None, "H"])),
        ruleset=ruleset,
        auto_doubles=draw(st.integers(0, 2 if automatics is None else min(2, automatics))),
        start_levels=draw(st.dictionaries(st.sampled_from(order[1:]), st.integers(1, 4))),
    )
    for _ in range(draw(st.integers(0, 7))):
        game = _all_sold(_tried(game, draw(_events(game))), otherwise=game)
    if game.is_over:
        return game
    kind = draw(st.sampled_from(["single", "gammon", "backgammon"]))
    return play(game, parse_action(result(draw(_sides()), kind)))


def _tried(game: Game, event: Event) -> Game:
    try:
        return play(game, parse_action(event))
    except RuleViolation:
        return game


def _all_sold(game: Game, *, otherwise: Game) -> Game:
    """The game once all whom a double of the one cube left out have sold, if they can."""
    for seller in game.awaiting:
        game = _tried(game, buy(f"{seller}{game.acting_captain}"))
    return otherwise if game.awaiting else game


def _sides() -> st.SearchStrategy[str]:
    return st.sampled_from(["box", "team"])


def _events(game: Game) -> st.SearchStrategy[Event]:
    """Something that might happen now; many are legal."""
    member = st.sampled_from(game.members)
    pair = st.tuples(member, member).map("".join)
    answer = st.sampled_from(WORDS)
    events = [
        _doubles(game),
        pair.map(extra),
        st.builds(double_extra, _sides(), pair, answer),
        pair.map(buy),
        st.builds(double_bought, _sides(), member, answer),
        st.builds(
            settle,
            member,
            st.integers(-8, 8).map(lambda halves: halves / 2),
            st.sampled_from([None, "box", "member"]),
        ),
    ]
    return st.one_of(events)


def _doubles(game: Game) -> st.SearchStrategy[Event]:
    """Often of everybody who can be doubled, so that games get somewhere."""
    answer = st.sampled_from(WORDS)
    if game.ruleset.cubes == "single":
        together = st.sampled_from(["take", "drop", "beaver", "beaver/drop"])
        all_alike = together.map(lambda word: box(**dict.fromkeys(game.open_members, word)))
        each = st.fixed_dictionaries(
            {}, optional=dict.fromkeys(game.open_members, st.sampled_from(["take", "drop"]))
        ).map(lambda answers: box(**answers) if answers else team("take"))
        return st.one_of(answer.map(team), all_alike, each)

    def doubled(side: str) -> st.SearchStrategy[Event]:
        named = dict.fromkeys(game.may_double("box" if side == "box" else "team"), answer)
        answers = st.fixed_dictionaries({}, optional=named)
        return answers.map(lambda given: box(**given) if side == "box" else team(**given))

    return st.one_of(doubled("box"), doubled("team"))
