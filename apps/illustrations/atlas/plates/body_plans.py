"""Germ layers, body cavities and symmetry of animals."""

from __future__ import annotations

from shapely import box
from shapely.geometry import LineString
from shapely.ops import unary_union

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import invertebrates
from ..knowledge import animals
from ..scenes import drawn
from ..subject import Subject


def _layered(key: str) -> tuple[Drawing, float]:
    """The outermost layer of a body cut across."""
    d = Drawing(key, box=(-190, -160, 380, 320))
    d.add("ectoderm", geo.ellipse(0, 0, 180, 150), Form.CUT, "ectoderm")
    return d, 158


def _gut(d: Drawing, radius: float) -> None:
    d.add("endoderm", geo.ellipse(0, 0, radius), Form.CUT, "endoderm")
    d.add("gut", geo.ellipse(0, 0, radius - 22), Form.HOLLOW, "body-cavity", depth=16)
    d.label("plan-ectoderm", "ectoderm", priority=0)
    d.label("plan-mesoderm", "mesoderm", priority=0)
    d.label("plan-endoderm", "endoderm", priority=0)
    d.label("plan-gut", "gut", priority=1)


def draw_acoelomate(seed: int) -> Drawing:
    d, _ = _layered("acoelomate")
    d.add("mesoderm", geo.ellipse(0, 0, 158, 128), Form.CUT, "mesoderm", shadow=False)
    _gut(d, 62)
    return d


def draw_eucoelomate(seed: int) -> Drawing:
    d, _ = _layered("eucoelomate")
    d.add("mesoderm", geo.ellipse(0, 0, 158, 128), Form.CUT, "mesoderm", shadow=False)
    cavity = geo.ellipse(0, 0, 132, 104).difference(geo.ellipse(0, 0, 66)).difference(box(-9, -140, 9, 140))
    d.add("coelom", geo.smooth(cavity, 6), Form.HOLLOW, "body-cavity", depth=14, tone=0.2)
    d.add("mesentery", [box(-9, -102, 9, -64), box(-9, 64, 9, 102)], Form.FLAT, "mesoderm")
    _gut(d, 48)
    d.label("plan-coelom", "coelom", priority=0)
    d.label("plan-mesentery", "mesentery", priority=2)
    return d


def draw_pseudocoelomate(seed: int) -> Drawing:
    d, _ = _layered("pseudocoelomate")
    d.add("mesoderm", geo.ellipse(0, 0, 158, 128), Form.CUT, "mesoderm", shadow=False)
    d.add("pseudocoelom", geo.ellipse(0, 0, 128, 100), Form.HOLLOW, "body-cavity", depth=14, tone=0.2)
    _gut(d, 52)
    d.label("plan-pseudocoelom", "pseudocoelom", priority=0)
    return d


def draw_diploblast(seed: int) -> Drawing:
    d = Drawing("diploblast", box=(-190, -160, 380, 320))
    d.add("ectoderm", geo.ellipse(0, 0, 180, 150), Form.CUT, "ectoderm")
    d.add("mesoglea", geo.ellipse(0, 0, 152, 122), Form.CUT, "jelly", tone=0.5, shadow=False)
    d.add("endoderm", geo.ellipse(0, 0, 118, 88), Form.CUT, "endoderm")
    d.add("gut", geo.ellipse(0, 0, 90, 60), Form.HOLLOW, "body-cavity", depth=16)
    d.label("plan-ectoderm", "ectoderm", priority=0)
    d.label("plan-mesoglea", "mesoglea", priority=0)
    d.label("plan-endoderm", "endoderm", priority=0)
    d.label("plan-gut", "gut", priority=1)
    return d


def draw_triploblast(seed: int) -> Drawing:
    d = draw_acoelomate(seed)
    d.key = "triploblast"
    return d


def draw_asymmetry(seed: int) -> Drawing:
    d = Drawing("asymmetry", box=(-170, -130, 340, 270))
    d.place(invertebrates.sponge(), 0, 0, prefix="sponge-")
    return d


def draw_radial(seed: int) -> Drawing:
    d = Drawing("radial-symmetry", box=(-130, -130, 260, 260))
    for n, angle in enumerate((0, 60, 120)):
        ends = (geo.polar(128, angle - 90), geo.polar(128, angle + 90))
        d.add(f"plane-{n}", LineString(ends), Form.CORD, "vein", width=3)
    d.add("bell", geo.ellipse(0, 0, 96), Form.ROUND, "jelly", depth=26)
    canals = unary_union([LineString([geo.polar(22, a), geo.polar(92, a)]) for a in range(0, 360, 30)])
    d.add("canals", canals, Form.LINE, "jelly", tone=-0.3, width=2.4)
    d.add(
        "lobes",
        [geo.ellipse(*geo.polar(40, a), 17, 22, a + 90) for a in range(45, 405, 90)],
        Form.ROUND,
        "petal",
        depth=6,
    )
    d.label("symmetry-plane", "plane-0", "plane-1", "plane-2", priority=0)
    return d


def draw_bilateral(seed: int) -> Drawing:
    d = Drawing("bilateral-symmetry", box=(-130, -130, 260, 260))
    plane = LineString([(0, -128), (0, 128)])
    d.add("plane", plane, Form.CORD, "vein", width=3)
    d.place(invertebrates.butterfly(), 0, 6, prefix="butterfly-")
    d.add("plane-front", LineString([(0, -128), (0, -40)]), Form.CORD, "vein", width=3)
    d.label("symmetry-plane", "plane", "plane-front", priority=0)
    return d


