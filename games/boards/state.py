"""A board as it stands."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Game, Match, Outcome, Phase, Side

OPENING, SEATS, MATCH_OVER = "opening", "seats", "match_over"
PHASES = {
    Phase.THROW: "throw",
    Phase.PLAY: "play",
    Phase.ANSWER_DOUBLE: "answer_double",
    Phase.ANSWER_RESIGNATION: "answer_resignation",
    Phase.OVER: "game_over",
}


@dataclass(frozen=True)
class BoardState:
    """The game that is played, and what was before it. Immutable: a deed gives a new one."""

    game: Game
    here: bool = True
    """Whether both sides are played on one device."""
    seated: bool = True
    """Whether both sides have somebody."""
    ended: tuple[Outcome, ...] = ()
    """How the games before this one ended."""

    @property
    def number(self) -> int:
        """Which game of the match this is, from 1."""
        return len(self.ended) + 1

    @property
    def match(self) -> Match:
        """The score as it is, with the present game once that has ended."""
        outcome = self.game.outcome
        return self.game.match.after(outcome) if outcome else self.game.match

    @property
    def winner(self) -> Side | None:
        """Who has won the match."""
        return self.match.winner

    @property
    def last_result(self) -> Outcome | None:
        """How the last game ended that has."""
        return self.game.outcome or (self.ended[-1] if self.ended else None)

    @property
    def phase(self) -> str:
        """What is to be done next: `seats`, `opening`, a phase of the game, or `match_over`."""
        if not self.seated:
            return SEATS
        if self.winner is not None:
            return MATCH_OVER
        position = self.game.position
        return OPENING if position is None else PHASES[position.phase]


def fresh(match: Match, *, here: bool) -> BoardState:
    """A board on which nothing was done yet."""
    return BoardState(Game.start(match), here=here, seated=here)
