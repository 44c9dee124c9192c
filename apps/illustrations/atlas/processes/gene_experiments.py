"""Experiments by which the genetic material and its copying were understood."""

from __future__ import annotations

from shapely import union_all
from shapely.geometry import LineString

from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Form, Xy
from apps.illustrations.drawing.outlines import centred
from apps.illustrations.drawing.scene import Layout, Panel

from ..glyphs import bacteria, gene_lab, mammals, virions
from ..knowledge import biotechnology
from ..scenes import drawn
from ..subject import Subject

TERMS = biotechnology.TERMS
HISTORY, DNA = "openstax-micro-10", "openstax-bio-14"

# ---------------------------------------------------------------- Griffith


def _cocci(drawing: Drawing, name: str, at: Xy, smooth: bool, dead: bool = False) -> None:
    """Pairs of pneumococci; the smooth strain has a capsule."""
    x, y = at
    for n, (dx, dy) in enumerate(((-26, -14), (14, -30), (10, 20))):
        if smooth:
            drawing.add(
                f"{name}-capsule-{n}",
                geo.ellipse(x + dx, y + dy, 25, 18),
                Form.ROUND,
                "base-cytosine",
                depth=6,
                opacity=0.8,
            )
        pair = [geo.ellipse(x + dx + s * 8, y + dy, 9.5, 8.5) for s in (-1, 1)]
        drawing.add(f"{name}-{n}", union_all(pair), Form.ROUND, "intron" if dead else "polypeptide", depth=4)


def _griffith(key: str, dies: bool) -> Drawing:
    drawing = Drawing(key, box=(-180, -95, 360, 190))
    mouse = mammals.mouse()
    drawing.place(mouse, 84, 8, 0.82, rotation=180 if dies else 0, mirror=dies, prefix="mouse-")
    drawing.flow("neutral", (-66, 4), (-26, 6), width=8)
    drawing.label("dead-mouse" if dies else "living-mouse", "mouse-haunch", priority=0, side="R")
    return drawing


def draw_rough(seed: int) -> Drawing:
    drawing = _griffith("griffith-rough", False)
    _cocci(drawing, "rough", (-116, 4), False)
    drawing.label("rough-strain", *(f"rough-{n}" for n in range(3)), priority=0, side="L")
    return drawing


def draw_smooth(seed: int) -> Drawing:
    drawing = _griffith("griffith-smooth", True)
    _cocci(drawing, "smooth", (-116, 4), True)
    drawing.label("smooth-strain", *(f"smooth-{n}" for n in range(3)), priority=0, side="L")
    return drawing


def draw_killed(seed: int) -> Drawing:
    drawing = _griffith("griffith-killed", False)
    _cocci(drawing, "killed", (-116, 4), True, dead=True)
    drawing.label("killed-strain", *(f"killed-{n}" for n in range(3)), priority=0, side="L")
    return drawing


def draw_mixed(seed: int) -> Drawing:
    drawing = _griffith("griffith-mixed", True)
    _cocci(drawing, "rough", (-120, -42), False)
    _cocci(drawing, "killed", (-120, 46), True, dead=True)
    drawing.label("rough-strain", *(f"rough-{n}" for n in range(3)), priority=0, side="L")
    drawing.label("killed-strain", *(f"killed-{n}" for n in range(3)), priority=0, side="L")
    return drawing


