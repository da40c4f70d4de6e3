"""What tests by whole wars found, in whole sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from desktop.look.widgets.share_bars import ShareRow
from desktop.workshop.editors.result_words import (
    ResultHead,
    ResultLine,
    ResultTone,
    ResultWords,
    interval_words,
    length_lines,
    percent,
    tr,
)
from rules_core.games.shares import Share, ShareDifference
from rules_core.games.warhold.content.fields import KIND
from rules_core.games.warhold.trials.war_result import MONSTER
from rules_core.kernel.game import GameId, Plain
from rules_core.wording.translation import decimal, official, say

CARDS: Final = ("equipment", "card")
"""What somebody has, and others have not."""


class WarResultWords(ResultWords):
    """Who wins from which seat and with which race; what whoever has a card makes of it; who fells a monster."""

    def __init__(self, game: GameId, kind: str) -> None:
        super().__init__(game)
        self.kind = kind

    def intro(self) -> str:
        words = {
            "race": tr("Quick wars against each race of the book, from both seats, show how often it wins."),
            "board": tr("Quick wars on this map, with all races in turn, show whether a seat has the better of it."),
            "box": tr("Quick wars with this box, two races in turn, show who wins and how long it takes."),
            MONSTER: tr("It lies in the box beside all of the book: quick wars show who fells it."),
        }.get(self.kind, tr("It lies in the box beside all of the book: quick wars show how those do who have it."))
        return tr("{what} You can go on working meanwhile.").format(what=words)

    def compare_words(self) -> str:
        # What ships is what it is measured by.
        return ""

    def legend(self) -> str:
        return tr("The line shows where the true share lies, 95 times in 100.")

    def headline(self, test: Plain) -> str:
        if self.kind != MONSTER and self.kind not in CARDS:
            return super().headline(test)
        if self.tests is None or not self.tests.is_result(test) or not self.share_won(test).games:
            return ""
        share = self.share_won(test)
        values = {"share": percent(share.share), "low": percent(share.low), "high": percent(share.high)}
        if self.kind == MONSTER:
            words = tr("Of %n that came {share} % were slain (95 times in 100 it is {low} to {high} %).", share.games)
        else:
            words = tr(
                "Of %n war(s) in which one lord alone had it that lord won {share} % (95 times in 100 it is {low} to "
                "{high} %).",
                share.games,
            )
        return words.format(**values)

    def head(self, test: Plain) -> ResultHead | None:
        found = super().head(test)
        if found is None or self.kind != MONSTER:
            return found
        share = self.share_won(test)
        sure = tr("Of %n that came; truly {low} to {high} %, 95 times in 100.", share.games)
        return replace(
            found, words=tr("Slain, and by whom"), second=sure.format(low=percent(share.low), high=percent(share.high))
        )

    def won_words(self) -> str:
        if self.kind in CARDS:
            return tr("Won by whoever alone had it")
        return {"race": tr("Wars won"), MONSTER: tr("Slain")}.get(self.kind, tr("The first seat won"))

    def rows_of(self, test: Plain) -> list[ShareRow]:
        games, tested = test["games"], test["tested"]
        if self.kind == "board":
            seats = enumerate(test["seats"], start=1)
            return [
                _row(tr("Seat {number}").format(number=number), Share(won, games)) for number, won in seats if games
            ]
        if self.kind == MONSTER:
            return [_row(name, Share(count, tested["seen"])) for name, count in _fighters(test["slayers"])]
        if self.kind in CARDS:
            alone, others = Share(tested["won"], tested["alone"]), Share(tested["others_won"], tested["others"])
            return [_row(tr("Who had it"), alone), _row(tr("Who had another"), others)] if games else []
        return [_row(official(f"race/{id}/name", name), Share(won, there)) for id, name, won, there in test["races"]]

    def warnings(self, test: Plain) -> list[ResultLine]:
        """A seat or a race that has the better of it with its whole interval."""
        if self.kind == MONSTER or self.kind in CARDS:
            return []
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
        if not games or (self.kind != MONSTER and self.kind not in CARDS):
            return []
        if not tested["seen"]:
            return [tr("It never came up: give it more cards.")]
        own, tried, others = test["copies"]
        share = percent(tested["games"] / games)
        lines = [tr("%n of it lay in the box, and it came up in {share} of 100 wars.", tried).format(share=share)]
        if own < tried:
            each = decimal(tested["drawn"] / games * own / max(1, own + others), 2)
            lines.append(tr("With %n, as it has, it would come up {each} times in a war.", own).format(each=each))
        return [*lines, *(_monster_lines(test) if self.kind == MONSTER else _card_lines(test))]


def _monster_lines(test: Plain) -> list[str]:
    """Whom it fells."""
    tested = test["tested"]
    each = decimal(tested["slew"] / tested["seen"], 1)
    if not test["victims"]:
        return [tr("Units slain by each of them: {each}.").format(each=each)]
    told = ", ".join([f"{name} {count}" for name, count in _fighters(test["victims"])])
    return [tr("Units slain by each of them: {each}. In all: {told}.").format(each=each, told=told)]


def _card_lines(test: Plain) -> list[str]:
    """Whether those who have it do better than those who have another card of its deck."""
    tested = test["tested"]
    it, others = Share(tested["won"], tested["alone"]), Share(tested["others_won"], tested["others"])
    if not it.games or not others.games:
        return []
    difference = ShareDifference(it, others)
    lines = [tr("Whoever is ahead has more cards, so it is measured by the others of its deck.")]
    if not difference.is_more_than_chance:
        return [*lines, tr("No difference that so few wars would show.")]
    more = tr("It helps more than the others of its deck, as it seems.")
    return [*lines, more if difference.change > 0 else tr("It helps less than the others of its deck, as it seems.")]


def _fighters(counts: Plain) -> list[tuple[str, int]]:
    """Who took part how often, by name, those who did most first."""
    names = {**dict(zip(KIND.words, KIND.word_names, strict=True)), MONSTER: "Monster"}
    ordered = sorted(counts.items(), key=lambda one: (-one[1], one[0]))
    return [(say(names[kind]), count) for kind, count in ordered]


def _row(name: str, share: Share) -> ShareRow:
    return ShareRow(name, share, interval_words(share))


def _nobody(test: Plain) -> list[str]:
    return [tr("In %n war(s) nobody won.", test["nobody"])] if test["nobody"] else []
