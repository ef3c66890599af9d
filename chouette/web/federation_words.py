"""What was done in a federation, in a sentence: its trail."""

from __future__ import annotations

from django.utils.translation import gettext as _

from chouette.selectors.federation_trail import FederationTrailEntry


def federation_sentence(entry: FederationTrailEntry) -> str:
    """What was done; a kind that has no words is told by its name."""
    text = _texts().get(entry.kind, entry.kind.replace("_", " "))
    name = str(entry.body.get("name", ""))[:80]
    return text.format(club=entry.club or "–", user=entry.user or "–", name=name)


def _texts() -> dict[str, str]:
    return {
        "found": _("The federation was founded: {name}."),
        "rename": _("The federation is called {name}."),
        "appoint": _("{user} became an officer."),
        "dismiss": _("{user} is no officer any more."),
        "end_office": _(
            "{user} belongs to no club of the federation now, and is no officer any more."
        ),
        "invite_club": _("A link for a club was made."),
        "revoke_club": _("A link for a club was taken back."),
        "join": _("{club} came in."),
        "leave": _("{club} left."),
        "remove_club": _("{club} was taken out."),
        "share_rules": _("Rules were shared, or changed."),
        "retire_rules": _("Rules are shared no more."),
    }
