"""Drawing the map: the order of the locations, connections and entry points (section 5)."""

from __future__ import annotations

from typing import Final

from rules_core.games.defenders.content.cards import order
from rules_core.games.defenders.content.types import LONG, OUT_OF_SIGHT
from rules_core.games.defenders.rules import entry_points, topics
from rules_core.games.defenders.rules.sheet import Sheet
from rules_core.games.defenders.state.city import City, Location, Phase
from rules_core.games.defenders.state.facts import ConnectionChanged, Drawn
from rules_core.ground.geometry import length
from rules_core.kernel.table import Table

AT_ONCE: Final = "at-once"
IN_TURN: Final = "in-turn"
AT_THE_END: Final = "at-the-end"
DONE: Final = "done"
JOIN: Final = "join"
PART: Final = "part"
AREA_REACH: Final = 620
"""How far an area reaches from its middle on the sheet, to propose what touches what."""
SMALL_REACH: Final = 330
"""And a smaller location."""


def draw_features(table: Table, state: City) -> None:
    """D-MAP-3, D-MAP-6, D-MAP-7. Rivers, hills and the like come first; nobody can occupy them."""
    state.features = table.write(state.seats[0], topics.FEATURES, "D-MAP-7").strip()
    # R-D10. Secret and hidden locations are drawn whenever their owner wants.
    for place in state.locations:
        if is_out_of_sight(place):
            state.when[place.id] = table.choose(
                place.owner, topics.WHEN, (AT_ONCE, IN_TURN, AT_THE_END), "D-MAP-5", place.id
            )
    state.phase = Phase.DRAWING


def is_out_of_sight(place: Location) -> bool:
    """D-MAP-5. Secret or hidden; underground ones wait for the end in any case."""
    return not place.is_underground() and any(one in OUT_OF_SIGHT for one in place.words)


def next_to_draw(state: City) -> Location | None:
    """D-MAP-4 to D-MAP-6. The location that is drawn next; None when all are."""
    left = [place for place in state.locations if not place.is_drawn]
    return min(left, key=lambda place: _rank(state, place)) if left else None


def _rank(state: City, place: Location) -> tuple[int, int, int]:
    """The step of the order, then the highest value first (R-D65, R-D70)."""
    value, suit = order(place.card)
    when = state.when.get(place.id, IN_TURN)
    if place.is_underground():
        step = 9
    elif when != IN_TURN:
        step = 0 if when == AT_ONCE else 8
    elif place.type in LONG:
        step = 2
    else:
        step = 3 if place.is_area() else 4
    return step, -value, -suit


def draw(table: Table, state: City, place: Location) -> None:
    """D-MAP-1, D-MAP-2, D-MAP-9, D-MAP-10. Who finished it says where it goes, anywhere on the sheet."""
    taken = [(one.x, one.y) for one in state.locations if one.is_drawn]
    place.x, place.y, _ = table.place(place.owner, topics.DRAWING, Sheet(taken), "D-MAP-1", place.id)
    place.is_drawn = True
    table.tell(Drawn("D-MAP-1", place.owner, state.mention(place.id)))


def propose_connections(state: City) -> None:
    """D-CON-2, D-CON-6. What lies beside or under each other, and the shortest ways between what would lie apart."""
    pairs: list[tuple[float, str, str]] = []
    for number, a in enumerate(state.locations):
        for b in state.locations[number + 1 :]:
            gap = length(a.x - b.x, a.y - b.y) - _reach(a) - _reach(b)
            pairs.append((gap, a.id, b.id))
    pairs.sort()
    parts = {place.id: place.id for place in state.locations}
    for gap, a_id, b_id in pairs:
        if gap <= 0 or _root(parts, a_id) != _root(parts, b_id):
            state.connections.append(f"{a_id}~{b_id}")
            parts[_root(parts, a_id)] = _root(parts, b_id)


def _reach(place: Location) -> int:
    return AREA_REACH if place.is_area() else SMALL_REACH


def _root(parts: dict[str, str], id: str) -> str:
    while parts[id] != id:
        id = parts[id]
    return id


def settle_connections(table: Table, state: City) -> bool:
    """D-CON-5, D-CON-6. People join and part what the rules would not; gives back whether they are done."""
    who = state.seats[0]
    ids = [place.id for place in state.locations]
    offered = [DONE]
    if len(state.connections) < len(ids) * (len(ids) - 1) // 2:
        offered.append(JOIN)
    if state.connections:
        offered.append(PART)
    answer = table.choose(who, topics.CONNECTIONS, offered, "D-CON-5")
    if answer == DONE:
        return True
    joins = answer == JOIN
    a = table.choose(who, topics.JOIN_FROM, [one for one in ids if _others(state, one, joins=joins)], "D-CON-5", answer)
    b = table.settle(who, topics.JOIN_TO, _others(state, a, joins=joins), "D-CON-5", a)
    first, second = sorted((a, b), key=ids.index)
    if joins:
        state.connections.append(f"{first}~{second}")
    else:
        state.connections.remove(f"{first}~{second}")
    table.tell(ConnectionChanged("D-CON-5", state.mention(first), state.mention(second), joins))
    return False


def _others(state: City, place: str, *, joins: bool) -> list[str]:
    """The locations that this one can be joined to, or parted from."""
    near = state.neighbours(place)
    return [one.id for one in state.locations if one.id != place and (one.id in near) != joins]


def begin_entries(state: City) -> None:
    """D-ENT-1. The outermost locations are proposed."""
    state.entries = [place.id for place in state.locations if entry_points.is_outermost(state, place)]
