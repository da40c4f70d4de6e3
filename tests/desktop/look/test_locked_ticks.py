"""What is ticked can be told from what is not, also where nothing may be changed, in every look."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName, contrast
from desktop.look.sheet import style_sheet
from desktop.look.theme import Theme

LOWEST = 3.0


def middle_of(button: QAbstractButton) -> list[QColor]:
    """The colours inside of its mark."""
    picture = button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return [picture.pixelColor(x, y) for x in range(9, 20) for y in range(picture.height())[8:-8]]


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
@pytest.mark.parametrize("look", list(LookName))
def test_a_locked_tick_is_seen(qtbot: QtBot, look: LookName, kind: type[QCheckBox | QRadioButton]) -> None:
    theme = Theme(look, 100, less_motion=True)
    colours = []
    for ticked in (False, True):
        button = kind("Strong")
        qtbot.addWidget(button)
        button.setStyleSheet(style_sheet(theme.colours, plain=theme.look.is_plain))
        button.setChecked(ticked)
        button.setEnabled(False)
        button.show()
        colours.append(middle_of(button))
    without, ticked_ones = colours
    ground = max(without, key=without.count)
    assert max(contrast(one, ground) for one in ticked_ones) >= LOWEST
