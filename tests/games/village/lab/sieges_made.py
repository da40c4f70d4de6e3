"""Sieges drawn by lot: walled villages, enemies, scenarios and house rules as people in a hurry may make them.

What has no problems that must be solved is played by `endless.py`; the same seed always makes the same.
"""

from __future__ import annotations

import copy
import math
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Item, Weight
from rules_core.content.settings import limits_of
from rules_core.games.village.content.blanks import blank
from rules_core.games.village.content.item_checks import findings
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official, official_content
from rules_core.games.village.content.playable import village_findings
from rules_core.games.village.content.profile_points import points_of
from rules_core.games.village.content.rules_fields import SETTINGS
from rules_core.games.village.content.types import ABILITIES, Behaviour
from rules_core.games.village.content.village_fields import PARAMETERS, WAIVABLE
from rules_core.kernel.game import Plain
from rules_core.song.options import INCH
from rules_core.song.settings import SETTINGS as SONG
from rules_core.song.trait_types import shipped as trait_types

GATES: Final = ("gate", "gate", "hedge", "low-wall", "fence", "wood", "crops", "rough", "stream", "")
WALLS: Final = ("wall", "wall", "pond", "rocks", "ruin")
GROUND: Final = ("wood", "wood", "hedge", "low-wall", "rough", "marsh", "stream", "crops", "pond", "rocks", "ruin")
TRIES: Final = 12
BY_LOT: Final = ("official", "wallend", "walled", "walled", "walled")


@dataclass(frozen=True)
class Made:
    """An item to play, and what it refers to."""

    subject: Item
    others: tuple[Item, ...]


def made(seed: int) -> Made:
    """The siege of this seed."""
    lots = Random(seed)
    own: list[Item] = []
    for number in range(lots.choice((0, 0, 1, 2, 3))):
        own.append(enemy(lots, f"foe-{number}"))
    base = max([float(one.plain.get("base", 1)) for one in own], default=1.0)
    kind = lots.choice(BY_LOT)
    if kind == "walled":
        village = walled(lots, base)
    else:
        village = Item(GAME, Kind.VILLAGE, copy.deepcopy(official_village(0 if kind == "official" else 1)))
    if kind != "official":
        village.plain["id"] = "made"
        own.append(village)
    if kind == "walled" and not own[:-1] and lots.random() < 0.5:
        return Made(village, tuple(own[:-1]))
    if lots.random() < 0.5:
        own.append(house_rules(lots))
    return Made(scenario(lots, village.id, own), tuple(own))


def faults(found: Made) -> list[str]:
    """What must be solved before it can be played, as the workshop says it."""
    musts: list[str] = []
    items = [*found.others, found.subject]
    for one in items:
        others = [other for other in items if other is not one]
        said = findings(one, others)
        if one.kind == Kind.VILLAGE:
            said = [*said, *village_findings(one.plain, others)]
        musts.extend([finding.sentence for finding in said if finding.weight is Weight.MUST])
    return musts


def official_village(number: int) -> Plain:
    """A shipped village's table."""
    return [one.plain for one in official() if one.kind == Kind.VILLAGE][number]


# Villages


def walled(lots: Random, base: float = 1.0) -> Item:
    """A village within a wall that has one gate; `base`: the largest base that has to come through."""
    found = _walled(lots, base)
    for _ in range(TRIES):
        if not faults(Made(found, ())):
            break
        found = _walled(lots, base)
    return found


def _walled(lots: Random, base: float) -> Item:
    side = lots.choice((30, 36, 36, 48))
    across = lots.uniform(8.5, min(14.0, side / 2 - 4))
    down = lots.uniform(8.5, min(14.0, side / 2 - 4))
    plain = blank(Kind.VILLAGE, "made", "Made")
    plain["waived"] = list(lots.choice((WAIVABLE[1:], WAIVABLE[1:], WAIVABLE[1:], WAIVABLE)))
    gate = _Gate(lots, across, down, base)
    _build(lots, plain, across, down, gate)
    pieces: list[Plain] = [
        {"id": f"wall-{number}", "kind": gate.wall, "outline": _on_table(one, side)}
        for number, one in enumerate(gate.walls)
    ]
    if gate.kind:
        pieces.append({"id": "gate", "kind": gate.kind, "outline": _on_table(gate.gap, side)})
    for number in range(lots.choice((0, 1, 3, 6, 10))):
        x, y = lots.uniform(-side / 2, side / 2), lots.uniform(-side / 2, side / 2)
        if lots.random() < 0.3:
            x, y = gate.x + lots.uniform(-4, 4), gate.y + lots.uniform(-4, 4)
        wide, deep = lots.choice((0.4, 1, 2, 3.5)), lots.choice((0.4, 1, 2, 3.5))
        pieces.append(
            {"id": f"ground-{number}", "kind": lots.choice(GROUND), "outline": _on_table(_box(x, y, wide, deep), side)}
        )
    plain["ground"] = {"width": side, "height": side, "piece": [one for one in pieces if _has_area(one["outline"])]}
    edge = lots.choice((gate.side, gate.side, lots.randint(1, 4)))
    begin = lots.choice((0, 0, lots.uniform(0, side - 8)))
    part: Plain = {"edge": edge}
    if begin:
        part |= {"from": round(begin, 1), "to": round(min(side, begin + lots.choice((5, 8, 16))), 1)}
    if lots.random() < 0.9:
        plain["spawn"] = [part]
    if lots.random() < 0.3:
        plain["zone"] = [{"outline": _on_table(_box(lots.uniform(-4, 4), lots.uniform(-4, 4), 6, 6), side)}]
    return Item(GAME, Kind.VILLAGE, plain)


