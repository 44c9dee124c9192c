"""Crosses over generations, and pedigrees of dominant and X-linked traits."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import (
    Couple,
    Curve,
    Edge,
    Flow,
    Graph,
    Node,
    Pedigree,
    Person,
    Table,
)

GENETICS, MODERN = "openstax-bio-12", "openstax-bio-13"


MENDEL = Subject(
    key="mendel-flower-cross",
    title="Mendel's cross of pea flowers",
    kind="process",
    scene=diagram(
        "mendel-flower-cross",
        "Mendel's cross of pea flowers",
        Flow(
            ranks=(
                (Node("violet", "Violet flowers", "true-breeding", kind="vein"), Node("white", "White flowers", "true-breeding")),
                (Node("f1", "All violet", "hybrids", kind="vein"),),
                (Node("f2-violet", "705 violet", "about three of four", kind="vein"), Node("f2-white", "224 white", "about one of four")),
            ),
            edges=(Edge("violet", "f1", "cross"), Edge("white", "f1", "cross"), Edge("f1", "f2-violet", "self-fertilization"), Edge("f1", "f2-white", "self-fertilization")),
            bands=("P", "F₁", "F₂"),
        ),
        subtitle="Parents (P), first (F₁) and second (F₂) filial generation",
    ),
    names=("mendel flower cross", "mendel s cross of pea flowers", "mendel cross of pea flower", "mendel experiment", "mendel pea experiment", "violet and white flower cross", "p generation f1 and f2", "mendel cross", "f1 and f2 generation"),
    tells=("mendel + violet + white", "true breeding + violet + white", "p generation + f1 + f2", "mendel + p generation"),
    not_when=("punnett", "seed color", "round", "timeline"),
    opening="A cross of peas over two generations.",
    facts=(
        Fact("White flowers were absent from the F₁ generation and came back in the F₂.", GENETICS),
        Fact("Violet is dominant, white recessive.", GENETICS),
    ),
    summary="Violet crossed with white gives violet; their offspring are violet and white, 3 to 1.",
)  # fmt: skip

DOMINANT = Subject(
    key="dominant-pedigree",
    title="Pedigree of an autosomal dominant trait",
    kind="process",
    scene=diagram(
        "dominant-pedigree",
        "Autosomal dominant inheritance",
        Pedigree(
            generations=(
                (Person("a", "male", affected=True), Person("b", "female")),
                (Person("c", "female", affected=True), Person("d", "male"), Person("e", "male"), Person("f", "female", affected=True), Person("g", "male")),
                (Person("h", "female"), Person("i", "male", affected=True), Person("j", "female", affected=True), Person("k", "male")),
            ),
            couples=(Couple(("a", "b"), ("c", "e", "f")), Couple(("c", "d"), ("h", "i")), Couple(("f", "g"), ("j", "k"))),
            carrier="",  # nobody carries a dominant allele unseen
        ),
        subtitle="An example of a family over three generations",
    ),
    names=("autosomal dominant inheritance", "autosomal dominant pedigree", "pedigree of an autosomal dominant trait", "autosomal dominant trait", "autosomal dominant disorder", "dominant pedigree", "autosomal dominant inheritance pattern"),
    tells=("autosomal dominant + pedigree", "autosomal dominant + inherit"),
    not_when=("recessive", "x linked", "drosophila"),
    opening="A pedigree of a trait that shows in all who have one copy of the allele.",
    facts=(
        Fact("An affected person has as a rule an affected parent.", "openstax-ap-28"),
        Fact("Half of the children of a heterozygous and an unaffected parent are expected to be affected.", "openstax-ap-28"),
    ),
    summary="An affected parent has affected sons and daughters in each generation.",
)  # fmt: skip

CARRIER = Subject(
    key="x-linked-carrier-cross",
    title="Children of an X-linked carrier",
    kind="process",
    scene=diagram(
        "x-linked-carrier-cross",
        "Children of an X-linked carrier",
        Table(
            columns=("", "Father's sperm with X", "Father's sperm with Y"),
            rows=(
                ("Egg with the normal allele", "Daughter, not affected", "Son, not affected"),
                ("Egg with the recessive allele", "Daughter, carrier", "Son, affected"),
            ),
        ),
        subtitle="The mother carries a recessive X-linked disorder; the father is not affected",
    ),
    names=("x linked carrier", "children of an x linked carrier", "x linked carrier cross", "carrier of a recessive x linked disorder", "x linked recessive disorder", "x linked pattern of inheritance", "x linked disorder", "x linked recessive inheritance pattern"),
    tells=("carrier + recessive x linked + son", "x linked + carrier + son", "x linked + carrier + daughter"),
    not_when=("dominant", "drosophila", "fruit fly", "pedigree", "hemophilia"),
    opening="The four kinds of children of a carrier and an unaffected man.",
    facts=(Fact("A son of the carrier has a 50 percent chance of being affected, a daughter a 50 percent chance of being a carrier.", GENETICS),),
    summary="Half of the sons of a carrier are affected, half of the daughters are carriers.",
)  # fmt: skip

FORKED = Subject(
    key="forked-line-method",
    title="Forked-line method for a trihybrid cross",
    kind="process",
    scene=diagram(
        "forked-line-method",
        "Forked-line method for a trihybrid cross",
        Flow(
            ranks=(
                (Node("y", "3 yellow", kind="action"), Node("g", "1 green", kind="vein")),
                (Node("yr", "3 round"), Node("yw", "1 wrinkled"), Node("gr", "3 round"), Node("gw", "1 wrinkled")),
                (
                    Node("a", "27 tall"), Node("b", "9 dwarf"), Node("c", "9 tall"), Node("d", "3 dwarf"),
                    Node("e", "9 tall"), Node("f", "3 dwarf"), Node("h", "3 tall"), Node("i", "1 dwarf"),
                ),
            ),
            edges=(
                Edge("y", "yr"), Edge("y", "yw"), Edge("g", "gr"), Edge("g", "gw"), Edge("yr", "a"), Edge("yr", "b"), Edge("yw", "c"), Edge("yw", "d"),
                Edge("gr", "e"), Edge("gr", "f"), Edge("gw", "h"), Edge("gw", "i"),
            ),
        ),
        subtitle="Peas heterozygous for color and shape of seeds and for height; ratios are multiplied along each fork",
    ),
    names=("forked line method", "forked line", "trihybrid cross", "forked line method for a trihybrid cross"),
    tells=("forked line + trihybrid",),
    opening="Phenotypes of a cross of three genes, fork by fork.",
    facts=(Fact("The genes assort independently, so their ratios are multiplied: 27 to 9 to 9 to 9 to 3 to 3 to 3 to 1.", GENETICS),),
    summary="Ratios of three genes multiply to 27:9:9:9:3:3:3:1.",
)  # fmt: skip

MENDEL_TRAITS = Subject(
    key="mendel-traits",
    title="Mendel's seven characteristics of peas",
    kind="table",
    scene=diagram(
        "mendel-traits",
        "Mendel's seven characteristics of peas",
        Table(
            columns=("Characteristic", "Dominant", "Recessive"),
            rows=(
                ("Flower color", "Violet", "White"), ("Flower position", "Axial", "Terminal"), ("Plant height", "Tall", "Dwarf"), ("Seed texture", "Round", "Wrinkled"),
                ("Seed color", "Yellow", "Green"), ("Pod texture", "Inflated", "Constricted"), ("Pod color", "Green", "Yellow"),
            ),
        ),
        subtitle="Each comes in two contrasting traits",
    ),
    names=("seven pea plant characteristic", "mendel s seven characteristics of peas", "mendel seven characteristic of pea", "pea plant characteristic", "seven characteristic of pea", "pea plant trait", "mendel pea trait", "seven trait of pea plant",
           "dominant and recessive trait of pea"),
    tells=("mendel + seven + pea", "mendel + characteristic + pea", "seven + pea plant"),
    not_when=("cross", "punnett", "f1"),
    opening="The traits that Mendel studied.",
    facts=(Fact("In all seven, one trait was dominant over the other.", GENETICS),),
    summary="Seven characteristics, each with a dominant and a recessive trait.",
)  # fmt: skip

MATERNAL_AGE = Subject(
    key="trisomy-maternal-age",
    title="Trisomy 21 and the age of the mother",
    kind="graph",
    scene=diagram(
        "trisomy-maternal-age",
        "Trisomy 21 and the age of the mother",
        Graph(
            across="Age of the mother",
            up="Incidence of trisomy 21",
            curves=(Curve("Trisomy 21", ((0.0, 0.03), (0.3, 0.04), (0.5, 0.07), (0.65, 0.14), (0.78, 0.3), (0.88, 0.55), (0.96, 0.85)), "artery"),),
            ticks_across=((0.04, "20"), (0.33, "30"), (0.63, "40"), (0.93, "50")),
        ),
        subtitle="The incidence rises steeply after the age of about 35 years",
        note="Qualitative curve; age in years.",
    ),
    names=("trisomy 21 and maternal age", "maternal age and trisomy 21", "trisomy 21 and the age of the mother", "incidence of trisomy 21", "down syndrome and maternal age", "incidence of down syndrome"),
    tells=("trisomy 21 + maternal age", "trisomy 21 + age", "down syndrome + maternal age"),
    opening="How often trisomy 21 occurs, by the age of the mother.",
    facts=(Fact("Trisomy 21 comes mostly from nondisjunction in the formation of the egg.", MODERN),),
    summary="The risk of trisomy 21 rises steeply with the age of the mother.",
)  # fmt: skip

SUBJECTS = (MENDEL, MENDEL_TRAITS, MATERNAL_AGE, DOMINANT, CARRIER, FORKED)