GRIFFITH = Subject(
    key="griffith-experiment",
    title="Griffith's transformation experiment",
    kind="comparison",
    scene=drawn(
        "griffith-experiment",
        "Griffith's transformation experiment",
        Layout.COMPARISON,
        (
            Panel("griffith-rough", draw_rough, "Live R strain", text="Without a capsule the bacteria are harmless."),
            Panel("griffith-smooth", draw_smooth, "Live S strain", text="With a capsule they kill the mouse."),
            Panel("griffith-killed", draw_killed, "Heat-killed S strain", text="Killed bacteria do no harm."),
            Panel("griffith-mixed", draw_mixed, "Live R and heat-killed S", text="The mouse dies: R bacteria were transformed into S bacteria."),
        ),
        TERMS,
        subtitle="Streptococcus pneumoniae in mice, 1928",
        note="Bacteria are greatly enlarged.",
    ),
    names=("griffith experiment", "griffith transformation experiment", "transformation experiment", "griffith transforming principle", "griffith", "transforming principle"),
    tells=("griffith + strain", "r strain + s strain", "s strain + mouse", "heat killed + strain + mouse"),
    not_when=("timeline", "avery"),
    opening="Four tests of two strains of bacteria in mice.",
    caption=(),
    summary="Harmless bacteria become deadly when they are mixed with killed deadly ones.",
    sources=("openstax-bio-14", "openstax-micro-10"),
)  # fmt: skip

# ---------------------------------------------------------------- Hershey and Chase


def _hershey(key: str, coat: bool) -> Drawing:
    """Labelled phages on a bacterium, and where the label is after blending and centrifuging."""
    drawing = Drawing(key, box=(-180, -120, 360, 240))
    drawing.place(bacteria.rod(150, 62), -92, 62, prefix="cell-")
    for n, x in enumerate((-128, -66)):
        drawing.place(
            virions.phage(0.66, material="damage" if coat else "binding-protein"),
            x,
            -16,
            prefix=f"phage-{n}-",
        )
    thread = geo.curve([(-66, 36), (-70, 52), (-84, 58), (-72, 68), (-92, 72), (-84, 80)], 2)[:, :2]
    drawing.add(
        "dna", LineString(thread), Form.CORD, "dna-strand" if coat else "damage", width=5, shadow=False
    )
    drawing.flow("neutral", (-8, 20), (34, 20), width=9)
    gene_lab.tube(drawing, "tube", (104, 106), 78, 200, 0.8, "base-cytosine")
    hot = "damage"
    if coat:
        coats = [
            geo.ellipse(104 + dx, y, 6)
            for dx, y in ((-20, -24), (8, -34), (20, -4), (-10, 4), (-22, 30), (16, 34))
        ]
        drawing.add("coats", union_all(coats), Form.ROUND, hot, depth=2)
    pellet = geo.ellipse(104, 92, 30, 14)
    drawing.add(
        "pellet",
        pellet.intersection(drawing["tube-liquid"].shape),
        Form.ROUND,
        "enzyme" if coat else hot,
        depth=4,
        shadow=False,
    )
    return drawing


def draw_sulfur(seed: int) -> Drawing:
    drawing = _hershey("hershey-chase-sulfur", True)
    drawing.label("phage-coat", *(f"phage-{n}-sheath" for n in (0, 1)), priority=0, side="L")
    drawing.label("phage-host", "cell-body", priority=1, side="L")
    drawing.label("label-in-liquid", "coats", priority=0, side="R")
    return drawing


def draw_phosphorus(seed: int) -> Drawing:
    drawing = _hershey("hershey-chase-phosphorus", False)
    drawing.label("labeled-phage-dna", "dna", priority=0, side="L")
    drawing.label("label-in-pellet", "pellet", priority=0, side="R")
    return drawing


HERSHEY_CHASE = Subject(
    key="hershey-chase-experiment",
    title="The Hershey–Chase experiment",
    kind="comparison",
    scene=drawn(
        "hershey-chase-experiment",
        "The Hershey–Chase experiment",
        Layout.COMPARISON,
        (
            Panel("hershey-chase-sulfur", draw_sulfur, "Protein labeled with ³⁵S", text="After blending and centrifuging, the label stays in the liquid, outside the cells."),
            Panel("hershey-chase-phosphorus", draw_phosphorus, "DNA labeled with ³²P", text="The label is in the pellet: DNA has entered the cells."),
        ),
        TERMS,
        subtitle="Phages infect bacteria; red marks what is radioactive",
        note="³⁵S, radioactive sulfur; ³²P, radioactive phosphorus. Schematic, not to scale.",
    ),
    names=("hershey chase experiment", "hershey and chase", "hershey and chase experiment", "hershey chase", "martha chase", "alfred hershey", "hershey and chase s experiment"),
    tells=("hershey + chase", "35s + 32p", "32p + 35s", "bacteriophage + radioactive + dna"),
    not_when=("timeline",),
    opening="Two parallel infections with labeled phages.",
    summary="Labeled DNA enters the bacteria, labeled protein stays outside: genes are made of DNA.",
    sources=("openstax-bio-14", "openstax-micro-10"),
)  # fmt: skip

