"""What was tapped on a table page, as a command of the core.

Each function reads the fields of one form. Whatever the core must judge (who may double, who sits
here) is left to it; here only words become values; a value that is none gets one sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from decimal import Decimal
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _

from chouette.currencies import places_of
from chouette.rules import actions as act
from chouette.rules import commands as cmd
from chouette.rules.parsing import POINTS_LIMIT, parse_action
from chouette.rules.rotation import THROWS_MOST

FormFields = QueryDict


class BadField(Exception):
    """A field of a form holds what it cannot hold; the text is the sentence for its reader.

    `field` is the name of the field, where the sentence is shown beside it.
    """

    def __init__(self, sentence: str, field: str = "") -> None:
        self.field = field
        super().__init__(sentence)


def command_of(post: FormFields, *, currency: str = "") -> cmd.Command:
    """The command that a form stands for. Raises BadField, and BadJson for words that are none."""
    kind = post.get("kind", "")
    if kind in _STAKES:
        return _STAKES[kind](post, currency)
    if kind not in _FORMS:
        raise BadField(_("This form is not known. Reload the page."))
    return _FORMS[kind](post)


@contextmanager
def beside(field: str) -> Iterator[None]:
    """Around the reading of one field: what is wrong with it is told beside it."""
    try:
        yield
    except BadField as wrong:
        raise BadField(str(wrong), field) from None


def prefixed(post: FormFields, prefix: str) -> dict[str, str]:
    """Filled fields called `prefix` + something, by the something."""
    return prefixed_words({name: post.get(name, "") for name in post}, prefix)


def prefixed_words(typed: Mapping[str, str], prefix: str) -> dict[str, str]:
    """As `prefixed`, of what was typed before."""
    found = {k.removeprefix(prefix): v.strip() for k, v in typed.items() if k.startswith(prefix)}
    return {key: value for key, value in found.items() if value}


def points_of(text: str) -> act.Halves:
    """`1.5` or `1,5` as half-points. Raises BadField."""
    points = _decimal(text)
    if points is not None and points % _HALF == 0 and abs(points) <= POINTS_LIMIT:
        return int(points * 2)
    if points is not None and _places_of(points) > 1:
        told = _("“{written}” has too many decimals: points are whole or half, like 3 or 1.5.")
        raise BadField(told.format(written=text.strip()))
    raise BadField(_("Points are whole or half numbers, like 3 or 1.5."))


def whole_of(text: str) -> int:
    """Raises BadField."""
    number = _decimal(text)
    if number is None or number % 1:
        raise BadField(_("A whole number is needed here, like 2."))
    return int(number)


def number_of(text: str) -> int:
    """A number that a form of ours carries: a place in a log, a player. Raises ValueError."""
    if not re.fullmatch("[0-9]{1,18}", text):
        raise ValueError(f"{text[:40]!r} is no number")
    return int(text)


_HALF = Decimal("0.5")
_WRITTEN = re.compile(r"[+-]?(?:[0-9]{1,9}(?:\.[0-9]{0,9})?|\.[0-9]{1,9})")


def _decimal(text: str) -> Decimal | None:
    """A number as people write it; no exponents, whose value may have millions of digits."""
    plain = text.strip().replace(",", ".").replace("−", "-")
    return Decimal(plain) if _WRITTEN.fullmatch(plain) else None


def minor_of(text: str, currency: str) -> int:
    """`0.50` as minor units of `currency`; empty is 0. Raises BadField."""
    places = places_of(currency)
    amount = _decimal(text.strip() or "0")
    minor = None if amount is None else amount.scaleb(places)
    if minor is not None and minor % 1 == 0 and 0 <= minor <= 10**8:
        return int(minor)
    if amount is not None and _places_of(amount) > places:
        raise BadField(_too_precise(text.strip(), places))
    raise BadField(_("An amount is written like 0.50, at most 1,000,000."))


def _too_precise(written: str, places: int) -> str:
    """Said to whoever typed `2,505`: a comma is a decimal sign here, as a point is."""
    if places == 3:
        told = _("“{written}” has too many decimals: three at most. A thousand is 1000.")
    elif places:
        told = _("“{written}” has too many decimals: two at most, like 0.50. A thousand is 1000.")
    else:
        told = _("“{written}” has decimals: this currency has none. A thousand is 1000.")
    return told.format(written=written)


def _places_of(number: Decimal) -> int:
    """How many decimals it has, zeros at its end left out."""
    exponent = number.normalize().as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0


def _double(post: FormFields) -> cmd.Command:
    fields: dict[str, Any] = {"type": "double", "side": post.get("side", "")}
    if post.get("extra_giver"):
        fields["extra"] = {"giver": post["extra_giver"], "taker": post.get("extra_taker", "")}
    if post.get("bought_from"):
        fields["bought"] = {"seller": post["bought_from"]}
    if post.get("answer"):
        fields["answer"] = post["answer"]
    else:
        fields["answers"] = prefixed(post, "answer-")
        if not fields["answers"]:
            raise BadField(_("Nobody is doubled: give at least one answer."))
    return cmd.Play(parse_action(fields))


def _offer(post: FormFields) -> cmd.Command:
    side = post.get("side", "")
    if side not in ("box", "team"):
        raise BadField(_("This form is not known. Reload the page."))
    return cmd.Offer(
        side="box" if side == "box" else "team", members=tuple(prefixed(post, "answer-"))
    )


def _settle(post: FormFields) -> cmd.Command:
    with beside("points"):
        points = points_of(post.get("points", ""))
    if post.get("direction") == "pays":
        points = -abs(points)
    fields = {
        "type": "settle",
        "member": post.get("member", ""),
        "points": act.points_json(points),
        "winner": post.get("winner") or None,
    }
    return cmd.Play(parse_action(fields))


def _quick(post: FormFields) -> cmd.Command:
    typed = prefixed(post, "points-").items()
    points = {player: _quick_points(text, f"points-{player}") for player, text in typed}
    fields = {"type": "quick", "points": points, "winner": post.get("winner") or None}
    return cmd.Play(parse_action(fields))


def _quick_points(text: str, field: str) -> int:
    try:
        return whole_of(text)
    except BadField:
        told = _("Whole points here, like 2 or −1. Half points: agree on a result at the cube.")
        raise BadField(told, field) from None


def _result(post: FormFields) -> cmd.Command:
    fields = {
        "type": "result",
        "winner": post.get("winner", ""),
        "kind": post.get("result_kind", ""),
    }
    return cmd.Play(parse_action(fields))


def _draw(post: FormFields) -> cmd.Command:
    """Dice per player, `6 3` being a throw and the throw after a tie; none at all: throw for us."""
    if post.get("how") == "order":
        return cmd.DrawRotation(order=order_of(prefixed(post, "place-")))
    if post.get("how") == "throw":
        return cmd.DrawRotation()
    rolls = {}
    for player, text in prefixed(post, "dice-").items():
        with beside(f"dice-{player}"):
            rolls[player] = rounds_of(text)
    if not rolls:
        raise BadField(_("Enter the dice of each player, or let us throw."))
    return cmd.DrawRotation(rolls=rolls)


def rounds_of(text: str) -> tuple[tuple[int, ...], ...]:
    """`6` or `4 2`: one die a round. Raises BadField."""
    if not _THROWS.fullmatch(text.strip()):
        raise BadField(_("A die shows 1 to 6; after a tie write the second throw behind it: 4 2."))
    return tuple((int(die),) for die in text if die in "123456")


_THROWS = re.compile(f"[1-6](?:[ ,]*[1-6]){{0,{THROWS_MOST - 1}}}")
"""The die and the ties thrown off behind it, as many as the core takes."""


def order_of(places: Mapping[str, str]) -> tuple[str, ...]:
    """Players by the number of their place. Raises BadField where two have the same."""
    numbers = {}
    for player, place in places.items():
        with beside(f"place-{player}"):
            numbers[player] = whole_of(place)
    if len(set(numbers.values())) < len(numbers):
        raise BadField(_("Two players have the same place."))
    return tuple(sorted(numbers, key=numbers.__getitem__))


def _set_order(post: FormFields) -> cmd.Command:
    return cmd.SetOrder(
        order=order_of(prefixed(post, "place-")),
        reason=post.get("reason", ""),
        partner=post.get("partner") or None,
    )


def _name_proxy(post: FormFields) -> cmd.Command:
    return cmd.NameProxy(player=post.get("player", ""), proxy=post.get("proxy") or None)


def _join(post: FormFields) -> cmd.Command:
    return cmd.Join(player=post.get("player", ""), level=whole_of(post.get("level") or "1"))


def _change_stake(post: FormFields, currency: str) -> cmd.Command:
    if player := post.get("player"):
        return cmd.ChangeStake(player=player, level=whole_of(post.get("level", "")))
    stake = post.get("stake", "")
    if not stake.strip():
        raise BadField(_("What is a point worth? Like 0.50; 0 for points only."), "stake")
    with beside("stake"):
        return cmd.ChangeStake(stake_minor=minor_of(stake, currency))


def _side_contract(kind: str, *names: str) -> Callable[[FormFields], cmd.Command]:
    def parse(post: FormFields) -> cmd.Command:
        return cmd.Play(parse_action({"type": kind, **{n: post.get(n, "") for n in names}}))

    return parse


_FORMS: dict[str, Callable[[FormFields], cmd.Command]] = {
    "double": _double,
    "offer": _offer,
    "answer": lambda post: cmd.Answer(answer=post.get("answer", ""), member=post.get("member", "")),
    "extra": _side_contract("extra", "giver", "taker"),
    "buy": _side_contract("buy", "seller", "buyer"),
    "settle": _settle,
    "quick_result": _quick,
    "result": _result,
    "start_game": lambda post: cmd.StartGame(),
    "automatic_double": lambda post: cmd.AutomaticDouble(),
    "draw_rotation": _draw,
    "set_order": _set_order,
    "offer_partner": lambda post: cmd.OfferPartner(),
    "answer_partner": lambda post: cmd.AnswerPartner(
        player=post.get("player", ""), accept=post.get("accept") == "yes"
    ),
    "draw_partner": lambda post: cmd.DrawPartner(),
    "join": _join,
    "leave": lambda post: cmd.Leave(player=post.get("player", "")),
    "sit_out": lambda post: cmd.SitOut(player=post.get("player", "")),
    "return": lambda post: cmd.Return(player=post.get("player", "")),
    "decline_box": lambda post: cmd.DeclineBox(),
    "name_proxy": _name_proxy,
    "void": lambda post: cmd.Void(),
    "close": lambda post: cmd.Close(),
    "reopen": lambda post: cmd.Reopen(),
    "split_table": lambda post: cmd.SplitTable(
        table=post.get("table", ""), players=tuple(post.getlist("players"))
    ),
}
_STAKES: dict[str, Callable[[FormFields, str], cmd.Command]] = {"change_stake": _change_stake}
