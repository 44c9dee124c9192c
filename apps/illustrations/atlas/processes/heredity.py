"""From genes to traits: expression, crosses and families."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import (
    Couple,
    Edge,
    Flow,
    Node,
    Pedigree,
    Person,
    Phenotype,
    Punnett,
    Table,
)

SUBJECTS = (
    Subject(
        key="central-dogma",
        title="Central dogma of molecular biology",
        kind="process",
        scene=diagram(
            "central-dogma",
            "Central dogma",
            Flow(
                ranks=(
                    (Node("dna", "DNA", "stores the information", kind="action"),),
                    (Node("rna", "Messenger RNA", "carries the information"),),
                    (Node("protein", "Protein", "does the work of the cell"),),
                ),
                edges=(
                    Edge("dna", "rna", "transcription by RNA polymerase"),
                    Edge("rna", "protein", "translation by ribosomes"),
                ),
            ),
            subtitle="Flow of genetic information in cells",
            note="Replication copies DNA into DNA; some viruses transcribe RNA back into DNA.",
        ),
        names=("central dogma", "flow of genetic information", "dna to rna to protein", "dna to protein"),
        tells=(
            "dna + messenger rna + protein + encode",
            "dna + mrna + protein + transcription + translation",
        ),
        not_when=("lac operon", "reverse transcription", "prion"),
        opening="Genetic information flows from DNA through messenger RNA to protein.",
        facts=(
            Fact("In transcription RNA polymerase copies a gene into RNA.", "openstax-bio-15"),
            Fact(
                "In translation ribosomes read messenger RNA codon by codon and join amino acids into a polypeptide.",
                "openstax-bio-15",
            ),
        ),
        summary="DNA is transcribed into messenger RNA, which is translated into protein.",
    ),
    Subject(
        key="monohybrid-cross",
        title="Monohybrid cross",
        kind="process",
        scene=diagram(
            "monohybrid-cross",
            "Monohybrid cross of pea seeds",
            Punnett(
                mother="Yy",
                father="Yy",
                eggs=("Y", "y"),
                sperm=("Y", "y"),
                phenotypes=(
                    Phenotype("Yellow seeds", ("YY", "Yy")),
                    Phenotype("Green seeds", ("yy",)),
                ),
                sperm_from="Pollen",
            ),
            subtitle="Two heterozygous plants; yellow (Y) is dominant over green (y)",
        ),
        names=(
            "monohybrid cross",
            "punnett square",
            "mendel first law",
            "law of segregation",
            "mendelian cross",
            "mendelian inheritance",
        ),
        tells=("heterozygous + dominant + recessive + cross", "pea + yellow + green + cross"),
        not_when=(
            "dihybrid",
            "two trait",
            "mouse",
            "mice",
            "linked",
            "incomplete dominance",
            "codominan",
            "wrinkled",
            "test cross",
            "testcross",
            "epistasis",
            "blood",
        ),
        opening="A Punnett square of a cross between two heterozygous pea plants.",
        facts=(
            Fact(
                "Each parent passes one of its two alleles to each gamete, with equal chance.",
                "openstax-bio-12",
            ),
            Fact("Three of four seeds are expected to be yellow, one of four green.", "openstax-bio-12"),
        ),
        summary="Crossing Yy with Yy gives yellow and green seeds in the ratio 3 to 1.",
    ),
    Subject(
        key="dihybrid-cross",
        title="Dihybrid cross",
        kind="process",
        scene=diagram(
            "dihybrid-cross",
            "Dihybrid cross of pea seeds",
            Punnett(
                mother="YyRr",
                father="YyRr",
                eggs=("YR", "Yr", "yR", "yr"),
                sperm=("YR", "Yr", "yR", "yr"),
                phenotypes=(
                    Phenotype("Yellow, round", ("YYRR", "YYRr", "YyRR", "YyRr")),
                    Phenotype("Yellow, wrinkled", ("YYrr", "Yyrr")),
                    Phenotype("Green, round", ("yyRR", "yyRr")),
                    Phenotype("Green, wrinkled", ("yyrr",)),
                ),
                sperm_from="Pollen",
            ),
            subtitle="Yellow (Y) is dominant over green (y), round (R) over wrinkled (r)",
        ),
        names=("dihybrid cross", "law of independent assortment", "independent assortment of two gene"),
        tells=("pea + round + wrinkled + yellow + green",),
        not_when=("meiosis", "linked", "epistasis", "mice", "mouse"),
        opening="A Punnett square of a cross between two pea plants that are heterozygous for two genes.",
        facts=(
            Fact(
                "Genes on different chromosomes are passed to gametes independently of each other.",
                "openstax-bio-12",
            ),
            Fact("The four phenotypes are expected in the ratio 9 to 3 to 3 to 1.", "openstax-bio-12"),
        ),
        summary="Crossing YyRr with YyRr gives four kinds of seeds in the ratio 9 to 3 to 3 to 1.",
    ),
    Subject(
        key="test-cross",
        title="Test cross",
        kind="process",
        scene=diagram(
            "test-cross",
            "Test cross of a heterozygote",
            Punnett(
                mother="yy",
                father="Yy",
                eggs=("y", "y"),
                sperm=("Y", "y"),
                phenotypes=(
                    Phenotype("Yellow seeds", ("YY", "Yy")),
                    Phenotype("Green seeds", ("yy",)),
                ),
                sperm_from="Pollen",
            ),
            subtitle="A plant with yellow seeds is crossed with one that is homozygous recessive",
            note="Were the tested plant YY, all seeds would be yellow.",
        ),
        names=("test cross", "testcross"),
        not_when=("dihybrid", "linked"),
        opening="A test cross shows which alleles a plant of dominant phenotype carries.",
        facts=(
            Fact(
                "Green seeds among the offspring show that the tested plant is heterozygous.",
                "openstax-bio-12",
            ),
        ),
        summary="Crossed with yy, a Yy plant gives yellow and green seeds in equal numbers.",
    ),
    Subject(
        key="recessive-pedigree",
        title="Pedigree of an autosomal recessive trait",
        kind="process",
        scene=diagram(
            "recessive-pedigree",
            "Autosomal recessive inheritance",
            Pedigree(
                generations=(
                    (Person("a", "male", carrier=True), Person("b", "female", carrier=True)),
                    (
                        Person("c", "female"),
                        Person("d", "male", affected=True),
                        Person("e", "female", carrier=True),
                        Person("f", "male", carrier=True),
                    ),
                    (
                        Person("g", "male"),
                        Person("h", "female", affected=True),
                        Person("i", "male", carrier=True),
                    ),
                ),
                couples=(Couple(("a", "b"), ("c", "d", "e")), Couple(("e", "f"), ("g", "h", "i"))),
            ),
            subtitle="An example of a family over three generations",
        ),
        names=(
            "autosomal recessive inheritance",
            "autosomal recessive pedigree",
            "recessive pedigree",
            "pedigree chart",
            "pedigree analysis",
            "family pedigree",
            "pedigree of an autosomal recessive trait",
        ),
        tells=("pedigree + recessive",),
        not_when=("dominant", "x linked", "sex linked", "mitochondrial", "alkaptonuria", "hemophilia"),
        opening="A pedigree of a trait that shows only in those with two copies of the allele.",
        facts=(
            Fact(
                "Two carriers, who do not show the trait, can have affected children: one in four is expected.",
                "openstax-ap-28",
            ),
            Fact("Sons and daughters are affected alike.", "openstax-ap-28"),
        ),
        summary="Unaffected carriers have affected children in two generations of a family.",
    ),
    Subject(
        key="x-linked-pedigree",
        title="Pedigree of an X-linked recessive trait",
        kind="process",
        scene=diagram(
            "x-linked-pedigree",
            "X-linked recessive inheritance",
            Pedigree(
                generations=(
                    (Person("a", "male", affected=True), Person("b", "female")),
                    (
                        Person("c", "male"),
                        Person("d", "female", carrier=True),
                        Person("e", "male"),
                        Person("f", "female", carrier=True),
                    ),
                    (
                        Person("g", "male", affected=True),
                        Person("h", "female"),
                        Person("i", "female", carrier=True),
                        Person("j", "male"),
                    ),
                ),
                couples=(Couple(("a", "b"), ("c", "d", "f")), Couple(("d", "e"), ("g", "h", "i", "j"))),
            ),
            subtitle="An example of a family over three generations",
        ),
        names=(
            "x linked recessive inheritance",
            "x linked inheritance",
            "sex linked inheritance",
            "x linked pedigree",
            "x linked recessive trait",
            "pedigree of hemophilia",
        ),
        tells=("x linked + pedigree", "hemophilia + carrier"),
        not_when=("dominant", "fruit fly", "drosophila", "eye color"),
        opening="A pedigree of a recessive trait whose gene lies on the X chromosome.",
        facts=(
            Fact(
                "An affected father passes the allele to all of his daughters, who are carriers, and to none of his sons.",
                "openstax-ap-28",
            ),
            Fact("Half of the sons of a carrier are expected to be affected.", "openstax-ap-28"),
        ),
        summary="An affected man's daughters are carriers, and their sons can be affected.",
    ),
    Subject(
        key="abo-blood-groups",
        title="ABO blood groups",
        kind="comparison",
        scene=diagram(
            "abo-blood-groups",
            "ABO blood groups",
            Table(
                columns=("", "Group A", "Group B", "Group AB", "Group O"),
                rows=(
                    ("Antigens on red blood cells", "A", "B", "A and B", "None"),
                    ("Antibodies in plasma", "Anti-B", "Anti-A", "None", "Anti-A and anti-B"),
                    ("Genotypes", "AA or AO", "BB or BO", "AB", "OO"),
                    ("Can receive red cells of", "A, O", "B, O", "A, B, AB, O", "O"),
                ),
            ),
            note="Only the ABO system; other antigens, such as Rh, matter as well.",
        ),
        names=("abo blood group", "abo blood type", "blood type", "blood group", "human blood group"),
        tells=("type a + type b + type ab + type o",),
        not_when=("rh factor", "erythroblastosis", "transfusion reaction", "test", "agglutination", "flow"),
        opening="The four blood groups of the ABO system.",
        facts=(
            Fact("The alleles for A and B are codominant, and both are dominant over O.", "openstax-ap-18"),
            Fact(
                "Plasma holds antibodies against the antigens that one's own red cells lack.",
                "openstax-ap-18",
            ),
        ),
        summary="Antigens, antibodies, genotypes and possible donors of groups A, B, AB and O.",
    ),
    Subject(
        key="mitosis-meiosis",
        title="Mitosis and meiosis compared",
        kind="comparison",
        scene=diagram(
            "mitosis-meiosis",
            "Mitosis and meiosis compared",
            Table(
                columns=("", "Mitosis", "Meiosis"),
                rows=(
                    ("Nuclear divisions", "One", "Two"),
                    ("Daughter cells", "Two", "Four"),
                    (
                        "Sets of chromosomes",
                        "As many as in the parent cell",
                        "Half as many as in the parent cell",
                    ),
                    ("Homologous chromosomes", "Do not pair", "Pair and cross over in prophase I"),
                    (
                        "What parts first",
                        "Sister chromatids, in anaphase",
                        "Homologous chromosomes, in anaphase I",
                    ),
                    (
                        "Genetic make-up",
                        "Identical to the parent cell",
                        "Different from the parent cell and from one another",
                    ),
                    ("Role", "Growth, repair, asexual reproduction", "Gametes in animals, spores in plants"),
                ),
            ),
        ),
        names=(
            "mitosis and meiosis",
            "meiosis and mitosis",
            "mitosis versus meiosis",
            "meiosis versus mitosis",
            "mitosis vs meiosis",
            "meiosis vs mitosis",
            "mitosis and meiosis compared",
        ),
        tells=("mitosis + meiosis + compare", "mitosis + meiosis + difference"),
        opening="The two kinds of nuclear division, row by row.",
        facts=(Fact("Mitosis keeps the number of chromosomes; meiosis halves it.", "openstax-bio-11"),),
        summary="Mitosis makes two identical cells, meiosis four different cells with half the chromosomes.",
    ),
)
