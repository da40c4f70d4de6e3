"""A run without a person, by which a built program is tried: begin or go on, give some answers, save, quit.

Before it quits it has a village looked at in the workshop: that goes by a process beside the window, which a built
program begins in a way of its own.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QTimer

from desktop.games.village.lesson import first_game
from desktop.session.match_session import MatchSession
from desktop.shell.main_window import MainWindow
from desktop.storage.cards import LIBRARY_FILE, read_cards
from rules_core.games.village.content.items import ItemKind
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.kernel.requests import is_chance

PATIENCE_MS = 60_000
AGAIN_MS = 100


class ScriptedRun(QObject):
    """Goes on with the last game, or begins the first one, and closes the window after so many questions.

    Says "began at answer 0" or "went on at answer 12", then "stopped at answer 22", and at the end "all is in order" of
    a village, or "nothing is known". Not for players, so these words are not translated.
    """

    def __init__(self, window: MainWindow, questions: int) -> None:
        super().__init__(window)
        self._window = window
        self._left = questions
        self._player = ThumbPlayer()
        self._session: MatchSession | None = None
        self._looking = QTimer(self)
        self._looking.setSingleShot(True)

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
            self._look_at_village()
            return
        self._left -= 1
        if is_chance(request):
            session.roll()
        else:
            session.answer(self._player.decide(session.state, request, self._position(session)))
        QTimer.singleShot(0, self._step)

    def _look_at_village(self) -> None:
        """An official village, in its editor; what is found is said when all of it is known."""
        workshop = self._window.workshop
        self._window.show_workshop()
        workshop.open(next(one for one in workshop.stock.entries() if one.kind is ItemKind.VILLAGE))
        self._looking.start(PATIENCE_MS)
        self._see()

    def _see(self) -> None:
        frame = self._window.editor
        if frame is not None and frame.checks.is_current:
            _say(frame.problems.counts())
        elif self._looking.remainingTime() > 0:
            QTimer.singleShot(AGAIN_MS, self._see)
            return
        else:
            _say("nothing is known")
        self._window.close()

    def _position(self, session: MatchSession) -> int:
        return session.match.journal.depth(session.match.journal.head)


def _say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()
