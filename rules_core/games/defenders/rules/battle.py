"""Battles: the tales, both totals, victory and loss (section 11.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from rules_core.games.defenders.content.cards import JACK, KING
from rules_core.games.defenders.content.types import STRONG, WELL_BUILT
from rules_core.games.defenders.options import DefendersOptions
from rules_core.games.defenders.rules import losses, topics
from rules_core.games.defenders.rules.telling import tell_of
from rules_core.games.defenders.state.city import City, Location, Threat, Unit
from rules_core.games.defenders.state.facts import BattleFought, PlaceHeld, Protected, Stalled
from rules_core.kernel.requests import SeatId, Topic
from rules_core.kernel.table import Table

HOLDS: Final = "holds"
FAILS: Final = "fails"
NOBODY: Final = "nobody"
DIE: Final = "die"
MILITARY_TYPE: Final = "military"
"""D-STR-3. What stands in a row for whichever military type the place has."""
WORDED: Final = ("D-STR-2", "D-STR-3")
"""Rows of these clauses end with the word for which they count."""


class Side:
    """One side's total: rows "clause:thing:points" as they are added up, dice and sum."""

    def __init__(self) -> None:
        self.rows: list[str] = []
        self.faces: list[int] = []
        self.total: int = 0

    def add(self, clause: str, thing: str, points: int) -> None:
        """One part of the total."""
        self.rows.append(f"{clause}:{thing}:{points}")
        self.total += points


@dataclass(frozen=True)
class Row:
    """A row of a `Side` taken apart."""

    clause: str
    who: str
    """Whose part it is, as facts mention it; "" for the place and for dice."""
    word: str
    """The word for which it counts, `MILITARY_TYPE` among them; "" for none."""
    points: int
    is_die: bool


def read_row(row: str) -> Row:
    """D-STR-1 to D-STR-9. A row as `Side` and `_side` write it; names in it may hold anything, ":" and "/" too."""
    clause, _, rest = row.partition(":")
    thing, _, points = rest.rpartition(":")
    is_die = thing == DIE
    who, _, word = thing.rpartition("/") if clause in WORDED else (thing, "", "")
    return Row(clause, "" if is_die else who, word, int(points), is_die)


def fight(table: Table, state: City, place: Location, options: DefendersOptions) -> None:
    """D-BAT-1. One location under attack is resolved completely."""
    threats = state.attackers(place.id)
    if not state.at(place.id):
        # R-D24. Nobody there: no battle.
        occupy(table, state, place, threats)
        return
    if not _is_defended(table, state, place):
        # D-BAT-3, R-D33. All of them, no rescue, no flight.
        for unit in state.at(place.id):
            losses.fall(table, state, unit, "D-BAT-3")
        occupy(table, state, place, threats)
        return
    defence, attack = totals(table, state, place)
    table.tell(
        BattleFought(
            "D-BAT-4",
            place.mention(),
            tuple(defence.rows),
            tuple(attack.rows),
            defence.total,
            attack.total,
            tuple(defence.faces),
            tuple(attack.faces),
        )
    )
    if defence.total > attack.total:
        state.happened.repulsed.append(place.id)
        table.tell(PlaceHeld("D-WIN-1", place.mention()))
        _win(table, state, place)
        send_back(state, place)
    elif attack.total > defence.total:
        _lose(table, state, place, threats, options)
        occupy(table, state, place, threats)
    else:
        # R-D23.
        table.tell(Stalled("D-BAT-4", place.mention()))
        send_back(state, place)


def _is_defended(table: Table, state: City, place: Location) -> bool:
    """D-BAT-2, D-BAT-3. One tells the attack, the next the defence, and the others say if it makes sense."""
    order = state.order_from_first()
    tell_of(table, state, order[0], topics.ATTACK_TOLD, "D-BAT-2", place.id)
    tell_of(table, state, order[1 % len(order)], topics.DEFENCE_TOLD, "D-BAT-3", place.id)
    # R-D63. One player alone is not asked.
    return len(order) == 1 or table.choose(order[0], topics.VERDICT, (HOLDS, FAILS), "D-BAT-3", place.id) == HOLDS


def totals(table: Table, state: City, place: Location) -> tuple[Side, Side]:
    """D-STR-1 to D-STR-9. Both sides add up, then throw their dice."""
    defence = known_defence(state, place)
    attack = known_attack(state, state.attackers(place.id))
    units = state.at(place.id)
    who = state.seats[state.first]
    # D-STR-5, D-STR-6.
    if has_queen(units):
        _throw(table, defence, who, topics.DEFENCE_DIE, "D-STR-5", place.id)
    _throw(table, defence, who, topics.DEFENCE_DIE, "D-STR-6", place.id)
    # D-STR-8, D-STR-9.
    if has_free_face(state.attackers(place.id), units):
        _throw(table, attack, who, topics.ATTACK_DIE, "D-STR-8", place.id)
    _throw(table, attack, who, topics.ATTACK_DIE, "D-STR-9", place.id)
    return defence, attack


