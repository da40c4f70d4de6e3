"""The real window to open an editor in; no process is left behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.worker_process import BESIDE_ALL


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    # pytest-qt is not ready yet when this file is read.
    from tests.games.village.desktop.windows.seats import opened

    window = opened(qtbot, tmp_path / "home")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    BESIDE_ALL.close()
