"""Quiet sounds for what is being shown. Nothing needs them."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop.look.loudspeaker import Loudspeaker, find_loudspeaker
from desktop.play.fact_player import FactPlayer
from desktop.play.presenter import Presenter
from desktop.settings import Settings
from rules_core.kernel.facts import Fact

SETTING = "play/sounds"


class Sounds(QObject):
    """Plays the sound of each fact as it is shown, while the switch is on; what is skipped makes no sound."""

    def __init__(
        self,
        settings: Settings,
        presenter: Presenter,
        player: FactPlayer,
        window: QWidget,
        loudspeaker: Loudspeaker | None = None,
    ) -> None:
        super().__init__(window)
        self.loudspeaker = loudspeaker if loudspeaker is not None else find_loudspeaker(self)
        self._settings = settings
        self._presenter = presenter
        self.action = QAction(self.tr("Sounds"), window)
        self.action.setObjectName("action.sounds")
        self.action.setCheckable(True)
        if self.loudspeaker is None:
            self.action.setText(self.tr("Sounds: this computer has no command that plays them (pw-play would be one)"))
            self.action.setEnabled(False)
        else:
            self.action.setChecked(settings.flag(SETTING, default=True))
        self.action.toggled.connect(self._flipped)
        player.beat.connect(self._beat)

    def flip(self) -> str:
        """Switch sounds on or off; gives back what to tell whoever pressed the key."""
        if self.loudspeaker is None:
            return self.action.text()
        self.action.trigger()
        return self.tr("Sounds are on.") if self.action.isChecked() else self.tr("Sounds are off.")

    def put_away(self) -> None:
        """The game is left."""
        if self.loudspeaker is not None:
            self.loudspeaker.stop()

    def _beat(self, fact: Fact, playing: bool) -> None:
        if self.loudspeaker is None or not playing or not self.action.isChecked():
            return
        sound = self._presenter.sound(fact)
        if sound is not None:
            self.loudspeaker.play(sound.path)

    def _flipped(self, on: bool) -> None:
        self._settings.set_flag(SETTING, value=on)
        if not on:
            self.put_away()
