"""Mouse and keys on a map editor, in inches of the table."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.games.village.map_editor.body import VillageBody
from desktop.games.village.map_editor.layout import MapThing
from desktop.games.village.map_editor.map_view import MapView
from desktop.games.village.map_editor.shapes import Place
from desktop.look.theme import Theme
from desktop.tabletop.battlefield.views import UNITS_PER_INCH
from desktop.workshop.editors.draft import Draft
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.kernel.game import Plain
from tests.games.village.desktop.editors.village.example import DeskStore, village

LEFT = Qt.MouseButton.LeftButton
NONE, SHIFT, CONTROL, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
NONE_HELD = Qt.MouseButton.NoButton
Key = Qt.Key


def spot_of(view: MapView, place: Place) -> QPoint:
    """Where a place of the table lies in the view."""
    return view.mapFromScene(QPointF(place[0] * UNITS_PER_INCH, place[1] * UNITS_PER_INCH))


def drag_on(view: MapView, *places: Place, keys: Qt.KeyboardModifier = NONE, drop: bool = True) -> None:
    """Press at the first place, move over the others, and let go at the last."""
    _send(view, QEvent.Type.MouseButtonPress, places[0], keys)
    for start, end in pairwise(places):
        for part in range(1, 5):
            share = part / 4
            between = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            _send(view, QEvent.Type.MouseMove, between, keys, held=True)
    if drop:
        _send(view, QEvent.Type.MouseButtonRelease, places[-1], keys)


def _send(view: MapView, kind: QEvent.Type, place: Place, keys: Qt.KeyboardModifier, *, held: bool = False) -> None:
    moves = kind is QEvent.Type.MouseMove
    button = NONE_HELD if moves else LEFT
    down = LEFT if held or kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick) else NONE_HELD
    at = spot_of(view, place)
    event = QMouseEvent(kind, QPointF(at), QPointF(view.viewport().mapToGlobal(at)), button, down, keys)
    QApplication.sendEvent(view.viewport(), event)


class MapHands:
    """A body on the screen, and hands to work on it."""

    def __init__(
        self,
        qtbot: QtBot,
        plain: Plain | None = None,
        kind: str = Kind.VILLAGE,
        store: DeskStore | None = None,
    ) -> None:
        self.store = store or DeskStore()
        self.draft = Draft(Item(GAME, kind, plain if plain is not None else village()))
        self.body = VillageBody(Theme(less_motion=True), self.draft, face_of(GAME), self.store)
        self.draft.setParent(self.body)
        for tool in self.body.tools():
            # As the head of an editor does: what belongs to nobody would live on after the test.
            if isinstance(tool, QWidget):
                tool.setParent(self.body)
        qtbot.addWidget(self.body)
        self.body.resize(1700, 1000)
        self.body.show()
        self.view, self.editor = self.body.view, self.body.editor
        # Without snapping numbers come out as they were meant; tests of snapping switch it on.
        self.body.hand.snapping.to_grid = self.body.hand.snapping.to_others = False
        QApplication.processEvents()
        self.view.setFocus()

    # Looking

    def thing(self, name: str) -> MapThing:
        return next(one for one in self.editor.layout.things if name in (one.id, one.key))

    def ids(self) -> list[str]:
        return [one.id for one in self.editor.layout.things]

    def chosen(self) -> list[str]:
        return [one.id or one.key for one in self.editor.things]

    def choose(self, *names: str) -> None:
        self.editor.choose([self.thing(name).ref for name in names])

    @property
    def steps(self) -> int:
        return self.draft.stack.index()

    @property
    def tool(self) -> str:
        """The name of the tool in hand."""
        return self.view.tool.name.value

    def get(self, *path: str | int) -> Any:
        return self.draft.get(path)

    # Doing

    def at(self, place: Place) -> QPoint:
        return spot_of(self.view, place)

    def click(self, place: Place, keys: Qt.KeyboardModifier = NONE) -> None:
        self.move(place, keys)
        QTest.mouseClick(self.view.viewport(), LEFT, keys, self.at(place))

    def double_click(self, place: Place) -> None:
        self.move(place)
        QTest.mouseClick(self.view.viewport(), LEFT, NONE, self.at(place))
        _send(self.view, QEvent.Type.MouseButtonDblClick, place, NONE)
        _send(self.view, QEvent.Type.MouseButtonRelease, place, NONE)

    def drag(self, *places: Place, keys: Qt.KeyboardModifier = NONE, drop: bool = True) -> None:
        drag_on(self.view, *places, keys=keys, drop=drop)

    def move(self, place: Place, keys: Qt.KeyboardModifier = NONE) -> None:
        _send(self.view, QEvent.Type.MouseMove, place, keys)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = NONE) -> None:
        if not self.body.isActiveWindow():
            self.body.activateWindow()
            QApplication.processEvents()
        QTest.keyClick(self.view, key, keys)

    def keys(self, *keys: Qt.Key) -> None:
        """One after the other."""
        for key in keys:
            self.key(key)

    def press(self, name: str) -> None:
        """Click a control by its object name."""
        widget = self.body.findChild(QWidget, name)
        assert widget is not None, name
        QTest.mouseClick(widget, LEFT)
