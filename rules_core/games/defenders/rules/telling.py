"""What people tell: scenes, deeds, last words."""

from __future__ import annotations

from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City, Told
from rules_core.games.defenders.state.facts import SomethingTold
from rules_core.kernel.requests import SeatId, Topic
from rules_core.kernel.table import Table


def tell_of(table: Table, state: City, who: SeatId, topic: Topic, clause: str, thing: str = "") -> None:
    """D-INT-3. Somebody may tell something; nothing is kept of an empty text."""
    text = table.write(who, topic, clause, thing).strip()
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
