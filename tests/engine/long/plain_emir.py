"""Emir once more, as variants.md 3.13 tells it, slowly and for itself: real piles of checkers."""

from __future__ import annotations

from collections.abc import Iterator

from tests.engine.long.plain_board import (
    Board,
    free,
    has_row,
    his,
    is_held,
    mine,
    with_piles,
    without,
)


class PlainEmir:
    """One side's segment; `agreed` are words for options that are not the usual ones."""

    def __init__(
        self, board: Board, dice: tuple[int, int], *, first_turn: bool, agreed: frozenset[str]
    ) -> None:
        self.board, self.dice, self.agreed = board, dice, agreed
        self.doublet = dice[0] == dice[1]
        self.numbers: tuple[int, ...] = (dice[0],) * 4 if self.doublet else (max(dice), min(dice))
        self.from_head = 1 + (first_turn and self.doublet and self._exception())

    def _exception(self) -> bool:
        number = self.dice[0]
        if number not in (3, 4, 6) or "never two" in self.agreed:
            return False
        way = range(24 - number, 12, -number)
        return "clear" in self.agreed or all(self._is_open(self.board, point) for point in way)

    def results(self) -> set[Board]:
        """Every position that a play which is allowed leads to."""
        reached = {(board, left) for board, left in self._reached() if not self._has_row(board)}
        begun = {(board, left) for board, left in reached if len(left) < len(self.numbers)}
        if not begun:
            return {self.board}
        fewest = min(len(left) for _, left in begun)
        best = {(board, left) for board, left in begun if len(left) == fewest}
        if fewest == 1 and not self.doublet:
            best = {(board, left) for board, left in best if left == self.numbers[1:]} or best
        return {board for board, _ in best}

    def _reached(self) -> Iterator[tuple[Board, tuple[int, ...]]]:
        """A game that is over leaves nothing to play."""
        seen, todo = set(), [(self.board, self.numbers)]
        while todo:
            board, left = todo.pop()
            if (board, left) in seen:
                continue
            seen.add((board, left))
            yield board, left
            for index, number in enumerate(left):
                rest = left[:index] + left[index + 1 :]
                todo += [
                    (after, () if after.winner else rest)
                    for after in self._steps(board, number)
                    if not ("each step" in self.agreed and self._has_row(after))
                ]

    def _steps(self, board: Board, number: int) -> Iterator[Board]:
        if "bar first" in self.agreed and board.bar:
            return
        for point in range(1, 25):
            pile = board.piles[point]
            if not mine(pile) or (point == 24 and self._head_is_spent(board)):
                continue
            for checker in pile[-1] if point == 24 else self._movable(free(pile)):
                target = point - number
                if target > 0 and self._is_open(board, target):
                    yield self._moved(board, point, target, checker)
                elif target <= 0 and self._may_bear_off(board, point, number):
                    yield with_piles(board, {point: without(pile, checker), 0: checker})

    def _movable(self, pile: str) -> list[str]:
        return ["m"] if "m" in pile and "emir last" in self.agreed else sorted(set(pile))

    def _has_row(self, board: Board) -> bool:
        return has_row(board, over_captured="only pairs" not in self.agreed)

    def _head_is_spent(self, board: Board) -> bool:
        return len(free(self.board.piles[24])) - len(free(board.piles[24])) >= self.from_head

    def _is_open(self, board: Board, point: int) -> bool:
        pile = board.piles[point]
        if not pile or mine(pile):
            return True
        if len(free(pile)) > 1 or (is_held(pile) and "recapture" not in self.agreed):
            return False
        return not self._is_sheltered(pile, point) or "taken at home" in self.agreed

    def _is_sheltered(self, pile: str, point: int) -> bool:
        return self.doublet and pile[-1] == "H" and his(point) <= 6

    def _may_bear_off(self, board: Board, point: int, number: int) -> bool:
        waits = "off at once" not in self.agreed
        mine_in = [
            p for p, pile in enumerate(board.piles) if mine(pile) or (waits and "m" in pile.lower())
        ]
        if max(mine_in) > 6 or (waits and board.bar):
            return False
        return point == number or max(mine_in) == point

    def _moved(self, board: Board, source: int, target: int, checker: str) -> Board:
        left, there = without(board.piles[source], checker), board.piles[target]
        if not there or mine(there):
            return with_piles(board, {source: left, target: there + checker})
        winner = "m" if there[-1] + checker == "HM" else ""
        if not self.doublet or self._is_sheltered(there, target):
            taken = there[-1] + there[:-1] + checker
            return with_piles(board, {source: left, target: taken}, winner=winner)
        board = with_piles(board, {source: left, target: there[:-1] + checker}, winner=winner)
        return (
            board._replace(his_bar=board.his_bar + there[-1])
            if winner
            else self._sent_back(board, there[-1])
        )

    def _sent_back(self, board: Board, checker: str) -> Board:
        """To his head, my 12, where he captures a single one of mine if it is agreed so."""
        head = board.piles[12]
        if not head or not mine(head):
            return with_piles(board, {12: head + checker})
        waits = "wait" in self.agreed or (is_held(head) and "recapture" not in self.agreed)
        if len(free(head)) > 1 or waits:
            return board._replace(his_bar="".join(sorted(board.his_bar + checker)))
        winner = "h" if checker + head[-1] == "HM" else ""
        return with_piles(board, {12: head[-1] + head[:-1] + checker}, winner=winner)
