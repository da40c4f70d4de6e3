"""What a Quality roll is made of, each part with its clause."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules.nerve import lesser_bonus
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.names import BattleNames
from rules_core.kernel.requests import Roll
from rules_core.song import topics
from rules_core.song.quality import leader_bonus
from rules_core.song.warband import ModelId
from rules_core.wording.sentence import Part, Sentence, Tone

ROLLS: Final = (topics.ACTIVATION, topics.GROUP, topics.MORALE)
OF_TRAITS: Final = {"steadfast": "SDS-SR-19", "wavering": "SDS-SR-23"}
"""The clause of each special rule that helps or hinders such a roll."""


def quality_parts(battle: Battle, request: Roll, names: BattleNames) -> tuple[Sentence, ...]:
    """The man's Quality, and what is added to each die; nothing for other rolls."""
    man = battle.models.get(ModelId(request.subject))
    if request.topic not in ROLLS or man is None:
        return ()
    found = [Sentence("Quality {number}+", {"number": man.quality}, clause="S-PRO-4", tone=Tone.QUIET)]
    led = leader_bonus(battle, man)
    lesser = 0 if led else lesser_bonus(battle, man, request.topic)
    if led:
        parts: dict[str, Part] = {"number": f"{led:+d}"}
        found.append(Sentence("Leader near {number}", parts, clause="SDS-SR-8", tone=Tone.QUIET))
    if lesser:
        near: dict[str, Part] = {"number": f"{lesser:+d}"}
        found.append(Sentence("Sergeant near {number}", near, clause="SDS-SR-13", tone=Tone.QUIET))
    found.extend(_of_traits(battle, man, request, names))
    return tuple(found)


def _of_traits(battle: Battle, man: Soldier, request: Roll, names: BattleNames) -> list[Sentence]:
    found: list[Sentence] = []
    for trait, number in battle.traits.quality_parts(man, request.topic):
        parts: dict[str, Part] = {"trait": names.plain(trait), "number": f"{number:+d}"}
        clause = OF_TRAITS.get(trait, request.clause)
        found.append(Sentence("{trait} {number}", parts, clause=clause, tone=Tone.QUIET))
    return found
