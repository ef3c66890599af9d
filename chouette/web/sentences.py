"""What happened at a table, in the reader's language: one sentence for each kind of event.

Used by the log, by the undo button and by the notice that a page was out of date.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import pgettext, pgettext_lazy

from chouette.rules import actions as act
from chouette.rules import events as ev
from chouette.templatetags.score import beside, money_text, points_text, signed_text
from chouette.web.people import People

DICE = "⚀⚁⚂⚃⚄⚅"


def answer_words(answer: str) -> str:
    """`beaver/drop` as people say it."""
    return " → ".join(_answer_word(word) for word in answer.split("/"))


def _answer_word(word: str) -> str:
    return str(_ANSWERS[word])


_ANSWERS = {
    "take": pgettext_lazy("answer to a double", "take"),
    "drop": pgettext_lazy("answer to a double", "drop"),
    "beaver": pgettext_lazy("answer to a double", "beaver"),
    "raccoon": pgettext_lazy("answer to a double", "raccoon"),
    "otter": pgettext_lazy("answer to a double", "otter"),
}
"""Translated when said, one of them: a table page says hundreds."""


def kind_words(kind: str) -> str:
    return str(_KINDS[kind])


_KINDS = {
    "single": pgettext_lazy("result", "single"),
    "gammon": pgettext_lazy("result", "gammon"),
    "backgammon": pgettext_lazy("result", "backgammon"),
}


def side_words(side: str) -> str:
    return _("Box") if side == "box" else _("Team")


def events_sentence(events: Iterable[ev.Event], people: People, *, money: bool = True) -> str:
    """What one command did. That a game began is only said where nothing else happened in it.

    Without `money` no amount is told, only that one was changed.
    """
    listed = list(events)
    told = [event for event in listed if not isinstance(event, ev.GameStarted)] or listed
    return " ".join(
        event_sentence(event, people)
        if money or not isinstance(event, ev.StakeChanged)
        else _("The stake was changed.")
        for event in told
    )


def event_sentence(event: ev.Event, people: People) -> str:
    return _EVENTS[type(event)](event, people)


def action_sentence(action: act.Action, people: People) -> str:
    return _ACTIONS[type(action)](action, people)


def rolls_text(rolls: ev.Throws, people: People) -> str:
    """`Ana ⚅, Bogdan ⚃ ⚂`: each player's throws, the re-rolls behind the first."""
    return ", ".join(
        f"{beside(people.name(player))} {' '.join(_faces(round_) for round_ in rounds)}"
        for player, rounds in rolls.items()
    )


def _faces(dice: Iterable[int]) -> str:
    return "".join(f"{DICE[die - 1]}\u202f{die}" for die in dice)


# --- actions of a game ---------------------------------------------------------------------------


def _double(action: act.Double, people: People) -> str:
    team = action.side == "team"
    who = _("The team doubled, the box answered") if team else _("The box doubled")
    if action.extra is not None:
        pair = {"giver": people.name(action.extra.giver), "taker": people.name(action.extra.taker)}
        who = _("The extra of {giver} and {taker} was doubled").format(**pair)
    elif action.bought is not None:
        who = _("The cube bought from {seller} was doubled").format(
            seller=people.name(action.bought)
        )
    if action.answer is not None:
        return f"{who}: {answer_words(action.answer)}."
    return f"{who}: {_answers(action.answers.items(), people, by_box=team)}."


def _answers(answers: Iterable[tuple[str, str]], people: People, *, by_box: bool) -> str:
    """`Bogdan take, Carla drop`; of the box, which answers each of them: `take to Bogdan`."""
    if not by_box:
        return ", ".join(f"{people.name(m)} {answer_words(a)}" for m, a in answers)
    template = pgettext("what the box answers a member", "{answer} to {name}")
    return ", ".join(
        template.format(answer=answer_words(a), name=people.name(m)) for m, a in answers
    )


def _extra(action: act.ExtraGiven, people: People) -> str:
    return _("{giver} gave {taker} an extra.").format(
        giver=people.name(action.giver), taker=people.name(action.taker)
    )


def _buy(action: act.CubeBought, people: People) -> str:
    return _("{buyer} bought the cube of {seller}.").format(
        buyer=people.name(action.buyer), seller=people.name(action.seller)
    )


def _settle(action: act.ResultAgreed, people: People) -> str:
    name, points = people.name(action.member), points_text(abs(action.points))
    if action.points > 0:
        return _("{name} and the box agreed: {points} to {name}.").format(name=name, points=points)
    if action.points < 0:
        return _("{name} and the box agreed: {name} pays {points}.").format(
            name=name, points=points
        )
    return _("{name} and the box agreed on nothing either way.").format(name=name)


def _result(action: act.GameWon, people: People) -> str:
    sentence = _("The box won, {kind}.") if action.winner == "box" else _("The team won, {kind}.")
    return sentence.format(kind=kind_words(action.kind))


def _quick(action: act.QuickScore, people: People) -> str:
    scores = ", ".join(
        f"{beside(people.name(m))} {signed_text(2 * p)}" for m, p in action.points.items()
    )
    return _("Score: {scores}.").format(scores=scores)


_ACTIONS: dict[type[Any], Callable[[Any, People], str]] = {
    act.Double: _double,
    act.ExtraGiven: _extra,
    act.CubeBought: _buy,
    act.ResultAgreed: _settle,
    act.GameWon: _result,
    act.QuickScore: _quick,
}


