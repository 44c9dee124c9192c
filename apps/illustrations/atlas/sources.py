"""The works that the facts of the atlas were checked against. Each chapter of an open textbook is a source of its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Source:
    key: str
    citation: str  # as it is printed beside the figure
    url: str = ""


BIOLOGY = """The Study of Life; The Chemical Foundation of Life; Biological Macromolecules; Cell Structure;
Structure and Function of Plasma Membranes; Metabolism; Cellular Respiration; Photosynthesis; Cell Communication;
Cell Reproduction; Meiosis and Sexual Reproduction; Mendel's Experiments and Heredity; Modern Understandings of Inheritance;
DNA Structure and Function; Genes and Proteins; Gene Expression; Biotechnology and Genomics;
Evolution and the Origin of Species; The Evolution of Populations; Phylogenies and the History of Life; Viruses;
Prokaryotes: Bacteria and Archaea; Protists; Fungi; Seedless Plants; Seed Plants; Introduction to Animal Diversity;
Invertebrates; Vertebrates; Plant Form and Physiology; Soil and Plant Nutrition; Plant Reproduction;
The Animal Body: Basic Form and Function; Animal Nutrition and the Digestive System; The Nervous System; Sensory Systems;
The Endocrine System; The Musculoskeletal System; The Respiratory System; The Circulatory System;
Osmotic Regulation and Excretion; The Immune System; Animal Reproduction and Development; Ecology and the Biosphere;
Population and Community Ecology; Ecosystems; Conservation Biology and Biodiversity"""

ANATOMY = """An Introduction to the Human Body; The Chemical Level of Organization; The Cellular Level of Organization;
The Tissue Level of Organization; The Integumentary System; Bone Tissue and the Skeletal System; Axial Skeleton;
The Appendicular Skeleton; Joints; Muscle Tissue; The Muscular System; The Nervous System and Nervous Tissue;
Anatomy of the Nervous System; The Somatic Nervous System; The Autonomic Nervous System; The Neurological Exam;
The Endocrine System; The Cardiovascular System: Blood; The Cardiovascular System: The Heart;
The Cardiovascular System: Blood Vessels and Circulation; The Lymphatic and Immune System; The Respiratory System;
The Digestive System; Metabolism and Nutrition; The Urinary System; Fluid, Electrolyte, and Acid-Base Balance;
The Reproductive System; Development and Inheritance"""

MICROBIOLOGY = """An Invisible World; How We See the Invisible World; The Cell; Prokaryotic Diversity;
The Eukaryotes of Microbiology; Acellular Pathogens; Microbial Biochemistry; Microbial Metabolism; Microbial Growth;
Biochemistry of the Genome; Mechanisms of Microbial Genetics; Modern Applications of Microbial Genetics;
Control of Microbial Growth; Antimicrobial Drugs; Microbial Mechanisms of Pathogenicity; Disease and Epidemiology;
Innate Nonspecific Host Defenses; Adaptive Specific Host Defenses; Diseases of the Immune System;
Laboratory Analysis of the Immune Response; Skin and Eye Infections; Respiratory System Infections;
Urogenital System Infections; Digestive System Infections; Circulatory and Lymphatic System Infections;
Nervous System Infections"""


def _chapters(short: str, book: str, folder: str, titles: str) -> list[Source]:
    """A source for each chapter: openstax-bio-8 is chapter 8 of Biology 2e."""
    return [
        Source(
            f"openstax-{short}-{number}",
            f"OpenStax, {book}, chapter {number}: {' '.join(title.split())}",
            f"https://openstax.org/books/{folder}/pages/{number}-introduction",
        )
        for number, title in enumerate(titles.split(";"), 1)
    ]


SOURCES: dict[str, Source] = {
    source.key: source
    for source in (
        *_chapters("bio", "Biology 2e", "biology-2e", BIOLOGY),
        *_chapters("ap", "Anatomy and Physiology 2e", "anatomy-and-physiology-2e", ANATOMY),
        *_chapters("micro", "Microbiology", "microbiology", MICROBIOLOGY),
        Source("gray-42", "S. Standring (editor), Gray's Anatomy, 42nd edition, Elsevier, 2020"),
        Source(
            "alberts-cell", "B. Alberts et al., Molecular Biology of the Cell, 7th ed., W. W. Norton, 2022"
        ),
        Source(
            "lehninger-8",
            "D. L. Nelson and M. M. Cox, Lehninger Principles of Biochemistry, 8th ed., Macmillan, 2021",
        ),
        Source(
            "guyton-14",
            "J. E. Hall and M. E. Hall, Guyton and Hall Textbook of Medical Physiology, 14th ed., Elsevier, 2021",
        ),
        Source(
            "noaa-mauna-loa",
            "NOAA Global Monitoring Laboratory, Trends in Atmospheric Carbon Dioxide, Mauna Loa annual means",
            "https://gml.noaa.gov/ccgg/trends/",
        ),
        Source("campbell-12", "L. A. Urry et al., Campbell Biology, 12th ed., Pearson, 2021"),
        Source("futuyma-evolution", "D. J. Futuyma and M. Kirkpatrick, Evolution, 4th ed., Sinauer, 2017"),
        Source(
            "begon-ecology",
            "M. Begon and C. R. Townsend, Ecology: From Individuals to Ecosystems, 5th ed., Wiley, 2021",
        ),
        Source("brock-16", "M. T. Madigan et al., Brock Biology of Microorganisms, 16th ed., Pearson, 2021"),
        Source(
            "taiz-physiology",
            "L. Taiz et al., Plant Physiology and Development, 7th ed., Oxford University Press, 2022",
        ),
        Source(
            "janeway-9",
            "K. Murphy and C. Weaver, Janeway's Immunobiology, 9th edition, Garland Science, 2016",
        ),
        Source(
            "chapman-insects",
            "R. F. Chapman, The Insects: Structure and Function, 5th edition, Cambridge University Press, 2013",
        ),
        Source(
            "oberhauser-monarch",
            "K. S. Oberhauser and M. J. Solensky (editors), The Monarch Butterfly: Biology and Conservation, Cornell University Press, 2004",
        ),
        Source(
            "scott-butterflies",
            "J. A. Scott, The Butterflies of North America, Stanford University Press, 1986",
        ),
    )
}
