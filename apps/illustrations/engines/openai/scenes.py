"""From what a text model wrote to a scene that can be drawn, or to the rules that it breaks."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from apps.illustrations.atlas import relations
from apps.illustrations.atlas.catalogue import vocabulary
from apps.illustrations.atlas.figure import NotDrawn
from apps.illustrations.atlas.subject import Subject
from apps.illustrations.atlas.vocabulary import Term, Vocabulary
from apps.illustrations.drawing import geometry as geo
from apps.illustrations.drawing.diagrams import (
    Clade,
    Diagram,
    Edge,
    Event,
    Flow,
    Level,
    Node,
    Pyramid,
    Ring,
    Table,
    Timeline,
)
from apps.illustrations.drawing.model import Drawing
from apps.illustrations.drawing.scene import Layout, Lettering, Panel, Scene
from apps.illustrations.engines.openai import scene_form as forms
from apps.illustrations.engines.openai.answers import Unfit
from apps.illustrations.engines.openai.page import typeset

LONGEST = {"title": 70, "subtitle": 90, "note": 160, "heading": 40, "words": 60, "text": 220, "cell": 90}
MOST = {
    "panels": 8, "boxes": 18, "arrows": 26, "in a ring": 9, "events": 9, "branches": 30, "levels": 7, "columns": 5,
    "rows": 8,
}  # fmt: skip
NEUTRAL = "drawn as a neutral shape: the atlas has no picture of it"
NOT_A_PART = "not a part that the picture shows"


@dataclass(frozen=True, slots=True)
class Composed:
    """A scene with what its caption needs to know."""

    subject: Subject
    scene: Scene
    terms: Vocabulary
    not_drawn: tuple[NotDrawn, ...]


def composed_of(form: forms.SceneForm) -> Composed:
    """
    Raises:
        Unfit: the form breaks rules of the page.
    """
    return _Composer(form).compose()


class _Composer:
    """Turns one form into a scene, and gathers the rules that it breaks."""

    def __init__(self, form: forms.SceneForm) -> None:
        self._form = form
        self._faults: list[str] = []
        self._not_drawn: list[NotDrawn] = []
        self._panels: dict[str, Panel] = {}
        self._lettering: dict[str, Lettering] = {}
        self._named: set[str] = set()  # terms that are to be labelled
        self._own_terms: list[Term] = []

    def compose(self) -> Composed:
        title = self._said("title", self._form.title, "title")
        subtitle = self._said("subtitle", self._form.subtitle, "subtitle", may_be_empty=True)
        note = self._said("note", self._form.note, "note", may_be_empty=True)
        layout, diagram = self._content(self._form.content)
        if self._faults:
            raise Unfit("; ".join(self._faults[:12]) + ".")
        scene = Scene(
            "composed",
            title,
            subtitle,
            layout,
            tuple(self._panels.values()),
            lettering=self._lettering,
            note=note,
            diagram=diagram,
            only=frozenset(self._named) if self._named else frozenset(),
        )
        subject = Subject(
            key="composed",
            title=title,
            kind="process",
            scene=lambda: scene,
            names=(),
            opening=f"{subtitle.rstrip('.')}." if subtitle else "",
            caption=tuple(term for term in scene.lettering if term in vocabulary()),
            summary=f"{subtitle.rstrip('.')}." if subtitle else "",
        )
        terms = Vocabulary(vocabulary(), self._own_terms)
        return Composed(subject, scene, terms, tuple(self._not_drawn))

    # ---- words
    def _said(self, where: str, text: str, kind: str, *, may_be_empty: bool = False) -> str:
        text = " ".join(text.split())
        if not text and not may_be_empty:
            self._faults.append(f"{where} is empty")
        if len(text) > LONGEST[kind]:
            self._faults.append(f"{where} is longer than {LONGEST[kind]} characters")
        if text != typeset(text):
            strange = "".join(sorted(set(text) - set(typeset(text))))
            self._faults.append(f"{where} has characters that cannot be typeset: {strange}")
        return text

    def _count(self, what: str, items: Sequence[object], least: int) -> None:
        if not least <= len(items) <= MOST[what]:
            self._faults.append(f"expected {least} to {MOST[what]} {what}, not {len(items)}")

    # ---- pictures
    def _picture(self, key: str, name: str, parts: Iterable[str]) -> Panel:
        """The panel of a picture under a key of its own; a neutral shape with its name where we have none."""
        glyph = forms.glyphs().get(key)
        if glyph is None:
            return self._neutral_shape(typeset(key.replace("-", " ")) if key != forms.NO_PICTURE else name)
        by_name = {words.name.lower(): term for term, words in glyph.parts.items()}
        for part in parts:
            term = part if part in glyph.parts else by_name.get(part.lower())
            if term is None:
                self._not_drawn.append(NotDrawn(part[:80], NOT_A_PART))
            else:
                self._named.add(term)
        self._lettering |= glyph.parts
        return glyph.panel

    def _neutral_shape(self, name: str) -> Panel:
        """Numbered, so that no more drawings are kept than there are panels on a page."""
        name = name[:1].upper() + name[1:]
        term = f"neutral-shape-{len(self._own_terms) + 1}"
        self._lettering[term] = Lettering(name)
        self._own_terms.append(Term(term, name))
        self._named.add(term)
        self._not_drawn.append(NotDrawn(name, NEUTRAL))
        return Panel(term, _neutral_drawing(term))

    # ---- layouts
    def _content(self, content: object) -> tuple[Layout, Diagram | None]:
        match content:
            case forms.Panels():
                return self._panelled(content), None
            case forms.Plate():
                panel = self._picture(content.picture, self._form.title, content.parts)
                self._panels[panel.key] = panel
                return Layout.PLATE, None
            case forms.FlowForm():
                return Layout.DIAGRAM, self._flow(content)
            case forms.RingForm():
                return Layout.DIAGRAM, self._ring(content)
            case forms.TimelineForm():
                return Layout.DIAGRAM, self._timeline(content)
            case forms.TreeForm():
                return Layout.DIAGRAM, self._tree(content)
            case forms.PyramidForm():
                self._count("levels", content.levels, 2)
                return Layout.DIAGRAM, Pyramid(
                    tuple(Level(*self._words_and_note("a level", level)) for level in content.levels)
                )
            case forms.TableForm():
                return Layout.DIAGRAM, self._table(content)
        raise AssertionError(f"no layout for {type(content).__name__}")

    def _panelled(self, content: forms.Panels) -> Layout:
        self._count("panels", content.panels, 2)
        everything: set[str] = set()
        for number, panel in enumerate(content.panels, 1):
            heading = self._said(f"heading {number}", panel.heading, "heading")
            text = self._said(f"text {number}", panel.text, "text", may_be_empty=True)
            picture = self._picture(panel.picture, heading, panel.parts)
            if not panel.parts and panel.picture in forms.glyphs():
                everything |= set(forms.glyphs()[panel.picture].parts)
            # The same picture may stand in several panels; each has a key of its own.
            key = picture.key if picture.key not in self._panels else f"{picture.key}-{number}"
            self._panels[key] = Panel(key, _under(key, picture), heading, "", text)
        if self._named:
            self._named |= everything
        return Layout(content.layout)

    def _flow(self, content: forms.FlowForm) -> Flow:
        boxes = [box for rank in content.ranks for box in rank]
        self._count("boxes", boxes, 2)
        if len(content.arrows) > MOST["arrows"]:
            self._faults.append(f"expected at most {MOST['arrows']} arrows, not {len(content.arrows)}")
        if not all(content.ranks):
            self._faults.append("a rank is empty")
        known = self._unique("box", [box.key for box in boxes])
        for arrow in content.arrows:
            for end in {arrow.start, arrow.end} - known:
                self._faults.append(f"an arrow names {end!r}, which is no box")
            if arrow.start == arrow.end:
                self._faults.append(f"an arrow leads from {arrow.start!r} to itself")
        return Flow(
            ranks=tuple(tuple(self._node(box) for box in rank) for rank in content.ranks),
            edges=tuple(
                Edge(
                    arrow.start,
                    arrow.end,
                    self._said("an arrow's words", arrow.words, "words", may_be_empty=True),
                    blocks=arrow.blocks,
                )
                for arrow in content.arrows
            ),
        )

    def _ring(self, content: forms.RingForm) -> Ring:
        self._count("in a ring", content.boxes, 3)
        if len(content.between) not in (0, len(content.boxes)):
            self._faults.append("between has as many entries as there are boxes, or none")
        centre = self._said("centre", content.centre, "heading", may_be_empty=True)
        return Ring(
            nodes=tuple(self._node(box) for box in content.boxes),
            between=tuple(
                self._said("between", text, "words", may_be_empty=True) for text in content.between
            ),
            centre=(centre,) if centre else (),
        )

    def _node(self, box: forms.Box) -> Node:
        words, note = self._words_and_note(f"box {box.key!r}", box)
        if box.picture not in forms.glyphs():
            # A box with its words is a neutral shape already.
            return Node(box.key, words, note)
        panel = self._picture(box.picture, words, ())
        self._panels[panel.key] = panel
        return Node(box.key, words, note, picture=panel.key)

    def _timeline(self, content: forms.TimelineForm) -> Timeline:
        self._count("events", content.events, 2)
        return Timeline(
            tuple(
                Event(self._said("when", event.when, "heading"), *self._words_and_note("an event", event))
                for event in content.events
            )
        )

    def _tree(self, content: forms.TreeForm) -> Clade:
        self._count("branches", content.branches, 3)
        known = self._unique("branch", [branch.key for branch in content.branches])
        roots = [branch for branch in content.branches if not branch.parent]
        if len(roots) != 1:
            self._faults.append(f"expected one branch without a parent, not {len(roots)}")
        for branch in content.branches:
            if branch.parent and branch.parent not in known:
                self._faults.append(f"a branch names {branch.parent!r} as its parent, which is no branch")
        if self._faults:
            return Clade()
        tree = self._clade(roots[0], content.branches)
        reached = sum(1 for _ in _descendants(roots[0].key, content.branches)) + 1
        if reached != len(content.branches):
            self._faults.append("some branches are not joined to the root")
        return tree

    def _clade(self, branch: forms.Branch, branches: Sequence[forms.Branch]) -> Clade:
        children = tuple(self._clade(child, branches) for child in branches if child.parent == branch.key)
        words = self._said(f"branch {branch.key!r}", branch.words, "words", may_be_empty=bool(children))
        trait = self._said("a trait", branch.trait, "words", may_be_empty=True)
        return Clade(words, children, trait)

    def _table(self, content: forms.TableForm) -> Table:
        self._count("columns", content.columns, 2)
        self._count("rows", content.rows, 1)
        for number, row in enumerate(content.rows, 1):
            if len(row) != len(content.columns):
                self._faults.append(f"row {number} has {len(row)} cells, not {len(content.columns)}")
        return Table(
            columns=tuple(
                self._said("a column", text, "heading", may_be_empty=True) for text in content.columns
            ),
            rows=tuple(tuple(self._said("a cell", text, "cell") for text in row) for row in content.rows),
        )

    def _words_and_note(
        self, where: str, item: forms.Box | forms.Happening | forms.LevelForm
    ) -> tuple[str, str]:
        words = self._said(where, item.words, "words")
        return words, self._said(f"the note of {where}", item.note, "cell", may_be_empty=True)

    def _unique(self, what: str, keys: Sequence[str]) -> set[str]:
        known = set(keys)
        if len(known) != len(keys):
            self._faults.append(f"every {what} needs a key of its own")
        return known


def _descendants(key: str, branches: Sequence[forms.Branch]) -> Iterable[forms.Branch]:
    for branch in branches:
        if branch.parent == key:
            yield branch
            yield from _descendants(branch.key, branches)


def _neutral_drawing(term: str) -> Callable[[int], Drawing]:
    def draw(seed: int) -> Drawing:
        drawing = relations.panel(term)
        drawing.add(term, geo.ellipse(0, 0, 84, 60), "sheet", "plastic", depth=14)
        drawing.label(term, priority=0)
        return drawing

    return draw


def _under(key: str, picture: Panel) -> Callable[[int], Drawing]:
    """The picture's drawing under another key, by which the page tells drawings apart."""
    if key == picture.key:
        return picture.draw

    def draw(seed: int) -> Drawing:
        drawing = picture.draw(seed)
        drawing.key = key
        return drawing

    return draw
