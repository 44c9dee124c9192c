"""The calls about illustrations and generations, as the OpenAPI document describes them."""

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter
from rest_framework import serializers

from apps.illustrations.choices import Quality, Resolution, Source, Style
from apps.illustrations.models import Generation as GenerationRow
from apps.illustrations.serializers import DownloadRequest, GenerateRequest, ListRequest
from config.schema import BAD_PAGE, PAGE, Answer, Refusal, describe, header

ILLUSTRATIONS = "Illustrations"
GENERATIONS = "Generations"
SHARING = "Sharing"
TRIAL = "Trial"
STEPS = ["", "reading", "drawing", "waiting", "labelling", "captioning", "storing"]
ROUTES = ["stored", "words", "redrawn", "model"]

# --- What is answered ---


class NotDrawn(serializers.Serializer):
    text = serializers.CharField(help_text="What was asked for.")
    reason = serializers.CharField(help_text="Why it is not in the picture.")


class About(serializers.Serializer):
    """How a figure was made."""

    route = serializers.ChoiceField(
        choices=ROUTES,
        help_text="Drawn from a stored plate, from the words of the prompt, after a sketch, or by an image model.",
    )
    made = serializers.CharField(help_text="The same as a sentence.")
    notDrawn = NotDrawn(many=True, help_text="What was asked for and is not in the picture.")
    sources = serializers.ListField(child=serializers.CharField(), help_text="Where the facts come from.")
    rights = serializers.CharField(help_text="What may be done with the figure.")
    labels = serializers.ListField(child=serializers.CharField(), help_text="The labels in the picture.")


class SharedIllustration(serializers.Serializer):
    """A figure as everybody sees it who has its link."""

    title = serializers.CharField()
    caption = serializers.CharField()
    captionNote = serializers.CharField(help_text="Who wrote the caption.")
    altText = serializers.CharField()
    longDescription = serializers.CharField()
    imageUrl = serializers.CharField(help_text="The picture as PNG; relative to this server.")
    vectorUrl = serializers.CharField(allow_null=True, help_text="The picture as SVG, if it has that form.")
    width = serializers.IntegerField(min_value=1, help_text="Real pixels of the PNG.")
    height = serializers.IntegerField(min_value=1, help_text="Real pixels of the PNG.")
    createdAt = serializers.DateTimeField(help_text="UTC.")
    about = About()


class Hiding(serializers.Serializer):
    since = serializers.DateTimeField()
    reason = serializers.CharField()


class Illustration(SharedIllustration):
    """A finished illustration, as its owner sees it."""

    id = serializers.UUIDField()
    thumbnailUrl = serializers.CharField(help_text="A WebP of at most 640 pixels' width.")
    captionModel = serializers.CharField(
        help_text="`built-in`, or the language model that wrote the caption."
    )
    prompt = serializers.CharField(help_text="Of a redrawn sketch: the notes to it, or nothing.")
    style = serializers.ChoiceField(choices=Style.choices)  # type: ignore[assignment]  # DRF has its own
    resolution = serializers.ChoiceField(choices=Resolution.choices)
    quality = serializers.ChoiceField(choices=Quality.choices)
    seed = serializers.IntegerField(min_value=0)
    engine = serializers.CharField()
    source = serializers.ChoiceField(choices=Source.choices)  # type: ignore[assignment]  # DRF has its own
    sketchUrl = serializers.CharField(
        allow_null=True,
        help_text="The sketch it was redrawn from. The web app's call takes it to redraw the same sketch again.",
    )
    shareUrl = serializers.CharField(allow_null=True, help_text="Its public page, while it has one.")
    hidden = Hiding(allow_null=True, help_text="Set when the site's owner has hidden it from everybody else.")


class GenerationError(serializers.Serializer):
    """Why a generation failed. Nothing was charged."""

    message = serializers.CharField()
    code = serializers.CharField()
    nearest = serializers.ListField(
        child=serializers.CharField(), required=False, help_text="What can be drawn instead."
    )


class Generation(serializers.Serializer):
    """One request for an illustration on its way."""

    id = serializers.UUIDField()
    state = serializers.ChoiceField(choices=GenerationRow.State.choices)
    step = serializers.ChoiceField(
        choices=STEPS,
        help_text="What is being done; `waiting` while a service is too busy, empty while nothing is done.",
    )
    progress = serializers.FloatField(min_value=0, max_value=1)
    subject = serializers.CharField(help_text="The recognised subject; empty until it is known.")
    prompt = serializers.CharField()
    style = serializers.ChoiceField(choices=Style.choices)  # type: ignore[assignment]  # DRF has its own
    resolution = serializers.ChoiceField(choices=Resolution.choices)
    quality = serializers.ChoiceField(choices=Quality.choices)
    source = serializers.ChoiceField(choices=Source.choices)  # type: ignore[assignment]  # DRF has its own
    createdAt = serializers.DateTimeField(help_text="UTC.")
    illustration = Illustration(required=False, help_text="Once it succeeded, unless it was deleted since.")
    error = GenerationError(required=False, help_text="Once it failed.")


