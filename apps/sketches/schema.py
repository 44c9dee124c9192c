"""The calls about sketches, as the OpenAPI document describes them."""

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter
from rest_framework import serializers

from apps.illustrations.schema import (
    CONSENT_WITHDRAWN,
    DAILY_LIMIT,
    GENERATED,
    GENERATING_HEADERS,
    GENERATING_REFUSALS,
    ILLUSTRATIONS,
    RATE_LIMITED,
    file_call,
)
from apps.sketches.serializers import EnhanceImageBody, EnhanceUploadBody
from config.schema import Answer, Refusal, describe

SKETCHES = "Sketches"
ADDRESS = "https://figures.example/api/sketches/uploads/5d0a4b7e-3f2b-4c1e-9c61-2a4f8d0e7b35"
TYPES = ("image/jpeg", "image/png", "image/webp")
NOTES = {
    "enhancementPrompt": "Plant cell. Labels: cell wall, vacuole, nucleus",
    "style": "botanical",
    "resolution": "1024x1024",
    "quality": "standard",
}


class UploadAddress(serializers.Serializer):
    uploadURL = serializers.URLField(help_text="Where to PUT one image, within 15 minutes.")


NOT_AN_IMAGE = Refusal(415, "unsupported_media_type", "The sketch must be a JPG, PNG or WEBP image.")
TOO_LARGE = Refusal(413, "too_large", "The sketch is larger than 10 MB.")
UNUSABLE = [
    TOO_LARGE,
    NOT_AN_IMAGE,
    Refusal(422, "damaged_image", "The image is damaged and cannot be read. Please save it again and retry."),
    Refusal(422, "too_many_pixels", "The image has more than 50 megapixels. Please make it smaller."),
    Refusal(422, "too_small", "The sketch is too small: 32 pixels a side at least."),
]
NO_SKETCH = Refusal(
    400,
    "invalid",
    "Please upload a sketch first.",
    {"errors": {"sketchUrl": ["Please upload a sketch first."]}},
)

issue_upload = describe(
    "requestUpload",
    "Ask for an address to upload a sketch to",
    tag=SKETCHES,
    description="The address up to its question mark names the sketch. What is not used is deleted after a day.",
    answers=[Answer(200, UploadAddress, "The address.", {"uploadURL": f"{ADDRESS}?signature=1xUi25%3AKtIM"})],
    refusals=[
        Refusal(429, "too_many_uploads", "That is a great many sketches at once. Please go on in an hour.")
    ],
)

upload = describe(
    "uploadSketch",
    "Upload a sketch",
    tag=SKETCHES,
    description="The signature in the address is the permission. One image, of 10485760 bytes at most.",
    body=dict.fromkeys(TYPES, OpenApiTypes.BINARY),
    parameters=[OpenApiParameter("signature", str, description="As it was given out.")],
    answers=[Answer(204, None, "It has arrived.")],
    refusals=[
        Refusal(403, "bad_signature", "This is not an address that we gave out."),
        Refusal(403, "upload_expired", "This address is too old. Please ask for another one."),
        Refusal(409, "already_uploaded", "This address was used before. Please ask for another one."),
        TOO_LARGE,
        NOT_AN_IMAGE,
    ],
)

get_sketch = file_call("getSketch", "A sketch of yours, upright and on white", "image/jpeg", tag=SKETCHES)

enhance_upload = describe(
    "enhanceUploadedSketch",
    "Redraw a sketch that was uploaded",
    tag=SKETCHES,
    description="What the web app calls. Waits and counts as `generateIllustration` does.",
    body=EnhanceUploadBody,
    example={"sketchUrl": ADDRESS, **NOTES},
    parameters=GENERATING_HEADERS,
    answers=GENERATED,
    refusals=[*GENERATING_REFUSALS, DAILY_LIMIT, CONSENT_WITHDRAWN, NO_SKETCH, *UNUSABLE],
)

enhance_image = describe(
    "enhanceSketch",
    "Redraw a sketch that is on the web",
    tag=ILLUSTRATIONS,
    description="The address must be public, http or https, and answer with an image of 10485760 bytes at most "
    "within 10 seconds. Waits and counts as `generateIllustration` does.",
    body=EnhanceImageBody,
    example={"sketchImageUrl": "https://www.example.org/plant-cell-sketch.jpg", **NOTES},
    parameters=GENERATING_HEADERS,
    answers=GENERATED,
    refusals=[
        *GENERATING_REFUSALS,
        CONSENT_WITHDRAWN,
        DAILY_LIMIT,
        RATE_LIMITED,
        *UNUSABLE,
        Refusal(
            422,
            "sketch_not_fetched",
            "The sketch could not be fetched. Its address must be public and answer with an image within "
            "10 seconds.",
        ),
        Refusal(429, "fetching", "Another sketch of yours is being fetched. Please wait for it."),
        Refusal(503, "busy", "Too many sketches are being fetched. Please try again."),
    ],
)
