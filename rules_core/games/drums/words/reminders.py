"""What people at a table easily forget in this moment: short sentences, each only where it holds now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.games.drums.rules.ending import has_commander, present
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.table_names import TableNames
from rules_core.kernel.requests import SeatId
from rules_core.wording.sentence import Part, Sentence

MORALE: Final = "morale"
ACT: Final = "act"
EMPTY: Final = "empty"
HALF: Final = "half"
BREAK: Final = "break"
COMMAND: Final = "command"
KINDS: Final = (MORALE, ACT, EMPTY, HALF, BREAK, COMMAND)
"""Every kind of reminder; people may switch each of them off."""
NEAR: Final = 2
"""So many men from half strength or from breaking it is said."""
LAST: Final = 2
"""With so many men left a side breaks, or may (S-END-2, S-END-3)."""


@dataclass(frozen=True)
class Reminder:
    """One line: its kind, one of `KINDS`, and the sentence with its clause."""

    kind: str
    told: Sentence


def reminders(battle: Battle, names: TableNames) -> list[Reminder]:
    """What holds at this moment, in the order in which it matters."""
    if battle.phase is not Phase.TURN:
        return []
    found: list[Reminder] = []
    men = battle.men(battle.turn_of)
    waiting = [battle.model(one) for one in battle.owed[1:]]
    _who(found, MORALE, "Morale still to roll: {who}.", waiting, names, "SDS-MOR-1")
    fresh = [one for one in men if not one.activated]
    if len(fresh) < len(men):
        # As long as nobody has acted there is nobody to be forgotten.
        _who(found, ACT, "Still to act: {who}.", fresh, names, "S-ACT-5")
    empty = [one for one in men if _is_empty(battle, one)]
    _who(found, EMPTY, "Not loaded: {who}.", empty, names, "SDS-RNG-5")
    without = [one for one in men if battle.weapon(one) is not None and one.out_of_ammunition]
    _who(found, EMPTY, "No cartridges: {who}.", without, names, "SDS-RNG-17")
    for seat in battle.seats:
        if seat not in battle.out:
            _strength(battle, seat, names, found)
    return found


def _who(found: list[Reminder], kind: str, template: str, men: list[Soldier], names: TableNames, clause: str) -> None:
    if men:
        parts: dict[str, Part] = {"who": tuple([names.of(one.id) for one in men])}
        found.append(Reminder(kind, Sentence(template, parts, clause=clause)))


def _is_empty(battle: Battle, man: Soldier) -> bool:
    return battle.weapon(man) is not None and not man.loaded and not man.out_of_ammunition


def _strength(battle: Battle, seat: SeatId, names: TableNames, found: list[Reminder]) -> None:
    """SDS-MOR-4, S-END-2, S-END-3. How near a side is to rolling for half strength, and to breaking."""
    on_table, there = len(battle.men(seat)), len(present(battle, seat))
    start = battle.start_counts.get(seat, 0)
    parts: dict[str, Part] = {"side": names.of(seat), "left": there}
    if seat not in battle.half_tested:
        more = next((lost for lost in range(1, NEAR + 1) if battle.is_halved(seat, on_table - lost, start)), 0)
        if more:
            template = "Losses until all of {side} roll Morale: {more}."
            found.append(Reminder(HALF, Sentence(template, {**parts, "more": more}, clause="SDS-MOR-4")))
    commanded = has_commander(battle, seat)
    if not commanded:
        found.append(Reminder(COMMAND, Sentence("{side}: nobody is in command.", parts, clause="S-END-3")))
    if 0 < there - LAST <= NEAR:
        clause = "S-END-2" if commanded else "S-END-3"
        template = "{side} is near breaking, men left: {left}."
        found.append(Reminder(BREAK, Sentence(template, parts, clause=clause)))
