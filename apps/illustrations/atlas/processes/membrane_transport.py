"""How substances cross membranes, drawn."""

from __future__ import annotations

from functools import partial

from apps.illustrations.atlas.glyphs import transport_panels as draw
from apps.illustrations.atlas.knowledge import membranes
from apps.illustrations.atlas.scenes import drawn
from apps.illustrations.atlas.subject import Fact, Subject
from apps.illustrations.atlas.vocabulary import Vocabulary
from apps.illustrations.drawing.scene import Layout, Panel

WORDS = Vocabulary(membranes.TERMS)
BIO, AP = "openstax-bio-5", "openstax-ap-3"
SCHEMATIC = "Schematic, not to scale."
OTHER_ROADS = (
    "facilitated",
    "osmosis",
    "active transport",
    "gas exchange",
    "alveolus",
    "alveoli",
    "capillary",
    "disk",
    "agar",
    "kirby",
)

SUBJECTS = (
    Subject(
        key="diffusion",
        title="Diffusion through a membrane",
        kind="process",
        scene=drawn(
            "diffusion", "Diffusion through a membrane", Layout.PROCESS,
            (
                Panel("diffusion-start", partial(draw.diffusion, 0), heading="At first", text="The substance is on one side of the membrane only."),
                Panel("diffusion-middle", partial(draw.diffusion, 1), heading="After some time", text="It diffuses down its concentration gradient."),
                Panel("diffusion-end", partial(draw.diffusion, 2), heading="Equilibrium", text="Equal concentrations: particles still move, but no more one way than the other."),
            ),
            WORDS, labels="solute plasma-membrane-strip extracellular-fluid cytoplasm-side",
            subtitle="From high to low concentration, without energy from the cell", note=SCHEMATIC,
        ),
        names=("diffusion", "simple diffusion", "diffusion through a membrane", "diffusion across a membrane", "diffusion through a permeable membrane",
               "diffusion across the plasma membrane", "simple diffusion across the cell membrane", "passive diffusion", "passive transport"),
        tells=("diffusion + membrane + concentration gradient", "diffusion + high concentration + low concentration"),
        not_when=OTHER_ROADS,
        opening="A substance to which the membrane is permeable spreads until it is equally concentrated on both sides.",
        facts=(Fact("Diffusion moves a substance from a region of high to one of low concentration and needs no energy from the cell.", BIO),),
        summary="Particles spread from one side of a membrane until both sides are equal.",
    ),
    Subject(
        key="facilitated-diffusion",
        title="Facilitated diffusion",
        kind="comparison",
        scene=drawn(
            "facilitated-diffusion", "Facilitated diffusion", Layout.COMPARISON,
            (
                Panel("facilitated-channel", draw.through_channel, heading="Through a channel", text="A channel protein opens a pore for ions or small polar molecules."),
                Panel("facilitated-carrier", draw.through_carrier, heading="By a carrier", text="A carrier protein binds its load, changes shape and lets it go on the other side."),
            ),
            WORDS, labels="solute channel-protein carrier-protein extracellular-fluid cytoplasm-side",
            subtitle="Proteins help substances down their concentration gradient", note=SCHEMATIC,
        ),
        names=("facilitated diffusion", "facilitated transport", "channel and carrier protein", "channel protein and carrier protein", "carrier protein and channel protein",
               "channel protein", "carrier protein", "transport protein"),
        tells=("facilitated transport", "facilitated diffusion", "facilitated diffusion + channel", "channel protein + carrier protein"),
        not_when=("active transport", "sodium potassium", "voltage", "aquaporin", "gated"),
        opening="Two ways in which membrane proteins let substances pass.",
        facts=(Fact("Facilitated diffusion runs down the concentration gradient and needs no energy from the cell.", BIO),),
        summary="A channel and a carrier let solute move down its gradient.",
    ),
    Subject(
        key="sodium-potassium-pump",
        title="Sodium-potassium pump",
        kind="process",
        scene=drawn(
            "sodium-potassium-pump", "Sodium-potassium pump", Layout.PROCESS,
            tuple(
                Panel(f"pump-{name}", step, heading=heading, text=text)
                for name, step, heading, text in zip(
                    draw.PUMP_STEPS, draw.steps_of_pump,
                    ("Sodium binds", "Phosphorylation", "Sodium leaves", "Potassium binds", "Phosphate leaves", "Potassium enters"),
                    (
                        "Open to the cytoplasm, the pump binds three sodium ions.",
                        "ATP is hydrolyzed; its phosphate is bound to the pump.",
                        "The pump opens outwards and lets the sodium ions go.",
                        "Two potassium ions bind from outside.",
                        "The phosphate is released; the pump turns back.",
                        "The potassium ions are released into the cytoplasm.",
                    ),
                    strict=True,
                )
            ),
            WORDS, labels="sodium-ion potassium-ion pump-phosphate adenosine-triphosphate sodium-potassium-pump extracellular-fluid cytoplasm-side",
            subtitle="Primary active transport: three Na⁺ out, two K⁺ in for each ATP", note=SCHEMATIC,
        ),
        names=("sodium potassium pump", "na+ k+ pump", "na+ k+ atpase", "na k pump", "sodium potassium atpase", "sodium pump", "primary active transport", "active transport"),
        tells=("sodium potassium pump + atp", "sodium ion + potassium ion + pump", "sodium potassium pump + active transport"),
        not_when=("secondary", "kidney", "nephron", "action potential", "cotransport", "digoxin", "bulk"),
        opening="One round of the sodium-potassium pump in the plasma membrane.",
        facts=(
            Fact("The pump moves both ions against their concentration gradients and pays with the hydrolysis of ATP: energy coupling.", BIO),
            Fact("More positive charge leaves than enters, which adds to the electrochemical gradient.", BIO),
        ),
        summary="Three sodium ions leave and two potassium ions enter for one ATP.",
    ),
    Subject(
        key="secondary-active-transport",
        title="Secondary active transport",
        kind="process",
        scene=drawn(
            "secondary-active-transport", "Secondary active transport", Layout.PROCESS,
            (
                Panel("cotransport-gradient", draw.gradient_by_pump, heading="A gradient is built", text="The sodium-potassium pump spends ATP and piles up sodium outside the cell."),
                Panel("cotransport-use", draw.carried_along, heading="The gradient is used", text="Sodium flows back through a symporter and carries an amino acid along."),
            ),
            WORDS, labels="sodium-potassium-pump sodium-ion adenosine-triphosphate symporter amino-acid-molecule extracellular-fluid cytoplasm-side",
            subtitle="Cotransport: one substance goes uphill with another that goes downhill", note=SCHEMATIC,
        ),
        names=("secondary active transport", "cotransport", "co transport", "coupled transport", "sodium amino acid cotransport"),
        tells=("secondary active transport", "electrochemical gradient + primary active transport + another substance", "sodium + amino acid + cotransport"),
        not_when=("kidney", "nephron", "intestine", "chloroplast"),
        opening="An electrochemical gradient, built by primary active transport, moves another substance against its own gradient.",
        facts=(Fact("Secondary active transport uses no ATP itself; its energy comes from the gradient of the ion.", BIO),),
        summary="A pump builds a sodium gradient that then carries amino acids into the cell.",
    ),
    Subject(
        key="uniporter-symporter-antiporter",
        title="Uniporter, symporter and antiporter",
        kind="comparison",
        scene=drawn(
            "uniporter-symporter-antiporter", "Uniporter, symporter and antiporter", Layout.COMPARISON,
            tuple(
                Panel(f"porter-{kind}", partial(draw.porters, kind=kind), heading=kind.capitalize(), text=text)
                for kind, text in (
                    ("uniporter", "Carries one kind of ion or molecule."),
                    ("symporter", "Carries two different ones in the same direction."),
                    ("antiporter", "Carries two different ones in opposite directions."),
                )
            ),
            WORDS, labels="uniporter symporter antiporter solute sodium-ion",
            subtitle="Three kinds of carrier proteins", note=SCHEMATIC,
        ),
        names=("symporter", "antiporter", "uniporter", "symport and antiport", "symporter and antiporter", "uniport symport antiport", "type of carrier protein", "type of transporter"),
        tells=("uniporter + symporter + antiporter", "uniporter + antiporter"),
        not_when=("kidney", "nephron"),
        opening="Carrier proteins by what they carry and which way.",
        facts=(Fact("Each of them may also carry small, uncharged organic molecules such as glucose.", BIO),),
        summary="One load, two the same way, two in opposite ways.",
    ),
    Subject(
        key="osmosis",
        title="Osmosis",
        kind="process",
        scene=drawn(
            "osmosis", "Osmosis", Layout.PROCESS,
            (
                Panel("osmosis-before", partial(draw.beaker, 0), heading="At first", text="The levels are equal; the solute is more concentrated on the right and cannot pass."),
                Panel("osmosis-after", partial(draw.beaker, 1), heading="Later", text="Water has moved to the side with more solute, whose level has risen."),
            ),
            WORDS, labels="semipermeable-membrane solute water",
            subtitle="Water moves through a semipermeable membrane", note=SCHEMATIC,
        ),
        names=("osmosis", "osmosis in a beaker", "osmotic pressure", "movement of water across a membrane", "diffusion of water"),
        tells=("osmosis + water", "osmosis + semipermeable membrane", "water + semipermeable membrane + solute", "water + membrane + higher concentration of solute"),
        not_when=("red blood cell", "plant cell", "reverse osmosis", "tonicity", "hypertonic", "hypotonic", "kidney", "nephron", "fish", "capillary", "root", "aquaporin"),
        opening="A beaker parted by a membrane that lets water pass, but not the solute.",
        facts=(Fact("Osmosis is the diffusion of water through a semipermeable membrane, from where the solute is dilute to where it is concentrated.", BIO),),
        summary="Water crosses to the side with more solute until its level has risen.",
    ),
    Subject(
        key="electrochemical-gradient",
        title="Electrochemical gradient",
        kind="plate",
        scene=drawn(
            "electrochemical-gradient", "Electrochemical gradient", Layout.PLATE, (Panel("electrochemical-gradient", draw.electrochemical),),
            WORDS, labels="sodium-ion potassium-ion chloride-ion negative-protein plasma-membrane-strip extracellular-fluid cytoplasm-side",
            subtitle="Concentrations and charges differ across the plasma membrane", note="Schematic: numbers of ions show only where there is more and where less.",
        ),
        names=("electrochemical gradient", "concentration and electrical gradient", "ion gradient across the plasma membrane", "resting ion distribution"),
        tells=("electrochemical gradient + concentration gradient + electrical gradient",),
        not_when=("proton", "atp synthase", "chemiosmosis", "secondary", "action potential", "sodium potassium pump", "pump"),
        opening="Ions on the two sides of the plasma membrane of an animal cell.",
        facts=(
            Fact("Sodium and chloride ions are more concentrated outside, potassium ions inside.", BIO),
            Fact("Inside, negatively charged proteins add to the negative charge, so that an electrical gradient joins the concentration gradients.", BIO),
        ),
        summary="More Na⁺ and Cl⁻ outside, more K⁺ and negative proteins inside.",
    ),
    Subject(
        key="aquaporin",
        title="Aquaporin water channel",
        kind="plate",
        scene=drawn(
            "aquaporin", "Aquaporin water channel", Layout.PLATE, (Panel("aquaporin", draw.aquaporin),),
            WORDS, labels="aquaporin water-molecule sodium-ion phospholipid-head phospholipid-tail extracellular-fluid cytoplasm-side",
            subtitle="Water passes in single file, ions do not", note=SCHEMATIC,
        ),
        names=("aquaporin water channel", "aquaporin channel", "water channel", "structure of aquaporin", "aquaporin protein", "aquaporin in the membrane"),
        not_when=("adh", "collecting duct", "collecting tubule", "antidiuretic", "nephron"),
        opening="Three aquaporins in a membrane, cut lengthwise.",
        caption=("aquaporin", "sodium-ion", "lipid-bilayer"),
        facts=(Fact("Positive charges inside the channel keep ions from leaking through while water moves by osmosis.", "openstax-ap-25"),),
        summary="Water molecules pass through the channels one by one; ions stay out.",
    ),
)  # fmt: skip
