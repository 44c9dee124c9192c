"""Whether a request is for us: the services judge, and our own gate where they do not answer or are not to be asked."""

from django.conf import settings

from apps.illustrations.engines.base import DrawRequest, EngineError
from apps.illustrations.engines.openai.patience import Pulse, no_pulse
from apps.illustrations.engines.openai.screening import EngineUnavailable, classify
from apps.illustrations.scope import Reason, Verdict, check


def require_science(request: DrawRequest, *, notes: bool = False, pulse: Pulse = no_pulse) -> None:
    """Let a prompt pass, or the notes to a sketch, which need not name a subject.

    `pulse` is called while the services are waited for.

    Raises:
        EngineError: it asks for something else, or for harm.
    """
    if notes and not request.prompt:
        return
    verdict = _judged(request.prompt, pulse)
    if verdict.accepted or (notes and verdict.reason is Reason.UNCLEAR):
        return
    raise EngineError(retryable=False, public_message=verdict.message, code="out_of_scope")


def _judged(prompt: str, pulse: Pulse) -> Verdict:
    if settings.OPENAI is None or settings.OPENAI.screening == "local":
        return check(prompt)
    try:
        said = classify(prompt, pulse)
    except EngineUnavailable:
        return check(prompt)
    if said.harmful:
        return Verdict(False, Reason.HARMFUL, said.harmful)
    if said.is_science:
        return Verdict(True, Reason.SCIENCE, (said.category,))
    unsure = said.category == "other" or said.confidence == "low"
    return Verdict(False, Reason.UNCLEAR if unsure else Reason.OTHER, (said.category,))
