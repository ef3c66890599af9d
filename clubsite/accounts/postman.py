"""Work that no answer waits for: the time to an answer would tell what was found."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from django.conf import settings
from django.db import connections

logger = logging.getLogger(__name__)

# Not one thread for each form: a mail server that hangs would gather them.
_WRITERS = ThreadPoolExecutor(2, thread_name_prefix="mail")


def leave(work: Callable[[], None]) -> None:
    """It is done beside what goes on; in tests, which look at what was sent, at once."""
    if settings.TESTING:
        work()
    else:
        _WRITERS.submit(_alone, work).add_done_callback(_tell)


def _alone(work: Callable[[], None]) -> None:
    try:
        work()
    finally:
        connections.close_all()


def _tell(done: Future[None]) -> None:
    if error := done.exception():
        logger.error("no mail was sent", exc_info=error)
