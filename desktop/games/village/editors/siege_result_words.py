"""What tests by whole sieges found, in whole sentences."""

from __future__ import annotations

from typing import Final

from desktop.look.widgets.share_bars import ShareRow
from desktop.workshop.editors.result_words import (
    ResultLine,
    ResultTone,
    ResultWords,
    chance_words,
    change_figures,
    interval_words,
    length_lines,
    percent,
    tr,
)
from rules_core.games.village.trials.deciding_parts import DECIDES_FROM, size_extremes
from rules_core.games.village.trials.plans import PARTIES
from rules_core.games.village.trials.trial_game import APART, IN_VAIN, NO_WAY_ON, ON_AND_ON
from rules_core.games.village.trials.trial_result import Change, Warned, changes_between, share_of, warnings_of
from rules_core.kernel.game import Plain
from rules_core.wording.translation import say

MOST_IDLE: Final = 8
"""So many parts are named; the number of the others is said."""


class SiegeResultWords(ResultWords):
    """Parties of every size, what fell, and what never mattered."""

    def intro(self) -> str:
        return tr(
            "Quick games, played by a steady player with 2, 3 and 4 heroes, show how hard this is and what in it "
            "never matters. You can go on working meanwhile."
        )

    def compare_words(self) -> str:
        return tr("Compare with the official village")

    def legend(self) -> str:
        return tr(
            "The gold mark shows the official village. The line shows where the true share lies, 95 times in 100."
        )

    def rows_of(self, test: Plain) -> list[ShareRow]:
        """One bar for every party size, beside the official village where that was tested too."""
        official = test.get("official")
        rows = []
        for heroes in PARTIES:
            share = share_of(test, heroes)
            beside = share_of(official, heroes) if official else None
            rows.append(ShareRow(tr("%n hero(es)", heroes), share, interval_words(share), beside))
        return rows

    def warnings(self, test: Plain) -> list[ResultLine]:
        return [ResultLine(ResultTone.WARNING, _warning(test, heroes, warned)) for heroes, warned in warnings_of(test)]

    def troubles(self, test: Plain) -> list[ResultLine]:
        stood = test.get("stood", ()) if test.get("stalled") else ()
        return [*super().troubles(test), *(ResultLine(ResultTone.WARNING, _stood(*one)) for one in stood)]

    def changes(self, test: Plain) -> list[ResultLine]:
        lines = super().changes(test)
        before, official = test.get("before"), test.get("official")
        if before:
            # Of what falls only the greatest difference: a list of figures helps nobody to decide.
            lines.extend(
                ResultLine(ResultTone.CHANGE, _falls(one))
                for one in changes_between(test, before)[1:2]
                if abs(one.difference.change) >= 0.03
            )
        if official:
            lines.append(ResultLine(ResultTone.PLAIN, _against_official(changes_between(test, official)[0])))
        return lines

    def told(self, test: Plain) -> list[ResultLine]:
        groups = ((tr("For whom it is hard"), _hard_for(test)), (tr("What decided"), _decided(test)))
        lines = [ResultLine(ResultTone.PLAIN, words, heading) for heading, sentences in groups for words in sentences]
        lines.extend(length_lines(test))
        idle, never = test.get("idle", []), tr("What never mattered")
        lines.extend(ResultLine(ResultTone.IDLE, _idle(*one), never) for one in idle[:MOST_IDLE])
        more = len(idle) - MOST_IDLE + test.get("idle_more", 0)
        if more > 0:
            lines.append(ResultLine(ResultTone.IDLE, tr("And %n more part(s) never mattered.", more), never))
        return lines


def _hard_for(test: Plain) -> list[str]:
    """For which parties it is hard."""
    lines: list[str] = []
    sizes = size_extremes(test)
    if sizes is not None:
        words = tr("Hardest for parties of {few}: {hard} of 100 games are won; easiest for {many}: {easy} of 100.")
        hard, easy = (percent(share_of(test, size).share) for size in sizes)
        lines.append(words.format(few=sizes[0], many=sizes[1], hard=hard, easy=easy))
    for _, name, wins, games, beside, others in test.get("parties", ()):
        here, there = percent(wins / games), percent(beside / others)
        if here < there:
            words = tr("Harder with {name} in the party: {here} of 100 games are won, with others {there}.")
        else:
            words = tr("Easier with {name} in the party: {here} of 100 games are won, with others {there}.")
        lines.append(words.format(name=say(name), here=here, there=there))
    return lines


def _decided(test: Plain) -> list[str]:
    """When games are lost, and what had happened before."""
    lines: list[str] = []
    lost_in = test.get("lost_in")
    if lost_in:
        wave, here, lost = lost_in
        words = tr("Lost games end most often in wave {wave}: {share} of 100.")
        lines.append(words.format(wave=wave, share=percent(here / lost)))
    for part, _, name, wave, wins, games, others_won, others in test.get("decided", ()):
        here, there = percent(wins / games), percent(others_won / others)
        if part == "fell":
            words = tr("Where the {name} has fallen by wave {wave}, {here} of 100 games are won; where not, {there}.")
        else:
            words = tr("Where {name} is bought by wave {wave}, {here} of 100 games are won; where not, {there}.")
        lines.append(words.format(name=say(name), wave=wave, here=here, there=there))
    won = share_of(test, 0).hits
    if lost_in and not test.get("decided") and min(won, lost_in[2]) >= DECIDES_FROM:
        lines.append(tr("No building that falls, and no level that is bought, tells won games from lost ones halfway."))
    return lines


def _warning(test: Plain, heroes: int, warned: Warned) -> str:
    share = share_of(test, heroes)
    values = {"wins": share.hits, "games": share.games, "heroes": heroes}
    if warned is Warned.UNBEATABLE:
        text = (
            tr("Unbeatable with {heroes} heroes, as it seems: {wins} of {games} games were won.")
            if heroes
            else tr("Unbeatable, as it seems: {wins} of {games} games were won.")
        )
    else:
        text = (
            tr("Trivial with {heroes} heroes, as it seems: {wins} of {games} games were won.")
            if heroes
            else tr("Trivial, as it seems: {wins} of {games} games were won.")
        )
    return text.format(**values)


def _stood(how: str, wave: int, games: int) -> str:
    words = {
        NO_WAY_ON: tr("In %n of them enemies stood in wave {wave} or later and found no way on.", games),
        APART: tr("In %n of them nobody attacked anybody any more from wave {wave} on.", games),
        IN_VAIN: tr("In %n of them there were attacks in wave {wave} or later, and nothing came of any.", games),
        ON_AND_ON: tr("In %n of them the fighting went on and on in wave {wave} or later.", games),
    }
    return words[how].format(wave=wave)


def _idle(part: str, id: str, name: str) -> str:
    words = {
        "building": tr("Nobody ever attacked the {name}."),
        "enemy": tr("{name} never came."),
        "trait": tr("The trait {name} never made a difference."),
        "level": tr("{name} was never bought."),
        "ground": tr("Nobody ever came near one piece of ground: {name} ({id})."),
        "edge": tr("No enemy ever came from edge {name}."),
    }
    return words.get(part, "{name}").format(name=say(name), id=id)


# What a change does


def _falls(change: Change) -> str:
    words = tr("The {name} falls in {now} of 100 test games, against {before} before. {chance}")
    return _said(words, change)


def _against_official(change: Change) -> str:
    words = tr("In the official village {before} of 100 such games are won, here {now}. {chance}")
    return _said(words, change)


def _said(words: str, change: Change) -> str:
    figures, chance = change_figures(change.difference), chance_words(change.difference)
    return words.format(**figures, name=say(change.name), chance=chance)
