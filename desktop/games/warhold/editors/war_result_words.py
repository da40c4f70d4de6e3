"""What tests by whole wars found, in whole sentences."""

from __future__ import annotations

from desktop.look.widgets.share_bars import ShareRow
from desktop.workshop.editors.result_words import (
    ResultLine,
    ResultTone,
    ResultWords,
    interval_words,
    length_lines,
    percent,
    tr,
)
from rules_core.games.shares import Share
from rules_core.kernel.game import GameId, Plain
from rules_core.wording.translation import decimal, official

CARDS = ("monster", "equipment", "card")


class WarResultWords(ResultWords):
    """Who wins from which seat and with which race, and how often the tested thing came up."""

    def __init__(self, game: GameId, kind: str) -> None:
        super().__init__(game)
        self.kind = kind

    def intro(self) -> str:
        words = {
            "race": tr("Quick wars against each race of the book, from both seats, show how often it wins."),
            "board": tr("Quick wars on this map, with all races in turn, show whether a seat has the better of it."),
            "box": tr("Quick wars with this box, two races in turn, show who wins and how long it takes."),
        }.get(self.kind, tr("It lies in the box beside all of the book, and two races in turn make war."))
        return tr("{what} You can go on working meanwhile.").format(what=words)

    def compare_words(self) -> str:
        # What ships is what it is measured by.
        return ""

    def legend(self) -> str:
        return tr("The line shows where the true share lies, 95 times in 100.")

    def won_words(self) -> str:
        return tr("Wars won") if self.kind == "race" else tr("The first seat won")

    def rows_of(self, test: Plain) -> list[ShareRow]:
        games = test["games"]
        if self.kind == "board":
            seats = enumerate(test["seats"], start=1)
            return [
                _row(tr("Seat {number}").format(number=number), Share(won, games)) for number, won in seats if games
            ]
        return [_row(official(f"race/{id}/name", name), Share(won, there)) for id, name, won, there in test["races"]]

    def warnings(self, test: Plain) -> list[ResultLine]:
        """A seat or a race that has the better of it with its whole interval."""
        equal = 1 / max(2, len(test["seats"]))
        lines = []
        for row in self.rows_of(test):
            words = ""
            if row.share.games and row.share.low > equal:
                words = tr("{name} wins more often than its turn, as it seems.")
            elif row.share.games and row.share.high < equal:
                words = tr("{name} wins less often than its turn, as it seems.")
            if words:
                lines.append(ResultLine(ResultTone.WARNING, words.format(name=row.name)))
        return lines

    def told(self, test: Plain) -> list[ResultLine]:
        sentences = [*self._tested(test), *_nobody(test)]
        return [*[ResultLine(ResultTone.PLAIN, words) for words in sentences], *length_lines(test)]

    def _tested(self, test: Plain) -> list[str]:
        """How often a card came up, and what it did."""
        tested, games = test["tested"], test["games"]
        if self.kind not in CARDS or not games:
            return []
        if not tested["seen"]:
            return [tr("It never came up: give it more cards.")]
        share = percent(tested["games"] / games)
        each = decimal(tested["seen"] / games, 1)
        lines = [tr("It came up in {share} of 100 wars; how often in each: {each}.").format(share=share, each=each)]
        if self.kind == "monster":
            words = tr("Slain in {share} of 100 times; units slain by each of them: {each}.")
            share = percent(tested["slain"] / tested["seen"])
            lines.append(words.format(share=share, each=decimal(tested["slew"] / tested["seen"], 1)))
        else:
            won = Share(tested["won"], tested["games"])
            words = tr("Where it came up, somebody who had it won {share}.")
            lines.append(words.format(share=interval_words(won)))
        return lines


def _row(name: str, share: Share) -> ShareRow:
    return ShareRow(name, share, interval_words(share))


def _nobody(test: Plain) -> list[str]:
    return [tr("In %n war(s) nobody won.", test["nobody"])] if test["nobody"] else []
