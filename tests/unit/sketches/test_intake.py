"""What is kept of an image: its first picture, upright, opaque, in eight bits, and nothing beside it."""

import io
import zipfile
from contextlib import suppress

import numpy as np
import pytest
from PIL import Image, PngImagePlugin

from apps.sketches import intake
from apps.sketches.intake import clean_copy
from config.api import AppError
from tests.images import LIMIT, PNG, drawing, encoded

WHITE, INK = 250, 60  # at least this light, at most this dark, after JPEG


def copy_of(content: bytes) -> Image.Image:
    return Image.open(io.BytesIO(clean_copy(content)))


def grey_at(image: Image.Image, x: int, y: int) -> int:
    return image.convert("L").getpixel((x, y))


def half_ink(mode: str, ink, paper) -> Image.Image:
    """The left half ink, the right half paper."""
    image = Image.new(mode, (64, 64), paper)
    image.paste(ink, (0, 0, 32, 64))
    return image


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_every_kind_becomes_a_jpeg_of_the_same_size(kind):
    copy = copy_of(encoded(drawing(), kind))
    assert (copy.format, copy.mode, copy.size) == ("JPEG", "RGB", (320, 240))


SIXTEEN = Image.fromarray(np.repeat(np.array([[0] * 32 + [65535] * 32], dtype=np.uint16), 64, axis=0))
MODES = {
    "grey": encoded(half_ink("L", 0, 255)),
    "one bit": encoded(half_ink("1", 0, 1)),
    "16 bits": encoded(SIXTEEN),
    "palette": encoded(half_ink("RGB", (0, 0, 0), (255, 255, 255)).quantize(2)),
    "CMYK": encoded(half_ink("CMYK", (0, 0, 0, 255), (0, 0, 0, 0)), "JPEG", quality=95),
    "see-through": encoded(half_ink("RGBA", (0, 0, 0, 255), (0, 0, 0, 0))),
    "grey and see-through": encoded(half_ink("LA", (0, 255), (0, 0))),
    "a see-through colour": encoded(half_ink("L", 0, 77), transparency=77),
    "see-through WEBP": encoded(half_ink("RGBA", (0, 0, 0, 255), (0, 0, 0, 0)), "WEBP", lossless=True),
}


@pytest.mark.parametrize("content", MODES.values(), ids=MODES)
def test_ink_stays_ink_and_paper_is_white(content):
    copy = copy_of(content)
    assert grey_at(copy, 8, 32) < INK
    assert grey_at(copy, 56, 32) > WHITE


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
@pytest.mark.parametrize(("orientation", "corner"), [(3, (90, 50)), (6, (50, 10)), (8, (10, 90))])
def test_the_cameras_orientation_is_applied(kind, orientation, corner):
    image = Image.new("RGB", (100, 60), "white")
    image.paste("black", (0, 0, 20, 20))
    exif = Image.Exif()
    exif[0x0112] = orientation
    copy = copy_of(encoded(image, kind, exif=exif))
    assert grey_at(copy, *corner) < INK
    assert dict(copy.getexif()) == {}


def test_metadata_is_left_behind():
    exif = Image.Exif()
    exif[0x010E] = "my secret garden"
    exif.get_ifd(0x8825)[1] = "N"  # where the photo was taken
    jpeg = encoded(drawing(), "JPEG", exif=exif, comment=b"my secret garden", xmp=b"<x>my secret garden</x>")
    notes = PngImagePlugin.PngInfo()
    notes.add_itxt("XML:com.adobe.xmp", "my secret garden")
    for content in (jpeg, encoded(drawing(), pnginfo=notes)):
        assert b"my secret garden" in content
        assert b"my secret garden" not in clean_copy(content)


