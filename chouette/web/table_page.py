"""Everything a table page shows, computed from the state: pure, so that a test needs no request."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cached_property

from django.urls import reverse

from chouette.rules import commands as cmd
from chouette.rules.actions import GameWon, Kind, Side
from chouette.rules.contracts import Game
from chouette.rules.decide import decide
from chouette.rules.errors import RuleViolation
from chouette.rules.evolve import fold
from chouette.rules.state import ChouetteState
from chouette.selectors.elsewhere import Night
from chouette.web.captains import captain_sentence
from chouette.web.left import LeftRow, left_rows
from chouette.web.offers import OfferSheet, offer_sheet
from chouette.web.paper import Paper, paper_of
from chouette.web.people import People, Person
from chouette.web.previews import preview
from chouette.web.reader import Keeping, LogLine, May, TableLink
from chouette.web.reasons import contract_sentence, reason_sentence, refusal_sentence
from chouette.web.seats import IdleRow, SeatRow, away_rows, seat_rows, waiting_rows
from chouette.web.stakes import StakePart, stakes_of_night
from chouette.web.steps import step_words
from chouette.web.table_rows import LastGame, ResultButton, WinRow, result_button, win_label
from chouette.web.told import told

KINDS: tuple[Kind, ...] = ("single", "gammon", "backgammon")
SIDES: tuple[Side, ...] = ("box", "team")
GAMES_SHOWN = 8
BINDING = frozenset({cmd.SplitTable.kind, cmd.MergeTable.kind})


class TablePage:
    """A table as one reader sees it."""

    def __init__(
        self,
        *,
        session_id: int,
        club_id: int,
        club_name: str,
        club_slug: str,
        state: ChouetteState,
        people: People,
        may: May,
        log: Sequence[LogLine] = (),
        undo: LogLine | None = None,
        night: Night | None = None,
        rules_name: str = "",
        split_off: Sequence[TableLink] = (),
        split_from: bool = False,
        went_to: TableLink | None = None,
        practice: bool = False,
        keeping: Keeping | None = None,
    ) -> None:
        self.session_id, self.club_id = session_id, club_id
        self.state, self.people, self.may = state, people, may
        self.club_name, self.club_slug = club_name, club_slug
        self.log, self.undo_line = log, undo
        self.night = night or Night.alone(state)
        self.rules_name, self.practice = rules_name, practice
        self.split_off, self.split_from, self.went_to = split_off, split_from, went_to
        self.keeping = keeping or Keeping()

    # --- what stands in the head of the page ---

    @property
    def name(self) -> str:
        return self.state.table

    @property
    def night_on(self) -> date:
        return date.fromisoformat(self.state.night_on)

    @property
    def seq(self) -> int:
        return self.state.seq

    @property
    def closed(self) -> bool:
        return self.state.status == "closed"

    @property
    def currency(self) -> str:
        return self.state.currency

    @property
    def stake_minor(self) -> int:
        return self.state.game.stake_minor if self.state.game else self.state.stake_minor

    @property
    def stakes(self) -> list[StakePart]:
        return stakes_of_night(self.state)

    @property
    def game_number(self) -> int:
        return self.state.next_number

    @property
    def from_game(self) -> int:
        """The game that a change of stake or rules counts from."""
        return self.state.next_number + (self.state.game is not None)

    @property
    def auto_doubles(self) -> int:
        return self.state.game.auto_doubles if self.state.game else 0

    @property
    def undo_words(self) -> str:
        return step_words(self.undo_line) if self.undo_line else ""

    @property
    def bound(self) -> bool:
        """Whether the last thing bound two tables, which is why nothing can be undone."""
        live = next((line for line in self.log if not line.voided), None)
        return self.undo_line is None and live is not None and live.kind in BINDING

    # --- the game that is open, or as it would begin ---

    @cached_property
    def _start(self) -> tuple[ChouetteState, str]:
        if self.state.game or self.state.status != "open":
            return self.state, ""
        try:
            return fold(decide(self.state, cmd.StartGame()), self.state), ""
        except RuleViolation as error:
            return self.state, refusal_sentence(error, self.people)

    @property
    def playing(self) -> ChouetteState:
        """The state with a game open, where one is or can begin."""
        return self._start[0]

    @property
    def hindrance(self) -> str:
        """Why no game can begin, in a sentence."""
        return self._start[1]

    @property
    def game(self) -> Game | None:
        game = self.playing.game
        return game.position if game else None

    @property
    def guest(self) -> Person | None:
        """Whose phone this is, where it is a guest's own."""
        return self.people[self.may.phone] if self.may.phone else None

    @property
    def can_score(self) -> bool:
        return self.may.score and self.game is not None and not self.closed

    @property
    def own_offers(self) -> tuple[OfferSheet, ...]:
        """The doubles that a member who does not score may offer from his own phone."""
        game, me = self.game, self.may.player
        if self.can_score or game is None or not me or self.pending:
            return ()
        if me == game.box:
            return tuple(offer for offer in self.offers if offer.side == "box")
        offers = (offer for offer in self.offers if offer.side == "team")
        return tuple(offers) if me in game.may_double("team") else ()

    @property
    def partner_asked(self) -> Person | None:
        """Who is asked to be the box's partner, where the reader may answer for him."""
        asked = self.state.partner_asked
        return self.people[asked] if asked and self.may.act_for(asked, self.state) else None

    @property
    def extra_takers(self) -> tuple[str, ...]:
        """Who may be given an extra now where the house plays with extras; for whoever scores."""
        game = self.game
        if game is None or not self.can_score:
            return ()
        known = game.ruleset.voluntary_extras or game.ruleset.lone_taker == "extras"
        return tuple(m for m in game.members if known and game.extra_givers(m))

    @property
    def extra_names(self) -> str:
        return self.people.names(self.extra_takers)

    @property
    def can_draw(self) -> bool:
        seating = self.state.seating
        drawn = bool(seating.line)
        return self.may.score and not self.closed and not drawn and len(seating.waiting) > 1

    @property
    def draw_slip(self) -> str:
        """A night begins with dice already thrown, unless its people said that they throw."""
        thrown = any(line.kind == "draw_rotation" for line in self.log)
        return "draw" if self.split_from or thrown else "draw-dice"

    # --- seats ---

    @cached_property
    def seats(self) -> tuple[SeatRow, ...]:
        return seat_rows(self.state, self.game, self.people, self.night, self.may)

    @property
    def one_cube(self) -> bool:
        """Whether the members share one cube that the pages show once."""
        game = self.game
        return game is not None and game.ruleset.cubes == "single" and len(game.members) > 1

    @property
    def waiting(self) -> tuple[IdleRow, ...]:
        return waiting_rows(self.state, self.people, self.night)

    @property
    def away(self) -> tuple[IdleRow, ...]:
        return away_rows(self.state, self.people, self.night)

    @property
    def left(self) -> tuple[LeftRow, ...]:
        return left_rows(self.state, self.people, self.night)

    @property
    def sum(self) -> int:
        return sum(self.night.points.values())

    # --- what can be tapped ---

    @cached_property
    def offers(self) -> tuple[OfferSheet, ...]:
        if self.game is None or self.pending:
            return ()
        found = (offer_sheet(self.game, side, self.people) for side in SIDES)
        return tuple(offer for offer in found if offer)

    @property
    def can_double(self) -> dict[str, bool]:
        sides = {offer.side for offer in self.offers}
        return {side: side in sides for side in SIDES}

    @cached_property
    def wins(self) -> tuple[WinRow, ...]:
        return tuple(
            WinRow(side, win_label(side), tuple(self._result(side, kind) for kind in KINDS))
            for side in SIDES
        )

    def _result(self, winner: Side, kind: Kind) -> ResultButton:
        led_to = preview(self.state, cmd.Play(GameWon(winner, kind)), self.people)
        return result_button(self.game_number, winner, kind, led_to)

    @property
    def pending(self) -> str:
        """Whose answers a double waits for; empty where none waits."""
        pending = self.state.game.pending if self.state.game else None
        if pending is None or self.state.game is None:
            return ""
        if pending.side == "team":
            return self.people.name(self.state.game.order[0])
        return self.people.names(m for m in pending.members if m not in pending.answers)

    # --- what happened ---

    @cached_property
    def last(self) -> LastGame | None:
        if not self.state.records:
            return None
        record = self.state.records[-1]
        lines = [contract_sentence(contract, self.people) for contract in record.contracts]
        lines += [reason_sentence(warning, self.people) for warning in record.warnings]
        return LastGame(record.number, told(record, self.people), tuple(lines))

    @property
    def captain_moved(self) -> str:
        """Who moves for the team in the open game since its captain is out of it."""
        return captain_sentence(self.game, self.people) if self.game else ""

    @property
    def drawn(self) -> str:
        """How the order came about, until the first game is over."""
        lines = [line for line in self.log if line.kind == "draw_rotation" and not line.voided]
        return lines[0].sentence if lines and not self.state.records else ""

    @cached_property
    def paper(self) -> Paper:
        return paper_of(self.state, self.people, night=self.night, last=GAMES_SHOWN)

    # --- where things are ---

    @cached_property
    def urls(self) -> dict[str, str]:
        names = ("table", "live", "commands", "sheet", "log", "squaring")
        found = {
            name: reverse("table" if name == "table" else f"table_{name}", args=[self.session_id])
            for name in names
        }
        return {**found, "club": reverse("club", args=[self.club_slug])}
