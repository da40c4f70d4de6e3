"""A window to open the workshop in."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.shell.main_window import MainWindow
from tests.games.village.desktop.windows.workshop.workshop_hands import activate


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    # pytest-qt is not ready yet when this file is read.
    from tests.games.village.desktop.windows.seats import opened

    window = opened(qtbot, tmp_path)
    window.resize(1280, 720)
    activate(window)
    return window
