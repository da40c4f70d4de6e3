"""Versions, system and look, in plain lines for a report: what somebody needs who looks for a fault."""

from __future__ import annotations

import platform
import sqlite3
import sys
from importlib.metadata import PackageNotFoundError, version

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from rules_core.games.village.siege import Siege


def versions() -> str:
    """The program's and its libraries' versions, and the system."""
    return "\n".join(
        (
            f"Hearthwall {_version('hearthwall')}",
            f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}",
            f"SQLAlchemy {_version('SQLAlchemy')}, SQLite {sqlite3.sqlite_version}, msgspec {_version('msgspec')}",
            f"System {platform.system()} {platform.release()} {platform.machine()}",
            f"Packaged {'yes' if getattr(sys, 'frozen', False) else 'no'}",
        )
    )


def look_lines(theme: Theme, window: QWidget) -> str:
    """How the program looks here."""
    screen = window.screen().size()
    return "\n".join(
        (
            f"Look {theme.look.name.value}, text {theme.scale_percent} %, less motion {theme.look.less_motion}",
            f"Window {window.width()} x {window.height()}, ratio {window.devicePixelRatioF():g}",
            f"Screen {screen.width()} x {screen.height()}, platform {QGuiApplication.platformName()}",
        )
    )


def game_line(state: object, answers: int) -> str:
    """Where the open game stands, without anybody's name."""
    if isinstance(state, Siege):
        return f"Game open: wave {state.wave}, phase {state.phase.value}, {state.play_mode.value}, {answers} answers"
    return f"Game open: {answers} answers"


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "(as files)"
