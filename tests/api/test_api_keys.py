"""Personal API keys: made, shown once, listed, used and ended."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from apps.apikeys import keys
from apps.apikeys.keys import TooManyKeys, create_key
from apps.apikeys.models import ApiKey
from tests.conftest import Caller, by_key

KEYS = "/api/user/api-keys"


def make_key(caller: Caller, name: str = "Lab notebook"):
    return caller.tell(KEYS, {"keyName": name})


def holder_of(full_key: str) -> Caller:
    return Caller(headers={"Authorization": f"Bearer {full_key}"})


def test_a_new_key_is_shown_in_full_once_and_by_its_beginning_ever_after(scientist):
    response = make_key(scientist, "  Lab notebook ")
    made = response.json()
    full_key = made.pop("fullKey")
    assert response.status_code == 201
    assert response["Cache-Control"] == "no-store"
    assert set(made) == {"id", "keyName", "keyPrefix", "createdAt", "lastUsed"}
    assert (made["keyName"], made["lastUsed"]) == ("Lab notebook", None)
    assert made["createdAt"].endswith("Z")
    assert made["keyPrefix"].startswith("cl_")
    assert full_key.startswith(f"{made['keyPrefix']}_")
    assert scientist.ask(KEYS).json() == [made]


def test_a_key_holds_256_random_bits_besides_its_public_beginning(scientist):
    keys = [make_key(scientist).json() for _ in range(5)]
    secrets = {key["fullKey"].removeprefix(f"{key['keyPrefix']}_") for key in keys}
    assert len(secrets) == 5
    assert {len(secret) for secret in secrets} == {43}  # of 6 bits each


def test_the_key_itself_is_nowhere_in_the_database(scientist):
    full_key = make_key(scientist).json()["fullKey"]
    stored = ApiKey.objects.values().get()
    assert full_key.rpartition("_")[2] not in str(stored)
    assert len(stored["digest"]) == 64


def test_a_stolen_table_is_of_no_use_without_the_secret_key(scientist, settings):
    full_key = make_key(scientist).json()["fullKey"]
    settings.SECRET_KEY = "another secret key of the same product"
    assert holder_of(full_key).ask("/api/illustrations").status_code == 401


def test_keys_are_listed_latest_first(scientist):
    for name in ("first", "second", "third"):
        make_key(scientist, name)
    assert [key["keyName"] for key in scientist.ask(KEYS).json()] == ["third", "second", "first"]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "Please enter a name for the key."),
        (" \n\t", "Please enter a name for the key."),
        (None, "Please enter a name for the key."),
        (7, "The name must be text."),
        (["Lab notebook"], "The name must be text."),
        ("a" * 101, "The name may have at most 100 characters."),
        ("a\x00b", "Null characters are not allowed."),
    ],
)
def test_a_key_needs_a_name(scientist, name, message):
    response = scientist.tell(KEYS, {"keyName": name})
    assert response.status_code == 400
    assert response.json() == {"message": message, "code": "invalid", "errors": {"keyName": [message]}}
    assert not ApiKey.objects.exists()


def test_a_request_without_a_name_in_it_is_refused(scientist):
    for body in ({}, [], "Lab notebook", None):
        assert scientist.tell(KEYS, body).status_code == 400
    assert not ApiKey.objects.exists()


def test_a_name_of_100_characters_is_kept_whole(scientist):
    assert make_key(scientist, "β" * 100).json()["keyName"] == "β" * 100


def test_the_21st_active_key_is_refused_until_another_is_deleted(scientist):
    made = [make_key(scientist).json()["id"] for _ in range(20)]
    response = make_key(scientist)
    assert response.status_code == 409
    assert response.json() == {
        "message": "You have 20 API keys, the most there can be. Delete one to make another.",
        "code": "too_many_keys",
    }
    assert ApiKey.objects.count() == 20
    scientist.delete(f"{KEYS}/{made[0]}")
    assert make_key(scientist).status_code == 201


@pytest.mark.django_db(transaction=True)
def test_many_windows_at_once_make_no_more_than_20(person):
    owner = person("scientist")

    def make(_: int) -> bool:
        try:
            create_key(owner, name="Lab notebook")
        except TooManyKeys:
            return False
        finally:
            connection.close()
        return True

    with ThreadPoolExecutor(6) as threads:
        assert sum(threads.map(make, range(26))) == 20
    assert ApiKey.objects.active().count() == 20


def test_a_deleted_key_is_gone_for_good_and_deleting_it_again_finds_nothing(scientist):
    made = make_key(scientist).json()
    address = f"{KEYS}/{made['id']}"
    program = holder_of(made["fullKey"])
    assert program.ask("/api/illustrations").status_code == 200
    assert (scientist.delete(address).status_code, scientist.delete(address).status_code) == (204, 404)
    assert scientist.ask(KEYS).json() == []
    assert program.ask("/api/illustrations").status_code == 401


def test_a_deleted_key_keeps_the_moment_it_ended(scientist):
    address = f"{KEYS}/{make_key(scientist).json()['id']}"
    scientist.delete(address)
    ended = ApiKey.objects.get().deactivated_at
    scientist.delete(address)
    assert ApiKey.objects.get().deactivated_at == ended


def test_nobody_else_sees_or_deletes_a_key(scientist, stranger, visitor):
    address = f"{KEYS}/{make_key(scientist).json()['id']}"
    assert stranger.ask(KEYS).json() == []
    assert stranger.delete(address).status_code == 404
    assert visitor.delete(address).status_code == 401
    assert ApiKey.objects.active().count() == 1


def test_a_key_neither_sees_nor_makes_nor_deletes_keys(api_key):
    for response in (
        api_key.ask(KEYS),
        make_key(api_key),
        api_key.delete(f"{KEYS}/{api_key.key.pk}"),
    ):
        assert response.status_code == 401
        assert response.json() == {"message": "Unauthorized", "code": "unauthorized"}
    assert ApiKey.objects.active().count() == 1


def test_another_site_cannot_make_a_key_in_a_persons_name(scientist):
    careful = Caller(enforce_csrf_checks=True)
    careful.cookies = scientist.cookies
    assert make_key(careful).status_code == 403
    assert not ApiKey.objects.exists()


def test_the_keys_of_a_suspended_account_open_nothing(api_key):
    api_key.user.is_active = False
    api_key.user.save()
    assert api_key.ask("/api/illustrations").status_code == 401
    assert ApiKey.objects.get().last_used_at is None


def test_the_last_use_is_noted_at_most_once_a_minute(scientist, api_key):
    assert scientist.ask(KEYS).json()[0]["lastUsed"] is None
    api_key.ask("/api/illustrations")
    first_use = ApiKey.objects.get().last_used_at
    assert timezone.now() - first_use < timedelta(seconds=10)

    api_key.ask("/api/illustrations")
    assert ApiKey.objects.get().last_used_at == first_use

    ApiKey.objects.update(last_used_at=first_use - timedelta(seconds=61))
    api_key.ask("/api/illustrations")
    assert ApiKey.objects.get().last_used_at >= first_use


def test_a_key_is_found_with_one_query(person, django_assert_num_queries):
    _, full_key = create_key(person("scientist"), name="Lab notebook")
    with django_assert_num_queries(1):
        key = keys.find_key(full_key)
        assert key is not None
        assert key.owner.email == "scientist@example.org"


def test_what_has_not_the_form_of_a_key_is_not_even_looked_up(db, django_assert_num_queries):
    with django_assert_num_queries(0):
        for text in (
            "",
            "cl_",
            "cl_0123456789ab_" + "a" * 42,
            "cl_0123456789ab_" + "a" * 42 + "\x00",
            "ä" * 60,
        ):
            assert keys.find_key(text) is None


def test_the_right_beginning_with_a_wrong_secret_is_no_key(api_key):
    wrong = holder_of(f"{api_key.key.prefix}_{'a' * 43}")
    assert wrong.ask("/api/illustrations").status_code == 401
    assert ApiKey.objects.get().last_used_at is None


def test_no_key_is_ever_logged_or_repeated_in_an_error(scientist, caplog, monkeypatch):
    caplog.set_level("DEBUG")
    full_key = make_key(scientist).json()["fullKey"]
    secret = full_key.rpartition("_")[2]
    program = holder_of(full_key)
    answers = [program.generate(""), program.ask("/api/auth/user"), program.ask("/api/nothing")]
    monkeypatch.setattr("apps.illustrations.views.answer_page", lambda *_, **__: 1 / 0)
    answers.append(program.ask("/api/illustrations"))
    assert [answer.status_code for answer in answers] == [400, 401, 404, 500]
    assert all(secret not in answer.content.decode() for answer in answers)
    assert "ZeroDivisionError" in caplog.text
    assert secret not in caplog.text


def test_a_person_has_keys_of_their_own(scientist, stranger):
    by_key(scientist.user)
    by_key(stranger.user)
    assert len(scientist.ask(KEYS).json()) == len(stranger.ask(KEYS).json()) == 1
