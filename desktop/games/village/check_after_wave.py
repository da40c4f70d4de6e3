"""Opens the check list by itself when a wave has ended at a real table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.games.village.presenter import VillagePresenter
from desktop.settings import Settings
from rules_core.games.village.state.facts import WaveEnded
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.match import Told
from rules_core.kernel.requests import is_chance


class CheckAfterWave(QObject):
    """Watches for ends of waves, and says when people are asked again."""

    wanted = Signal()

    def __init__(self, presenter: VillagePresenter, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self.presenter, self.session, self.settings = presenter, presenter.session, settings
        self._wave_has_ended = False
        self.session.told.connect(self._heard)
        self.session.changed.connect(self._look)

    def _heard(self, told: list[Told]) -> None:
        self._wave_has_ended = self._wave_has_ended or any(isinstance(one.fact, WaveEnded) for one in told)

    def _look(self) -> None:
        request = self.session.pending
        if not self._wave_has_ended or self.session.bot_is_playing or request is None or is_chance(request):
            return
        self._wave_has_ended = False
        at_table = self.presenter.siege.play_mode is not PlayMode.SCREEN
        if at_table and self.settings.flag("table/check-each-wave", default=True):
            self.wanted.emit()
