"""Growth and control of microbes."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Curve, Graph, Span

SUBJECTS = (
    Subject(
        key="bacterial-growth-curve",
        title="Bacterial growth curve",
        kind="graph",
        scene=diagram(
            "bacterial-growth-curve",
            "Bacterial growth curve",
            Graph(
                across="Time",
                up="Logarithm of living cells",
                curves=(
                    Curve(
                        "Living cells",
                        (
                            (0, 0.12),
                            (0.18, 0.13),
                            (0.24, 0.18),
                            (0.46, 0.74),
                            (0.53, 0.82),
                            (0.74, 0.83),
                            (0.8, 0.78),
                            (1, 0.34),
                        ),
                        "action",
                    ),
                ),
                spans=(
                    Span("Lag phase", 0, 0.22),
                    Span("Log phase", 0.22, 0.5),
                    Span("Stationary phase", 0.5, 0.77),
                    Span("Death phase", 0.77, 1),
                ),
            ),
            subtitle="In a closed culture",
            note="Schematic; the axes have no scale.",
        ),
        names=(
            "bacterial growth curve",
            "growth curve of bacteria",
            "bacteria growth curve",
            "microbial growth curve",
            "phase of bacterial growth",
            "growth curve of a bacterial culture",
        ),
        tells=("lag phase + stationary phase", "log phase + stationary phase + death phase"),
        opening="The four phases of growth of bacteria in a closed culture.",
        facts=(
            Fact(
                "In the lag phase cells adapt and hardly divide; in the log phase they divide at a constant rate.",
                "openstax-micro-9",
            ),
            Fact(
                "In the stationary phase as many cells die as are formed; in the death phase more die.",
                "openstax-micro-9",
            ),
        ),
        summary="Living cells stay few, rise steeply, level off and decline.",
    ),
    Subject(
        key="one-step-growth",
        title="One-step multiplication curve of a bacteriophage",
        kind="graph",
        scene=diagram(
            "one-step-growth",
            "One-step multiplication curve",
            Graph(
                across="Time after infection",
                up="Free virions",
                curves=(
                    Curve(
                        "Virions in the medium",
                        (
                            (0, 0.24),
                            (0.08, 0.2),
                            (0.18, 0.05),
                            (0.45, 0.05),
                            (0.55, 0.2),
                            (0.7, 0.82),
                            (0.8, 0.9),
                            (1, 0.9),
                        ),
                        "artery",
                    ),
                ),
                spans=(
                    Span("Inoculation", 0, 0.18),
                    Span("Eclipse", 0.18, 0.46),
                    Span("Burst", 0.46, 0.76),
                    Span("Plateau", 0.76, 1),
                ),
            ),
            subtitle="A bacteriophage population in a culture of bacteria",
            note="Schematic; the axes have no scale.",
        ),
        names=(
            "one step multiplication curve",
            "one step growth curve",
            "viral growth curve",
            "growth curve of a bacteriophage",
            "phage growth curve",
            "one step multiplication curve of a bacteriophage",
        ),
        tells=("inoculation + eclipse + burst", "burst size + virion"),
        opening="Free virions in the medium after bacteria are infected all at once.",
        facts=(
            Fact(
                "Virions attach to cells and vanish from the medium; during the eclipse new ones are made inside.",
                "openstax-micro-6",
            ),
            Fact(
                "When the cells lyse, many virions are released at once; their number for each cell is the burst size.",
                "openstax-micro-6",
            ),
        ),
        summary="Free virions fall, stay low in the eclipse and rise at the burst.",
    ),
    Subject(
        key="temperature-classes",
        title="Temperature ranges of microbes",
        kind="graph",
        scene=diagram(
            "temperature-classes",
            "Temperature ranges of microbial growth",
            Graph(
                across="Temperature (°C)",
                up="Growth rate",
                curves=(
                    Curve(
                        "Psychrophiles", ((0, 0.1), (0.06, 0.3), (0.13, 0.5), (0.17, 0.4), (0.2, 0)), "vein"
                    ),
                    Curve("Mesophiles", ((0.2, 0), (0.3, 0.3), (0.4, 0.8), (0.43, 0.7), (0.46, 0)), "action"),
                    Curve(
                        "Thermophiles", ((0.45, 0), (0.55, 0.3), (0.62, 0.7), (0.66, 0.6), (0.7, 0)), "artery"
                    ),
                    Curve(
                        "Hyperthermophiles",
                        ((0.66, 0), (0.76, 0.25), (0.86, 0.55), (0.92, 0.45), (0.97, 0)),
                        "neutral",
                    ),
                ),
                ticks_across=((0, "0"), (0.25, "30"), (0.5, "60"), (0.75, "90"), (1, "120")),
            ),
            note="Rounded ranges; species differ. Heights only show where growth is fastest.",
        ),
        names=(
            "temperature range of microbe",
            "psychrophile mesophile and thermophile",
            "temperature and microbial growth",
            "microbial growth temperature",
            "psychrophile",
        ),
        tells=("psychrophile + mesophile", "mesophile + thermophile"),
        opening="Ranges of temperature in which groups of microbes grow.",
        facts=(
            Fact(
                "Growth is fastest somewhat below the highest temperature at which an organism can grow.",
                "openstax-micro-9",
            ),
        ),
        summary="Four overlapping curves from psychrophiles in the cold to hyperthermophiles above 80 °C.",
    ),
)
