"""Templates of the core, filled in the reader's language: refusals, reasons, warnings.

A template is English text with named gaps; gettext translates it, and player ids become names.
"""

from __future__ import annotations

from datetime import date

from django.utils.formats import date_format
from django.utils.translation import gettext, gettext_noop

from chouette.refusals import NotOfThisClub, Refused
from chouette.rules.errors import BadJson, RuleViolation
from chouette.rules.settlement import ContractResult, Reason, Warning
from chouette.rules.wording import Explained, Words, contract_text, explain, reason_text
from chouette.templatetags.score import money_text
from chouette.web.people import People

Refusal = RuleViolation | Refused
"""Both are a template and what fills it."""


def words_of(people: People) -> Words:
    """The reader's language and the club's names."""
    return Words(translate=gettext, name=people.name)


def explanation(settled: Explained, people: People) -> str:
    """Why a game came out as it did, in a few sentences."""
    return explain(settled, words_of(people), whole=True)


def contract_sentence(result: ContractResult, people: People) -> str:
    """How one contract ended and what it was worth."""
    text = contract_text(result, words_of(people))
    if not text.startswith(people.name(result.holder)):
        text = f"{text[:1].upper()}{text[1:]}"
    return f"{text}."


def reason_sentence(reason: Reason | Warning, people: People) -> str:
    """Why the seat went as it did, or what a house rule says about what was played."""
    return reason_text(reason, words_of(people))


def refusal_sentence(refusal: Refusal, people: People, *, currency: str = "") -> str:
    """Why something was not done; amounts of money as people write them."""
    named = {key: _named(key, value, people) for key, value in refusal.params.items()}
    if refusal.code in MONEY_REFUSALS:
        name, message = MONEY_REFUSALS[refusal.code]
        named[name] = money_text(int(str(refusal.params[name])), currency)
        return gettext(message).format_map(named)
    message = UNKNOWN_PLAYER if isinstance(refusal, NotOfThisClub) else refusal.message
    if isinstance(refusal, BadJson):
        message = FORM_REFUSALS.get(str(refusal.params["reason"]), UNKNOWN_FORM)
    sentence = gettext(message).format_map(named)
    # A name is written as it is, also where a sentence begins with it.
    unknown = sentence.startswith(gettext(UNKNOWN_ID))
    return sentence[:1].upper() + sentence[1:] if unknown else sentence


MONEY_REFUSALS = {
    "more_than_due": ("due", gettext_noop("Only {due} is still due here.")),
    "more_than_owed": (
        "amount",
        gettext_noop("That is more than the {amount} he owes him now. Book it all the same?"),
    ),
    "more_than_there": (
        "amount",
        gettext_noop("The club has {amount} in cash for this. Book it all the same?"),
    ),
    "bad_amount": ("limit", gettext_noop("An amount is more than 0 and at most {limit}.")),
    "bad_stake": ("limit", gettext_noop("A stake is 0 or more and at most {limit} a point.")),
}
"""Refusals with an amount in minor units: which parameter it is, and the sentence for people.

Programs get the core's own sentence, which speaks of minor units.
"""


UNKNOWN_PLAYER = gettext_noop("One of those who were chosen is no active player of this club.")
UNKNOWN_ID = gettext_noop("somebody unknown to this club")
UNKNOWN_FORM = gettext_noop("This form is not known. Reload the page.")
FORM_REFUSALS = {
    "those who take one cube must take it at one level": gettext_noop(
        "Those who take the one cube take it at one level: their answers must agree."
    ),
    "a quick score must be the only action of its game": gettext_noop(
        "Something was entered in this game: its score is no longer entered at once."
    ),
}
"""Faults of JSON that people can reach with a form of ours, by their reason.

Programs get the core's own sentence, which speaks of fields.
"""


_PLAYERS = frozenset({"player", "players", "buyer"})
"""Gaps of templates that are filled with numbers of players."""


def _named(key: str, value: object, people: People) -> object:
    if isinstance(value, date):
        return date_format(value)
    if not isinstance(value, str):
        return value
    if key in _PLAYERS and value.isdigit() and value not in people:
        return gettext(UNKNOWN_ID)
    return ", ".join(people.name(p) if p in people else p for p in value.split(", "))
