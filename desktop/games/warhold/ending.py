"""How a war ended: who is left, and what decided it, for the last page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.realms import MONSTER, icon_of_race
from desktop.play.models.cased import Cased
from desktop.play.presenter import Ending, StoryPart
from rules_core.games.warhold.state.facts import Destroyed, LordFell, RoundBegan, Seized, Slain
from rules_core.games.warhold.state.war import War
from rules_core.games.warhold.words.warhold_words import WarholdWords
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told
from rules_core.kernel.requests import NO_SEAT, SeatId


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarholdEnd", text, "", count)


def seat_of(war: War, mention: str) -> SeatId:
    """Whose unit is mentioned, by its people; `NO_SEAT` for monsters."""
    race = mention.partition(" ")[2].partition("/")[0]
    return next((one.seat for one in war.kingdoms if race and one.race == race), NO_SEAT)


def with_rounds(facts: Sequence[Told]) -> Iterator[tuple[int, Fact]]:
    """Each fact with the round in which it was."""
    number = 0
    for told in facts:
        if isinstance(told.fact, RoundBegan):
            number = told.fact.round
        yield number, told.fact


def ending_of(war: War, words: WarholdWords) -> Ending:
    """W-WIN-1, R-W51. Whose lord is left; a draw where the last ones fell together."""
    rounds = tr("after %n round(s)", war.round)
    if len(war.victors) == 1:
        kingdom = war.kingdom(war.victors[0])
        race = words.called(kingdom.race)
        title = tr("The {race} have won").format(race=race)
        told = tr("{who} has the last lord alive, {rounds}.").format(who=words.called(kingdom.seat), rounds=rounds)
        return Ending(title, told, icon_of_race(kingdom.race), title, told, "trophy", tr("Another war"))
    title = tr("Nobody has won")
    told = tr("The last lords fell together, {rounds}.").format(rounds=rounds)
    return Ending(title, told, "tombstone", title, told, "tombstone", tr("Another war"))


def story_of(war: War, words: WarholdWords, facts: Sequence[Told]) -> list[StoryPart]:
    """What decided it: lords that fell, strongholds that changed hands or fell, and who slew most."""
    parts: list[StoryPart] = []
    last_blow = ""
    kills: dict[str, int] = {}
    for number, fact in with_rounds(facts):
        if isinstance(fact, Slain):
            last_blow = fact.by
            if fact.by:
                kills[fact.by] = kills.get(fact.by, 0) + 1
        elif isinstance(fact, LordFell):
            parts.append(_lord(war, words, fact, number, "" if fact.is_dethroned else last_blow))
        elif isinstance(fact, (Seized, Destroyed)):
            title = tr("Round {round}").format(round=number)
            parts.append(
                StoryPart(title, words.fact(fact).text(), "castle" if isinstance(fact, Seized) else "broken-wall")
            )
    best = max(kills, key=lambda who: kills[who], default="")
    if best and kills[best] > 1:
        told = tr("{who}: %n slain.", kills[best]).format(who=Cased(words.mentioned(best), begins=True))
        parts.append(StoryPart(tr("The most feared"), told, "crossed-swords"))
    return parts


def _lord(war: War, words: WarholdWords, fact: LordFell, number: int, by: str) -> StoryPart:
    race = words.called(war.kingdom(fact.seat).race)
    title = tr("The end of the {race}").format(race=race)
    if fact.is_dethroned:
        told = tr("Dethroned in round {round}: no stronghold was left, and no army.")
    elif by:
        told = tr("In round {round} their lord fell to {who}.")
    else:
        told = tr("In round {round} their lord fell.")
    icon = icon_of_race(war.kingdom(fact.seat).race) if seat_of(war, by) != NO_SEAT or not by else MONSTER
    return StoryPart(title, told.format(round=number, who=Cased(words.mentioned(by)) if by else ""), icon)
