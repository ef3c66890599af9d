"""Faults of a chouette game: one class a rule, whose docstring is the message."""

from __future__ import annotations

from typing import Self

from games.engine.explained import Explained


class Fault(Explained):
    """Something was wrong."""


class RuleViolation(Fault):
    """The rules of this table do not allow this."""

    code = "rule_violation"

    @property
    def field(self) -> str:
        """The dotted path of the field at fault, as its sender wrote it; empty where it is none."""
        return str(self.params.get("field", ""))

    @property
    def about_field(self) -> str:
        """What is wrong with the field."""
        return self.detail

    def within(self, name: str | int) -> Self:
        """The same fault, its field being one inside `name`."""
        path = f"{name}.{self.field}" if self.field else str(name)
        return type(self)(**{**self.params, "field": path})


class BadJson(RuleViolation):
    """Malformed input: {reason}."""

    code = "bad_json"

    @property
    def about_field(self) -> str:
        """The reason alone."""
        return str(self.params["reason"])


class UnknownRule(RuleViolation):
    """There is no such house rule, value or preset: {rule}."""

    code = "unknown_rule"


class UnknownOption(RuleViolation):
    """There is no such option: {option}."""

    code = "unknown_option"


class UnknownPlayer(RuleViolation):
    """{player} is not a member of the team in this game."""

    code = "unknown_player"


class DuplicatePlayer(RuleViolation):
    """{player} is named twice."""

    code = "duplicate_player"


class ContractClosed(RuleViolation):
    """{player} is out of this game: that contract is closed."""

    code = "contract_closed"


class CubeNotAvailable(RuleViolation):
    """This cube is not available now."""

    code = "cube_not_available"


class BeaverNotAllowed(RuleViolation):
    """{player} may not answer "{answer}": this table allows {allowed} turns after a double
    (1 beaver, 2 raccoon, 3 otter)."""

    code = "beaver_not_allowed"


class AnswersMissing(RuleViolation):
    """Every member still in must answer: {players} did not."""

    code = "answers_missing"


class GameOver(RuleViolation):
    """The game is over: nothing is open any more."""

    code = "game_over"


class UnfinishedGame(RuleViolation):
    """The game is not finished: {players} still in."""

    code = "unfinished_game"


class CubeLimit(RuleViolation):
    """A cube may not stand above {limit}: {player} would play for {level}."""

    code = "cube_limit"


class TooManyAutomaticDoubles(RuleViolation):
    """This table allows {allowed} automatic doubles a game, not {thrown}."""

    code = "too_many_automatic_doubles"


class NotHalfPoints(RuleViolation):
    """Agreed points are whole or half points, not {points}."""

    code = "not_half_points"


class UnbalancedPoints(RuleViolation):
    """The points do not add up to zero: they are {sum} out."""

    code = "unbalanced_points"


class BuyerNotCaptain(RuleViolation):
    """Only the captain may buy a dropped cube; {buyer} is not the captain now."""

    code = "buyer_not_captain"
