"""Hemoglobin in red blood cells, and the pigments that carry oxygen in other animals."""

from __future__ import annotations

from shapely.geometry import LineString, MultiLineString, MultiPoint

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import blood_cells as cells
from ..knowledge import blood
from ..subject import drawn_subject, plate_subject

SOURCES = ("openstax-ap-18", "openstax-bio-40")


# ---------------------------------------------------------------- hemoglobin and other pigments
def _tetramer(d: Drawing, scale: float = 1.0) -> None:
    """Four chains, two alpha and two beta, each with its heme."""
    for n, (x, y, material) in enumerate(
        (
            (-86, -80, "globin-alpha"),
            (86, -80, "globin-beta"),
            (-86, 80, "globin-beta"),
            (86, 80, "globin-alpha"),
        )
    ):
        cx, cy = x * scale, y * scale
        d.add(
            f"chain-{n}",
            geo.wobbly(cx, cy, 94 * scale, 88 * scale, f"chain{n % 2}", 11, 0.07),
            "round",
            material,
            depth=26 * scale,
        )
        coils = [
            geo.line(
                *[(cx + (t * 22 - 66) * scale, cy + (row + (10 if t % 2 else -10)) * scale) for t in range(7)]
            )
            for row in (-48, 50)
        ]
        d.add(
            f"helix-{n}",
            MultiLineString([c.coords for c in coils]),
            "cord",
            material,
            width=13 * scale,
            tone=0.12,
            shadow=False,
        )
        d.add(
            f"heme-{n}",
            geo.ellipse(cx, cy + 2 * scale, 32 * scale, 19 * scale, 20 if n % 2 else -20),
            "round",
            "heme",
            depth=7 * scale,
        )
        d.add(
            f"iron-{n}",
            geo.ellipse(cx, cy + 2 * scale, 8 * scale),
            "round",
            "bone-edge",
            depth=4 * scale,
            tone=-0.2,
        )
        ox, oy = cx + (26 if x > 0 else -26) * scale, cy + (-16 if y < 0 else 20) * scale
        d.add(
            f"oxygen-{n}",
            MultiPoint([(ox - 5 * scale, oy), (ox + 5 * scale, oy)]),
            "dots",
            "artery",
            width=12 * scale,
        )


def draw_hemoglobin(seed: int) -> Drawing:
    d = Drawing("hemoglobin")
    red = Drawing("cells")
    for n, (x, y, tilt, turn) in enumerate(((-40, -130, 0.95, 0), (30, 10, 0.6, 30), (-60, 130, 0.9, 10))):
        red.place(cells.red_cell(88, tilt, turn), x, y, prefix=f"red-{n}-")
    d.place(red, -330, 0, prefix="c-")
    whole = Drawing("tetramer")
    _tetramer(whole, 1.2)
    d.add(
        "ties",
        MultiLineString([[(-292, -4), (-20, -232)], [(-292, 28), (-20, 232)]]),
        "line",
        "ink",
        width=1.5,
    )
    d.add("spot", LineString(geo.ellipse(-300, 12, 18).exterior), "line", "ink", width=2)
    d.place(whole, 170, 0, prefix="h-")
    d.label("hb-red-cell", *(f"c-red-{n}-body" for n in range(3)), priority=0)
    d.label("alpha-chain", "h-chain-0", "h-chain-3", priority=0)
    d.label("beta-chain", "h-chain-1", "h-chain-2", priority=0)
    d.label("heme-group", *(f"h-heme-{n}" for n in range(4)), priority=0)
    d.label("heme-iron", *(f"h-iron-{n}" for n in range(4)), priority=0)
    d.label("bound-oxygen", *(f"h-oxygen-{n}" for n in range(4)), priority=0)
    return d


HEMOGLOBIN = plate_subject(
    "hemoglobin",
    "Hemoglobin in red blood cells",
    draw_hemoglobin,
    blood.TERMS,
    "hb-red-cell alpha-chain beta-chain heme-group heme-iron bound-oxygen",
    subtitle="Four chains, each with a heme that binds oxygen",
    note="The molecule is enlarged and simplified; not to scale.",
    names=("hemoglobin", "haemoglobin", "hemoglobin molecule", "structure of hemoglobin", "hemoglobin structure", "hemoglobin and red blood cell", "heme group of hemoglobin"),
    tells=("red blood cell + hemoglobin + oxygen", "hemoglobin + heme + subunit", "hemoglobin + heme + iron", "hemoglobin + four subunit"),
    not_when=(
        "dissociation", "saturation", "curve", "sickle", "hemocyanin", "hemerythrin", "fetal hemoglobin", "co increase", "percent", "evolution", "malaria", "life cycle", "lifecycle", "mutation",
        "most vertebrate", "mollusk", "breakdown", "macrophage", "bohr", "levels of protein", "quaternary", "gene", "carbonic anhydrase", "bicarbonate", "globin gene", "chloride shift",
    ),
    opening="Red blood cells, and one of their hemoglobin molecules enlarged.",
    summary="Each of the four chains of hemoglobin holds a heme, whose iron binds one oxygen molecule.",
    sources=("openstax-bio-39", "openstax-ap-18"),
)  # fmt: skip


