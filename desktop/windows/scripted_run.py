"""A run without a person, by which a built program is tried: begin or go on, give some answers, save, quit."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QTimer

from desktop.session.match_session import MatchSession
from desktop.storage.cards import LIBRARY_FILE, read_cards
from desktop.windows.learn import first_game
from desktop.windows.main_window import MainWindow
from rules_core.bots.thumb_player import ThumbPlayer
from rules_core.kernel.requests import is_chance


class ScriptedRun(QObject):
    """Goes on with the last game, or begins the first one, and closes the window after so many questions.

    Says "began at answer 0" or "went on at answer 12", and at the end "stopped at answer 22". Not for players, so
    these words are not translated.
    """

    def __init__(self, window: MainWindow, questions: int) -> None:
        super().__init__(window)
        self._window = window
        self._left = questions
        self._player = ThumbPlayer()
        self._session: MatchSession | None = None

    def start(self) -> None:
        """Open the game and begin to answer; each answer waits until the one before it is painted."""
        under_way = [card for card in read_cards(self._window.folder / LIBRARY_FILE) if not card.result]
        if under_way:
            session = self._window.shelf.resume(under_way[0].id)
        else:
            session = self._window.shelf.begin(*first_game())
        self._session = session
        self._window.play(session)
        _say(f"{'went on' if under_way else 'began'} at answer {self._position(session)}")
        QTimer.singleShot(0, self._step)

    def _step(self) -> None:
        session = self._session
        if session is None:
            return
        request = session.pending
        if self._left == 0 or request is None:
            _say(f"stopped at answer {self._position(session)}")
            self._window.close()
            return
        self._left -= 1
        if is_chance(request):
            session.roll()
        else:
            session.answer(self._player.decide(session.state, request, self._position(session)))
        QTimer.singleShot(0, self._step)

    def _position(self, session: MatchSession) -> int:
        return session.match.journal.depth(session.match.journal.head)


def _say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()
