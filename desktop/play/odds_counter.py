"""Exact odds for the question that stands: asked for after it is on the screen, shown on answers and in the dock."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.games.village.prompts.naming import name
from desktop.games.village.prompts.words import DICE_TOPICS
from desktop.play.models.odds_table import OddsTable
from desktop.play.models.odds_words import (
    RECKLESS,
    OddsRow,
    activation_rows,
    activation_words,
    attack_rows,
    attack_words,
    misses_that_end,
)
from desktop.session.advice import Advice
from desktop.session.match_session import MatchSession
from rules_core.games.village.rules import topics
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.requests import Choose, Request, options_of

ATTACKS = ("attack:", "power:", "shoot:", "aim:", "volley:")
DELAY_MS = 90
"""The question is painted before anything is counted."""
MOST_ATTACKS = 9
"""So many attacks are counted unasked; the others when they are pointed at."""


class OddsDesk(QObject):
    """Asks the advice one option at a time and shows what comes."""

    words_ready = Signal(str, str)
    """An option and its odds in one line."""

    def __init__(self, session: MatchSession, names: SiegeNames, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.names = names
        self.on = True
        """Whether odds are shown at all."""
        self.advice = Advice()
        self.advice.ready.connect(self._arrived)
        self.table = OddsTable()
        """What the answer pointed at may lead to; the dock shows it."""
        self._request: Request | None = None
        self._options: tuple[str, ...] = ()
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
        self._options = with_odds(request) if self.on else ()
        self._pointed = self._default = ""
        self._known = {}
        self._waiting = list(self._options[:MOST_ATTACKS])
        self._timer.stop()
        if self._waiting:
            self._timer.start(DELAY_MS)
        self._show()

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
        """What is known about attacks on somebody, a line for each way, for the card on the map."""
        verbs = {
            "attack": self.tr("Attack: {odds}"),
            "power": self.tr("Power attack: {odds}"),
            "shoot": self.tr("Shot: {odds}"),
            "aim": self.tr("Aimed shot: {odds}"),
            "volley": self.tr("Shot of all: {odds}"),
        }
        found: list[str] = []
        for option in self._options:
            verb, _, target = option.partition(":")
            if target == thing and thing and self._known.get(option):
                found.append(verbs[verb].format(odds=attack_words(self._known[option])))
        return tuple(found)

    def stop(self) -> None:
        """Count no more."""
        self._timer.stop()
        self._waiting = []
        self.advice.forget()
        self.advice.wait()

    def _ask(self, option: str) -> bool:
        """Have the odds of an option counted; False when they were known at once."""
        match = self.session.match
        odds = self.advice.activation(match, option) if self._is_dice() else self.advice.attack(match, option)
        if odds is None:
            return True
        self._take(option, odds)
        return False

    def _is_dice(self) -> bool:
        return self._request is not None and self._request.topic in DICE_TOPICS

    def _ask_next(self) -> None:
        while self._waiting:
            # One at a time: what is counted shares the processor with the window.
            if self._ask(self._waiting.pop(0)):
                return

    def _arrived(self, key: object, odds: dict[str, float]) -> None:
        if not isinstance(key, tuple) or key[0] != self.session.match.journal.head:
            return
        self._take(str(key[1][0]), odds)
        self._show()
        self._ask_next()

    def _take(self, option: str, odds: dict[str, float]) -> None:
        """Remember odds and put them on their answer. Empty ones: there was too much to count."""
        request = self._request
        if request is None or option not in self._options:
            return
        self._known[option] = odds
        if odds:
            misses = misses_that_end(request.topic, option)
            words = activation_words(odds, misses) if self._is_dice() else attack_words(odds)
            self.words_ready.emit(option, words)

    def _show(self) -> None:
        """Fill the table for the option pointed at, or for the answer that Enter gives."""
        if not self.on:
            self.table.show_odds("", [], self.tr("The odds are hidden. The Table menu shows them again."))
            return
        option = self._pointed or self._default or (self._options[0] if self._options else "")
        request = self._request
        if not option or request is None:
            note = self.tr("Choose a target or a number of dice to see what may happen.")
            self.table.show_odds("", [], note)
            return
        odds = self._known.get(option)
        note = self.tr("Being counted.") if odds is None else self.tr("Too much may happen here to count it out.")
        rows: list[OddsRow] = []
        if odds:
            misses = misses_that_end(request.topic, option)
            rows = activation_rows(odds, misses) if self._is_dice() else attack_rows(odds)
        self.table.show_odds(self._title(request, option), rows, "" if rows else note)

    def _title(self, request: Request, option: str) -> str:
        if self._is_dice():
            count = int(option[-1])
            words = {1: self.tr("{who} rolls one die"), 2: self.tr("{who} rolls two dice")}
            title = words.get(count, self.tr("{who} rolls three dice")).format(who=name(self.names, request.subject))
            return self.tr("{rolls} and a reckless one").format(rolls=title) if option.startswith(RECKLESS) else title
        state = self.session.state
        acting = state.acting if isinstance(state, Siege) else None
        who = name(self.names, acting.model if acting is not None else request.subject)
        if request.topic == topics.OVERWATCH:
            words_for = self.tr("{who} shoots with Overwatch"), self.tr("{who} shoots without Overwatch")
            return words_for[0 if option == "yes" else 1].format(who=who)
        verb, _, target = option.partition(":")
        verbs = {
            "attack": self.tr("{who} attacks {target}"),
            "power": self.tr("{who}, power attack on {target}"),
            "shoot": self.tr("{who} shoots at {target}"),
            "aim": self.tr("{who} aims at {target}"),
            "volley": self.tr("{who} and all who can shoot at {target}"),
        }
        return verbs[verb].format(who=who, target=name(self.names, target))


def with_odds(request: Request | None) -> tuple[str, ...]:
    """The answers after which dice of an attack, a shot or an activation fall at once."""
    if not isinstance(request, Choose):
        return ()
    options = options_of(request)
    if request.topic in DICE_TOPICS:
        return tuple(one for one in options if one[-1].isdigit())
    if request.topic == topics.OVERWATCH:
        return tuple(options)
    return tuple(one for one in options if one.startswith(ATTACKS))
