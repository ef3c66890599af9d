"""The rules of the long games once more, as variants.md tells them, slowly and for themselves.

A side is the list of 25 counts, off first. Every order of the numbers is tried, every position on
the way is a list of its own, and what may not stand is thrown out at the end.
"""

from __future__ import annotations

from collections.abc import Iterator

Counts = tuple[int, ...]
RULES: dict[str, frozenset[str]] = {
    "long_classic": frozenset({"head", "ahead"}),
    "giveaway": frozenset({"head", "ahead"}),
    "nardgammon": frozenset({"head", "never", "each step"}),
    "karzar": frozenset({"head", "home"}),
    "kaftar": frozenset({"head", "ahead", "1 and 6 fly", "must fly", "1 and 6 free the head"}),
    "one_six": frozenset(
        {"head", "ahead", "1 and 6 fly", "1 and 6 free the head", "only 1 and 6 bear off"}
    ),
    "kabutar": frozenset({"head", "ahead", "doublets fly", "must fly"}),
    "astrogon": frozenset({"head", "ahead", "so many moves"}),
    "even_odd": frozenset({"head", "ahead", "so many moves", "parity"}),
    "khachapuri": frozenset({"ahead"}),
    "gulbar": frozenset({"head", "ahead"}),
    "crazy_gulbar": frozenset({"head", "ahead"}),
    "crazy_nardy": frozenset({"head", "ahead", "exact", "no moves at home"}),
    "fevga": frozenset({"runner", "quarter", "unblock"}),
    "lunatic_fevga": frozenset({"runner", "quarter", "unblock", "exact", "no moves at home"}),
}


def his(point: int) -> int:
    """What the opponent calls my point."""
    return point + 12 if point <= 12 else point - 12


class Plain:
    """One side's first segment of a roll, by the rules of a variant."""

    def __init__(self, name: str, own: Counts, opponent: Counts, dice: tuple[int, int]) -> None:
        self.rules, self.own, self.opponent, self.dice = RULES[name], own, opponent, dice
        self.first_turn = own[24] == 15

    def numbers(self, *, began: bool) -> tuple[int, ...]:
        """What the roll gives to play first."""
        low, high = sorted(self.dice)
        if "so many moves" in self.rules:
            skipped = "parity" in self.rules and (low % 2 == 0) is not began
            return () if skipped else (high,) * low
        return (low,) * 4 if low == high else (high, low)

    def results(self, *, began: bool = True) -> set[Counts]:
        """Every position that a play which is allowed leads to."""
        numbers = self.numbers(began=began)
        reached = set(self._reached(self.own, numbers))
        good = [(own, left) for own, left in reached if not self._forbidden(own)]
        good = [(own, left) for own, left in good if len(left) < len(numbers)]
        if not good:
            return {self.own}
        fewest = min(len(left) for _, left in good)
        good = [(own, left) for own, left in good if len(left) == fewest]
        if fewest == 1 and len(set(numbers)) == 2:
            good = [(own, left) for own, left in good if left[0] == min(numbers)] or good
        return self._opened({own for own, _ in good})

    def _reached(
        self, own: Counts, left: tuple[int, ...]
    ) -> Iterator[tuple[Counts, tuple[int, ...]]]:
        seen, todo = set(), [(own, left)]
        while todo:
            state = todo.pop()
            if state in seen:
                continue
            seen.add(state)
            yield state
            for index, number in enumerate(state[1]):
                rest = state[1][:index] + state[1][index + 1 :]
                todo += [(after, rest) for after in self._steps(state[0], number, rest)]

    def _steps(self, own: Counts, number: int, rest: tuple[int, ...]) -> Iterator[Counts]:
        flies = self._flies(own, number)
        waits = any(self._flies(own, other) for other in rest)
        if "must fly" in self.rules and (flies or waits):
            if flies:
                yield moved(own, 24, number)
            return
        if flies:
            yield moved(own, 24, number)
        for point in range(1, 25):
            if own[point] and self._may_leave(own, point):
                target = self._target(own, point, number)
                after = None if target is None else moved(own, point, target)
                if after and not ("each step" in self.rules and self._forbidden(after)):
                    yield after

    def _flies(self, own: Counts, number: int) -> bool:
        doublet = self.dice[0] == self.dice[1]
        kind = "1 and 6 fly" in self.rules and number in (1, 6)
        kind = kind or ("doublets fly" in self.rules and doublet)
        return kind and own[24] > 0 and not self.opponent[his(number)]

    def _may_leave(self, own: Counts, point: int) -> bool:
        if "runner" in self.rules and not sum(own[:12]):
            away = [place for place in range(1, 24) if own[place]]
            return point in away if away else point == 24
        if point != 24 or "head" not in self.rules:
            return True
        if "1 and 6 free the head" in self.rules and {1, 6} & set(self.dice):
            return True
        return self.own[24] - own[24] < self._from_head()

    def _from_head(self) -> int:
        number = self.dice[0]
        if not self.first_turn or self.dice[1] != number or number not in (3, 4, 6):
            return 1
        way = range(24 - number, 12, -number)
        return 1 if any(self.opponent[his(point)] for point in way) else 2

    def _target(self, own: Counts, point: int, number: int) -> int | None:
        home = not sum(own[7:])
        if point > number:
            inside = point <= 6 and "no moves at home" in self.rules
            held = self.opponent[his(point - number)] > 0
            return None if inside or held else point - number
        if not home or ("only 1 and 6 bear off" in self.rules and number not in (1, 6)):
            return None
        from_behind = "exact" in self.rules or sum(own[point + 1 :]) > 0
        return None if point < number and from_behind else 0

    def _forbidden(self, own: Counts) -> bool:
        held = {his(point) for point in range(1, 25) if own[point]}
        if "quarter" in self.rules:
            return all(number > 0 for number in own[19:])
        starts = [p for p in range(1, 20) if held >= set(range(p, p + 6))]
        return any(self._walls_in(start) for start in starts)

    def _walls_in(self, start: int) -> bool:
        ahead = sum(self.opponent[:start])
        behind = sum(self.opponent[start + 6 :])
        if "never" in self.rules:
            return True
        if "home" in self.rules:
            return behind > 0 and not sum(self.opponent[:7])
        return not ahead

    def _opened(self, results: set[Counts]) -> set[Counts]:
        stands = [point for point in range(1, 25) if self.opponent[point]]
        if "unblock" not in self.rules or len(stands) != 1 or stands[0] < 7:
            return results
        row = [his(point) for point in range(stands[0] - 6, stands[0])]
        if not all(self.own[point] for point in row):
            return results
        return {own for own in results if not all(own[point] for point in row)} or results


def moved(own: Counts, source: int, target: int) -> Counts:
    """The side with a checker moved."""
    after = list(own)
    after[source] -= 1
    after[target] += 1
    return tuple(after)
