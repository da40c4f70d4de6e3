"""The line at the edge of a board: nothing is left of what it told before."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.play.edge_lines import EdgeLines
from desktop.play.event_strip import EventStrip
from tests.pig.definition import WORDS


class Painted(QObject):
    """How far to the right a widget was painted."""

    right = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.right = max(self.right, event.region().boundingRect().right())
        return super().eventFilter(watched, event)


def test_a_line_that_found_more_room_later_is_painted_over_whole(qtbot: QtBot) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(1200, 100)
    strip = EventStrip(Theme(less_motion=True), WORDS, board)
    strip.resize(200, 32)
    board.show()
    qtbot.waitExposed(board)
    strip.say("Wave 2 of 7. Escalation II: up to 150 points are on their way, and nobody knows from where.")
    QApplication.processEvents()
    strip.resize(1000, 32)
    QApplication.processEvents()
    long = round(strip.taken())
    assert long > 400
    painted = Painted(strip)
    strip.installEventFilter(painted)
    strip.say("Maren takes position.")
    QApplication.processEvents()
    assert painted.right >= long - 1


def test_rather_than_lie_over_the_map_a_line_is_broken(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1200, 400)
    strip = EventStrip(Theme(less_motion=True), WORDS)
    wood = [0]
    lines = EdgeLines(table, (strip,), lambda _: 0, below=False, room=lambda: wood[0])
    table.show()
    qtbot.waitExposed(table)
    heights = []
    # No wood, enough of it, and too little: then it says all the same what there is to say.
    for wide in (0, 260, 60):
        wood[0] = wide
        table.resize(1200 + wide, 400)
        strip.say("Wave 2 of 7. Escalation II: up to 150 points are on their way.")
        QApplication.processEvents()
        heights.append(strip.height())
        assert wide != 260 or lines.x() + strip.x() + strip.covered().right() <= wide
    assert heights[1] > heights[0] == heights[2]
