"""A configuration that cannot be understood, or is not safe, stops the start."""

import stat

import pytest
from django.core.exceptions import ImproperlyConfigured

from config.env import Environment
from config.safety import is_public, local_secret_key, refuse_unsafe_start

LONG_SECRET = "a" * 50


def environment(**variables: str) -> Environment:
    return Environment(variables)


def test_an_empty_value_counts_as_not_set():
    assert environment(PRODUCT_NAME="  ").text("PRODUCT_NAME", "Camera Lucida") == "Camera Lucida"
    assert environment(DEBUG="").flag("DEBUG") is False
    assert environment(SYNC_WAIT_SECONDS="").number("SYNC_WAIT_SECONDS", 60, at_least=0, at_most=300) == 60


@pytest.mark.parametrize(("value", "meaning"), [("1", True), ("Yes", True), ("off", False), ("FALSE", False)])
def test_flags_are_read_in_their_usual_spellings(value, meaning):
    assert environment(DEBUG=value).flag("DEBUG") is meaning


def test_what_is_not_a_flag_is_refused_without_repeating_the_value():
    with pytest.raises(ImproperlyConfigured, match="DEBUG: expected true or false") as refusal:
        environment(DEBUG="hunter2").flag("DEBUG")
    assert "hunter2" not in str(refusal.value)


@pytest.mark.parametrize("value", ["soon", "-1", "301", "nan"])
def test_a_number_out_of_range_is_refused(value):
    with pytest.raises(ImproperlyConfigured, match="SYNC_WAIT_SECONDS"):
        environment(SYNC_WAIT_SECONDS=value).number("SYNC_WAIT_SECONDS", 60, at_least=0, at_most=300)


def test_an_engine_that_is_not_built_in_is_refused():
    with pytest.raises(ImproperlyConfigured, match="ILLUSTRATION_ENGINE: expected one of auto, embedded"):
        environment(ILLUSTRATION_ENGINE="dall-e").choice(
            "ILLUSTRATION_ENGINE", "auto", among=("auto", "embedded")
        )


@pytest.mark.parametrize("value", ["nonsense", "mysql://host/name", "redis"])
def test_a_url_of_another_kind_is_refused(value):
    with pytest.raises(ImproperlyConfigured, match="DATABASE_URL: expected a URL that starts with sqlite://"):
        environment(DATABASE_URL=value).url("DATABASE_URL", schemes=("sqlite", "postgres"))


def test_lists_are_split_at_commas():
    assert environment(ALLOWED_HOSTS="a.example, b.example,").items("ALLOWED_HOSTS") == [
        "a.example",
        "b.example",
    ]


def test_a_folder_is_made_for_its_account_alone(tmp_path):
    folder = environment(DATA_DIR=str(tmp_path / "new")).folder("DATA_DIR", tmp_path)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_folder_that_cannot_be_made_is_refused(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(ImproperlyConfigured, match="DATA_DIR"):
        environment(DATA_DIR=str(tmp_path / "file" / "folder")).folder("DATA_DIR", tmp_path)


def test_with_nothing_set_only_this_machine_is_served():
    assert not is_public(host="127.0.0.1", allowed_hosts=[])
    refuse_unsafe_start(public=False, debug=False, secret_key="", allowed_hosts=[])


@pytest.mark.parametrize(("host", "allowed_hosts"), [("0.0.0.0", []), ("127.0.0.1", ["lucida.example"])])  # noqa: S104
def test_another_host_makes_it_public(host, allowed_hosts):
    assert is_public(host=host, allowed_hosts=allowed_hosts)


@pytest.mark.parametrize(
    ("unsafe", "complaint"),
    [
        ({"debug": True}, "DEBUG"),
        ({"secret_key": ""}, "SECRET_KEY"),
        ({"secret_key": "short"}, "SECRET_KEY"),
        ({"allowed_hosts": []}, "ALLOWED_HOSTS"),
        ({"allowed_hosts": ["*"]}, "ALLOWED_HOSTS"),
    ],
)
def test_serving_others_unsafely_is_refused(unsafe, complaint):
    safe = {"public": True, "debug": False, "secret_key": LONG_SECRET, "allowed_hosts": ["lucida.example"]}
    refuse_unsafe_start(**safe)
    with pytest.raises(ImproperlyConfigured, match=complaint):
        refuse_unsafe_start(**safe | unsafe)


def test_the_local_secret_is_made_once_and_kept_private(tmp_path):
    secret = local_secret_key(tmp_path)
    assert len(secret) >= 50
    assert local_secret_key(tmp_path) == secret
    assert stat.S_IMODE((tmp_path / "secret_key").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret_key"]
