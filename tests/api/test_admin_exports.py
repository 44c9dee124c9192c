"""Exports: whole, streamed, and harmless in a spreadsheet."""

import asyncio
import csv
import io
from datetime import UTC, datetime, timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from hypothesis import example, given
from hypothesis import strategies as st

from apps.accounts.models import User, Visitor
from apps.adminpanel import exports
from apps.adminpanel.exports import harmless
from apps.billing.models import DailyUsage
from apps.billing.quota import today
from apps.illustrations.models import Illustration
from tests.api.asgi import call


def exported(owner, kind: str) -> list[dict[str, str]]:
    response = owner.ask(f"/api/admin/export/{kind}")
    assert response.status_code == 200
    return parsed(b"".join(response.streaming_content))


def parsed(content: bytes) -> list[dict[str, str]]:
    assert content.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline=""), strict=True))


@pytest.mark.parametrize("kind", ["stats", "users", "content"])
def test_an_export_is_a_csv_file_named_by_kind_and_date(owner, kind):
    response = owner.ask(f"/api/admin/export/{kind}")
    assert response["Content-Type"] == "text/csv; charset=utf-8"
    date = datetime.now(UTC).date().isoformat()
    assert response["Content-Disposition"] == f'attachment; filename="{kind}-{date}.csv"'
    assert response["Cache-Control"] == "no-store"
    assert response.streaming
    assert exported(owner, kind) is not None


def test_there_are_no_other_kinds(owner):
    assert owner.ask("/api/admin/export/passwords").status_code == 404


def test_users_are_exported_with_all_the_panel_shows(owner, subscriber, scientist):
    DailyUsage.objects.create(user=subscriber.user, day=today(), used=23)
    User.objects.filter(pk=scientist.user.pk).update(is_active=False)
    rows = {row["E-mail"]: row for row in exported(owner, "users")}
    assert set(rows) == {"owner@example.org", "scientist@example.org", "subscriber@example.org"}
    row = rows["subscriber@example.org"]
    shown = ("First name", "Plan", "Used today", "Daily limit", "Suspended")
    assert [row[name] for name in shown] == ["subscriber", "Basic", "23", "50", "no"]
    assert rows["scientist@example.org"]["Suspended"] == "yes"


def test_content_is_exported_with_all_the_panel_shows(owner, illustration):
    caption = 'Figure 1. "Heart",\r\nwith a second line; and Ångström µ 心'
    Illustration.objects.filter(pk=illustration.pk).update(
        caption=caption, hidden_at=timezone.now(), hidden_because="Spam"
    )
    [row] = exported(owner, "content")
    assert row["ID"] == str(illustration.pk)
    assert row["Prompt"] == "Human heart cross-section"
    assert row["Caption"] == caption
    assert (row["Made by"], row["E-mail"]) == ("Registered User", "scientist@example.org")
    assert (row["Style"], row["Resolution"], row["Quality"]) == ("scientific", "1024x1024", "standard")
    assert row["Made"] == illustration.created_at.isoformat(timespec="seconds")
    assert (row["Hidden because"], bool(row["Hidden since"])) == ("Spam", True)
    Illustration.objects.update(owner=None, visitor=Visitor.objects.create())
    [row] = exported(owner, "content")
    assert (row["Made by"], row["E-mail"]) == ("Anonymous", "")


def test_the_figures_are_exported_with_all_the_panel_shows(owner, illustration):
    shown = owner.ask("/api/admin/stats").json()
    rows = {(row["Figure"], row["Of"]): row["Value"] for row in exported(owner, "stats")}
    assert rows["Total Users", ""] == str(shown["totalUsers"]) == "2"
    assert rows["Active Subscriptions", ""] == "0"
    assert rows["Total Generations", ""] == rows["Today's Activity", ""] == "1"
    assert [rows["Illustrations a day", day["day"]] for day in shown["days"]] == ["0"] * 29 + ["1"]
    assert rows["Stored files", "bytes"] == str(shown["storedBytes"])


