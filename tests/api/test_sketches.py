"""Uploading a sketch and having it redrawn: what is accepted, what is refused, what is charged and what is kept."""

import io
from datetime import timedelta
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.core.cache import cache
from django.core.files.storage import default_storage
from django.core.management import call_command
from django.utils import timezone
from PIL import Image

from apps.billing.models import DailyUsage
from apps.illustrations.models import Generation, Illustration
from apps.illustrations.work import draw_generation
from apps.sketches import uploads
from apps.sketches.models import Sketch
from tests.conftest import Caller
from tests.images import LIMIT, PNG, drawing, encoded, put, stored_sketches

# Files go once the transaction is committed that deletes their row.
pytestmark = pytest.mark.django_db(transaction=True)

# On S3-compatible storage uploads go to the storage; test_sketches_on_s3.py tells what holds there.
to_us = pytest.mark.skipif(hasattr(default_storage, "connection"), reason="uploads go to the storage itself")

RECEIPT = {"Prefer": "respond-async"}
NO_SKETCH = "Please upload a sketch first."


def ask_for_address(caller: Caller) -> str:
    response = caller.tell("/api/sketches/upload-url", {})
    assert response.status_code == 200
    return response.json()["uploadURL"]


def upload(caller: Caller, content: bytes = PNG) -> str:
    """The address of a sketch that was just uploaded."""
    upload_url = ask_for_address(caller)
    put(upload_url, content)
    return upload_url.partition("?")[0]


def enhance(caller: Caller, sketch_url: object, **fields):
    headers = RECEIPT | fields.pop("headers", {})
    return caller.tell("/api/sketches/enhance", {"sketchUrl": sketch_url, **fields}, **headers)


def used(caller: Caller) -> int:
    return sum(DailyUsage.objects.filter(user=caller.user).values_list("used", flat=True))


def assert_nothing_happened(caller: Caller) -> None:
    assert Generation.objects.owned_by(caller.user).count() == 0
    assert used(caller) == 0


# --- uploading ---


@to_us
def test_an_address_is_for_one_image(scientist):
    upload_url = ask_for_address(scientist)
    assert put(upload_url).status_code == 204
    again = put(upload_url)
    assert again.status_code == 409
    assert again.json()["code"] == "already_uploaded"
    assert len(stored_sketches()) == 1


@to_us
def test_an_address_is_good_for_15_minutes(scientist, monkeypatch):
    upload_url = ask_for_address(scientist)
    monkeypatch.setattr(uploads, "GOOD_FOR", timedelta(seconds=-1))
    response = put(upload_url)
    assert timedelta(minutes=15) != uploads.GOOD_FOR
    assert response.status_code == 403
    assert response.json()["code"] == "upload_expired"
    assert stored_sketches() == []


@to_us
def test_the_signature_is_of_one_address(scientist, stranger):
    mine, theirs = (urlsplit(ask_for_address(caller)) for caller in (scientist, stranger))
    response = put(f"{theirs.path}?{mine.query}")
    assert response.status_code == 403
    assert response.json()["code"] == "bad_signature"
    assert put(theirs.path).status_code == 403
    assert stored_sketches() == []


@to_us
def test_10485760_bytes_are_taken_and_one_more_is_not(scientist):
    upload_url = ask_for_address(scientist)
    response = put(upload_url, b"x" * (LIMIT + 1))
    assert response.status_code == 413
    assert response.json() == {"message": "The sketch is larger than 10 MB.", "code": "too_large"}
    assert stored_sketches() == []
    assert put(upload_url, b"x" * LIMIT).status_code == 204


@to_us
@pytest.mark.parametrize("content_type", ["text/html", "application/octet-stream", "application/json"])
def test_only_images_are_taken(scientist, content_type):
    response = put(ask_for_address(scientist), content_type=content_type)
    assert response.status_code == 415
    assert stored_sketches() == []


@to_us
def test_an_upload_that_cannot_be_stored_may_be_sent_again(scientist, monkeypatch):
    upload_url = ask_for_address(scientist)
    with monkeypatch.context() as full_disk:
        full_disk.setattr(
            default_storage, "save", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left"))
        )
        assert put(upload_url).status_code == 500
    assert put(upload_url).status_code == 204


def test_a_visitor_gets_no_address(visitor):
    assert visitor.tell("/api/sketches/upload-url", {}).status_code == 401
    assert Sketch.objects.count() == 0


