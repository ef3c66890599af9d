"""Ctrl-C ends a worker whatever it was doing when the signal came."""

from __future__ import annotations

import subprocess
import sys

INTERRUPTED = """
import os, signal
from concurrent.futures import ThreadPoolExecutor
from clubsite.patient_worker import PatientWorker

worker = PatientWorker.__new__(PatientWorker)
worker.tpool = ThreadPoolExecutor(1)
signal.signal(signal.SIGINT, worker.handle_quit)
with worker.tpool._shutdown_lock:  # as while a connection is given to a thread
    os.kill(os.getpid(), signal.SIGINT)
    signal.pause()
"""


def test_it_ends_while_it_gives_a_connection_to_a_thread() -> None:
    ended = subprocess.run([sys.executable, "-c", INTERRUPTED], timeout=30, check=False)
    assert ended.returncode == 0
