"""A list of balances from before, read and matched with the players of a club."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from chouette.models import Club, Player
from chouette.models.ledger import POINTS
from chouette.models.players import name_key
from chouette.near_names import NearNames
from chouette.opening_columns import Columns, PointsOnly, Sheet, check_columns, columns_of
from chouette.opening_file import LineFault, OpeningLine, lines_of, sheet_of

NEW, LEFT_OUT = "new", "out"
"""What may be chosen for a name beside the number of a player."""

Choice = int | str
"""A player's number, `new` or `out`; empty where nothing was chosen."""


@dataclass(frozen=True)
class Reading:
    """A text, read: its fields, which column holds what, the lines, and what is wrong with
    others. Money is in `currency`."""

    sheet: Sheet
    columns: Columns
    lines: tuple[OpeningLine, ...]
    faults: tuple[LineFault, ...]
    currency: str

    @property
    def units(self) -> list[str]:
        """Points, the currency, or both: what there is a column for."""
        places = ((POINTS, self.columns.points), (self.currency, self.columns.money))
        return [unit for unit, place in places if place is not None]

    @property
    def left_out(self) -> list[int]:
        """The columns with something in them of which nothing would be brought in."""
        return self.sheet.left_out(self.columns)


@dataclass(frozen=True)
class MatchedLine:
    """A line, and who is meant: `named` has this name, `guess` one like it, `chosen` is whom the
    sender means by it; `choice` is what he said."""

    line: OpeningLine
    named: Player | None
    guess: Player | None
    chosen: Player | None
    choice: Choice

    @property
    def player(self) -> Player | None:
        """Who is meant; None for somebody new, or left out."""
        return self.named or self.guess if self.choice == "" else self.chosen

    @property
    def is_guessed(self) -> bool:
        """Whether who is meant is only somebody with a name like it."""
        return self.guess is not None and self.player == self.guess

    @property
    def is_unsure(self) -> bool:
        """Whether it is a guess that nobody has confirmed."""
        return self.is_guessed and self.choice == ""

    @property
    def is_new(self) -> bool:
        """Whether it is somebody whom the club does not know."""
        return self.choice == NEW or (self.choice == "" and self.player is None)

    @property
    def is_left_out(self) -> bool:
        """Whether the sender wants nothing of it."""
        return self.choice == LEFT_OUT

    @property
    def player_id(self) -> int | None:
        """The number of whoever is meant, as it was chosen; None for somebody new."""
        if isinstance(self.choice, int):
            return self.choice
        return self.player.pk if self.player else None


def read_openings(club: Club, text: str, *, columns: Columns | None = None) -> Reading:
    """The lines of a text, in these columns or those that its heading names; money in the club's
    currency. Raises BadFile."""
    sheet = sheet_of(text)
    columns = columns or columns_of(sheet, club.currency)
    if columns.money is not None and not club.currency:
        raise PointsOnly
    check_columns(sheet, columns)
    lines, faults = lines_of(sheet, columns, currency=club.currency)
    return Reading(sheet, columns, lines, faults, club.currency)


def matched_lines(
    lines: Iterable[OpeningLine],
    known: Mapping[str, Player],
    choices: Mapping[str, Choice],
    *,
    guesses_most: int | None = None,
) -> list[MatchedLine]:
    """Who is meant by each line: `known` are the players by `name_key`, and so are the `choices`.

    Who was to be a new guest, and plays here under that name by now, is that player: the same list
    sent again means the same people. Only for the first `guesses_most` names that are nobody's
    somebody is guessed.
    """
    lines = list(lines)
    numbers = {player.pk: player for player in known.values()}
    guesses = _guesses(lines, known)
    found, unknown = [], 0
    for line in lines:
        key = name_key(line.name)
        named, choice = known.get(key), choices.get(key, "")
        if choice == NEW and named is not None and named.is_active:
            choice = ""
        unknown += named is None
        asked = guesses_most is None or unknown <= guesses_most
        guess = guesses.get(line.name) if asked else None
        chosen = numbers.get(choice) if isinstance(choice, int) else None
        found.append(MatchedLine(line, named, guess, chosen, choice))
    return found


def _guesses(lines: Iterable[OpeningLine], known: Mapping[str, Player]) -> dict[str, Player]:
    """Whom the names that are nobody's may mean: each player once, and nobody who is in the list
    by his own name."""
    keys = {name_key(line.name): line.name for line in lines}
    free = {player.name: player for key, player in known.items() if key not in keys}
    names, found = NearNames(free), {}
    for name in (name for key, name in keys.items() if key not in known):
        player = free.pop(names.nearest(name) or "", None)
        if player is not None:
            found[name] = player
    return found
