"""The menu of paces: how fast dice, tokens and facts follow one another."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from desktop.look.theme import Theme
from desktop.settings import PACES, Settings


def pace_menu(theme: Theme, settings: Settings, parent: QWidget) -> QMenu:
    """A menu that sets the pace and remembers it."""
    words = (
        QCoreApplication.translate("Pace", "&Calm"),
        QCoreApplication.translate("Pace", "&Usual"),
        QCoreApplication.translate("Pace", "&Brisk"),
        QCoreApplication.translate("Pace", "&At once, without rolling and walking"),
    )
    menu = QMenu(QCoreApplication.translate("Pace", "&Pace"), parent)
    paces = QActionGroup(menu)
    for pace, word in zip(PACES, words, strict=True):
        action = QAction(word, menu)
        action.setObjectName(f"pace.{pace}")
        action.setCheckable(True)
        action.setChecked(theme.look.pace == pace)
        action.triggered.connect(lambda _checked=False, pace=pace: _set_pace(theme, settings, pace))
        paces.addAction(action)
        menu.addAction(action)
    return menu


def _set_pace(theme: Theme, settings: Settings, pace: float) -> None:
    settings.pace = pace
    theme.set_pace(pace)
