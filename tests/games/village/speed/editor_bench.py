"""How long a frame of the map editor takes: `python -m tests.games.village.speed.editor_bench`.

A village with 200 pieces on a table of 72 by 72 inches, 1920 x 1080, raster: one piece is dragged, 20 are dragged, a
building is dragged, the map is moved and zoomed. Each frame is the event and the paint that follows. The limit is
16.7 ms, which is 60 frames a second. Steps that change much at once (picking up and setting down, undo, redo, paste,
moving everything, the rubber band) are one frame each; what they leave for later is drawn in the frames that follow,
whose worst stands beside them. It prints figures and judges nothing: on a busy machine they are worth little.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter, process_time

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop.games.faces import face_of
from desktop.games.village.map_editor.body import VillageBody
from desktop.games.village.map_editor.layout import Ref, ThingKind
from desktop.games.village.map_editor.map_view import MapView
from desktop.look.theme import Theme
from desktop.tabletop.battlefield.views import UNITS_PER_INCH
from desktop.workshop.editors.draft import Draft
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from tests.games.village.desktop.editors.village.example import DeskStore, crowded
from tests.speed.frames import FRAMES, report, settle, timed

PIECES = 200
NONE = Qt.KeyboardModifier.NoModifier


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    theme = Theme(less_motion=True)
    theme.apply(app)
    draft = Draft(Item(GAME, Kind.VILLAGE, crowded(PIECES)))
    opened = perf_counter()
    body = VillageBody(theme, draft, face_of(GAME), DeskStore())
    body.resize(1920, 1080)
    body.show()
    app.processEvents()
    print(f"opened with {PIECES} pieces in {(perf_counter() - opened) * 1000:.0f} ms")
    _settle(body)
    pieces = [one.ref for one in body.editor.layout.of(ThingKind.PIECE)]
    _drag(body, "drag one piece", pieces[:1])
    _drag(body, "drag 20 pieces", pieces[:20])
    _drag(body, "drag a building", [Ref("building", 1)])
    _drag(body, "drag everything", body.editor.layout.refs())
    _steps(body, pieces[:20])
    _rubber(body)
    body.editor.choose([])
    _settle(body)
    about = QPointF(body.view.viewport().rect().center())
    report(
        "zoom",
        lambda number: body.view.zoom_by(1.05 if number % 60 < 30 else 1 / 1.05, about),
        body.view.viewport().repaint,
    )
    _settle(body)
    body.view.zoom_by(2.0, about)
    _settle(body)
    report("pan", lambda number: body.view.pan_by(12 if number % 60 < 30 else -12, 6), body.view.viewport().repaint)
    body.close()


def _drag(body: VillageBody, name: str, refs: list[Ref]) -> None:
    """Take hold of the first of some things and carry it round, as a hand would."""
    body.view.fit()
    body.editor.choose(refs)
    _settle(body)
    view = body.view
    thing = body.editor.layout.chosen(refs)[0]
    middle = QPointF(thing.pivot[0] * UNITS_PER_INCH, thing.pivot[1] * UNITS_PER_INCH)
    start = view.mapFromScene(middle)
    _send(view, QEvent.Type.MouseButtonPress, start)
    places = [QPoint(start.x() + 2 * (n % 40), start.y() + (n % 40)) for n in range(1, FRAMES + 1)]
    away = QPoint(start.x() + 12, start.y() + 6)
    _once(body, f"{name}: pick up", lambda: _send(view, QEvent.Type.MouseMove, away))
    report(name, lambda number: _send(view, QEvent.Type.MouseMove, places[number]), body.view.viewport().repaint)
    _once(body, f"{name}: set down", lambda: _send(view, QEvent.Type.MouseButtonRelease, places[-1]))
    _once(body, f"{name}: undo", body.draft.stack.undo)
    _once(body, f"{name}: redo", body.draft.stack.redo)
    body.draft.stack.undo()


def _steps(body: VillageBody, refs: list[Ref]) -> None:
    """Steps by key on 20 pieces, and on everything."""
    editor, stack = body.editor, body.draft.stack
    editor.choose(refs)
    _settle(body)
    clip = editor.clip()
    for name, act in (
        ("paste 20", lambda: editor.paste(clip)),
        ("undo the paste", stack.undo),
        ("redo the paste", stack.redo),
        ("remove 20", editor.remove),
        ("undo that", stack.undo),
        ("choose everything", editor.choose_all),
        ("move everything", lambda: editor.move(0.1, 0, by_key=True)),
        ("undo that", stack.undo),
    ):
        _once(body, name, act)
    while stack.canUndo():
        stack.undo()


def _rubber(body: VillageBody) -> None:
    """A rubber band over half of the map."""
    body.editor.choose([])
    _settle(body)
    view = body.view
    start = view.mapFromScene(QPointF(2, 2))
    _send(view, QEvent.Type.MouseButtonPress, start)
    places = [QPoint(start.x() + 6 * n, start.y() + 6 * n) for n in range(1, FRAMES + 1)]
    report(
        "rubber band", lambda number: _send(view, QEvent.Type.MouseMove, places[number]), body.view.viewport().repaint
    )
    _once(body, "rubber band: let go", lambda: _send(view, QEvent.Type.MouseButtonRelease, places[-1]))


def _once(body: VillageBody, name: str, act: Callable[[], None]) -> None:
    """One frame that changes much, and the frames after it."""
    _settle(body)
    began, started = perf_counter(), process_time()
    act()
    body.view.viewport().repaint()
    took, own = (perf_counter() - began) * 1000, (process_time() - started) * 1000
    later: list[float] = []
    while not body.view.is_sharp and len(later) < FRAMES:
        later.append(timed(QApplication.processEvents))
    after = f"then {len(later)} frames, worst {max(later):.1f} ms" if later else ""
    print(f"{name:<26} {took:5.1f} ms   of it processor {own:5.1f} ms   {after}")


def _send(view: MapView, kind: QEvent.Type, at: QPoint) -> None:
    button = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
    place = QPointF(at)
    event = QMouseEvent(kind, place, QPointF(view.viewport().mapToGlobal(at)), button, held, NONE)
    QApplication.sendEvent(view.viewport(), event)


def _settle(body: VillageBody) -> None:
    settle(lambda: body.view.is_sharp and body.scene.ground is not None and body.scene.ground.is_prepared)


if __name__ == "__main__":
    main()
