"""A figure around a picture that an image model makes.

The picture is asked for without any text; the labels are planned beforehand, their places found in what came, and
typeset by ourselves. Or, where the settings say so, the model letters it itself.
"""

import io
import logging
from dataclasses import dataclass
from typing import Any

from PIL import Image

from apps.illustrations.drawing.scene import PageSize
from apps.illustrations.engines.base import DrawResult, NotDrawn
from apps.illustrations.engines.openai import page, prompts
from apps.illustrations.engines.openai.job import Job, Services
from apps.illustrations.engines.openai.labelling import (
    LONGEST_TITLE,
    Located,
    Planned,
    locate,
    misspelt,
    plan_labels,
)
from apps.illustrations.engines.openai.pictures import Picture, Wanted, to_png
from apps.illustrations.engines.openai.troubles import Kind, Trouble
from apps.illustrations.engines.openai.words import Words, by_ourselves, describe

logger = logging.getLogger(__name__)

RIGHTS = (
    "Made by an image model. Whether anybody holds rights in it depends on your law, and the terms of the service apply; "
    "it is not released under CC0."
)
CHECK = "Nobody has checked the picture: one that looks good can be wrong."


@dataclass(frozen=True, slots=True)
class _Found:
    """A picture, and where in it the parts lie; `places` is None where nobody could look."""

    picture: Picture
    ground: page.Ground
    places: Located | None


def make_figure(job: Job, services: Services, *, lettered: bool) -> DrawResult:
    """
    Raises:
        Trouble: no picture was to be had. Labels and words that are not to be had are told in the result.
    """
    planned = _plan(job, services)
    job.subject = planned.title
    picture = _picture(job, services, planned, lettered)
    found = _Found(picture, page.Ground.of(picture.image), None)
    misread: tuple[NotDrawn, ...] = ()
    if planned.words and lettered:
        misread = _read_back(job, services, picture, planned)
    elif planned.words:
        found = _find_parts(job, services, found, planned)
    finished = _page(job, found, planned)
    labels = tuple(planned.words.values()) if lettered else finished.labels
    said = _describe(job, services, finished, planned.title, labels)
    return DrawResult(
        png=finished.png,
        svg=finished.svg,
        title=planned.title,
        caption=said.caption,
        caption_model=said.model,
        caption_note=said.note,
        alt_text=said.alt_text,
        long_description=said.long_description,
        width=finished.width,
        height=finished.height,
        route=_route(job),
        made=_made(job, services, finished, lettered),
        rights=RIGHTS,
        not_drawn=(*_not_drawn(planned, found, finished, lettered), *misread),
        labels=finished.labels,
        record=_record(job, services, found.picture, finished, said),
        original=found.picture.original if found.picture.original != finished.png else None,
    )


def _plan(job: Job, services: Services) -> Planned:
    """What is to be labelled; nothing where no text model can be asked."""
    answers = services.vision if job.sketch else services.text
    pulse = job.stage("reading", 0.03, 0.12, usually=6)
    untitled = page.typeset(job.request.prompt)[:LONGEST_TITLE].strip() or "Redrawn sketch"
    try:
        planned = plan_labels(answers, job.request, sketch=job.sketch, bill=job.bill, pulse=pulse)
    except Trouble as trouble:
        if trouble.kind is Kind.CONTENT:
            raise
        logger.info("A figure gets no labels: %s", trouble.kind)
        return Planned(untitled, {}, {}, (NotDrawn("labels", "no text model could be asked for them"),))
    return planned if planned.title else Planned(untitled, planned.words, planned.looks, planned.not_drawn)


def _picture(job: Job, services: Services, planned: Planned, lettered: bool) -> Picture:
    looks = tuple(planned.looks.values())
    if job.sketch:
        prompt = prompts.redrawing(job.request, looks, lettered=lettered)
    elif lettered:
        prompt = prompts.with_lettering(job.request, tuple(planned.words.values()))
    else:
        prompt = prompts.without_text(job.request, looks)
    return _ask_for_picture(job, services, prompt, job.sketch, (0.12, 0.7))


def _ask_for_picture(
    job: Job, services: Services, prompt: str, changed: Image.Image | None, share: tuple[float, float]
) -> Picture:
    request = job.request
    sketch = to_png(changed) if changed else None
    wanted = Wanted(prompt, request.resolution, request.quality, request.asked_by, sketch)
    return services.pictures.make(wanted, bill=job.bill, pulse=job.stage("drawing", *share, usually=25))


