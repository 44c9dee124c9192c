"""A woody stem, a stoma open and closed, and seeds opened."""

from __future__ import annotations

from shapely.geometry import MultiPoint
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs.contours import limb, shape
from ..knowledge import plants
from ..scenes import drawn
from ..subject import Subject


# ---------------------------------------------------------------- wood
def draw_woody_stem(seed: int) -> Drawing:
    d = Drawing("woody-stem")
    d.add("cork", geo.wobbly(0, 0, 250, 246, "cork", 40, 0.018), Form.CUT, "bark", tone=-0.2)
    d.add("inner-bark", geo.ellipse(0, 0, 226, 223), Form.CUT, "phloem", tone=0.35, shadow=False)
    d.add("cambium", geo.ellipse(0, 0, 207, 204), Form.FLAT, "cambium", outline=True)
    for n, radius in enumerate((201, 176, 154, 128, 106, 80, 58, 32)):
        heart = n > 3
        d.add(
            f"ring-{n}-late",
            geo.wobbly(0, 0, radius, radius * 0.985, f"ring-{n}", 30, 0.01),
            Form.FLAT,
            "wood-late",
            tone=-0.1 if heart else 0.15,
        )
        d.add(
            f"ring-{n}",
            geo.wobbly(0, 0, radius - 5, (radius - 5) * 0.985, f"ring-{n}", 30, 0.01),
            Form.FLAT,
            "wood",
            tone=-0.18 if heart else 0.3,
        )
    rays = unary_union([geo.line(geo.polar(34, a), geo.polar(202, a)) for a in range(6, 366, 15)])
    d.add("rays", rays, Form.LINE, "wood-late", tone=0.1, width=1.6, opacity=0.8)
    d.add("pith", geo.ellipse(0, 0, 13), Form.FLAT, "pith", tone=-0.2, outline=True)
    d.label("wood-cork", "cork", priority=0)
    d.label("wood-inner-bark", "inner-bark", priority=0)
    d.label("stem-cambium", "cambium", priority=0)
    d.label("wood-sapwood", "ring-1", "ring-2", priority=0)
    d.label("wood-heartwood", "ring-5", "ring-6", priority=0)
    d.label("wood-ring", "ring-3", "ring-0", priority=1)
    d.label("wood-ray", "rays", priority=1)
    d.label("stem-pith", "pith", priority=2)
    return d


# ---------------------------------------------------------------- stomata
def _stoma(key: str, gap: float) -> Drawing:
    d = Drawing(key, box=(-190, -190, 380, 380))
    field = geo.ellipse(0, 0, 185)
    d.add(
        "epidermal",
        geo.cells(field, 120, "stoma-field", wall=1.6, rounding=12),
        Form.ROUND,
        "epidermis-plant",
        depth=10,
    )
    d.add("pore", geo.ellipse(0, 0, 10 + gap, 84), Form.HOLLOW, "animal-eye", depth=8, finish="dark")
    for side in (-1, 1):
        name = "left" if side < 0 else "right"
        bow = 34 + gap
        guard = geo.tube(
            (side * 2, -112, 17),
            (side * bow * 0.8, -66, 27),
            (side * bow, 0, 30),
            (side * bow * 0.8, 66, 27),
            (side * 2, 112, 17),
            cap=3,
        )
        d.add(f"guard-{name}", guard, Form.ROUND, "guard-cell", depth=15)
        inner = geo.line(
            (side * (3 + gap * 0.1), -86),
            (side * (4 + gap * 0.62), -44),
            (side * (5 + gap), 0),
            (side * (4 + gap * 0.62), 44),
            (side * (3 + gap * 0.1), 86),
        )
        d.add(f"wall-{name}", inner, Form.CORD, "foliage-dark", width=7)
        spots = geo.scatter(geo.inset(guard, 11), 18, f"guard-{name}")
        d.add(f"chloroplasts-{name}", MultiPoint(spots), Form.DOTS, "thylakoid", width=10, shadow=False)
        d.add(
            f"nucleus-{name}",
            geo.ellipse(side * (bow + 5), 4, 9, 13),
            Form.ROUND,
            "nucleoplasm",
            depth=4,
            shadow=False,
        )
    both = ("left", "right")
    d.label("stoma-guard", *(f"guard-{n}" for n in both), priority=0)
    d.label("stoma-pore", "pore", priority=0)
    d.label("stoma-wall", *(f"wall-{n}" for n in both), priority=1)
    d.label("stoma-chloroplast", *(f"chloroplasts-{n}" for n in both), priority=2)
    d.label("stoma-epidermal", "epidermal", priority=1)
    return d


