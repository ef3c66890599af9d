"""Exceptions whose docstring is the message and whose code is stable.

The docstring is a template: ``{name}`` is filled from the keyword arguments, so that the web layer
can run the same template through gettext and fill it in the reader's language.
"""

from __future__ import annotations

from inspect import cleandoc
from string import Formatter
from typing import Any, ClassVar


class Explained(Exception):
    """Something was wrong."""

    code: ClassVar[str] = "fault"
    message: ClassVar[str] = "Something was wrong."

    needs: ClassVar[frozenset[str]] = frozenset()
    """The keyword arguments without which the message has gaps."""

    def __init_subclass__(cls) -> None:
        cls.message = " ".join(cleandoc(cls.__doc__ or cls.message).split())
        cls.needs = frozenset(name for _, name, _, _ in Formatter().parse(cls.message) if name)

    def __init__(self, **params: object) -> None:
        if missing := sorted(self.needs - params.keys()):
            raise TypeError(f"{type(self).__name__} needs {' and '.join(missing)}")
        self.params = params
        super().__init__(self.detail)

    @property
    def detail(self) -> str:
        """The English sentence, with the arguments filled in."""
        return self.message.format_map(self.params)

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle` and `copy`, which know no keyword arguments."""
        return _again, (type(self), *self.args), self.__dict__


def _again(kind: type[Explained], *args: object) -> Explained:
    return kind.__new__(kind, *args)