Part = tuple[str, str, str, int]
"""A part of a total: clause, the id of whose it is and the word for which, "" where there is none, and points."""


def _defence_parts(state: City, place: Location, units: list[Unit]) -> list[Part]:
    """D-STR-1 to D-STR-4. What the defenders of a place add up before any die."""
    # R-D26. Individuals add no value.
    parts = [("D-STR-1", unit.id, "", state.value(unit)) for unit in units if not unit.is_individual()]
    for unit in units:
        for word in unit.words:
            if word in STRONG:
                parts.append(("D-STR-2", unit.id, word, 1))
    if place.is_military():
        parts.append(("D-STR-3", "", MILITARY_TYPE, 1))
    for word in place.words:
        if word in WELL_BUILT:
            parts.append(("D-STR-3", "", word, 1))
    return parts


def _attack_parts(threats: list[Threat]) -> list[Part]:
    """D-STR-7. What these threats add up before any die."""
    return [("D-STR-7", threat.id, "", threat.rank()) for threat in threats if not threat.is_face()]


def _side(state: City, parts: list[Part]) -> Side:
    side = Side()
    for clause, id, word, points in parts:
        side.add(clause, "/".join([one for one in (state.mention(id), word) if one]), points)
    return side


def known_defence(state: City, place: Location) -> Side:
    """D-STR-1 to D-STR-4. The defenders' total before any die."""
    return _side(state, _defence_parts(state, place, state.at(place.id)))


def known_attack(state: City, threats: list[Threat]) -> Side:
    """D-STR-7. The total of these threats before any die."""
    return _side(state, _attack_parts(threats))


def has_queen(units: list[Unit]) -> bool:
    """D-STR-5, R-D26. Somebody who can fight is there."""
    for unit in units:
        if unit.is_queen():
            return True
    return False


def has_free_face(threats: list[Threat], units: list[Unit]) -> bool:
    """D-STR-8, R-D26. A Face Card threat that no defender of its rank keeps busy; nobody does that to a Queen."""
    for threat in threats:
        if threat.is_face():
            rank = threat.rank()
            if rank not in (JACK, KING) or rank not in [unit.rank() for unit in units]:
                return True
    return False


def defence_dice(units: list[Unit]) -> int:
    """D-STR-5, D-STR-6. How many dice the defenders throw."""
    return 1 + int(has_queen(units))


def attack_dice(threats: list[Threat], units: list[Unit]) -> int:
    """D-STR-8, D-STR-9. How many dice the threats throw against these defenders."""
    return 1 + int(has_free_face(threats, units))


def chance_to_hold(state: City, place: Location, threats: list[Threat]) -> float:
    """D-STR-1 to D-STR-9. How likely the defenders' total is the higher one against these; 0 where nobody is."""
    units = state.at(place.id)
    if not units:
        return 0.0
    ours, theirs = _defence_parts(state, place, units), _attack_parts(threats)
    lead = sum([points for _, _, _, points in ours]) - sum([points for _, _, _, points in theirs])
    chances = CHANCES[defence_dice(units), attack_dice(threats, units)]
    return chances[max(-MOST_LEAD, min(MOST_LEAD, lead)) + MOST_LEAD]


def _sums(dice: int) -> dict[int, int]:
    """Every sum of so many dice, and in how many ways it falls."""
    sums = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for total, ways in sums.items():
            for face in range(1, 7):
                more[total + face] = more.get(total + face, 0) + ways
        sums = more
    return sums


def _chances(our_dice: int, their_dice: int) -> tuple[float, ...]:
    """How likely each lead, from the least that counts to the most, and our dice are more than theirs."""
    ours, theirs = _sums(our_dice), _sums(their_dice)
    return tuple(
        [
            sum([mine * other for a, mine in ours.items() for b, other in theirs.items() if lead + a - b > 0])
            / (sum(ours.values()) * sum(theirs.values()))
            for lead in range(-MOST_LEAD, MOST_LEAD + 1)
        ]
    )


MOST_LEAD: Final = 12
"""A greater lead decides by itself: two dice are at most eleven more than one."""
CHANCES: Final = {(ours, theirs): _chances(ours, theirs) for ours in (1, 2) for theirs in (1, 2)}
"""D-STR-5, D-STR-6, D-STR-8, D-STR-9. By the dice of either side, which throws one or two."""