BOOK = "openstax-bio-27"


SUBJECTS = (
    Subject(
        key="body-cavities",
        title="Body cavities of animals",
        kind="comparison",
        scene=drawn(
            "body-cavities",
            "Body cavities of animals",
            Layout.COMPARISON,
            (
                Panel(
                    "acoelomate",
                    draw_acoelomate,
                    "Acoelomate",
                    text="No body cavity: mesoderm fills the space, as in flatworms.",
                ),
                Panel(
                    "pseudocoelomate",
                    draw_pseudocoelomate,
                    "Pseudocoelomate",
                    text="A cavity lined by mesoderm on the outside only, as in roundworms.",
                ),
                Panel(
                    "eucoelomate",
                    draw_eucoelomate,
                    "Eucoelomate",
                    text="A coelom lined by mesoderm all round, as in annelids and vertebrates.",
                ),
            ),
            animals.BODY_PLANS,
            subtitle="Triploblasts cut across",
            note="Schematic.",
        ),
        names=(
            "body cavity of animal",
            "acoelomate",
            "pseudocoelomate",
            "eucoelomate",
            "coelomate",
            "coelom",
            "triploblast body plan",
            "acoelomate pseudocoelomate and eucoelomate",
            "body cavities of animals",
            "animal body cavity",
            "body cavities",
        ),
        tells=(
            "acoelomate + eucoelomate",
            "acoelomate + pseudocoelomate",
            "triploblast + coelom",
            "acoelomate + coelomate",
        ),
        not_when=(
            "vertebrate animal have two",
            "thoracic",
            "abdominopelvic",
            "dorsal cavity",
            "protostome",
            "deuterostome",
            "diploblast",
            "human",
            "earthworm",
            "phylogenetic",
            "major body cavities",
            "ventral",
        ),
        opening="Three triploblasts are cut across: ectoderm blue, mesoderm red, endoderm yellow.",
        caption=("plan-coelom", "plan-pseudocoelom", "plan-mesoderm"),
        summary="Acoelomates have no body cavity, pseudocoelomates a part-lined one, eucoelomates a coelom.",
        sources=(BOOK,),
    ),
    Subject(
        key="germ-layers-diploblast",
        title="Diploblasts and triploblasts",
        kind="comparison",
        scene=drawn(
            "germ-layers-diploblast",
            "Diploblasts and triploblasts",
            Layout.COMPARISON,
            (
                Panel(
                    "diploblast",
                    draw_diploblast,
                    "Diploblast",
                    text="Two germ layers with a jelly between them, as in jellyfish.",
                ),
                Panel(
                    "triploblast",
                    draw_triploblast,
                    "Triploblast",
                    text="Three germ layers, as in all bilaterally symmetrical animals.",
                ),
            ),
            animals.BODY_PLANS,
            subtitle="Bodies cut across",
        ),
        names=(
            "diploblast and triploblast",
            "diploblast",
            "triploblast",
            "diploblastic and triploblastic animal",
            "embryonic germ layer of animal",
        ),
        tells=("diploblast + triploblast", "diploblast + ectoderm + endoderm"),
        not_when=("coelom", "acoelomate", "human embryo"),
        opening="A diploblast and a triploblast are cut across.",
        caption=("plan-ectoderm", "plan-mesoderm", "plan-endoderm", "plan-mesoglea"),
        summary="Diploblasts have ectoderm and endoderm; triploblasts have mesoderm between them as well.",
        sources=(BOOK,),
    ),
    Subject(
        key="body-symmetry",
        title="Body symmetry of animals",
        kind="comparison",
        scene=drawn(
            "body-symmetry",
            "Body symmetry of animals",
            Layout.COMPARISON,
            (
                Panel(
                    "asymmetry",
                    draw_asymmetry,
                    "Asymmetrical",
                    text="Most sponges have no plane of symmetry.",
                ),
                Panel(
                    "radial-symmetry",
                    draw_radial,
                    "Radial",
                    text="Several planes through the axis of a jellyfish give mirrored halves.",
                ),
                Panel(
                    "bilateral-symmetry",
                    draw_bilateral,
                    "Bilateral",
                    text="One plane alone divides a butterfly into mirrored halves.",
                ),
            ),
            animals.SYMMETRY,
        ),
        names=(
            "body symmetry",
            "animal symmetry",
            "symmetry of animal",
            "radial symmetry",
            "bilateral symmetry",
            "radial and bilateral symmetry",
            "bilateral and radial symmetry",
            "symmetry in animal",
            "type of body symmetry",
            "type of symmetry",
            "asymmetrical radial and bilateral",
        ),
        tells=(
            "asymmetrical + radial + bilateral",
            "radial + bilateral + symmetr",
            "radially symmetrical + bilaterally symmetrical",
            "sponge is asymmetrical",
            "animal exhibit different type of body symmetry",
        ),
        not_when=("axes", "axis", "flower", "phylogen", "protein", "virus", "cleavage", "human body"),
        opening="Three animals with different symmetry.",
        summary="The sponge has no symmetry, the jellyfish radial and the butterfly bilateral symmetry.",
        sources=(BOOK,),
    ),
)