# ---------------------------------------------------------------- Meselson and Stahl, and the three models
LEVELS = {"heavy-dna": 54.0, "hybrid": 84.0, "light-dna": 114.0}


def _gradient(key: str, bands: tuple[str, ...]) -> Drawing:
    drawing = Drawing(key, box=(-90, -120, 180, 240))
    gene_lab.tube(drawing, "tube", (0, 112), 82, 222, 0.86, "base-cytosine")
    terms = {"heavy-dna": "heavy-band", "hybrid": "hybrid-band", "light-dna": "light-band"}
    for kind in bands:
        gene_lab.band(drawing, kind, (0, 112), 82, LEVELS[kind], "primase" if kind == "hybrid" else kind, 12)
        drawing.label(terms[kind], kind, priority=0)
    return drawing


GRADIENTS = (
    ("meselson-heavy", "Grown in ¹⁵N", ("heavy-dna",), "All DNA is heavy."),
    ("meselson-first", "One round in ¹⁴N", ("hybrid",), "All DNA is intermediate: not conservative."),
    ("meselson-second", "Two rounds in ¹⁴N", ("hybrid", "light-dna"), "Half is intermediate, half light: not dispersive."),
)  # fmt: skip


def _gradient_panel(key: str, heading: str, bands: tuple[str, ...], words: str) -> Panel:
    return Panel(key, lambda seed: _gradient(key, bands), heading, text=words)


MESELSON_STAHL = Subject(
    key="meselson-stahl-experiment",
    title="The Meselson–Stahl experiment",
    kind="process",
    scene=drawn(
        "meselson-stahl-experiment",
        "The Meselson–Stahl experiment",
        Layout.PROCESS,
        tuple(_gradient_panel(*gradient) for gradient in GRADIENTS),
        TERMS,
        subtitle="DNA of E. coli, sorted by density in a centrifuge after growth in heavy, then light nitrogen",
        note="Bands in a gradient of cesium chloride; schematic.",
    ),
    names=("meselson stahl experiment", "meselson and stahl", "meselson stahl", "meselson and stahl experiment", "meselson and stahl experimented with e coli"),
    tells=("meselson + stahl", "15n + 14n", "heavy nitrogen + light nitrogen"),
    opening="Three stages of the experiment.",
    caption=("heavy-band", "hybrid-band", "light-band"),
    summary="After one round all DNA is intermediate: each molecule keeps one old strand.",
    sources=("openstax-bio-14",),
)  # fmt: skip


def _model(key: str, rows: tuple[tuple[str, ...], ...]) -> Drawing:
    """Double strands by generation: each strand a word of o (old) and n (new) pieces, so "oo/nn" is hybrid."""
    drawing = Drawing(key, box=(-120, -116, 240, 232))
    parts: dict[str, list[LineString]] = {"o": [], "n": []}
    for row, molecules in enumerate(rows):
        for n, molecule in enumerate(molecules):
            x = (n - (len(molecules) - 1) / 2) * (116 if len(molecules) == 2 else 58)
            for side, strand in zip((-6, 6), molecule.split("/"), strict=True):
                step = 48 / len(strand)
                for k, piece in enumerate(strand):
                    y = -104 + row * 76 + k * step
                    parts[piece].append(LineString([(x + side, y), (x + side, y + step)]))
        if row < len(rows) - 1:
            drawing.flow("neutral", (0, -50 + row * 76), (0, -34 + row * 76), width=5)
    drawing.add("old-strand", union_all(parts["o"]), Form.CORD, "dna-strand", width=8, shadow=False)
    drawing.add("new-strand", union_all(parts["n"]), Form.CORD, "dna-new", width=8, shadow=False)
    drawing.label("old-dna", "old-strand", priority=0, side="L")
    drawing.label("new-dna", "new-strand", priority=0, side="R")
    return drawing


