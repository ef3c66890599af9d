"""Slips: the small forms that rise over a table page, each with an address of its own.

A slip is built from the table page, what its name adds (whose cube, which result) and what was
typed before. The same builder serves the first showing, a refusal and a table that moved on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from django.utils.translation import gettext as _

from chouette.permissions import Action
from chouette.web import slips_game, slips_people, slips_quick, slips_table
from chouette.web.previews import Look
from chouette.web.reader import May
from chouette.web.sent import OF_A_GAME
from chouette.web.slip_parts import Build, OtherGame, Problem, SlipBody
from chouette.web.table_page import KINDS, SIDES, TablePage

Typed = Mapping[str, str]


@dataclass(frozen=True)
class Slip:
    """One form. `mode` is empty (hidden until its link is followed), `open` or `page`."""

    name: str
    title: str
    template: str
    body: Mapping[str, object]
    typed: Typed = field(default_factory=dict)
    mode: str = "open"
    problem: Problem | None = None
    look: Look | None = None

    @property
    def keeps_entry(self) -> bool:
        """Whether what was entered is in the form still, to be sent after another look."""
        return self.name not in ("gone", "refused", "undo")

    def asks_about_game(self, kind: str) -> OtherGame | None:
        """Set where a command of this kind was meant for another game than the one that is on."""
        other = self.problem.other_game if self.problem else None
        return other if kind in OF_A_GAME else None


BUILDERS: dict[str, Callable[[Build], SlipBody | None]] = {
    "double": slips_game.double,
    "result": slips_game.result,
    "cube": slips_game.cube,
    "answers": slips_game.answers,
    "extras": slips_game.extras,
    "quick": slips_quick.quick,
    "automatic": slips_game.automatic,
    "undo": slips_game.undo,
    "join": slips_people.join,
    "seats": slips_people.seats,
    "partner": slips_people.partner,
    "decline": slips_people.decline,
    "draw": slips_table.draw,
    "order": slips_table.order,
    "stake": slips_table.stake,
    "rules": slips_table.rules,
    "split": slips_table.split,
    "merge": slips_table.merge,
    "close": slips_table.close,
    "reopen": slips_table.reopen,
    "gone": slips_table.gone,
    "refused": slips_table.refused,
    "look": slips_game.look,
}


_OWN = {
    "answers": "answer",
    "cube": "name_proxy",
    "seats": "leave",
    "partner": "answer_partner",
}
"""Slips of a member who may act for himself, by a command he sends from them."""


def is_open_to(may: May, name: str) -> bool:
    """Whether the reader could send anything from the slip of this name."""
    kind = name.partition("-")[0]
    if kind in ("close", "reopen"):
        return may.close
    if may.correct or kind in ("gone", "refused", "look"):
        return True
    return _OWN.get(kind) in may.own


def action_behind(name: str, *, closed: bool) -> Action:
    """What somebody must be allowed to do of whom `is_open_to` says that he may not send it."""
    if name.partition("-")[0] in ("close", "reopen"):
        return Action.CLOSE_TABLE
    return Action.CORRECT_CLOSED if closed else Action.SCORE


def is_name(table: TablePage, name: str) -> bool:
    """Whether a slip is or was called so at this table, though there may be none of it now."""
    kind, _dash, argument = name.partition("-")
    if kind == "cube":
        return argument in table.state.levels
    if kind in ("double", "result"):
        return argument.partition("-")[0] in SIDES
    return kind in BUILDERS


def build_slip(
    table: TablePage,
    name: str,
    *,
    typed: Typed | None = None,
    mode: str = "open",
    problem: Problem | None = None,
    look: Look | None = None,
) -> Slip | None:
    """The slip of this name (`cube-7`, `result-box-single`, `join`), or None if there is none for
    this reader."""
    kind, _dash, argument = name.partition("-")
    builder = BUILDERS.get(kind) if is_open_to(table.may, name) else None
    body = builder(Build(table, argument, typed or {})) if builder else None
    if body is None:
        return None
    return Slip(
        name=name,
        title=body.title,
        template=f"chouette/slips/{body.template}.html",
        body=body.values,
        typed=typed or {},
        mode=mode,
        problem=problem,
        look=look,
    )


def embedded_slips(table: TablePage) -> Iterator[Slip]:
    """Those that must open with no round trip: both doubles and the six results."""
    if not table.can_score:
        return
    names = [f"double-{side}" for side in SIDES if table.can_double[side]]
    if not table.pending:
        names += [f"result-{side}-{kind}" for side in SIDES for kind in KINDS]
    for name in names:
        slip = build_slip(table, name, mode="")
        if slip:
            yield slip


def menu_of(table: TablePage) -> list[list[tuple[str, str]]]:
    """Groups of slips behind the three dots: name and label, only what makes sense now."""
    if not table.may.score:
        own = [("seats", _("Coming and going")), ("partner", _("Partner of the box"))]
        return [own] if table.may.own and not table.closed else []
    if table.closed:
        return [[("reopen", _("Open the night again"))]] if table.may.close else []
    state, rules = table.state, table.state.ruleset
    seated = len(state.seating.rotation.order)
    people = [("join", _("Somebody joins")), ("seats", _("Coming and going"))]
    if seated and (rules.partner_from or rules.partner_compulsory_from):
        people.append(("partner", _("Partner of the box")))
    if rules.decline_box and state.records:
        people.append(("decline", _("The box is declined")))
    fresh = state.game is None or not (state.game.actions or state.game.pending)
    game = [("quick", _("Quick score")), ("automatic", _("Automatic double"))]
    game = game if seated and fresh else []
    settings = [("order", _("Set the order"))] if seated else []
    settings += [("stake", _("Change the stake"))] if slips_table.has_stake(table) else []
    settings.append(("rules", _("Change the rules")))
    settings += [("split", _("Split the table"))] if seated >= slips_table.SPLIT_FROM else []
    settings.append(("merge", _("Merge tables")))
    closing = [("close", _("Close the night"))] if table.may.close else []
    return [group for group in (game, people, settings, closing) if group]
