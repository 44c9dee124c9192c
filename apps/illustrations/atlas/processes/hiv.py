"""How HIV meets a cell, and what it does there."""

from __future__ import annotations

import shapely
from shapely.geometry import LineString

from apps.illustrations.atlas.glyphs import threads, virions
from apps.illustrations.atlas.knowledge import viruses
from apps.illustrations.atlas.relations import panel
from apps.illustrations.atlas.scenes import drawn
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.model import Drawing, Xy
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(viruses.TERMS)
FLAT = ((-166, 20), (-80, 14), (0, 12), (80, 14), (166, 20))


def _receptor(d: Drawing, name: str, x: float, y: float, material: str, height: float = 34.0) -> None:
    """A receptor that stands in a membrane at y, its head above. Parts: name-stalk, name-head."""
    d.add(f"{name}-stalk", LineString([(x, y + 10), (x, y - height * 0.6)]), "cord", material, width=6)
    d.add(f"{name}-head", geo.ellipse(x, y - height * 0.8, 7, height * 0.3), "round", material, depth=5)


def _coreceptor(d: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A receptor that winds through the membrane. Part: coreceptor."""
    bars = [geo.capsule(26 * scale, 7 * scale) for _ in range(4)]
    upright = [
        shapely.affinity.translate(shapely.affinity.rotate(b, 90), x + (k - 1.5) * 8 * scale, y)
        for k, b in enumerate(bars)
    ]
    d.add("coreceptor", upright, "round", "viral-enzyme", depth=3)


def draw_attachment(seed: int) -> Drawing:
    d = panel("hiv-attachment")
    threads.cell_edge(d, FLAT, 142)
    _receptor(d, "cd4", 0, 12, "cd4", 40)
    _receptor(d, "cd4b", -74, 14, "cd4", 40)
    _coreceptor(d, 40, 14)
    d.place(virions.hiv(48), 0, -80, prefix="virion-")
    d.label("hiv-virion", "virion-envelope", "virion-matrix", priority=0)
    d.label("gp120", "virion-gp120", priority=0)
    d.label("cd4-receptor", "cd4b-head", "cd4b-stalk", priority=0)
    d.label("hiv-coreceptor", "coreceptor", priority=1)
    d.label("host-membrane", "membrane", priority=2)
    return d


def draw_reverse_transcription(seed: int) -> Drawing:
    d = panel("hiv-reverse-transcription")
    d.add(
        "cytoplasm",
        geo.rounded_box(-160, -120, 320, 236, 30),
        "flat",
        "body-cell",
        outline=False,
        shadow=False,
    )
    d.place(threads.strand(250, 6, 6, width=5), -10, -72, prefix="rna-")
    d.place(threads.strand(150, 6, 4, width=5), -60, -4, prefix="copied-")
    d.place(threads.strand(120, 6, 3, "bacterial-dna", 5), -75, 12, prefix="dna-")
    d.add("enzyme", geo.wobbly(0, 4, 28, 24, "rt"), "round", "viral-enzyme", depth=10)
    d.place(threads.helix(230, 11, 5, width=4), 0, 84, prefix="double-")
    d.flow("neutral", (-60, -58), (-60, -40), (-60, -22), width=8)
    d.flow("neutral", (-20, 34), (-20, 48), (-20, 64), width=8)
    d.label("hiv-rna", "rna-strand", priority=0)
    d.label("reverse-transcriptase", "enzyme", priority=0)
    d.label("viral-dna", "double-strand-1", "double-strand-2", priority=0)
    return d


def _nucleus(d: Drawing, x: float, y: float, rx: float, ry: float) -> None:
    d.add("nucleus", geo.ellipse(x, y, rx, ry), "round", "nucleoplasm", depth=14)


def draw_integration(seed: int) -> Drawing:
    d = panel("hiv-integration")
    d.add(
        "cytoplasm",
        geo.rounded_box(-160, -130, 320, 256, 30),
        "flat",
        "body-cell",
        outline=False,
        shadow=False,
    )
    _nucleus(d, 0, 14, 140, 98)
    d.place(threads.helix(84, 9, 2.5, ("bacterial-dna", "rod-blue"), 3.4), -78, 20, prefix="host-")
    d.place(threads.helix(84, 9, 2.5, ("viral-genome", "virus-spike"), 3.4), 6, 20, prefix="provirus-")
    d.place(threads.helix(60, 9, 2, ("bacterial-dna", "rod-blue"), 3.4), 78, 20, prefix="host2-")
    d.add("integrase", geo.wobbly(-36, 20, 15, 18, "in"), "round", "toxin", depth=7)
    d.place(threads.helix(70, 8, 2, ("viral-genome", "virus-spike"), 3), 10, -108, prefix="free-")
    d.flow("action", (8, -92), (8, -50), (6, -4), width=8)
    d.label("viral-dna", "free-strand-1", "free-strand-2", priority=1)
    d.label("integrase", priority=1)
    d.label("provirus", "provirus-strand-1", "provirus-strand-2", priority=0)
    d.label("host-dna", "host-strand-1", "host-strand-2", priority=0)
    d.label("host-nucleus", "nucleus", priority=1)
    return d


def draw_synthesis(seed: int) -> Drawing:
    d = panel("hiv-synthesis")
    d.add(
        "cytoplasm",
        geo.rounded_box(-160, -130, 320, 256, 30),
        "flat",
        "body-cell",
        outline=False,
        shadow=False,
    )
    _nucleus(d, -80, 0, 70, 92)
    for n, (x, material) in enumerate(
        ((-108, "bacterial-dna"), (-80, "viral-genome"), (-52, "bacterial-dna"))
    ):
        d.place(threads.helix(28, 8, 1, (material, material), 3.2), x, -34, prefix=f"dna{n}-")
    d.place(threads.strand(60, 4, 3), -80, 20, prefix="made-")
    d.place(threads.strand(110, 5, 4, width=4), 76, -72, prefix="genome-")
    d.place(threads.strand(120, 5, 4, width=4), 76, 38, prefix="message-")
    d.add(
        "ribosomes",
        [geo.ellipse(x, 34 + dy, r, s) for x in (44, 92) for dy, r, s in ((-8, 15, 11), (8, 11, 7))],
        "round",
        "ribosome",
        depth=5,
    )
    proteins = [geo.wobbly(x, y, 9, 8, f"vp{x}") for x, y in ((30, 84), (62, 92), (96, 82), (126, 92))]
    d.add("proteins", proteins, "round", "viral-capsid", depth=4)
    d.flow("neutral", (-42, 4), (-8, -30), (18, -62), width=8)
    d.flow("neutral", (-42, 26), (-20, 32), (8, 36), width=8)
    d.label("provirus", "dna1-strand-1", "dna1-strand-2", priority=1)
    d.label("viral-rna", "genome-strand", priority=0)
    d.label("viral-mrna", "message-strand", priority=1)
    d.label("host-ribosome", "ribosomes", priority=1)
    d.label("viral-protein", "proteins", priority=0)
    return d


def _bud(d: Drawing) -> None:
    surface = [
        (-166, 40),
        (-80, 34),
        (-44, 22),
        (-40, -20),
        (0, -52),
        (40, -20),
        (44, 22),
        (80, 34),
        (166, 40),
    ]
    threads.cell_edge(d, tuple(surface), 142)


def draw_budding(seed: int) -> Drawing:
    d = panel("hiv-budding")
    _bud(d)
    spokes = [[geo.polar(34, a, 0, -12), geo.polar(20, a, 0, -12)] for a in range(150, 391, 24)]
    d.add("gag", shapely.MultiLineString(spokes), "cord", "viral-capsid", width=5)
    d.place(threads.strand(26, 3, 2), 0, -12, prefix="rna-")
    stems = [[geo.polar(46, a, 0, -10), geo.polar(56, a, 0, -10)] for a in range(190, 351, 27)]
    d.add("stems", shapely.MultiLineString(stems), "cord", "pilus", width=4)
    d.add(
        "knobs",
        [geo.ellipse(*geo.polar(59, a, 0, -10), 5, 6.5, a) for a in range(190, 351, 27)],
        "round",
        "virus-spike",
        depth=4,
    )
    d.place(threads.strand(90, 4, 4), -84, 88, prefix="supply-")
    d.add(
        "proteins",
        [geo.wobbly(x, y, 8, 7, f"p{x}") for x, y in ((24, 84), (52, 98), (82, 78), (110, 100))],
        "round",
        "viral-capsid",
        depth=4,
    )
    d.flow("neutral", (-40, 76), (-20, 56), (-6, 26), width=7)
    d.label("budding-virus", "gag", priority=0)
    d.label("gp120", "knobs", priority=1)
    d.label("viral-rna", "supply-strand", priority=1)
    d.label("viral-protein", "proteins", priority=1)
    d.label("host-membrane", "membrane", priority=2)
    return d


def draw_maturation(seed: int) -> Drawing:
    d = panel("hiv-maturation")
    d.place(virions.hiv(58, mature=False), -88, 0, prefix="young-")
    d.place(virions.hiv(58), 88, 0, prefix="ripe-")
    d.flow("action", (-14, 0), (0, 0), (14, 0), width=9)
    d.label("immature-virus", "young-envelope", "young-interior", priority=0)
    d.label("mature-virus", "ripe-envelope", "ripe-matrix", priority=0)
    d.label("hiv-capsid", "ripe-capsid", priority=1)
    d.label("hiv-protease", "ripe-protease", priority=1)
    return d


def draw_binding(seed: int) -> Drawing:
    d = Drawing("hiv-binding")
    surface: tuple[Xy, ...] = ((-300, 210), (-150, 200), (0, 196), (150, 200), (300, 210))
    threads.cell_edge(d, surface, 310, membrane=20)
    d.add("cd4-stalk", LineString([(-20, 226), (-20, 108)]), "cord", "cd4", width=15)
    d.add("cd4-domains", [geo.ellipse(-20, y, 15, 20) for y in (168, 136, 104, 74)], "round", "cd4", depth=9)
    _coreceptor(d, 96, 198, 2.3)
    d.place(virions.hiv(230), 0, -205, prefix="virion-")
    d.label("hiv-virion", "virion-interior", priority=0)
    d.label("gp120", "virion-gp120", priority=0, zone=shapely.box(-300, -60, 300, 120))
    d.label("gp41", "virion-gp41", priority=1)
    d.label("viral-envelope", "virion-envelope", priority=1)
    d.label("hiv-capsid", "virion-capsid", priority=1)
    d.label("hiv-rna", "virion-rna", priority=2)
    d.label("cd4-receptor", "cd4-domains", priority=0)
    d.label("hiv-coreceptor", "coreceptor", priority=0)
    d.label("host-membrane", "membrane", priority=0)
    return d


SUBJECTS = (
    Subject(
        key="hiv-life-cycle",
        title="Life cycle of HIV",
        kind="process",
        scene=drawn(
            "hiv-life-cycle",
            "Life cycle of HIV",
            Layout.PROCESS,
            (
                Panel(
                    "hiv-attachment",
                    draw_attachment,
                    "Attachment and fusion",
                    text="gp120 binds CD4 and a co-receptor; then the envelope fuses with the membrane.",
                ),
                Panel(
                    "hiv-reverse-transcription",
                    draw_reverse_transcription,
                    "Reverse transcription",
                    text="In the cell, reverse transcriptase copies the viral RNA into double-stranded DNA.",
                ),
                Panel(
                    "hiv-integration",
                    draw_integration,
                    "Integration",
                    text="In the nucleus, integrase inserts the viral DNA into host DNA: a provirus.",
                ),
                Panel(
                    "hiv-synthesis",
                    draw_synthesis,
                    "Transcription and translation",
                    text="The provirus is transcribed into new viral RNA, which also serves to make viral proteins.",
                ),
                Panel(
                    "hiv-budding",
                    draw_budding,
                    "Assembly and budding",
                    text="RNA and proteins gather at the membrane, and a new virus buds from the cell.",
                ),
                Panel(
                    "hiv-maturation",
                    draw_maturation,
                    "Maturation",
                    text="Viral protease cuts the proteins, and the particle becomes infectious.",
                ),
            ),
            WORDS,
            labels=(
                "hiv-virion gp120 cd4-receptor hiv-coreceptor host-membrane hiv-rna reverse-transcriptase viral-dna integrase provirus "
                "host-dna host-nucleus viral-rna viral-mrna host-ribosome viral-protein budding-virus immature-virus mature-virus "
                "hiv-capsid hiv-protease"
            ),
            subtitle="Human immunodeficiency virus in a CD4 T cell",
            note="Schematic, not to scale.",
        ),
        names=(
            "life cycle of hiv",
            "hiv life cycle",
            "hiv replication",
            "replication of hiv",
            "hiv replication cycle",
            "hiv infection cycle",
            "retrovirus life cycle",
            "life cycle of a retrovirus",
            "life cycle of the human immunodeficiency virus",
            "replication cycle of hiv",
            "hiv infection of a cell",
            "infection of a cell by hiv",
            "retroviral life cycle",
            "retrovirus replication",
            "replication of a retrovirus",
            "reproductive cycle of hiv",
            "hiv infect",
            "hiv infecting",
            "step of hiv infection",
        ),
        tells=(
            "hiv + reverse transcriptase + host",
            "retrovirus + reverse transcriptase + integration",
            "hiv + provirus",
            "hiv + integrase + budding",
        ),
        not_when=(
            "prevalence",
            "treatment",
            "antiretroviral drug",
            "map",
            "count",
            "stage of disease",
            "test",
            "worldwide",
        ),
        opening="Six steps from the attachment of the virus to the release of new, infectious particles.",
        facts=(
            Fact(
                "HIV is an enveloped retrovirus whose genome is two copies of single-stranded RNA.",
                "openstax-micro-6",
            ),
        ),
        summary="HIV enters a cell, copies its RNA into DNA, integrates, and new viruses bud and mature.",
        sources=("openstax-bio-21", "openstax-micro-6"),
    ),
    Subject(
        key="hiv-binding",
        title="HIV binding to its host receptor",
        kind="plate",
        scene=drawn(
            "hiv-binding",
            "HIV and its receptor on the host cell",
            Layout.PLATE,
            (Panel("hiv-binding", draw_binding),),
            WORDS,
            labels="hiv-virion gp120 gp41 viral-envelope hiv-capsid hiv-rna cd4-receptor hiv-coreceptor host-membrane",
            subtitle="gp120 of the virus binds CD4, then a co-receptor",
            note="Schematic, not to scale.",
        ),
        names=(
            "virus and its host receptor protein",
            "virus and its host receptor",
            "hiv bind",
            "hiv binding",
            "hiv receptor",
            "cd4 receptor and hiv",
            "hiv and its receptor",
            "hiv and its host receptor",
            "attachment of hiv",
            "hiv attachment",
            "hiv and cd4",
            "hiv binding to its host receptor",
            "hiv virus bind",
            "gp120 binding",
        ),
        tells=(
            "hiv + cd4 receptor + bind",
            "hiv + cd4 + ccr5",
            "gp120 + cd4 + co receptor",
            "gp120 + cd4 + coreceptor",
        ),
        not_when=("life cycle", "reverse transcriptase", "integrase", "prevalence", "count", "steps"),
        opening="A particle of HIV meets the membrane of its host cell.",
        facts=(
            Fact(
                "HIV infects cells that carry CD4, such as helper T cells; the co-receptor is CCR5 or CXCR4.",
                "openstax-bio-21",
            ),
        ),
        summary="gp120 binds CD4 in the host membrane, beside a co-receptor.",
        sources=("openstax-bio-21",),
    ),
)
