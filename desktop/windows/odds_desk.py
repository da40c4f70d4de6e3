"""Exact odds for the question that stands: asked for after it is on the screen, shown on buttons and on a sheet."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.prompts.words import name
from desktop.session.advice import Advice
from desktop.session.match_session import MatchSession
from desktop.windows.odds_sheet import OddsSheet
from desktop.windows.odds_words import activation_words, attack_words
from rules_core.games.village.siege import Siege
from rules_core.kernel.requests import Request, options_of
from rules_core.lab.names import SiegeNames

ATTACKS = ("attack:", "power:", "shoot:", "aim:")
DELAY_MS = 90
"""The question is painted before anything is counted."""
MOST_ATTACKS = 6
"""So many attacks are counted unasked; the others when they are pointed at."""
MARGIN = 12


class OddsDesk(QObject):
    """Asks the advice one option at a time and shows what comes."""

    words_ready = Signal(str, str)
    """An option and its odds in one line."""

    def __init__(self, theme: Theme, session: MatchSession, names: SiegeNames, view: QWidget) -> None:
        super().__init__(view)
        self.session = session
        self.names = names
        self.view = view
        self.on = True
        """Whether odds are shown at all."""
        self.advice = Advice()
        self.advice.ready.connect(self._arrived)
        self.sheet = OddsSheet(theme, view)
        self._pointed = ""
        self._waiting: list[str] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ask_next)

    def new_question(self, request: Request | None) -> None:
        """Forget the odds of the last question; those of this one come a little later."""
        self.advice.forget()
        self.sheet.hide()
        self._pointed = ""
        self._waiting = []
        self._timer.stop()
        if request is None or not self.on:
            return
        dice = [one for one in options_of(request) if request.topic == "dice" and one.isdigit()]
        attacks = [one for one in options_of(request) if one.startswith(ATTACKS)]
        self._waiting = [*dice, *attacks[:MOST_ATTACKS]]
        if self._waiting:
            self._timer.start(DELAY_MS)

    def point_at(self, option: str) -> None:
        """An option is pointed at: show the sheet of an attack."""
        self._pointed = option
        if not self.on or not option.startswith(ATTACKS):
            self.sheet.hide()
            return
        odds = self.advice.attack(self.session.match, option)
        if odds is not None:
            self._show(option, odds)

    def place_sheet(self) -> None:
        """The sheet lies in the upper right corner of the map."""
        self.sheet.move(self.view.width() - self.sheet.width() - MARGIN, MARGIN)

    def stop(self) -> None:
        """Count no more."""
        self._timer.stop()
        self._waiting = []
        self.advice.forget()
        self.advice.wait()

    def _ask_next(self) -> None:
        while self._waiting:
            option = self._waiting.pop(0)
            match = self.session.match
            counts = self.advice.attack if option.startswith(ATTACKS) else self.advice.activation
            odds = counts(match, option)
            if odds is None:
                # One at a time: what is counted shares the processor with the window.
                return
            self._say(option, odds)

    def _arrived(self, key: object, odds: dict[str, float]) -> None:
        if not isinstance(key, tuple) or key[0] != self.session.match.journal.head:
            return
        option = str(key[1][0])
        if odds:
            self._say(option, odds)
            if option == self._pointed:
                self._show(option, odds)
        self._ask_next()

    def _say(self, option: str, odds: dict[str, float]) -> None:
        words = attack_words(odds) if option.startswith(ATTACKS) else activation_words(odds)
        self.words_ready.emit(option, words)

    def _show(self, option: str, odds: dict[str, float]) -> None:
        state = self.session.state
        if not odds or not isinstance(state, Siege):
            return
        verb, _, target = option.partition(":")
        who = name(self.names, state.acting.model) if state.acting is not None else ""
        verbs = {
            "attack": self.tr("{who} attacks {target}"),
            "power": self.tr("{who}, power attack on {target}"),
            "shoot": self.tr("{who} shoots at {target}"),
            "aim": self.tr("{who} aims at {target}"),
        }
        self.sheet.show_odds(verbs[verb].format(who=who, target=name(self.names, target)), odds)
        self.place_sheet()