class Receipt(serializers.Serializer):
    """Accepted: where to look, and where to listen."""

    id = serializers.UUIDField()
    state = serializers.ChoiceField(choices=GenerationRow.State.choices)
    statusUrl = serializers.CharField()
    eventsUrl = serializers.CharField()


class ShareLink(serializers.Serializer):
    url = serializers.CharField(help_text="The public page.")


class TrialUsage(serializers.Serializer):
    """What a visitor without an account has had, and what is being drawn for them."""

    used = serializers.IntegerField(min_value=0)
    limit = serializers.IntegerField(min_value=0)
    canGenerate = serializers.BooleanField()
    activeGenerations = Generation(many=True)


# --- Examples ---

ID = "3f2b8c1e-5d0a-4b7e-9c61-2a4f8d0e7b35"
GENERATION_ID = "9a7c4e2d-1f83-4c5b-8e60-7d3b5a9f2c14"
REQUEST = {
    "prompt": "Plant cell structure",
    "style": "scientific",
    "resolution": "1792x1024",
    "quality": "standard",
}
FIGURE = {
    "title": "Plant cell",
    "caption": "Plant cell. A generalized mesophyll cell of a leaf is shown cut open, with its organelles in the "
    "cytoplasm around the central vacuole.",
    "captionNote": "Caption composed by the built-in caption writer from the labelled parts.",
    "altText": "Plant cell. Within the cell wall, chloroplasts and other organelles surround a large central vacuole.",
    "longDescription": "Plant cell. Generalized leaf mesophyll cell, cut open.",
    "width": 1792,
    "height": 1024,
    "createdAt": "2026-03-14T09:26:53.589Z",
    "about": {
        "route": "stored",
        "made": "Drawn from a stored plate, “Plant cell”. 25 labels placed.",
        "notDrawn": [],
        "sources": ["OpenStax, Biology 2e, chapter 4: Cell Structure"],
        "rights": "Released under CC0 1.0: you may use, change, publish and sell this figure, forever and "
        "without attribution.",
        "labels": ["Cell wall", "Central vacuole", "Nucleus"],
    },
}
ILLUSTRATION = {
    "id": ID,
    "imageUrl": f"/api/illustrations/{ID}/image",
    "thumbnailUrl": f"/api/illustrations/{ID}/thumbnail",
    "vectorUrl": f"/api/illustrations/{ID}/vector",
    **FIGURE,
    **REQUEST,
    "captionModel": "built-in",
    "seed": 0,
    "engine": "embedded",
    "source": "text",
    "sketchUrl": None,
    "shareUrl": None,
    "hidden": None,
}
RECEIPT = {
    "id": GENERATION_ID,
    "state": "queued",
    "statusUrl": f"/api/generations/{GENERATION_ID}",
    "eventsUrl": f"/api/generations/{GENERATION_ID}/events",
}
RUNNING = {
    "id": GENERATION_ID,
    "state": "running",
    "step": "drawing",
    "progress": 0.45,
    "subject": "Plant cell",
    **REQUEST,
    "source": "text",
    "createdAt": "2026-03-14T09:26:51.201Z",
}
TOKEN = "Zm9yLWV2ZXJ5Ym9keS13aG8taGFzLXRoZS1saW5rLTE"  # noqa: S105 (an example of a share link)

# --- Refusals ---

