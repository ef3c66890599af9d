"""A log in which every kind of event happens at least once, for tests of what is stored."""

from __future__ import annotations

from chouette.rules.events import Event

from .games import box, buy, double_bought, extra, quick, result, settle
from .table import Table

RULES = {"partner_from": 5, "decline_box": True, "automatic_doubles": None}


def eventful_night() -> Table:
    """One table through everything that can happen at it."""
    table = Table("ABCDE", rules=RULES, stake_minor=25, currency="EUR")
    table.do("set_order", order=list("BACDE"), reason="as last week")
    table.do("draw_rotation", order=list("ABCDE"))
    table.do("change_stake", stake_minor=50)
    table.do("change_stake", player="C", level=2)
    table.after("F comes", "F leaves", "D rests", "D returns")
    table.do("name_proxy", player="C", proxy="D")
    table.after("offer_partner")
    for player in "CDE":
        table.do("answer_partner", player=player, accept=False)
    table.do("draw_partner", rolls={"C": [[3], [1]], "D": [[3], [5]], "E": [[2]]})
    table.after("start_game", "automatic_double", {"kind": "offer", "side": "box"})
    for player, answer in {"B": "drop", "C": "take", "E": "beaver"}.items():
        table.do("answer", member=player, answer=answer)
    table.play(extra("BC"), settle("C", 1.5), result("team", "gammon"))
    table.do("change_rules", ruleset={**table.state.ruleset.to_json(), "backgammon": 2})
    table.play(box(E="drop"), buy("BC"), double_bought("team", "B", "take"), result("team"))
    table.after(quick(D=1, E=1, B=1, A=1), "decline_box")
    table.do("correct_game", game=1, events=[result("box")], auto_doubles=0)
    table.after("box", "void")
    table.do("split_table", table="2", players=["E"])
    table.do("merge_table", from_table="2", players=[{"player": "E"}, {"player": "G", "level": 4}])
    table.after("close", "reopen")
    table.do("merge_into", to_table="3")
    return table


def one_of_each(log: list[Event]) -> dict[str, Event]:
    """The first event of each kind."""
    found: dict[str, Event] = {}
    for event in log:
        found.setdefault(event.kind, event)
    return found
