"""What tests of a city by whole sieges found, in whole sentences."""

from __future__ import annotations

from typing import Final

from desktop.workshop.editors.result_words import ResultLine, ResultTone, ResultWords, interval_words, percent, tr
from rules_core.games.defenders.trials.city_result import FELL
from rules_core.games.defenders.words.names import TYPES
from rules_core.games.shares import Share
from rules_core.kernel.game import Plain
from rules_core.wording.translation import decimal, say

MOST_TOLD: Final = 3
"""So many places that fell first are told by name."""


class CityResultWords(ResultWords):
    """How often it holds, and what falls first."""

    def intro(self) -> str:
        return tr(
            "Quick sieges, held by a steady player, show how often this city stands and what falls first. A half-made "
            "city is finished by that player. You can go on working meanwhile."
        )

    def compare_words(self) -> str:
        # No city comes with the game.
        return ""

    def legend(self) -> str:
        return tr("The line shows where the true share lies, 95 times in 100.")

    def headline(self, test: Plain) -> str:
        if self.tests is None or not self.tests.is_result(test) or FELL not in test or not test["games"]:
            return ""
        share = Share(test["won"], test["games"])
        values = {"won": percent(share.share), "low": percent(share.low), "high": percent(share.high)}
        words = tr(
            "It held in {won} % of %n test siege(s) (95 times in 100 the true share is {low} to {high} %).",
            test["games"],
        )
        return words.format(**values)

    def won_words(self) -> str:
        return tr("The city held")

    def told(self, test: Plain) -> list[ResultLine]:
        lines: list[ResultLine] = []
        games = test["games"]
        for name, count in test[FELL][:MOST_TOLD]:
            called = say(TYPES[name].text) if name in TYPES else name
            words = tr("{name} fell first in {share}.").format(name=called, share=interval_words(Share(count, games)))
            lines.append(ResultLine(ResultTone.PLAIN, words))
        if test["unhurt"]:
            words = tr("No place was lost in {share}.").format(share=interval_words(Share(test["unhurt"], games)))
            lines.append(ResultLine(ResultTone.PLAIN, words))
        if games:
            words = tr("A siege lasted {turns} turns on average.").format(turns=decimal(test["turns"] / games, 1))
            lines.append(ResultLine(ResultTone.PLAIN, words, tr("How long it takes")))
        return lines
