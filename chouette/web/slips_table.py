"""Slips about the table itself: order, stake, rules, splitting, merging, closing."""

from __future__ import annotations

from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import gettext as _

from chouette.selectors.table_pages import own_slugs, rules_to_choose, tables_beside
from chouette.templatetags.score import amount_text
from chouette.web.people import Person
from chouette.web.rule_words import RuleRow, differences
from chouette.web.rules_in_force import known_rules, rules_of_night
from chouette.web.slip_parts import Build, PlaceRow, SlipBody
from chouette.web.table_names import free_table_name
from chouette.web.table_page import TablePage

SPLIT_FROM = 4
"""So many players make two tables."""


@dataclass(frozen=True)
class LevelRow:
    person: Person
    level: int


@dataclass(frozen=True)
class RulesRow:
    """A set of rules and what it does otherwise than the one in force; `newer` where that is a
    former version of it."""

    slug: str
    label: str
    chosen: bool
    in_force: bool
    newer: bool
    differences: tuple[RuleRow, ...]


@dataclass(frozen=True)
class SplitRow:
    person: Person
    goes: bool


def draw(build: Build) -> SlipBody | None:
    seating = build.table.state.seating
    if build.table.state.records:
        return None
    # `draw-dice`: for those who said that they throw themselves.
    by_hand = build.argument == "dice" or build.typed.get("how") == "dice"
    values = {"rows": _places(build, seating.everybody), "by_hand": by_hand}
    return SlipBody(_("Draw the order"), "draw", values)


def order(build: Build) -> SlipBody | None:
    rotation = build.table.state.seating.rotation
    if not rotation.order:
        return None
    partner = (rotation.partner,) if rotation.partner else ()
    rows = _places(build, (*rotation.order, *partner))
    return SlipBody(_("Set the order"), "order", {"rows": rows, "partner": rotation.partner})


def _places(build: Build, players: tuple[str, ...]) -> list[PlaceRow]:
    typed = build.typed
    return [
        PlaceRow(
            build.table.people[player],
            typed.get(f"place-{player}", str(place)),
            typed.get(f"dice-{player}", ""),
        )
        for place, player in enumerate(players, start=1)
    ]


def has_stake(table: TablePage) -> bool:
    """Whether there is a stake to change, or levels of players."""
    return not table.practice or table.state.ruleset.level_agreement != "equal"


def stake(build: Build) -> SlipBody | None:
    if not has_stake(build.table):
        return None
    state, people = build.table.state, build.table.people
    levels = [
        LevelRow(people[player], state.level_of(player)) for player in state.seating.everybody
    ]
    values = {
        "stake": build.typed.get("stake") or amount_text(state.stake_minor, state.currency),
        "rows": levels,
        "levels": state.ruleset.level_agreement != "equal",
    }
    return SlipBody(_("Change the stake"), "stake", values)


def rules(build: Build) -> SlipBody:
    """Every set that can be chosen, what it changes, and whose rules are in force.

    The argument is the set to begin with, else it is the one in force or what has become of it.
    """
    state = build.table.state
    known = known_rules(build.table.club_id)
    by_slug = {found.slug: found.rules for found in reversed(known)}
    now = next((k.slug for k in known if k.rules == state.ruleset), "")
    chosen = build.typed.get("rules") or (build.argument if build.argument in by_slug else now)
    choices = [
        RulesRow(
            slug=slug,
            label=_(label),
            chosen=slug == chosen,
            in_force=slug == now and by_slug[slug] == state.ruleset,
            newer=slug == now and by_slug[slug] != state.ruleset,
            differences=differences(by_slug[slug], state.ruleset),
        )
        for slug, label in rules_to_choose(build.table.club_id)
    ]
    values = {
        "choices": choices,
        "now": rules_of_night(state, known)[-1].label,
        "from": state.next_number + (state.game is not None),
        "change_one": _form_of(build, now),
    }
    return SlipBody(_("Change the rules"), "rules", values)


def _form_of(build: Build, slug: str) -> str:
    """Where single rules of this set are changed, for whoever may; it leads back to this slip."""
    if not slug or not build.table.may.rules:
        return ""
    here = f"table={build.table.session_id}"
    if slug in own_slugs(build.table.club_id):
        url = reverse("house_rules_one", args=[build.table.club_slug, slug])
        return f"{url}?change=1&{here}"
    return f"{reverse('house_rules_new', args=[build.table.club_slug])}?base={slug}&{here}"


def split(build: Build) -> SlipBody | None:
    rotation = build.table.state.seating.rotation
    if len(rotation.order) < SPLIT_FROM:
        return None
    last = rotation.order[len(rotation.order) - len(rotation.order) // 2 :]
    rows = [SplitRow(build.table.people[p], p in last) for p in build.table.state.seating.everybody]
    name = free_table_name(build.table.club_id, build.table.night_on)
    return SlipBody(_("Split the table"), "split", {"rows": rows, "table": name})


def merge(build: Build) -> SlipBody:
    tables = [
        {"value": row.table, "label": row.table} for row in tables_beside(build.table.session_id)
    ]
    return SlipBody(_("Merge tables"), "merge", {"tables": tables})


def close(build: Build) -> SlipBody:
    """The last question of a night; while a game is open, the ways out of that game."""
    if build.table.state.game is not None:
        title = _("Game {number} is open").format(number=build.table.game_number)
        return SlipBody(title, "close_open")
    text = (
        _("The practice ends at this table. The sheet is summed up; it can be reopened.")
        if build.table.practice
        else _(
            "The night ends at this table. The sheet is summed up and squared; it can be reopened."
        )
    )
    values = {"text": text, "kind": "close", "button": _("Close the night")}
    return SlipBody(_("Close the night"), "ask", values)


def reopen(build: Build) -> SlipBody:
    text = _("The table goes on where it stopped.")
    values = {"text": text, "kind": "reopen", "button": _("Open the night again")}
    return SlipBody(_("Open the night again"), "ask", values)


def gone(build: Build) -> SlipBody:
    return SlipBody(_("The table has moved on"), "gone")


def refused(build: Build) -> SlipBody:
    """For a form that was refused and has no slip of its own."""
    return SlipBody(_("That was not done"), "refused")
