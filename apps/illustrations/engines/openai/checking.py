"""What works with the configured services and keys, found out by asking each of them for something small."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from PIL import Image, ImageDraw

from apps.illustrations.engines.openai.answers import Answers, Form
from apps.illustrations.engines.openai.ledger import Bill
from apps.illustrations.engines.openai.patience import no_pulse
from apps.illustrations.engines.openai.pictures import Pictures, Wanted, to_png
from apps.illustrations.engines.openai.service import Service
from apps.illustrations.engines.openai.troubles import Kind, Trouble
from config.openai import PaidServices

SIZE = "1024x1024"


class Seen(Form):
    """What is to be seen in a picture."""

    colour: str


@dataclass(frozen=True, slots=True)
class Finding:
    """`works` is None where it was not tried, and `told` says why."""

    what: str
    works: bool | None
    told: str


def check(told: PaidServices, *, pictures_too: bool) -> Iterator[Finding]:
    """Findings one by one. Pictures cost some cents each; without them everything is next to free."""
    bill = Bill()
    images = Service("images", told.images, told, timeout=told.image_timeout)
    text = Service("text", told.text, told, timeout=told.text_timeout)
    moderation = Service("moderation", told.moderation, told, timeout=told.text_timeout)
    yield _finding("Address", lambda: _address(told))
    yield _finding("List of models", lambda: _models(images, told, bill))
    yield _answering("Text model", Answers(text, told.text.model), bill)
    yield _answering("Model that sees", Answers(text, told.vision.model), bill, picture=_red_disc())
    yield _moderating(moderation, bill)
    if not pictures_too:
        yield Finding("Pictures", None, "not tried, as they cost money: --pictures")
        return
    cheap = replace(told, qualities=dict.fromkeys(told.qualities, "low"))
    studio = Pictures(images, cheap)
    yield _finding("Picture from words", lambda: _picture(studio, bill, None))
    yield _finding("Picture from a sketch", lambda: _picture(studio, bill, to_png(_red_disc())))
    cost = bill.represent()["dollars"]
    yield Finding("Cost of this check", None, "unknown" if cost is None else f"${cost:.4f}")


def _finding(what: str, look: Callable[[], str]) -> Finding:
    try:
        return Finding(what, True, look())
    except Trouble as trouble:
        return Finding(
            what, False, f"{trouble.kind.replace('_', ' ')}: {trouble.detail or trouble.policy.message}"
        )


def _address(told: PaidServices) -> str:
    if not told.images.base_url.endswith("/v1") and not told.images.is_openai:
        raise Trouble(Kind.UNREACHABLE, f"{told.images.base_url} does not end in /v1, as most servers want")
    return f"{told.images.base_url}, spoken to as {told.preset}"


def _models(service: Service, told: PaidServices, bill: Bill) -> str:
    listed = service.ask(
        lambda client: list(client.models.list()), bill=bill, model="list", patient=False, free=True
    )
    names = {model.id for model in listed}
    wanted = {endpoint.model for endpoint in (told.images, told.text, told.vision) if endpoint.model}
    ending = [
        f"{model.id} ends on {model.shutdown_date}"
        for model in listed
        if model.id in wanted and getattr(model, "shutdown_date", None)
    ]
    missing = sorted(wanted - names)
    notes = [f"{len(names)} models"]
    if missing and told.text.base_url == told.images.base_url:
        notes.append(f"not in the list, which may lag behind: {', '.join(missing)}")
    return "; ".join(notes + ending)


def _answering(what: str, answers: Answers, bill: Bill, picture: Image.Image | None = None) -> Finding:
    if not answers.available:
        return Finding(what, None, "none is named: no labels, no captions by a model")

    def look() -> str:
        seen = answers.fill_in(
            Seen,
            task="Name the colour in one English word.",
            words="What colour is the disc?" if picture else "What colour is a ripe tomato?",
            pictures=[picture] if picture else [],
            bill=bill,
            patient=False,
        )
        if picture and "red" not in seen.colour.lower():
            raise Trouble(Kind.NO_ANSWER, f"{answers.model} took a red disc for {seen.colour[:40]}")
        return f"{answers.model} keeps to a form"

    return _finding(what, look)


def _moderating(service: Service, bill: Bill) -> Finding:
    model = service.endpoint.model
    if not model:
        return Finding("Moderation", None, "no model is named: the local gate decides")

    def look() -> str:
        service.ask(
            lambda client: client.moderations.create(input="A plant cell.", model=model),
            bill=bill,
            model=model,
            patient=False,
        )
        return model

    return _finding("Moderation", look)


def _picture(studio: Pictures, bill: Bill, sketch: bytes | None) -> str:
    prompt = "A red disc on a plain white background. No text."
    picture = studio.make(Wanted(prompt, SIZE, "standard", "check", sketch), bill=bill, pulse=no_pulse)
    came = f"{picture.image.width}x{picture.image.height}"
    return f"{picture.format} of {came}" + (
        "" if came == SIZE else f", where {SIZE} was asked for: it is padded"
    )


def _red_disc() -> Image.Image:
    image = Image.new("RGB", (512, 512), "white")
    ImageDraw.Draw(image).ellipse((128, 128, 384, 384), fill="#d02020")
    return image