MODELS = (
    ("conservative-replication", "Conservative", (("o/o",), ("o/o", "n/n"), ("o/o", "n/n", "n/n", "n/n")), "The old helix stays whole."),
    ("semiconservative-replication", "Semiconservative", (("o/o",), ("o/n", "n/o"), ("o/n", "n/n", "n/n", "n/o")), "Each new helix keeps one old strand: this is what happens."),
    ("dispersive-replication", "Dispersive", (("oooo/oooo",), ("onon/nono", "nono/onon"), ("onnn/nnon", "nnno/nonn", "nonn/nnno", "nnon/onnn")), "Old and new pieces are mixed in all strands."),
)  # fmt: skip


def _model_panel(key: str, heading: str, rows, words: str) -> Panel:
    return Panel(key, lambda seed: _model(key, rows), heading, text=words)


REPLICATION_MODELS = Subject(
    key="models-of-dna-replication",
    title="Three models of DNA replication",
    kind="comparison",
    scene=drawn(
        "models-of-dna-replication",
        "Three models of DNA replication",
        Layout.COMPARISON,
        tuple(_model_panel(*model) for model in MODELS),
        TERMS,
        subtitle="What becomes of the old strands in two rounds of replication",
        note="Blue, old DNA; orange, new DNA.",
    ),
    names=("three model of dna replication", "models of dna replication", "model of dna replication", "semiconservative replication", "semi conservative replication", "conservative replication", "dispersive replication",
           "three suggested model of dna replication", "semiconservative dna replication"),
    tells=("conservative + dispersive", "semiconservative + conservative", "semi conservative + dispersive", "three + model + dna replication"),
    opening="Three ways in which DNA might be copied.",
    summary="Old strands stay together, are shared out one to each helix, or are mixed in pieces.",
    sources=("openstax-bio-14", "openstax-micro-11"),
)  # fmt: skip

# ---------------------------------------------------------------- Beadle and Tatum


def draw_irradiated(seed: int) -> Drawing:
    drawing = Drawing("beadle-tatum-xrays", box=(-160, -100, 320, 200))
    spots = [(-60, 10), (-30, 38), (0, 4), (-20, -28), (28, 34), (36, -14), (58, 12)]
    drawing.add(
        "spores",
        union_all([geo.ellipse(x, y, 14, 10, 20 * n) for n, (x, y) in enumerate(spots)]),
        Form.ROUND,
        "histone",
        depth=4,
    )
    rays = []
    for x in (-60, -20, 20):
        points = [(x + 40 - 6 * k + (6 if k % 2 else -6), -94 + 12 * k) for k in range(5)]
        rays.append(LineString(geo.curve(points, 2)[:, :2]))
    drawing.add("rays", union_all(rays), Form.CORD, "effector", width=4, shadow=False)
    drawing.label("xrays", "rays", priority=0, side="R")
    drawing.label("spores-of-mold", "spores", priority=0, side="L")
    return drawing


def _tubes(key: str, grown: tuple[bool, ...], signs: tuple[str, ...]) -> Drawing:
    """Tubes of medium, mold on top of those in which it grows; under each the sign of what was added."""
    count = len(grown)
    drawing = Drawing(key, box=(-160, -100, 320, 200))
    step = 300 / max(count, 3)
    words, caps = [], []
    for n, grows in enumerate(grown):
        x = (n - (count - 1) / 2) * step
        gene_lab.tube(drawing, f"tube-{n}", (x, 66), min(46, step * 0.62), 140, 0.55, "medium")
        if grows:
            level = 66 - 140 * 0.55
            caps.append(geo.wobbly(x, level - 5, min(46, step * 0.62) * 0.42, 9, (key, n), 10, 0.12))
        words.append(centred(signs[n], x, 86, 18))
    if caps:
        drawing.add("mold", union_all(caps), Form.ROUND, "gene-other", depth=4)
        drawing.label("culture-tube", "mold", priority=0)
    empty = [f"tube-{n}-liquid" for n, grows in enumerate(grown) if not grows]
    if empty:
        drawing.label("no-growth", *empty, priority=0)
    drawing.add("signs", union_all(words), Form.FLAT, "ink", shadow=False)
    return drawing


