"""Levels at which genes are controlled, epigenetics, RNA interference, X inactivation, and what goes wrong in cancer."""

from __future__ import annotations

from apps.illustrations.atlas.scenes import diagram
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.drawing.diagrams import Edge, Flow, Node, Table

CONTROL, CANCER = "openstax-bio-16", "openstax-bio-10"

LEVELS = Subject(
    key="levels-of-gene-regulation",
    title="Levels of gene regulation in eukaryotes",
    kind="process",
    scene=diagram(
        "levels-of-gene-regulation",
        "Levels of gene regulation in eukaryotes",
        Flow(
            ranks=(
                (Node("chromatin", "Chromatin", "is it open?", kind="vein"),),
                (Node("transcription", "Transcription", "which factors bind?", kind="vein"),),
                (Node("processing", "RNA processing", "which exons are joined?", kind="vein"),),
                (Node("export", "Transport and lifespan of mRNA", "how long does it last?", kind="action"),),
                (Node("translation", "Translation", "do ribosomes begin?", kind="action"),),
                (Node("protein", "Changes of the protein", "phosphate, acetyl, ubiquitin …", kind="action"),),
            ),
            edges=(
                Edge("chromatin", "transcription", "epigenetic"), Edge("transcription", "processing", "transcriptional"), Edge("processing", "export", "post-transcriptional"),
                Edge("export", "translation", "in the cytoplasm"), Edge("translation", "protein", "post-translational"),
            ),
        ),
        subtitle="Each step from gene to working protein can be held back or helped",
    ),
    names=("level of gene regulation", "levels of gene regulation in eukaryotes", "eukaryotic gene regulation", "regulation of gene expression", "regulation of gene expression in eukaryote", "gene expression regulation",
           "eukaryotic gene expression", "control of gene expression", "gene regulation", "gene regulation in eukaryote", "control of gene expression in eukaryote"),
    tells=("regulation + transcriptional + post transcriptional + translational", "gene expression + epigenetic + post translational"),
    not_when=("prokaryotic", "prokaryote", "bacteria", "operon", "lac", "trp", "quorum", "hormone", "initiation complex", "enhancer", "in cancer", "cancer"),
    opening="Six levels at which the expression of a gene is controlled.",
    facts=(
        Fact("In eukaryotes transcription takes place in the nucleus and translation in the cytoplasm, so each can be controlled by itself.", CONTROL),
        Fact("Chromatin must be open before a gene can be transcribed.", CONTROL),
    ),
    summary="Chromatin, transcription, RNA and protein can each be controlled.",
)  # fmt: skip

PROKARYOTE_EUKARYOTE = Subject(
    key="gene-regulation-compared",
    title="Gene regulation in prokaryotes and eukaryotes",
    kind="comparison",
    scene=diagram(
        "gene-regulation-compared",
        "Gene regulation in prokaryotes and eukaryotes",
        Table(
            columns=("", "Prokaryotes", "Eukaryotes"),
            rows=(
                ("Nucleus", "None", "Holds the DNA"),
                ("Where RNA and protein are made", "Both in the cytoplasm, almost at once", "RNA in the nucleus, protein in the cytoplasm"),
                ("Genes of one task", "Often together in an operon", "Mostly each with its own promoter"),
                ("Main level of control", "Transcription", "All levels, from chromatin to protein"),
                ("RNA processing", "Rare", "Cap, tail and splicing"),
            ),
        ),
    ),
    names=("gene regulation in prokaryotes and eukaryotes", "prokaryotic and eukaryotic gene expression", "regulation of gene expression in prokaryotic and eukaryotic organism", "prokaryotic and eukaryotic gene regulation",
           "regulation in prokaryotic and eukaryotic cell"),
    tells=("prokaryotic + eukaryotic + gene expression + regulat", "prokaryotic transcription and translation + eukaryotic", "prokaryotic transcription and translation + simultaneously"),
    opening="How control of genes differs, row by row.",
    facts=(Fact("In prokaryotes transcription and translation go on at almost the same time.", CONTROL),),
    summary="Prokaryotes control mainly transcription; eukaryotes control every step.",
)  # fmt: skip

