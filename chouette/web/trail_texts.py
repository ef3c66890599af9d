"""The texts of what was asked of a club, by kind: its gaps are filled where they can be."""

from __future__ import annotations

from django.utils.translation import gettext as _

Texts = dict[str, tuple[str, ...]]


def club_texts() -> Texts:
    """In the reader's language: what says most comes first, what can always be said last."""
    return {
        **_of_the_club(),
        **_of_people(),
        **_of_ways_in(),
        **_of_tables(),
        **_of_seasons(),
        **_of_money(),
    }


def _of_the_club() -> Texts:
    return {
        "create_club": (_("The club was founded."),),
        "change_club": (
            _("The club’s settings were changed: {changes}."),
            _("The club’s settings were changed."),
        ),
        "erase_club": (_("The club was erased."),),
        "save_rules": (
            _("House rules were saved: {rules}, version {version}."),
            _("House rules were saved."),
        ),
        "choose_rules": (
            _("The usual house rules are {rules} now."),
            _("Other house rules are the usual ones."),
        ),
        "retire_rules": (
            _("House rules are offered no more: {rules}."),
            _("House rules are offered no more."),
        ),
        "take_over_rules": (
            _("Rules of the federation were taken over: {rules}."),
            _("Rules of the federation were taken over."),
        ),
        "join_federation": (
            _("The club joined a federation: {federation}."),
            _("The club joined a federation."),
        ),
        "leave_federation": (
            _("The club left its federation: {federation}."),
            _("The club left its federation."),
        ),
        "leave_by_federation": (
            _("The federation took the club out: {federation}."),
            _("The federation took the club out."),
        ),
    }


def _of_people() -> Texts:
    return {
        "add_guest": (_("{player} was written down as a guest."),),
        "change_player": (
            _("{renamed} was renamed, and {stopped} no longer plays."),
            _("{renamed} was renamed."),
            _("{stopped} no longer plays."),
            _("{returned} plays again."),
            _("{player} was renamed, or plays again or no longer."),
        ),
        "merge": (_("{two} is {into} from now on."), _("Two entries of {into} were made one.")),
        "unmerge": (_("{player} is himself again, and not {from}."),),
        "erase_player": (_("{player} was erased."),),
        "take_data": (_("What the club keeps about {player} was taken along."),),
        "add_member": (_("{player} became a member, with the role {role}."),),
        "set_role": (
            _("{player} has the role {role} now, and had the role {was}."),
            _("{player} got the role {role}."),
            _("A member got the role {role}."),
        ),
        "remove_member": (_("{player} is no member any more."),),
        "end_keys": (_("Invitations, keys and codes that {player} had made were ended: {count}."),),
    }


def _of_ways_in() -> Texts:
    return {
        "invite": (
            _("{player} was invited, with the role {role}."),
            _("Somebody new was invited, with the role {role}."),
        ),
        "revoke_invitation": (
            _("The invitation of {player} was taken back."),
            _("An invitation was taken back."),
        ),
        "accept_invitation": (_("{player} followed an invitation, with the role {role}."),),
        "make_password_link": (_("{player} got a link to a new password."),),
        "use_password_link": (_("{player} chose a new password by a link."),),
        "make_token": (
            _("A key was made for {device}, with the role {role}."),
            _("A key was made, with the role {role}."),
        ),
        "revoke_token": (_("The key of {device} was revoked."), _("A key was revoked.")),
    }


def _of_tables() -> Texts:
    return {
        "make_join_code": (
            _("A code was made by which guests join a table ({at})."),
            _("A code was made by which guests join a table."),
        ),
        "withdraw_join_code": (
            _("A code by which guests join a table ({at}) was withdrawn."),
            _("A code by which guests join a table was withdrawn."),
        ),
        "give_guest_pass": (
            _("{player} joined a table ({at}) with his own phone."),
            _("{player} joined with his own phone."),
        ),
        "revoke_guest_pass": (
            _("The phone of {player} was taken away from a table ({at})."),
            _("A guest’s phone was taken away from a table."),
        ),
        "hand_over": (
            _("{keeper} keeps the score of a table ({at}) now, and {keeper_before} no longer."),
            _("{keeper} keeps the score of a table ({at}) now."),
            _("Who keeps the score of a table changed."),
        ),
    }


def _of_seasons() -> Texts:
    return {
        "begin_season": (_("A season was begun: {season}."), _("A season was begun.")),
        "change_season": (_("A season was changed: {season}."), _("A season was changed.")),
        "close_season": (_("A season was closed: {season}."), _("A season was closed.")),
        "reopen_season": (
            _("A season was opened again: {season}."),
            _("A season was opened again."),
        ),
    }


def _of_money() -> Texts:
    return {
        "payment": (
            _("{paid_by} paid {paid_to} {amount}."),
            _("A payment of {amount} was noted."),
        ),
        "pay_leg": (
            _("{giver} paid {getter} {sum}, as the plan says."),
            _("A payment of the plan was noted."),
        ),
        "reverse_entry": (
            _("An entry was taken back: {sum}, between {getter} and {giver}."),
            _("An entry was taken back."),
        ),
        "fee": (_("{player} was charged {amount}."),),
        "table_fee": (_("The table fee of {night_on} was charged."),),
        "take_back_fee": (_("The table fee of {night_on} was taken back."),),
        "contribution": (_("{player} gives {amount} to the kitty."),),
        "expense": (_("{player} gets {amount} from the kitty."),),
        "opening": (_("A balance from before was brought in for {player}."),),
        "import_openings": (_("Balances from before were brought in."),),
    }
