"""What was done in a game: kept, taken back, saved as an object of JSON, and done again.

    obj = game.to_json()            # for json.dumps
    game = LongGame.from_json(obj)  # the same game, every action done again by the rules

A history is a row of texts, each an action: `throw 6-3`, `play 24/18/15`, `pass` for a side that
cannot move, `prepare reserve/18`, and with a cube `double`, `take`, `drop`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Final, Self

from games.engine.errors import (
    EngineError,
    InvalidHistory,
    MalformedObject,
    NothingToUndo,
    shown,
)
from games.engine.objects import expect_known

from .drawn import Drawn
from .unsound import MadeByHand

VERSION: Final = 1
"""Of the objects in which games are saved."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Remembered(Drawn):
    """A game with its `history`, from the first action after its beginning, and the game that was
    `previous` to the last one. Both come of what is done: neither is part of what a game is."""

    TOLD: ClassVar[tuple[str, ...]] = ()
    """What is told of a beginning, by name."""

    history: tuple[str, ...] = field(default=(), init=False, repr=False, compare=False)
    previous: Self | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def beginning(self) -> Self:
        """The game before the first action."""
        game = self
        while game.previous is not None:
            game = game.previous
        return game

    def undo(self) -> Self:
        """The game before the last action, whatever it was. Raises NothingToUndo."""
        if self.previous is None:
            raise NothingToUndo
        return self.previous

    def replay(self, history: Iterable[str]) -> Self:
        """This game after the actions of a history, each done again. Raises InvalidHistory for the
        first that cannot be, MalformedObject for what is no row of them: one text is none."""
        if isinstance(history, str) or not isinstance(history, Iterable):
            raise MalformedObject(reason=f"a history must be a row of texts, not {shown(history)}")
        game = self
        for number, action in enumerate(history, 1):
            try:
                game = game.replayed(action)
            except EngineError as refusal:
                raise InvalidHistory(number=number, reason=refusal.detail) from refusal
        return game

    def to_json(self) -> dict[str, Any]:
        """How the game began and what was done since, as `from_json` reads it. Raises UnknownRules
        for one by a rule set that has no name or has been changed otherwise than by its options,
        MadeByHand for one that did not begin with `start` or `at`."""
        beginning = self.beginning
        obj = {"version": VERSION, **beginning._begun(), "history": list(self.history)}
        if self.from_json({**obj, "history": []}) != beginning:
            raise MadeByHand
        return obj

    @classmethod
    def from_json(cls, obj: Mapping[str, Any]) -> Self:
        """The game that an object tells. Raises MalformedObject, also for a name that is nearly one
        of those it reads and for a version that it does not, UnknownVariant, UnknownOption,
        UnknownOptionValue, NotParallel, InvalidPosition, GameIsOver for a beginning that is none,
        and InvalidHistory."""
        if not isinstance(obj, Mapping):
            raise MalformedObject(reason=f"a game must be an object, not {shown(obj)}")
        _expect_version(obj)
        expect_known(obj, ("version", *cls.TOLD, "history"))
        history = obj.get("history")
        if not isinstance(history, list) or not all(isinstance(text, str) for text in history):
            raise MalformedObject(reason=f"history must be a list of texts, not {shown(history)}")
        return cls._from_beginning(obj).replay(history)

    @abstractmethod
    def _begun(self) -> dict[str, Any]:
        """How a game without a history stands."""

    @classmethod
    @abstractmethod
    def _from_beginning(cls, obj: Mapping[str, Any]) -> Self:
        """The game that stands so."""

    @abstractmethod
    def replayed(self, action: str) -> Self:
        """The game after one action, as a history has it. Raises EngineError."""

    def _did(self, action: str, after: Self) -> Self:
        """The game that an action has led to, which remembers it."""
        object.__setattr__(after, "history", (*self.history, action))
        object.__setattr__(after, "previous", self)
        return after

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """For `pickle` and `copy`: a game is stored as its beginning and its history."""
        first = self.beginning
        stands = {one.name: getattr(first, one.name) for one in fields(first) if one.init}
        return _restored, (type(self), stands, self.history)


def _expect_version(obj: Mapping[str, Any]) -> None:
    """Raises MalformedObject. Before there were versions none was told."""
    version = obj.get("version", VERSION)
    if type(version) is not int or version != VERSION:
        reason = f"version must be {VERSION}, how games are saved here, not {shown(version)}"
        raise MalformedObject(reason=reason)


def _restored(kind: type[Remembered], stands: dict[str, Any], history: tuple[str, ...]) -> object:
    return kind(**stands).replay(history)