RNAI = Subject(
    key="rna-interference",
    title="RNA interference",
    kind="process",
    scene=diagram(
        "rna-interference",
        "RNA interference by microRNA",
        Flow(
            ranks=(
                (Node("pre", "Double-stranded RNA", "such as pre-microRNA", kind="artery"),),
                (Node("dicer", "Dicer", "enzyme that cuts it short"),),
                (Node("mirna", "MicroRNA", "about 22 nucleotides", kind="artery"),),
                (Node("risc", "RISC", "RNA-induced silencing complex", kind="action"),),
                (Node("target", "Complementary mRNA", "is bound by the microRNA"),),
                (Node("broken", "mRNA is broken down"), Node("blocked", "Translation is blocked")),
            ),
            edges=(
                Edge("pre", "dicer"), Edge("dicer", "mirna"), Edge("mirna", "risc", "one strand is loaded"), Edge("risc", "target"), Edge("target", "broken"), Edge("target", "blocked"),
            ),
        ),
        subtitle="A short RNA keeps an mRNA from being translated",
    ),
    names=("rna interference", "rnai", "microrna", "gene silencing by rna", "small interfering rna", "rna silencing", "micro rna"),
    tells=("dicer + risc", "microrna + risc", "mirna + mrna + degrad"),
    not_when=("drug", "therapy", "cancer", "antisense"),
    opening="The steps by which a short RNA silences a gene.",
    facts=(
        Fact("MicroRNAs are short RNAs that bind to complementary messenger RNA.", CONTROL),
        Fact("RISC is a complex of RNA and proteins.", CONTROL),
    ),
    summary="Dicer makes microRNA; in RISC it finds an mRNA, which is broken down or not translated.",
)  # fmt: skip

P53 = Subject(
    key="p53-pathway",
    title="The role of p53",
    kind="process",
    scene=diagram(
        "p53-pathway",
        "The role of p53",
        Flow(
            ranks=(
                (Node("damage", "Damaged DNA", kind="artery"),),
                (Node("p53", "p53 rises", "tumor suppressor protein", kind="vein"),),
                (Node("p21", "p21 is made", "blocks Cdk and cyclin"),),
                (Node("stop", "Cycle stops at the G₁ checkpoint", kind="action"),),
                (Node("repair", "DNA is repaired", "the cycle goes on"), Node("death", "DNA cannot be repaired", "apoptosis: the cell dies")),
            ),
            edges=(Edge("damage", "p53"), Edge("p53", "p21"), Edge("p21", "stop"), Edge("stop", "repair"), Edge("stop", "death")),
        ),
        subtitle="A normal cell with damaged DNA does not divide",
        note="Without working p53 a damaged cell goes on to divide, and may become a cancer cell.",
    ),
    names=("p53", "role of p53", "p53 pathway", "role of normal p53", "tumor suppressor p53", "p53 gene", "p53 protein", "tumor suppressor protein", "tumor suppressor gene"),
    tells=("p53 + cell cycle", "p53 + checkpoint", "p53 + apoptosis", "p53 + dna"),
    not_when=("rb halt", "hpv", "papillomavirus", "e6"),
    opening="What p53 does when DNA is damaged.",
    facts=(
        Fact("p53 stops the cell cycle until DNA is repaired, or starts apoptosis.", CANCER),
        Fact("Mutated p53 is found in many human tumors.", CANCER),
    ),
    summary="Damaged DNA raises p53, which stops the cycle for repair or leads to cell death.",
)  # fmt: skip

CANCER_GENES = Subject(
    key="oncogenes",
    title="Oncogenes and tumor suppressor genes",
    kind="comparison",
    scene=diagram(
        "oncogenes",
        "Oncogenes and tumor suppressor genes",
        Table(
            columns=("", "Proto-oncogenes", "Tumor suppressor genes"),
            rows=(
                ("Normal task", "Help the cell to divide", "Hold the cell cycle back"),
                ("Change in cancer", "Too active: now an oncogene", "Lost or inactive"),
                ("Alleles that must change", "One is enough", "As a rule both"),
                ("As in a car", "The accelerator is stuck", "The brake fails"),
                ("Examples", "RAS, MYC, HER2", "TP53, RB1, CDKN1A (p21)"),
            ),
        ),
    ),
    names=("oncogene", "proto oncogene", "oncogenes and tumor suppressor genes", "oncogene and tumor suppressor gene", "tumor suppressor and oncogene", "cancer gene"),
    tells=("oncogene + tumor suppressor", "proto oncogene + oncogene"),
    not_when=("virus", "retrovirus", "myc protein"),
    opening="Two kinds of genes whose changes lead to cancer.",
    facts=(Fact("Cancer comes from changes in several genes that control division.", CANCER),),
    summary="Oncogenes push division too much; lost tumor suppressors fail to hold it back.",
)  # fmt: skip

