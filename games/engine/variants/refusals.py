"""What is refused of rule sets that are declared, and of what is chosen for them."""

from __future__ import annotations

from games.engine.errors import UnknownOption, UnknownVariant


class MeansNothing(UnknownOption):
    """The option {option} of {variant} means nothing beside {beside}."""


class Unplayable(UnknownVariant):
    """There can be no rule set {variant}: {reason}."""
