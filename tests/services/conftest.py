from __future__ import annotations

from tests.services.merging import strolled, strolled_and_closed
from tests.services.outbox_work import done
from tests.services.squaring import closed

__all__ = ["closed", "done", "strolled", "strolled_and_closed"]
