"""The real window to open an editor in; no process is left behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.worker_process import BESIDE_ALL


@pytest.fixture(autouse=True)
def unpainted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows are shown and not painted: a third of the time went there. Every editor is painted where it is gone
    through from end to end, where its words are measured, and where a test says so."""
    if request.node.get_closest_marker("painted") is not None:
        return
    show = QWidget.show

    def show_only(widget: QWidget) -> None:
        if widget.isWindow():
            widget.setUpdatesEnabled(False)
        show(widget)

    monkeypatch.setattr(QWidget, "show", show_only)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    # pytest-qt is not ready yet when this file is read.
    from tests.games.village.desktop.windows.seats import opened

    window = opened(qtbot, tmp_path / "home")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    BESIDE_ALL.close()
