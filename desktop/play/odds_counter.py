"""Exact odds for the question that stands: asked for after it is on the screen, shown on answers and in the dock."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.play.models.odds_table import OddsTable
from desktop.play.models.odds_words import OddsRow
from desktop.play.odds_source import OddsSource
from desktop.session.advice import Advice
from desktop.session.match_session import MatchSession
from rules_core.kernel.requests import Answer, Request

DELAY_MS = 90
"""The question is painted before anything is counted."""
MOST_UNASKED = 9
"""So many answers are counted unasked; the others when they are pointed at."""


class OddsCounter(QObject):
    """Asks the advice one option at a time and shows what comes."""

    words_ready = Signal(str, str)
    """An option and its odds in one line."""

    def __init__(self, session: MatchSession, source: OddsSource, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.source = source
        self.on = True
        """Whether odds are shown at all."""
        self.advice = Advice()
        self.advice.ready.connect(self._arrived)
        self.table = OddsTable()
        """What the answer pointed at may lead to; the dock shows it."""
        self._request: Request | None = None
        self._options: tuple[str, ...] = ()
        self._several: dict[str, list[Answer]] = {}
        """Options that stand for several answers."""
        self._pointed = ""
        self._default = ""
        self._waiting: list[str] = []
        self._known: dict[str, dict[str, float]] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ask_next)

    def new_question(self, request: Request | None) -> None:
        """Forget the odds of the last question; those of this one come a little later."""
        self.advice.forget()
        self._request = request
        self._options = self.source.options(request) if self.on else ()
        self._pointed = self._default = ""
        self._known = {}
        self._several = {}
        self._waiting = list(self._options[:MOST_UNASKED])
        self._timer.stop()
        if self._waiting:
            self._timer.start(DELAY_MS)
        self._show()

    def offer(self, option: str, answers: list[Answer]) -> None:
        """Something that one click answers with several answers: its odds are counted when it is pointed at."""
        if self.on:
            self._several[option] = answers
            self._options = (*self._options, option)

    def fall_back_on(self, option: str) -> None:
        """The answer that Enter gives: its odds are in the table while nothing is pointed at."""
        self._default = option if option in self._options else ""
        if self._default in self._waiting:
            self._waiting.remove(self._default)
            self._waiting.insert(0, self._default)
        self._show()

    def point_at(self, option: str) -> None:
        """The pointer or the focus is on an option, "" for none: the table is about that one."""
        self._pointed = option if option in self._options else ""
        if self._pointed and self._pointed not in self._known:
            self._ask(self._pointed)
        self._show()

    def lines_about(self, thing: str) -> tuple[str, ...]:
        """What is known about a thing on the table, a line for each way, for its card."""
        if self._request is None or not thing:
            return ()
        return self.source.about(self._request, thing, self._known)

    def stop(self) -> None:
        """Count no more."""
        self._timer.stop()
        self._waiting = []
        self.advice.forget()
        self.advice.wait()

    def _ask(self, option: str) -> bool:
        """Have the odds of an option counted; False when they were known at once."""
        if self._request is None:
            return False
        answers = self._answers(option)
        odds = self.source.at_once(self._request, option, answers)
        if odds is None:
            odds = self.advice.odds(self.session.match, self.source.outcome(self._request, option), answers)
        if odds is None:
            return True
        self._take(option, odds)
        self._show()
        return False

    def _ask_next(self) -> None:
        while self._waiting:
            # One at a time: what is counted shares the processor with the window.
            if self._ask(self._waiting.pop(0)):
                return

    def _arrived(self, key: object, odds: dict[str, float]) -> None:
        if not isinstance(key, tuple) or key[0] != self.session.match.journal.head:
            return
        option = next((one for one in self._options if tuple(self._answers(one)) == key[1]), "")
        self._take(option, odds)
        self._show()
        self._ask_next()

    def _answers(self, option: str) -> list[Answer]:
        return self._several[option] if option in self._several else self.source.answers(option)

    def _take(self, option: str, odds: Mapping[str, float]) -> None:
        """Remember odds and put them on their answer. Empty ones: there was too much to count."""
        request = self._request
        if request is None or option not in self._options:
            return
        self._known[option] = dict(odds)
        words = self.source.line(request, option, odds) if odds else ""
        if words:
            self.words_ready.emit(option, words)

    def _show(self) -> None:
        """Fill the table for the option pointed at, or for the answer that Enter gives."""
        if not self.on:
            self.table.show_odds("", [], self.tr("The odds are hidden. The Table menu shows them again."))
            return
        option = self._pointed or self._default or (self._options[0] if self._options else "")
        request = self._request
        if not option or request is None:
            self.table.show_odds("", [], self.source.hint())
            return
        odds = self._known.get(option)
        note = self.tr("Being counted.") if odds is None else self.tr("Too much may happen here to count it out.")
        rows: list[OddsRow] = self.source.rows(request, option, odds) if odds else []
        self.table.show_odds(self.source.title(request, option), rows, "" if rows else note)
