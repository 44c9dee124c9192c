"""Pictures from an image service: what is sent to which kind of server, and what may come back."""

import base64
import binascii
import io
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urljoin, urlsplit

from PIL import Image

from apps.illustrations.engines.openai.ledger import Bill
from apps.illustrations.engines.openai.patience import Pulse, wait_for
from apps.illustrations.engines.openai.service import Service
from apps.illustrations.engines.openai.troubles import Kind, Trouble
from config.openai import PaidServices

LARGEST_FILE = 50_000_000  # bytes
MOST_PIXELS = 20_000_000
FETCH_SECONDS = 30.0
FORMATS = ("PNG", "JPEG", "WEBP")
# The sizes of the models before gpt-image-2, which some gateways still have. What is missing is padded.
_OLD_MODELS = ("gpt-image-1", "chatgpt-image", "dall-e")
_OLD_SIZES = {"1792x1024": "1536x1024", "1024x1792": "1024x1536"}
# What a server may refuse and a picture can do without.
OPTIONAL = ("response_format", "moderation", "safety_identifier", "background", "output_format", "quality")


@dataclass(frozen=True, slots=True)
class Wanted:
    """A picture to be made. With `sketch`, a PNG, that is to be changed."""

    prompt: str
    resolution: str
    quality: str
    caller: str  # a salted digest of who asked
    sketch: bytes | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """What came: the bytes as they were sent, and the picture in them."""

    original: bytes
    format: str  # of FORMATS
    image: Image.Image


class Pictures:
    """Asks one image service."""

    def __init__(self, service: Service, told: PaidServices) -> None:
        self._service = service
        self._told = told

    @property
    def model(self) -> str:
        return self._service.endpoint.model

    def make(self, wanted: Wanted, *, bill: Bill, pulse: Pulse) -> Picture:
        """One request, one picture.

        Raises:
            Trouble
        """
        if wanted.sketch and "edits" in self._service.refused:
            raise Trouble(Kind.NO_ENDPOINT)
        answer = self._ask(wanted, bill, pulse)
        return read_picture(self._bytes_of(answer, pulse))

    def _ask(self, wanted: Wanted, bill: Bill, pulse: Pulse) -> Any:
        """Where a server like OpenAI's refuses an option, the same again without it; and from then on always."""
        left_out = set(self._service.refused)
        while True:
            fields = self._fields(wanted, left_out)
            try:
                answer = self._service.ask(
                    _request(wanted, fields), bill=bill, model=self.model or "unnamed", pulse=pulse
                )
            except Trouble as trouble:
                if trouble.kind is Kind.NO_ENDPOINT and wanted.sketch:
                    self._service.refused.add("edits")
                spare = self._dispensable(trouble, fields)
                if not spare:
                    raise
                left_out |= spare
            else:
                self._service.refused |= left_out
                return answer

    def _dispensable(self, trouble: Trouble, fields: Mapping[str, Any]) -> set[str]:
        """The options that a request was refused for and can do without: the one that is named, or else all."""
        if trouble.kind is not Kind.PARAMETER or self._service.endpoint.is_openai:
            return set()
        sent = {name for name in OPTIONAL if name in fields or name in fields.get("extra_body", {})}
        return sent & {trouble.parameter} if trouble.parameter else sent

    def _fields(self, wanted: Wanted, left_out: Collection[str]) -> dict[str, Any]:
        """Only what is configured and wanted: no nulls, no `auto` sizes."""
        fields: dict[str, Any] = {
            "model": self.model,
            "prompt": wanted.prompt,
            "size": self._size(wanted.resolution),
        }
        extra: dict[str, Any] = {}
        if self._told.preset == "openai":
            fields |= {
                "quality": self._told.qualities[wanted.quality],
                "output_format": "png",
                "background": "opaque",
                "safety_identifier": wanted.caller,
            }
            # The package's edit() does not know this one; the service does.
            (extra if wanted.sketch else fields)["moderation"] = self._told.strictness
        else:
            fields["response_format"] = "b64_json"
        sent = {name: value for name, value in fields.items() if value and name not in left_out}
        extra = {name: value for name, value in extra.items() if value and name not in left_out}
        extra |= self._told.extra_body
        return sent | ({"extra_body": extra} if extra else {})

    def _size(self, resolution: str) -> str:
        return _OLD_SIZES.get(resolution, resolution) if self.model.startswith(_OLD_MODELS) else resolution

    def _bytes_of(self, answer: Any, pulse: Pulse) -> bytes:
        first = next(iter(getattr(answer, "data", None) or ()), None)
        encoded, url = getattr(first, "b64_json", None), getattr(first, "url", None)
        if isinstance(encoded, str) and encoded:
            try:
                return base64.b64decode(
                    encoded.rpartition(",")[2] if encoded.startswith("data:") else encoded
                )
            except binascii.Error:
                raise Trouble(Kind.NO_IMAGE, "what came is not base64") from None
        if isinstance(url, str) and url:
            return wait_for(lambda: self._fetch(url), pulse)
        raise Trouble(Kind.NO_IMAGE, "the answer holds no picture")

    def _fetch(self, url: str) -> bytes:
        """A picture that the server names by address: from itself, or from hosts that the settings name."""
        import httpx2

        base = f"{self._service.endpoint.base_url}/"
        target = urljoin(base, url)
        address, own = urlsplit(target), urlsplit(base)
        allowed = address.netloc.lower() == own.netloc.lower() or (
            (address.hostname or "").lower() in self._told.image_hosts
        )
        if address.scheme not in ("http", "https") or not allowed:
            raise Trouble(
                Kind.NO_IMAGE, f"the picture lies at a host that is not allowed: {address.hostname}"
            )
        # Whoever is not the server itself gets no key.
        own_key = {"Authorization": f"Bearer {self._told.api_key}"} if address.netloc == own.netloc else {}
        try:
            with httpx2.stream(
                "GET", target, headers=own_key, timeout=FETCH_SECONDS, follow_redirects=False
            ) as response:
                if response.status_code != 200:
                    raise Trouble(Kind.NO_IMAGE, f"the picture's address answered {response.status_code}")
                return _at_most(response.iter_bytes())
        except httpx2.HTTPError as error:
            raise Trouble(
                Kind.NO_IMAGE, f"the picture could not be fetched: {type(error).__name__}"
            ) from error


