"""Files as whoever asked for them opens them."""

from __future__ import annotations

import csv
from io import BytesIO
from typing import Any

from django.test import Client
from openpyxl import load_workbook


def csv_rows(client: Client, address: str, **query: str) -> list[list[str]]:
    """The lines of a CSV file, cell by cell."""
    response = client.get(address, query)
    assert response.status_code == 200, response.content
    assert response["Content-Type"] == "text/csv; charset=utf-8"
    text = response.content.decode("utf-8-sig")
    delimiter = ";" if ";" in text.splitlines()[0] else ","
    return list(csv.reader(text.splitlines(), delimiter=delimiter))


def sheets(client: Client, address: str, **query: str) -> dict[str, list[tuple[Any, ...]]]:
    """The sheets of a workbook by name, row by row."""
    response = client.get(address, query)
    assert response.status_code == 200, response.content
    workbook = load_workbook(BytesIO(response.content))
    return {sheet.title: list(sheet.values) for sheet in workbook}