def draw_crossed(seed: int) -> Drawing:
    drawing = Drawing("beadle-tatum-cross", box=(-160, -100, 320, 200))
    for name, x, material in (("mutagenized", -90, "damage"), ("wild", 90, "histone")):
        drawing.add(
            name,
            union_all([geo.ellipse(x + dx, dy, 15, 11, 30) for dx, dy in ((-18, -34), (16, -44), (2, -12))]),
            Form.ROUND,
            material,
            depth=4,
        )
    drawing.flow("neutral", (-58, -14), (-18, 26), width=7)
    drawing.flow("neutral", (58, -14), (18, 26), width=7)
    drawing.add(
        "offspring",
        union_all(
            [
                geo.ellipse(x, 58 + (6 if n % 2 else -6), 14, 10, 20 * n)
                for n, x in enumerate((-66, -34, 0, 34, 66))
            ]
        ),
        Form.ROUND,
        "gene-other",
        depth=4,
    )
    drawing.label("irradiated-spores", "mutagenized", priority=0, side="L")
    drawing.label("wild-spores", "wild", priority=0, side="R")
    drawing.label("offspring-spores", "offspring", priority=0)
    return drawing


def draw_media(seed: int) -> Drawing:
    return _tubes("beadle-tatum-media", (True, False), ("Complete", "Minimal"))


def draw_supplements(seed: int) -> Drawing:
    return _tubes("beadle-tatum-supplements", (False, False, True, False), ("Lys", "Val", "Arg", "Pro"))


BEADLE_TATUM = Subject(
    key="beadle-tatum-experiment",
    title="Beadle and Tatum's experiment",
    kind="process",
    scene=drawn(
        "beadle-tatum-experiment",
        "Beadle and Tatum's experiment",
        Layout.PROCESS,
        (
            Panel("beadle-tatum-xrays", draw_irradiated, "Irradiation", text="X-rays cause mutations in spores of the mold Neurospora."),
            Panel("beadle-tatum-cross", draw_crossed, "Mating", text="Irradiated spores are mated with nonirradiated ones; single spores of the offspring are grown."),
            Panel("beadle-tatum-media", draw_media, "Complete and minimal medium", text="A mutant grows on complete, but not on minimal medium."),
            Panel("beadle-tatum-supplements", draw_supplements, "One addition to each", text="It grows with the one amino acid (here arginine) that it cannot make."),
        ),
        TERMS,
        subtitle="How a mutant of a mold shows which substance it cannot make",
        note="Lys lysine, Val valine, Arg arginine, Pro proline. Schematic.",
    ),
    names=("beadle and tatum experiment", "beadle and tatum", "beadle tatum experiment", "beadle and tatum s experiment", "neurospora experiment", "experiment of beadle and tatum"),
    tells=("beadle + tatum + spore", "beadle + tatum + medium", "neurospora + mutant + medium", "irradiated + mold spore"),
    not_when=("three class", "arginine mutant", "timeline", "hypothesis", "three classes"),
    opening="Four steps from irradiated spores to a known defect.",
    summary="A mutant mold grows only if one amino acid is added: it has lost the enzyme to make it.",
    sources=("openstax-micro-10",),
)  # fmt: skip

SUBJECTS = (GRIFFITH, HERSHEY_CHASE, MESELSON_STAHL, REPLICATION_MODELS, BEADLE_TATUM)
