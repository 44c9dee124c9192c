"""The list of illustrations: its pages, and what it can be searched, filtered and sorted by."""

import base64
import json
from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from apps.illustrations.models import Illustration
from tests.conftest import Caller


@pytest.fixture
def gallery(scientist, illustration) -> list[str]:
    """25 illustrations of the scientist, oldest first; some made at the very same moment."""
    now = timezone.now()
    illustration.delete()
    fields = {field.name: getattr(illustration, field.name) for field in Illustration._meta.fields}
    fields = {name: value for name, value in fields.items() if name not in ("id", "generation", "created_at")}
    made = Illustration.objects.bulk_create(
        Illustration(**fields, created_at=now + timedelta(seconds=number // 3)) for number in range(25)
    )
    return [str(one.pk) for one in sorted(made, key=lambda one: (one.created_at, one.pk))]


@pytest.fixture
def add(illustration):
    """Puts one more illustration of the scientist onto the list, a second newer than the last."""
    last = timezone.now()
    plain = {field.name: getattr(illustration, field.name) for field in Illustration._meta.fields}
    plain = {name: value for name, value in plain.items() if name not in ("id", "generation", "created_at")}
    illustration.delete()

    def make(prompt: str, **fields) -> Illustration:
        nonlocal last
        last += timedelta(seconds=1)
        return Illustration.objects.create(
            **plain | {"prompt": prompt, "caption": "Figure 1."} | fields, created_at=last
        )

    return make


def prompts(caller: Caller, query: str = "") -> list[str]:
    response = caller.ask(f"/api/illustrations{query}")
    assert response.status_code == 200
    assert response["X-Total-Count"] == str(len(response.json()))
    return [one["prompt"] for one in response.json()]


def every_page(caller: Caller, address: str) -> list[dict]:
    seen: list[dict] = []
    while address:
        response = caller.ask(address)
        seen += response.json()
        link = response.headers.get("Link", "")
        assert link == "" or link.endswith('; rel="next"')
        address = link.partition(">")[0].removeprefix("<")
    return seen


def test_the_list_holds_nothing_of_others(stranger, visitor, illustration):
    assert stranger.ask("/api/illustrations").json() == []
    assert visitor.ask("/api/illustrations").status_code == 401


def test_the_list_is_a_plain_array_of_the_ten_newest(scientist, gallery):
    response = scientist.ask("/api/illustrations")
    assert [one["id"] for one in response.json()] == gallery[::-1][:10]
    assert response["X-Total-Count"] == "25"


@pytest.mark.parametrize(("limit", "count"), [("1", 1), ("25", 25), ("50", 25), ("5000", 25)])
def test_the_limit_is_kept_within_bounds(scientist, gallery, limit, count):
    assert len(scientist.ask(f"/api/illustrations?limit={limit}").json()) == count


@pytest.mark.parametrize("limit", ["0", "-1", "ten", "1.5", "٣"])
def test_a_limit_that_is_no_number_is_refused(scientist, limit):
    response = scientist.get("/api/illustrations", {"limit": limit})
    assert response.status_code == 400
    assert "limit" in response.json()["errors"]


def test_following_the_links_gives_everything_once(scientist, gallery):
    assert [one["id"] for one in every_page(scientist, "/api/illustrations?limit=4")] == gallery[::-1]


def test_the_oldest_come_first_where_asked_for(scientist, gallery):
    assert [one["id"] for one in every_page(scientist, "/api/illustrations?sort=oldest&limit=4")] == gallery


def test_alphabetical_order_goes_by_prompt_whatever_its_case(scientist, add):
    for prompt in ("plant cell", "Aorta", "Zebrafish", "butterfly", "Plant cell wall", "Ödem"):
        add(prompt)
    in_order = prompts(scientist, "?sort=alphabetical")
    # Where a letter beyond ASCII stands is for the database's alphabet to say.
    ascii_only = [prompt for prompt in in_order if prompt != "Ödem"]
    assert ascii_only == ["Aorta", "butterfly", "plant cell", "Plant cell wall", "Zebrafish"]
    pages = every_page(scientist, "/api/illustrations?sort=alphabetical&limit=1")
    assert [one["prompt"] for one in pages] == in_order


@pytest.mark.parametrize("sort", ["newest", "oldest", "alphabetical"])
def test_equal_illustrations_are_neither_lost_nor_repeated(scientist, add, sort):
    made = {str(add("Human heart").pk) for _ in range(9)}
    Illustration.objects.update(created_at=timezone.now())
    seen = [one["id"] for one in every_page(scientist, f"/api/illustrations?sort={sort}&limit=2")]
    assert len(seen) == 9
    assert set(seen) == made


@pytest.mark.parametrize("sort", ["newest", "oldest", "alphabetical"])
def test_what_is_deleted_or_added_between_two_pages_shifts_nothing(scientist, add, sort):
    for letter in "abcdef":
        add(letter)
    first = scientist.ask(f"/api/illustrations?sort={sort}&limit=2")
    Illustration.objects.get(pk=first.json()[1]["id"]).delete()
    rest = every_page(scientist, first["Link"].partition(">")[0][1:])
    seen = [one["prompt"] for one in [*first.json(), *rest]]
    assert sorted(seen) == list("abcdef")


def test_the_search_looks_into_prompt_and_caption_whatever_the_case(scientist, add):
    add("Human HEART")
    add("A leaf", caption="Figure 1. A leaf, heart-shaped.")
    add("Plant cell", caption="Figure 1. Plant cell.")
    assert prompts(scientist, "?q=Heart") == ["A leaf", "Human HEART"]
    assert prompts(scientist, "?q=plant") == ["Plant cell"]


@pytest.mark.parametrize("word", ["ßtraße", "STRASSE", "οδός", "ΟΔΌΣ"])
def test_the_search_knows_the_case_of_every_alphabet(scientist, add, word):
    add("Straße und οδός, sstrasse")
    assert len(prompts(scientist, f"?q={word}")) == 1


def test_every_word_of_a_search_must_occur(scientist, add):
    add("Cross-section of the human heart")
    add("Human skin")
    assert prompts(scientist, "?q=heart+human") == ["Cross-section of the human heart"]
    assert prompts(scientist, "?q=heart+skin") == []


@pytest.mark.parametrize(
    ("word", "found"), [("50%25", ["50% of it"]), ("a_b", ["a_b"]), ("\\", ["back\\slash"])]
)
def test_signs_in_a_search_mean_themselves(scientist, add, word, found):
    for prompt in ("50% of it", "500 of it", "a_b", "aab", "back\\slash"):
        add(prompt)
    assert prompts(scientist, f"?q={word}") == found


@pytest.mark.parametrize("query", ["", "?q=", "?q=+++", "?style=&quality=&sort=", "?sort=newest"])
def test_an_empty_filter_filters_nothing(scientist, add, query):
    add("Human heart")
    assert prompts(scientist, query) == ["Human heart"]


def test_style_and_quality_filter_together_with_the_search(scientist, add):
    add("heart 1", style="botanical", quality="hd")
    add("heart 2", style="botanical", quality="standard")
    add("heart 3", style="cellular", quality="hd")
    add("leaf", style="botanical", quality="hd")
    assert prompts(scientist, "?style=botanical") == ["leaf", "heart 2", "heart 1"]
    assert prompts(scientist, "?quality=hd") == ["leaf", "heart 3", "heart 1"]
    assert prompts(scientist, "?style=botanical&quality=hd&q=heart") == ["heart 1"]


def test_both_counts_are_told_on_every_page(scientist, add):
    for number in range(5):
        add(f"heart {number}")
    add("leaf")
    response = scientist.ask("/api/illustrations?q=heart&limit=2")
    for _ in range(2):
        assert response["X-Total-Count"] == "5"
        assert response["X-Unfiltered-Count"] == "6"
        response = scientist.ask(response["Link"].partition(">")[0][1:])
    assert "Link" not in response


@pytest.mark.parametrize("query", ["stlye=botanical", "style=botanical&page=2", "q=heart&q=cell"])
def test_what_is_misspelled_or_said_twice_is_told(scientist, query):
    response = scientist.ask(f"/api/illustrations?{query}")
    assert response.status_code == 400
    assert set(response.json()["errors"]) <= {"stlye", "page", "q"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("style", "cubist"),
        ("quality", "best"),
        ("sort", "random"),
        ("q", "a" * 101),
        ("q", "a\0"),
    ],
)
def test_an_unknown_value_is_refused(scientist, name, value):
    response = scientist.get("/api/illustrations", {name: value})
    assert response.status_code == 400
    assert list(response.json()["errors"]) == [name]


def forged(*place: object) -> str:
    return base64.urlsafe_b64encode(json.dumps(place).encode()).decode().rstrip("=")


SOME_ID = "6b1a6a5e-0000-4000-8000-000000000000"


@pytest.mark.parametrize(
    "cursor",
    [
        "nonsense", "é", "=", "\0", base64.b64encode(b"[" * 30_000).decode(),
        forged(), forged("newest"), forged("newest", "yesterday", SOME_ID), forged("newest", None, None),
        forged("newest", "0001-01-01T00:00:00+14:00", SOME_ID), forged("newest", "2026-01-01T00:00:00Z", "x"),
    ],
)  # fmt: skip
def test_a_broken_cursor_is_refused(scientist, gallery, cursor):
    response = scientist.get("/api/illustrations", {"cursor": cursor})
    assert response.status_code == 400
    assert list(response.json()["errors"]) == ["cursor"]


def test_a_cursor_is_good_for_its_own_order_only(scientist, gallery):
    address = scientist.ask("/api/illustrations?limit=4")["Link"].partition(">")[0][1:]
    assert scientist.ask(address + "&sort=oldest").status_code == 400


@pytest.mark.parametrize("value", ["a\0b", "\ud800"])
def test_a_cursor_with_impossible_text_is_refused(scientist, value):
    query = {"sort": "alphabetical", "cursor": forged("alphabetical", value, SOME_ID)}
    assert scientist.get("/api/illustrations", query).status_code == 400


def test_the_search_finds_nothing_of_others(scientist, stranger, add):
    add("Human heart")
    response = stranger.ask("/api/illustrations?q=heart")
    assert response.json() == []
    assert (response["X-Total-Count"], response["X-Unfiltered-Count"]) == ("0", "0")


@pytest.mark.skipif(connection.vendor != "sqlite", reason="asks SQLite how it reads")
@pytest.mark.parametrize(
    "query", ["", "sort=oldest", "sort=alphabetical", "style=botanical", "q=heart", "q=a&sort=alphabetical"]
)
def test_a_list_is_read_through_indexes_alone(scientist, add, query):
    with CaptureQueriesContext(connection) as asked:
        scientist.ask(f"/api/illustrations?{query}")
    lists = [one["sql"] for one in asked if "ORDER BY" in one["sql"] or "COUNT" in one["sql"]]
    assert lists
    for sql in lists:
        with connection.cursor() as cursor:
            cursor.execute("EXPLAIN QUERY PLAN " + sql.replace("%", "%%"))
            plan = " ".join(row[3] for row in cursor.fetchall())
        assert "COVERING INDEX" in plan
        assert "TEMP B-TREE" not in plan
