"""Sharing an illustration by a link that its owner can take back."""

import io

import pytest
from PIL import Image

from apps.illustrations.models import Illustration
from tests.conftest import Caller


@pytest.fixture
def address(illustration) -> str:
    return f"/api/illustrations/{illustration.pk}/share"


@pytest.fixture
def shared(scientist, address) -> str:
    """The public call about the scientist's shared illustration."""
    return f"/api{scientist.post(address).json()['url']}"


def test_sharing_gives_the_address_of_a_public_page(scientist, illustration, address):
    response = scientist.post(address)
    assert response.status_code == 200
    url = response.json()["url"]
    assert list(response.json()) == ["url"]
    assert url.startswith("/share/")
    assert len(url.removeprefix("/share/")) == 43  # 256 bits
    assert scientist.ask(f"/api/illustrations/{illustration.pk}").json()["shareUrl"] == url


def test_sharing_again_gives_the_same_address(scientist, address):
    assert scientist.post(address).json() == scientist.post(address).json()


def test_a_visitor_sees_the_figure_and_neither_prompt_nor_owner(visitor, shared):
    shown = visitor.ask(shared).json()
    assert shown.pop("createdAt").endswith("Z")
    assert shown == {
        "title": "Human heart",
        "caption": "Figure 1. Human heart. Labelled parts: aorta.",
        "captionNote": "Caption composed by a test.",
        "altText": "A drawing of the human heart.",
        "longDescription": "A drawing of the human heart with one label.",
        "imageUrl": f"{shared}/image",
        "vectorUrl": f"{shared}/vector",
        "width": 1024,
        "height": 1024,
        "about": {
            "route": "stored",
            "made": "Drawn from a stored plate.",
            "notDrawn": [{"text": "a pacemaker", "reason": "not part of this figure"}],
            "sources": ["A textbook"],
            "rights": "CC0",
            "labels": ["aorta"],
        },
    }


def test_a_visitor_gets_the_files_of_the_figure(visitor, shared):
    image = visitor.ask(f"{shared}/image")
    assert image["Content-Type"] == "image/png"
    assert Image.open(io.BytesIO(image.content)).size == (1024, 1024)
    vector = visitor.ask(f"{shared}/vector")
    assert vector["Content-Type"] == "image/svg+xml"
    assert "sandbox" in vector["Content-Security-Policy"]


def test_a_figure_without_vector_form_has_no_vector_address(visitor, shared):
    Illustration.objects.update(vector="")
    assert visitor.ask(shared).json()["vectorUrl"] is None
    assert visitor.ask(f"{shared}/vector").status_code == 404


@pytest.mark.parametrize("path", ["", "/image", "/vector"])
def test_nothing_shared_is_kept_or_indexed(visitor, shared, path):
    response = visitor.ask(f"{shared}{path}")
    assert response["Cache-Control"] == "private, no-cache"
    assert response["X-Robots-Tag"] == "noindex"
    assert visitor.ask(f"/api/share/unknown{path}")["X-Robots-Tag"] == "noindex"


def test_the_public_page_is_not_indexed(visitor, shared):
    page = visitor.ask(shared.removeprefix("/api"))
    assert page.status_code == 200
    assert page["X-Robots-Tag"] == "noindex"
    assert "X-Robots-Tag" not in visitor.ask("/")


@pytest.mark.parametrize("path", ["", "/image", "/vector"])
def test_nothing_is_found_once_sharing_is_stopped(scientist, visitor, address, shared, path):
    response = scientist.delete(address)
    assert (response.status_code, response.content) == (204, b"")
    assert visitor.ask(f"{shared}{path}").status_code == 404
    assert scientist.ask(f"{shared}{path}").status_code == 404


def test_sharing_after_stopping_gives_another_address(scientist, visitor, address, shared):
    scientist.delete(address)
    assert f"/api{scientist.post(address).json()['url']}" != shared
    assert visitor.ask(shared).status_code == 404


def test_stopping_what_is_not_shared_changes_nothing(scientist, address):
    assert scientist.delete(address).status_code == 204


def test_a_deleted_illustration_is_shared_no_more(scientist, visitor, illustration, shared):
    scientist.delete(f"/api/illustrations/{illustration.pk}")
    assert visitor.ask(shared).status_code == 404


@pytest.mark.parametrize("token", ["unknown", "None", "null", "%00", "é"])
def test_an_unknown_token_is_not_found(visitor, illustration, token):
    response = visitor.ask(f"/api/share/{token}")
    assert response.status_code == 404
    assert response.json()["code"] == "not_found"


def test_nobody_else_can_share_or_stop_sharing(scientist, stranger, visitor, illustration, address):
    assert stranger.post(address).status_code == 404
    assert visitor.post(address).status_code == 401
    assert Illustration.objects.get().share_token is None
    scientist.post(address)
    assert stranger.delete(address).status_code == 404
    assert visitor.delete(address).status_code == 401
    assert Illustration.objects.get().share_token


def test_another_site_cannot_share_in_a_persons_name(scientist, address):
    careful = Caller(enforce_csrf_checks=True)
    careful.cookies = scientist.cookies
    assert careful.post(address).status_code == 403
    assert Illustration.objects.get().share_token is None
