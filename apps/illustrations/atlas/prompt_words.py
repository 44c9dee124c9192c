"""Words of prompts by what they do. All in lower case and in the singular, as `reading.words` gives them."""


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


# Words that begin a list of parts, and words that end an item of it.
LIST_CUES = _set(
    "show showing with including include label labelled labeled highlighting featuring depicting"
)
LIST_ENDS = _set("for in from as on by suitable")

# Words in such lists that name no part.
FILLER = _set(
    "a an the its their all and or of each every both no clear clearly detailed detail major main key important various "
    "different other internal external labelled labeled annotated visible complete full four three two some following "
    "beautiful colorful colourful professional elegant"
)
GENERIC = _set(
    "label arrow annotation background caption colour color coloring colouring shading diagram drawing figure illustration "
    "legend line scale bar section cross style text title view white clean high quality resolution structure organelle part "
    "anatomy stage step process name direction flow path blood oxygen oxygenated deoxygenated rich poor transition "
    "transformation feature component layer region area scientific educational textbook realistic accurate accuracy precise "
    "simple modern"
)

COMPARING = _set("compare compared comparing comparison comparative versus vs difference")

# What may stand before "of", "through" … and the subject, or before "a" and the subject: the figure, its making, its kind.
ABOUT = GENERIC - {"process", "transformation", "flow"} | _set(
    "draw create make generate illustrate depict design produce render give get want need please help me us i we you can "
    "picture image photo sketch plate chart poster schematic scheme graphic artwork infographic worksheet slide map model "
    "sectional cutaway cut dissection interior inside outline overview layout architecture organization organisation "
    "arrangement ultrastructure morphology composition chamber wall valve vessel content function type example version "
    "representation depiction portrayal rendering explanation introduction guide detail closeup close up show showing "
    "labelled labeled annotated depicting illustrating featuring cycle life development metamorphosis is are this here "
    "typical generalized generalised biology medical botanical anatomical level size shape surface center centre"
)
DETERMINERS = _set("a an the this that its his her our one your any each some typical")
PREPOSITIONS = _set(
    "of in into to through within inside on from for by between across at about onto toward towards during under"
)
CONJUNCTIONS = _set("and or beside alongside plus versus vs with")
# A clause that begins so tells of something that happens there: "in plant cells, …".
WHERE = _set("in within inside into during under on")

# What may follow the subject without turning it into part of another name ("heart disease", "plant cell culture").
FOLLOWERS = _set(
    "is are be was has have having and or that which who where whose with without from for in of on by at as to like consist "
    "contain containing comprise comprising include including made make composed primarily pump pumping show showing featuring "
    "depicting highlighting illustrating labelled labeled annotated displayed seen viewed drawn cut opened only including also "
    "please each its it they their all clearly how while when then what do does look"
)
# What happens to the subject makes another figure.
HAPPENINGS = _set("during under undergoing after before infected infecting dividing affected exposed treated")

# The only words, beside names, of a prompt that asks for a molecule and nothing else: of the figure, and of its chemistry.
MOLECULAR = (
    FILLER
    | COMPARING
    | DETERMINERS
    | CONJUNCTIONS
    | _set(
        "draw create make generate illustrate depict design produce render give get want need please help me us i we you can "
        "picture image photo sketch plate chart poster schematic scheme graphic artwork worksheet slide diagram drawing my "
        "figure illustration representation depiction overview example version detail style text title white background "
        "color coloured colored colour high quality resolution scientific educational textbook realistic accurate precise "
        "simple simplified modern biology chemistry biochemistry class student school exam lesson paper publication "
        "show showing shown drawn displayed label labelled labeled annotated depicting illustrating featuring highlighting "
        "with of for in as by to from that which it they is are be has have having been being called known named found at "
        "structure structural formula molecule molecular chemical chemically skeletal lewis line compound composition "
        "functional group part component atom bond bonded bonding single double triple covalent ring chain side tail head "
        "backbone consist consisting composed contain containing made up build built include including comprise comprising "
        "carbon hydrogen nitrogen oxygen phosphorus sulfur chlorine acid acidic base basic sugar polar nonpolar organic "
        "inorganic important common main living organism type kind here where located position also so"
    )
)
