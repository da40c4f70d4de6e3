"""Language and unit of lengths, as a part of the view menu. What is chosen holds at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from desktop.language import LANGUAGES, speak, system_language
from desktop.settings import Settings
from rules_core.wording.translation import LANGUAGE_IN_FORCE


def begin_language(settings: Settings, language: str = "") -> None:
    """Put language and unit in force as they were chosen; `language` counts more, for this run."""
    chosen = language or settings.language
    speak(chosen if chosen in LANGUAGES else system_language())
    LANGUAGE_IN_FORCE.centimetres = settings.centimetres


def fill_language_menu(menu: QMenu, settings: Settings, renew: Callable[[], None]) -> None:
    """Add what sets language and unit; `renew` makes anew what is shown."""
    # Its own name in both languages: who cannot read the others finds it.
    languages = menu.addMenu(QCoreApplication.translate("Language", "Lan&guage"))
    languages.setObjectName("menu.language")
    group = QActionGroup(languages)
    for key, name in LANGUAGES.items():
        action = _choice(languages, group, f"language.{key}", name, chosen=LANGUAGE_IN_FORCE.language == key)
        action.triggered.connect(lambda _checked=False, key=key: _set_language(settings, key, renew))
    lengths = menu.addMenu(QCoreApplication.translate("Language", "Le&ngths"))
    lengths.setObjectName("menu.lengths")
    units = QActionGroup(lengths)
    words = (
        (False, "lengths.inches", QCoreApplication.translate("Language", "In &inches")),
        (True, "lengths.centimetres", QCoreApplication.translate("Language", "In &centimetres")),
    )
    for centimetres, key, word in words:
        action = _choice(lengths, units, key, word, chosen=LANGUAGE_IN_FORCE.centimetres is centimetres)
        action.triggered.connect(
            lambda _checked=False, on=centimetres: set_centimetres(settings, renew, centimetres=on)
        )


def _choice(menu: QMenu, group: QActionGroup, key: str, words: str, *, chosen: bool) -> QAction:
    action = QAction(words, menu)
    action.setObjectName(key)
    action.setCheckable(True)
    action.setChecked(chosen)
    group.addAction(action)
    menu.addAction(action)
    return action


def _set_language(settings: Settings, language: str, renew: Callable[[], None]) -> None:
    if language == LANGUAGE_IN_FORCE.language:
        return
    settings.language = language
    speak(language)
    # After the menu has closed: it is made anew itself.
    QTimer.singleShot(0, renew)


def set_centimetres(settings: Settings, renew: Callable[[], None], *, centimetres: bool) -> None:
    """Tell lengths in the other unit from now on, everywhere."""
    if centimetres is LANGUAGE_IN_FORCE.centimetres:
        return
    settings.centimetres = centimetres
    LANGUAGE_IN_FORCE.centimetres = centimetres
    QTimer.singleShot(0, renew)
