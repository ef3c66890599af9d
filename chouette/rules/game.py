"""One chouette game in progress: its contracts, and one action applied at a time."""

from __future__ import annotations
