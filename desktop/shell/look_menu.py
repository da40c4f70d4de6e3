"""The looks and the sizes of text, as a part of the view menu."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.settings import Settings

SCALES = (100, 125, 150, 175, 200, 225, 250)
"""In per cent."""


def fill_look_menu(menu: QMenu, theme: Theme, settings: Settings) -> None:
    """Add what sets the look and the size of text, and remembers them."""
    words = {
        LookName.LIGHT: QCoreApplication.translate("Look", "&Light"),
        LookName.DARK: QCoreApplication.translate("Look", "&Dark"),
        LookName.HIGH_CONTRAST: QCoreApplication.translate("Look", "&High contrast"),
        LookName.COLOUR_BLIND: QCoreApplication.translate("Look", "&Colour-blind safe"),
    }
    looks = QActionGroup(menu)
    for name, word in words.items():
        action = _choice(menu, looks, word, chosen=theme.look.name is name)
        action.triggered.connect(lambda _checked=False, name=name: _set_look(theme, settings, name))
    scale_menu = menu.addMenu(QCoreApplication.translate("Look", "&Text size"))
    scales = QActionGroup(menu)
    for percent in SCALES:
        action = _choice(scale_menu, scales, f"{percent} %", chosen=theme.scale_percent == percent)
        action.triggered.connect(lambda _checked=False, percent=percent: _set_scale(theme, settings, percent))


def _choice(menu: QMenu, group: QActionGroup, words: str, *, chosen: bool) -> QAction:
    action = QAction(words, menu)
    action.setCheckable(True)
    action.setChecked(chosen)
    group.addAction(action)
    menu.addAction(action)
    return action


def _set_look(theme: Theme, settings: Settings, name: LookName) -> None:
    settings.look = name
    theme.set_name(name)


def _set_scale(theme: Theme, settings: Settings, percent: int) -> None:
    settings.scale_percent = percent
    # After the menu has closed: a menu that changes its size while it is open jumps about.
    QTimer.singleShot(0, lambda: theme.set_scale_percent(percent))
