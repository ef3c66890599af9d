from __future__ import annotations

from tests.services.squaring import closed

__all__ = ["closed"]
