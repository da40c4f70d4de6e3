"""A hand draws by pointer and by keys; marks come of it, and every step can be taken back."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.sketch import drawing as drawing_module
from desktop.sketch.brushwork import stroke_ops
from desktop.sketch.drawing import Drawing
from desktop.sketch.hand import Hand, Kit
from desktop.sketch.ink import (
    FARTHEST,
    FULL,
    LARGEST,
    LONGEST_TEXT,
    MOST_LETTERS,
    MOST_POINTS_IN_ALL,
    MOST_STAMPS,
    MOST_STROKES,
    WIDEST,
    Letters,
    Stamp,
    Stroke,
    Tool,
    to_bytes,
)
from desktop.sketch.labels import Wish, set_apart
from desktop.sketch.lines import few, is_inside
from desktop.sketch.pieces import Layer, ink_pieces
from desktop.sketch.plain import plain_elements, proposal
from desktop.sketch.sheet import SketchSheet
from desktop.sketch.stamp_art import DRAWN
from desktop.sketch.subject import Subject
from desktop.storage.drawing_file import MOST_BYTES
from rules_core.kernel.marks import AREA, LINE, MOST_POINTS, RIVER, SPOT, Mark, MarkKind
from rules_core.kernel.requests import SeatId, Sketch, Topic


def hand_for(*needs: MarkKind, allowed: tuple[MarkKind, ...] = (), line: Tool = Tool.ROAD) -> Hand:
    return Hand(Drawing(Subject(4000, 2800, needs, allowed, "Tallow Row", line)))


def draw(hand: Hand, *spots: tuple[float, float]) -> None:
    """As a mouse at an even pace."""
    hand.press(*spots[0])
    for number, spot in enumerate(spots[1:]):
        hand.move(*spot, None, 12.0 * number)
    hand.release(*spots[-1])


def ring(x: float, y: float, reach: float, count: int = 240) -> list[tuple[float, float]]:
    turns = [2 * pi * number / count for number in range(count)]
    return [(x + cos(turn) * reach, y + sin(turn) * reach) for turn in turns]


def test_an_outline_is_a_mark_of_few_points_and_closes_on_release() -> None:
    hand = hand_for(AREA)
    assert hand.kit is Kit.OUTLINE
    draw(hand, *ring(1500, 1200, 500))
    (mark,) = hand.drawing.marks()
    assert mark.kind == AREA
    assert 8 <= len(mark.points) <= MOST_POINTS
    assert is_inside(1500, 1200, mark.points)
    request = Sketch(SeatId("p"), Topic("t"), "X-1", width=4000, height=2800, needs=(AREA,))
    request.check((mark.text(),))


def test_what_goes_beyond_the_sheet_stays_on_it_as_a_mark() -> None:
    hand = hand_for(LINE)
    draw(hand, (-90, 1400), *((x, 1400 + x % 50) for x in range(0, 4000, 80)), (4300, 1420))
    (mark,) = hand.drawing.marks()
    assert all(0 <= x <= 4000 and 0 <= y <= 2800 for x, y in mark.points)
    stroke = hand.drawing.elements[0]
    assert isinstance(stroke, Stroke)
    # The road itself leads on.
    assert stroke.points[-1][0] > 4000


def test_a_wall_whose_ends_meet_is_closed() -> None:
    hand = hand_for(LINE, AREA, line=Tool.WALL)
    assert hand.kit is Kit.WALL
    draw(hand, *ring(2000, 1400, 800)[:-3])
    (mark,) = hand.drawing.marks()
    assert mark.points[0] == mark.points[-1]


def test_a_tool_is_where_it_was_whatever_is_drawn_first() -> None:
    first = {
        Kit.RIVER: Subject(4000, 2800, (), (AREA, RIVER), line=None, begins_with_river=True),
        Kit.OUTLINE: Subject(4000, 2800, (AREA,), (RIVER, LINE)),
        Kit.WALL: Subject(4000, 2800, (LINE, AREA), (RIVER,), line=Tool.WALL),
    }
    for kit, asked in first.items():
        hand = Hand(Drawing(asked))
        assert hand.kit is kit
        assert hand.kits[:2] == (Kit.OUTLINE, Kit.RIVER)


def test_every_step_is_taken_back_and_done_again() -> None:
    hand = hand_for(AREA, allowed=(RIVER,))
    draw(hand, *ring(1500, 1200, 500))
    hand.take(Kit.RIVER)
    draw(hand, *((2500.0, 100.0 + 90 * step) for step in range(28)))
    hand.take(Kit.STAMP)
    draw(hand, (1500, 1200))
    drawn = hand.drawing.ink
    hand.take(Kit.ERASE)
    draw(hand, (2500, 1000))
    assert [mark.kind for mark in hand.drawing.marks()] == [AREA]
    assert hand.drawing.undo()
    assert hand.drawing.ink == drawn
    while hand.drawing.undo():
        pass
    assert hand.drawing.ink.is_empty
    assert not hand.drawing.is_enough()
    for _ in range(3):
        assert hand.drawing.redo()
    assert hand.drawing.ink == drawn


def test_corners_are_set_by_clicks_and_by_keys() -> None:
    hand = hand_for(AREA)
    for spot in ((1000, 1000), (1600, 1000), (1500, 1500), (1010, 1020)):
        draw(hand, spot)
    assert [mark.points for mark in hand.drawing.marks()] == [((1000, 1000), (1600, 1000), (1500, 1500))]
    for way, times in ((Qt.Key.Key_Right, 5), (Qt.Key.Key_Down, 5), (Qt.Key.Key_Left, 9)):
        for _ in range(times):
            assert hand.handle_key(way)
        assert hand.handle_key(Qt.Key.Key_Return)
    assert len(hand.line) == 3
    assert hand.take_back()
    assert hand.handle_key(Qt.Key.Key_Return)
    # Two corners are no area, and Enter means nothing here any more.
    assert len(hand.drawing.marks()) == 1
    assert not hand.handle_key(Qt.Key.Key_Return)


def test_a_stamp_is_the_spot_where_nothing_else_is_drawn() -> None:
    hand = hand_for(AREA, SPOT)
    assert hand.kit is Kit.STAMP
    draw(hand, (700, 800))
    draw(hand, (900, 800))
    # Its foot stands where it was set; what is meant is its middle.
    (stamp, _) = hand.drawing.elements
    assert isinstance(stamp, Stamp)
    assert hand.drawing.marks() == [Mark(SPOT, ((700, 800 - stamp.size // 4),))]


@pytest.mark.parametrize("needs", [(AREA,), (AREA, SPOT), (LINE, AREA)])
def test_a_proposal_answers_and_keeps_clear_of_what_is_drawn(needs: tuple[MarkKind, ...]) -> None:
    taken = [[*ring(2000, 1400, 600, 24), (2600.0, 1400.0)]]
    subject = Subject(4000, 2800, needs, (), "Tallow Row", taken=taken, is_single=SPOT in needs)
    drawing = Drawing(subject)
    drawing.add(*proposal(subject, 1))
    marks = drawing.marks()
    Sketch(SeatId("p"), Topic("t"), "X-1", width=4000, height=2800, needs=needs).check(
        tuple([mark.text() for mark in marks])
    )
    if LINE not in needs:
        assert not any(is_inside(x, y, taken[0]) for x, y in marks[0].points)
    assert proposal(subject, 1) == proposal(subject, 1)
    assert proposal(subject, 1) != proposal(subject, 2)


@pytest.mark.parametrize("look", list(LookName))
def test_everything_that_can_be_drawn_has_a_look_that_never_trembles(look: LookName) -> None:
    points = ((300, 300, 200), (700, 500, 120), (1100, 300, 60), (1300, 900, 255))
    strokes = [Stroke(tool, "#123456", 40, points) for tool in Tool]
    stamps = [Stamp(name, 500, 500, 100) for name in (*DRAWN, "of-a-later-version")]
    area = plain_elements([Mark(AREA, ((300, 300), (1200, 350), (1100, 1100)))], Subject(4000, 2800), "x")
    drawing = Drawing(Subject(4000, 2800))
    drawing.add(*strokes, *stamps, *area)
    for first, second in zip(ink_pieces(drawing.ink, look), ink_pieces(drawing.ink, look), strict=True):
        assert first.ops
        assert [op.path for op in first.ops] == [op.path for op in second.ops]
        if first.at is None:
            reached = QRectF()
            for op in first.ops:
                reached = reached.united(op.path.boundingRect())
            assert first.bounds.contains(reached)


def test_names_that_want_the_same_place_are_set_apart() -> None:
    wishes = [Wish(str(number), QSizeF(120, 24), [QPointF(300, 200)]) for number in range(4)]
    placed = list(set_apart(wishes, QRectF(0, 0, 600, 400)).values())
    assert not any(a.intersects(b) for number, a in enumerate(placed) for b in placed[number + 1 :])


def test_a_name_would_rather_go_elsewhere_than_touch_another() -> None:
    spots = [QPointF(199, 100), QPointF(100, 160)]
    placed = set_apart([Wish("b", QSizeF(100, 20), spots)], QRectF(0, 0, 600, 400), [QRectF(50, 90, 100, 20)])
    assert placed["b"].center() == spots[1]
    # What may be covered does not drive it away so far.
    soft = set_apart([Wish("b", QSizeF(100, 20), spots)], QRectF(0, 0, 600, 400), (), [QRectF(50, 90, 100, 20)])
    assert soft["b"].center() == spots[0]


def test_a_picture_made_stroke_by_stroke_is_that_of_the_whole_drawing(qtbot: QtBot) -> None:
    hand = hand_for(AREA)
    sheet, other = (SketchSheet(Theme(less_motion=True), 4000, 2800) for _ in range(2))
    for one in (sheet, other):
        qtbot.addWidget(one)
        one.resize(700, 500)
        one.show()
    sheet.draw_with(hand)
    for one in (sheet, other):
        # From now on what is seen is known, and only parts of it are painted.
        one.grab()
        one.baked.finish()
    hand.take(Kit.STAMP)
    draw(hand, (1500, 1200))
    # Colour comes below the stamp.
    hand.take(Kit.BRUSH)
    draw(hand, (1200, 1150), (1500, 1180), (1900, 1150))
    hand.take(Kit.PEN)
    draw(hand, (1000, 2000), (1500, 2100), (2000, 2300))
    assert hand.drawing.undo()
    hand.drawing.erase(hand.drawing.elements[:1])
    assert hand.drawing.undo()
    other.set_layers([Layer("all", ink_pieces(hand.drawing.ink, LookName.LIGHT))])
    hand.at = None
    for one in (sheet, other):
        one.baked.finish()
    first, second = (bytes(one.grab().toImage().constBits()) for one in (sheet, other))
    # Thin colour over thin colour is rounded a little otherwise at the edge of a part.
    assert max(abs(a - b) for a, b in zip(first, second, strict=True)) <= 4
    sheet.put_away()
    other.put_away()


def test_a_straight_line_there_and_back_keeps_its_end() -> None:
    assert few([(1000, 1000), (1400, 1000), (2000, 1000), (1500, 1000)], 64) == [
        (1000, 1000),
        (2000, 1000),
        (1500, 1000),
    ]


def test_a_drawing_never_grows_beyond_what_can_be_read_again() -> None:
    far, full = -FARTHEST, MOST_POINTS_IN_ALL // MOST_STROKES
    strokes = [Stroke(Tool.OUTLINE, "#123456", WIDEST, ((far, far, FULL),) * full) for _ in range(MOST_STROKES)]
    hand = hand_for(AREA)
    drawing = hand.drawing
    assert drawing.add(*strokes)
    refused: list[bool] = []
    drawing.refused.connect(lambda: refused.append(True))
    draw(hand, *ring(1500, 1200, 500))
    one_more = Stroke(Tool.PEN, "#123456", 7, ((1, 1, 1),) * (full + 1))
    assert not drawing.replace(strokes[:1], one_more)
    assert len(refused) == 2
    assert drawing.elements == strokes
    # Points are what makes bytes: so many are never too many of these.
    assert drawing.add(*(Stamp("a" * 31, far, far, LARGEST, -360) for _ in range(MOST_STAMPS)))
    assert drawing.add(*(Letters('"' * LONGEST_TEXT, far, far, LARGEST, -360) for _ in range(MOST_LETTERS)))
    assert len(to_bytes(drawing.ink)) <= MOST_BYTES
    # What is erased makes room, until it is there again.
    last = drawing.elements[-1]
    assert not drawing.add(last)
    drawing.erase([last])
    assert drawing.add(last)
    drawing.undo()
    drawing.undo()
    assert not drawing.add(last)


def test_each_stroke_is_read_for_marks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Stroke] = []
    monkeypatch.setattr(drawing_module, "mark_of_stroke", lambda one, subject: asked.append(one))
    hand = hand_for(AREA)
    strokes = [Stroke(Tool.OUTLINE, "#123456", 9, ((x, 9, 9), (x, 99, 9), (x + 9, 99, 9))) for x in range(500, 900)]
    hand.drawing.add(*strokes)
    for _ in range(3):
        hand.drawing.marks()
    assert asked == strokes
    hand.drawing.undo()
    hand.drawing.redo()
    hand.drawing.marks()
    assert asked == [*strokes, *strokes]
    # Another question may read them otherwise.
    hand.drawing.subject = Subject(4000, 2800)
    hand.drawing.marks()
    assert asked == [*strokes, *strokes, *strokes]


@pytest.mark.parametrize("tool", [Tool.WALL, Tool.ROAD, Tool.RIVER])
def test_a_ring_runs_on_without_a_corner_where_it_began(tool: Tool) -> None:
    turns = [2 * pi * number / 16 for number in range(17)]
    points = tuple([(round(2000 + 900 * cos(turn)), round(1400 + 900 * sin(turn)), 255) for turn in turns])
    ops = stroke_ops(Stroke(tool, "", 100, points), LookName.LIGHT)
    ring = next(op.path for op in ops if op.pen is not None and op.pen.widthF() >= 100)
    bend = abs(ring.angleAtPercent(0.0) - ring.angleAtPercent(1.0))
    assert min(bend, 360 - bend) < 3


def test_what_rules_read_of_a_drawing_follows_every_step_there_and_back() -> None:
    random = Random(5)
    drawing = hand_for(AREA, allowed=(RIVER, SPOT)).drawing
    stroke = ((100, 100, 200), (900, 300, 200), (600, 1500, 200))
    made = [Stroke(tool, "#123456", 40, stroke) for tool in (Tool.PEN, Tool.OUTLINE, Tool.RIVER, Tool.BRUSH)]
    for _ in range(200):
        step = random.randrange(5)
        if step == 0:
            drawing.add(Stamp("house", random.randrange(3000), 400, 200))
        elif step == 1:
            drawing.add(replace(random.choice(made), width=random.randrange(20, 60)))
        elif step == 2:
            drawing.erase(random.sample(drawing.elements, min(len(drawing.elements), random.randrange(1, 3))))
        elif step == 3:
            drawing.undo()
        else:
            drawing.redo()
        fresh = Drawing(drawing.subject)
        fresh.elements.extend(drawing.elements)
        assert drawing.marks() == fresh.marks()


def test_a_line_of_what_lies_underground_is_drawn_in_dots_and_read_as_a_line() -> None:
    below = Subject(4000, 2800, (LINE, AREA), is_dotted=True)
    line = [(x, 900, 99) for x in range(500, 2500, 50)]
    for subject, tool in ((below, Tool.DOTS), (replace(below, is_dotted=False), Tool.ROAD)):
        hand = Hand(Drawing(subject))
        hand.take(Kit.ROAD)
        made = hand.stroke_of(line)
        assert made is not None
        assert made.tool is tool
        assert [one.kind for one in marks_of(subject, made)] == [LINE]
        assert [one.tool for one in proposal(subject, 2) if isinstance(one, Stroke)] == [tool]
    # A ring of dots is an area, and dots on what does not lie below are no more than dots.
    ring = Stroke(Tool.DOTS, "#123456", 9, ((500, 500, 9), (900, 500, 9), (900, 900, 9), (500, 500, 9)))
    assert [one.kind for one in marks_of(below, ring)] == [AREA]
    assert marks_of(replace(below, is_dotted=False), Stroke(Tool.DOTS, "#123456", 9, tuple(line))) == []


def marks_of(subject: Subject, stroke: Stroke) -> list[Mark]:
    drawing = Drawing(subject)
    drawing.add(stroke)
    return list(drawing.marks())


def test_a_wall_is_drawn_by_keys_alone() -> None:
    hand = hand_for(LINE, line=Tool.WALL)
    hand.take(Kit.PEN)
    assert hand.handle_key(Qt.Key.Key_L)
    assert hand.kit is Kit.WALL
    for way in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        for _ in range(6):
            assert hand.handle_key(way)
        assert hand.handle_key(Qt.Key.Key_Return)
    assert hand.handle_key(Qt.Key.Key_Return)
    (mark,) = hand.drawing.marks()
    assert (mark.kind, len(mark.points)) == (LINE, 2)
    assert hand.drawing.is_enough()
