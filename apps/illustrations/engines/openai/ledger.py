"""What paid requests cost: booked for the day and the model, and told with the figure they were made for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.db.models import F

from apps.billing.quota import today
from apps.illustrations.models import PaidUse
from config.metrics import PAID_DOLLARS
from config.openai import Price

FREE = Price(0, 0, 0)


@dataclass(frozen=True, slots=True)
class Use:
    """One paid request. `dollars` is None where usage or price is not known."""

    model: str
    input_tokens: int = 0
    output_tokens: int = 0
    dollars: float | None = None


@dataclass(slots=True)
class Bill:
    """The requests made for one figure."""

    uses: list[Use] = field(default_factory=list)

    def represent(self) -> dict[str, Any]:
        known = [use.dollars for use in self.uses if use.dollars is not None]
        return {
            "dollars": round(sum(known), 6) if len(known) == len(self.uses) else None,
            "requests": [
                {
                    "model": use.model,
                    "inputTokens": use.input_tokens,
                    "outputTokens": use.output_tokens,
                    "dollars": use.dollars,
                }
                for use in self.uses
            ],
        }


def use_of(answer: Any, *, model: str, prices: Mapping[str, Price]) -> Use:
    """What an answer says that it used: of an image, or of a chat completion. Other servers may say nothing."""
    usage = getattr(answer, "usage", None)
    price = _price(model, prices)
    tokens = _image_tokens(usage) or _chat_tokens(usage)
    if tokens is None:
        return Use(model, dollars=0.0 if price == FREE else None)
    text_in, image_in, out = tokens
    dollars = None
    if price:
        dollars = (text_in * price.text_in + image_in * price.image_in + out * price.out) / 1e6
    return Use(model, text_in + image_in, out, dollars)


def book(use: Use) -> None:
    """Add a request to its day and model."""
    row, _ = PaidUse.objects.get_or_create(day=today(), model=use.model[:100] or "unnamed")
    PaidUse.objects.filter(pk=row.pk).update(
        calls=F("calls") + 1,
        unpriced=F("unpriced") + int(use.dollars is None),
        input_tokens=F("input_tokens") + use.input_tokens,
        output_tokens=F("output_tokens") + use.output_tokens,
        micro_dollars=F("micro_dollars") + round((use.dollars or 0.0) * 1e6),
    )
    if use.dollars:
        PAID_DOLLARS.labels(model=row.model).inc(use.dollars)


def _image_tokens(usage: Any) -> tuple[int, int, int] | None:
    total_in, out = getattr(usage, "input_tokens", None), getattr(usage, "output_tokens", None)
    if not isinstance(total_in, int) or not isinstance(out, int):
        return None
    details = getattr(usage, "input_tokens_details", None)
    image_in = getattr(details, "image_tokens", None) or 0
    return total_in - image_in, image_in, out


def _chat_tokens(usage: Any) -> tuple[int, int, int] | None:
    tokens_in, out = getattr(usage, "prompt_tokens", None), getattr(usage, "completion_tokens", None)
    if not isinstance(tokens_in, int) or not isinstance(out, int):
        return None
    return tokens_in, 0, out


def _price(model: str, prices: Mapping[str, Price]) -> Price | None:
    """A dated snapshot costs what its model costs."""
    if model in prices:
        return prices[model]
    known = [name for name in prices if model.startswith(f"{name}-20")]
    return prices[max(known, key=len)] if known else None