def test_another_site_cannot_ask_for_addresses(scientist):
    careful = Caller(enforce_csrf_checks=True)
    careful.cookies = scientist.cookies
    assert careful.tell("/api/sketches/upload-url", {}).status_code == 403
    assert Sketch.objects.count() == 0


def test_addresses_are_given_out_120_times_an_hour(scientist, stranger):
    cache.set(f"uploads:{scientist.user.pk}", 119)
    ask_for_address(scientist)
    response = scientist.tell("/api/sketches/upload-url", {})
    assert response.status_code == 429
    assert int(response["Retry-After"]) > 0
    assert "limit reached" not in response.json()["message"]
    ask_for_address(stranger)


def test_twenty_unused_uploads_are_kept_and_the_oldest_makes_way(scientist, stranger):
    theirs = upload(stranger)
    used_one = upload(scientist)
    assert enhance(scientist, used_one).status_code == 202
    oldest, *others = [upload(scientist) for _ in range(21)]
    assert enhance(scientist, oldest).json()["message"] == NO_SKETCH
    assert len(stored_sketches()) == 22  # twenty, the one in use, and the stranger's
    assert enhance(scientist, others[0]).status_code == 202
    assert enhance(stranger, theirs).status_code == 202


# --- enhancing ---


def test_a_sketch_is_redrawn_with_its_notes(scientist):
    sketch_url = upload(scientist)
    response = enhance(
        scientist,
        sketch_url,
        enhancementPrompt=" A leaf ",
        style="botanical",
        resolution="1024x1792",
        quality="hd",
    )
    assert response.status_code == 202
    assert response["Preference-Applied"] == "respond-async"
    assert used(scientist) == 1
    generation = Generation.objects.get()
    assert (generation.source, generation.prompt, generation.style) == ("sketch", "A leaf", "botanical")
    assert (generation.resolution, generation.quality) == ("1024x1792", "hd")

    draw_generation(generation.pk)
    illustration = scientist.ask(f"/api/generations/{generation.pk}").json()["illustration"]
    assert illustration["source"] == "sketch"
    assert illustration["prompt"] == "A leaf"
    picture = Image.open(io.BytesIO(scientist.ask(illustration["imageUrl"]).content)).convert("L")
    assert picture.size == (1024, 1792)
    assert picture.getextrema()[0] < 100  # the ink of the sketch arrived at the engine


def test_without_waiting_for_a_receipt_the_answer_is_the_illustration(scientist, worker):
    sketch_url = upload(scientist)
    receipt = enhance(scientist, sketch_url, headers={"Idempotency-Key": "a"}).json()
    worker.submit(lambda: None).result()
    finished = scientist.tell("/api/sketches/enhance", {"sketchUrl": sketch_url}, **{"Idempotency-Key": "a"})
    assert finished.status_code == 201
    assert finished.json()["source"] == "sketch"
    assert Generation.objects.get().pk.hex == receipt["id"].replace("-", "")


def test_notes_style_resolution_and_quality_may_be_left_out(scientist):
    assert enhance(scientist, upload(scientist)).status_code == 202
    generation = Generation.objects.get()
    assert (generation.prompt, generation.style, generation.resolution, generation.quality) == (
        "", "scientific", "1024x1024", "standard",
    )  # fmt: skip


@pytest.mark.parametrize(
    "sketch_url", ["", "  ", None, 5, [], "https://example.org/leaf.png", "/api/sketches/x"]
)
def test_a_missing_sketch_is_asked_for(scientist, sketch_url):
    response = enhance(scientist, sketch_url)
    assert response.status_code == 400
    assert response.json() == {"message": NO_SKETCH, "code": "invalid", "errors": {"sketchUrl": [NO_SKETCH]}}
    assert_nothing_happened(scientist)


def test_an_address_nothing_was_sent_to_is_a_missing_sketch(scientist):
    response = enhance(scientist, ask_for_address(scientist).partition("?")[0])
    assert response.json()["message"] == NO_SKETCH
    assert_nothing_happened(scientist)