# --- events of a table ---------------------------------------------------------------------------


def _settled(event: ev.GameSettled, people: People) -> str:
    return _("Game {game}: {scores}.").format(game=event.game, scores=scores(event.points, people))


def _corrected(event: ev.GameCorrected, people: People) -> str:
    return _("Game {game} was corrected: {scores}.").format(
        game=event.game, scores=scores(event.points, people)
    )


def scores(points: Any, people: People) -> str:
    """`Ana +4, Bogdan −2, Carla −2`."""
    return ", ".join(f"{beside(people.name(p))} {signed_text(h)}" for p, h in points.items())


def _opened(event: ev.TableOpened, people: People) -> str:
    return _("{table} was opened for {players}.").format(
        table=event.table, players=people.names(seat.player for seat in event.players)
    )


def _drawn(event: ev.RotationDrawn, people: People) -> str:
    order = people.names(event.seating.line)
    if not event.rolls:
        return _("The order was agreed: {order}.").format(order=order)
    return _("Dice: {rolls}. The order is {order}.").format(
        rolls=rolls_text(event.rolls, people), order=order
    )


def _offered(event: ev.DoubleOffered, people: People) -> str:
    if event.side == "box":
        return _("The box doubles {players}.").format(players=people.names(event.members))
    return _("The team doubles.")


def _answered(event: ev.DoubleAnswered, people: People) -> str:
    """Of a cube, not of a person: to the team's double the box gives an answer for each of them."""
    whose = _("The cube of {name}") if event.member else _("The box")
    return f"{whose.format(name=people.name(event.member))}: {answer_words(event.answer)}."


def _partner_answered(event: ev.PartnerAnswered, people: People) -> str:
    sentence = (
        _("{name} is the box’s partner.")
        if event.accepted
        else _("{name} does not want to be the box’s partner.")
    )
    return sentence.format(name=people.name(event.player))


def _proxy(event: ev.ProxyNamed, people: People) -> str:
    if event.proxy is None:
        return _("{name} decides on his own cube again.").format(name=people.name(event.player))
    return _("{proxy} decides on the cube of {name}.").format(
        proxy=people.name(event.proxy), name=people.name(event.player)
    )


def _split(event: ev.TableSplit, people: People) -> str:
    return _("{players} went to {table}.").format(
        players=people.names(event.players), table=event.to_table
    )


def _merged(event: ev.TableMerged, people: People) -> str:
    return _("{players} came from {table}.").format(
        players=people.names(seat.player for seat in event.players), table=event.from_table
    )


def _of_player(template: Callable[[], str]) -> Callable[[Any, People], str]:
    return lambda event, people: template().format(name=people.name(event.player))


def _plain(template: Callable[[], str]) -> Callable[[Any, People], str]:
    return lambda event, people: template()


_EVENTS: dict[type[ev.Event], Callable[[Any, People], str]] = {
    ev.TableOpened: _opened,
    ev.RotationDrawn: _drawn,
    ev.OrderSet: lambda e, people: _("The order was set: {order} ({reason}).").format(
        order=people.names(e.seating.rotation.order), reason=e.reason
    ),
    ev.StakeChanged: lambda e, people: _("The stake is {stake} a point.").format(
        stake=money_text(e.stake_minor)
    ),
    ev.LevelChanged: lambda e, people: _("{name} plays at {level} times the stake.").format(
        name=people.name(e.player), level=e.level
    ),
    ev.RulesChanged: _plain(lambda: _("The house rules were changed.")),
    ev.TableSplit: _split,
    ev.TableMerged: _merged,
    ev.TableMergedInto: lambda e, people: _("The table went to {table}.").format(table=e.to_table),
    ev.TableClosed: _plain(lambda: _("The night was closed.")),
    ev.TableReopened: _plain(lambda: _("The night was opened again.")),
    ev.CommandVoided: _plain(lambda: _("Undone.")),
    ev.GameStarted: lambda e, people: _("Game {game} began.").format(game=e.game),
    ev.AutomaticDoubled: lambda e, people: _("Automatic double, {n} in this game.").format(
        n=e.auto_doubles
    ),
    ev.DoubleOffered: _offered,
    ev.DoubleAnswered: _answered,
    ev.ActionPlayed: lambda e, people: action_sentence(e.action, people),
    ev.GameSettled: _settled,
    ev.GameCorrected: _corrected,
    ev.PlayerJoined: _of_player(lambda: _("{name} joined.")),
    ev.PlayerLeft: _of_player(lambda: _("{name} leaves.")),
    ev.PlayerSatOut: _of_player(lambda: _("{name} sits out.")),
    ev.PlayerReturned: _of_player(lambda: _("{name} is back.")),
    ev.BoxDeclined: _of_player(lambda: _("{name} does not want the box.")),
    ev.ProxyNamed: _proxy,
    ev.PartnerAsked: _of_player(lambda: _("{name} is asked to be the box’s partner.")),
    ev.PartnerAnswered: _partner_answered,
    ev.PartnerDrawn: lambda e, people: _("The lot made {name} the box’s partner ({rolls}).").format(
        name=people.name(e.player), rolls=rolls_text(e.rolls, people)
    ),
}
