"""Taking an image in: nothing is believed but what its pixels decode to, and only they are kept."""

import io
from threading import Lock

from PIL import Image, ImageOps

from config.api import AppError

LARGEST_FILE = 10_485_760  # bytes
FORMATS = ("JPEG", "PNG", "WEBP")
MOST_PIXELS = 50_000_000  # the largest photographs of phones
LEAST_SIDE = 32  # pixels
LONGEST_KEPT_SIDE = 3072  # pixels; finer lines than these are not drawn by hand

# Decoding may take 500 MB for a moment: one at a time keeps that from adding up, and a web process has other things to do.
_decoding = Lock()


def clean_copy(content: bytes) -> bytes:
    """The first picture of an image file as a JPEG: upright, opaque on white paper, without metadata.

    Whatever else the file holds (text, other pictures, another file behind it) stays behind.

    Raises:
        AppError: 413 too large, 415 not one of `FORMATS`, 422 damaged or of an unusable size.
    """
    if len(content) > LARGEST_FILE:
        raise too_large()
    with _decoding:
        image = _decode(content)
        image.info.clear()  # comments and the like, which would be written again
        jpeg = io.BytesIO()
        # Full colour resolution, so that thin coloured lines keep their colour.
        image.save(jpeg, "JPEG", quality=95, subsampling=0)
    return jpeg.getvalue()


def too_large() -> AppError:
    return AppError(413, "too_large", "The sketch is larger than 10 MB.")


def wrong_type() -> AppError:
    return AppError(415, "unsupported_media_type", "The sketch must be a JPG, PNG or WEBP image.")


def _decode(content: bytes) -> Image.Image:
    try:
        file = Image.open(io.BytesIO(content), formats=FORMATS)
    except Image.DecompressionBombError:
        raise _too_many_pixels() from None
    except Exception:  # a hostile file may make a decoder raise anything
        raise wrong_type() from None
    if file.width * file.height > MOST_PIXELS:
        raise _too_many_pixels()
    try:
        file.draft(None, (LONGEST_KEPT_SIDE, LONGEST_KEPT_SIDE))
        image = _on_white(_shrunk(_eight_bits(file)))
        ImageOps.exif_transpose(image, in_place=True)
    except Exception:
        raise AppError(
            422, "damaged_image", "The image is damaged and cannot be read. Please save it again and retry."
        ) from None
    if min(image.size) < LEAST_SIDE:
        raise AppError(422, "too_small", f"The sketch is too small: {LEAST_SIDE} pixels a side at least.")
    return image


def _eight_bits(image: Image.Image) -> Image.Image:
    """The image as RGB or RGBA."""
    if image.mode.startswith("I"):  # 16 bits a pixel, of which a conversion would cut off the upper half
        image = image.convert("I").point(lambda value: value * (1 / 256)).convert("L")
    mode = "RGBA" if image.has_transparency_data else "RGB"
    return image if image.mode == mode else image.convert(mode)


def _shrunk(image: Image.Image) -> Image.Image:
    image.thumbnail((LONGEST_KEPT_SIDE, LONGEST_KEPT_SIDE), Image.Resampling.BICUBIC, reducing_gap=1.0)
    return image


def _on_white(image: Image.Image) -> Image.Image:
    if image.mode == "RGB":
        return image
    paper = Image.new("RGB", image.size, "white")
    paper.paste(image, mask=image)
    return paper


def _too_many_pixels() -> AppError:
    return AppError(422, "too_many_pixels", "The image has more than 50 megapixels. Please make it smaller.")
