"""What goes into the sketch calls."""

from apps.illustrations.choices import LONGEST_PROMPT
from apps.illustrations.serializers import Choices
from apps.sketches.addresses import LONGEST_ADDRESS
from apps.sketches.enhancing import NO_SKETCH
from config.fields import Text


class _WithNotes(Choices):
    enhancementPrompt = Text(  # noqa: N815 (the name in the API)
        source="prompt",
        default="",
        allow_blank=True,
        max_length=LONGEST_PROMPT,
        error_messages={
            "invalid": "The notes must be text.",
            "max_length": "The notes may have at most {max_length} characters.",
        },
    )


def _address_of_a_sketch(missing: str) -> Text:
    return Text(
        source="sketch_url",
        max_length=LONGEST_ADDRESS,
        error_messages={"required": missing, "blank": missing, "null": missing, "invalid": missing},
    )


class EnhanceUploadBody(_WithNotes):
    """The web app's call: the address that was uploaded to."""

    sketchUrl = _address_of_a_sketch(NO_SKETCH)  # noqa: N815


class EnhanceImageBody(_WithNotes):
    """The public call: any public address of an image."""

    sketchImageUrl = _address_of_a_sketch("Please give the address of your sketch.")  # noqa: N815