@pytest.mark.parametrize(("kind", "key"), [("users", "ID"), ("content", "ID")])
def test_an_export_in_many_chunks_holds_every_row_once(owner, person, illustration, monkeypatch, kind, key):
    monkeypatch.setattr(exports, "CHUNK", 3)
    fields = {field.name: getattr(illustration, field.name) for field in Illustration._meta.fields}
    fields = {name: value for name, value in fields.items() if name not in ("id", "generation", "created_at")}
    now = timezone.now()
    Illustration.objects.bulk_create(
        Illustration(**fields, created_at=now + timedelta(seconds=number // 4)) for number in range(20)
    )
    for number in range(7):
        person(f"user{number}")
    rows = [row[key] for row in exported(owner, kind)]
    expected = (User if kind == "users" else Illustration).objects.values_list("pk", flat=True)
    assert len(rows) == len(expected) > 3
    assert set(rows) == {str(one) for one in expected}


def test_nothing_is_asked_for_before_it_is_sent(owner, person, monkeypatch):
    monkeypatch.setattr(exports, "CHUNK", 2)
    for number in range(6):
        person(f"user{number}")
    content = iter(owner.ask("/api/admin/export/users").streaming_content)
    next(content)
    with CaptureQueriesContext(connection) as asked:
        assert len(parsed(b"\xef\xbb\xbfheader\r\n" + next(content))) == 2
    assert len(asked) == 1


ATTACKS = [
    "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "\ufeff=1", "\u200b=1", "＝1", "＋1", "－1", "＠x",
    '=HYPERLINK("http://example.org","x")', "=cmd|' /C calc'!A0", "\x00=1", "\u00a0=1", "\tx", "\rx", "\nx",
]  # fmt: skip


@pytest.mark.parametrize("attack", ATTACKS)
def test_no_cell_is_a_formula(owner, illustration, attack):
    if "\x00" not in attack:
        Illustration.objects.update(prompt=attack, caption=attack, title=attack)
        User.objects.update(first_name=attack)
        [row] = exported(owner, "content")
        assert [row[name] for name in ("Prompt", "Caption", "Title")] == [f"'{attack}"] * 3
        assert {row["First name"] for row in exported(owner, "users")} == {f"'{attack}"}
    assert harmless(attack) == f"'{attack}"


@given(st.text())
@example("Human heart - section = 2")
@example("7-helix bundle")
def test_a_cell_is_its_text_or_its_text_made_harmless(text):
    assert harmless(text) in (text, f"'{text}")
    assert not harmless(text).lstrip().startswith(("=", "+", "-", "@"))


def test_ordinary_text_stays_as_it_is():
    for text in ("Human heart", "7-helix bundle", "a = b", "maria@institute.example", "", "µ-opioid"):
        assert harmless(text) == text


def pieces_sent(caller, path: str, *, breaking_with: type[Exception] | None = None) -> list[bytes]:
    """What the real server interface sends for a call, to its end or until it breaks."""
    pieces: list[bytes] = []

    async def listen() -> None:
        async with call(caller, "GET", path) as communicator:
            assert (await communicator.receive_output(timeout=5))["status"] == 200
            while (message := await communicator.receive_output(timeout=5)).get("more_body"):
                pieces.append(message["body"])

    if breaking_with is None:
        asyncio.run(listen())
    else:
        with pytest.raises(breaking_with):
            asyncio.run(listen())
    return pieces


class BrokenExport(Exception):
    """Breaks an export on its way."""


@pytest.mark.django_db(transaction=True)
def test_an_export_is_sent_a_chunk_at_a_time(owner, person, monkeypatch):
    monkeypatch.setattr(exports, "CHUNK", 2)
    for number in range(4):
        person(f"user{number}")
    pieces = pieces_sent(owner, "/api/admin/export/users")
    assert [piece.count(b"\r\n") for piece in pieces] == [1, 2, 2, 1]


@pytest.mark.django_db(transaction=True)
def test_an_export_that_breaks_on_its_way_does_not_look_complete(owner, monkeypatch):
    def break_down(user):
        raise BrokenExport

    monkeypatch.setattr(exports, "_user_row", break_down)
    assert len(pieces_sent(owner, "/api/admin/export/users", breaking_with=BrokenExport)) == 1
