"""A city as an item: written down from a game at any moment, and the game that begins with one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.defenders.content import city_fields as fields
from rules_core.games.defenders.content.city_checks import card_in, rows_of
from rules_core.games.defenders.content.setting_fields import SETTING
from rules_core.games.defenders.content.worlds import OWN
from rules_core.games.defenders.rules import city_making
from rules_core.games.defenders.rules.drawing import feature_of, put_down
from rules_core.games.defenders.state.city import City, Crossing, Location, Phase, Stack
from rules_core.games.defenders.words.names import TYPES
from rules_core.kernel.game import Plain
from rules_core.kernel.marks import INK, RIVER, SPOT, Mark, MarkKind, ink_in, marks_in
from rules_core.kernel.requests import SeatId

STAGE_OF: Final = {
    Phase.CITY: fields.CARDS_LAID,
    Phase.LEFTOVERS: fields.CARDS_LAID,
    Phase.FEATURES: fields.LAND_NEXT,
    Phase.DRAWING: fields.BEING_DRAWN,
    Phase.CONNECTIONS: fields.WAYS_NEXT,
    Phase.ENTRIES: fields.WAYS_IN_NEXT,
}
"""From the next step on the city is whole."""
OF_DRAWN: Final = (fields.BEING_DRAWN, fields.WAYS_NEXT, fields.WAYS_IN_NEXT, fields.WHOLE)


# From a game


def city_as_item(state: City, settings: Sequence[str]) -> Plain:
    """D-CITY, D-MAP, D-ENT. What people have made, without what the siege has done to it; empty while there is nothing.

    `settings` are the ids of those that there are; another one is what people told of a world of their own.
    """
    stage = STAGE_OF.get(state.phase, "" if state.phase is Phase.SETTING else fields.WHOLE)
    stacks = [one for one in state.stacks if not one.is_dropped]
    if not stage or not stacks:
        return {}
    plain: Plain = {fields.STAGE.key: stage}
    if stage == fields.CARDS_LAID:
        plain[fields.TURN.key] = state.turn_of + 1
    if state.setting in settings:
        plain[SETTING] = state.setting
    elif state.setting and state.setting != OWN:
        plain[fields.WORLD.key] = state.setting
    drawn = {place.id: place for place in state.locations}
    named = {one.id: one.name for one in state.locations}
    named.update({one.id: one.name for one in state.units})
    for key, is_place in ((fields.PLACES.key, True), (fields.PEOPLE.key, False)):
        rows: list[Plain] = []
        for stack in stacks:
            if stack.is_place == is_place:
                rows.append(_row(state, stack, named.get(stack.id, stack.name), drawn.get(stack.id)))
        plain[key] = rows
    if stage in OF_DRAWN:
        plain.update(_map_of(state, stage))
    return plain


def _row(state: City, stack: Stack, name: str, place: Location | None) -> Plain:
    row: Plain = {"id": stack.id}
    if name:
        row["name"] = name
    if stack.text:
        row["text"] = stack.text
    if stack.is_final:
        row["seat"] = state.seats.index(stack.owner) + 1
    else:
        row["growing"] = True
    row["cards"] = [
        {"suit": card[0], "value": int(card[1:]), "says": kind or word}
        for card, kind, word in zip(stack.cards, stack.types, stack.words, strict=True)
    ]
    if place is not None and place.is_drawn:
        row[fields.DRAWING.key] = _drawing(place.mark, place.outline, place.ink)
    elif stack.id in state.when:
        row[fields.WHEN.key] = state.when[stack.id]
    return row


def _map_of(state: City, stage: str) -> Plain:
    found: Plain = {}
    if state.features:
        found[fields.FEATURES.key] = state.features
    land = [Mark(MarkKind(one.mark), _points(one.points)).text() for one in state.land]
    if state.land_ink:
        land.append(f"{INK} {state.land_ink}")
    if land:
        found[fields.LAND.key] = land
    if state.crossings:
        found[fields.CROSSED.key] = [_crossing_row(one) for one in state.crossings]
    ways = [pair.partition("~") for pair in state.connections]
    if ways:
        found[fields.WAYS.key] = [{"from": a, "to": b} for a, _, b in ways]
    # R-D59. As they were set before the siege.
    entries = state.first_entries if stage == fields.WHOLE else state.entries
    if entries:
        found[fields.ENTRIES.key] = [{"place": one} for one in entries]
    return found


def _crossing_row(crossing: Crossing) -> Plain:
    row: Plain = {"what": crossing.what, "road": crossing.road}
    if crossing.over != RIVER:
        row["wall"] = crossing.over
    row["spot"] = [Mark(SPOT, ((crossing.x, crossing.y),)).text()]
    return row


def _drawing(mark: str, numbers: Sequence[int], ink: str) -> list[str]:
    found = [Mark(MarkKind(mark), _points(numbers)).text()]
    if ink:
        found.append(f"{INK} {ink}")
    return found


def _points(numbers: Sequence[int]) -> tuple[tuple[int, int], ...]:
    return tuple([(numbers[at], numbers[at + 1]) for at in range(0, len(numbers), 2)])


# Into a game


def city_to_play(plain: Plain, seats: Sequence[SeatId], setting: str) -> City:
    """D-CITY-2, D-CITY-12, D-PLC-1. The state in which a game with this city begins; its fields are in order.

    It is finished from where it was left: its cards are used, and the others are dealt anew. `setting` is the one that
    was chosen for the game, "" for that of the city.
    """
    state = City(list(seats))
    told = str(plain.get(SETTING, "")) or str(plain.get(fields.WORLD.key, ""))
    state.setting = setting or told
    stage = str(plain[fields.STAGE.key])
    ids: dict[str, str] = {}
    drawings: dict[str, list[str]] = {}
    for key, is_place in ((fields.PLACES.key, True), (fields.PEOPLE.key, False)):
        for number, row in enumerate(rows_of(plain, key), start=1):
            stack = _stack_of(row, f"{'place' if is_place else 'unit'}-{number}", seats, is_place=is_place)
            state.stacks.append(stack)
            if is_place:
                ids[str(row.get("id", ""))] = stack.id
                drawings[stack.id] = [str(one) for one in row.get(fields.DRAWING.key, ())]
                if fields.WHEN.key in row:
                    state.when[stack.id] = str(row[fields.WHEN.key])
    if stage == fields.CARDS_LAID:
        state.turn_of = (int(plain.get(fields.TURN.key, 1)) - 1) % len(seats)
        return state
    # Nobody is asked in which world a city stands that is made.
    state.setting = state.setting or OWN
    state.phase = Phase(stage)
    city_making.settle_in(state, state.stacks)
    if stage in OF_DRAWN:
        for place in state.locations:
            marks = marks_in(drawings[place.id])
            if marks:
                put_down(place, marks[0], ink_in(drawings[place.id]))
                place.is_drawn = True
        _lay_map(state, plain, ids)
    return state


def _stack_of(row: Plain, id: str, seats: Sequence[SeatId], *, is_place: bool) -> Stack:
    stack = Stack(id, is_place, name=str(row.get("name", "")).strip(), text=str(row.get("text", "")).strip())
    if row.get("growing") is not True:
        stack.is_final = True
        # Of more people than there are now the seats are counted round.
        stack.owner = seats[(int(row.get("seat", 1)) - 1) % len(seats)]
    for one in rows_of(row, "cards"):
        says = str(one.get("says", ""))
        stack.cards.append(card_in(one))
        stack.types.append(says if says in TYPES else "")
        stack.words.append("" if says in TYPES else says)
    return stack


def _lay_map(state: City, plain: Plain, ids: dict[str, str]) -> None:
    land = [str(one) for one in plain.get(fields.LAND.key, ())]
    state.features = str(plain.get(fields.FEATURES.key, ""))
    state.land = [feature_of(mark) for mark in marks_in(land)]
    state.land_ink = ink_in(land)
    for row in rows_of(plain, fields.CROSSED.key):
        (x, y) = marks_in(row["spot"])[0].points[0]
        over = ids[row["wall"]] if row.get("wall") else str(RIVER)
        state.crossings.append(Crossing(str(row["what"]), ids[row["road"]], over, x, y))
    order = [place.id for place in state.locations]
    for row in rows_of(plain, fields.WAYS.key):
        ends = _in_order(order, ids[row["from"]], ids[row["to"]])
        state.connections.append("~".join(ends))
    state.entries = [ids[row["place"]] for row in rows_of(plain, fields.ENTRIES.key)]
    if state.phase is Phase.PLACING:
        state.first_entries = list(state.entries)


def _in_order(order: list[str], a: str, b: str) -> tuple[str, str]:
    return (a, b) if order.index(a) < order.index(b) else (b, a)
