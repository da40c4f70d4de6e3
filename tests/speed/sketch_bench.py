"""How fast a sheet is drawn on, zoomed and moved, with 5,000 strokes on it: `python -m tests.speed.sketch_bench`.

1920 x 1080, raster. The limits are 10 ms from a movement of the pen to the painted window, and 16.7 ms for a frame of
zooming and moving. It prints figures and judges nothing: on a busy machine they are worth little.
"""

from __future__ import annotations

import gc
import os
from functools import partial
from math import cos, sin
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.sketch.drawing import Drawing
from desktop.sketch.hand import Hand, Kit
from desktop.sketch.ink import Element, Ink, Stamp, Stroke, Tool, from_bytes, to_bytes
from desktop.sketch.pieces import Layer, ink_pieces
from desktop.sketch.sheet import SketchSheet
from desktop.sketch.subject import Subject
from desktop.sketch.tints import INKS, WASHES, kept
from rules_core.kernel.marks import AREA, LINE
from tests.speed.frames import report, settle, timed

STROKES = 5000


def crowd(count: int) -> Ink:
    """So many strokes of a busy hand, one in fifty a wash, and some houses."""
    random = Random(7)
    strokes: list[Stroke] = []
    for number in range(count):
        x, y, turn = random.uniform(100, 3900), random.uniform(100, 2700), random.uniform(0, 6.28)
        points = []
        for _ in range(24):
            turn += random.uniform(-0.4, 0.4)
            x, y = x + cos(turn) * 14, y + sin(turn) * 14
            points.append((round(x), round(y), random.randrange(90, 230)))
        tool = Tool.BRUSH if number % 50 == 0 else Tool.PEN
        colour = kept(WASHES[number % len(WASHES)] if tool is Tool.BRUSH else INKS[0])
        strokes.append(Stroke(tool, colour, 120 if tool is Tool.BRUSH else 7, tuple(points)))
    stamps = [Stamp("house", random.randrange(4000), random.randrange(2800), 100) for _ in range(60)]
    return Ink(tuple(strokes), tuple(stamps))


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # As in the program, where it is looked for circles when nobody draws.
    gc.disable()
    app = QApplication([])
    theme = Theme(LookName.LIGHT, less_motion=True)
    theme.apply(app)
    ink = crowd(STROKES)
    data = to_bytes(ink)
    print(f"{len(data) / 1e6:.1f} MB; read {timed(lambda: from_bytes(data)):.0f} ms")
    # Pieces make what they are painted with when they are asked for it.
    made = timed(lambda: [piece.ops for piece in ink_pieces(ink, LookName.LIGHT)])
    print(f"prepare              {made:6.0f} ms, once")
    sheet = SketchSheet(theme, 4000, 2800)
    sheet.resize(1920, 1080)
    sheet.set_layers([Layer("crowd", ink_pieces(ink, LookName.LIGHT))])
    sheet.show()

    def sharp() -> bool:
        return sheet.baked.is_sharp

    print(f"first frame          {timed(app.processEvents):6.1f} ms")
    print(f"sharp                {timed(lambda: settle(sharp, 20.0)):6.0f} ms in all, in slices")

    def zoom(number: int) -> None:
        sheet.zoom_by(1.05 if number % 60 < 30 else 1 / 1.05, QPointF(900, 500))

    def pan(number: int) -> None:
        step = 12 if number % 60 < 30 else -12
        sheet.pan_by(step, step // 2)

    report("zoom", zoom)
    sheet.fit()
    sheet.zoom_by(2.4)
    settle(sharp, 20.0)
    report("pan at 2.4 times", pan)
    sheet.fit()
    settle(sharp, 20.0)
    hand = Hand(Drawing(Subject(4000, 2800, (AREA, LINE), line=Tool.WALL)))
    elements: list[Element] = [*ink.strokes]
    hand.drawing.elements.extend(elements)
    sheet.set_layers([])
    sheet.draw_with(hand)
    settle(sharp, 20.0)
    for kit in (Kit.PEN, Kit.PENCIL, Kit.BRUSH, Kit.OUTLINE, Kit.WALL, Kit.ERASE):
        hand.take(kit)
        QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=QPoint(400, 300))

        def move(number: int) -> None:
            QTest.mouseMove(sheet, QPoint(400 + number * 5, round(300 + 90 * sin(number / 9))))

        report(f"{kit.value}: moved to painted", move, limit=10.0)

        release = partial(QTest.mouseRelease, sheet, Qt.MouseButton.LeftButton, pos=QPoint(1000, 300))
        lifted = timed(release) + timed(app.processEvents)
        print(f"{kit.value}: lifted            {lifted:6.1f} ms")
    print(f"undo                 {timed(lambda: (hand.drawing.undo(), app.processEvents())):6.1f} ms")
    sheet.put_away()


if __name__ == "__main__":
    main()
