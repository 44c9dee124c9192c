"""Having a sketch redrawn that is somewhere on the web, as scripts do with an API key."""

import io

import pytest
from django.core.cache import cache
from PIL import Image

from apps.billing.models import DailyUsage
from apps.illustrations.models import Generation
from apps.sketches.models import Sketch
from tests.images import PNG, drawing, encoded, stored_sketches
from tests.unit.sketches.servers import answering, internet, redirecting

pytestmark = pytest.mark.django_db(transaction=True)

RECEIPT = {"Prefer": "respond-async"}


@pytest.fixture
def web(settings, monkeypatch):
    """A web server of this machine, which the settings let sketches be fetched from."""
    pages = {
        "/leaf.png": answering(PNG),
        "/leaf.jpg": answering(encoded(drawing(), "JPEG"), content_type="image/jpeg"),
        "/page": answering(b"<html>", content_type="text/html"),
        "/lies": answering(b"<html>"),
        "/inside": redirecting("http://127.0.0.1:6379/"),
        "/gone": answering(status="404 Not Found"),
    }
    with internet(pages) as net:
        address = f"127.0.0.1:{net.port}"
        settings.SKETCH_FETCH_ALLOWED_HOSTS = frozenset({address})
        net.address = f"http://{address}"
        yield net


def ask(caller, image_url: object, *, path: str = "/api/illustrations/enhance", **fields):
    headers = RECEIPT | fields.pop("headers", {})
    return caller.tell(path, {"sketchImageUrl": image_url, **fields}, **headers)


def assert_nothing_happened() -> None:
    assert Generation.objects.count() == 0
    assert sum(DailyUsage.objects.values_list("used", flat=True)) == 0
    assert Sketch.objects.count() == 0
    assert stored_sketches() == []


@pytest.mark.parametrize("path", ["/api/illustrations/enhance", "/api/v1/enhance"])
def test_a_script_has_an_image_of_the_web_redrawn(api_key, web, path):
    response = ask(
        api_key, f"{web.address}/leaf.jpg", path=path, enhancementPrompt="A leaf", style="cellular"
    )
    assert response.status_code == 202
    generation = Generation.objects.get()
    assert (generation.source, generation.prompt, generation.style) == ("sketch", "A leaf", "cellular")
    (name,) = stored_sketches()
    assert name.endswith(".jpg")


def test_a_signed_in_person_may_ask_too(scientist, web):
    assert ask(scientist, f"{web.address}/leaf.png").status_code == 202


def test_without_waiting_for_a_receipt_the_answer_is_the_illustration(scientist, web, worker):
    accepted = ask(scientist, f"{web.address}/leaf.png", headers={"Idempotency-Key": "a"})
    worker.submit(lambda: None).result()
    finished = ask(scientist, f"{web.address}/leaf.png", headers={"Idempotency-Key": "a"})
    assert (accepted.status_code, finished.status_code) == (202, 201)
    picture = scientist.ask(finished.json()["imageUrl"])
    assert Image.open(io.BytesIO(picture.content)).size == (1024, 1024)


def test_the_same_key_fetches_once(scientist, web):
    for _ in range(2):
        assert ask(scientist, f"{web.address}/leaf.png", headers={"Idempotency-Key": "a"}).status_code == 202
    assert len(web.heard) == 1
    other = ask(scientist, f"{web.address}/leaf.jpg", headers={"Idempotency-Key": "a"})
    assert (other.status_code, other.json()["code"]) == (422, "idempotency_key_reused")
    assert len(web.heard) == 1
    assert Generation.objects.count() == 1


@pytest.mark.parametrize(
    ("page", "status", "code"),
    [
        ("/page", 415, "unsupported_media_type"),
        ("/lies", 415, "unsupported_media_type"),
        ("/inside", 422, "sketch_not_fetched"),
        ("/gone", 422, "sketch_not_fetched"),
    ],
)
def test_what_cannot_be_used_is_told_why_costs_nothing_and_leaves_no_file(scientist, web, page, status, code):
    response = ask(scientist, web.address + page)
    assert (response.status_code, response.json()["code"]) == (status, code)
    assert_nothing_happened()


@pytest.mark.parametrize(
    "image_url", ["http://127.0.0.1/a.png", "file:///etc/passwd", "http://169.254.169.254/", "leaf"]
)
def test_an_address_that_is_not_public_is_named_as_wrong(scientist, image_url):
    response = ask(scientist, image_url)
    assert response.status_code == 400
    assert response.json()["errors"] == {"sketchImageUrl": ["Expected a public http or https address."]}
    assert_nothing_happened()


@pytest.mark.parametrize("image_url", ["", " ", None, 5, []])
def test_an_address_is_asked_for(scientist, image_url):
    response = ask(scientist, image_url)
    assert response.status_code == 400
    assert response.json()["message"] == "Please give the address of your sketch."
    assert_nothing_happened()


def test_an_address_that_was_uploaded_to_is_not_one_of_the_web(scientist):
    upload_url = scientist.tell("/api/sketches/upload-url", {}).json()["uploadURL"]
    assert ask(scientist, upload_url).status_code in (400, 422)
    assert Generation.objects.count() == 0


def test_a_person_has_one_sketch_fetched_at_a_time(scientist, stranger, web):
    cache.set(f"fetching:{scientist.user.pk}", True)
    response = ask(scientist, f"{web.address}/leaf.png")
    assert (response.status_code, response.json()["code"]) == (429, "fetching")
    assert int(response["Retry-After"]) > 0
    assert_nothing_happened()
    assert ask(stranger, f"{web.address}/leaf.png").status_code == 202


def test_with_no_allowance_left_nothing_is_fetched(scientist, web):
    DailyUsage.objects.create(user=scientist.user, day="2000-01-01", used=10)
    assert ask(scientist, f"{web.address}/leaf.png").status_code == 202
    DailyUsage.objects.update(used=10)
    response = ask(scientist, f"{web.address}/leaf.png")
    assert response.status_code == 429
    assert "limit reached" in response.json()["message"]
    assert len(web.heard) == 1
