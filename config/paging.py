"""Long lists: a plain array a page at a time, in an order that holds while rows come and go.

A cursor names the last row of a page by its place in the order. The next page is what comes after that place,
found through an index, so the thousandth page costs what the first one does.
"""

import base64
import binascii
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.core.exceptions import ValidationError as InvalidValue
from django.db.models import Model, Q, QuerySet
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import replace_query_param

PAGE_SIZE = 10
LARGEST_PAGE = 50
PAGE_PARAMETERS = ("limit", "cursor")


@dataclass(frozen=True, slots=True)
class Order:
    """By one field, and among equals by `id`, both in the same direction.

    `parse` reads the field's value back from a cursor; it raises ValueError for what is no such value.
    """

    field: str
    parse: Callable[[str], Any]
    descending: bool = False

    def sort(self, rows: QuerySet) -> QuerySet:
        sign = "-" if self.descending else ""
        return rows.order_by(f"{sign}{self.field}", f"{sign}id")

    def after(self, rows: QuerySet, value: Any, row_id: Any) -> QuerySet:
        # "At or beyond" alone is what an index can seek; the second condition only parts equals.
        beyond = "lt" if self.descending else "gt"
        return rows.filter(
            Q(**{f"{self.field}__{beyond}": value}) | Q(**{f"id__{beyond}": row_id}),
            **{f"{self.field}__{beyond}e": value},
        )


def in_chunks(rows: QuerySet, order: Order, *, size: int) -> Iterator[list[Any]]:
    """All rows, a chunk at a time, each by a query of its own from where the last one ended.

    Nothing is held open between two chunks: no cursor, no transaction, no thread.
    """
    ordered = order.sort(rows)
    page = ordered
    while chunk := list(page[:size]):
        yield chunk
        page = order.after(ordered, getattr(chunk[-1], order.field), chunk[-1].pk)


def answer_page(
    request: Request,
    rows: QuerySet,
    *,
    order_name: str,
    orders: Mapping[str, Order],
    represent: Callable[[Any], Any],
    unfiltered: QuerySet,
    details: QuerySet | None = None,
) -> Response:
    """One page of `rows`, with `Link: …; rel="next"` while there is more.

    `X-Total-Count` counts `rows`, `X-Unfiltered-Count` counts `unfiltered`. `details` reads the rows of the page
    with whatever else `represent` needs of them; without it they are read as they are.

    Raises:
        ValidationError: `limit` or `cursor` cannot be understood.
    """
    order = orders[order_name]
    limit = _limit(request)
    page = order.sort(rows)
    cursor = request.query_params.get("cursor")
    if cursor:
        page = order.after(page, *_read_cursor(cursor, order_name, order, rows.model))
    # Only the ids: an index alone can tell them, so whatever does not match is passed over without its row.
    ids = list(page.values_list("pk", flat=True)[: limit + 1])
    if details is None:
        details = rows.model._default_manager.all()
    by_id = details.in_bulk(ids[:limit])
    shown = [by_id[row_id] for row_id in ids[:limit] if row_id in by_id]
    is_all = not cursor and len(ids) <= limit
    total = len(ids) if is_all else rows.count()
    headers = {
        "X-Total-Count": str(total),
        "X-Unfiltered-Count": str(total if rows is unfiltered else unfiltered.count()),
    }
    if len(ids) > limit and shown:
        cursor = _write_cursor(shown[-1], order_name, order)
        address = replace_query_param(request.build_absolute_uri(), "cursor", cursor)
        headers["Link"] = f'<{address}>; rel="next"'
    return Response([represent(row) for row in shown], headers=headers)


def _limit(request: Request) -> int:
    text = request.query_params.get("limit", str(PAGE_SIZE))
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise ValidationError({"limit": [f"Expected a whole number from 1 to {LARGEST_PAGE}."]})
    return min(int(text), LARGEST_PAGE)


def _write_cursor(row: Model, order_name: str, order: Order) -> str:
    value = getattr(row, order.field)
    place = [order_name, value.isoformat() if isinstance(value, datetime) else value, str(row.pk)]
    return base64.urlsafe_b64encode(json.dumps(place).encode()).decode().rstrip("=")


def _read_cursor(text: str, order_name: str, order: Order, model: type[Model]) -> tuple[Any, Any]:
    """The place a cursor names. A cursor belongs to one order: in another its place means nothing."""
    try:
        place = json.loads(base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True))
        made_for, value, row_id = (str(part) for part in place)
        value.encode()  # half a surrogate pair is no text that a database takes
        if made_for == order_name and "\0" not in value:
            return order.parse(value), model._meta.pk.to_python(row_id)
    except (binascii.Error, ValueError, TypeError, OverflowError, RecursionError, InvalidValue):
        pass
    raise ValidationError({"cursor": ["Expected the cursor of a page in this order."]})
