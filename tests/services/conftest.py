from __future__ import annotations

from tests.services.outbox_work import done
from tests.services.squaring import closed

__all__ = ["closed", "done"]
