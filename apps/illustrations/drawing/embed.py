"""SVG that carries its own lettering, so that it looks the same in every viewer and its text can still be selected.

`fonts/web` holds each face cut down to the characters we set, as WOFF2. `python -m apps.illustrations.drawing.embed`
makes them anew from the full fonts; a test checks that they hold every character.
"""

from __future__ import annotations

import base64
from functools import lru_cache
from pathlib import Path

from .text import FACES, FOLDER, Face

WEB = FOLDER / "web"

# Latin-1, Greek, punctuation, superscripts and subscripts, arrows and signs: whatever a label can hold.
CHARACTERS = frozenset(
    map(
        chr,
        [
            *range(0x20, 0x7F),
            *range(0xA0, 0x100),
            *range(0x391, 0x3CA),
            *range(0x2010, 0x2027),
            *(0x2032, 0x2033, 0x2070, *range(0x2074, 0x207C), *range(0x2080, 0x208A)),
            *(0x2190, 0x2192, 0x2194, 0x2212, 0x2248, 0x2264, 0x2265, 0x2640, 0x2642),
        ],
    )
)


def standalone(svg: str) -> str:
    """The SVG with an @font-face rule for every face it uses."""
    rules = "".join(_font_face(face.name) for face in FACES.values() if f"{face.attributes} font-size" in svg)
    return svg.replace("<defs>", f"<defs><style>{rules}</style>", 1)


@lru_cache(maxsize=len(FACES))
def _font_face(name: str) -> str:
    face = FACES[name]
    data = base64.b64encode(web_file(face).read_bytes()).decode()
    return (
        f"@font-face{{font-family:'{face.family}';font-weight:{face.weight};"
        f"font-style:{'italic' if face.italic else 'normal'};"
        f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
    )


def web_file(face: Face) -> Path:
    return WEB / f"{face.path.stem}.woff2"


def cut(face: Face) -> None:
    """Write the WOFF2 of a face."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    options = subset.Options()
    options.layout_features = ["kern", "liga", "ccmp", "locl"]
    options.hinting = False
    options.desubroutinize = True
    options.drop_tables += ["FFTM"]
    options.name_IDs = [0, 1, 2, 13]  # the licence stays with the font
    font = TTFont(face.path, recalcTimestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(text="".join(CHARACTERS))
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(web_file(face))


if __name__ == "__main__":
    WEB.mkdir(exist_ok=True)
    for each in FACES.values():
        cut(each)
        print(web_file(each).name, web_file(each).stat().st_size, "bytes")
