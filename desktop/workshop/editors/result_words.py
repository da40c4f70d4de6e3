"""What a test found, in whole sentences, for any game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.look.widgets.share_bars import ShareRow
from desktop.workshop.editors.quick_test_runs import QuickTestRun
from rules_core.games.catalogue import item_tests_of
from rules_core.games.item_tests import ItemTests
from rules_core.games.shares import Share, ShareDifference
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


def progress_words(run: QuickTestRun) -> str:
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


@dataclass(frozen=True)
class ResultHead:
    """The result in one figure, as large as it is looked for, and what it says."""

    figure: str
    words: str
    second: str
    """How sure it is, and of how many games."""


def head_of(share: Share, words: str) -> ResultHead:
    """A share as the head of a result; `words` say of what it is."""
    sure = tr("Of %n test game(s); truly {low} to {high} %, 95 times in 100.", share.games)
    return ResultHead(
        tr("{share} %").format(share=percent(share.share)),
        words,
        sure.format(low=percent(share.low), high=percent(share.high)),
    )


class ResultWords:
    """What is said about tests; a game of its own says more of what it counts.

    Every result begins with its head and its bars. Then come warnings, what went wrong, what a change did, and what
    the game tells.
    """

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

    def won_words(self) -> str:
        """What is won, in a word or two beside the share."""
        return tr("Games won")

    def head(self, test: Plain) -> ResultHead | None:
        """The result in one figure; None where no game was played to its end."""
        share = self.share_won(test)
        return head_of(share, self.won_words()) if share.games else None

    def share_won(self, test: Plain) -> Share:
        """How many games were won."""
        return self.tests.share_won(test) if self.tests is not None else Share(0, 0)

    def rows_of(self, test: Plain) -> list[ShareRow]:
        """The bars; none where a test is about something else than winning."""
        share, official = self.share_won(test), test.get("official")
        return [
            ShareRow(self.won_words(), share, interval_words(share), self.share_won(official) if official else None)
        ]

    def lines_of(self, test: Plain) -> list[ResultLine]:
        """Everything else worth saying about a result: warnings first."""
        return [*self.warnings(test), *self.troubles(test), *self.changes(test), *self.told(test)]

    def warnings(self, test: Plain) -> list[ResultLine]:
        """What a maker should know before anybody else plays it."""
        return []

    def troubles(self, test: Plain) -> list[ResultLine]:
        """What did not end, or could not be played."""
        lines: list[ResultLine] = []
        if test.get("stalled"):
            words = tr("%n game(s) did not end and (was|were) stopped; nobody won.", test["stalled"])
            lines.append(ResultLine(ResultTone.WARNING, words))
        if test.get("broken"):
            words = tr("%n game(s) could not be played: {why}", test["broken"])
            lines.append(ResultLine(ResultTone.WARNING, words.format(why=test.get("message", ""))))
        return lines

    def changes(self, test: Plain) -> list[ResultLine]:
        """What a change did to the share that is won, where the state before it was tested too."""
        before = test.get("before")
        if not before:
            return []
        change = ShareDifference(self.share_won(test), self.share_won(before))
        words = tr("{what}: {now} of 100, against {before} before this change. {chance}")
        values = {"what": self.won_words(), "chance": chance_words(change)}
        return [ResultLine(ResultTone.CHANGE, words.format(**change_figures(change), **values))]

    def told(self, test: Plain) -> list[ResultLine]:
        """What the game tells of itself."""
        return []


def change_figures(change: ShareDifference) -> dict[str, int]:
    """A share of a hundred now and before."""
    return {"now": percent(change.now.share), "before": percent(change.before.share)}


def chance_words(change: ShareDifference) -> str:
    """Whether a difference may be chance."""
    if change.is_more_than_chance:
        return tr("That is more than chance.")
    return tr("Few games, so the difference may be chance.")


def length_lines(test: Plain) -> list[ResultLine]:
    """How long games are: the one in the middle, and the longest."""
    heading = tr("How long it takes")
    median, longest = test.get("median"), test.get("longest")
    lines: list[str] = []
    if median:
        words = tr("Half of the games are over after about {time}: {answers} in {rounds}.")
        lines.append(_length(words, median))
    if longest:
        lines.append(_length(tr("The longest took about {time}: {answers} in {rounds}."), longest))
    return [ResultLine(ResultTone.PLAIN, words, heading) for words in lines]


def _length(words: str, length: Plain) -> str:
    minutes = max(5, int(length["minutes"]) // 5 * 5)
    time = tr("{minutes} min at the screen") if minutes < 60 else tr("{hours} h {minutes} min at the screen")
    time = time.format(hours=minutes // 60, minutes=minutes % 60)
    answers, rounds = tr("%n answer(s)", length["answers"]), tr("%n round(s)", length["rounds"])
    return words.format(answers=answers, rounds=rounds, time=time)
