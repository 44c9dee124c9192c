"""What can go wrong with a paid service: how it shows, whether to ask again, and who is told what.

A diagnosis goes by the class of the exception, then its code, then its type, and last by words of its message,
since gateways hide the code. A key or a prompt is never part of what is kept.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

LONGEST_DETAIL = 300  # characters
LONGEST_RETRY_AFTER = 120.0  # seconds; whoever asks for more patience is taken to be away

REFUSED_CONTENT = frozenset(
    "moderation_blocked content_policy_violation image_content_policy_violation content_filter bio_policy "
    "invalid_prompt".split()
)
BILLING = frozenset(
    "insufficient_quota credit_balance_exhausted organization_spend_limit_exceeded project_spend_limit_exceeded "
    "organization_usage_limit_exceeded billing_not_active billing_hard_limit_reached".split()
)
BAD_IMAGE = frozenset(
    "invalid_image_file invalid_image invalid_image_format image_too_large image_too_small image_parse_error "
    "invalid_base64_image unsupported_image_media_type empty_image_file".split()
)
_IN_EVERY_SERVER = ("/images/generations", "/chat/completions")


class Kind(StrEnum):
    CONTENT = "content_refused"
    RATE = "rate_limited"
    BILLING = "billing"
    KEY = "key"
    VERIFICATION = "verification"
    FORBIDDEN = "forbidden"
    MODEL = "model"
    NO_ENDPOINT = "no_endpoint"
    ADDRESS = "address"
    BAD_IMAGE = "bad_image"
    PARAMETER = "parameter"
    OVERLOAD = "overload"
    UNREACHABLE = "unreachable"
    TIMEOUT = "timeout"
    NO_IMAGE = "no_image"
    NO_ANSWER = "no_answer"
    PAUSED = "paused"


@dataclass(frozen=True, slots=True)
class Policy:
    """What follows from a kind of trouble."""

    code: str  # of the failed generation
    message: str  # to the person who asked; nothing is charged in any case
    waits: tuple[float, ...] = ()  # seconds before each further try, where the service names no time itself
    for_owner: bool = False  # only the site's owner can mend it: told in the panel
    pause: float = 0.0  # seconds for which nobody is sent there any more
    counts: bool = False  # a sign that the service is down: several in a row pause it


_UNAVAILABLE = (
    "Generation failed: the paid image service is not available to us at the moment, and the site's owner has been "
    "told. Nothing was charged."
)

POLICIES: Mapping[Kind, Policy] = {
    Kind.CONTENT: Policy(
        "content_refused", "Generation failed: the image service refused {what}{categories}. {hint}"
    ),
    Kind.RATE: Policy(
        "engine_busy",
        "Generation failed: the image service has too many requests. Nothing was charged. Please try again in a minute.",
        waits=(2.0, 8.0, 30.0),
    ),
    Kind.BILLING: Policy("engine_unavailable", _UNAVAILABLE, for_owner=True, pause=300.0),
    Kind.KEY: Policy("engine_unavailable", _UNAVAILABLE, for_owner=True, pause=300.0),
    Kind.VERIFICATION: Policy("engine_unavailable", _UNAVAILABLE, for_owner=True, pause=300.0),
    Kind.FORBIDDEN: Policy("engine_unavailable", _UNAVAILABLE, for_owner=True, pause=300.0),
    Kind.MODEL: Policy("engine_unavailable", _UNAVAILABLE, for_owner=True, pause=300.0),
    # Where even what every server of the kind has is missing, there is no such server.
    Kind.ADDRESS: Policy("engine_unavailable", _UNAVAILABLE, for_owner=True, pause=60.0),
    Kind.NO_ENDPOINT: Policy(
        "engine_unable",
        "Generation failed: the image server of this site cannot do that. Nothing was charged.",
    ),
    Kind.BAD_IMAGE: Policy(
        "sketch_unusable",
        "Generation failed: the image service could not use this file. Nothing was charged. "
        "Please upload the sketch as another PNG or JPG.",
    ),
    Kind.PARAMETER: Policy(
        "engine_unavailable",
        "Generation failed: the image service did not understand our request. Nothing was charged.",
        for_owner=True,
    ),
    Kind.OVERLOAD: Policy(
        "engine_busy",
        "Generation failed: the image service is overloaded. Nothing was charged. Please try again in a few minutes.",
        waits=(5.0, 20.0),
        counts=True,
    ),
    Kind.UNREACHABLE: Policy(
        "engine_unavailable",
        "Generation failed: the image service could not be reached. Nothing was charged. "
        "Please try again in a few minutes.",
        waits=(2.0, 8.0),
        for_owner=True,
        counts=True,
    ),
    Kind.TIMEOUT: Policy(
        "engine_timeout",
        "Generation failed: the image service took too long. Your allowance was not charged. You may try again.",
        waits=(2.0,),
        counts=True,
    ),
    Kind.NO_IMAGE: Policy(
        "no_image",
        "Generation failed: no image came from the image service. Nothing was charged. You may try again.",
    ),
    Kind.NO_ANSWER: Policy(
        "no_answer", "Generation failed: the text service gave no usable answer. Nothing was charged."
    ),
    Kind.PAUSED: Policy(
        "engine_unavailable",
        "Generation failed: the image service is not available at the moment. Nothing was charged. "
        "Please try again in a few minutes.",
    ),
}


@dataclass(eq=False)
class Trouble(Exception):
    """Something went wrong with a service. `detail` is for the owner: what the service said, in short."""

    kind: Kind
    detail: str = ""
    status: int | None = None
    parameter: str = ""
    retry_after: float | None = None  # seconds
    never_retry: bool = False  # the service said so
    stage: str = ""  # of refused content: "input", "output" or ""
    categories: tuple[str, ...] = ()
    request_id: str = ""
    policy: Policy = field(init=False)

    def __post_init__(self) -> None:
        self.policy = POLICIES[self.kind]

    def __str__(self) -> str:
        return f"{self.kind}: {self.detail}" if self.detail else str(self.kind)

    @property
    def public_message(self) -> str:
        if self.kind is not Kind.CONTENT:
            return self.policy.message
        came_out = self.stage == "output"
        return self.policy.message.format(
            what="the finished picture" if came_out else "this description",
            categories=f" ({', '.join(self.categories)})" if self.categories else "",
            hint=(
                "Nothing was charged. Chance plays a part in this: you may try again."
                if came_out
                else "Nothing was charged. A more clinical wording may help."
            ),
        )


def diagnose(error: Exception) -> Trouble:
    """The trouble behind an exception of the `openai` package.

    Raises:
        Exception: `error` itself, where it is none of that package's.
    """
    import openai

    if isinstance(error, json.JSONDecodeError | openai.APIResponseValidationError):
        return Trouble(Kind.NO_ANSWER, "the answer is not what the interface describes")
    if isinstance(error, openai.APITimeoutError):
        return Trouble(Kind.TIMEOUT, "no answer in time")
    if isinstance(error, openai.APIConnectionError):
        return Trouble(Kind.UNREACHABLE, _cause(error))
    if not isinstance(error, openai.APIError):
        if isinstance(error, openai.OpenAIError):
            return Trouble(Kind.KEY, _shortened(str(error)))
        raise error
    said = _Said.by(error)
    headers = error.response.headers if isinstance(error, openai.APIStatusError) else {}
    stage, categories = _refusal_details(said)
    kind = _kind(said)
    if kind is Kind.NO_ENDPOINT and error.request.url.path.endswith(_IN_EVERY_SERVER):
        kind = Kind.ADDRESS
    return Trouble(
        kind,
        said.detail,
        status=said.status,
        parameter=_parameter(said),
        retry_after=_retry_after(headers),
        never_retry=headers.get("x-should-retry") == "false",
        stage=stage,
        categories=categories,
        request_id=getattr(error, "request_id", None) or "",
    )


@dataclass(frozen=True, slots=True)
class _Said:
    """What an answer says of its error, whatever the server."""

    status: int | None
    code: str
    type: str
    parameter: str
    detail: str
    body: Any

    @staticmethod
    def by(error: Any) -> "_Said":
        body = error.body
        fields = body if isinstance(body, dict) else {}
        return _Said(
            status=getattr(error, "status_code", None),
            code=str(error.code or fields.get("code") or ""),
            type=str(error.type or fields.get("type") or ""),
            parameter=str(error.param or fields.get("param") or ""),
            detail=_detail(error, body),
            body=body,
        )

    @property
    def words(self) -> str:
        return self.detail.lower()


def _kind(said: _Said) -> Kind:
    for kind, codes in (
        (Kind.BILLING, BILLING),
        (Kind.CONTENT, REFUSED_CONTENT),
        (Kind.BAD_IMAGE, BAD_IMAGE),
    ):
        if said.code in codes or said.type in codes:
            return kind
    if said.status == 451 or "safety system" in said.words or "content policy" in said.words:
        return Kind.CONTENT
    if said.code == "model_not_found" or _speaks_of_missing_model(said):
        return Kind.MODEL
    match said.status:
        case 401:
            return Kind.KEY
        case 402:
            return Kind.BILLING
        case 403:
            return Kind.VERIFICATION if "must be verified" in said.words else Kind.FORBIDDEN
        case 404 | 405 | 501:
            return Kind.NO_ENDPOINT
        case 429:
            return Kind.BILLING if _speaks_of_money(said.words) else Kind.RATE
        case 400 | 413 | 415 | 422:
            return _kind_of_bad_request(said)
        case 524:  # a gateway gave up waiting; what it waited for goes on and is billed
            return Kind.TIMEOUT
    # A stream or a 200 may carry an error too, and then has no status.
    return Kind.OVERLOAD


def _kind_of_bad_request(said: _Said) -> Kind:
    if _speaks_of_money(said.words):
        return Kind.BILLING
    if "unsupported mimetype" in said.words or "invalid image" in said.words:
        return Kind.BAD_IMAGE
    return Kind.PARAMETER


def _speaks_of_money(words: str) -> bool:
    return any(
        sign in words for sign in ("billing", "exceeded your current quota", "spend limit", "credit balance")
    )


def _speaks_of_missing_model(said: _Said) -> bool:
    return "model" in said.words and any(
        sign in said.words
        for sign in ("does not exist", "not found", "mismatch", "deprecated", "invalid model")
    )


def _parameter(said: _Said) -> str:
    """The parameter that a bad request is about, where the answer names it."""
    if said.parameter:
        return said.parameter
    for name in (
        "response_format",
        "quality",
        "background",
        "moderation",
        "output_format",
        "safety_identifier",
        "size",
    ):
        if name in said.words:
            return name
    return ""


def _detail(error: Any, body: Any) -> str:
    if isinstance(body, dict):
        text = body.get("message") or body.get("detail")
        if isinstance(text, list):
            text = "; ".join(
                str(item.get("msg", item)) if isinstance(item, dict) else str(item) for item in text
            )
        if text:
            return _shortened(str(text))
    if isinstance(body, str) and body.strip() and "<" not in body:
        return _shortened(body)
    return _shortened(f"HTTP {error.status_code}" if hasattr(error, "status_code") else str(error.message))


def _shortened(text: str) -> str:
    text = re.sub(r"\bsk-[\w*-]+", "sk-…", " ".join(text.split()))
    return text if len(text) <= LONGEST_DETAIL else f"{text[: LONGEST_DETAIL - 1]}…"


def _cause(error: Exception) -> str:
    return type(error.__cause__ or error).__name__


def _refusal_details(said: _Said) -> tuple[str, tuple[str, ...]]:
    details = said.body.get("moderation_details") if isinstance(said.body, dict) else None
    if isinstance(details, dict):
        stage = str(details.get("moderation_stage") or "")
        return stage if stage in ("input", "output") else "", tuple(map(str, details.get("categories") or ()))
    found = re.search(r"safety_violations=\[([^\]]*)\]", said.detail)
    return "", tuple(item.strip() for item in found[1].split(",") if item.strip()) if found else ()


def _retry_after(headers: Mapping[str, str]) -> float | None:
    for name, unit in (("retry-after-ms", 1000.0), ("retry-after", 1.0)):
        try:
            return max(float(headers.get(name, "")) / unit, 0.0)
        except ValueError:
            continue  # a date, or nothing
    return None
