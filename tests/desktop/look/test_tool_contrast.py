"""The icons of tools can be seen on their ground, at rest and while the tool is in use, in every look."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName, contrast
from desktop.look.sheet import style_sheet
from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.view import BattlefieldView, Tool
from desktop.tabletop.tool_strip import ToolStrip

LOWEST = 4.5


def ground_and_ink(button: QToolButton) -> tuple[QColor, QColor]:
    """What the button is painted on, and what of its icon differs most from that."""
    picture = button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    ground = picture.pixelColor(5, picture.height() // 2)
    middle = range(picture.width() // 4, picture.width() * 3 // 4)
    icon = [picture.pixelColor(x, y) for x in middle for y in range(4, picture.height() - 4)]
    return ground, max(icon, key=lambda colour: contrast(colour, ground))


@pytest.mark.parametrize("look", list(LookName))
def test_icons_of_tools_stand_out(qtbot: QtBot, look: LookName, tmp_path: Path) -> None:
    theme = Theme(look, 100, less_motion=True)
    view = BattlefieldView(BattlefieldScene(theme))
    qtbot.addWidget(view)
    strip = ToolStrip(theme, view, Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(strip)
    strip.setStyleSheet(style_sheet(theme.colours, plain=theme.look.is_plain))
    strip.set_room(700, low=True)
    strip.show()
    grounds = set()
    for button in (strip.tools[Tool.PAN], strip.intent):
        for checked in (False, True):
            button.setChecked(checked)
            ground, ink = ground_and_ink(button)
            grounds.add(ground.name())
            assert contrast(ink, ground) >= LOWEST, (button.text(), checked, ink.name(), ground.name())
    assert len(grounds) == 2


def test_the_tool_that_moves_the_map_is_called_pan(qtbot: QtBot, tmp_path: Path) -> None:
    theme = Theme(LookName.LIGHT, 100, less_motion=True)
    view = BattlefieldView(BattlefieldScene(theme))
    qtbot.addWidget(view)
    strip = ToolStrip(theme, view, Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(strip)
    assert strip.tools[Tool.PAN].text() == "Pan"
