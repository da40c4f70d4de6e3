"""What befalls several whose nerve is tested one after the other: who is gone, who runs and who stands firm."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rules_core.kernel.facts import Fact
from rules_core.song.facts import (
    AttackResolved,
    Defeated,
    Intercepted,
    ModelFled,
    ModelMoved,
    MoraleRolled,
    StoodUp,
    Wounded,
)
from rules_core.song.manner import Manner
from rules_core.song.morale import MoraleResult
from rules_core.song.warband import ModelId
from rules_core.song.words.names import SongNames
from rules_core.wording.sentence import Part, Phrase, Sentence

GONE: Final = "gone"
CAUGHT: Final = "caught"
DESTROYED: Final = MoraleResult.DESTROYED.value
FLEES: Final = MoraleResult.FLEES.value
HOLDS: Final = MoraleResult.HOLDS.value
ENDS: Final = {MoraleResult.REMOVED.value: GONE, MoraleResult.FLEES_TWICE.value: FLEES}
"""What is told as something else."""
OF_ONE: Final = {
    GONE: Phrase("{models} flees from the field after {causes}."),
    DESTROYED: Phrase("{models} falls to dust after {causes}."),
    CAUGHT: Phrase("{models} runs after {causes} and is cut down."),
    FLEES: Phrase("{models} runs after {causes}."),
    HOLDS: Phrase("{models} stands firm after {causes}."),
}
OF_MANY: Final = {
    GONE: Phrase("{models} flee from the field after {causes}."),
    DESTROYED: Phrase("{models} fall to dust after {causes}."),
    CAUGHT: Phrase("{models} run after {causes} and are cut down."),
    FLEES: Phrase("{models} run after {causes}."),
    HOLDS: Phrase("{models} stand firm after {causes}."),
}
COUNTED_ONE: Final = {
    GONE: Phrase("1 flees from the field"),
    DESTROYED: Phrase("1 falls to dust"),
    CAUGHT: Phrase("1 is cut down in flight"),
    FLEES: Phrase("1 runs"),
    HOLDS: Phrase("1 stands firm"),
}
COUNTED: Final = {
    GONE: Phrase("{count} flee from the field"),
    DESTROYED: Phrase("{count} fall to dust"),
    CAUGHT: Phrase("{count} are cut down in flight"),
    FLEES: Phrase("{count} run"),
    HOLDS: Phrase("{count} stand firm"),
}
MOST_NAMED: Final = 3
"""More than so many are counted: their names stand in the rows behind."""
FLIGHT: Final = ("flee", "intercept")
OF_NERVE: Final = "-MOR-"
"""What every clause about it has in its id, whichever the game."""
UNTESTED: Final = "SBH-MOR-13"
"""Animals run without a roll."""
STEPS: Final = (Defeated, Intercepted, ModelFled, StoodUp, Wounded)


def is_of_rout(fact: Fact, before: Fact | None) -> bool:
    """Whether it is a Morale roll, or a step of what comes of one."""
    if isinstance(fact, ModelMoved):
        return fact.manner in FLIGHT
    if isinstance(fact, AttackResolved) and fact.manner == Manner.FREE_HACK.value:
        # SBH-MOR-7. It is struck at as it runs.
        return isinstance(before, MoraleRolled) and before.model == fact.defender and before.result != HOLDS
    is_step = isinstance(fact, STEPS) and OF_NERVE in fact.clause and fact.clause != UNTESTED
    return is_step or isinstance(fact, MoraleRolled)


def rout(facts: Sequence[Fact], names: SongNames) -> tuple[Sentence, ...]:
    """SBH-MOR-3. A few are named, by what comes of it; many are one short sentence."""
    ends: dict[ModelId, str] = {}
    causes: dict[ModelId, str] = {}
    for fact in facts:
        if isinstance(fact, MoraleRolled):
            ends[fact.model], causes[fact.model] = ENDS.get(fact.result, fact.result), fact.cause
        elif isinstance(fact, ModelFled) and fact.model in ends:
            ends[fact.model] = GONE
        elif isinstance(fact, Defeated) and ends.get(fact.model) == FLEES:
            ends[fact.model] = CAUGHT
    if len(ends) > MOST_NAMED:
        return (_counted(ends, causes, names),)
    alike = {end: [one for one in ends if ends[one] == end] for end in ends.values()}
    return tuple(_told(end, models, causes, names) for end, models in alike.items())


def _told(end: str, models: Sequence[ModelId], causes: dict[ModelId, str], names: SongNames) -> Sentence:
    templates = OF_ONE if len(models) == 1 else OF_MANY
    parts: dict[str, Part] = {
        "models": tuple(names.of(one) for one in models),
        "causes": _causes([causes[one] for one in models], names),
    }
    return Sentence(templates[end].text, parts, clause="SBH-MOR-3")


def _counted(ends: dict[ModelId, str], causes: dict[ModelId, str], names: SongNames) -> Sentence:
    told: list[Part] = []
    for end in COUNTED:
        count = sum(one == end for one in ends.values())
        if count:
            told.append(Sentence((COUNTED_ONE if count == 1 else COUNTED)[end].text, {"count": count}))
    parts: dict[str, Part] = {"all": len(ends), "causes": _causes(causes.values(), names), "ends": tuple(told)}
    return Sentence("The nerve of {all} is tested after {causes}: {ends}.", parts, clause="SBH-MOR-3")


def _causes(causes: Iterable[str], names: SongNames) -> Part:
    return tuple(names.plain(f"morale {one}") for one in dict.fromkeys(causes))
