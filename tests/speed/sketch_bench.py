"""How fast a sheet is drawn on, zoomed and moved, with 5,000 strokes on it: `python -m tests.speed.sketch_bench`.

1920 x 1080, raster. The limits are 10 ms from a movement of the pen to the painted window, and 16.7 ms for a frame of
zooming and moving. It prints figures and judges nothing: on a busy machine they are worth little.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from math import cos, sin
from random import Random
from time import perf_counter, process_time

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

STROKES = 5000
FRAMES = 120


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
    app = QApplication([])
    theme = Theme(LookName.LIGHT, less_motion=True)
    theme.apply(app)
    ink = crowd(STROKES)
    data = to_bytes(ink)
    print(f"{len(data) / 1e6:.1f} MB; read {_timed(lambda: from_bytes(data)):.0f} ms")
    pieces: list[tuple[object, ...]] = []
    print(f"prepare              {_timed(lambda: pieces.append(ink_pieces(ink, LookName.LIGHT))):6.0f} ms, once")
    sheet = SketchSheet(theme, 4000, 2800)
    sheet.resize(1920, 1080)
    sheet.set_layers([Layer("crowd", ink_pieces(ink, LookName.LIGHT))])
    sheet.show()
    print(f"first frame          {_timed(app.processEvents):6.1f} ms")
    print(f"sharp                {_timed(lambda: _settle(app, sheet)):6.0f} ms in all, in slices")

    def zoom(number: int) -> None:
        sheet.zoom_by(1.05 if number % 60 < 30 else 1 / 1.05, QPointF(900, 500))

    def pan(number: int) -> None:
        step = 12 if number % 60 < 30 else -12
        sheet.pan_by(step, step // 2)

    _report("zoom", app, zoom, 16.7)
    sheet.fit()
    sheet.zoom_by(2.4)
    _settle(app, sheet)
    _report("pan at 2.4 times", app, pan, 16.7)
    sheet.fit()
    _settle(app, sheet)
    hand = Hand(Drawing(Subject(4000, 2800, (AREA, LINE), line=Tool.WALL)))
    elements: list[Element] = [*ink.strokes]
    hand.drawing.elements.extend(elements)
    sheet.set_layers([])
    sheet.draw_with(hand)
    _settle(app, sheet)
    for kit in (Kit.PEN, Kit.BRUSH, Kit.OUTLINE, Kit.WALL):
        hand.take(kit)
        QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=QPoint(400, 300))

        def move(number: int) -> None:
            QTest.mouseMove(sheet, QPoint(400 + number * 5, round(300 + 90 * sin(number / 9))))

        _report(f"{kit.value}: moved to painted", app, move, 10.0)
        start = perf_counter()
        QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=QPoint(1000, 300))
        app.processEvents()
        print(f"{kit.value}: lifted            {(perf_counter() - start) * 1000:6.1f} ms")
    print(f"undo                 {_timed(lambda: (hand.drawing.undo(), app.processEvents())):6.1f} ms")
    sheet.put_away()


def _report(name: str, app: QApplication, step: Callable[[int], None], limit: float) -> None:
    wall, own = [], []
    for number in range(FRAMES):
        start, started = perf_counter(), process_time()
        step(number)
        app.processEvents()
        wall.append((perf_counter() - start) * 1000)
        own.append((process_time() - started) * 1000)
    print(f"{name:<26} {_spread(wall)}   of it processor {_spread(own)}   limit {limit} ms")


def _spread(times: list[float]) -> str:
    ordered = sorted(times)
    return (
        f"median {ordered[FRAMES // 2]:5.1f}  p95 {ordered[round(FRAMES * 0.95) - 1]:5.1f}  worst {ordered[-1]:5.1f} ms"
    )


def _settle(app: QApplication, sheet: SketchSheet) -> None:
    end = perf_counter() + 20.0
    app.processEvents()
    while perf_counter() < end and not sheet.baked.is_sharp:
        app.processEvents()


def _timed(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000


if __name__ == "__main__":
    main()
