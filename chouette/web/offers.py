"""The sheets of a double: a row for everybody who answers, every answer the house rules know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from uuid import uuid4

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from chouette.rules.actions import Double, Side
from chouette.rules.contracts import Game
from chouette.rules.cubes import Contract
from chouette.rules.errors import RuleViolation
from chouette.rules.game import play
from chouette.web.people import People
from chouette.web.sentences import answer_words

NOT_DOUBLED = ""


@dataclass(frozen=True)
class Choice:
    value: str
    label: str


@dataclass(frozen=True)
class AnswerRow:
    """One answer to give. `chains` are the answers that begin with a beaver and go on."""

    field: str
    name: str
    level: int
    choices: tuple[Choice, ...]
    chains: tuple[Choice, ...]
    chosen: str

    @property
    def doubled(self) -> int:
        return 2 * self.level


@dataclass(frozen=True)
class OfferSheet:
    """A double of one side; `help` says in a line who answers.

    `ends` is `all` where the game ends once everybody drops, `lone` where it ends as well when all
    but one do, and empty where it goes on whatever they answer.
    """

    side: str
    title: str
    help: str
    rows: tuple[AnswerRow, ...]
    command_id: str
    ends: str = ""


def answer_choices(beavers: int) -> tuple[Choice, ...]:
    words = ("take", "drop", "beaver") if beavers else ("take", "drop")
    return tuple(Choice(word, answer_words(word)) for word in words)


def chain_choices(beavers: int) -> tuple[Choice, ...]:
    """Beaver alone, then what may follow it: refused, or turned again as often as allowed."""
    turns = ("beaver", "raccoon", "otter")[:beavers]
    chains = []
    for count in range(1, len(turns) + 1):
        chain = "/".join(turns[:count])
        chains += [chain, f"{chain}/drop"]
    return tuple(
        Choice(chain, answer_words(chain) if chain != "beaver" else _("it stays with the beaver"))
        for chain in chains
    )


def offer_sheet(
    game: Game, side: str, people: People, typed: Mapping[str, str] | None = None
) -> OfferSheet | None:
    """The sheet for a double by `side`, everybody on take; None if it may double nobody now.

    `typed` are answers by field as they were sent, kept when the sheet is shown again.
    """
    members = game.may_double("box" if side == "box" else "team")
    if not members:
        return None
    single = game.ruleset.cubes == "single"
    typed = typed or {}
    if single and side == "team":
        contract = game.contracts[members[0]]
        row = answer_row(contract, "answer", people.name(game.box), game, typed=typed)
        rows: tuple[AnswerRow, ...] = (row,)
    else:
        rows = tuple(
            answer_row(
                game.contracts[m],
                f"answer-{m}",
                people.name(m),
                game,
                typed=typed,
                leave_out=not single or game.ruleset.bought_cubes,
            )
            for m in members
        )
    title = _("Box doubles") if side == "box" else _("Team doubles")
    return OfferSheet(
        side=side,
        title=title,
        help=_help(side, single=single, game=game, people=people),
        rows=rows,
        command_id=str(uuid4()),
        ends=_ends(game, "box" if side == "box" else "team", members),
    )


def _ends(game: Game, side: Side, members: Sequence[str]) -> str:
    if game.ruleset.cubes == "single" and side == "team":
        return "all" if ends_the_game(game, Double(side, answer="drop")) else ""
    drops = dict.fromkeys(members, "drop")
    if not ends_the_game(game, Double(side, drops)):
        return ""
    but_one = Double(side, {**drops, members[0]: "take"})
    return "lone" if len(members) > 1 and ends_the_game(game, but_one) else "all"


def ends_the_game(game: Game, double: Double) -> bool:
    """Whether nothing is open after these answers, so that a result is shown before the end."""
    try:
        return play(game, double).is_over
    except RuleViolation:
        return False


def _help(side: str, *, single: bool, game: Game, people: People) -> str:
    if side == "box" and single and not game.ruleset.bought_cubes:
        return _("What each member answers.")
    if side == "box":
        return _("What each member answers; “skip” is a cube that is not doubled.")
    if single:
        return _("What {box} answers.").format(box=people.name(game.box))
    text = _("What {box} answers to each who doubles; “skip” is who does not.")
    return text.format(box=people.name(game.box))


def answer_row(
    contract: Contract,
    field: str,
    name: str,
    game: Game,
    *,
    typed: Mapping[str, str] | None = None,
    leave_out: bool = False,
) -> AnswerRow:
    """The row of one answer; `leave_out` adds the choice that this contract is not doubled."""
    beavers = game.ruleset.beavers
    left_out = (Choice(NOT_DOUBLED, pgettext("left out of a double", "skip")),) if leave_out else ()
    return AnswerRow(
        field=field,
        name=name,
        level=contract.level,
        choices=left_out + answer_choices(beavers),
        chains=chain_choices(beavers)[1:],
        chosen=(typed or {}).get(field, "take"),
    )
