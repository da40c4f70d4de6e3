"""Windows that are shown and not painted, for tests that look at what stands in them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget


def show_only(widget: QWidget, show: Callable[[QWidget], None] = QWidget.show) -> None:
    if widget.isWindow():
        widget.setUpdatesEnabled(False)
    show(widget)


@pytest.fixture(autouse=True)
def unpainted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A third of the time went into painting. The folder of a game's windows takes this up; windows are painted there
    where they are gone through from end to end, where words are measured, and where a test says so. The tests that
    look at pictures, in tests/desktop, have not taken it up."""
    if "qtbot" in request.fixturenames and request.node.get_closest_marker("painted") is None:
        monkeypatch.setattr(QWidget, "show", show_only)