class _Gate:
    """A ring of walls round the middle with one gap."""

    def __init__(self, lots: Random, across: float, down: float, base: float) -> None:
        self.wall = lots.choice(WALLS)
        self.kind = lots.choice(GATES)
        self.side = lots.randint(1, 4)
        thick = lots.choice((0.3, 0.6, 0.6, 1.5))
        wide = lots.choice((1.7, 2.0, 2.0, 2.5, 3.0, 4.0, 1.0, base + 0.05, base + 0.2))
        half = across if self.side in (1, 3) else down
        at = lots.uniform(-half + wide, half - wide)
        self.walls: list[list[list[float]]] = []
        for side in (1, 2, 3, 4):
            along = across if side in (1, 3) else down
            parts = [(-along, along)]
            if side == self.side:
                parts = [(-along, at - wide / 2), (at + wide / 2, along)]
            for begin, end in parts:
                self.walls.append(_bar(side, begin, end, across, down, thick))
        self.gap = _bar(self.side, at - wide / 2, at + wide / 2, across, down, thick)
        self.x = sum([point[0] for point in self.gap]) / 4
        self.y = sum([point[1] for point in self.gap]) / 4


def _bar(side: int, begin: float, end: float, across: float, down: float, thick: float) -> list[list[float]]:
    if side in (1, 3):
        y = -down if side == 1 else down
        return [[begin, y - thick / 2], [end, y - thick / 2], [end, y + thick / 2], [begin, y + thick / 2]]
    x = across if side == 2 else -across
    return [[x - thick / 2, begin], [x + thick / 2, begin], [x + thick / 2, end], [x - thick / 2, end]]


def _build(lots: Random, plain: Plain, across: float, down: float, gate: _Gate) -> None:
    """The heart, and some buildings round it: one of them before the gate, or even outside."""
    heart = plain["building"][0]
    heart["integrity"] = lots.choice((3, 6, 9))
    heart["level"] = _levels(lots, "heart")
    taken = [(0.0, 0.0, 2.0)]
    for number in range(lots.choice((0, 1, 2, 4, 6))):
        one = blank(Kind.BUILDING, f"house-{number}", f"House {number}")
        half = lots.choice((0.8, 1.5, 2.2))
        one["outline"] = _box(0, 0, half, lots.choice((half, 1.0)))
        one["economic"] = lots.random() < 0.4
        one["level"] = _levels(lots, lots.choice([word for word in ABILITIES if word != "heart"]))
        for _ in range(TRIES):
            x, y = lots.uniform(-across + 2, across - 2), lots.uniform(-down + 2, down - 2)
            if number == 0 and lots.random() < 0.4:
                size = math.hypot(gate.x, gate.y)
                far = (size + lots.choice((-4.0, -3.0, 4.0))) / size
                x, y = gate.x * far, gate.y * far
            if all(math.hypot(x - a, y - b) > 1.42 * (half + size) + 0.2 for a, b, size in taken):
                taken.append((x, y, half))
                one["position"] = [round(x, 1), round(y, 1)]
                plain["building"].append(one)
                break


def _levels(lots: Random, first: str) -> list[Plain]:
    words = [
        first,
        *[lots.choice([word for word in ABILITIES if word != "heart"]) for _ in range(lots.choice((0, 1, 2)))],
    ]
    found: list[Plain] = []
    for number, word in enumerate(words):
        ability: Plain = {"id": word}
        if "defender" in PARAMETERS.get(word, ()):
            ability["defender"] = lots.choice(list(official_content().defenders))
        found.append({"name": f"Level {number}", "text": "By lot.", "cost": number * 3, "ability": ability})
    return found


def _box(x: float, y: float, wide: float, deep: float) -> list[list[float]]:
    return [[x - wide, y - deep], [x + wide, y - deep], [x + wide, y + deep], [x - wide, y + deep]]


def _on_table(outline: list[list[float]], side: int) -> list[list[float]]:
    half = side / 2
    return [[round(min(side, max(0.0, value + half)), 2) for value in point] for point in outline]


def _has_area(outline: list[list[float]]) -> bool:
    return all(max(point[axis] for point in outline) - min(point[axis] for point in outline) > 0.2 for axis in (0, 1))


# Enemies