def _throw(table: Table, side: Side, who: SeatId, topic: Topic, clause: str, place: str) -> None:
    (face,) = table.roll(who, topic, 1, clause, place)
    side.faces.append(face)
    side.add(clause, DIE, face)


def _in_turn(state: City) -> Iterator[SeatId]:
    """R-D28. The First Player and on clockwise, round and round."""
    return cycle(state.order_from_first())


# Victory


def _win(table: Table, state: City, place: Location) -> None:
    """D-WIN-2, D-WIN-3, R-D28, R-D29. Player by player, while there is a legal pair."""
    used: list[str] = []
    for who in _in_turn(state):
        pairs = victories(state, place, used)
        if not pairs:
            return
        unit, _, threat = table.settle(who, topics.STRIKE, pairs, "D-WIN-2", place.id).partition(">")
        used.append(unit)
        losses.destroy_threat(table, state, state.threat(threat), "D-WIN-2", unit)
        tell_of(table, state, who, topics.DEED_TOLD, "D-WIN-2", unit)


def victories(state: City, place: Location, used: list[str]) -> list[str]:
    """D-WIN-2, D-WIN-3. Each defender who has destroyed none yet, and each threat that is not above it."""
    return [
        f"{unit.id}>{threat.id}"
        for unit in state.at(place.id)
        if unit.id not in used
        for threat in state.attackers(place.id)
        if threat.rank() <= state.value(unit)
    ]


def send_back(state: City, place: Location) -> None:
    """D-WIN-4, D-WIN-5, R-D36. Whoever is left returns to where it was; the defenders stay."""
    for threat in state.attackers(place.id):
        threat.target = ""


# Loss


def _lose(table: Table, state: City, place: Location, threats: list[Threat], options: DefendersOptions) -> None:
    """D-LOSS-1 to D-LOSS-6. War machines first, then rescues, then a defender for each threat; the others flee."""
    for unit in state.at(place.id):
        if unit.is_king():
            losses.fall(table, state, unit, "D-LOSS-1")
    safe = _rescues(table, state, place, options)
    used: list[str] = []
    for who in _in_turn(state):
        pairs = defeats(state, place, threats, used, safe)
        if not pairs:
            break
        threat, _, victim = table.settle(who, topics.FALL, pairs, "D-LOSS-3", place.id).partition(">")
        used.append(threat)
        losses.kill(table, state, state.unit(victim), "D-LOSS-3", threat)
        tell_of(table, state, who, topics.DEED_TOLD, "D-LOSS-3", victim)
    # R-D31. Who was brought to safety is wounded and flees all the same.
    left = state.at(place.id)
    for unit in left:
        losses.wound(table, state, unit, "D-LOSS-4")
    losses.flee(table, state, place.id, left, "D-LOSS-4")


def _rescues(table: Table, state: City, place: Location, options: DefendersOptions) -> list[str]:
    """D-LOSS-2, R-D30, R-D58. Each Jack may bring one other defender to safety, all before the first pick."""
    safe: list[str] = []
    for jack in state.at(place.id):
        if not jack.is_jack() or (safe and not options.rescues_for_each_jack):
            continue
        others = [one.id for one in state.at(place.id) if one.id != jack.id and one.id not in safe]
        if not others:
            continue
        saved = table.choose(jack.owner, topics.RESCUE, [*others, NOBODY], "D-LOSS-2", jack.id)
        if saved != NOBODY:
            safe.append(saved)
            table.tell(Protected("D-LOSS-2", jack.mention(), state.mention(saved)))
            tell_of(table, state, jack.owner, topics.DEED_TOLD, "D-LOSS-2", jack.id)
    return safe


def defeats(state: City, place: Location, threats: list[Threat], used: list[str], safe: list[str]) -> list[str]:
    """D-LOSS-3, R-D29. Each threat that has destroyed nobody yet, and each defender that is not above it."""
    return [
        f"{threat.id}>{unit.id}"
        for threat in threats
        if threat.id not in used
        for unit in state.at(place.id)
        if unit.id not in safe and state.value(unit) <= threat.rank()
    ]


def occupy(table: Table, state: City, place: Location, threats: list[Threat]) -> None:
    """D-LOSS-7. The threats stay."""
    for threat in threats:
        threat.place = place.id
        threat.target = ""
    losses.mark_lost(table, state, place, "D-LOSS-7", destroyed=False)
    losses.grieve(table, state, place)
    losses.change_entries(table, state, place.id)
