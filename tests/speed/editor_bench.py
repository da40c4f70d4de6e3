"""How long a frame of the map editor takes: `python -m tests.speed.editor_bench`.

A village with 200 pieces on a table of 72 by 72 inches, 1920 x 1080, raster: one piece is dragged, 20 are dragged, a
building is dragged, the map is moved and zoomed. Each frame is the event and the paint that follows. The limit is
16.7 ms, which is 60 frames a second. It prints figures and judges nothing: on a busy machine they are worth little.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter, process_time

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop.battlefield.views import UNITS_PER_INCH
from desktop.editors.draft import Draft
from desktop.editors.village.body import VillageBody
from desktop.editors.village.layout import Ref, ThingKind
from desktop.editors.village.map_view import MapView
from desktop.look.theme import Theme
from rules_core.games.village.items import ItemKind
from tests.desktop.editors.village.example import DeskStore, crowded

PIECES, FRAMES, LIMIT_MS = 200, 120, 16.7
NONE = Qt.KeyboardModifier.NoModifier


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    theme = Theme(less_motion=True)
    theme.apply(app)
    draft = Draft(ItemKind.VILLAGE, crowded(PIECES))
    opened = perf_counter()
    body = VillageBody(theme, draft, DeskStore())
    body.resize(1920, 1080)
    body.show()
    app.processEvents()
    print(f"opened with {PIECES} pieces in {(perf_counter() - opened) * 1000:.0f} ms")
    _settle(app, body)
    pieces = [one.ref for one in body.editor.layout.of(ThingKind.PIECE)]
    _drag(app, body, "drag one piece", pieces[:1])
    _drag(app, body, "drag 20 pieces", pieces[:20])
    _drag(app, body, "drag a building", [Ref("building", 1)])
    body.editor.choose([])
    _settle(app, body)
    about = QPointF(body.view.viewport().rect().center())
    _report("zoom", body, lambda number: body.view.zoom_by(1.05 if number % 60 < 30 else 1 / 1.05, about))
    _settle(app, body)
    body.view.zoom_by(2.0, about)
    _settle(app, body)
    _report("pan", body, lambda number: body.view.pan_by(12 if number % 60 < 30 else -12, 6))
    body.close()


def _drag(app: QApplication, body: VillageBody, name: str, refs: list[Ref]) -> None:
    """Take hold of the first of some things and carry it round, as a hand would."""
    body.view.fit()
    body.editor.choose(refs)
    _settle(app, body)
    view = body.view
    thing = body.editor.layout.chosen(refs)[0]
    middle = QPointF(thing.pivot[0] * UNITS_PER_INCH, thing.pivot[1] * UNITS_PER_INCH)
    start = view.mapFromScene(middle)
    _send(view, QEvent.Type.MouseButtonPress, start)
    places = [QPoint(start.x() + 2 * (n % 40), start.y() + (n % 40)) for n in range(1, FRAMES + 1)]
    _report(name, body, lambda number: _send(view, QEvent.Type.MouseMove, places[number]))
    began = perf_counter()
    _send(view, QEvent.Type.MouseButtonRelease, places[-1])
    view.viewport().repaint()
    print(f"{'':<20} set down in {(perf_counter() - began) * 1000:.1f} ms")
    body.draft.stack.undo()


def _send(view: MapView, kind: QEvent.Type, at: QPoint) -> None:
    button = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
    place = QPointF(at)
    event = QMouseEvent(kind, place, QPointF(view.viewport().mapToGlobal(at)), button, held, NONE)
    QApplication.sendEvent(view.viewport(), event)


def _report(name: str, body: VillageBody, step: Callable[[int], None]) -> None:
    wall, own = [], []
    for number in range(FRAMES):
        start, started = perf_counter(), process_time()
        step(number)
        body.view.viewport().repaint()
        wall.append((perf_counter() - start) * 1000)
        own.append((process_time() - started) * 1000)
    print(f"{name:<20} {_spread(wall)}   of it processor {_spread(own)}   limit {LIMIT_MS} ms")


def _spread(times: list[float]) -> str:
    ordered = sorted(times)
    return f"p50 {ordered[FRAMES // 2]:5.1f}  p95 {ordered[round(FRAMES * 0.95) - 1]:5.1f}  worst {ordered[-1]:5.1f} ms"


def _settle(app: QApplication, body: VillageBody) -> None:
    end = perf_counter() + 2.0
    app.processEvents()
    while perf_counter() < end and not (body.view.is_sharp and body.scene.ground and body.scene.ground.is_prepared):
        app.processEvents()


if __name__ == "__main__":
    main()
