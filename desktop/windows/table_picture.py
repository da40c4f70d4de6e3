"""The picture of a game's table, for its card on the Hearth."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice

from desktop.battlefield.view import BattlefieldView


def table_picture(view: BattlefieldView) -> bytes:
    """The whole table as a square PNG."""
    view.fit()
    view.finish()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    side = min(view.width(), view.height())
    picture = view.viewport().grab()
    left, top = (picture.width() - side) // 2, (picture.height() - side) // 2
    picture.copy(max(0, left), max(0, top), side, side).save(buffer, "PNG")
    return bytes(data.data())
