"""Speaks texts that stand on the screen of an open game, and adds the switch for it to the menu."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSignalBlocker, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop.games.faces import face_of
from desktop.play.event_strip import EventStrip
from desktop.play.fact_player import FactPlayer
from desktop.play.prompts.prompt_bar import PromptBar
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.tabletop.voice.speaker import Speaker, find_speaker
from desktop.tabletop.voice.voice import Voice
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Request, Roll

SPOKEN_AFTER_MS = 80
"""When the prompt stands; of several things at one moment the last is spoken."""
STOPS = (".", "?", ":", ";", ",")
SETTING = "voice/orders"


class SpokenOrders(QObject):
    """Speaks phase changes, orders, and what must be rolled, while the switch is on (off by default)."""

    def __init__(
        self,
        settings: Settings,
        session: MatchSession,
        prompt: PromptBar,
        strip: EventStrip,
        player: FactPlayer,
        window: QWidget,
        speaker: Speaker | None = None,
    ) -> None:
        super().__init__(window)
        self.settings = settings
        self.session = session
        self._prompt = prompt
        self._strip = strip
        self._player = player
        self._moment: object = None
        self.face = face_of(session.match.game.name)
        self._spoken_at = -1
        self._from_strip = False
        found = speaker if speaker is not None else find_speaker()
        self.voice = Voice(found, self) if found is not None else None
        self.action = QAction(window)
        self.action.setObjectName("action.speak")
        self.action.setCheckable(True)
        self._name_action()
        self.action.toggled.connect(self._flipped)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(SPOKEN_AFTER_MS)
        self._later.timeout.connect(self._speak)
        if self.voice is not None:
            self.voice.failed.connect(self._lose_voice)
        session.changed.connect(self._changed)
        session.autoplay.to_do_changed.connect(self._changed)
        session.rewound.connect(self.stop)
        player.beat.connect(self._beat)
        player.finished.connect(self._changed)
        self._changed()

    @property
    def on(self) -> bool:
        """Whether orders are spoken."""
        return self.voice is not None and self.action.isChecked()

    def stop(self) -> None:
        """Be silent."""
        self._later.stop()
        if self.voice is not None:
            self.voice.stop()

    def put_away(self) -> None:
        """The game is left."""
        self._later.stop()
        if self.voice is not None:
            self.voice.wait()

    def _changed(self) -> None:
        """A question may stand now that is worth speaking; it waits until what happened has been shown."""
        if self.on and not self._player.playing:
            self._from_strip = False
            self._later.start()

    def _beat(self, fact: Fact, playing: bool) -> None:
        if self.on and playing and self.face.is_spoken(fact):
            self._from_strip = True
            self._later.start()

    def _speak(self) -> None:
        if not self.on or self.voice is None:
            return
        if self._from_strip:
            self.voice.say(self._strip.accessibleName())
            return
        if self.session.autoplay.to_do:
            self.voice.say(self.words())
            return
        request, head = self.session.pending, self.session.match.journal.head
        if request is None or head == self._spoken_at or not self._is_worth_it(request):
            return
        self._spoken_at = head
        self.voice.say(self.words())

    def words(self) -> str:
        """What people carry out, and then the question as it stands in the prompt bar: its title, and the order or the
        line below."""
        if self.session.autoplay.to_do:
            return " ".join(self.session.autoplay.to_do.lines)
        prompt = self._prompt.prompt
        order = prompt.view.order if prompt is not None else ""
        parts = [one for one in (self._prompt.title.text(), order or self._prompt.second.text()) if one]
        # A stop for the breath, where the screen needs none.
        return " ".join(one if one.endswith(STOPS) else f"{one}." for one in parts)

    def _is_worth_it(self, request: Request) -> bool:
        """Orders and rolls always; anything else where it opens a phase or a round."""
        moment = self.face.spoken_moment(self.session)
        is_new = moment != self._moment
        self._moment = moment
        return is_new or isinstance(request, Roll) or self.face.is_spoken(request)

    def _flipped(self, on: bool) -> None:
        self.settings.set_flag(SETTING, value=on)
        if on:
            self._spoken_at = -1
            self._moment = None
            self._changed()
        else:
            self.stop()

    def _name_action(self) -> None:
        if self.voice is None:
            self.action.setText(self.tr("Spea&k the orders: this computer has no voice (eSpeak NG would be one)"))
            self.action.setChecked(False)
            self.action.setEnabled(False)
        else:
            self.action.setText(self.tr("Spea&k the orders"))
            self.action.setChecked(self.settings.flag(SETTING, default=False))

    def _lose_voice(self) -> None:
        """The command is there and cannot be started: say so in the menu, and leave the setting as it is."""
        self.voice = None
        with QSignalBlocker(self.action):
            self._name_action()
