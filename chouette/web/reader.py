"""What one reader of a table may do there, and what the log tells him."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from chouette.rules.state import ChouetteState


@dataclass(frozen=True)
class LogLine:
    """One command as the log tells it."""

    sentence: str
    who: str
    at: datetime
    first_seq: int = 0
    last_seq: int = 0
    voided: bool = False
    game: int | None = None
    kind: str = ""


@dataclass(frozen=True)
class Keeping:
    """Who was given the table to score: his `name`, empty for nobody, whether it is the reader
    (`mine`), and whether he is at it just now (`busy`). `lost`: whoever was given it may not keep
    it any more. `mark` changes with him."""

    name: str = ""
    mine: bool = False
    busy: bool = False
    lost: bool = False
    mark: str = ""


@dataclass(frozen=True)
class TableLink:
    """Another table of the night that people of this one went to."""

    name: str
    session_id: int


@dataclass(frozen=True)
class May:
    """What the reader may do at this table; `own` kinds only for himself, as `player`.

    Without `money` he sees points and levels, but no stake, no currency and no amount. `codes`: he
    may let guests in by a code. `phone`: the guest whose own phone it is, who may not see pages of
    the `club`. `mark` is his standing's, which his polls bring along, and `sender` whose his taps
    are.
    """

    score: bool = False
    money: bool = False
    close: bool = False
    correct: bool = False
    rules: bool = False
    own: frozenset[str] = frozenset()
    player: str = ""
    codes: bool = False
    phone: str = ""
    club: bool = True
    mark: str = ""
    sender: str = ""

    def act_for(self, player: str, state: ChouetteState) -> bool:
        """Whether the reader may decide for this player: a scorer, himself, or his proxy."""
        return self.score or (
            bool(self.player) and self.player in (player, state.proxies.get(player))
        )
