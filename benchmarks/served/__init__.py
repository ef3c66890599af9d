"""The service with one address more: a command in JSON, as a program would send it.

The pages' own address answers a tap with the parts of the page that changed, so what a command
costs by itself is measured here: log-in, roles, idempotency and outbox, and the events in JSON.
"""
