"""How a war ended: who is left, and what decided it, for the last page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.realms import MONSTER, icon_of_race
from desktop.play.models.cased import Cased
from desktop.play.presenter import Ending, StoryPart
from rules_core.games.warhold.content.types import SMALL
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.state.facts import (
    Deserted,
    Destroyed,
    LordFell,
    RoundBegan,
    Seized,
    Slain,
    Wounded,
    mention,
)
from rules_core.games.warhold.state.war import War
from rules_core.games.warhold.words.warhold_words import WarholdWords
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told
from rules_core.kernel.requests import NO_SEAT, SeatId

MANY: Final = 4
"""So many fallen make a bloody round."""
FEW_LEFT: Final = 2
"""With so few hit points left it was a close call for a lord."""
MANY_GONE: Final = 2
"""So many unpaid units are worth a word."""


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
    """What decided it, in its order: the first blood, strongholds, lords that fell, the hardest moments; then deeds."""
    moments: list[tuple[int, StoryPart]] = []
    last_blow = ""
    fallen: Counter[int] = Counter()
    for number, fact in with_rounds(facts):
        if isinstance(fact, Slain):
            if fact.by and not fallen:
                moments.append((number, StoryPart(tr("First blood"), _slain(words, number, fact), "crossed-swords")))
            last_blow = fact.by
            fallen[number] += 1
        elif isinstance(fact, LordFell):
            moments.append((number, _lord(war, words, fact, number, "" if fact.is_dethroned else last_blow)))
        elif isinstance(fact, (Seized, Destroyed)):
            title = tr("Round {round}: a new master") if isinstance(fact, Seized) else tr("Round {round}: destroyed")
            title = title.format(round=number)
            icon = "castle" if isinstance(fact, Seized) else "broken-wall"
            moments.append((number, StoryPart(title, words.fact(fact).text(), icon)))
    moments += [one for one in (_bloodiest(fallen), _closest_call(war, words, facts)) if one is not None]
    return [part for _, part in sorted(moments, key=lambda one: one[0])] + _deeds(war, words, facts)


def _slain(words: WarholdWords, number: int, fact: Slain) -> str:
    who, fallen = words.mentioned(fact.by), words.mentioned(fact.unit)
    told = tr("{fallen}: slain by {who:dat} in round {round}.")
    return told.format(round=number, who=Cased(who), fallen=Cased(fallen, begins=True))


def _bloodiest(fallen: Counter[int]) -> tuple[int, StoryPart] | None:
    """The round in which most fell."""
    number = max(sorted(fallen), key=lambda one: fallen[one], default=0)
    if fallen[number] < MANY:
        return None
    told = tr("%n unit(s) and monsters fell in round {round}.", fallen[number]).format(round=number)
    return number, StoryPart(tr("The bloodiest round"), told, "tombstone")


def _closest_call(war: War, words: WarholdWords, facts: Sequence[Told]) -> tuple[int, StoryPart] | None:
    """W-WIN-1. How near the last lord alive was to its end."""
    lords = {mention(lord) for seat in war.victors if (lord := war.lord_of(seat)) is not None}
    calls = [
        (fact.left, number, fact.unit)
        for number, fact in with_rounds(facts)
        if isinstance(fact, Wounded) and fact.unit in lords and 0 < fact.left <= FEW_LEFT
    ]
    if not calls:
        return None
    left, number, who = min(calls)
    told = tr("In round {round} {who} had %n hit point(s) left.", left)
    told = told.format(round=number, who=Cased(words.mentioned(who)))
    return number, StoryPart(tr("The closest call"), told, "heart-plus")


def _deeds(war: War, words: WarholdWords, facts: Sequence[Told]) -> list[StoryPart]:
    """The greatest monster that anybody slew, who slew most, and who was left for want of pay."""
    parts: list[StoryPart] = []
    profiles = campaign_of(war).content.profiles
    slain = [(number, fact) for number, fact in with_rounds(facts) if isinstance(fact, Slain) and fact.by]
    prey = [
        (profiles[id].hit_points, number, fact)
        for number, fact in slain
        if (id := fact.unit.partition(" ")[2]) in profiles
        and profiles[id].category not in ("", SMALL)
        and seat_of(war, fact.by) != NO_SEAT
    ]
    if prey:
        _, number, fact = max(prey, key=lambda one: one[0])
        parts.append(StoryPart(tr("The greatest prey"), _slain(words, number, fact), MONSTER))
    kills = Counter(fact.by for _, fact in slain)
    best, count = kills.most_common(1)[0] if kills else ("", 0)
    if count > 1:
        told = tr("{who}: %n slain.", count).format(who=Cased(words.mentioned(best), begins=True))
        parts.append(StoryPart(tr("The most feared"), told, "crossed-swords"))
    gone = Counter(one.fact.seat for one in facts if isinstance(one.fact, Deserted))
    for seat, count in gone.most_common(1):
        if count >= MANY_GONE:
            told = tr("%n left {who} unpaid.", count).format(who=Cased(words.name(seat)))
            parts.append(StoryPart(tr("Empty purses"), told, "shaking-hands"))
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