@pytest.mark.parametrize("tail", [b"<script>alert(1)</script>", b"%PDF-1.7", b"zip"])
def test_what_stands_behind_the_image_is_left_behind(tail):
    if tail == b"zip":
        archive = io.BytesIO()
        with zipfile.ZipFile(archive, "w") as zipped:
            zipped.writestr("payload.html", "<script>")
        tail = archive.getvalue()
    copy = clean_copy(PNG + tail)
    assert tail not in copy
    assert not zipfile.is_zipfile(io.BytesIO(copy))


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_of_several_pictures_the_first_is_taken(kind):
    frames = [Image.new("RGB", (64, 64), colour) for colour in ("black", "white")]
    moving = encoded(frames[0], kind, save_all=True, append_images=frames[1:], duration=50)
    assert grey_at(copy_of(moving), 32, 32) < INK


def test_a_large_photo_is_kept_smaller_in_its_proportions():
    copy = copy_of(encoded(Image.new("RGB", (6000, 4000), "white"), "JPEG"))
    assert copy.size == (3072, 2048)


def test_fine_lines_survive():
    copy = copy_of(encoded(drawing((4000, 3000)), "JPEG", quality=80))
    assert grey_at(copy, copy.width // 2, copy.height // 2) < 120


def refusal_of(content: bytes) -> AppError:
    with pytest.raises(AppError) as refused:
        clean_copy(content)
    return refused.value


def test_10485760_bytes_are_taken_and_one_more_is_not():
    padded = PNG + b"\x00" * (LIMIT - len(PNG))
    assert clean_copy(padded)
    assert refusal_of(padded + b"\x00").status_code == 413


@pytest.mark.parametrize("kind", ["GIF", "TIFF", "BMP", "PPM", "ICO", "PDF"])
def test_other_kinds_are_refused_whatever_they_call_themselves(kind):
    assert refusal_of(encoded(drawing(), kind)).status_code == 415


@pytest.mark.parametrize(
    "content", [b"", b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"RIFF\x04\x00\x00\x00WEBP", b"x" * 999]
)
def test_what_only_begins_like_an_image_is_refused(content):
    assert refusal_of(content).status_code in (415, 422)


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_half_an_image_is_refused(kind, share):
    whole = encoded(Image.effect_noise((200, 200), 60), kind)
    error = refusal_of(whole[: int(share * len(whole))])
    assert error.status_code in (415, 422)


def test_pixels_are_counted_before_they_are_unpacked(monkeypatch):
    monkeypatch.setattr(Image.Image, "load", None)  # would fail if it were called
    assert refusal_of(encoded_bomb(20_000, 20_000)).code == "too_many_pixels"
    assert refusal_of(encoded_bomb(60_000, 60_000)).code == "too_many_pixels"


def encoded_bomb(width: int, height: int) -> bytes:
    """A PNG that says it is that large, and holds next to nothing."""
    ihdr = b"IHDR" + width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([1, 0, 0, 0, 0])
    header = (13).to_bytes(4, "big") + ihdr + PngImagePlugin.o32(PngImagePlugin._crc32(ihdr))
    data = b"IDAT" + b"x\x9c\x03\x00\x00\x00\x00\x01"
    return (
        b"\x89PNG\r\n\x1a\n"
        + header
        + (8).to_bytes(4, "big")
        + data
        + PngImagePlugin.o32(PngImagePlugin._crc32(data))
    )


def test_50_megapixels_are_taken(monkeypatch):
    monkeypatch.setattr(intake, "MOST_PIXELS", 320 * 240)
    assert clean_copy(PNG)
    monkeypatch.setattr(intake, "MOST_PIXELS", 320 * 240 - 1)
    assert refusal_of(PNG).code == "too_many_pixels"


def test_a_dot_is_no_sketch():
    assert refusal_of(encoded(Image.new("RGB", (31, 400)))).code == "too_small"
    assert clean_copy(encoded(Image.new("RGB", (32, 400))))


@pytest.mark.parametrize("seed", range(20))
def test_a_corrupted_image_is_copied_or_refused_and_never_more(seed):
    random = np.random.default_rng(seed)
    broken = bytearray(encoded(Image.effect_noise((120, 90), 60), ("PNG", "JPEG", "WEBP")[seed % 3]))
    for place in random.integers(0, len(broken), 40):
        broken[place] = random.integers(0, 256)
    with suppress(AppError):
        assert Image.open(io.BytesIO(clean_copy(bytes(broken)))).format == "JPEG"
