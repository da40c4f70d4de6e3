"""Which answers of a question have odds, what is counted for them, and how that is worded: for any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.play.models.odds_words import Leaning, OddsRow, percent
from desktop.play.presenter import Presenter
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.odds import Outcome
from rules_core.kernel.requests import Answer, Choose, Request, Roll, is_hidden, options_of
from rules_core.wording.sentence import Tone

NOTHING: Final = "nothing"
THE_ROLL: Final = "*"
"""Stands for the dice that a question asks for, where it asks for dice and offers no answers."""
MOST_IN_LINE = 3
"""So many results stand on the button of an answer; the dock shows all."""


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("Odds", text)


class FirstSentence(Outcome):
    """What is told first after an answer, as one sentence; lines of dice that tell the same are one result."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def of_fact(self, fact: Fact) -> str:
        told = self.words.fact(fact)
        return "" if told.tone is Tone.QUIET else told.text()

    def of_end(self) -> str:
        return NOTHING


class OddsSource:
    """The stand-in for any game: each answer after which dice fall, with what the rules tell first."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter

    def options(self, request: Request | None) -> tuple[str, ...]:
        """The answers for which odds are counted."""
        if self.presenter.is_unhelped:
            return ()
        if isinstance(request, Roll) and not is_hidden(request):
            return (THE_ROLL,)
        return tuple(options_of(request)) if isinstance(request, Choose) else ()

    def answers(self, option: str) -> list[Answer]:
        """What is answered before the dice of an option fall."""
        return [] if option == THE_ROLL else [option]

    def at_once(self, request: Request, option: str, answers: list[Answer]) -> Mapping[str, float] | None:
        """The odds where the rules of the game count them by themselves; None: copies of the match are played."""
        return None

    def outcome(self, request: Request, option: str) -> Outcome:
        """What is counted for this answer."""
        return FirstSentence(self.presenter.words)

    def line(self, request: Request, option: str, odds: Mapping[str, float]) -> str:
        """The odds in one short line for the button of the answer; "" where nothing is left to chance."""
        rows = self.rows(request, option, odds)
        if len(rows) < 2:
            return ""
        return ", ".join(f"{percent(row.chance)} {row.words.rstrip('.')}" for row in rows[:MOST_IN_LINE])

    def rows(self, request: Request, option: str, odds: Mapping[str, float]) -> list[OddsRow]:
        """Every result with its chance, the likeliest first; the chances sum to 1."""
        named = sorted(odds.items(), key=lambda one: (-one[1], one[0]))
        goes_on = tr("It goes on.")
        return [OddsRow(goes_on if name == NOTHING else name, chance, Leaning.EVEN) for name, chance in named]

    def title(self, request: Request, option: str) -> str:
        """Whose answer it is."""
        if option == THE_ROLL:
            return self.presenter.title(request)
        return self.presenter.deed(request, option)

    def hint(self) -> str:
        """What is said while no answer with odds is pointed at."""
        if self.presenter.is_unhelped:
            return tr("Nobody is helped now: there are no odds.")
        return tr("Point at an answer to see what may happen.")

    def about(self, request: Request, thing: str, known: Mapping[str, Mapping[str, float]]) -> tuple[str, ...]:
        """What is known about a thing on the table, a line for each way, for its card."""
        return ()
