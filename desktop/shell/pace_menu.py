"""The menu of paces: how fast dice, tokens and facts follow one another."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from desktop.look.theme import Theme
from desktop.settings import PACES, THEIR_PACES, Settings


def pace_menu(theme: Theme, settings: Settings, parent: QWidget) -> QMenu:
    """A menu that sets the pace and remembers it."""
    words = (
        QCoreApplication.translate("Pace", "&Calm"),
        QCoreApplication.translate("Pace", "&Usual"),
        QCoreApplication.translate("Pace", "&Brisk"),
        QCoreApplication.translate("Pace", "&At once, without rolling and walking"),
    )
    menu = QMenu(QCoreApplication.translate("Pace", "&Pace"), parent)
    _offer(menu, "pace", dict(zip(PACES, words, strict=True)), theme.look.pace, partial(_set_pace, theme, settings))
    step = QCoreApplication.translate("Pace", "&One step at a time: Space shows the next")
    theirs = dict(zip(THEIR_PACES, (step, *words), strict=True))
    their_menu = menu.addMenu(QCoreApplication.translate("Pace", "&Their turn"))
    _offer(their_menu, "their-pace", theirs, theme.look.their_pace, partial(_set_their_pace, theme, settings))
    return menu


def _offer(menu: QMenu, name: str, paces: dict[float, str], now: float, choose: Callable[[float], None]) -> None:
    group = QActionGroup(menu)
    for pace, word in paces.items():
        action = QAction(word, menu)
        action.setObjectName(f"{name}.{pace}")
        action.setCheckable(True)
        action.setChecked(now == pace)
        action.triggered.connect(lambda _checked=False, pace=pace: choose(pace))
        group.addAction(action)
        menu.addAction(action)


def _set_pace(theme: Theme, settings: Settings, pace: float) -> None:
    settings.pace = pace
    theme.set_pace(pace)


def _set_their_pace(theme: Theme, settings: Settings, pace: float) -> None:
    settings.their_pace = pace
    theme.set_their_pace(pace)
