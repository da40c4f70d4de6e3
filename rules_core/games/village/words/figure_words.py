"""The sentences about miniatures: who came instead of whom, and who stands for whom."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.state.figure_facts import (
    BehaviourSwapped,
    EnemySwapped,
    GroupCutShort,
    StandInsUsed,
    WaveCutShort,
)
from rules_core.games.village.words.names import Names
from rules_core.games.village.words.village_words import behaviour
from rules_core.wording.sentence import Part, Phrase, Sentence

NONE_OWNED: Final = Phrase("you own no figures for that")
ALL_IN_USE: Final = Phrase("all your figures for that are in use")


def enemy_swapped(fact: EnemySwapped, names: Names) -> Sentence:
    """R-V05, R-V44, R-V45. Another type came, or nobody."""
    several = 2 if fact.rank in ("mob", "ambush") else 1
    parts: dict[str, Part] = {
        "group": fact.group,
        "wished": names.enemies(fact.wished, several),
        "came": names.enemies(fact.came, several),
        "why": ALL_IN_USE if fact.usable else NONE_OWNED,
    }
    if fact.rank == "boss" and fact.came:
        template = "The {wished} was to open this wave, but {why}: the {came} comes instead."
    elif fact.rank == "boss":
        template = "The {wished} was to open this wave, but {why}: it opens without a Boss."
    elif fact.rank == "elite" and fact.came:
        template = "Group {group} was to have one {wished}, but {why}: one {came} comes instead."
    elif fact.rank == "elite":
        template = "Group {group} was to have one {wished}, but {why}: it comes without an Elite."
    elif fact.rank == "ambush" and not fact.came:
        template = "It was to be an ambush of {wished}, but {why}: nobody comes."
    elif fact.rank == "ambush":
        template = "It was to be an ambush of {wished}, but {why}: {came} come instead."
    else:
        template = "Group {group} was to be {wished}, but {why}: {came} come instead."
    return Sentence(template, parts, clause=fact.clause)


def group_cut_short(fact: GroupCutShort, names: Names) -> Sentence:
    """V-5.4.5."""
    parts: dict[str, Part] = {
        "group": fact.group,
        "wished": fact.wished,
        "enemies": names.enemies(fact.enemy, fact.wished),
        "came": fact.came,
    }
    template = "Group {group} was to have {wished} {enemies}; your figures are enough for {came}."
    return Sentence(template, parts, clause=fact.clause)


def behaviour_swapped(fact: BehaviourSwapped, names: Names) -> Sentence:
    """R-V08, R-V44."""
    parts: dict[str, Part] = {
        "group": fact.group,
        "wished": behaviour(fact.wished),
        "came": behaviour(fact.came),
    }
    template = "Group {group} was to be {wished}, but you have no figures left for them: {came} come instead."
    return Sentence(template, parts, clause=fact.clause)


def wave_cut_short(fact: WaveCutShort, names: Names) -> Sentence:
    """V-5.4.7."""
    parts: dict[str, Part] = {"total": fact.total, "budget": fact.budget}
    template = "Your figures are too few for this wave: {total} of {budget} points come."
    return Sentence(template, parts, clause=fact.clause)


def stand_ins_used(fact: StandInsUsed, names: Names) -> Sentence:
    """R-V05. Pairs are written as "type*count=type of the figures"."""
    pairs: list[Part] = []
    for one in fact.pairs:
        kind, _, rest = one.partition("*")
        count, _, figure = rest.partition("=")
        several = int(count) if count.isdigit() else 1
        parts: dict[str, Part] = {
            "count": several,
            "figure": names.enemies(figure, 1),
            "kind": names.enemies(kind, several),
        }
        pairs.append(Sentence("{figure} for {count} {kind}", parts))
    return Sentence("Stand-ins: {pairs}.", {"pairs": tuple(pairs)}, clause=fact.clause)
