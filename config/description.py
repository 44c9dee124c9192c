"""What the OpenAPI document says about the API as a whole."""

from typing import Any

DESCRIPTION = """
Draws labelled scientific figures from words, with a caption and an alternative text.

**Authentication.** A script sends a personal API key as `Authorization: Bearer <key>`; keys are made in the account
settings. The pages of the site use the session cookie, and send the CSRF token with whatever changes something.

**Limits.** A day (UTC) has 10 illustrations on the free plan, 50 on Basic and 120 on Premium; one generating request
per 5 seconds for each key. A refusal for a limit is a 429 whose `Retry-After` says how many seconds to wait. What
fails is not counted. A prompt has at most 500 characters, a JSON body at most 65,536 bytes, a page of a list at most
50 illustrations.

**Errors.** Every refusal is JSON with a `message` for people and a `code` for programs; `errors` names the fields
that were wrong. That holds for addresses that do not exist (404 `not_found`) and for methods that an address does not
have (405 `method_not_allowed`, with `Allow`) as well.

**Addresses.** `/api/v1/…` are the same calls under addresses that stay. Addresses in answers are relative to this
server. Times are ISO 8601 in UTC. `Accept` is not looked at: an address answers in the one form it stands for.
""".strip()

TAGS = [
    {"name": "Illustrations", "description": "Drawing figures, and the figures that were drawn."},
    {"name": "Generations", "description": "Figures on their way."},
    {"name": "Sketches", "description": "Uploading a sketch and having it redrawn."},
    {"name": "Sharing", "description": "Figures shown to whoever has the link."},
    {"name": "Trial", "description": "Drawing without an account, ten figures in all."},
    {"name": "Account", "description": "The account behind a session."},
    {"name": "API keys", "description": "Keys that sign programs in."},
    {"name": "Administration", "description": "For the owner of the site alone."},
    {"name": "Documentation", "description": "This document."},
]

# Enumerations that occur in more than one place, and the one name of each.
ENUMERATIONS = {
    "Style": "apps.illustrations.choices.Style",
    "Resolution": "apps.illustrations.choices.Resolution",
    "Quality": "apps.illustrations.choices.Quality",
    "Source": "apps.illustrations.choices.Source",
    "Sort": "apps.illustrations.choices.Sort",
    "GenerationState": "apps.illustrations.models.Generation.State",
    "GenerationStep": "apps.illustrations.schema.STEPS",
    "Route": "apps.illustrations.schema.ROUTES",
    "Plan": "apps.accounts.schema.PLAN_NAMES",
    "SubscriptionStatus": "apps.accounts.models.User.SubscriptionStatus",
}


def spectacular_settings(*, product_name: str) -> dict[str, Any]:
    """The settings of drf-spectacular."""
    return {
        "OAS_VERSION": "3.1.1",
        "TITLE": f"{product_name} API",
        "VERSION": "1",
        "DESCRIPTION": DESCRIPTION,
        "SERVERS": [{"url": "/"}],
        "TAGS": TAGS,
        "SCHEMA_PATH_PREFIX": "/api",
        "ENUM_NAME_OVERRIDES": ENUMERATIONS,
        "ENUM_SUFFIX": "",
        "ENUM_GENERATE_CHOICE_DESCRIPTION": False,
        "GENERIC_ADDITIONAL_PROPERTIES": None,
    }
