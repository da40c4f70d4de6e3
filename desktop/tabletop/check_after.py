"""Opens the check list by itself when a part of the game has ended at a real table: a wave, a round."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.play.check_table.setting import EACH_PART
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told
from rules_core.kernel.requests import is_chance


class CheckAfter(QObject):
    """Watches for ends of such parts, and says when people are asked again."""

    wanted = Signal()

    def __init__(
        self,
        session: MatchSession,
        settings: Settings,
        ends: Callable[[Fact], bool],
        at_table: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """`ends` says of what has happened whether a part ended with it, `at_table` whether there is a real table."""
        super().__init__(parent)
        self.session, self.settings = session, settings
        self._ends, self._at_table = ends, at_table
        self._has_ended = False
        # Who has still to carry something out looks afterwards; that is known when the question stands.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._look)
        session.told.connect(self._heard)
        session.changed.connect(self._soon.start)
        session.autoplay.to_do_changed.connect(self._soon.start)

    def _heard(self, told: list[Told]) -> None:
        self._has_ended = self._has_ended or any(self._ends(one.fact) for one in told)

    def _look(self) -> None:
        request = self.session.pending
        if not self._has_ended or self.session.bot_is_playing or request is None or is_chance(request):
            return
        if self.session.autoplay.to_do or self.session.is_behind:
            return
        self._has_ended = False
        if self.session.definition.result(self.session.state):
            # Nobody plays on at this table.
            return
        if self._at_table() and self.settings.flag(EACH_PART, default=True):
            self.wanted.emit()
