"""Entry points: which there are, how losses change them, and how one is rolled (section 5.2)."""

from __future__ import annotations

from typing import Final

from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City
from rules_core.games.defenders.state.facts import EntriesSet
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import Table

DONE: Final = "done"
ADD: Final = "add:"
DROP: Final = "drop:"
DICE: Final = (4, 6, 8, 10, 12, 20)
"""R-D48. The dice that there are."""


def settle(table: Table, state: City, who: SeatId, clause: str) -> bool:
    """D-ENT-1, R-D35. People add and strike entry points until they are content; gives back whether they are."""
    open_places = [place.id for place in state.locations if place.is_open()]
    offered = [DONE] if state.entries or not open_places else []
    offered.extend(f"{ADD}{one}" for one in open_places if one not in state.entries)
    offered.extend(f"{DROP}{one}" for one in state.entries)
    answer = table.settle(who, topics.ENTRIES, offered, clause)
    if answer == DONE:
        table.tell(EntriesSet(clause, tuple([state.mention(one) for one in state.entries])))
        return True
    place = answer.partition(":")[2]
    if answer.startswith(ADD):
        state.entries.append(place)
        _note(state.entries_dropped, state.entries_added, place)
    else:
        state.entries.remove(place)
        _note(state.entries_added, state.entries_dropped, place)
    return False


def _note(undone: list[str], done: list[str], place: str) -> None:
    """A correction by hand stays; its opposite takes it back."""
    if place in undone:
        undone.remove(place)
    else:
        done.append(place)


def work_out(state: City) -> None:
    """R-D35, R-D59, R-D68. From the first list, one loss after the other, then what people have corrected."""
    entries = list(state.first_entries)
    for number, lost in enumerate(state.losses):
        # R-D68. A loss that is not on the list at that point opens nothing.
        if lost not in entries:
            continue
        at = entries.index(lost)
        gone = state.losses[: number + 1]
        opened = [one for one in state.neighbours(lost) if one not in gone and one not in entries]
        entries[at : at + 1] = opened
    lost_now = [place.id for place in state.locations if not place.is_open()]
    entries.extend(one for one in state.entries_added if one not in entries)
    state.entries = [one for one in entries if one not in lost_now and one not in state.entries_dropped]


def in_force(state: City) -> list[str]:
    """R-D35, R-D59. The entry points of an attack; without any, every location with a defender."""
    if state.entries:
        return state.entries
    return [place.id for place in state.locations if state.at(place.id)]


def numbered(state: City) -> list[str]:
    """D-ENT-1, D-ENT-3. The entry points as everybody sees them numbered, from 1; none before people have set any."""
    return in_force(state) if state.turn else state.entries


def number_of(state: City, place: str) -> int:
    """The number of an entry point; 0 for another place."""
    ways = numbered(state)
    return ways.index(place) + 1 if place in ways else 0


def roll(table: Table, state: City, who: SeatId) -> tuple[str, tuple[int, ...]]:
    """D-ENT-2, D-ENT-3, R-D48. A random entry point and the dice that named it, none where there is only one."""
    entries = in_force(state)
    if len(entries) == 1:
        return entries[0], ()
    sides = next(one for one in DICE if one >= len(entries))
    faces: tuple[int, ...] = ()
    while True:
        faces = (*faces, table.roll(who, topics.ENTRY_DIE, 1, "D-ENT-2", sides=sides)[0])
        if faces[-1] <= len(entries):
            return entries[faces[-1] - 1], faces
