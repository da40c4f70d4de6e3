"""Lines on the edge of a board hide nothing that stands there, as long as the other edge is free."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.play.edge_lines import EdgeLines
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.reminder_line import ReminderLine
from tests.desktop.look.example import TABLE, enemy

WOLF = enemy("2a", 2, 1, "wolf-head")


def test_lines_go_where_they_hide_nothing(qtbot: QtBot) -> None:
    theme = Theme()
    scene = BattlefieldScene(theme)
    scene.set_table(TABLE)
    view = BattlefieldView(scene)
    qtbot.addWidget(view)
    view.resize(600, 600)
    line = ReminderLine(theme)
    lines = EdgeLines(view, (line,), lambda area: scene.pieces_in(view.mapToScene(area).boundingRect()), below=False)
    line.show_words(["A wolf howls in the corner of the north and the west."])
    view.show()

    def is_below(*stands: tuple[float, float]) -> bool:
        scene.set_tokens([replace(WOLF, id=f"{x}", x=round(x * 254), y=round(y * 254)) for x, y in stands])
        lines.step_aside()
        return lines.y() > view.height() // 2

    assert not is_below()
    assert is_below((2, 1))
    # As many below, and none: back to where they usually are.
    assert not is_below((2, 1), (3, 35.5))
    assert not is_below((30, 1))
    # Something at both edges: the right end of one is free.
    assert not is_below((2, 1), (3, 35.5), (4, 1))
    shown = line.covered().translated(line.pos() + lines.pos()).toRect()
    assert shown.right() > view.width() - 10
    assert scene.pieces_in(view.mapToScene(shown).boundingRect()) == 0
    # Something at all four ends: the middle of an edge is free.
    assert not is_below((2, 1), (3, 35.5), (34, 1), (34, 35.5))
    shown = line.covered().translated(line.pos() + lines.pos()).toRect()
    assert scene.pieces_in(view.mapToScene(shown).boundingRect()) == 0
    assert not is_below((30, 1))
    assert line.covered().left() == 0
    line.show_words([])
    assert not is_below((2, 1))
