"""Endocrine glands and gonads in the frame of the body (see `body`), seen from the front."""

from __future__ import annotations

from shapely.geometry import MultiLineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing

from .body import mirror

THYROID_LOBE = ((10, 486), (22, 458), (34, 440), (46, 452), (48, 490), (40, 524), (26, 532), (14, 514))


def brain_outline(d: Drawing) -> None:
    d.add("brain", geo.blob((0, 34), (70, 44), (108, 96), (112, 160), (86, 204), (30, 222), (-30, 222), (-86, 204), (-112, 160), (-108, 96), (-70, 44), step=5),
          "round", "brain", depth=30)  # fmt: skip
    sulci = [
        geo.line((0, 40), (3, 110), (0, 176)).coords, geo.line((-84, 90), (-54, 104), (-30, 84)).coords,
        geo.line((84, 90), (54, 104), (30, 84)).coords, geo.line((-94, 140), (-60, 150), (-34, 136)).coords, geo.line((94, 140), (60, 150), (34, 136)).coords,
    ]  # fmt: skip
    d.add("sulci", MultiLineString(sulci), "line", "brain", width=3, tone=-0.3)


def hypothalamus_and_pituitary(d: Drawing) -> None:
    d.add(
        "hypothalamus",
        geo.blob((-24, 166), (24, 166), (18, 196), (6, 212), (-6, 212), (-18, 196), step=3),
        "round",
        "gland",
        depth=10,
        tone=0.25,
    )
    d.add(
        "pituitary-gland", geo.tube((0, 206, 5), (0, 222, 5), (0, 236, 13), cap=3), "round", "gland", depth=8
    )


def pineal(d: Drawing) -> None:
    d.add("pineal-gland", geo.ellipse(0, 140, 9, 13), "round", "adrenal", depth=7)


def thyroid(d: Drawing) -> None:
    """Two lobes joined by the isthmus in front of the trachea."""
    isthmus = geo.rounded_box(-20, 492, 40, 20, 8)
    lobes = [geo.blob(*THYROID_LOBE, step=3), geo.blob(*mirror(THYROID_LOBE), step=3)]
    d.add(
        "thyroid-gland",
        geo.smooth(isthmus.union(lobes[0]).union(lobes[1]), 2),
        "round",
        "gland",
        depth=12,
        lobules=7,
    )


def parathyroids(d: Drawing) -> None:
    """Four small bodies; they lie behind the thyroid gland and are drawn through it."""
    d.add(
        "parathyroid-glands",
        [geo.ellipse(x, y, 5.5, 7) for x in (-34, 34) for y in (470, 512)],
        "round",
        "adrenal",
        depth=4,
        tone=0.2,
    )


def thymus(d: Drawing) -> None:
    lobe = ((2, 590), (18, 582), (36, 620), (44, 690), (36, 752), (14, 748), (3, 690))
    d.add(
        "thymus",
        [geo.blob(*lobe, step=4), geo.blob(*mirror(lobe), step=4)],
        "round",
        "thymus",
        depth=14,
        lobules=11,
    )


def ovaries(d: Drawing) -> None:
    for side, way in (("right", -1), ("left", 1)):
        d.add(f"{side}-ovary", geo.ellipse(way * 88, 1470, 26, 17, way * 14), "round", "ovary", depth=12)


def testes(d: Drawing) -> None:
    for side, way in (("right", -1), ("left", 1)):
        d.add(
            f"{side}-testis",
            geo.ellipse(way * 24, 1664 + 4 * way, 19, 30, -6 * way),
            "round",
            "testis",
            depth=13,
        )
