"""What a test found, in whole sentences, for any game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.look.widgets.share_bars import ShareRow
from desktop.workshop.editors.test_runs import TestRun
from rules_core.games.catalogue import item_tests_of
from rules_core.games.item_tests import ItemTests
from rules_core.games.shares import Share
from rules_core.kernel.game import GameId, Plain
from rules_core.wording.translation import decimal

LONG: Final = 100
"""From so many seconds on a time is told in minutes."""


class ResultTone(Enum):
    """How a sentence is marked."""

    WARNING = "warning"
    PLAIN = "plain"
    IDLE = "idle"
    CHANGE = "change"


@dataclass(frozen=True)
class ResultLine:
    """One sentence of a result."""

    tone: ResultTone
    words: str
    heading: str = ""
    """What it is about, told over the first of several."""


def tr(text: str, number: int = -1) -> str:
    """The text in the language of the window."""
    return QCoreApplication.translate("QuickTest", text, None, number)


def percent(share: float) -> int:
    """A share of a hundred, as people say it."""
    return int(share * 100 + 0.5)


def interval_words(share: Share) -> str:
    """ "54 % (50 to 58)"."""
    if not share.games:
        return tr("not yet")
    texts = {"share": percent(share.share), "low": percent(share.low), "high": percent(share.high)}
    return tr("{share} % ({low} to {high})").format(**texts)


def pace_words(games: int, per_second: float) -> str:
    """How fast games are played, and how long so many more take."""
    pace = decimal(per_second, 1)
    left = round(games / per_second) if per_second else 0
    if left < LONG:
        return tr("Games a second: {pace}, about {left} s left").format(pace=pace, left=left)
    return tr("Games a second: {pace}, about {left} min left").format(pace=pace, left=round(left / 60))


def progress_words(run: TestRun) -> str:
    """How far a test is."""
    progress = run.progress
    return tr("{done} of {games} games played").format(done=progress.done, games=progress.games)


def headline(tests: ItemTests | None, test: Plain) -> str:
    """The whole result in one sentence, for lists and packs; "" without a result."""
    if tests is None or not tests.is_result(test) or not tests.share_won(test).games:
        return ""
    share = tests.share_won(test)
    values = {"games": share.games, "won": percent(share.share), "low": percent(share.low), "high": percent(share.high)}
    return tr("Of {games} test games {won} % were won (95 times in 100 the true share is {low} to {high} %).").format(
        **values
    )


class TestWords:
    """What is said about tests; a game of its own says more of what it counts."""

    # No test class, whatever pytest thinks of the name.
    __test__ = False

    def __init__(self, game: GameId) -> None:
        self.tests = item_tests_of(game)

    def intro(self) -> str:
        """What a test is, before the first."""
        return tr("Quick games, played by a steady player, show how hard this is. You can go on working meanwhile.")

    def compare_words(self) -> str:
        """What the button says that plays the same with what comes with the game; "" for no such button."""
        return tr("Compare with what comes with the game")

    def legend(self) -> str:
        """What the marks on the bars mean."""
        return tr(
            "The gold mark shows what comes with the game. The line shows where the true share lies, 95 times in 100."
        )

    def headline(self, test: Plain) -> str:
        """The whole result in one sentence; "" without a result."""
        return headline(self.tests, test)

    def rows_of(self, test: Plain) -> list[ShareRow]:
        """The bars; none where a test is about something else than winning."""
        if self.tests is None:
            return []
        share, official = self.tests.share_won(test), test.get("official")
        beside = self.tests.share_won(official) if official else None
        return [ShareRow(tr("Games won"), share, interval_words(share), beside)]

    def lines_of(self, test: Plain) -> list[ResultLine]:
        """Everything else worth saying about a result: warnings first."""
        return []