X_INACTIVATION = Subject(
    key="x-inactivation",
    title="X inactivation",
    kind="process",
    scene=diagram(
        "x-inactivation",
        "X inactivation in a calico cat",
        Flow(
            ranks=(
                (Node("zygote", "Female embryo", "X with orange allele, X with black allele"),),
                (Node("random", "One X is inactivated in each cell", "at random; it becomes a Barr body", kind="action"),),
                (Node("orange", "Orange X active", "black X is a Barr body", kind="artery"), Node("black", "Black X active", "orange X is a Barr body", kind="vein")),
                (Node("orange-skin", "Patch of orange fur", "all descendants alike"), Node("black-skin", "Patch of black fur", "all descendants alike")),
            ),
            edges=(Edge("zygote", "random"), Edge("random", "orange"), Edge("random", "black"), Edge("orange", "orange-skin", "cell divisions"), Edge("black", "black-skin", "cell divisions")),
        ),
        subtitle="Why female mammals are mosaics of cells",
        note="White patches of calico cats come from another gene.",
    ),
    names=("x inactivation", "x chromosome inactivation", "barr body", "calico cat", "tortoiseshell cat", "lyonization", "inactivation of an x chromosome", "coat color in cat"),
    tells=("cat + coat color + x chromosome", "x inactivation + cat", "barr body + x chromosome", "x chromosome + inactivat + female"),
    opening="How two colors come about in the fur of a female cat.",
    facts=(
        Fact("Early in development one X chromosome in each cell of a female mammal condenses into a Barr body.", "openstax-bio-13"),
        Fact("All descendants of a cell keep the same X inactive.", "openstax-bio-13"),
    ),
    summary="Each early cell inactivates one X at random; its descendants form one patch.",
)  # fmt: skip

RNA_KINDS = Subject(
    key="kinds-of-rna",
    title="Kinds of RNA",
    kind="comparison",
    scene=diagram(
        "kinds-of-rna",
        "Kinds of RNA in protein synthesis",
        Table(
            columns=("", "mRNA", "rRNA", "tRNA"),
            rows=(
                ("Name", "Messenger RNA", "Ribosomal RNA", "Transfer RNA"),
                ("Structure", "Short, unstable, single strand", "Longer, stable, folded", "Short (70–90 nucleotides), stable, folded"),
                ("Function", "Carries the sequence of a gene to the ribosome", "Forms the ribosome and joins amino acids", "Carries amino acids to the ribosome"),
            ),
        ),
    ),
    names=("kind of rna", "type of rna", "types of rna", "kinds of rna", "mrna trna and rrna", "structure and function of rna", "three type of rna"),
    tells=("mrna + rrna + trna",),
    not_when=("translation", "initiation", "virus"),
    opening="Three kinds of RNA that take part in protein synthesis.",
    facts=(Fact("Ribosomal RNA makes up most of the RNA of a cell.", "openstax-micro-10"),),
    summary="Messenger RNA carries the code, ribosomal RNA builds ribosomes, transfer RNA brings amino acids.",
)  # fmt: skip

DNA_RNA = Subject(
    key="dna-and-rna-compared",
    title="DNA and RNA compared",
    kind="comparison",
    scene=diagram(
        "dna-and-rna-compared",
        "DNA and RNA compared",
        Table(
            columns=("", "DNA", "RNA"),
            rows=(
                ("Sugar", "Deoxyribose", "Ribose"), ("Bases", "A, T, G, C", "A, U, G, C"), ("Strands", "Mostly two, as a double helix", "Mostly one, often folded"),
                ("In eukaryotes found in", "Nucleus, mitochondria, chloroplasts", "Nucleus and cytoplasm"), ("Task", "Stores genetic information", "Carries and reads information, builds ribosomes, regulates"),
            ),
        ),
    ),
    names=("dna and rna", "rna and dna", "dna versus rna", "dna vs rna", "difference between dna and rna", "dna and rna compared", "feature of dna and rna", "structure of rna", "rna structure"),
    tells=("dna + double stranded + rna + single stranded", "deoxyribose + ribose + thymine + uracil", "dna + rna + uracil + thymine"),
    not_when=("nucleotide", "virus", "polymerase", "hybrid", "splicing", "template", "transcription", "extraction", "primer", "pairs with rna"),
    opening="The two nucleic acids, row by row.",
    facts=(Fact("RNA has ribose in place of deoxyribose and uracil in place of thymine.", "openstax-bio-3"),),
    summary="DNA has deoxyribose, thymine and two strands; RNA has ribose, uracil and mostly one.",
)  # fmt: skip

SUBJECTS = (LEVELS, PROKARYOTE_EUKARYOTE, RNAI, P53, CANCER_GENES, X_INACTIVATION, RNA_KINDS, DNA_RNA)
