"""What has come onto a real table since its people last put something down."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialog

from desktop.play.fact_player import FactPlayer
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from rules_core.games.village.rules import topics
from rules_core.games.village.state.siege import PlayMode, Siege
from rules_core.kernel.requests import Place, Request

SETTING = "table/new-pieces"


def on_table(siege: Siege) -> frozenset[str]:
    """Everything beside ground and buildings that stands or lies on the table and that everybody sees."""
    markers = (*siege.barricades, *siege.traps, *siege.tokens, *siege.villagers)
    return frozenset((*markers, *(model.id for model in siege.in_play())))


class Arrivals(QObject):
    """Watches a game and says once what is new: when people are asked again and nothing moves any more."""

    came = Signal(object)
    """The ids of what is new, a frozenset."""

    def __init__(self, session: MatchSession, player: FactPlayer, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self.session, self.player, self.settings = session, player, settings
        self._known = on_table(self._siege)
        self._asked: Request | None = session.pending
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._look)
        session.changed.connect(self._changed)
        session.rewound.connect(self.forget)
        player.finished.connect(self._soon.start)

    @property
    def _siege(self) -> Siege:
        state = self.session.state
        assert isinstance(state, Siege)
        return state

    def forget(self) -> None:
        """What is there now is known: people have gone back or forth, corrected it, or were shown the whole table."""
        self._known = on_table(self._siege)
        self._asked = self.session.pending

    def stop(self) -> None:
        """The window closes."""
        self._soon.stop()
        self.player.finished.disconnect(self._soon.start)

    def _changed(self) -> None:
        siege, asked = self._siege, self._asked
        if siege.play_mode is PlayMode.SCREEN:
            self.forget()
            return
        if isinstance(asked, Place) and not self.session.bot_is_playing:
            self._known |= put_by_people(siege, asked)
        self._asked = self.session.pending
        self._soon.start()

    def _look(self) -> None:
        siege = self._siege
        if self.session.bot_is_playing or self.player.playing or self.session.pending is None:
            return
        other = QApplication.activeModalWidget()
        new = on_table(siege) - self._known
        if not new or siege.play_mode is PlayMode.SCREEN:
            return
        if isinstance(other, QDialog):
            other.finished.connect(self._soon.start)
            return
        self._known = on_table(siege)
        if self.settings.flag(SETTING, default=True):
            self.came.emit(new)


def put_by_people(siege: Siege, asked: Place) -> frozenset[str]:
    """What the answer to a question about a place has put down: whoever answered it stands at the table."""
    if asked.topic == topics.BARRICADE:
        return frozenset(siege.barricades)
    if asked.topic == topics.TRAP:
        return frozenset(siege.traps)
    return frozenset((asked.subject,))
