"""How gunicorn serves pages and API: `gunicorn -c python:clubsite.gunicorn_conf clubsite.wsgi`.

Threads, because a request mostly waits for the database. More processes (`--workers`) are for a
PostgreSQL server only: they would fight for SQLite's one write lock.
"""

from __future__ import annotations

from gunicorn.workers.base import Worker

worker_class = "clubsite.patient_worker.PatientWorker"
logger_class = "clubsite.gunicorn_log.MaskedLogger"
workers = 1
threads = 8
control_socket_disable = True
# Whether a request came over HTTPS is Django's to find out, by BEHIND_PROXY: gunicorn would believe
# whatever anybody on this machine says.
secure_scheme_headers: dict[str, str] = {}
forwarded_allow_ips = ""
loglevel = "warning"


def post_worker_init(worker: Worker) -> None:
    """The application is loaded; from here on a thread outlives the request."""
    from clubsite import sweeper

    sweeper.start()
