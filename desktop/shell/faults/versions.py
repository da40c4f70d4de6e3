"""Versions, system, library and look, in plain lines for a report: what somebody needs who looks for a fault."""

from __future__ import annotations

import os
import platform
import sqlite3
import sys
from contextlib import closing, suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import PySide6
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.storage.cards import LIBRARY_FILE, SCHEMA
from desktop.storage.reading_alone import open_to_read
from resources.version import full_version
from rules_core.kernel.match import Match
from rules_core.wording.translation import LANGUAGE_IN_FORCE


def versions() -> str:
    """The program's and its libraries' versions, and the system."""
    return "\n".join(
        (
            full_version(),
            f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}",
            f"SQLAlchemy {_version('SQLAlchemy')}, SQLite {sqlite3.sqlite_version}, msgspec {_version('msgspec')}",
            f"System {platform.system()} {platform.release()} {platform.machine()}{_distribution()}",
            f"Packaged {_yes(getattr(sys, 'frozen', False))}, rules compiled {_yes('rules__mypyc' in sys.modules)}",
        )
    )


def library_line(folder: Path) -> str:
    """Which schema the library in this folder has, and which one the program writes."""
    path = folder / LIBRARY_FILE
    found = "none yet"
    if path.exists():
        found = "cannot be read"
        with (
            suppress(sqlite3.Error, OSError),
            closing(open_to_read(path, patience_s=1)) as library,
        ):
            found = str(library.execute("PRAGMA user_version").fetchone()[0])
    return f"Library schema {found}, this program writes {SCHEMA}"


def look_lines(theme: Theme, window: QWidget) -> str:
    """How the program looks here, and in which words it speaks."""
    lengths = "centimetres" if LANGUAGE_IN_FORCE.centimetres else "inches"
    return "\n".join(
        (
            f"Language {LANGUAGE_IN_FORCE.language}, {lengths}, system {QLocale.system().name()}",
            f"Look {theme.look.name.value}, text {theme.scale_percent} %, less motion {_yes(theme.look.less_motion)}",
            f"Window {window.width()} x {window.height()}, ratio {window.devicePixelRatioF():g}",
            *(_screen(screen, here=screen is window.screen()) for screen in QGuiApplication.screens()),
            f"Platform {QGuiApplication.platformName()}{_session()}",
        )
    )


def game_line(match: Match[Any]) -> str:
    """Where the open game stands, without anybody's name."""
    answers = f"{len(match.journal.entries) - 1} answers"
    stands = face_of(match.game.name).report_line(match.state)
    rules = f"{match.game.name}, rules {match.game.rules_version}"
    return f"Game open: {stands}, {answers}, {rules}" if stands else f"Game open: {answers}, {rules}"


def _screen(screen: QScreen, *, here: bool) -> str:
    size, dots = screen.size(), round(screen.logicalDotsPerInch())
    return (
        f"Screen {size.width()} x {size.height()}, ratio {screen.devicePixelRatio():g}, {dots} dots per inch"
        f"{', this one' if here else ''}"
    )


def _session() -> str:
    known = [os.environ.get(name, "") for name in ("XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP")]
    return "".join(f", {one[:40]}" for one in known if one)


def _distribution() -> str:
    with suppress(OSError):
        return f", {platform.freedesktop_os_release().get('PRETTY_NAME', 'Linux')}"
    return ""


def _yes(whether: bool) -> str:
    return "yes" if whether else "no"


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "(as files)"
