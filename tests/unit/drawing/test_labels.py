"""Placed labels never break a rule, whatever is asked of them."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from apps.illustrations.drawing import lint, solver
from apps.illustrations.drawing.borders import Border, Spot, Word

COLUMNS = (Border("L", 190, 100, 960), Border("R", 834, 100, 960))
BANDS = (Border("T", 130, 20, 1004), Border("B", 894, 20, 1004))

points = st.tuples(st.floats(220, 800), st.floats(160, 860))


@st.composite
def words(draw, most: int = 30):
    out = []
    for i in range(draw(st.integers(0, most))):
        targets = np.array(draw(st.lists(points, min_size=1, max_size=5)))
        width, height = draw(st.floats(30, 170)), draw(st.sampled_from([19.0, 38.0, 57.0]))
        side = draw(st.sampled_from(["", "", "L", "R"]))
        out.append(Word(f"word-{i}", width, height, 10.0, targets, targets, draw(st.integers(0, 3)), side))
    return out


class Seen:
    """A spot as the lint sees it."""

    def __init__(self, spot: Spot) -> None:
        self.box, self.port, self.elbow, self.target = spot.box, spot.port, spot.elbow, spot.target
        self.side = spot.border.side


def broken(solution: solver.Solution) -> list[lint.Fault]:
    return lint.faults([Seen(spot) for spot in solution.spots], 1024, 1024)


@given(words())
@settings(max_examples=60, deadline=None)
def test_columns_never_break_a_rule(asked):
    assert broken(solver.solve(asked, COLUMNS)) == []


@given(words())
@settings(max_examples=60, deadline=None)
def test_bands_never_break_a_rule(asked):
    assert broken(solver.solve(asked, BANDS)) == []


@given(words(most=12))
@settings(max_examples=30, deadline=None)
def test_a_careful_search_on_four_sides_never_breaks_a_rule(asked):
    frame = (Border("L", 190, 170, 850), Border("R", 834, 170, 850), Border("T", 130, 220, 800, tiers=1))
    assert broken(solver.solve(asked, frame, careful=True)) == []


@given(words())
@settings(max_examples=30, deadline=None)
def test_every_word_is_either_placed_or_given_up(asked):
    solution = solver.solve(asked, COLUMNS)
    assert sorted(w.term for w in [*(s.word for s in solution.spots), *solution.given_up]) == sorted(
        w.term for w in asked
    )


@given(words())
@settings(max_examples=30, deadline=None)
def test_every_leader_ends_at_a_point_of_its_own_word(asked):
    for spot in solver.solve(asked, COLUMNS).spots:
        assert np.min(np.hypot(*(spot.word.targets - np.array(spot.target)).T)) < 1e-6


@given(words())
@settings(max_examples=20, deadline=None)
def test_the_same_words_are_placed_the_same_way(asked):
    first, again = solver.solve(asked, COLUMNS), solver.solve(asked, COLUMNS)
    assert [(s.box, s.target) for s in first.spots] == [(s.box, s.target) for s in again.spots]


@given(words())
@settings(max_examples=20, deadline=None)
def test_no_leader_runs_through_a_place_that_is_to_be_kept_clear(asked):
    clear = (300.0, 300.0, 120.0, 60.0)
    for spot in solver.solve(asked, COLUMNS, keep_clear=[clear]).spots:
        a, b = np.array([spot.elbow]), np.array([spot.target])
        assert not lint._segments_hit_boxes(a, b, np.array([clear]), 0.0).any()


def word(term: str, x: float, y: float, priority: int = 2, height: float = 20.0, side: str = "") -> Word:
    target = np.array([[x, y]])
    return Word(term, 80.0, height, 10.0, target, target, priority, side)


def test_a_word_stands_level_with_what_it_names_when_it_is_alone():
    spot = solver.solve([word("a", 300, 530)], COLUMNS).spots[0]
    assert spot.border.side == "L"
    assert abs(spot.port[1] - 530) < 4


def test_a_word_stands_on_the_side_that_the_drawing_asks_for():
    assert solver.solve([word("a", 300, 500, side="R")], COLUMNS).spots[0].border.side == "R"


def test_the_least_important_words_are_given_up_when_space_ends():
    tall = [word(f"w{i}", 300 + 9 * i, 500, priority=i % 4, height=150.0) for i in range(16)]
    solution = solver.solve(tall, COLUMNS)
    kept = {spot.word.priority for spot in solution.spots}
    assert solution.given_up
    assert min(w.priority for w in solution.given_up) >= max(kept) - 1
    assert {w.term for w in tall if w.priority == 0} <= {s.word.term for s in solution.spots}


def test_a_point_that_no_legal_leader_reaches_is_given_up():
    behind_the_text = word("a", 100, 500, side="L")
    assert solver.solve([behind_the_text], COLUMNS).spots == []


class Placed:
    def __init__(self, box, port, elbow, target, side="L") -> None:
        self.box, self.port, self.elbow, self.target, self.side = box, port, elbow, target, side


def kinds(*labels: Placed) -> set[str]:
    return {fault.kind for fault in lint.faults(labels, 1000, 1000)}


def label(y: float, target: tuple[float, float]) -> Placed:
    return Placed((20, y, 100, 20), (125, y + 10), (140, y + 10), target)


def test_the_lint_finds_nothing_wrong_with_two_plain_labels():
    assert kinds(label(100, (400, 110)), label(200, (400, 210))) == set()


def test_the_lint_finds_crossing_leaders():
    assert kinds(label(100, (400, 250)), label(200, (400, 110))) == {lint.CROSSING}


def test_the_lint_finds_text_over_text():
    assert lint.OVERLAP in kinds(label(100, (400, 100)), label(110, (400, 300)))


def test_the_lint_finds_a_leader_through_the_point_of_another_label():
    assert kinds(label(100, (400, 110)), label(300, (300, 112))) == {lint.THROUGH_POINT}


def test_the_lint_finds_a_leader_through_the_text_of_another_label():
    inside = Placed((300, 95, 80, 30), (385, 110), (400, 300), (500, 320))
    assert lint.THROUGH_TEXT in kinds(label(100, (600, 110)), inside)


def test_the_lint_finds_steep_leaders_and_text_off_the_page():
    assert kinds(label(100, (160, 400))) == {"steep leader"}
    assert kinds(Placed((-5, 100, 100, 20), (100, 110), (114, 110), (300, 110))) == {"text off the page"}


def test_the_lint_finds_text_over_what_is_taken():
    faults = lint.faults([label(100, (400, 110))], 1000, 1000, taken=[(60, 90, 30, 30)])
    assert {fault.kind for fault in faults} == {"text over the drawing"}