def draw_small_hemoglobin(seed: int) -> Drawing:
    d = Drawing("pigment-hemoglobin", box=(-240, -220, 480, 440))
    _tetramer(d, 1.0)
    d.label("alpha-chain", "chain-0", "chain-3", priority=1)
    d.label("beta-chain", "chain-1", "chain-2", priority=1)
    d.label("heme-group", *(f"heme-{n}" for n in range(4)), priority=0)
    d.label("heme-iron", *(f"iron-{n}" for n in range(4)), priority=1)
    return d


def _pigment(key: str, body_material: str, metal: str, count: int, term: str) -> Drawing:
    d = Drawing(key, box=(-240, -220, 480, 440))
    places = (
        [(0, 0, 170, 150)] if count == 1 else [geo.polar(118, 90 * k + 45) + (104, 98) for k in range(count)]
    )
    for n, (x, y, rx, ry) in enumerate(places):
        d.add(
            f"chain-{n}",
            geo.wobbly(x, y, rx, ry, f"{key}{n}", 11, 0.06),
            "round",
            body_material,
            depth=26,
            tone=0.1,
        )
        rows = (-0.5, 0.5) if count > 1 else (-0.55, -0.2, 0.25, 0.6)
        helices = [
            geo.line(
                *[(x + (t / 6 - 0.5) * 1.3 * rx, y + row * ry + (9 if t % 2 else -9)) for t in range(7)]
            ).coords
            for row in rows
        ]
        d.add(
            f"helix-{n}", MultiLineString(helices), "cord", body_material, width=13, tone=0.25, shadow=False
        )
        d.add(f"metal-{n}", MultiPoint([(x - 11, y + 2), (x + 11, y + 2)]), "dots", metal, width=17)
    d.label("pigment-protein", *(f"chain-{n}" for n in range(len(places))), priority=1)
    d.label(term, *(f"metal-{n}" for n in range(len(places))), priority=0)
    return d


def draw_hemocyanin(seed: int) -> Drawing:
    return _pigment("pigment-hemocyanin", "water", "copper", 4, "copper-ions")


def draw_hemerythrin(seed: int) -> Drawing:
    return _pigment("pigment-hemerythrin", "leukocyte", "heme", 1, "hemerythrin-iron")


PIGMENTS = drawn_subject(
    "respiratory-pigments",
    "Respiratory pigments of animals",
    Layout.COMPARISON,
    (
        Panel("pigment-hemoglobin", draw_small_hemoglobin, "Hemoglobin", text="Most vertebrates: four chains with heme; iron binds oxygen, within red blood cells."),
        Panel("pigment-hemocyanin", draw_hemocyanin, "Hemocyanin", text="Most mollusks, some arthropods: copper binds oxygen; dissolved in the hemolymph, blue when it carries oxygen."),
        Panel("pigment-hemerythrin", draw_hemerythrin, "Hemerythrin", text="Some annelids and other invertebrates: iron without heme binds oxygen, within cells."),
    ),
    blood.TERMS,
    "alpha-chain beta-chain heme-group heme-iron pigment-protein copper-ions hemerythrin-iron",
    subtitle="Proteins that carry oxygen",
    note="Simplified; subunits of hemocyanin and hemerythrin join to larger molecules.",
    names=("respiratory pigment", "oxygen carrying protein", "hemoglobin hemocyanin and hemerythrin", "hemocyanin", "hemerythrin", "blood pigment"),
    tells=("hemoglobin + hemocyanin", "most vertebrate + hemoglobin", "hemocyanin + hemerythrin"),
    opening="Three kinds of protein that carry oxygen in animals.",
    summary="Hemoglobin binds oxygen by heme iron, hemocyanin by copper, hemerythrin by iron alone.",
    sources=("openstax-bio-40",),
)  # fmt: skip


SUBJECTS = (HEMOGLOBIN, PIGMENTS)
