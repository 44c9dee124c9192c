"""Withdrawing consent, downloading one's data, and deleting one's account."""

import io
import json
from datetime import timedelta
from uuid import uuid4
from zipfile import ZipFile

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret
from allauth.socialaccount.models import SocialAccount
from django.core.files.storage import default_storage
from django.core.management import call_command
from django.utils import timezone

from apps.accounts import closing
from apps.accounts.export import export_account
from apps.accounts.models import User
from apps.adminpanel.models import FORGOTTEN, ModerationRecord
from apps.apikeys.models import ApiKey
from apps.illustrations.generations import claim, finish
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.storage import stored_names
from apps.illustrations.work import draw_generation
from apps.sketches.enhancing import take_in_upload
from apps.sketches.models import Sketch
from tests.api.test_account_pages import confirm
from tests.conftest import Caller, by_key
from tests.engines import PlainEngine
from tests.images import put

ASYNC = {"Prefer": "respond-async"}
NOW = "2030-01-01T00:00:00Z"  # a browser whose clock runs ahead


def sent(response) -> bytes:
    return b"".join(response.streaming_content)


@pytest.fixture
def sketch(scientist) -> Sketch:
    """A sketch that the scientist uploaded and had taken in."""
    upload = scientist.post("/api/sketches/upload-url").json()["uploadURL"]
    put(upload)
    return take_in_upload(scientist.user, upload.partition("?")[0])


# --- Withdrawing consent ---


@pytest.fixture
def withdrawn(scientist) -> None:
    scientist.tell("/api/auth/terms", {"acceptedAt": "2026-01-02T03:04:05Z"})
    assert scientist.delete("/api/auth/terms").status_code == 204


def test_a_withdrawn_consent_is_no_longer_on_record(scientist, withdrawn):
    user = scientist.ask("/api/auth/user").json()
    assert user["termsAcceptedAt"] is None
    assert user["termsWithdrawnAt"] is not None


def test_without_consent_nothing_is_drawn_by_page_or_by_key(scientist, withdrawn, woken):
    for caller in (scientist, by_key(scientist.user)):
        response = caller.generate(headers=ASYNC)
        assert response.status_code == 403
        assert response.json()["code"] == "consent_withdrawn"
    assert Generation.objects.count() == 0
    assert woken == []
    assert scientist.ask("/api/auth/user").json()["usage"]["used"] == 0


def test_what_was_drawn_before_stays(scientist, illustration):
    scientist.delete("/api/auth/terms")
    assert len(scientist.ask("/api/illustrations").json()) == 1


def test_accepting_again_opens_the_generator_again(scientist, withdrawn):
    assert scientist.tell("/api/auth/terms", {"acceptedAt": NOW}).status_code == 204
    user = scientist.ask("/api/auth/user").json()
    assert user["termsAcceptedAt"] is not None
    assert user["termsWithdrawnAt"] is None
    assert scientist.generate(headers=ASYNC).status_code == 202


def test_the_record_of_another_browser_does_not_undo_a_withdrawal(scientist, withdrawn):
    earlier = (timezone.now() - timedelta(days=1)).isoformat()
    response = scientist.tell("/api/auth/terms", {"acceptedAt": earlier})
    assert (response.status_code, response.json()["code"]) == (409, "consent_withdrawn")
    assert scientist.ask("/api/auth/user").json()["termsAcceptedAt"] is None


def test_a_second_withdrawal_changes_nothing(scientist, withdrawn):
    before = User.objects.get().terms_withdrawn_at
    assert scientist.delete("/api/auth/terms").status_code == 204
    assert User.objects.get().terms_withdrawn_at == before


# --- Downloading one's data ---


