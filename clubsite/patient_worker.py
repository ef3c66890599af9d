"""gunicorn's worker of threads, with an end to its patience.

As it comes it waits for ever for the rest of a request that has begun, so as many idle connections
as there are threads stop the whole process.
"""

from __future__ import annotations

import errno
import os
from socket import socket
from time import monotonic
from typing import Any, Final

from gunicorn.http.errors import NoMoreData
from gunicorn.workers.gthread import TConn, ThreadWorker

from clubsite.env import Environment

REQUEST_S: Final = Environment().integer("REQUEST_SECONDS", 15, low=1, high=600)
"""A request has arrived after so long, head and body together, or its connection is closed."""

ANSWER_S: Final = 30
"""Each piece of an answer is taken within so long."""

FIRST_BYTE_S: Final = 0.2
"""Before anything has arrived, a connection has a thread for so long; then it waits without one."""


class _Arriving:
    """A socket that has been read whole by `end`."""

    def __init__(self, there: socket, end: float) -> None:
        self.there, self.end = there, end

    def recv(self, size: int) -> bytes:
        """What has arrived. Raises NoMoreData where nothing does in time."""
        self.there.settimeout(max(self.end - monotonic(), 0.001))
        try:
            return self.there.recv(size)
        except TimeoutError:
            raise NoMoreData(b"") from None
        finally:
            self.there.settimeout(ANSWER_S)


class PatientConnection(TConn):
    """A connection each of whose requests has to arrive in time."""

    def init(self) -> None:
        """Called at the beginning of each request."""
        super().init()
        self.sock.settimeout(ANSWER_S)
        if hasattr(self.parser, "unreader"):
            self.parser.unreader.sock = _Arriving(self.sock, monotonic() + REQUEST_S)

    def wait_for_data(self, timeout: float) -> bool:
        """Whether something arrived."""
        return bool(super().wait_for_data(min(timeout, FIRST_BYTE_S)))


class PatientWorker(ThreadWorker):
    """The worker that `clubsite.gunicorn_conf` names."""

    def handle_quit(self, sig: int, frame: Any) -> None:
        """Ctrl-C, which asks for an end at once. Threads that read from open pages would hold the
        process up for half a minute; what they wrote is committed or will not be. A stop that waits
        for them is SIGTERM's.

        gunicorn's own shuts the pool of threads first: where the signal came while the worker was
        giving it a connection, it waited for a lock it held itself until it was killed.
        """
        os._exit(0)

    def accept(self, listener: Any) -> None:
        """As gunicorn does it, for connections of ours."""
        try:
            there, caller = listener.accept()
        except OSError as error:
            if error.errno not in (errno.EAGAIN, errno.ECONNABORTED, errno.EWOULDBLOCK):
                raise
            return
        self.nr_conns += 1
        self.enqueue_req(PatientConnection(self.cfg, there, caller, listener.getsockname()))
