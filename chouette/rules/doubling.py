"""Doubles of the box contracts, with their answers: many cubes, one cube, and the lone taker."""

from __future__ import annotations

from collections.abc import Mapping

from .actions import ANSWERS, Chain, Double, Player
from .contracts import Game
from .cubes import Contract
from .errors import AnswersMissing, BadJson, ContractClosed, RuleViolation
from .frozen import replace

_MEMBER_DROPS = (0, 2)
"""After this many turns of a box double it is the member's own answer: the double, the raccoon."""


def play_double(game: Game, double: Double) -> Game:
    """The game after a double of box contracts.

    Raises BadJson when the answers do not fit the number of cubes, UnknownPlayer, ContractClosed,
    CubeNotAvailable, CubeLimit, BeaverNotAllowed or AnswersMissing.
    """
    answers = _answers(game, double)
    if game.ruleset.cubes == "single" and double.side == "box":
        _check_one_cube(game, answers)
    contracts = _doubled(game, double, answers)
    missing: tuple[Player, ...] = ()
    if game.ruleset.cubes == "single":
        missing = tuple(m for m in game.open_members if m not in answers)
    if double.side == "team":
        return game.with_contracts(contracts)
    return _after_box_double(game, contracts, answers, missing)


def _answers(game: Game, double: Double) -> Mapping[Player, Chain]:
    """Each member's answer, in order of the line whatever the order they were written in."""
    if game.ruleset.cubes == "single" and double.side == "team":
        return _one_answer(game, double)
    if double.answer is not None:
        raise BadJson(reason="a double needs the answers of the members it concerns")
    if not double.answers:
        raise _nobody_answered(game)
    for player in double.answers:
        game.contract_of(player, f"answers.{player}")
    return {m: ANSWERS[double.answers[m]] for m in game.members if m in double.answers}


def _nobody_answered(game: Game) -> RuleViolation:
    """One cube: all had to answer. Many cubes: a double of nobody is none."""
    if game.ruleset.cubes == "single":
        return AnswersMissing(players=", ".join(game.open_members))
    return BadJson(reason="a double names the members it doubles")


def _one_answer(game: Game, double: Double) -> Mapping[Player, Chain]:
    if double.answer is None:
        raise BadJson(reason="with one cube the box gives one answer to the team")
    if game.acting_captain is None:
        raise ContractClosed(player=game.members[0])
    return dict.fromkeys(game.open_members, ANSWERS[double.answer])


def _doubled(game: Game, double: Double, answers: Mapping[Player, Chain]) -> dict[Player, Contract]:
    return {
        member: game.contracts[member].doubled(
            double.side, answer, allowed_turns=game.ruleset.beavers, step=game.step
        )
        for member, answer in answers.items()
    }


def _after_box_double(
    game: Game,
    contracts: dict[Player, Contract],
    answers: Mapping[Player, Chain],
    missing: tuple[Player, ...],
) -> Game:
    takers = [member for member, answer in answers.items() if took(answer)]
    lone = is_lone_taker_double(game, answers)
    if lone and game.ruleset.lone_taker == "must_drop":
        contracts[takers[0]] = _dropped_after_all(game, takers[0])
        takers = []
    taken = {member: (*game.taken.get(member, ()), game.step) for member in takers}
    return replace(
        game,
        contracts={**game.contracts, **contracts},
        taken={**game.taken, **taken},
        lone_double=game.step if lone else game.lone_double,
        box_doubles=game.box_doubles + 1,
        awaiting=missing,
    )


def _dropped_after_all(game: Game, taker: Player) -> Contract:
    """A lone taker who must drop: whatever he answered, he loses the undoubled value (row 23)."""
    before = game.contracts[taker]
    return before.closed(-2 * before.level, "other", "lone_taker_dropped", game.step)


def took(answer: Chain) -> bool:
    """Whether the doubled side took before anything else: a beaver is a take."""
    return answer.turns > 0 or not answer.dropped


def is_lone_taker_double(game: Game, answers: Mapping[Player, Chain]) -> bool:
    """Whether the rule for a lone taker holds in this double of the box (rows 23, A12 to A14).

    It does once, for the first double of the box, when all contracts are centred and offered
    together, exactly one member takes and at least one other drops, and enough play.
    """
    return (
        game.box_doubles == 0
        and game.players_at_start >= game.ruleset.lone_taker_from
        and len(answers) == len(game.members) > 1
        and all(contract.is_centred for contract in game.contracts.values())
        and sum(took(answer) for answer in answers.values()) == 1
    )


def _check_one_cube(game: Game, answers: Mapping[Player, Chain]) -> None:
    """Members answer a double or a raccoon each for himself, the box a beaver or an otter for all:
    so those who did not drop by themselves must have come the same way."""
    for member in answers:
        if not game.contracts[member].is_open:
            raise ContractClosed(player=member)
    together = {a.word for a in answers.values() if not _dropped_alone(a)}
    reached = max((ANSWERS[word].turns for word in together), default=2)
    too_far = any(_dropped_alone(a) and a.turns > reached for a in answers.values())
    if len(together) > 1 or too_far:
        raise BadJson(reason="those who take one cube must take it at one level")


def _dropped_alone(answer: Chain) -> bool:
    return answer.dropped and answer.turns in _MEMBER_DROPS
