"""How much memory the program takes: `python -m tests.games.village.speed.memory_bench`.

Resident memory of the process at the Hearth, in a game just begun, and at its end after a whole Intro game in one
window, with the growth for each hundred answers. It prints figures and judges nothing.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.kernel.requests import is_chance
from tests.games.village.desktop.beginning import new_siege

MOST = 4000


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    most = next((int(word) for word in sys.argv[1:] if word.isdigit()), MOST)
    app = QApplication([])
    theme = Theme(less_motion=True)
    theme.apply(app)
    with TemporaryDirectory() as folder:
        window = MainWindow(theme, Settings(Path(folder) / "settings.ini"), Path(folder))
        window.resize(1920, 1080)
        window.show()
        window.wake()
        app.processEvents()
        print(f"at the Hearth        {_resident_mb():6.1f} MB")
        content = shipped()
        setup = build(content, {"heroes": list(content.heroes)[:3], "length": "intro", "terrain": "alder-ford"})
        window.start_game(new_siege("Memory", setup, 5))
        page = window.pages.currentWidget()
        assert isinstance(page, PlayWindow)
        app.processEvents()
        begun = _resident_mb()
        print(f"a game just begun    {begun:6.1f} MB")
        answers = _play(app, page, most)
        end = _resident_mb()
        print(
            f"after {answers:4} answers   {end:6.1f} MB  {(end - begun) * 100 / max(1, answers):5.2f} MB for each 100"
        )
        window.show_hearth()
        app.processEvents()
        print(f"back at the Hearth   {_resident_mb():6.1f} MB")
        window.close()


def _play(app: QApplication, page: PlayWindow, most: int) -> int:
    bot = ThumbPlayer()
    session = page.session
    answers = 0
    while session.pending is not None and answers < most:
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


def _resident_mb() -> float:
    """Resident memory of this process; 0.0 where the system does not tell it in a file."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    main()
