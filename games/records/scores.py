"""The score before each game of a file, and the rules that it is played by."""

from __future__ import annotations

from games.engine import InvalidPosition, Match, Outcome, Rules

from .deeds import Act, Written, WrittenGame
from .faults import AfterTheMatch, Fault, ScoreDiffers
from .mat_head import BEAVERS


def rules_of(written: Written, *, jacoby: bool) -> Rules:
    """The rules that a file tells. In money play beavers are allowed if it says so, or has one;
    what does not hold in a match, or only there, is left as it usually is."""
    limit = written.cube_limit or Rules().cube_limit
    if written.length:
        return Rules(cube_limit=limit, crawford=written.crawford is not False)
    beavers = written.beavers
    if beavers is None:
        beavers = BEAVERS if _has_beaver(written) else 0
    return Rules(cube_limit=limit, jacoby=jacoby, beavers=beavers)


def _has_beaver(written: Written) -> bool:
    """Whether the cube is turned twice running."""
    return any(
        second.act is Act.DOUBLE and (second.animal or first.act is Act.DOUBLE)
        for game in written.games
        for first, second in zip(game.deeds, game.deeds[1:], strict=False)
    )


class Scores:
    """Goes from game to game of a match. What a game says of its score goes before what comes of
    the games before it, which may be missing."""

    def __init__(self, length: int, rules: Rules) -> None:
        self.length, self.rules = length, rules
        self.faults: list[Fault] = []
        self.counted: Match | None = None
        """The score after the last game; None where that is not known."""
        self.has_been_near = False
        """Whether a game was played in which a side was one point away."""
        self.begun = False

    def before(self, game: WrittenGame) -> Match | None:
        """The match before a game; None where there is none, as it is over or cannot be."""
        counted = self.counted or (None if self.begun else Match(self.length, rules=self.rules))
        scores = game.scores
        if scores is None:
            scores = counted.scores if counted else (0, 0)
        elif self.begun and counted and scores != counted.scores:
            told = "{}-{}".format(*scores), "{}-{}".format(*counted.scores)
            self._fault(game, ScoreDiffers(written=told[0], counted=told[1]))
        self.begun = True
        if self.length and max(scores) >= self.length:
            self._fault(game, AfterTheMatch())
            return None
        return self._match(game, scores)

    def after(self, match: Match, outcome: Outcome | None) -> None:
        """A game of the match was read."""
        self.counted = match.after(outcome) if outcome else None
        self.has_been_near |= max(match.scores) == match.length - 1

    def _match(self, game: WrittenGame, scores: tuple[int, int]) -> Match | None:
        crawford = game.crawford
        if crawford is None:
            crawford = self._is_first_near(game, scores)
        crawford = crawford and self.length > 1 and self.length - 1 in scores
        crawford = crawford and self.rules.crawford
        try:
            return Match(self.length, scores, is_crawford=crawford, rules=self.rules)
        except InvalidPosition as why:
            self.faults.append(Fault.of(game.line, why))
            return None

    def _is_first_near(self, game: WrittenGame, scores: tuple[int, int]) -> bool:
        """Whether this is the first game in which exactly one side is one point away, and therefore
        the Crawford game. Of a file that begins there a cube that is turned tells that it is
        not."""
        near = [score == self.length - 1 for score in scores]
        if self.has_been_near or near[0] == near[1]:
            return False
        return self.counted is not None or not any(d.act is Act.DOUBLE for d in game.deeds)

    def _fault(self, game: WrittenGame, why: ScoreDiffers | AfterTheMatch) -> None:
        self.faults.append(Fault.of(game.line, why))
