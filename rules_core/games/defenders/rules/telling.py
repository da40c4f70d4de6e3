"""What people tell: scenes, deeds, last words."""

from __future__ import annotations

from typing import Final

from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City, Told
from rules_core.games.defenders.state.facts import SomethingTold
from rules_core.kernel.requests import SeatId, Topic
from rules_core.kernel.table import Table

PLACE: Final = "place"
DEFENDER: Final = "defender"
THREAT: Final = "threat"
DEED: Final = "deed"
LAST: Final = "last"
ATTACK: Final = "attack"
DEFENCE: Final = "defence"
RESCUES: Final = "D-LOSS-2"
TALES: Final[dict[Topic, str]] = {
    topics.FEATURES: "land",
    topics.CAST: "cast",
    topics.SCENE_TOLD: "scene",
    topics.ATTACK_TOLD: ATTACK,
    topics.DEFENCE_TOLD: DEFENCE,
    topics.EPILOGUE: "epilogue",
}
"""What kind of tale is asked for; stories and deeds depend on what they are about."""


def tale_of(state: City, topic: Topic, thing: str, clause: str) -> str:
    """The kind of tale that is asked for, as settings call their questions; "" for none."""
    if topic not in (topics.STORY, topics.DEED_TOLD):
        return TALES.get(topic, "")
    is_threat = thing in [one.id for one in state.threats]
    if topic == topics.STORY:
        return THREAT if is_threat else PLACE if thing.startswith(PLACE) else DEFENDER
    if is_threat:
        # D-EVT-9 to D-EVT-11. What a great threat has done.
        return ATTACK
    if clause == RESCUES:
        # D-LOSS-2. Whoever brings somebody to safety has destroyed nobody.
        return DEFENCE
    return LAST if thing in [one.id for one in state.units if one.is_dead] else DEED


def written(table: Table, state: City, who: SeatId, topic: Topic, clause: str, thing: str = "") -> str:
    """D-INT-3. What somebody writes; how often it was asked for is counted, so that no help comes twice."""
    kind = tale_of(state, topic, thing, clause)
    text = table.write(who, topic, clause, thing).strip()
    state.asked[kind] = state.asked.get(kind, 0) + 1
    return text


def tell_of(table: Table, state: City, who: SeatId, topic: Topic, clause: str, thing: str = "") -> None:
    """D-INT-3. Somebody may tell something; nothing is kept of an empty text."""
    text = written(table, state, who, topic, clause, thing)
    if text:
        state.told.append(Told(topic, who, thing, text, state.turn))
        table.tell(SomethingTold(clause, topic, who, state.mention(thing), text))


def story_of(state: City, id: str) -> str:
    """D-CITY-5, D-THR-7, R-D21. What was told of a thing when it was made or came; "" for nothing."""
    for stack in state.stacks:
        if stack.id == id:
            return stack.text
    for told in state.told:
        if told.topic == topics.STORY and told.thing == id:
            return told.text
    return ""
