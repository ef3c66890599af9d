"""What is refused of rule sets that are declared, and of what is chosen for them."""

from __future__ import annotations

from games.engine.errors import EngineError, UnknownVariant


class UnknownOption(EngineError):
    """The rule set {variant} has no option {option}; known are {known}."""

    code = "unknown_option"


class UnknownOptionValue(EngineError):
    """The option {option} cannot be {value}; it may be {known}."""

    code = "bad_option"


class MeansNothing(UnknownOption):
    """The option {option} of {variant} means nothing beside {beside}."""


class Unplayable(UnknownVariant):
    """There can be no rule set {variant}: {reason}."""
