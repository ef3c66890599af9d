"""One change that makes a legal row most probably illegal."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

Row = dict[str, Any]
Change = Callable[[random.Random, Row], None]

WORDS = (
    "take", "drop", "beaver", "beaver/raccoon", "beaver/drop", "beaver/raccoon/otter",
    "raccoon", "beaver/take", "beaver/raccoon/otter/otter", "", "Take", None, 1,
)  # fmt: skip


def spoil(rng: random.Random, row: Row) -> Row:
    """A copy of the row with one thing changed."""
    changed = copy.deepcopy(row)
    rng.choice(CHANGES)(rng, changed)
    return changed


def leave_an_event_out(rng: random.Random, row: Row) -> None:
    """Something that happened was not written down."""
    del row["events"][rng.randrange(len(row["events"]))]


def repeat_an_event(rng: random.Random, row: Row) -> None:
    """Something was written down again, later or at once."""
    events = row["events"]
    place = rng.randrange(len(events))
    events.insert(rng.randint(place, len(events)), copy.deepcopy(events[place]))


def swap_events(rng: random.Random, row: Row) -> None:
    """Two events stand in the wrong order."""
    events = row["events"]
    one, two = rng.randrange(len(events)), rng.randrange(len(events))
    events[one], events[two] = events[two], events[one]


def add_an_event(rng: random.Random, row: Row) -> None:
    """An event that nobody asked for."""
    order = row["order"]
    one, two = rng.choice(order), rng.choice(order)
    points = rng.choice((1, 0.5, 0.25, -2, "1", None, True))
    event = rng.choice(
        (
            {"type": "extra", "giver": one, "taker": two},
            {"type": "buy", "seller": one, "buyer": two},
            {"type": "settle", "member": one, "points": points},
            {"type": "settle", "member": one, "points": 1, "winner": rng.choice(("box", "team"))},
            {"type": "double", "side": rng.choice(("box", "team")), "answers": {one: "take"}},
            {"type": "double", "side": "team", "answer": "take"},
            {"type": "double", "side": "box", "bought": {"seller": one}, "answer": "take"},
            {
                "type": "double",
                "side": "team",
                "extra": {"giver": one, "taker": two},
                "answer": "take",
            },
            {"type": "result", "winner": rng.choice(("box", "team", "member")), "kind": "single"},
            {"type": "result", "winner": "box", "kind": rng.choice(("triple", "gammon"))},
            {"type": "quick", "points": {one: 1}},
            {"type": "quick", "points": {name: rng.choice((0, 1, -1)) for name in order}},
            {"type": "dance"},
            {},
            None,
        )
    )
    row["events"].insert(rng.randint(0, len(row["events"])), event)


def change_a_side(rng: random.Random, row: Row) -> None:
    """The other side, or no side at all, made a double."""
    for event in doubles(rng, row):
        event["side"] = rng.choice(("box", "team", "member", None))
        return


def change_an_answer(rng: random.Random, row: Row) -> None:
    """Another answer, or no answer that exists."""
    for event in doubles(rng, row):
        if event.get("answers"):
            event["answers"][rng.choice(list(event["answers"]))] = rng.choice(WORDS)
        else:
            event["answer"] = rng.choice(WORDS)
        return


def drop_an_answer(rng: random.Random, row: Row) -> None:
    """A member was forgotten."""
    for event in doubles(rng, row):
        if event.get("answers"):
            del event["answers"][rng.choice(list(event["answers"]))]
        else:
            event.pop("answer", None)
        return


def answer_of_a_stranger(rng: random.Random, row: Row) -> None:
    """Somebody answers who is not in the contract."""
    strangers = ["Zoe", row["order"][0], row.get("partner") or "Zoe"]
    for event in row["events"]:
        if event["type"] == "quick":
            event["points"][rng.choice(strangers)] = rng.choice((0, 1))
            if rng.random() < 0.5:
                event["points"].pop(row["order"][-1])
    for event in doubles(rng, row):
        if "answers" in event:
            event["answers"][rng.choice(strangers)] = "take"
            return


def change_a_name(rng: random.Random, row: Row) -> None:
    """One name in one event is another one."""
    event = rng.choice(row["events"])
    names = [*row["order"], row.get("partner"), "Zoe", 7]
    for field in ("member", "seller", "buyer", "giver", "taker"):
        if field in event and rng.random() < 0.7:
            event[field] = rng.choice(names)
            return


def change_the_points(rng: random.Random, row: Row) -> None:
    """An agreed or a quick result that is no number of points."""
    wrong = rng.choice((0.25, 1.1, "2", None, True, float("inf"), 2.5))
    for event in row["events"]:
        if event["type"] == "settle":
            event["points"] = wrong
        elif event["type"] == "quick":
            event["points"][rng.choice(row["order"])] = wrong


def change_the_rules(rng: random.Random, row: Row) -> None:
    """Another table's rules, or rules that no table has."""
    if isinstance(row["rules"], str):
        row["rules"] = "no-such-preset"
        return
    field, value = rng.choice(
        (
            ("beavers", 0), ("beavers", 1), ("beavers", 4), ("cubes", "single"),
            ("cubes", "multi"), ("cubes", "two"), ("seat", "nobody"), ("jacoby", True),
            ("automatic_doubles", 0), ("automatic_doubles", -1), ("backgammon", 4),
            ("lone_taker", "must_drop"), ("lone_taker_from", "five"), ("lone_taker_from", 2),
            ("colour", "red"), ("beavers", 1.0), ("acting_captain", None),
        )
    )  # fmt: skip
    row["rules"][field] = value


def change_the_levels(rng: random.Random, row: Row) -> None:
    """Levels and automatic doubles that are too high, or are none."""
    row[rng.choice(("auto_doubles", "start_levels"))] = rng.choice(
        (
            4, 10, 11, -1, 1.5, "2", True, {row["order"][1]: 0}, {row["order"][1]: 1025},
            {row["order"][-1]: 600}, {row["order"][0]: 1}, {"Zoe": 1}, {row["order"][1]: 1.5},
            None, [], False,
        )
    )  # fmt: skip


def change_the_players(rng: random.Random, row: Row) -> None:
    """Somebody sits twice, or nobody sits."""
    order = row["order"]
    changes: list[Callable[[], Any]] = [
        lambda: order.append(order[0]),
        lambda: row.update(partner=order[1]),
        lambda: row.update(order=order[:1]),
        lambda: row.update(order=None),
        lambda: row.update(order=[*order[:-1], 5]),
        lambda: row.update(events=None),
    ]
    rng.choice(changes)()


def doubles(rng: random.Random, row: Row) -> list[dict[str, Any]]:
    """The row's doubles in a random order."""
    found = [event for event in row["events"] if event["type"] == "double"]
    rng.shuffle(found)
    return found


CHANGES: tuple[Change, ...] = (
    leave_an_event_out,
    repeat_an_event,
    swap_events,
    add_an_event,
    change_a_side,
    change_an_answer,
    drop_an_answer,
    answer_of_a_stranger,
    change_a_name,
    change_the_points,
    change_the_rules,
    change_the_levels,
    change_the_players,
)
