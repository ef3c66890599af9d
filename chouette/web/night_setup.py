"""The form that opens a table, filled with what the club usually does."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from datetime import date
from typing import Any
from uuid import UUID, uuid4, uuid5

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _

from chouette.models import Club
from chouette.permissions import Standing
from chouette.refusals import BadName
from chouette.rules.ruleset import PRESETS, Ruleset
from chouette.selectors import club_pages
from chouette.selectors.club_pages import LastNight
from chouette.selectors.clubs import club_today
from chouette.selectors.seasons import closed_season_on
from chouette.selectors.table_pages import players_of_club, rules_to_choose
from chouette.services.players import add_guest
from chouette.services.sessions import CommandOutcome, command_submit, session_open
from chouette.services.support import clean_name
from chouette.services.two_tables import TABLE_NAME_MAX
from chouette.templatetags.score import amount_text
from chouette.web.club_home import club_rights
from chouette.web.forms import offered_currencies
from chouette.web.people import People
from chouette.web.reasons import Refusal, refusal_sentence
from chouette.web.rule_words import differences
from chouette.web.rules_in_force import label_of
from chouette.web.table_forms import BadField, minor_of, prefixed, whole_of
from chouette.web.table_names import free_table_name
from clubsite.devices import device_of


@dataclass(frozen=True)
class NightForm:
    """What is typed, or what the form begins with; `levels` by player, `how` the order comes."""

    table: str
    players: tuple[str, ...]
    rules: str
    stake: str
    currency: str
    levels: dict[str, str]
    how: str
    command_id: str
    practice: bool = False

    @classmethod
    def of(cls, request: HttpRequest, club: Club, standing: Standing) -> NightForm:
        if request.method == "POST":
            return cls.typed(request)
        return cls.first(club, standing, same=request.GET.get("players") == "last")

    @classmethod
    def typed(cls, request: HttpRequest) -> NightForm:
        post = request.POST
        return cls(
            table=post.get("table", ""),
            players=tuple(post.getlist("players")),
            rules=post.get("rules", ""),
            stake=post.get("stake", ""),
            currency=post.get("currency", ""),
            levels=prefixed(post, "level-"),
            how=post.get("how", "throw"),
            command_id=post.get("command_id", ""),
            practice=post.get("practice") == "1",
        )

    @classmethod
    def first(cls, club: Club, standing: Standing, *, same: bool = False) -> NightForm:
        """The club's usual rules and stake (the last night's if it has none); nobody but the
        reader, if he played the last time.

        `same`: everybody who played then. Whoever sits at a table of tonight is left out.
        """
        today = club_today(club)
        seated = club_pages.seated_on(club, today)
        night = club_pages.last_night(club, today=today)
        played = night.players if night else ()
        last = [player for player in played if same or player.pk == standing.player_id]
        stake, currency = club_pages.usual_stake(club)
        return cls(
            table=free_table_name(club.pk, today),
            players=tuple(str(player.pk) for player in last if player.pk not in seated),
            rules=club.house_rules.slug if club.house_rules else "keith-many-cubes",
            stake=amount_text(stake, currency) if stake else "",
            currency=currency,
            levels={},
            how="throw",
            command_id=str(uuid4()),
        )


def add_typed_guest(request: HttpRequest, club: Club, form: NightForm) -> NightForm:
    """The form with a new guest among its players. Raises Refused."""
    name = request.POST.get("guest", "")
    guest = add_guest(club_id=club.pk, actor=request.user, name=name)
    return replace(form, players=(*form.players, str(guest.pk)))


def open_night(request: HttpRequest, club: Club, form: NightForm) -> str:
    """Open the table, throw for its order if asked to; the address to go on at.

    Sent twice it opens one table: the throw's id is derived from the opening's. Raises BadField,
    Refused, RuleViolation.
    """
    if len(form.players) < 2:
        raise BadField(_("Choose at least two players."))
    opened = _open(request, club, form)
    if form.how == "throw":
        command_submit(
            session_id=opened.session_id,
            command_id=uuid5(UUID(form.command_id), "throw"),
            expected_seq=opened.seq,
            actor=request.user,
            command={"kind": "draw_rotation"},
            device=device_of(request),
        )
        return reverse("table", args=[opened.session_id])
    return reverse("table_slip", args=[opened.session_id, "draw-dice"])


def _open(request: HttpRequest, club: Club, form: NightForm) -> CommandOutcome:
    # Practice asks for no stake: what stands in the field is the club's usual one.
    stake = 0 if form.practice else minor_of(form.stake, form.currency)
    try:
        clean_name(form.table, limit=TABLE_NAME_MAX)
    except BadName as error:
        text = _("The name of the table is 1 to {limit} characters on one line.")
        raise BadField(text.format(limit=TABLE_NAME_MAX)) from error
    return session_open(
        club_id=club.pk,
        command_id=_command_id(form),
        actor=request.user,
        night_on=club_today(club),
        table=form.table,
        players=[_seat(player, form) for player in form.players],
        ruleset=form.rules,
        stake_minor=stake if form.currency else 0,
        currency=form.currency if stake else "",
        practice=form.practice,
        device=device_of(request),
    )


def _command_id(form: NightForm) -> UUID:
    try:
        return UUID(form.command_id)
    except ValueError:
        raise BadField(_("This form is out of date. Reload the page.")) from None


def _seat(player: str, form: NightForm) -> dict[str, Any]:
    return {"player": player, "level": whole_of(form.levels.get(player, "1"))}


def setup_context(
    club: Club, standing: Standing, form: NightForm, error: BadField | Refusal | None
) -> dict[str, Any]:
    """Everything the form shows: chips of players, sets of rules with their differences."""
    players = club_pages.active_players(club)
    today = club_today(club)
    seated = club_pages.seated_on(club, today)
    return {
        "club": club,
        "may": club_rights(standing),
        "form": form,
        "night_on": today,
        "last_night": _last_night(club, today, seated),
        "season_closed": closed_season_on(club.pk, today),
        "players": [
            {
                "player": player,
                "id": str(player.pk),
                "chosen": str(player.pk) in form.players,
                "sits_at": seated.get(player.pk, ""),
                "level": form.levels.get(str(player.pk), "1"),
            }
            for player in players
        ],
        **_shown_rules(_rule_sets(club, form.rules)),
        "currencies": offered_currencies(club.currency, form.currency),
        "problem": _sentence(error, club, form.currency) if error else "",
    }


def _last_night(club: Club, today: date, seated: Container[int]) -> LastNight | None:
    """The last night, while anybody who played then sits at no table of tonight."""
    night = club_pages.last_night(club, today=today)
    free = night is not None and any(player.pk not in seated for player in night.players)
    return night if free else None


def _shown_rules(sets: list[dict[str, Any]]) -> dict[str, Any]:
    """The club's usual rules first; presets and other sets folded, unless one of them is chosen."""
    ordered = sorted(sets, key=lambda found: not found["is_usual"])
    shown = sum(found["is_usual"] for found in ordered) or 1
    return {
        "rule_sets": ordered,
        "rules_shown": shown,
        "rules_folded": len(ordered) - shown,
        "rules_open": any(found["chosen"] for found in ordered[shown:]),
    }


def _rule_sets(club: Club, chosen: str) -> list[dict[str, Any]]:
    usual = Ruleset.from_json(club.house_rules.values) if club.house_rules else Ruleset()
    own = {r.slug: Ruleset.from_json(r.values) for r in club_pages.current_rules(club)}
    sets = []
    for slug, label in rules_to_choose(club.pk):
        rules = own.get(slug) or PRESETS[slug]
        is_usual = bool(club.house_rules and club.house_rules.slug == slug)
        sets.append(
            {
                "slug": slug,
                "label": label_of(label),
                "chosen": slug == chosen,
                "is_usual": is_usual,
                "levels": rules.level_agreement != "equal",
                "differences": () if is_usual else differences(rules, usual),
            }
        )
    return sets


def _sentence(error: BadField | Refusal, club: Club, currency: str) -> str:
    if isinstance(error, BadField):
        return str(error)
    return refusal_sentence(error, People.of(players_of_club(club.pk)), currency=currency)
