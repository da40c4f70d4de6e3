"""A pen for tests: one that measures its pressure and has an eraser at its other end."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice, QTabletEvent
from PySide6.QtWidgets import QApplication, QWidget

PRESS, MOVE, RELEASE = QEvent.Type.TabletPress, QEvent.Type.TabletMove, QEvent.Type.TabletRelease


def pen(widget: QWidget, kind: QEvent.Type, at: QPointF, pressure: float = 0.5, *, turned: bool = False) -> None:
    """The pen comes down, moves or is lifted at a place of the widget; `pressure` up to 1."""
    end = QPointingDevice.PointerType.Eraser if turned else QPointingDevice.PointerType.Pen
    able = QInputDevice.Capability.Position | QInputDevice.Capability.Pressure
    device = QPointingDevice("pen", 7, QInputDevice.DeviceType.Stylus, end, able, 1, 3)
    button = Qt.MouseButton.LeftButton
    held = button if kind != RELEASE else Qt.MouseButton.NoButton
    event = QTabletEvent(
        kind, device, at, QPointF(widget.mapToGlobal(at)), pressure, 0, 0, 0, 0, 0, Qt.KeyboardModifier.NoModifier,
        button, held,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)
