"""Drawing the map: the order of the locations, connections and entry points (section 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.defenders.content.cards import order
from rules_core.games.defenders.content.types import LONG, OUT_OF_SIGHT
from rules_core.games.defenders.options import DefendersOptions
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.one_mark import one_mark
from rules_core.games.defenders.rules.paper import arrange, note_on_paper
from rules_core.games.defenders.rules.reading import (
    BRIDGE,
    FORD,
    GATE,
    NOTHING,
    Plan,
    junctions,
    middle_of,
)
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH
from rules_core.games.defenders.state.city import City, Crossing, Feature, Location, Phase
from rules_core.games.defenders.state.facts import ConnectionChanged, CrossingMade, Drawn
from rules_core.kernel.marks import AREA, LINE, RIVER, SPOT, Mark, MarkKind, ink_in, marks_in
from rules_core.kernel.table import Table

AT_ONCE: Final = "at-once"
IN_TURN: Final = "in-turn"
AT_THE_END: Final = "at-the-end"
DONE: Final = "done"
JOIN: Final = "join"
PART: Final = "part"
LAND: Final = (RIVER, LINE, AREA)
"""D-MAP-7. What the land is drawn with; of these the rules read rivers alone."""


def draw_features(table: Table, state: City, options: DefendersOptions) -> None:
    """D-MAP-3, D-MAP-6, D-MAP-7. Rivers, hills and the like come first; nobody can occupy them."""
    who = state.seats[0]
    if not options.on_paper:
        answer = table.sketch(who, topics.LAND, WIDTH, HEIGHT, (), LAND, "D-MAP-7")
        state.land = [feature_of(mark) for mark in marks_in(answer)]
        state.land_ink = ink_in(answer)
    state.features = table.write(who, topics.FEATURES, "D-MAP-7").strip()
    # R-D10. Secret and hidden locations are drawn whenever their owner wants.
    for place in state.locations:
        if is_out_of_sight(place):
            state.when[place.id] = table.choose(
                place.owner, topics.WHEN, (AT_ONCE, IN_TURN, AT_THE_END), "D-MAP-5", place.id
            )
    state.phase = Phase.DRAWING


def feature_of(mark: Mark) -> Feature:
    """D-MAP-7. This is how a part of the land was drawn."""
    return Feature(mark.kind, _numbers(mark))


def _numbers(mark: Mark) -> list[int]:
    found: list[int] = []
    for x, y in mark.points:
        found.append(x)
        found.append(y)
    return found


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


def needs_of(place: Location) -> tuple[MarkKind, ...]:
    """D-MAP-2, D-MAP-6. With which marks a location is drawn."""
    if place.type in LONG:
        return (LINE, AREA)
    return (AREA,) if place.is_area() else (AREA, SPOT)


def draw(table: Table, state: City, place: Location, options: DefendersOptions) -> None:
    """D-MAP-1, D-MAP-2, D-MAP-9, D-MAP-10. Who finished it draws it, anywhere on the sheet."""
    if options.on_paper:
        note_on_paper(table, state, place)
    else:
        needs = needs_of(place)
        # D-MAP-3. What a location needs of the land may come with it.
        answer = table.sketch(place.owner, topics.DRAWING, WIDTH, HEIGHT, needs, (RIVER,), "D-MAP-1", place.id)
        marks = marks_in(answer)
        put_down(place, one_mark(marks, needs), ink_in(answer))
        state.land.extend(feature_of(mark) for mark in marks if mark.kind == RIVER)
    place.is_drawn = True
    table.tell(Drawn("D-MAP-1", place.owner, place.mention()))


def put_down(place: Location, mark: Mark, ink: str = "") -> None:
    """D-MAP-1. This is how the location was drawn."""
    place.mark = mark.kind
    place.outline = _numbers(mark)
    place.ink = ink
    place.x, place.y = middle_of(place)


def next_crossing(state: City) -> Crossing | None:
    """D-MAP-8. Where a road meets a river or a wall, and nobody has said yet what is there; None when all is said."""
    settled = [(one.road, one.over, one.x, one.y) for one in state.crossings]
    for met in junctions(state):
        if (met.road, met.over, met.x, met.y) not in settled:
            return met
    return None


def settle_crossing(table: Table, state: City, crossing: Crossing) -> None:
    """D-MAP-8. Who drew the road says whether there is a ford or a bridge, or a gate."""
    owner = state.location(crossing.road).owner
    is_river = crossing.over == RIVER
    offered = (BRIDGE, FORD, NOTHING) if is_river else (GATE, NOTHING)
    topic = topics.CROSSING if is_river else topics.GATE
    crossing.what = table.choose(owner, topic, offered, "D-MAP-8", crossing.road)
    state.crossings.append(crossing)
    if crossing.what != NOTHING:
        table.tell(CrossingMade("D-MAP-8", crossing.what, state.mention(crossing.road)))


def propose_connections(state: City, options: DefendersOptions) -> None:
    """D-CON-2 to D-CON-4, D-CON-6. What lies side by side, and the shortest ways where a gap would part the city."""
    if options.on_paper:
        return
    plan = Plan(state)
    parts = {place.id: place.id for place in state.locations}
    apart: list[tuple[float, int, int]] = []
    for number, a in enumerate(state.locations):
        for other in range(number + 1, len(state.locations)):
            b = state.locations[other]
            if plan.connects(a, b):
                _join(state, parts, a, b)
            else:
                apart.append((plan.far(a, b), number, other))
    apart.sort()
    for _, first, second in apart:
        a, b = state.locations[first], state.locations[second]
        if _root(parts, a.id) != _root(parts, b.id) and plan.may_join(a, b):
            _join(state, parts, a, b)


def _join(state: City, parts: dict[str, str], a: Location, b: Location) -> None:
    # A kept city may bring ways along that people at another table have told.
    if f"{a.id}~{b.id}" not in state.connections:
        state.connections.append(f"{a.id}~{b.id}")
    parts[_root(parts, a.id)] = _root(parts, b.id)


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


def begin_entries(state: City, options: DefendersOptions) -> None:
    """D-ENT-1, D-ENT-3. What can be reached from outside is proposed; nothing is known of a drawing on paper."""
    if options.on_paper:
        arrange(state)
        return
    plan = Plan(state)
    state.entries = [place.id for place in state.locations if plan.is_open(place)]


def draw_ruin(table: Table, state: City, place: Location) -> None:
    """D-EVT-11. Whose place it was draws on, or leaves the drawing as it is."""
    answer: Sequence[str] = table.sketch(place.owner, topics.RUIN, WIDTH, HEIGHT, (), (), "D-EVT-11", place.id)
    place.ruin_ink = ink_in(answer)
