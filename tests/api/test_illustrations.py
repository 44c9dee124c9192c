"""A finished illustration and its private files."""

import io

import pytest
from django.core.files.storage import default_storage
from PIL import Image

from apps.illustrations.models import Illustration


def test_an_illustration_says_everything_about_itself(scientist, illustration):
    shown = scientist.ask(f"/api/illustrations/{illustration.pk}").json()
    address = f"/api/illustrations/{illustration.pk}"
    assert shown.pop("createdAt").endswith("Z")
    assert shown == {
        "id": str(illustration.pk),
        "imageUrl": f"{address}/image",
        "thumbnailUrl": f"{address}/thumbnail",
        "vectorUrl": f"{address}/vector",
        "title": "Human heart",
        "caption": "Figure 1. Human heart. Labelled parts: aorta.",
        "captionModel": "test caption writer",
        "captionNote": "Caption composed by a test.",
        "altText": "A drawing of the human heart.",
        "longDescription": "A drawing of the human heart with one label.",
        "prompt": "Human heart cross-section",
        "style": "scientific",
        "resolution": "1024x1024",
        "quality": "standard",
        "seed": 0,
        "width": 1024,
        "height": 1024,
        "engine": "plain",
        "source": "text",
        "sketchUrl": None,
        "shareUrl": None,
        "hidden": None,
        "about": {
            "route": "stored",
            "made": "Drawn from a stored plate.",
            "notDrawn": [{"text": "a pacemaker", "reason": "not part of this figure"}],
            "sources": ["A textbook"],
            "rights": "CC0",
            "labels": ["aorta"],
        },
    }


def test_the_image_is_the_drawing_and_may_be_kept_by_its_owner_alone(scientist, illustration):
    response = scientist.ask(f"/api/illustrations/{illustration.pk}/image")
    assert response["Content-Type"] == "image/png"
    assert response["Cache-Control"] == "private, max-age=31536000, immutable"
    assert Image.open(io.BytesIO(response.content)).size == (1024, 1024)


def test_the_thumbnail_is_a_small_webp(scientist, illustration):
    response = scientist.ask(f"/api/illustrations/{illustration.pk}/thumbnail")
    assert response["Content-Type"] == "image/webp"
    assert Image.open(io.BytesIO(response.content)).width == 640


def test_a_vector_opened_on_its_own_page_can_run_nothing(scientist, illustration):
    response = scientist.ask(f"/api/illustrations/{illustration.pk}/vector")
    assert response["Content-Type"] == "image/svg+xml"
    assert "default-src 'none'" in response["Content-Security-Policy"]
    assert "sandbox" in response["Content-Security-Policy"]
    assert "script-src" not in response["Content-Security-Policy"]


@pytest.mark.parametrize(("query", "name"), [("", "png"), ("?format=png", "png"), ("?format=svg", "svg")])
def test_a_download_is_named_after_the_title(scientist, illustration, query, name):
    response = scientist.ask(f"/api/illustrations/{illustration.pk}/download{query}")
    assert response.status_code == 200
    assert response["Content-Disposition"] == f'attachment; filename="human-heart.{name}"'


def test_an_unknown_download_format_is_refused(scientist, illustration):
    response = scientist.ask(f"/api/illustrations/{illustration.pk}/download?format=exe")
    assert response.status_code == 400
    assert response.json()["errors"] == {"format": ["Expected one of png, svg, original."]}


def test_an_illustration_without_vector_form_says_so(scientist, illustration):
    Illustration.objects.update(vector="")
    assert scientist.ask(f"/api/illustrations/{illustration.pk}").json()["vectorUrl"] is None
    for path in ("vector", "download?format=svg"):
        response = scientist.ask(f"/api/illustrations/{illustration.pk}/{path}")
        assert response.status_code == 404
        assert response.json()["message"] == "This illustration has no vector form."


def test_a_file_that_is_gone_is_not_found(scientist, illustration):
    default_storage.delete(illustration.image)
    assert scientist.ask(f"/api/illustrations/{illustration.pk}/image").status_code == 404


@pytest.mark.parametrize("path", ["", "/image", "/thumbnail", "/vector", "/download"])
def test_nobody_else_gets_at_an_illustration(stranger, visitor, illustration, path):
    address = f"/api/illustrations/{illustration.pk}{path}"
    assert stranger.ask(address).status_code == 404
    assert stranger.ask(address).json()["code"] == "not_found"
    assert visitor.ask(address).status_code == 401
