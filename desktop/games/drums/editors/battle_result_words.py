"""What tests by whole battles found, in whole sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
from rules_core.games.drums.players.kinds import PLAYERS
from rules_core.games.drums.trials.battle_result import CAUSES, FLED, HAND, SHOT, VOLLEY
from rules_core.games.drums.trials.trial_choices import OF_A_SIDE, OURS, THEIRS, USUAL
from rules_core.games.shares import Share
from rules_core.kernel.game import GameId, Plain
from rules_core.wording.translation import decimal, official, say

EVEN: Final = (0.4, 0.6)
"""What is said to be uneven lies beyond with its whole interval."""
ENOUGH_MEN: Final = 20
"""Of a kind of whom fewer came nothing is said."""


class BattleResultWords(ResultWords):
    """Who wins against whom, and who is lost to what."""

    def __init__(self, game: GameId, kind: str) -> None:
        super().__init__(game)
        self.is_of_a_side = kind in OF_A_SIDE
        self.kind = kind

    def intro(self) -> str:
        words = {
            "squad": tr("Quick battles against every ready squad, Sergeant against Sergeant, show how often it wins."),
            "soldier": tr("The ready squad of its nation takes this soldier in, and meets every other one."),
            "nation": tr("It buys a squad, and the squad meets every ready one."),
            "weapon": tr("The French carry it in the place of what is most like it, and meet every other squad."),
            "building": tr("It stands in the middle of a table, and squads of all nations meet there."),
        }.get(self.kind, tr("Squads of all nations meet in turn, each as attacker and as defender."))
        return tr("{what} You can go on working meanwhile.").format(what=words)

    def compare_words(self) -> str:
        # What ships is what it is measured by.
        return ""

    def legend(self) -> str:
        return tr("The line shows where the true share lies, 95 times in 100.")

    def won_words(self) -> str:
        return tr("Battles won") if self.is_of_a_side else tr("The attacker won")

    def rows_of(self, test: Plain) -> list[ShareRow]:
        rows = []
        for id, name, won, games in test["foes"]:
            share = Share(won, games)
            rows.append(ShareRow(official(f"squad/{id}/name", name), share, interval_words(share)))
        return rows or super().rows_of(test)

    def warnings(self, test: Plain) -> list[ResultLine]:
        share = self.share_won(test)
        if not share.games or (EVEN[0] <= share.high and share.low <= EVEN[1]):
            return []
        is_strong = share.low > EVEN[1]
        if self.is_of_a_side:
            strong, weak = (
                tr("Stronger than the ready squads, as it seems."),
                tr("Weaker than the ready squads, as it seems."),
            )
        else:
            strong, weak = tr("The attacker has the better of it."), tr("The defender has the better of it.")
        return [ResultLine(ResultTone.WARNING, strong if is_strong else weak)]

    def told(self, test: Plain) -> list[ResultLine]:
        groups = ((tr("Who falls to what"), self._losses(test)), (tr("How it ends"), _ends(test)))
        lines = [ResultLine(ResultTone.PLAIN, words, heading) for heading, sentences in groups for words in sentences]
        return [*self._players(test), *lines, *length_lines(test)]

    def _players(self, test: Plain) -> list[ResultLine]:
        """Who played, where that was chosen."""
        chosen = test.get("chosen", {})
        if not any(key in chosen for key in (OURS, THEIRS)):
            return []
        names = {one.id: say(one.name) for one in PLAYERS}
        ours, theirs = (names.get(chosen.get(key, USUAL), "?") for key in (OURS, THEIRS))
        words = (
            tr("{ours} played it, {theirs} the others.")
            if self.is_of_a_side
            else tr("{ours} attacked, {theirs} defended.")
        )
        return [ResultLine(ResultTone.PLAIN, words.format(ours=ours, theirs=theirs))]

    def _losses(self, test: Plain) -> list[str]:
        """What the men of both sides are lost to, and who does most."""
        mine = tr("Its own men are lost to: {parts}.") if self.is_of_a_side else tr("Attackers are lost to: {parts}.")
        theirs = tr("Enemies are lost to: {parts}.") if self.is_of_a_side else tr("Defenders are lost to: {parts}.")
        lines = [
            words.format(parts=parts)
            for words, parts in ((mine, _causes(test["ours"])), (theirs, _causes(test["theirs"])))
            if parts
        ]
        return [*lines, *_men([tuple(one) for one in test["ours"]["men"]])] if self.is_of_a_side else lines


def _causes(side: Plain) -> str:
    """ "single shots 40 %, volleys 60 %"; "" where nobody is lost."""
    causes = side["causes"]
    lost = sum(causes.values())
    words = {
        SHOT: tr("single shots {n} %"),
        VOLLEY: tr("volleys {n} %"),
        HAND: tr("hand to hand {n} %"),
        FLED: tr("flight {n} %"),
    }
    told = []
    for cause in CAUSES:
        share = percent(causes[cause] / lost) if lost else 0
        if share:
            told.append(words.get(cause, tr("anything else {n} %")).format(n=share))
    return ", ".join(told)


def _men(rows: Sequence[tuple[str, str, int, int, int]]) -> list[str]:
    """Who is lost most often, and who does most, of those of whom enough came."""
    many = [one for one in rows if one[2] >= ENOUGH_MEN]
    if not many:
        return []
    id, name, marched, lost, _ = max(many, key=lambda one: one[3] / one[2])
    words = tr("Lost most often: {name}, {share} of 100.")
    lines = [words.format(name=official(f"soldier/{id}/name", name), share=percent(lost / marched))]
    id, name, marched, _, felled = max(many, key=lambda one: one[4] / one[2])
    words = tr("Does most: {name}. What ten of them put out of action in a battle: {each}.")
    each = decimal(10 * felled / marched, 1)
    return [*lines, words.format(name=official(f"soldier/{id}/name", name), each=each)]


def _ends(test: Plain) -> list[str]:
    """Why battles are over."""
    games = test["games"]
    words = {
        "broken": tr("In {n} of 100 a squad breaks."),
        "withdrawn": tr("In {n} of 100 somebody withdraws."),
        "goal": tr("In {n} of 100 the goal is reached."),
        "time": tr("In {n} of 100 time is up before that."),
        "points": tr("In {n} of 100 points decide."),
    }
    lines = [words[end].format(n=percent(count / games)) for end, count in test["ends"].items() if games]
    if test["draws"]:
        lines.append(tr("%n battle(s) ended in a draw.", test["draws"]))
    return [" ".join(lines)] if lines else []
