"""What goes in and out of the illustration calls."""

from typing import Any

from django.db.models import TextChoices
from rest_framework import serializers

from apps.illustrations.choices import LONGEST_PROMPT, Quality, Resolution, Sort, Style
from apps.illustrations.models import Generation, Illustration
from apps.sketches.models import kept_at
from config.fields import Text, WholeNumber

LARGEST_SEED = 2**53 - 1  # the largest whole number that survives a JSON parser in a browser
LONGEST_SEARCH = 100  # characters


def _choice(choices: type[TextChoices], default: str, **options: Any) -> serializers.ChoiceField:
    expected = f"Expected one of {', '.join(choices.values)}."
    return serializers.ChoiceField(
        choices=choices.choices, default=default, error_messages={"invalid_choice": expected}, **options
    )


class Choices(serializers.Serializer):
    """What every generating call lets its caller choose."""

    style = _choice(Style, Style.SCIENTIFIC)  # type: ignore[assignment]  # DRF has a `style` of its own
    resolution = _choice(Resolution, Resolution.SQUARE)
    quality = _choice(Quality, Quality.STANDARD)
    seed = WholeNumber(default=0, min_value=0, max_value=LARGEST_SEED)


class GenerateRequest(Choices):
    prompt = Text(
        max_length=LONGEST_PROMPT,
        error_messages={
            "required": "Please enter a description for your illustration.",
            "blank": "Please enter a description for your illustration.",
            "null": "Please enter a description for your illustration.",
            "invalid": "The description must be text.",
            "max_length": "The description may have at most {max_length} characters.",
        },
    )


class ListRequest(serializers.Serializer):
    """Which illustrations to list, and how. What is left out or empty does not filter."""

    q = Text(max_length=LONGEST_SEARCH, default="", allow_blank=True)
    style = _choice(Style, "", allow_blank=True)  # type: ignore[assignment]  # DRF has a `style` of its own
    quality = _choice(Quality, "", allow_blank=True)
    sort = _choice(Sort, Sort.NEWEST, allow_blank=True)


class DownloadRequest(serializers.Serializer):
    format = serializers.ChoiceField(
        choices=["png", "svg", "original"],
        default="png",
        error_messages={"invalid_choice": "Expected one of png, svg, original."},
    )


def represent_generation(generation: Generation) -> dict[str, Any]:
    """The generation as the API shows it; with its illustration or its error once it has ended."""
    shown: dict[str, Any] = {
        "id": str(generation.pk),
        "state": generation.state,
        "step": generation.step,
        "progress": round(generation.progress, 3),
        "subject": generation.subject,
        "prompt": generation.prompt,
        "style": generation.style,
        "resolution": generation.resolution,
        "quality": generation.quality,
        "source": generation.source,
        "createdAt": _utc(generation.created_at),
    }
    if generation.state == Generation.State.SUCCEEDED and (illustration := result_of(generation)):
        shown["illustration"] = represent_illustration(illustration)
    if generation.state == Generation.State.FAILED:
        shown["error"] = represent_failure(generation)
    return shown


def represent_receipt(generation: Generation) -> dict[str, Any]:
    """What an asynchronous caller gets at once: where to look and where to listen."""
    address = f"/api/generations/{generation.pk}"
    return {
        "id": str(generation.pk),
        "state": generation.state,
        "statusUrl": address,
        "eventsUrl": f"{address}/events",
    }


def represent_failure(generation: Generation) -> dict[str, Any]:
    error: dict[str, Any] = {"message": generation.error_message, "code": generation.error_code}
    if generation.error_nearest:
        error["nearest"] = generation.error_nearest
    return error


def represent_illustration(illustration: Illustration) -> dict[str, Any]:
    address = f"/api/illustrations/{illustration.pk}"
    return {
        "id": str(illustration.pk),
        "imageUrl": f"{address}/image",
        "thumbnailUrl": f"{address}/thumbnail",
        "vectorUrl": f"{address}/vector" if illustration.vector else None,
        "title": illustration.title,
        "caption": illustration.caption,
        "captionModel": illustration.caption_model,
        "captionNote": illustration.caption_note,
        "altText": illustration.alt_text,
        "longDescription": illustration.long_description,
        "prompt": illustration.prompt,
        "style": illustration.style,
        "resolution": illustration.resolution,
        "quality": illustration.quality,
        "seed": illustration.seed,
        "width": illustration.width,
        "height": illustration.height,
        "engine": illustration.engine,
        "source": illustration.source,
        "sketchUrl": _sketch_url(illustration),
        "createdAt": _utc(illustration.created_at),
        "shareUrl": share_url(illustration),
        "hidden": _represent_hiding(illustration),
        "about": _represent_making(illustration),
    }


def represent_shared(illustration: Illustration) -> dict[str, Any]:
    """A shared illustration as everybody may see it: the figure itself, not whose it is or what was asked for."""
    address = f"/api/share/{illustration.share_token}"
    return {
        "title": illustration.title,
        "caption": illustration.caption,
        "captionNote": illustration.caption_note,
        "altText": illustration.alt_text,
        "longDescription": illustration.long_description,
        "imageUrl": f"{address}/image",
        "vectorUrl": f"{address}/vector" if illustration.vector else None,
        "width": illustration.width,
        "height": illustration.height,
        "createdAt": _utc(illustration.created_at),
        "about": _represent_making(illustration),
    }


def _sketch_url(illustration: Illustration) -> str | None:
    """Where the sketch is that it was redrawn from; by this address it can be redrawn once more."""
    return kept_at(illustration.sketch_id) if illustration.sketch_id else None


def share_url(illustration: Illustration) -> str | None:
    """The public page of an illustration, while it is shared and not hidden."""
    if illustration.hidden_at or not illustration.share_token:
        return None
    return f"/share/{illustration.share_token}"


def _represent_hiding(illustration: Illustration) -> dict[str, Any] | None:
    if illustration.hidden_at is None:
        return None
    return {"since": _utc(illustration.hidden_at), "reason": illustration.hidden_because}


def _represent_making(illustration: Illustration) -> dict[str, Any]:
    return {
        "route": illustration.route,
        "made": illustration.made,
        "notDrawn": illustration.not_drawn,
        "sources": illustration.sources,
        "rights": illustration.rights,
        "labels": illustration.labels,
    }


def result_of(generation: Generation) -> Illustration | None:
    """The illustration of a generation, unless it was deleted since."""
    return getattr(generation, "illustration", None)


def _utc(moment) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