def _find_parts(job: Job, services: Services, found: _Found, planned: Planned) -> _Found:
    """Where the parts lie. Lettering that should not be there is removed, once, where the server can do that."""
    looked = _look(job, services, found.picture, planned)
    if looked.places is None or not looked.places.lettering:
        return looked
    try:
        clean = _ask_for_picture(job, services, prompts.REMOVE_LETTERING, looked.picture.image, (0.7, 0.76))
    except Trouble as trouble:
        logger.info("The lettering in a picture stays: %s", trouble.kind)
        return looked
    again = _look(job, services, clean, planned)
    return again if again.places else looked


def _look(job: Job, services: Services, picture: Picture, planned: Planned) -> _Found:
    ground = page.Ground.of(picture.image)
    pulse = job.stage("labelling", 0.7, 0.78, usually=8)
    try:
        places = locate(services.vision, picture.image, ground, planned.words, bill=job.bill, pulse=pulse)
    except Trouble as trouble:
        logger.info("Nobody could look at a picture: %s", trouble.kind)
        places = None
    return _Found(picture, ground, places)


def _read_back(job: Job, services: Services, picture: Picture, planned: Planned) -> tuple[NotDrawn, ...]:
    """Where the model's own lettering is wrong, as far as another model can read it."""
    pulse = job.stage("labelling", 0.7, 0.78, usually=8)
    try:
        return misspelt(services.vision, picture.image, planned.words, bill=job.bill, pulse=pulse)
    except Trouble as trouble:
        logger.info("Nobody could read the lettering of a picture: %s", trouble.kind)
        return (NotDrawn("lettering", "nobody could read it back"),)


def _page(job: Job, found: _Found, planned: Planned) -> page.Page:
    width, height = job.size
    if found.places and found.places.anchors:
        named = ", ".join(planned.words[id] for id in found.places.anchors)
        return page.labelled(
            found.picture.image,
            found.ground,
            title=planned.title,
            style=job.request.style,
            size=PageSize(width, height),
            words=planned.words,
            anchors=found.places.anchors,
            description=f"{planned.title}. Labelled parts: {named}.",
        )
    picture = found.picture
    fitted = page.fitted(picture.image, width, height)
    is_as_it_came = fitted is picture.image and picture.format == "PNG"
    return page.Page(picture.original if is_as_it_came else to_png(fitted), None, width, height, (), (), ())


def _describe(
    job: Job, services: Services, finished: page.Page, title: str, labels: tuple[str, ...]
) -> Words:
    with Image.open(io.BytesIO(finished.png)) as shown:
        said = describe(
            services.vision,
            shown.convert("RGB"),
            title=title,
            prompt=job.request.prompt,
            labels=labels,
            bill=job.bill,
            pulse=job.stage("captioning", 0.84, 0.97, usually=8),
        )
    return said or by_ourselves(title, labels)


def _not_drawn(planned: Planned, found: _Found, finished: page.Page, lettered: bool) -> tuple[NotDrawn, ...]:
    told = list(planned.not_drawn)
    if found.places:
        told += found.places.not_drawn
        if found.places.lettering:
            seen = ", ".join(found.places.lettering)[:120]
            told.append(
                NotDrawn(f"lettering of the model's own ({seen})", "still in the picture, not checked")
            )
    elif not lettered:
        told += [NotDrawn(text, "nobody could look for it in the picture") for text in planned.words.values()]
    return (*told, *(NotDrawn(text, reason) for text, reason in finished.dropped))


def _route(job: Job) -> str:
    return "redrawn" if job.sketch else "model"


def _made(job: Job, services: Services, finished: page.Page, lettered: bool) -> str:
    made = f"Made by {services.pictures.model or 'an image model'} from your {'sketch' if job.sketch else 'words'}."
    if finished.labels:
        made += f" {len(finished.labels)} labels typeset by us where {services.vision.model} found the parts."
    elif lettered:
        made += " Its lettering is the model's own."
    return f"{made} {CHECK}"


def _record(
    job: Job, services: Services, picture: Picture, finished: page.Page, said: Words
) -> dict[str, Any]:
    request = job.request
    return {
        "format": "camera-lucida-record/1",
        "subject": "",
        "title": job.subject,
        "request": {"style": request.style, "resolution": request.resolution, "quality": request.quality},
        "route": _route(job),
        "model": services.pictures.model,
        "page": {"width": finished.width, "height": finished.height, "scale": 1},
        "picture": {
            "asked": request.resolution,
            "came": f"{picture.image.width}x{picture.image.height}",
            "format": picture.format,
        },
        "labels": list(finished.boxes),
        "caption": said.caption,
        "captionModel": said.model,
        "altText": said.alt_text,
        "longDescription": said.long_description,
        "cost": job.bill.represent(),
        "rights": RIGHTS,
    }
