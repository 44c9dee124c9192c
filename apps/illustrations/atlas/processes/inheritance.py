"""Crosses beyond Mendel's peas: epistasis, incomplete dominance, codominance, sex linkage, and how sex is determined."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Edge, Flow, Node, Phenotype, Punnett, Table

GENETICS, MODERN = "openstax-bio-12", "openstax-bio-13"

AGOUTI = Subject(
    key="coat-color-epistasis",
    title="Epistasis in the coat color of mice",
    kind="process",
    scene=diagram(
        "coat-color-epistasis",
        "Epistasis in the coat color of mice",
        Punnett(
            mother="AaCc",
            father="AaCc",
            eggs=("AC", "aC", "Ac", "ac"),
            sperm=("AC", "aC", "Ac", "ac"),
            phenotypes=(
                Phenotype("Agouti", ("AACC", "AACc", "AaCC", "AaCc")),
                Phenotype("Black", ("aaCC", "aaCc")),
                Phenotype("White (albino)", ("AAcc", "Aacc", "aacc")),
            ),
        ),
        subtitle="Agouti (A) is dominant over solid black (a); without C there is no pigment at all",
        note="The C gene is epistatic to the A gene.",
    ),
    names=("epistasis in mice", "coat color of mice", "mouse coat color", "agouti coat color", "epistasis", "coat color in mice", "mottled agouti coat color", "epistatic gene", "agouti"),
    tells=("agouti + albino", "agouti + epistatic", "agouti + dominant + black", "mice + agouti", "coat color + epistasis", "mouse + coat color + pigment"),
    not_when=("squash", "labrador", "dog", "rabbit", "chinchilla", "himalayan", "horse", "summer squash", "methylation", "pocket mouse"),
    opening="A Punnett square of a cross between two agouti mice that are heterozygous for both genes.",
    facts=(
        Fact("The C gene is needed for pigment: mice with two c alleles are white whatever their A alleles.", GENETICS),
        Fact("The phenotypes are expected in the ratio 9 agouti to 3 black to 4 white.", GENETICS),
    ),
    summary="Crossing AaCc with AaCc gives agouti, black and white mice, 9 to 3 to 4.",
)  # fmt: skip

INCOMPLETE = Subject(
    key="incomplete-dominance",
    title="Incomplete dominance",
    kind="process",
    scene=diagram(
        "incomplete-dominance",
        "Incomplete dominance in snapdragons",
        Punnett(
            mother="Rr", father="Rr", eggs=("R", "r"), sperm=("R", "r"),
            phenotypes=(Phenotype("Red flowers", ("RR",)), Phenotype("Pink flowers", ("Rr",)), Phenotype("White flowers", ("rr",))),
            sperm_from="Pollen",
        ),
        subtitle="Two pink plants are crossed; R gives red, r gives white",
        note="R and r stand for two alleles neither of which is fully dominant.",
    ),
    names=("incomplete dominance", "incomplete dominance in snapdragon", "snapdragon cross", "snapdragon flower color", "pink snapdragon"),
    tells=("punnett + incomplete dominance", "snapdragon + pink", "incomplete dominance + pink", "heterozygote + intermediate + phenotype"),
    not_when=("codominance", "codominant"),
    opening="A Punnett square of a cross between two heterozygous snapdragons.",
    facts=(
        Fact("The heterozygote is between the two homozygotes: its flowers are pink.", GENETICS),
        Fact("Red, pink and white are expected in the ratio 1 to 2 to 1.", GENETICS),
    ),
    summary="Crossing two pink snapdragons gives red, pink and white, 1 to 2 to 1.",
)  # fmt: skip

FLY_EYES = Subject(
    key="white-eyed-fly-cross",
    title="X-linked eye color in fruit flies",
    kind="process",
    scene=diagram(
        "white-eyed-fly-cross",
        "X-linked eye color in fruit flies",
        Table(
            columns=("Cross", "Mother", "Father", "Daughters", "Sons"),
            rows=(
                ("Red-eyed female with white-eyed male", "X(W) X(W)", "X(w) Y", "All red-eyed: X(W) X(w)", "All red-eyed: X(W) Y"),
                ("White-eyed female with red-eyed male", "X(w) X(w)", "X(W) Y", "All red-eyed: X(W) X(w)", "All white-eyed: X(w) Y"),
                ("Carrier female with red-eyed male", "X(W) X(w)", "X(W) Y", "All red-eyed: X(W) X(W), X(W) X(w)", "Half red-eyed, half white-eyed"),
            ),
        ),
        subtitle="W, red eyes, is dominant over w, white eyes; the gene lies on the X chromosome",
    ),
    names=("x linked eye color", "eye color in fruit fly", "eye color in drosophila", "white eyed fly", "drosophila eye color", "sex linked eye color", "x linked eye color in fruit fly", "white eyed male", "eye color of drosophila"),
    tells=("drosophila + eye color + x", "fruit fly + white eye + male", "punnett + drosophila + eye color", "white eyed + red eyed"),
    not_when=("vermilion and", "linked gene", "map", "mutation rate", "eye color alleles", "cinnabar", "black body", "wing"),
    opening="Three crosses of fruit flies with a gene on the X chromosome.",
    facts=(
        Fact("Males have one X chromosome, so a single recessive allele shows in them.", GENETICS),
        Fact("Sons take their X chromosome from their mother.", GENETICS),
    ),
    summary="Sons get their eye color from the X of their mother; one dominant allele makes red eyes.",
)  # fmt: skip

SRY = Subject(
    key="sry-sex-determination",
    title="Sex determination by SRY",
    kind="process",
    scene=diagram(
        "sry-sex-determination",
        "Sex determination by SRY",
        Flow(
            ranks=(
                (Node("sry", "SRY gene", "on the Y chromosome", kind="vein"),),
                (Node("tdf", "SRY protein", "testis-determining factor"),),
                (Node("proteins", "Further proteins", "genes switched on in turn"),),
                (Node("testis", "Testis", "the gonad differentiates", kind="action"),),
                (Node("leydig", "Leydig cells"), Node("sertoli", "Sertoli cells")),
                (Node("testosterone", "Testosterone"), Node("amh", "Anti-Müllerian hormone")),
                (
                    Node("wolffian", "Wolffian ducts persist", "become male ducts and glands", kind="vein"),
                    Node("mullerian", "Müllerian ducts regress", "no uterus and uterine tubes", kind="artery"),
                ),
            ),
            edges=(
                Edge("sry", "tdf"), Edge("tdf", "proteins"), Edge("proteins", "testis"), Edge("testis", "leydig"), Edge("testis", "sertoli"),
                Edge("leydig", "testosterone"), Edge("sertoli", "amh"), Edge("testosterone", "wolffian"), Edge("amh", "mullerian"),
            ),
        ),
        subtitle="From a gene of the Y chromosome to the male reproductive tract",
        note="Without SRY the gonad becomes an ovary.",
    ),
    names=("sry gene", "syr gene", "sry", "sex determination by sry", "sex determination", "testis determining factor", "sry gene of the y chromosome", "male sex determination", "sex determining region y"),
    tells=("sry + y chromosome", "syr gene + y chromosome", "sry + testis", "y chromosome + primary sex characteristic"),
    not_when=("temperature", "turtle", "reptile", "bird", "insect", "zw", "haplodiploid", "bee", "klinefelter", "turner"),
    opening="The steps from the SRY gene to the development of male organs.",
    facts=(
        Fact("SRY protein leads the gonad of an embryo to become a testis.", "openstax-ap-28"),
        Fact("Sertoli cells secrete anti-Müllerian hormone, Leydig cells testosterone.", "openstax-ap-27"),
    ),
    summary="SRY makes the gonad a testis, whose hormones form the male tract.",
)  # fmt: skip

GENOTYPE_TERMS = Subject(
    key="patterns-of-inheritance",
    title="Patterns of inheritance compared",
    kind="comparison",
    scene=diagram(
        "patterns-of-inheritance",
        "Patterns of inheritance compared",
        Table(
            columns=("", "Heterozygote", "Example"),
            rows=(
                ("Complete dominance", "Looks like the dominant homozygote", "Color of pea seeds"),
                ("Incomplete dominance", "Lies between the homozygotes", "Pink snapdragons"),
                ("Codominance", "Shows both traits", "MN and AB blood groups"),
                ("Multiple alleles", "Depends on the two alleles of many that it has", "Coat color of rabbits"),
                ("X-linked recessive", "Females are carriers; males show the trait", "Red-green color blindness"),
                ("Epistasis", "Another gene decides whether the trait shows", "Coat color of mice"),
            ),
        ),
    ),
    names=("pattern of inheritance", "non mendelian inheritance", "codominance", "mode of inheritance", "inheritance pattern"),
    tells=("incomplete dominance + codominance",),
    not_when=("linked", "unlinked", "linkage", "x linked", "autosomal", "pedigree", "rabbit", "cystic", "disease", "human"),
    opening="Six patterns of inheritance, row by row.",
    facts=(Fact("In codominance both alleles are expressed in the heterozygote.", GENETICS),),
    summary="How the heterozygote looks tells one pattern of inheritance from another.",
)  # fmt: skip

MULTIPLE_ALLELES = Subject(
    key="rabbit-coat-alleles",
    title="Multiple alleles of coat color in rabbits",
    kind="table",
    scene=diagram(
        "rabbit-coat-alleles",
        "Multiple alleles of coat color in rabbits",
        Table(
            columns=("", "Wild type", "Chinchilla", "Himalayan", "Albino"),
            rows=(
                ("Allele", "C", "c(ch)", "c(h)", "c"),
                ("Coat", "Brown", "Black-tipped white", "Black on the extremities only", "White"),
                ("Dominant over", "c(ch), c(h), c", "c(h), c (incompletely)", "c", "None"),
            ),
        ),
        subtitle="Four alleles of the C gene, from the most to the least dominant",
    ),
    names=("multiple alleles", "multiple allele", "rabbit coat color", "coat color in rabbit", "coat color of rabbit", "four allele for the rabbit coat color", "chinchilla rabbit"),
    tells=("four different allele + rabbit", "rabbit coat", "rabbit + coat color + allele", "chinchilla + himalayan + albino", "rabbit + allele + himalayan"),
    opening="Four alleles of one gene and the coats that they give.",
    facts=(Fact("A rabbit has any two of the four alleles; the more dominant one decides its coat.", GENETICS),),
    summary="Wild type, chinchilla, Himalayan and albino: four alleles in order of dominance.",
)  # fmt: skip

SUBJECTS = (AGOUTI, INCOMPLETE, FLY_EYES, SRY, GENOTYPE_TERMS, MULTIPLE_ALLELES)
