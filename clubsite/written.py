"""Statements that Django writes once and that run again and again.

Django takes longer to write a statement than a database to answer it. What every tap and every
poll asks is therefore written once for each kind of database, by Django's own compiler, and kept:

    role_of = Written(lambda: Membership.objects.filter(user=Asked("user", BigIntegerField())))
    role_of.rows(user=7)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any, ClassVar, Generic, TypeVar
from weakref import WeakSet

from django.db import DEFAULT_DB_ALIAS, connection
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.utils import CursorWrapper
from django.db.models import Expression, Field, Model, QuerySet
from django.db.models.sql.compiler import SQLCompiler

M = TypeVar("M", bound=Model)
Row = tuple[Any, ...]


class Asked(Expression):
    """Stands in a query for the value that is given under `name` each time it runs."""

    def __init__(self, name: str, field: Field[Any, Any]) -> None:
        super().__init__(output_field=field)
        self.gap = _Gap(name)
        self.gap.field = field

    def as_sql(
        self, compiler: SQLCompiler, connection: BaseDatabaseWrapper
    ) -> tuple[str, tuple[str | int, ...]]:
        return "%s", (self.gap,)


class _Gap(str):
    """The name of a value among the parameters of a statement."""

    field: Field[Any, Any]


class Written(Generic[M]):
    """The query that `make` gives, written when it first runs; its values are those of `Asked`.

    Numbers must be such as the database can hold: nobody looks at them on the way. PostgreSQL takes
    longer to plan such a statement than to run it, so it plans it once a connection, unless its log
    shall show the statement as it is (`planned_once=False`).
    """

    def __init__(self, make: Callable[[], QuerySet[M, Any]], *, planned_once: bool = True) -> None:
        self._make, self._planned_once = make, planned_once
        self._statements: dict[str, _Statement] = {}

    def rows(self, **asked: object) -> list[Row]:
        """The columns of each row, in the order of the query's `values_list`."""
        return self._statement().run(asked)

    def objects(self, **asked: object) -> list[M]:
        """The rows as objects of the query's model, of which it must ask for every field."""
        statement = self._statement()
        model: type[M] = statement.model
        names = [field.attname for field in model._meta.concrete_fields]
        return [model.from_db(DEFAULT_DB_ALIAS, names, row) for row in statement.run(asked)]

    def _statement(self) -> _Statement:
        vendor = connection.vendor
        if vendor not in self._statements:
            kind = _PlannedOnce if self._planned_once and vendor == "postgresql" else _Statement
            self._statements[vendor] = kind(self._make())
        return self._statements[vendor]


class _Statement:
    """A statement with its parameters, and how each column is read."""

    def __init__(self, queryset: QuerySet[Any, Any]) -> None:
        compiler = queryset.query.get_compiler(connection=connection)
        self.model = queryset.model
        self.sql, self.parameters = compiler.as_sql()
        self.converters = compiler.get_converters([column for column, *_ in compiler.select or ()])

    def run(self, asked: Mapping[str, object]) -> list[Row]:
        with connection.cursor() as cursor:
            self.execute(cursor, asked)
            rows = cursor.fetchall()
        return [self._read(row) for row in rows] if self.converters else rows

    def execute(self, cursor: CursorWrapper, asked: Mapping[str, object]) -> None:
        values = [_value(p, asked) if isinstance(p, _Gap) else p for p in self.parameters]
        cursor.execute(self.sql, values)

    def _read(self, row: Row) -> Row:
        read = list(row)
        for place, (converters, column) in self.converters.items():
            for convert in converters:
                read[place] = convert(read[place], column, connection)
        return tuple(read)