def test_the_archive_has_everything_and_nothing_that_opens_the_account(scientist, illustration, sketch):
    Illustration.objects.update(share_token="token")
    EmailAddress.objects.create(user=scientist.user, email=scientist.user.email, verified=True, primary=True)
    SocialAccount.objects.create(user=scientist.user, provider="google", uid="1", extra_data={"name": "Ada"})
    secret = generate_totp_secret()
    TOTP.activate(scientist.user, secret)
    codes = RecoveryCodes.activate(scientist.user).get_unused_codes()
    key = by_key(scientist.user)
    failed = scientist.generate("the compound eye of a mantis shrimp", headers=ASYNC).json()["id"]

    response = scientist.ask("/api/auth/export")
    assert response["Content-Type"] == "application/zip"
    assert response["Content-Disposition"].startswith('attachment; filename="camera-lucida-20')
    assert response["Cache-Control"] == "no-store"
    content = sent(response)
    archive = ZipFile(io.BytesIO(content))
    assert archive.testzip() is None

    account = json.loads(archive.read("account.json"))
    assert account["email"] == "scientist@example.org"
    assert account["emailAddresses"] == [
        {"email": "scientist@example.org", "verified": True, "primary": True}
    ]
    assert account["connectedAccounts"][0]["extra_data"] == {"name": "Ada"}
    assert [one["type"] for one in account["authenticators"]] == ["totp", "recovery_codes"]
    assert account["apiKeys"][0]["prefix"] == key.key.prefix
    assert account["dailyUsage"][0]["used"] >= 1

    (drawn,) = json.loads(archive.read("illustrations.json"))
    assert drawn["prompt"] == illustration.prompt
    assert failed in [one["id"] for one in json.loads(archive.read("generations.json"))]
    pictures = [name for name in archive.namelist() if name.startswith("images/")]
    assert [name[-40:] for name in pictures] == [
        f"{illustration.pk}.png",
        f"{illustration.pk}.svg",
    ]
    assert archive.read(pictures[0]).startswith(b"\x89PNG")
    assert archive.read(f"sketches/{sketch.pk}.jpg").startswith(b"\xff\xd8")

    everything = b"".join(archive.read(name) for name in archive.namelist())
    for secret_thing in (secret, *codes, key.key.digest, scientist.user.password, "a sound password"):
        assert secret_thing.encode() not in everything


def test_the_archive_of_a_new_account_is_whole(scientist):
    archive = ZipFile(io.BytesIO(sent(scientist.ask("/api/auth/export"))))
    assert archive.namelist() == ["account.json", "illustrations.json", "generations.json"]
    assert json.loads(archive.read("illustrations.json")) == []


def test_the_archive_has_nothing_of_others(stranger, illustration):
    archive = ZipFile(io.BytesIO(sent(stranger.ask("/api/auth/export"))))
    assert not [name for name in archive.namelist() if name.startswith("images/")]
    assert b"scientist" not in b"".join(archive.read(name) for name in archive.namelist())


def test_a_picture_that_is_gone_is_left_out(scientist, illustration):
    default_storage.delete(illustration.image)
    archive = ZipFile(io.BytesIO(sent(scientist.ask("/api/auth/export"))))
    assert [name[-4:] for name in archive.namelist() if name.startswith("images/")] == [".svg"]


def test_the_archive_is_sent_as_it_is_made_in_pieces_no_larger_than_a_picture(
    scientist, illustration, monkeypatch
):
    monkeypatch.setattr("apps.accounts.export.read_file", lambda name: bytes(100_000))
    fields = {
        field.attname: getattr(illustration, field.attname) for field in Illustration._meta.concrete_fields
    }
    for _ in range(20):
        Illustration.objects.create(**fields | {"id": uuid4(), "generation_id": None})
    pieces = [len(piece) for piece in export_account(scientist.user)]
    assert len(pieces) > 40
    assert max(pieces) < 110_000
    assert sum(pieces) > 2_000_000


# --- Deleting one's account ---


@pytest.fixture
def erasing(django_capture_on_commit_callbacks):
    """Deletes the account of a person who has confirmed that it is them, as with a real commit."""

    def erase(caller: Caller):
        confirm(caller)
        with django_capture_on_commit_callbacks(execute=True):
            return caller.delete("/api/auth/user")

    return erase


def test_rows_and_files_go_and_the_session_ends(scientist, illustration, sketch, erasing):
    EmailAddress.objects.create(user=scientist.user, email=scientist.user.email, primary=True)
    SocialAccount.objects.create(user=scientist.user, provider="google", uid="1")
    key, other_browser = by_key(scientist.user), Caller()
    other_browser.force_login(scientist.user, backend="django.contrib.auth.backends.ModelBackend")
    Illustration.objects.update(share_token="a-token")
    assert list(stored_names())

    response = erasing(scientist)
    assert (response.status_code, response.content) == (204, b"")
    for model in (User, Illustration, Generation, Sketch, ApiKey, EmailAddress, SocialAccount):
        assert model.objects.count() == 0, model
    assert list(stored_names()) == []
    for caller in (scientist, other_browser, key):
        assert caller.ask("/api/illustrations").status_code == 401
    assert scientist.ask("/api/share/a-token").status_code == 404


