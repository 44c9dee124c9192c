"""The image and text services that the OpenAI engine speaks to, as the environment describes them."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from urllib.parse import urlsplit

from django.core.exceptions import ImproperlyConfigured

from config.env import Environment

OPENAI_URL = "https://api.openai.com/v1"
FIGURES = ("labelled", "lettered", "composed")
SCREENINGS = ("services", "local")
QUALITIES = ("low", "medium", "high", "xhigh", "max")


@dataclass(frozen=True, slots=True)
class Price:
    """US dollars for a million tokens."""

    text_in: float
    image_in: float
    out: float


# As of 2026-11-21; OPENAI_PRICES adds to it. What a model is not in here for is booked as of unknown cost.
PRICES = {
    "gpt-image-2": Price(5, 8, 30),
    "gpt-image-2.5-flare": Price(5, 8, 30),
    "gpt-image-2.5-sunburst": Price(5, 8, 30),
    "gpt-image-2.6-flare": Price(5, 8, 30),
    "gpt-image-2.6-sunburst": Price(5, 8, 30),
    "gpt-6-luna": Price(0.10, 0.10, 0.50),
    "gpt-6.1-terra": Price(1, 1, 5),
    "gpt-6.1-sol": Price(2, 2, 10),
    "gpt-6-astra": Price(10, 10, 50),
    "omni-moderation-latest": Price(0, 0, 0),
}


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where one kind of request goes, and to which model; empty where none is named."""

    base_url: str
    model: str

    @property
    def is_openai(self) -> bool:
        host = urlsplit(self.base_url).hostname or ""
        return host == "api.openai.com" or host.endswith(".api.openai.com")


@dataclass(frozen=True, slots=True)
class PaidServices:
    """What the engine is told of the services. Times are seconds."""

    api_key: str = field(repr=False)
    preset: str  # "openai": every option it knows; "compatible": only what all servers take
    images: Endpoint
    text: Endpoint  # without a model: no label lists, captions or classification
    vision: Endpoint
    moderation: Endpoint
    screening: str  # who judges whether a prompt is for us: one of SCREENINGS
    figures: str  # one of FIGURES
    qualities: Mapping[str, str]  # our quality -> theirs
    strictness: str  # of their own filter: "auto", "low", or "" for their default
    extra_body: Mapping[str, object]  # sent along with every request for an image
    image_hosts: frozenset[str]  # hosts, besides the server's own, that a picture may be fetched from
    image_timeout: float
    text_timeout: float
    prices: Mapping[str, Price]

    @property
    def fingerprint(self) -> str:
        """Differs where anything of this differs, and tells nothing of it."""
        told = json.dumps(asdict(self), sort_keys=True, default=sorted)
        return hashlib.sha256(told.encode()).hexdigest()


def paid_services(env: Environment) -> PaidServices | None:
    """The services as configured; None where neither a key nor a server is named.

    Raises:
        ImproperlyConfigured: a value that cannot be understood.
    """
    key = env.text("OPENAI_API_KEY")
    own_server = _base_url(env, "OPENAI_BASE_URL", "")
    if not key and not own_server:
        return None
    server = own_server or OPENAI_URL
    text_server = _base_url(env, "OPENAI_TEXT_BASE_URL", server)
    moderation_server = _base_url(env, "OPENAI_MODERATION_BASE_URL", text_server)
    images = _endpoint(env, "OPENAI_IMAGE_MODEL", server, "gpt-image-2.6-sunburst")
    text = _endpoint(env, "OPENAI_TEXT_MODEL", text_server, "gpt-6-luna")
    vision_default = "gpt-6.1-terra" if text.is_openai else text.model
    preset = env.choice("OPENAI_PRESET", "auto", among=("auto", "openai", "compatible"))
    if preset == "auto":
        preset = "openai" if images.is_openai else "compatible"
    return PaidServices(
        api_key=key or "not-needed",
        preset=preset,
        images=images,
        text=text,
        vision=Endpoint(text_server, env.text("OPENAI_VISION_MODEL", vision_default)),
        moderation=_endpoint(env, "OPENAI_MODERATION_MODEL", moderation_server, "omni-moderation-latest"),
        screening=env.choice("OPENAI_SCREENING", "services", among=SCREENINGS),
        figures=env.choice("OPENAI_FIGURES", "labelled", among=FIGURES),
        qualities={
            "standard": env.choice("OPENAI_STANDARD_QUALITY", "medium", among=QUALITIES),
            "hd": env.choice("OPENAI_HD_QUALITY", "high", among=QUALITIES),
        },
        strictness=env.choice("OPENAI_STRICTNESS", "default", among=("default", "auto", "low")).replace(
            "default", ""
        ),
        extra_body=_json_object(env, "OPENAI_EXTRA_BODY"),
        image_hosts=frozenset(host.lower() for host in env.items("OPENAI_IMAGE_HOSTS")),
        image_timeout=env.number("OPENAI_IMAGE_TIMEOUT", 300, at_least=1, at_most=1800),
        text_timeout=env.number("OPENAI_TEXT_TIMEOUT", 60, at_least=1, at_most=600),
        prices=PRICES | _prices(env),
    )


def _endpoint(env: Environment, variable: str, base_url: str, model_of_openai: str) -> Endpoint:
    """A server of one's own is asked for no model that it was not said to have."""
    default = Endpoint(base_url, model_of_openai)
    return Endpoint(base_url, env.text(variable, model_of_openai if default.is_openai else ""))


def _base_url(env: Environment, name: str, default: str) -> str:
    url = env.url(name, default, schemes=("http", "https")).rstrip("/")
    if url and not urlsplit(url).hostname:
        raise ImproperlyConfigured(f"Environment variable {name}: expected a URL with a host.")
    return url


def _json_object(env: Environment, name: str) -> dict[str, object]:
    try:
        value = json.loads(env.text(name, "{}"))
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise ImproperlyConfigured(f"Environment variable {name}: expected a JSON object.")
    return value


def _prices(env: Environment) -> dict[str, Price]:
    """`{"model": [text in, image in, out]}`, US dollars for a million tokens."""
    try:
        return {
            model: Price(*map(float, figures))  # type: ignore[call-overload]
            for model, figures in _json_object(env, "OPENAI_PRICES").items()
        }
    except (TypeError, ValueError):
        raise ImproperlyConfigured(
            "Environment variable OPENAI_PRICES: expected three numbers for each model."
        ) from None
