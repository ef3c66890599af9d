"""What was asked of a club, in a sentence: the part of its trail that is no table's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _

from chouette.models import Role
from chouette.templatetags.score import money_text
from chouette.web.people import People


def club_sentence(kind: str, body: Mapping[str, Any], people: People) -> str:
    """What a command of the club did; a kind that has no words is told by its name."""
    text = _texts().get(kind, kind.replace("_", " "))
    return text.format_map(_Told(body, people))


class _Told(dict[str, str]):
    """The parts of a sentence from a body that may lack any of them: older ones said less."""

    def __init__(self, body: Mapping[str, Any], people: People) -> None:
        self.body, self.people = body, people
        super().__init__()

    def __missing__(self, name: str) -> str:
        value = self.body.get(name)
        if name == "amount":
            minor, currency = self.body.get("amount_minor"), self.body.get("currency", "")
            value = money_text(minor, currency) if type(minor) is int and currency else None
        if value is None:
            return "–"
        if name in _PLAYERS:
            return self.people.name(str(value))
        if name == "role":
            return str(Role(value).label) if value in Role.values else str(value)
        return str(value)[:80]


_PLAYERS = frozenset(("player", "into", "from", "paid_by", "paid_to"))


def _texts() -> dict[str, str]:
    return {
        "create_club": _("The club was founded."),
        "change_club": _("The club’s settings were changed."),
        "erase_club": _("The club was erased."),
        "add_guest": _("{player} was written down as a guest."),
        "change_player": _("{player} was renamed, or plays again or no longer."),
        "merge": _("{player} is {into} from now on."),
        "unmerge": _("{player} is himself again, and not {from}."),
        "erase_player": _("{player} was erased."),
        "invite": _("An invitation was made, for the role {role}."),
        "end_keys": _("Invitations, keys and codes that {player} had made were ended: {count}."),
        "revoke_invitation": _("An invitation was taken back."),
        "add_member": _("{player} became a member, with the role {role}."),
        "accept_invitation": _("{player} followed an invitation, with the role {role}."),
        "set_role": _("A member got the role {role}."),
        "remove_member": _("{player} is no member any more."),
        "make_password_link": _("{player} got a link to a new password."),
        "use_password_link": _("{player} chose a new password by a link."),
        "take_data": _("What the club keeps about {player} was taken along."),
        "make_token": _("A token was made, for the role {role}."),
        "revoke_token": _("A token was revoked."),
        "make_join_code": _("A code was made by which guests join a table."),
        "withdraw_join_code": _("A code by which guests join a table was withdrawn."),
        "give_guest_pass": _("{player} joined with his own phone."),
        "revoke_guest_pass": _("A guest’s phone was taken away from a table."),
        "hand_over": _("Who keeps the score of a table changed."),
        "save_rules": _("House rules were saved."),
        "choose_rules": _("Other house rules are the usual ones."),
        "retire_rules": _("House rules are offered no more."),
        "take_over_rules": _("Rules of the federation were taken over."),
        "begin_season": _("A season was begun."),
        "change_season": _("A season was changed."),
        "close_season": _("A season was closed."),
        "reopen_season": _("A season was opened again."),
        "payment": _("A payment of {amount} was noted."),
        "pay_leg": _("A payment of the plan was noted."),
        "reverse_entry": _("An entry was taken back."),
        "fee": _("{player} was charged {amount}."),
        "table_fee": _("The table fee of {night_on} was charged."),
        "take_back_fee": _("The table fee of {night_on} was taken back."),
        "contribution": _("{player} gives {amount} to the kitty."),
        "expense": _("{player} gets {amount} from the kitty."),
        "opening": _("A balance from before was brought in for {player}."),
        "import_openings": _("Balances from before were brought in."),
        "join_federation": _("The club joined a federation."),
        "leave_federation": _("The club left its federation."),
        "leave_by_federation": _("The federation took the club out."),
    }
