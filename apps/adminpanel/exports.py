"""Exports as CSV: any number of rows in constant memory, and safe to open in a spreadsheet."""

import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from typing import Any

from apps.adminpanel.stats import business_figures, machinery_figures
from apps.adminpanel.users import users_with_usage
from apps.billing.plans import plan_of
from apps.illustrations.models import Illustration
from config.paging import Order, in_chunks

CHUNK = 1000  # rows
BYTE_ORDER_MARK = "\ufeff"  # tells spreadsheets that this is UTF-8

# What a spreadsheet takes for a formula, whatever blank or invisible sign stands before it.
_FORMULA = re.compile(r"[\s\x00-\x1f\x7f\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠]|[\t\r\n]")

Row = Iterable[Any]


def export_users() -> Iterator[bytes]:
    header = (
        "ID", "E-mail", "First name", "Last name", "Plan", "Subscription", "Used today", "Daily limit",
        "Joined", "Last sign-in", "Suspended",
    )  # fmt: skip
    chunks = in_chunks(users_with_usage(), Order("id", parse=int), size=CHUNK)
    return _as_csv(header, (map(_user_row, users) for users in chunks))


def export_content() -> Iterator[bytes]:
    header = (
        "ID", "Made", "Made by", "E-mail", "Title", "Prompt", "Caption", "Style", "Resolution", "Quality",
        "Engine", "Hidden since", "Hidden because",
    )  # fmt: skip
    rows = Illustration.objects.select_related("owner").only(
        "created_at", "visitor_id", "owner__email", "title", "prompt", "caption", "style", "resolution",
        "quality", "engine", "hidden_at", "hidden_because",
    )  # fmt: skip
    newest_first = Order("created_at", parse=datetime.fromisoformat, descending=True)
    chunks = in_chunks(rows, newest_first, size=CHUNK)
    return _as_csv(header, (map(_content_row, illustrations) for illustrations in chunks))


def export_stats() -> Iterator[bytes]:
    return _as_csv(("Figure", "Of", "Value"), [list(_stats_rows())])


EXPORTS: dict[str, Callable[[], Iterator[bytes]]] = {
    "stats": export_stats,
    "users": export_users,
    "content": export_content,
}


def harmless(value: Any) -> str:
    """A value as a cell that no spreadsheet calculates."""
    text = value.isoformat(timespec="seconds") if isinstance(value, datetime) else str(value)
    return f"'{text}" if _FORMULA.match(text) else text


def _as_csv(header: Row, chunks: Iterable[Iterable[Row]]) -> Iterator[bytes]:
    yield (BYTE_ORDER_MARK + _csv_lines([header])).encode()
    for rows in chunks:
        yield _csv_lines(rows).encode()


def _csv_lines(rows: Iterable[Row]) -> str:
    lines = io.StringIO()
    writer = csv.writer(lines)
    writer.writerows([harmless("" if value is None else value) for value in row] for row in rows)
    return lines.getvalue()


def _user_row(user: Any) -> Row:
    plan = plan_of(user)
    return (
        user.pk, user.email, user.first_name, user.last_name, plan.title, user.subscription_status,
        user.used_today, plan.daily_limit, user.date_joined, user.last_login,
        "no" if user.is_active else "yes",
    )  # fmt: skip


def _content_row(illustration: Illustration) -> Row:
    return (
        illustration.pk,
        illustration.created_at,
        "Anonymous" if illustration.is_anonymous else "Registered User",
        illustration.owner.email if illustration.owner else None,
        illustration.title, illustration.prompt, illustration.caption,
        illustration.style, illustration.resolution, illustration.quality, illustration.engine,
        illustration.hidden_at, illustration.hidden_because,
    )  # fmt: skip


def _stats_rows() -> Iterator[Row]:
    business, machinery = business_figures(), machinery_figures()
    yield "Total Users", "", business["totalUsers"]
    yield "New users", "the last 7 days", business["newUsers"]
    yield "Active Subscriptions", "", business["activeSubscriptions"]
    for plan, count in business["subscriptions"].items():
        yield "Active Subscriptions", plan, count
    yield "Total Generations", "", business["totalGenerations"]
    yield "Failed generations", "", business["failedGenerations"]
    yield "Today's Activity", "", business["todayGenerations"]
    for day in business["days"]:
        yield "Illustrations a day", day["day"], day["succeeded"]
        yield "Failed a day", day["day"], day["failed"]
    for name, value in machinery["engine"].items():
        yield "Engine", name, value
    for name, value in machinery["queue"].items():
        yield "Queue", name, value
    for failure in machinery["failures"]:
        yield "Failures of the last 24 hours", failure["code"], failure["count"]
    yield "Stored files", "bytes", machinery["storedBytes"]