def test_the_records_of_moderation_forget_what_was_erased(scientist, stranger, illustration, erasing):
    for target_id, target in (
        (illustration.pk, illustration.prompt),
        (scientist.user.pk, scientist.user.email),
        (stranger.user.pk, stranger.user.email),
    ):
        ModerationRecord.objects.create(
            action="hide", target_id=str(target_id), target=target, actor_email="owner@example.org"
        )
    erasing(scientist)
    assert [record.target for record in ModerationRecord.objects.order_by("pk")] == [
        FORGOTTEN, FORGOTTEN, stranger.user.email,
    ]  # fmt: skip


def test_the_address_is_free_again(scientist, visitor, erasing):
    erasing(scientist)
    visitor.post("/accounts/signup/", {"email": "scientist@example.org", "password1": "a sound password"})
    assert visitor.ask("/api/auth/user").json()["email"] == "scientist@example.org"


def test_nothing_of_others_goes(scientist, stranger, illustration, erasing, woken):
    stranger.generate(headers=ASYNC)
    draw_generation(Generation.objects.get(owner=stranger.user).pk)
    files = len(list(stored_names()))
    erasing(scientist)
    assert Illustration.objects.get().owner == stranger.user
    assert len(list(stored_names())) == files - 3
    assert stranger.ask("/api/auth/user").status_code == 200


def test_someone_without_a_password_deletes_theirs_as_well(scientist, erasing):
    scientist.user.set_unusable_password()
    scientist.user.save()
    scientist.force_login(scientist.user, backend="django.contrib.auth.backends.ModelBackend")
    assert erasing(scientist).status_code == 204
    assert User.objects.count() == 0


def test_who_has_not_just_confirmed_that_it_is_them_is_asked_to(scientist, illustration):
    response = scientist.delete("/api/auth/user")
    assert (response.status_code, response.json()["code"]) == (403, "reauthentication_required")
    assert User.objects.get().is_active
    assert Illustration.objects.count() == 1


def test_another_site_cannot_delete_in_a_persons_name(scientist):
    confirm(scientist)
    careful = Caller(enforce_csrf_checks=True)
    careful.cookies = scientist.cookies
    assert careful.delete("/api/auth/user").status_code == 403
    assert User.objects.get().is_active


def test_a_generation_that_is_being_drawn_ends_without_harm(scientist, erasing, woken, caplog):
    generation_id = scientist.generate(headers=ASYNC).json()["id"]

    class Interrupted(PlainEngine):
        def draw(self, request, report):
            result = super().draw(request, report)
            erasing(scientist)
            return result

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("apps.illustrations.work.current_engine", Interrupted)
        draw_generation(generation_id)
    assert User.objects.count() == Generation.objects.count() == Illustration.objects.count() == 0
    assert list(stored_names()) == []
    assert "unforeseen" not in caplog.text


def test_a_worker_that_comes_last_stores_nothing(scientist, erasing, woken):
    generation_id = scientist.generate(headers=ASYNC).json()["id"]
    claimed = claim(generation_id)
    closing.close_account(scientist.user)
    assert not finish(claimed, result=None, files=None, engine="plain", timings={})
    assert Illustration.objects.count() == 0


def test_a_deletion_that_is_interrupted_stays_closed_and_the_sweep_goes_on(
    scientist, illustration, erasing, monkeypatch, caplog, django_capture_on_commit_callbacks
):
    def refuse(name: str) -> None:
        raise OSError("the storage is away")

    with monkeypatch.context() as patch:
        patch.setattr(default_storage, "delete", refuse)
        assert erasing(scientist).status_code == 204
    assert "the sweep goes on erasing it" in caplog.text
    assert not User.objects.get().is_active
    assert scientist.ask("/api/auth/user").status_code == 401
    assert list(stored_names())

    with django_capture_on_commit_callbacks(execute=True):
        call_command("sweep")
    assert User.objects.count() == Illustration.objects.count() == 0
    assert list(stored_names()) == []


def test_a_large_account_goes_batch_by_batch(scientist, finished_generation, erasing, monkeypatch, woken):
    monkeypatch.setattr(closing, "BATCH", 2)
    for _ in range(4):
        draw_generation(scientist.generate(headers=ASYNC).json()["id"])
    assert Illustration.objects.count() == 5
    erasing(scientist)
    assert User.objects.count() == Generation.objects.count() == Illustration.objects.count() == 0
    assert list(stored_names()) == []
