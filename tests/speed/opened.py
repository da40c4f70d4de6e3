"""The program in one window of 1920 x 1080, for benches that measure it whole."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.kernel.requests import is_chance
from rules_core.kernel.simulation import Player


@contextmanager
def opened() -> Iterator[MainWindow]:
    """The program at its start page, with a data folder of its own, until the end of the block."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    theme = Theme(less_motion=True)
    theme.apply(app)
    with TemporaryDirectory() as folder:
        window = MainWindow(theme, Settings(Path(folder) / "settings.ini"), Path(folder))
        window.resize(1920, 1080)
        window.show()
        window.wake()
        app.processEvents()
        yield window
        window.close()


def answer(page: PlayWindow, player: Player[Any]) -> None:
    """Answer the question that stands, and let the window show all that comes of it."""
    session, match = page.session, page.session.match
    request = session.pending
    assert request is not None
    if is_chance(request):
        session.roll()
    else:
        session.answer(player.decide(match.state, request, match.journal.depth(match.journal.head)))
    page.player.finish()
    QApplication.processEvents()
    # What a running program throws away between two events.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def resident_mb() -> float:
    """Resident memory of this process; 0.0 where the system does not tell it in a file."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024
