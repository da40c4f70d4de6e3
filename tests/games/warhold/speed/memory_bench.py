"""How much memory a long war takes: `python -m tests.games.warhold.speed.memory_bench [ROUNDS]`.

Resident memory of the process at the start page, and after every fifth round of a war of four on a map of 960 tiles
that the rule of thumb plays in one window, answer by answer, each saved and shown. The limit is 400 MB. It prints
figures and judges nothing.
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
from desktop.session.new_game import NewGame
from desktop.session.seats import PERSON
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.state.war import War
from rules_core.kernel.requests import is_chance
from tests.games.village.speed.memory_bench import resident_mb

ROUNDS, LIMIT_MB, SEED = 30, 400, 5
CHOICES = {"players": 4, "approval": False}


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    rounds = next((int(word) for word in sys.argv[1:] if word.isdigit()), ROUNDS)
    app = QApplication([])
    theme = Theme(less_motion=True)
    theme.apply(app)
    with TemporaryDirectory() as folder:
        window = MainWindow(theme, Settings(Path(folder) / "settings.ini"), Path(folder))
        window.resize(1920, 1080)
        window.show()
        window.wake()
        app.processEvents()
        print(f"at the start page   {resident_mb():6.1f} MB", flush=True)
        # A seat without a person would answer beside what is measured.
        seats = {
            seat.id: PERSON for seat in DEFINITION.seats(DEFINITION.make(DEFINITION.setup(CHOICES))) if seat.decides
        }
        window.start_game(NewGame(GAME, "Memory", DEFINITION.setup(CHOICES), SEED, {}, seats))
        page = window.pages.currentWidget()
        assert isinstance(page, PlayWindow)
        answers = _play(app, page, rounds)
        print(f"{answers} answers        {resident_mb():6.1f} MB, limit {LIMIT_MB} MB")
        window.show_hearth()
        print(f"back at the start   {resident_mb():6.1f} MB")
        window.close()


def _play(app: QApplication, page: PlayWindow, rounds: int) -> int:
    session, player, answers, told = page.session, ThumbPlayer(), 0, 0
    while session.pending is not None:
        war, match = session.match.state, session.match
        assert isinstance(war, War)
        if war.round > rounds:
            break
        if war.round >= told + 5:
            told = war.round
            print(f"round {told:3}, {answers:5} answers {resident_mb():6.1f} MB", flush=True)
        if is_chance(session.pending):
            session.roll()
        else:
            session.answer(player.decide(war, session.pending, match.journal.depth(match.journal.head)))
        answers += 1
        page.player.finish()
        app.processEvents()
        # What a running program throws away between two events.
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return answers


if __name__ == "__main__":
    main()
