"""Small golden pictures of every plate, and of one figure of each form, the first plates in every theme. `make golden` draws them anew; look
at them before committing."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

from apps.illustrations.atlas import draw_figure
from apps.illustrations.atlas.catalogue import subjects
from tests.turns import IN_EVERY_STYLE, by_turns

FOLDER = Path(__file__).parent
THEMES = ("scientific", "anatomical", "botanical", "cellular", "schematic")
SIDE = 288  # pixels of a golden picture
# One of each form stands for all that are laid out by the same rules.
OF_EACH_FORM = {
    "glycolysis", "citric-acid-cycle", "vertebrate-phylogeny", "geologic-time", "action-potential", "energy-pyramid",
    "abo-blood-groups", "dihybrid-cross", "x-linked-pedigree", "molecule-adenosine-triphosphate",
}  # fmt: skip
SHOWN = [
    (s, theme)
    for s in subjects()
    if s.kind == "plate" or s.key in IN_EVERY_STYLE | OF_EACH_FORM
    for theme in (THEMES if s.key in IN_EVERY_STYLE else (by_turns(s.key, THEMES),))
]


def small(subject_title: str, theme: str, cache: Path) -> bytes:
    """The figure at 1024x1024, scaled down and compressed as the golden pictures are."""
    figure = draw_figure(prompt=subject_title, style=theme, cache_dir=cache)
    picture = Image.open(io.BytesIO(figure.png)).convert("RGB").resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    picture.save(out, "WEBP", quality=85, method=6)
    return out.getvalue()


def pixels(picture: bytes) -> np.ndarray:
    """Shape (SIDE, SIDE, 3), as numbers that can be subtracted."""
    return np.asarray(Image.open(io.BytesIO(picture)).convert("RGB"), float)


def path(subject_key: str, theme: str) -> Path:
    return FOLDER / f"{subject_key}-{theme}.webp"


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        for subject, theme in SHOWN:
            path(subject.key, theme).write_bytes(small(subject.title, theme, Path(cache)))
            print(path(subject.key, theme))


if __name__ == "__main__":
    main()
