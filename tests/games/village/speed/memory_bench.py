"""How much memory the program takes: `python -m tests.games.village.speed.memory_bench`.

Resident memory of the process at the Hearth, and at the end of each of ten Intro games that the program plays in one
window, on several tables. The limit is 250 MB after the tenth. It prints figures and judges nothing. A number plays so
many games.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from desktop.shell.garbage import CALM_MS
from desktop.shell.main_window import MainWindow
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.content.types import shared_ground
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.kernel.requests import is_chance
from tests.games.village.desktop.beginning import new_siege

GAMES, LIMIT_MB = 10, 250


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    games = next((int(word) for word in sys.argv[1:] if word.isdigit()), GAMES)
    app = QApplication([])
    theme = Theme(less_motion=True)
    theme.apply(app)
    with TemporaryDirectory() as folder:
        window = MainWindow(theme, Settings(Path(folder) / "settings.ini"), Path(folder))
        window.resize(1920, 1080)
        window.show()
        window.wake()
        app.processEvents()
        print(f"at the Hearth        {resident_mb():6.1f} MB")
        content = shipped()
        grounds = [one.id for one in shared_ground(content)]
        for number in range(1, games + 1):
            chosen = {"heroes": list(content.heroes)[:3], "length": "intro", "terrain": grounds[number % len(grounds)]}
            window.start_game(new_siege(f"Memory {number}", build(content, chosen), number))
            page = window.pages.currentWidget()
            assert isinstance(page, PlayWindow)
            answers = _play(app, page)
            print(f"game {number:2}, {answers:4} answers {resident_mb():6.1f} MB")
            window.show_hearth()
            # Nobody begins the next game at once.
            QTest.qWait(2 * CALM_MS)
        print(f"back at the Hearth   {resident_mb():6.1f} MB, limit {LIMIT_MB} MB")
        window.close()


def _play(app: QApplication, page: PlayWindow) -> int:
    bot = ThumbPlayer()
    session = page.session
    answers = 0
    while session.pending is not None:
        match = session.match
        if is_chance(session.pending):
            session.roll()
        else:
            session.answer(bot.decide(match.state, session.pending, match.journal.depth(match.journal.head)))
        answers += 1
        app.processEvents()
        # What a running program throws away between two events.
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return answers


def resident_mb() -> float:
    """Resident memory of this process; 0.0 where the system does not tell it in a file."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    main()