def enemy(lots: Random, id: str) -> Item:
    """An enemy whose points are right; the traits exclude one another no more than the rules allow."""
    for _ in range(TRIES):
        plain = blank(Kind.ENEMY, id, id.title())
        plain["class"] = lots.choice(("mob", "mob", "mob", "elite", "boss"))
        plain["behaviours"] = sorted(lots.sample([one.value for one in Behaviour], lots.randint(1, 3)))
        plain["quality"] = lots.randint(2, 6)
        plain["combat"] = lots.randint(0, 6)
        plain["base"] = lots.choice((0.5, 1, 1, 1.2, 1.6, 2, 3))
        known = [one for one in trait_types().values() if one.implemented]
        plain["traits"] = [{"id": lots.choice(known).id} for _ in range(lots.choice((0, 1, 2, 4)))]
        points = points_of(plain)
        if points:
            plain["points"] = points
        found = Item(GAME, Kind.ENEMY, plain)
        if not [one for one in findings(found) if one.weight is Weight.MUST]:
            return found
    return Item(GAME, Kind.ENEMY, blank(Kind.ENEMY, id, id.title()))


# House rules


def house_rules(lots: Random) -> Item:
    """Some settings, anywhere between their limits."""
    plain = blank(Kind.RULES, "made-rules", "Made rules")
    for section, settings in (("village", SETTINGS), ("song", SONG)):
        for field in lots.sample(settings, lots.choice((0, 1, 3, 8))):
            if field.key not in ("playtest_note", "table_doubt", "short", "medium", "long"):
                plain[section][field.key] = _value(lots, field)
    if plain["village"].get("guardian_patience") == 0:
        # Who lets Guardians wait for ever may wait for ever.
        plain["village"]["guardian_patience"] = 1
    if plain["village"].get("normal_from", 80) > plain["village"].get("hard_from", 95):
        plain["village"] |= {"normal_from": 40, "hard_from": 60}
    if lots.random() < 0.3:
        sticks = sorted(lots.sample(range(1, 11), 3))
        plain["song"] |= dict(zip(("short", "medium", "long"), sticks, strict=True))
    return Item(GAME, Kind.RULES, plain)


def _value(lots: Random, field: Field) -> Any:
    if field.kind is FieldKind.FLAG:
        return lots.random() < 0.5
    if field.kind is FieldKind.WORD:
        return lots.choice(field.words)
    least, most = limits_of(field)
    size = lots.choice((least, most, lots.randint(least, most)))
    return size / INCH if field.kind is FieldKind.INCHES else size


# Scenarios


def scenario(lots: Random, village: str, own: list[Item]) -> Item:
    """Waves by lot, some of them fixed, with aims and losses of their own."""
    plain = blank(Kind.SCENARIO, "made-scenario", "Made scenario")
    plain["village"] = village
    plain["rules"] = [one.id for one in own if one.kind == Kind.RULES]
    mine = [one.id for one in own if one.kind == Kind.ENEMY]
    names = [*mine, *mine, *mine, *official_content().enemies]
    if mine and lots.random() < 0.3:
        plain["bestiary"] = sorted({*mine, *lots.sample(list(official_content().enemies), 8)})
    table = next((one.plain for one in own if one.kind == Kind.VILLAGE), {})
    edges = sorted({part["edge"] for part in table.get("spawn", [])}) or [1, 2, 3, 4]
    plain["wave"] = [_wave(lots, names, edges) for _ in range(lots.randint(2, 5))]
    plain["initial_tokens"] = lots.choice((0, 1, 6))
    plain["heroes_first"] = lots.random() < 0.8
    plain["building_combat"] = lots.choice((0, 0, 0, 3, 6))
    leaders = [
        member["type"] for wave in plain["wave"] for group in wave.get("group", []) for member in group["member"]
    ]
    kind = lots.choice(("survive", "survive", "waves", "leader", "supplies", "tokens"))
    if kind == "leader" and leaders:
        plain["win"] = {"kind": kind, "enemy": lots.choice(leaders)}
    elif kind != "leader":
        plain["win"] = {"kind": kind} if kind == "survive" else {"kind": kind, "count": lots.randint(1, 2)}
    if lots.random() < 0.3:
        plain["loss"] = {"heroes": lots.random() < 0.5, "fallen": lots.randint(1, 3)}
    if lots.random() < 0.2:
        plain["guardian"] = {"point": [lots.uniform(2, 28), lots.uniform(2, 28)], "name": "A stone"}
    return Item(GAME, Kind.SCENARIO, plain)


def _wave(lots: Random, names: list[str], edges: list[int]) -> Plain:
    wave: Plain = {"escalation": lots.randint(1, 7)}
    if lots.random() < 0.5:
        wave["group"] = []
        for _ in range(lots.randint(1, 3)):
            members = [{"type": lots.choice(names), "count": lots.randint(1, 3)}]
            group: Plain = {"behaviour": lots.choice(list(Behaviour)).value, "member": members}
            if lots.random() < 0.3:
                group["edge"] = lots.choice(edges)
            wave["group"].append(group)
    elif lots.random() < 0.3:
        wave["budget_percent"] = lots.choice((5, 50, 250))
    return wave