def read_picture(content: bytes) -> Picture:
    """
    Raises:
        Trouble: these are no bytes of a picture that we take.
    """
    try:
        with Image.open(io.BytesIO(content), formats=FORMATS) as image:
            if image.width * image.height > MOST_PIXELS:
                raise Trouble(Kind.NO_IMAGE, f"the picture is too large: {image.width} x {image.height}")
            return Picture(content, image.format or "", _opaque(image))
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        raise Trouble(Kind.NO_IMAGE, "what came is not a picture") from None


def to_png(image: Image.Image) -> bytes:
    png = io.BytesIO()
    image.save(png, "PNG", compress_level=4)
    return png.getvalue()


def _request(wanted: Wanted, fields: dict[str, Any]) -> Callable[[Any], Any]:
    if wanted.sketch is None:
        return lambda client: client.images.generate(**fields)
    file = ("sketch.png", wanted.sketch, "image/png")
    return lambda client: client.images.edit(image=file, **fields)


def _opaque(image: Image.Image) -> Image.Image:
    """On white, where it lets something through."""
    if image.mode not in ("RGBA", "LA", "PA") and "transparency" not in image.info:
        return image.convert("RGB")
    layer = image.convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", layer.size, "white"), layer).convert("RGB")


def _at_most(chunks: Any) -> bytes:
    content = bytearray()
    for chunk in chunks:
        content += chunk
        if len(content) > LARGEST_FILE:
            raise Trouble(Kind.NO_IMAGE, "the picture's file is too large")
    return bytes(content)
