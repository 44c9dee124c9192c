"""Sketches as tests send them, and where they leave files."""

import io
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from django.core.files.storage import default_storage
from django.test import Client
from PIL import Image, ImageDraw

LIMIT = 10_485_760  # bytes


def encoded(image: Image.Image, kind: str = "PNG", **options) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def drawing(size: tuple[int, int] = (320, 240)) -> Image.Image:
    """A leaf-like outline in ink on white paper."""
    image = Image.new("RGB", size, "white")
    pen = ImageDraw.Draw(image)
    width, height = size
    pen.ellipse((width * 0.2, height * 0.3, width * 0.8, height * 0.7), outline="black", width=3)
    pen.line((width * 0.1, height * 0.5, width * 0.9, height * 0.5), fill="black", width=3)
    return image


PNG = encoded(drawing())


def put(upload_url: str, content: bytes = PNG, content_type: str = "image/png") -> Any:
    """Send a file to an address that was given out, as a script without a session does: by HTTP to the storage,
    or else to the product. Gives the answer.
    """
    parts = urlsplit(upload_url)
    if parts.netloc not in {"", "testserver"}:
        request = Request(upload_url, content, {"Content-Type": content_type}, method="PUT")  # noqa: S310
        with urlopen(request, timeout=10) as answer:  # noqa: S310
            return answer
    return Client(enforce_csrf_checks=True).put(
        f"{parts.path}?{parts.query}", content, content_type=content_type
    )


def stored_sketches() -> list[str]:
    """The names of all files of sketches in the storage."""
    try:
        folders, _ = default_storage.listdir("sketches")
    except FileNotFoundError:
        return []
    return [
        f"{folder}/{name}" for folder in folders for name in default_storage.listdir(f"sketches/{folder}")[1]
    ]