def test_an_address_of_somebody_else_is_a_missing_sketch(scientist, stranger):
    theirs = upload(stranger)
    assert enhance(scientist, theirs).json()["message"] == NO_SKETCH
    assert enhance(stranger, theirs).status_code == 202
    kept = f"/api/sketches/{Sketch.objects.get().pk}"
    assert enhance(scientist, kept).json()["message"] == NO_SKETCH
    assert_nothing_happened(scientist)


def test_501_characters_of_notes_are_refused(scientist):
    sketch_url = upload(scientist)
    response = enhance(scientist, sketch_url, enhancementPrompt="a" * 501)
    assert response.status_code == 400
    assert list(response.json()["errors"]) == ["enhancementPrompt"]
    assert_nothing_happened(scientist)
    assert enhance(scientist, sketch_url, enhancementPrompt=f" {'β' * 500} ").status_code == 202


def test_a_visitor_is_unauthorized(visitor):
    for address, field in (
        ("/api/sketches/enhance", "sketchUrl"),
        ("/api/illustrations/enhance", "sketchImageUrl"),
    ):
        response = visitor.tell(address, {field: "https://example.org/leaf.png"})
        assert (response.status_code, response.json()["message"]) == (401, "Unauthorized")


UNUSABLE = {
    "no image": (b"<html><script>alert(1)</script>", 415),
    "an SVG": (b'<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>', 415),
    "a GIF": (encoded(drawing(), "GIF"), 415),
    "a TIFF": (encoded(drawing(), "TIFF"), 415),
    "next to nothing": (b"\n", 415),
    "a truncated PNG": (PNG[: len(PNG) // 2], 422),
    "a truncated JPEG": (encoded(drawing(), "JPEG")[:2000], 422),
    "a decompression bomb": (encoded(Image.new("1", (9000, 9000))), 422),
    "a dot": (encoded(Image.new("RGB", (8, 8))), 422),
}


@pytest.mark.parametrize(("content", "status"), UNUSABLE.values(), ids=UNUSABLE)
def test_an_upload_that_cannot_be_used_is_told_why_costs_nothing_and_leaves_no_file(
    scientist, content, status
):
    sketch_url = upload(scientist, content)
    response = enhance(scientist, sketch_url)
    assert response.status_code == status
    assert set(response.json()) == {"message", "code"}
    assert_nothing_happened(scientist)
    assert stored_sketches() == []
    assert Sketch.objects.count() == 0
    assert enhance(scientist, sketch_url).json()["message"] == NO_SKETCH


def test_with_no_allowance_left_a_sketch_is_not_even_looked_at(scientist):
    sketch_url = upload(scientist, b"no image")
    DailyUsage.objects.create(user=scientist.user, day=timezone.now().date(), used=10)
    response = enhance(scientist, sketch_url)
    assert response.status_code == 429
    assert "limit reached" in response.json()["message"]
    assert Generation.objects.count() == 0
    assert used(scientist) == 10


def test_a_second_click_with_the_same_key_is_the_same_generation(scientist):
    sketch_url = upload(scientist)
    key = {"Idempotency-Key": "click-1"}
    first, second = (enhance(scientist, sketch_url, headers=key) for _ in range(2))
    assert first.json() == second.json()
    other = enhance(scientist, upload(scientist), headers=key)
    assert (other.status_code, other.json()["code"]) == (422, "idempotency_key_reused")
    assert Generation.objects.count() == 1
    assert used(scientist) == 1


def test_two_requests_for_one_upload_share_the_sketch(scientist):
    sketch_url = upload(scientist)
    assert [enhance(scientist, sketch_url).status_code for _ in range(2)] == [202, 202]
    assert Generation.objects.count() == 2
    assert Sketch.objects.count() == 1
    assert len(stored_sketches()) == 1


# --- what is kept ---


@pytest.fixture
def enhanced(scientist) -> Illustration:
    """An illustration that was redrawn from a sketch."""
    enhance(scientist, upload(scientist), enhancementPrompt="A leaf")
    draw_generation(Generation.objects.get().pk)
    return Illustration.objects.get()


def test_only_a_clean_copy_is_kept(scientist, enhanced):
    (name,) = stored_sketches()
    copy = Image.open(default_storage.open(f"sketches/{name}"))
    assert (copy.format, copy.size) == ("JPEG", (320, 240))
    assert Sketch.objects.get().stored_bytes == default_storage.size(f"sketches/{name}")


def test_the_kept_sketch_is_shown_to_its_owner_alone(scientist, stranger, visitor, enhanced):
    address = scientist.ask(f"/api/illustrations/{enhanced.pk}").json()["sketchUrl"]
    response = scientist.ask(address)
    assert response["Content-Type"] == "image/jpeg"
    assert Image.open(io.BytesIO(response.content)).size == (320, 240)
    assert stranger.ask(address).status_code == 404
    assert visitor.ask(address).status_code == 401


def test_it_can_be_redrawn_with_another_seed_without_being_uploaded_again(scientist, enhanced):
    sketch_url = scientist.ask(f"/api/illustrations/{enhanced.pk}").json()["sketchUrl"]
    assert enhance(scientist, sketch_url, seed=7).status_code == 202
    draw_generation(Generation.objects.get(seed=7).pk)
    assert Illustration.objects.filter(sketch=enhanced.sketch).count() == 2
    assert len(stored_sketches()) == 1


def test_the_sketch_goes_with_the_last_illustration_of_it(scientist):
    sketch_url = upload(scientist)
    for seed in (1, 2):
        enhance(scientist, sketch_url, seed=seed)
        draw_generation(Generation.objects.get(seed=seed).pk)
    first, last = Illustration.objects.all()
    scientist.delete(f"/api/illustrations/{first.pk}")
    assert len(stored_sketches()) == 1
    scientist.delete(f"/api/illustrations/{last.pk}")
    assert stored_sketches() == []
    assert Sketch.objects.count() == 0


def test_a_blank_page_is_refused_given_back_and_leaves_no_file(scientist):
    enhance(scientist, upload(scientist, encoded(Image.new("RGB", (320, 240), "white"))))
    generation = Generation.objects.get()
    draw_generation(generation.pk)
    ended = scientist.ask(f"/api/generations/{generation.pk}").json()
    assert ended["error"] == {"message": "There is no drawing on this page.", "code": "cannot_draw"}
    assert used(scientist) == 0
    assert stored_sketches() == []


def test_a_generation_whose_sketch_is_lost_fails_and_is_given_back(scientist):
    enhance(scientist, upload(scientist))
    generation = Generation.objects.get()
    (name,) = stored_sketches()
    default_storage.delete(f"sketches/{name}")
    for _ in range(3):
        draw_generation(generation.pk)
    generation.refresh_from_db()
    assert (generation.state, generation.error_code) == ("failed", "generation_failed")
    assert used(scientist) == 0


def test_the_sweep_deletes_what_was_not_used_for_a_day(scientist):
    upload(scientist)
    ask_for_address(scientist)
    enhance(scientist, upload(scientist))
    draw_generation(Generation.objects.get().pk)

    call_command("sweep")
    assert len(stored_sketches()) == 2
    Sketch.objects.update(sweep_at=timezone.now() - timedelta(seconds=1))
    call_command("sweep")
    assert Sketch.objects.get() == Illustration.objects.get().sketch
    assert len(stored_sketches()) == 1


def test_an_upload_sent_after_the_sketch_was_taken_in_is_swept(scientist):
    """As a presigned address of the storage allows."""
    sketch_url = upload(scientist)
    enhance(scientist, sketch_url)
    sketch = Sketch.objects.get()
    default_storage.save(f"sketches/{sketch.pk}/upload", io.BytesIO(b"once more"))
    Sketch.objects.update(sweep_at=timezone.now() - timedelta(seconds=1))
    call_command("sweep")
    assert stored_sketches() == [sketch.file.removeprefix("sketches/")]


def test_a_wait_of_a_day_begins_when_the_address_is_given_out(scientist):
    ask_for_address(scientist)
    remaining = Sketch.objects.get().sweep_at - timezone.now()
    assert timedelta(hours=23) < remaining <= timedelta(days=1)


def test_lists_of_redrawn_sketches_ask_no_more_often(scientist, enhanced, django_assert_max_num_queries):
    with django_assert_max_num_queries(6):
        (listed,) = scientist.ask("/api/illustrations").json()
    assert listed["sketchUrl"] == f"/api/sketches/{enhanced.sketch_id}"


def test_settings_name_no_host_that_is_fetched_from_wherever_it_is():
    from config import settings as product

    assert frozenset() == product.SKETCH_FETCH_ALLOWED_HOSTS
    assert frozenset() == settings.SKETCH_FETCH_ALLOWED_HOSTS
