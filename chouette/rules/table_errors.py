"""Faults of a command to the table, beside those of a game in `errors`."""

from __future__ import annotations

from .errors import CubeLimit, RuleViolation


class TableNotOpen(RuleViolation):
    """This table has not been opened."""

    code = "table_not_open"


class TableAlreadyOpen(RuleViolation):
    """This table is open already."""

    code = "table_already_open"


class TableIsClosed(RuleViolation):
    """This table is closed. Reopen it to go on."""

    code = "table_closed"


class TableMergedAway(RuleViolation):
    """The players of this table went to table {table}; it cannot be reopened."""

    code = "table_merged_away"


class NothingChanged(RuleViolation):
    """That is so already: nothing was changed."""

    code = "nothing_changed"


class BadLevel(CubeLimit):
    """A stake level is 1 to {limit}, so {player} cannot play at {level}."""

    code = "cube_limit"


class GameOpen(RuleViolation):
    """Game {game} is still open. Enter its result or undo it first."""

    code = "game_open"


class NoGameOpen(RuleViolation):
    """No game is open."""

    code = "no_game_open"


class UnknownGame(RuleViolation):
    """There is no finished game {game} at this table."""

    code = "unknown_game"


class GameUnderWay(RuleViolation):
    """Game {game} is under way: equal opening dice come before anything else."""

    code = "game_under_way"


class QuickResultLate(RuleViolation):
    """Something was entered in this game already, so it is not scored at once: enter how it ended,
    or take back what was entered."""

    code = "quick_result_late"


class DoublePending(RuleViolation):
    """A double waits for the answer of {players}."""

    code = "double_pending"


class NoDoublePending(RuleViolation):
    """No double waits for an answer of {player}."""

    code = "no_double_pending"


class NothingToUndo(RuleViolation):
    """There is nothing to undo."""

    code = "nothing_to_undo"


class TooFewPlayers(RuleViolation):
    """A game needs at least two players at the table."""

    code = "too_few_players"


class TooManyPlayers(RuleViolation):
    """A table seats at most {limit} players."""

    code = "too_many_players"


class AlreadySeated(RuleViolation):
    """{player} is at this table already."""

    code = "already_seated"


class NotSeated(RuleViolation):
    """{player} does not sit at this table."""

    code = "not_seated"


class StillWaiting(RuleViolation):
    """{player} waits for a place and takes no break: he goes on waiting, or leaves."""

    code = "still_waiting"


class NotAway(RuleViolation):
    """{player} is not taking a break."""

    code = "not_away"


class AlreadyGoing(RuleViolation):
    """{player} leaves or sits out after this game already."""

    code = "already_going"


class OwnProxy(RuleViolation):
    """Nobody is his own proxy. Choose somebody else."""

    code = "own_proxy"


class RotationNotDrawn(RuleViolation):
    """The order is not drawn yet."""

    code = "rotation_not_drawn"


class RotationAlreadyDrawn(RuleViolation):
    """The order is drawn and games have been played; set another order with a reason instead."""

    code = "rotation_already_drawn"


class RollsTied(RuleViolation):
    """Dice are missing, or equal: {players} must throw again."""

    code = "rolls_tied"


class OrderIncomplete(RuleViolation):
    """The order must name everybody who plays once, and nobody else."""

    code = "order_incomplete"


class ReasonMissing(RuleViolation):
    """Say in a few words why the order is changed."""

    code = "reason_missing"


class ReasonTooLong(RuleViolation):
    """A reason has at most {limit} characters."""

    code = "reason_too_long"


class BadStake(RuleViolation):
    """A stake is a whole number of minor units from 0 to {limit}."""

    code = "bad_stake"


class BoxNotDeclinable(RuleViolation):
    """The box may be declined only by a captain who has just won it, where the house allows it."""

    code = "box_not_declinable"


class PartnerNotAllowed(RuleViolation):
    """By these house rules the box takes no partner among {players} players."""

    code = "partner_not_allowed"


class PartnerMissing(RuleViolation):
    """With {players} players the box must have a partner before the game."""

    code = "partner_missing"


class PartnerTaken(RuleViolation):
    """The box has a partner already: {player}."""

    code = "partner_taken"


class PartnerNotAsked(RuleViolation):
    """{player} has not been asked to be the box's partner."""

    code = "partner_not_asked"


class PartnerMayNotRefuse(RuleViolation):
    """By the house rule {player} must accept or leave the table."""

    code = "partner_may_not_refuse"


class PartnerByLot(RuleViolation):
    """Everybody who is asked has refused: draw the partner by lot."""

    code = "partner_by_lot"


class PartnerNotByLot(RuleViolation):
    """{player} is still to be asked before a partner is drawn by lot."""

    code = "partner_not_by_lot"


class NotDoubled(RuleViolation):
    """The {side} has nobody to double now."""

    code = "not_doubled"
