"""Somebody pays more than is owed: a question with the names, in the reader's language."""

from __future__ import annotations

from django.utils.translation import gettext as _

from chouette.refusals import MoreThanOwed
from chouette.templatetags.score import money_text
from chouette.web.table_forms import number_of


def owed_question(error: MoreThanOwed, payer: str, payee: str, currency: str) -> str:
    """How much `payer` owes `payee`, and whether to book more all the same; `payer` is empty where
    it is the club that pays."""
    amount = int(str(error.params["amount"]))
    if payer:
        text = (
            _("{payer} owes {payee} only {amount} now. Book it all the same?")
            if amount
            else _("{payer} owes {payee} nothing now. Book it all the same?")
        )
    else:
        text = (
            _("The club owes {payee} only {amount} of this now. Book it all the same?")
            if amount
            else _("The club owes {payee} nothing of this now. Book it all the same?")
        )
    return text.format(payer=payer, payee=payee, amount=money_text(amount, currency))


def confirmed(text: str) -> int | None:
    """The amount, in minor units, that the sender was asked about; None if he was not."""
    try:
        return -number_of(text[1:]) if text.startswith("-") else number_of(text)
    except ValueError:
        return None
