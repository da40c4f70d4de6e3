"""A run without a person, by which a built program is tried: begin or go on with every game, answer, save, quit.

Before it quits it has an item looked at in the workshop: that goes by a process beside the window, which a built
program begins in a way of its own.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from desktop.games.faces import face_of
from desktop.session.match_session import MatchSession
from desktop.session.new_game import NewGame
from desktop.shell.choice_controls import is_offered, usual_value
from desktop.storage.cards import LIBRARY_FILE, read_cards
from rules_core.games.catalogue import WHERE, definition_of
from rules_core.games.definition import GameDefinition
from rules_core.kernel.requests import is_chance
from rules_core.kernel.simulation import Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from desktop.session.shell import Shell
    from desktop.shell.game_starting import GameStarting
    from desktop.workshop.page.controller import WorkshopController

SEED = 1
PATIENCE_MS = 60_000
AGAIN_MS = 100


class ScriptedRun(QObject):
    """Goes on with the last game of every kind, or begins the first one, and closes the window after all of them.

    Says for each "village: began at answer 0" or "went on at answer 12", then "stopped at answer 22", and at the end
    "all is in order" of an item, or "nothing is known". Not for players, so these words are not translated.
    """

    def __init__(
        self, shell: Shell, starting: GameStarting, workshop: Callable[[], WorkshopController], questions: int
    ) -> None:
        """`workshop` gives the workshop, which is loaded by it; so many questions are answered in each game."""
        super().__init__(shell.dialog_parent)
        self._shell = shell
        self._starting = starting
        self._workshop = workshop
        self._questions = self._left = questions
        self._games = list(WHERE)
        self._player: Player[Any] | None = None
        self._session: MatchSession | None = None
        self._looking = QTimer(self)
        self._looking.setSingleShot(True)

    def start(self) -> None:
        """Open the next game and begin to answer; each answer waits until the one before it is painted."""
        if not self._games:
            self._look_at_item()
            return
        definition = definition_of(self._games.pop(0))
        game = definition.card.id
        under_way = [
            card for card in read_cards(self._shell.folder / LIBRARY_FILE) if not card.result and card.kind == game
        ]
        if under_way:
            session = self._shell.games.resume(under_way[0].id)
        else:
            session = self._shell.games.begin(self._starting.lesson(game) or _as_usual(definition))
        self._session, self._left = session, self._questions
        self._player = definition.steady().make(0)
        self._shell.play(session)
        self._say(f"{'went on' if under_way else 'began'} at answer {self._position(session)}")
        QTimer.singleShot(0, self._step)

    def _step(self) -> None:
        session = self._session
        if session is None or self._player is None:
            return
        request = session.pending
        if request is None and session.is_behind and self._left:
            # What came of the answer before is still being shown.
            QTimer.singleShot(AGAIN_MS, self._step)
            return
        if self._left == 0 or request is None:
            self._say(f"stopped at answer {self._position(session)}")
            self._shell.leave_game()
            QTimer.singleShot(0, self.start)
            return
        self._left -= 1
        if is_chance(request):
            session.roll()
        else:
            session.answer(self._player.decide(session.state, request, self._position(session)))
        QTimer.singleShot(0, self._step)

    def _look_at_item(self) -> None:
        """An official item, in its editor; what is found is said when all of it is known."""
        workshop = self._workshop()
        workshop.show()
        slow = {face_of(game).slow_kind for game in WHERE}
        workshop.open(next(one for one in workshop.stock.entries() if one.kind in slow))
        self._looking.start(PATIENCE_MS)
        self._see()

    def _see(self) -> None:
        frame = self._workshop().frame
        if frame is not None and frame.checks.is_current:
            _say(frame.problems.counts())
        elif self._looking.remainingTime() > 0:
            QTimer.singleShot(AGAIN_MS, self._see)
            return
        else:
            _say("nothing is known")
        self._shell.close()

    def _position(self, session: MatchSession) -> int:
        return session.match.journal.depth(session.match.journal.head)

    def _say(self, words: str) -> None:
        """Say of the game that is open."""
        assert self._session is not None
        _say(f"{self._session.match.game.name}: {words}")


def _as_usual(definition: GameDefinition) -> NewGame:
    """A game for which nothing was chosen."""
    values = {field.key: usual_value(field) for field in definition.choices if is_offered(field)}
    return NewGame(definition.card.id, definition.card.title, definition.setup(values), SEED)


def _say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()