def draw_open_stoma(seed: int) -> Drawing:
    return _stoma("stoma-open", 34)


def draw_closed_stoma(seed: int) -> Drawing:
    return _stoma("stoma-closed", 1)


# ---------------------------------------------------------------- seeds
def draw_bean(seed: int) -> Drawing:
    d = Drawing("bean-seed")
    whole = "-150,-20 -120,-120 -20,-170 90,-150 150,-60 150,50 90,140 -10,168 -90,140 -70,70 -110,50 -150,30"
    d.add("seed-coat", shape(whole), Form.ROUND, "seed-coat", depth=18)
    inner = geo.inset(shape(whole), 11)
    d.add("cotyledon", inner, Form.CUT, "cotyledon")
    d.add(
        "hypocotyl",
        limb("-84,22 -104,-10 -96,-50 -72,-74", 15, 15, 13, 10),
        Form.ROUND,
        "embryo-plant",
        depth=7,
    )
    d.add("radicle", limb("-84,20 -66,44 -50,58", 15, 12, 4), Form.ROUND, "root-skin", depth=6)
    d.add("epicotyl", limb("-74,-72 -54,-88", 10, 8), Form.ROUND, "embryo-plant", depth=4, tone=-0.12)
    d.add(
        "plumule",
        [
            shape("-58,-86! -30,-118 12,-120 30,-104! -4,-92"),
            shape("-56,-84! -22,-82 14,-72 26,-56! -16,-58"),
        ],
        Form.SHEET,
        "foliage-light",
    )
    d.label("seed-coat", priority=0)
    d.label("seed-cotyledon", "cotyledon", priority=0)
    d.label("seed-plumule", "plumule", priority=0)
    d.label("seed-epicotyl", "epicotyl", priority=1)
    d.label("seed-hypocotyl", "hypocotyl", priority=0)
    d.label("seed-radicle", "radicle", priority=0)
    return d


def draw_corn(seed: int) -> Drawing:
    d = Drawing("corn-grain")
    outline = shape("-116,-150 -40,-168 60,-166 124,-146 132,-40 96,90 40,180 0,190 -40,178 -96,90 -130,-40")
    d.add("pericarp", outline, Form.ROUND, "seed-coat", depth=14, tone=0.2)
    d.add("endosperm", geo.inset(outline, 10), Form.CUT, "endosperm")
    d.add(
        "scutellum",
        shape("-112,-30 -70,-76 -6,-66 34,-6 36,90 14,166 -16,168 -56,140 -92,76"),
        Form.CUT,
        "cotyledon",
        tone=-0.14,
    )
    d.add(
        "coleoptile",
        shape("-34,-58! -58,-18 -60,22 -20,24 -12,-16!"),
        Form.ROUND,
        "foliage-light",
        depth=7,
        tone=0.2,
    )
    d.add("plumule", shape("-34,-42! -48,-8 -48,18 -28,18 -22,-10!"), Form.ROUND, "foliage", depth=5)
    d.add("hypocotyl", limb("-38,24 -34,66", 15, 14), Form.ROUND, "embryo-plant", depth=6)
    d.add("coleorhiza", shape("-54,66 -56,110 -26,142 -8,110 -14,66"), Form.ROUND, "root-skin", depth=6)
    d.add(
        "radicle",
        shape("-46,68 -46,104 -28,126 -18,104 -22,68"),
        Form.ROUND,
        "root-skin",
        depth=5,
        tone=-0.18,
    )
    d.label("seed-fruit-coat", "pericarp", priority=0)
    d.label("seed-endosperm", "endosperm", priority=0)
    d.label("seed-scutellum", "scutellum", priority=0)
    d.label("seed-coleoptile", "coleoptile", priority=1)
    d.label("seed-plumule", "plumule", priority=0)
    d.label("seed-hypocotyl", "hypocotyl", priority=1)
    d.label("seed-radicle", "radicle", priority=0)
    d.label("seed-coleorhiza", "coleorhiza", priority=2)
    return d