CANNOT_DRAW = Refusal(
    422,
    "cannot_draw",
    "We cannot draw this yet. The nearest that we can draw: Human heart.",
    {"nearest": ["Human heart"]},
)
OUT_OF_SCOPE = Refusal(
    400,
    "out_of_scope",
    "Only biological and scientific content is drawn: human anatomy, cells, plants, animals.",
)
KEY_REUSED = Refusal(422, "idempotency_key_reused", "This Idempotency-Key was used for another request.")
DAILY_LIMIT = Refusal(
    429,
    "daily_limit",
    "Daily limit reached: you have used all 10 illustrations of today. You can draw again after midnight UTC.",
)
RATE_LIMITED = Refusal(
    429,
    "rate_limited",
    "An API key may make one generating request every 5 seconds. Please wait 3 seconds.",
)
CONSENT_WITHDRAWN = Refusal(
    403,
    "consent_withdrawn",
    "You have withdrawn your consent to the terms. Please accept them again to generate.",
)
DELETED_SINCE = Refusal(404, "not_found", "The illustration was deleted.")
GENERATION_FAILED = Refusal(
    500, "generation_failed", "Generation failed. Nothing was charged. Please try again."
)
CONTENT_REFUSED = Refusal(
    400,
    "content_refused",
    "Generation failed: the image service refused this description (violence). Nothing was charged. A more clinical "
    "wording may help.",
)
NO_IMAGE = Refusal(
    502,
    "no_image",
    "Generation failed: no image came from the image service. Nothing was charged. You may try again.",
)
ENGINE_BUSY = Refusal(
    503,
    "engine_busy",
    "Generation failed: the image service is overloaded. Nothing was charged. Please try again in a few minutes.",
)
TRIAL_LIMIT = Refusal(
    429,
    "trial_limit",
    "You have used all 10 free illustrations. Sign in to get 10 every day.",
)
NETWORK_LIMIT = Refusal(
    429,
    "network_limit",
    "All free illustrations of today are used up where you are. Sign in to get 10 every day.",
)
SIGNED_IN = Refusal(409, "signed_in", "You are signed in. Please draw from your account.")
NO_ORIGINAL = Refusal(404, "not_found", "This illustration has no other file than its image.")
NO_VECTOR = Refusal(404, "not_found", "This illustration has no vector form.")
BAD_FORMAT = Refusal(
    400,
    "invalid",
    "Expected one of png, svg, original.",
    {"errors": {"format": ["Expected one of png, svg, original."]}},
)

HIDDEN = Refusal(409, "hidden", "This illustration was hidden by the site's owner and cannot be shared.")

# --- What generating calls share ---

GENERATING_HEADERS = [
    OpenApiParameter(
        "Idempotency-Key",
        {"type": "string", "maxLength": 255},
        OpenApiParameter.HEADER,
        description="Any text of your own. The same key with the same body answers with the same generation, "
        "charged once; with another body it is refused.",
    ),
    OpenApiParameter(
        "Prefer",
        str,
        OpenApiParameter.HEADER,
        description="`respond-async` answers 202 at once instead of waiting for the figure.",
    ),
    header("Location", [201, 202], "The illustration (201) or the generation (202)."),
    header("Preference-Applied", [202], "`respond-async`, if that was asked for."),
]
GENERATED = [
    Answer(201, Illustration, "The finished illustration.", ILLUSTRATION),
    Answer(
        202,
        Receipt,
        "Accepted: because that was preferred, or because the figure took longer than a minute. It goes on.",
        RECEIPT,
    ),
]
GENERATING_REFUSALS = [
    OUT_OF_SCOPE,
    CANNOT_DRAW,
    KEY_REUSED,
    DELETED_SINCE,
    GENERATION_FAILED,
    CONTENT_REFUSED,
    NO_IMAGE,
    ENGINE_BUSY,
]

generate = describe(
    "generateIllustration",
    "Draw an illustration from words",
    tag=ILLUSTRATIONS,
    description="Waits for the figure, a minute at most. Counts towards the daily allowance when it is accepted, "
    "and is given back when it fails.",
    body=GenerateRequest,
    example=REQUEST,
    parameters=GENERATING_HEADERS,
    answers=GENERATED,
    refusals=[*GENERATING_REFUSALS, DAILY_LIMIT, RATE_LIMITED, CONSENT_WITHDRAWN],
)

# --- Illustrations ---

list_illustrations = describe(
    "listIllustrations",
    "List your illustrations",
    tag=ILLUSTRATIONS,
    description="Newest first, a page at a time. While there is more, `Link` names the next page.",
    parameters=[ListRequest, *PAGE],
    answers=[Answer(200, Illustration(many=True), "One page.", ILLUSTRATION)],
    refusals=[BAD_PAGE],
)

get_illustration = describe(
    "getIllustration",
    "Read an illustration",
    tag=ILLUSTRATIONS,
    answers=[Answer(200, Illustration, "The illustration.", ILLUSTRATION)],
)

delete_illustration = describe(
    "deleteIllustration",
    "Delete an illustration and its files",
    tag=ILLUSTRATIONS,
    answers=[Answer(204, None, "It is gone.")],
)


