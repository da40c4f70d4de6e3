"""Chooses the battles in which an item is tested, whatever its kind: it takes its place among what ships.

A squad meets every ready squad. A soldier serves in the ready squad of his nation in the place of those who are most
like him, a weapon is carried there in the place of the most similar one, a nation buys a squad of its own. Scenarios,
tables and lists of rules are played by nations in turn, and a building stands in the middle of a table of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from rules_core.content.items import Item
from rules_core.games.chosen import with_items
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content.item_checks import content_beside
from rules_core.games.drums.content.library_content import BOOK_RULES, RULE_LIST, shipped
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.content.squad_limits import is_command, total
from rules_core.games.drums.content.types import Arm, Content, SoldierType, SquadType
from rules_core.games.drums.options import CHOICES, SEATS
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import SeatId

USUAL_POINTS: Final = 400
TRIED: Final = "tried"
"""The id of what is put together for a test alone."""


@dataclass(frozen=True)
class Pairing:
    """Two who meet, and whose victories are counted."""

    setup: Plain
    counted: SeatId | None = None
    """The seat; None for whoever attacks."""
    foe: str = ""
    """The ready squad that is met, by its id; "" where nations play in turn."""


def pairings_of(item: Item, others: Sequence[Item], foe: str = "") -> tuple[Pairing, ...]:
    """Each is played once before the first is played again. `foe` is the only squad that is met, "" for all that are
    ready.
    """
    own = [item, *[one for one in others if (one.kind, one.id) != (item.kind, item.id)]]
    content = content_beside(CONTENT, item, CONTENT.known(own[1:]))
    if item.kind == "squad":
        men = [content.soldiers[row["soldier"]] for row in item.plain["soldiers"] for _ in range(row["count"])]
        return _against_all(own, {"nation_1": item.plain["nation"], "squad_1": item.id}, total(men), item.id, foe)
    if item.kind == "nation":
        return _against_all(own, {"nation_1": item.id}, USUAL_POINTS, foe=foe)
    if item.kind in ("soldier", "weapon"):
        return _in_a_squad(item, own, content, foe)
    if item.kind == "building":
        own.append(Item(GAME, "battlefield", _table_with(item.id)))
        return _in_turn(own, {"battlefield": TRIED})
    if item.kind == RULE_LIST:
        return _in_turn(own, {RULE_LIST: item.id or BOOK_RULES})
    # Scenario, battlefield and terrain table are choices of their own name.
    return _in_turn(own, {item.kind: item.id})


def _against_all(own: Sequence[Item], mine: Plain, points: int, but: str = "", foe: str = "") -> tuple[Pairing, ...]:
    """Against every ready squad, or the one that is chosen, from both seats."""
    ready = {one.id: one.nation for one in shipped().squads.values()}
    ours = {one.id: str(one.plain["nation"]) for one in own if one.kind == "squad"}
    squads = {foe: {**ready, **ours}[foe]} if foe else {id: nation for id, nation in ready.items() if id != but}
    found: list[Pairing] = []
    for id, nation in squads.items():
        theirs: Plain = {"nation_2": nation, "squad_2": id}
        for choices, seat in (({**mine, **theirs}, SEATS[0]), (_swapped({**mine, **theirs}), SEATS[1])):
            found.append(Pairing(_setup(choices, own, max(USUAL_POINTS, points)), seat, id))
    return tuple(found)


def _in_turn(own: Sequence[Item], choices: Plain) -> tuple[Pairing, ...]:
    """Every two nations, each of them as player 1; squads are bought."""
    found: list[Pairing] = []
    for one, other in combinations(shipped().nations, 2):
        pair: Plain = {"nation_1": one, "nation_2": other, **choices}
        found.extend([Pairing(_setup(pair, own, USUAL_POINTS)), Pairing(_setup(_swapped(pair), own, USUAL_POINTS))])
    return tuple(found)


def _swapped(choices: Plain) -> Plain:
    """The other way round."""
    sides = {"1": "2", "2": "1"}
    return {f"{key[:-1]}{sides[key[-1]]}" if key[-1:] in sides else key: value for key, value in choices.items()}


def _setup(choices: Plain, own: Sequence[Item], points: int) -> Plain:
    # What breaks a limit is told by the problems beside the test, and can be tried all the same.
    ours = [one.id for one in own if one.kind == "squad"]
    usual: Plain = {"points": points, "any_nations": True, "limits": not choices.get("squad_1", choices.get("squad_2"))}
    usual["mixed_squads"] = choices.get("squad_1") in ours or choices.get("squad_2") in ours
    return with_items({**usual, **choices}, CHOICES, own, CONTENT)


# What takes its place in a squad


def _in_a_squad(item: Item, own: list[Item], content: Content, foe: str) -> tuple[Pairing, ...]:
    """The ready squad of a nation, with the item in it."""
    if item.kind == "soldier":
        squads = [one for one in shipped().squads.values() if one.nation == item.plain["nation"]]
        if not squads:
            # A nation of one's own: it buys whom it has.
            return _against_all(own, {"nation_1": item.plain["nation"]}, USUAL_POINTS, foe=foe)
        squad = squads[0]
        # Nobody reads an item among itself: as one of the others he has his points.
        him = content_beside(CONTENT, Item(GAME, "squad", _rows(squad.nation, [item.id])), CONTENT.known(own))
        rows = _with_him(squad, him.soldiers[item.id], content)
    else:
        squad = next(iter(shipped().squads.values()))
        rows = _with_it(squad, item, own, content)
    own.append(Item(GAME, "squad", _rows(squad.nation, rows)))
    men = content_beside(CONTENT, own[-1], CONTENT.known(own[:-1])).soldiers
    mine: Plain = {"nation_1": squad.nation, "squad_1": TRIED}
    return _against_all(own, mine, total([men[id] for id in rows]), squad.id, foe)


def _rows(nation: str, men: Sequence[str]) -> Plain:
    """A squad of these, as an item."""
    rows = [{"soldier": id, "count": men.count(id)} for id in dict.fromkeys(men)]
    return {"id": TRIED, "name": TRIED, "text": TRIED, "nation": nation, "soldiers": rows}


def _with_him(squad: SquadType, him: SoldierType, content: Content) -> list[str]:
    """He stands where those stood who cost most nearly as much; one commander only, and no more points than before."""
    men = [content.soldiers[id] for id in squad.members() if id in content.soldiers]
    alike = [one for one in men if is_command(one) == is_command(him)] or men
    like = min(alike, key=lambda one: (abs(one.points - him.points), one.id))
    places = 1 if is_command(him) else sum(one.id == like.id for one in men)
    room = USUAL_POINTS - total(men)
    found: list[str] = []
    for one in men:
        more = him.points - one.points
        if one.id == like.id and places and (more <= room or him.id not in found):
            room, places = room - more, places - 1
            found.append(him.id)
        else:
            found.append(one.id)
    return found


def _with_it(squad: SquadType, item: Item, own: list[Item], content: Content) -> list[str]:
    """Whoever of the squad has the most similar weapon has this one; they cost what it makes them cost."""
    known = content_beside(CONTENT, Item(GAME, "soldier", {"weapons": [item.id]}), CONTENT.known(own))
    arm = known.arms[item.id]
    kinds = [content.soldiers[id] for id in dict.fromkeys(squad.members())]
    carried = [content.arms[id] for one in kinds for id in one.weapons]
    like = min(carried, key=lambda one: (_unlike(one, arm), one.id))
    changed: dict[str, str] = {}
    for one in kinds:
        if like.id not in one.weapons:
            continue
        plain = CONTENT.official.ids("soldier")[one.id].plain
        weapons = [item.id if id == like.id else id for id in one.weapons]
        changed[one.id] = f"{TRIED}-{len(changed)}"
        own.append(Item(GAME, "soldier", {**plain, "id": changed[one.id], "weapons": weapons}))
    return [changed.get(id, id) for id in squad.members()]


def _unlike(one: Arm, other: Arm) -> tuple[bool, bool, int, int]:
    """How far two weapons are from each other: firearms from swords first."""
    sticks = one.shot.stick if one.shot else "", other.shot.stick if other.shot else ""
    return bool(sticks[0]) != bool(sticks[1]), sticks[0] != sticks[1], abs(one.rank - other.rank), one.cost


def _table_with(building: str) -> Plain:
    """The building in the middle, a wood and a hedge on either side of it."""
    pieces: list[Plain] = [{"kind": "building", "plan": building, "x": 600, "y": 600}]
    for x, y in ((250, 330), (950, 870)):
        pieces.append({"kind": "wood", "x": x, "y": y, "width": 240, "depth": 180})
    for x, y in ((850, 360), (350, 840)):
        pieces.append({"kind": "hedge", "x": x, "y": y, "width": 220, "depth": 12})
    return {"id": TRIED, "name": TRIED, "text": TRIED, "piece": pieces}
