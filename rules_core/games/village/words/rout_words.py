"""What befalls several whose nerve is tested one after the other: who is gone, who runs and who stands firm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.village.words.names import Names
from rules_core.games.village.words.plain_words import plain_word
from rules_core.kernel.facts import Fact
from rules_core.song.facts import Defeated, ModelFled, ModelMoved, MoraleRolled, StoodUp
from rules_core.song.morale import MoraleResult
from rules_core.song.warband import ModelId
from rules_core.wording.sentence import Part, Phrase, Sentence

GONE: Final = "gone"
ENDS: Final = {
    MoraleResult.DESTROYED.value: MoraleResult.DESTROYED.value,
    MoraleResult.REMOVED.value: GONE,
    MoraleResult.FLEES.value: MoraleResult.FLEES.value,
    MoraleResult.FLEES_TWICE.value: MoraleResult.FLEES.value,
    MoraleResult.HOLDS.value: MoraleResult.HOLDS.value,
}
"""What is told alike."""
OF_ONE: Final = {
    GONE: Phrase("{models} flees from the field after {causes}."),
    MoraleResult.DESTROYED.value: Phrase("{models} falls to dust after {causes}."),
    MoraleResult.FLEES.value: Phrase("{models} runs after {causes}."),
    MoraleResult.HOLDS.value: Phrase("{models} stands firm after {causes}."),
}
OF_MANY: Final = {
    GONE: Phrase("{models} flee from the field after {causes}."),
    MoraleResult.DESTROYED.value: Phrase("{models} fall to dust after {causes}."),
    MoraleResult.FLEES.value: Phrase("{models} run after {causes}."),
    MoraleResult.HOLDS.value: Phrase("{models} stand firm after {causes}."),
}
FLIGHT: Final = "flee"
BY_MORALE: Final = ("SBH-MOR-1", "SBH-MOR-6", "SBH-MOR-7", "SBH-MOR-10")


def is_of_rout(fact: Fact) -> bool:
    """Whether it is a Morale roll, or a step of what comes of one."""
    if isinstance(fact, ModelMoved):
        return fact.manner == FLIGHT
    return isinstance(fact, MoraleRolled) or (
        isinstance(fact, (Defeated, ModelFled, StoodUp)) and fact.clause in BY_MORALE
    )


def rout(facts: Sequence[Fact], names: Names) -> tuple[Sentence, ...]:
    """SBH-MOR-3. A sentence for all who are gone, one for all who run, and one for all who stand."""
    ends: dict[ModelId, str] = {}
    causes: dict[ModelId, str] = {}
    for fact in facts:
        if isinstance(fact, MoraleRolled):
            ends[fact.model], causes[fact.model] = ENDS[fact.result], fact.cause
        elif isinstance(fact, ModelFled) and fact.model in ends:
            ends[fact.model] = GONE
    alike = {end: [one for one in ends if ends[one] == end] for end in ends.values()}
    return tuple(_told(end, models, causes, names) for end, models in alike.items())


def _told(end: str, models: Sequence[ModelId], causes: dict[ModelId, str], names: Names) -> Sentence:
    templates = OF_ONE if len(models) == 1 else OF_MANY
    parts: dict[str, Part] = {
        "models": tuple(names.of(one) for one in models),
        "causes": tuple(plain_word(f"morale {one}") for one in dict.fromkeys(causes[model] for model in models)),
    }
    return Sentence(templates[end].text, parts, clause="SBH-MOR-3")