UNCHANGED = Answer(304, None, "The copy that is there is the same.")
FILE_HEADERS = [
    OpenApiParameter(
        "If-None-Match",
        str,
        OpenApiParameter.HEADER,
        description="The `ETag` of a copy that is there already.",
    ),
    header("ETag", [200, 304], "Names this content."),
    header("Cache-Control", [200, 304], "Whether a copy may be kept, by its owner alone."),
]


def file_call(operation_id: str, summary: str, media_type: str, *, tag: str = ILLUSTRATIONS, refusals=()):
    return describe(
        operation_id,
        summary,
        tag=tag,
        parameters=FILE_HEADERS,
        answers=[Answer(200, OpenApiTypes.BINARY, "The file.", media_type=media_type), UNCHANGED],
        refusals=refusals,
    )


get_image = file_call("getImage", "The picture as PNG", "image/png")
get_thumbnail = file_call("getThumbnail", "A small picture as WebP", "image/webp")
get_vector = file_call("getVector", "The picture as SVG", "image/svg+xml", refusals=[NO_VECTOR])

download = describe(
    "downloadIllustration",
    "Download the picture, named after its title",
    tag=ILLUSTRATIONS,
    parameters=[
        DownloadRequest,
        *FILE_HEADERS,
        header("Content-Disposition", [200, 304], "An attachment with its file name."),
    ],
    answers=[
        Answer(200, OpenApiTypes.BINARY, "The file.", media_type="image/png"),
        Answer(200, OpenApiTypes.BINARY, "The file.", media_type="image/svg+xml"),
        Answer(200, OpenApiTypes.BINARY, "What an image model made, as it came.", media_type="image/jpeg"),
        Answer(200, OpenApiTypes.BINARY, "What an image model made, as it came.", media_type="image/webp"),
        UNCHANGED,
    ],
    refusals=[BAD_FORMAT, NO_VECTOR, NO_ORIGINAL],
)

# --- Generations ---

get_generation = describe(
    "getGeneration",
    "How far a generation is",
    tag=GENERATIONS,
    answers=[
        Answer(200, Generation, "Its state; with its illustration or its error once it has ended.", RUNNING)
    ],
)

watch_generation = describe(
    "watchGeneration",
    "Follow a generation as it goes on",
    tag=GENERATIONS,
    description="Server-Sent Events: an event `generation` now and after every change, whose data is a Generation "
    "as JSON. The stream ends with the generation.",
    answers=[
        Answer(
            200,
            OpenApiTypes.STR,
            "The stream.",
            'event: generation\ndata: {"id": "9a7c4e2d-1f83-4c5b-8e60-7d3b5a9f2c14", "state": "running"}\n\n',
            media_type="text/event-stream",
        )
    ],
)

# --- Sharing ---

share = describe(
    "shareIllustration",
    "Show an illustration to whoever has its link",
    tag=SHARING,
    description="The same link until sharing is stopped.",
    answers=[Answer(200, ShareLink, "The link.", {"url": f"/share/{TOKEN}"})],
    refusals=[HIDDEN],
)

stop_sharing = describe(
    "stopSharing",
    "Stop showing it",
    tag=SHARING,
    description="The link leads nowhere from now on; sharing again makes another one.",
    answers=[Answer(204, None, "It is not shared.")],
)

SHARED = {
    **FIGURE,
    "imageUrl": f"/api/share/{TOKEN}/image",
    "vectorUrl": f"/api/share/{TOKEN}/vector",
}
get_shared = describe(
    "getSharedIllustration",
    "Read a shared illustration",
    tag=SHARING,
    answers=[Answer(200, SharedIllustration, "The figure.", SHARED)],
)
get_shared_image = file_call("getSharedImage", "Its picture as PNG", "image/png", tag=SHARING)
get_shared_vector = file_call(
    "getSharedVector", "Its picture as SVG", "image/svg+xml", tag=SHARING, refusals=[NO_VECTOR]
)

# --- The trial ---

get_trial = describe(
    "getTrial",
    "What is left of the trial without an account",
    tag=TRIAL,
    answers=[
        Answer(
            200,
            TrialUsage,
            "The trial of this browser.",
            {"used": 3, "limit": 10, "canGenerate": True, "activeGenerations": []},
        )
    ],
    refusals=[SIGNED_IN],
)

generate_in_trial = describe(
    "generateInTrial",
    "Draw an illustration without an account",
    tag=TRIAL,
    body=GenerateRequest,
    example=REQUEST,
    parameters=GENERATING_HEADERS,
    answers=GENERATED,
    refusals=[*GENERATING_REFUSALS, TRIAL_LIMIT, NETWORK_LIMIT, SIGNED_IN],
)