BOOK = "openstax-bio-30"
SUBJECTS = (
    Subject(
        key="woody-stem",
        title="Woody stem",
        kind="plate",
        scene=drawn(
            "woody-stem",
            "Woody stem",
            Layout.PLATE,
            (Panel("woody-stem", draw_woody_stem),),
            plants.STEM,
            subtitle="Cross-section of a trunk with annual rings",
            note="Schematic; the cambium is far thinner than drawn.",
        ),
        names=(
            "woody stem",
            "tree ring",
            "annual ring",
            "growth ring",
            "annual growth ring",
            "tree trunk",
            "cross section of a tree trunk",
            "secondary growth",
            "wood",
            "tree trunk cross section",
            "vascular cambium",
        ),
        tells=(
            "sapwood + heartwood",
            "annual ring + wood",
            "rate of wood growth + summer",
            "growth ring + tree",
        ),
        not_when=(
            "primary growth and secondary growth",
            "climate",
            "lichen",
            "grafting",
            "beetle",
            "barking",
            "frog",
            "moth",
        ),
        opening="A tree trunk is cut across.",
        caption=(
            "wood-cork",
            "wood-inner-bark",
            "stem-cambium",
            "wood-sapwood",
            "wood-heartwood",
            "wood-ring",
        ),
        summary="Cork, inner bark, cambium and rings of sapwood and heartwood lie around the pith.",
        sources=(BOOK, "taiz-physiology"),
    ),
    Subject(
        key="stoma-open-closed",
        title="Open and closed stoma",
        kind="comparison",
        scene=drawn(
            "stoma-open-closed",
            "Open and closed stoma",
            Layout.COMPARISON,
            (
                Panel(
                    "stoma-open",
                    draw_open_stoma,
                    "Open",
                    text="Guard cells take up potassium ions and water, swell and bend apart.",
                ),
                Panel(
                    "stoma-closed",
                    draw_closed_stoma,
                    "Closed",
                    text="Guard cells lose water and go slack, so that the pore closes.",
                ),
            ),
            plants.STOMA,
            subtitle="Lower surface of a leaf, seen from below",
            note="Schematic.",
        ),
        names=(
            "stomata",
            "stoma",
            "open and closed stoma",
            "guard cell",
            "opening and closing of stomata",
            "stomatal opening",
            "stomata open and close",
            "open stomata",
            "closed stomata",
            "stomatal pore",
        ),
        tells=("stoma + guard cell + open", "stomata + guard cell"),
        not_when=(
            "mesophyll",
            "palisade",
            "cross section",
            "stomata on",
            "micrograph",
            "transpiration",
            "anastomosis",
            "ostomy",
            "cam plant",
            "photosynthesis",
        ),
        opening="One stoma is shown open and closed.",
        caption=("stoma-guard", "stoma-wall"),
        summary="Swollen guard cells bend apart and open the pore; slack ones close it.",
        sources=(BOOK, "taiz-physiology"),
    ),
    Subject(
        key="seed-structure",
        title="Dicot and monocot seeds",
        kind="comparison",
        scene=drawn(
            "seed-structure",
            "Dicot and monocot seeds",
            Layout.COMPARISON,
            (
                Panel(
                    "bean-seed",
                    draw_bean,
                    "Dicot: bean",
                    text="One of two cotyledons is removed; they have taken up the endosperm.",
                ),
                Panel(
                    "corn-grain",
                    draw_corn,
                    "Monocot: corn",
                    text="A single cotyledon, the scutellum, lies against the endosperm.",
                ),
            ),
            plants.SEEDS,
            subtitle="Opened seeds",
            note="Not drawn to a common scale.",
        ),
        names=(
            "dicot and monocot seed",
            "monocot and dicot seed",
            "seed structure",
            "structure of a seed",
            "seed",
            "seed anatomy",
            "bean seed",
            "corn seed",
            "corn kernel",
            "dicot seed",
            "monocot seed",
            "structure of dicot and monocot seed",
            "structures of dicot and monocot seed",
            "part of a seed",
            "seed part",
        ),
        tells=(
            "cotyledon + radicle",
            "monocot + dicot + seed + cotyledon",
            "plumule + radicle",
            "seed coat + endosperm + embryo",
            "hypocotyl + epicotyl",
        ),
        not_when=(
            "dispersed",
            "disperse",
            "embryo development",
            "dispersal",
            "germinat",
            "germination",
            "fruit",
            "pea",
            "round and wrinkled",
            "color",
            "seed plant",
            "seed bank",
            "cone",
            "life cycle",
            "seed cracker",
            "finch",
            "bacteri",
            "timeline",
            "fern",
        ),
        opening="A bean and a grain of corn are opened.",
        caption=(
            "seed-coat",
            "seed-cotyledon",
            "seed-plumule",
            "seed-radicle",
            "seed-scutellum",
            "seed-endosperm",
        ),
        summary="A bean has two cotyledons; corn has one, the scutellum, and a large endosperm.",
        sources=("openstax-bio-32",),
    ),
)
