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
    found = [_part("Quality {number}+", "S-PRO-4", {"number": man.quality})]
    led = leader_bonus(battle, man)
    if led:
        found.append(_part("Leader near {number}", "SDS-SR-8", {"number": f"{led:+d}"}))
    else:
        lesser = lesser_bonus(battle, man, request.topic)
        if lesser:
            found.append(_part("sergeant near {number}", "SDS-SR-13", {"number": f"{lesser:+d}"}))
    found.extend(_of_traits(battle, man, request, names))
    return tuple(found)


def _of_traits(battle: Battle, man: Soldier, request: Roll, names: BattleNames) -> list[Sentence]:
    found: list[Sentence] = []
    for trait, number in battle.traits.quality_parts(man, request.topic):
        parts: dict[str, Part] = {"trait": names.plain(trait), "number": f"{number:+d}"}
        found.append(_part("{trait} {number}", OF_TRAITS.get(trait, request.clause), parts))
    return found


def _part(template: str, clause: str, parts: dict[str, Part]) -> Sentence:
    return Sentence(template, parts, clause=clause, tone=Tone.QUIET)
