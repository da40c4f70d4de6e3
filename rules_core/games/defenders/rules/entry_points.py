"""Entry points: which there are, how losses change them, and how one is rolled (section 5.2)."""

from __future__ import annotations

from typing import Final

from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City, Phase
from rules_core.games.defenders.state.facts import EntriesSet
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import Table

DONE: Final = "done"
ADD: Final = "add:"
DROP: Final = "drop:"
LOST: Final = "lost:"
DICE: Final = (4, 6, 8, 10, 12, 20)
"""R-D48. The dice that there are."""


def settle(table: Table, state: City, who: SeatId, clause: str) -> bool:
    """D-ENT-1, R-D35. People add and strike entry points until they are content; gives back whether they are."""
    open_places = [place.id for place in state.locations if place.is_open()]
    # R-D35. Only the siege can go on without a regular one.
    is_enough = state.phase is not Phase.ENTRIES or bool(state.entries) or not open_places
    offered = [DONE] if is_enough else []
    offered.extend(f"{ADD}{one}" for one in open_places if one not in state.entries)
    offered.extend(f"{DROP}{one}" for one in state.entries)
    answer = table.settle(who, topics.ENTRIES, offered, clause)
    if answer == DONE:
        table.tell(EntriesSet(clause, tuple([state.mention(one) for one in state.entries])))
        return True
    place = answer.partition(":")[2]
    if answer.startswith(ADD):
        state.entries.append(place)
        _note(state, f"{DROP}{place}", answer)
    else:
        state.entries.remove(place)
        _note(state, f"{ADD}{place}", answer)
    return False


def _note(state: City, opposite: str, done: str) -> None:
    """R-D59. A correction by hand stays; its opposite takes it back, where the list then says what people want."""
    wanted = list(state.entries)
    if opposite in state.entry_changes:
        state.entry_changes.remove(opposite)
        work_out(state)
        if sorted(state.entries) == sorted(wanted):
            state.entries = wanted
            return
        state.entries = wanted
    state.entry_changes.append(done)


def lose(state: City, place: str) -> None:
    """R-D68. The location is lost from now on."""
    if f"{LOST}{place}" not in state.entry_changes:
        state.entry_changes.append(f"{LOST}{place}")


def regain(state: City, place: str) -> None:
    """R-D59. Its loss is no longer in force."""
    if f"{LOST}{place}" in state.entry_changes:
        state.entry_changes.remove(f"{LOST}{place}")


def work_out(state: City) -> None:
    """R-D35, R-D59, R-D68. From the first list, losses and corrections by hand one after the other."""
    entries = list(state.first_entries)
    lost: list[str] = []
    struck: list[str] = []
    for change in state.entry_changes:
        place = change.partition(":")[2]
        if change.startswith(LOST):
            lost.append(place)
            # R-D68. A loss that is not on the list at that point opens nothing.
            if place in entries:
                at = entries.index(place)
                shut = [*lost, *struck, *entries]
                entries[at : at + 1] = [one for one in state.neighbours(place) if one not in shut]
        elif change.startswith(ADD):
            if place not in entries:
                entries.append(place)
        else:
            # R-D59. What people have struck off stays off, whatever is lost beside it.
            struck.append(place)
            if place in entries:
                entries.remove(place)
    state.entries = [one for one in entries if state.location(one).is_open()]


def in_force(state: City) -> list[str]:
    """R-D35, R-D59. The entry points of an attack; without any, every location with a defender."""
    if state.entries:
        return state.entries
    return [place.id for place in state.locations if state.at(place.id)]


def reachable(state: City) -> list[str]:
    """R-D35. Where an attack may go: where nobody stands anywhere the whole city lies open, and never nothing."""
    everywhere = [place.id for place in state.locations]
    return in_force(state) or [place.id for place in state.locations if place.is_open()] or everywhere


def numbered(state: City) -> list[str]:
    """D-ENT-1, D-ENT-3. The entry points as everybody sees them numbered, from 1; none before people have set any."""
    return in_force(state) if state.turn else state.entries


def number_of(state: City, place: str) -> int:
    """The number of an entry point; 0 for another place."""
    ways = numbered(state)
    return ways.index(place) + 1 if place in ways else 0


def roll(table: Table, state: City, who: SeatId, threat: str = "") -> tuple[str, tuple[int, ...]]:
    """D-ENT-2, D-ENT-3, R-D48. A random entry point for a threat, and the dice that named it, none for the only one."""
    entries = reachable(state)
    if len(entries) == 1:
        return entries[0], ()
    sides = next(one for one in DICE if one >= len(entries))
    faces: tuple[int, ...] = ()
    while True:
        faces = (*faces, table.roll(who, topics.ENTRY_DIE, 1, "D-ENT-2", threat, sides=sides)[0])
        if faces[-1] <= len(entries):
            return entries[faces[-1] - 1], faces
