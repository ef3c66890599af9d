from __future__ import annotations


class BackupFault(Exception):
    """A copy cannot be taken, restored or trusted; the text says why."""