class _PlannedOnce(_Statement):
    """A prepared statement of PostgreSQL: each connection is told it once."""

    numbers: ClassVar[Iterator[int]] = count(1)

    def __init__(self, queryset: QuerySet[Any, Any]) -> None:
        super().__init__(queryset)
        self.name = f"written_{next(self.numbers)}"
        self.gaps = list(dict.fromkeys(p for p in self.parameters if isinstance(p, _Gap)))
        self.told: WeakSet[Any] = WeakSet()

    def execute(self, cursor: CursorWrapper, asked: Mapping[str, object]) -> None:
        if connection.connection not in self.told:
            self._prepare(cursor)
            self.told.add(connection.connection)
        places = ", ".join(["%s"] * len(self.gaps))
        values = [_value(gap, asked) for gap in self.gaps]
        cursor.execute(f"EXECUTE {self.name} ({places})", values)

    def _prepare(self, cursor: CursorWrapper) -> None:
        """What is given each time is numbered; other values are written in as they are."""
        numbers = {gap: f"${number}" for number, gap in enumerate(self.gaps, start=1)}
        kinds = ", ".join(str(gap.field.db_type(connection)) for gap in self.gaps)
        places = ["%s" if not isinstance(p, _Gap) else numbers[p] for p in self.parameters]
        sql = self.sql % tuple(places)
        fixed = [p for p in self.parameters if not isinstance(p, _Gap)]
        # Past what counts queries: it is the connection's, and not whoever's asks first.
        with connection.wrap_database_errors:
            cursor.cursor.execute(f"PREPARE {self.name} ({kinds}) AS {sql}", fixed)


def _value(gap: _Gap, asked: Mapping[str, object]) -> Any:
    return gap.field.get_db_prep_value(asked[gap], connection)


def insert(objects: Sequence[Model]) -> None:
    """Insert new objects of one model in one statement, and give them their numbers.

    What `bulk_create` does, without writing the statement anew and for no more of them than a
    statement has room for.
    """
    if not connection.features.can_return_rows_from_bulk_insert:  # SQLite before 3.35
        for one in objects:
            one.save(force_insert=True)
        return
    fields, statement, row = _insertion(type(objects[0]), connection.vendor)
    values = [
        field.get_db_prep_save(getattr(one, field.attname), connection)
        for one in objects
        for field in fields
    ]
    with connection.cursor() as cursor:
        cursor.execute(statement % ", ".join([row] * len(objects)), values)
        for one, (number,) in zip(objects, cursor.fetchall(), strict=True):
            one.pk, one._state.adding, one._state.db = number, False, DEFAULT_DB_ALIAS


@cache
def _insertion(model: type[Model], vendor: str) -> tuple[list[Field[Any, Any]], str, str]:
    """The columns of an insert, the statement around its rows, and one row of it."""
    key, fields = _columns(model)
    names = ", ".join(_name(field) for field in fields)
    table = connection.ops.quote_name(model._meta.db_table)
    statement = f"INSERT INTO {table} ({names}) VALUES %s RETURNING {_name(key)}"
    return fields, statement, f"({', '.join(['%s'] * len(fields))})"


def update(one: Model, *names: str) -> None:
    """Write these fields of an object whose row is there, as `save(update_fields=names)` does."""
    fields, statement = _updating(type(one), names, connection.vendor)
    values = [field.get_db_prep_save(getattr(one, field.attname), connection) for field in fields]
    with connection.cursor() as cursor:
        cursor.execute(statement, values)


@cache
def _updating(
    model: type[Model], names: tuple[str, ...], vendor: str
) -> tuple[list[Field[Any, Any]], str]:
    """The columns of an update, the key last, and the statement."""
    key, fields = _columns(model)
    changed = [field for field in fields if field.name in names]
    places = ", ".join(f"{_name(field)} = %s" for field in changed)
    table = connection.ops.quote_name(model._meta.db_table)
    return [*changed, key], f"UPDATE {table} SET {places} WHERE {_name(key)} = %s"


def _columns(model: type[Model]) -> tuple[Field[Any, Any], list[Field[Any, Any]]]:
    """The key of a model and its other columns."""
    key, *others = sorted(model._meta.concrete_fields, key=lambda field: not field.primary_key)
    return key, others


def _name(field: Field[Any, Any]) -> str:
    return connection.ops.quote_name(str(field.column))
