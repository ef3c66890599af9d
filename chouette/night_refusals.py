"""Why no table was opened, or none was found."""

from __future__ import annotations

from chouette.refusals import Refused


class TableTaken(Refused):
    """A table called {table} is open already, that of the night of {night_on}."""

    code = "table_taken"


class NightTooFar(Refused):
    """This night is more than {days} days ahead."""

    code = "night_too_far"


class TableUnknown(Refused):
    """No table called {table} is open tonight."""

    code = "table_unknown"
