"""A chouette game turned into points, transfers and the next order."""

from __future__ import annotations

from .settlement import ContractResult, Reason, Settlement, Transfer, Warning

__all__ = ["ContractResult", "Reason", "Settlement", "Transfer", "Warning"]
