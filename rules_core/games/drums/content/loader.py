"""Reads special rules, weapons, nations, soldiers and squads, each from its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.content.named_fields import ID, NAME, TEXT
from rules_core.content.reader import Reader
from rules_core.games.drums.content import fields
from rules_core.games.drums.content import nation_fields as nations
from rules_core.games.drums.content import terrain_table_fields as terrain
from rules_core.games.drums.content import weapon_fields as arms
from rules_core.games.drums.content.costs import cost_of, prices_of
from rules_core.games.drums.content.types import (
    STATUSES,
    Arm,
    Battlefield,
    Content,
    Nation,
    SoldierType,
    SquadType,
    TerrainTable,
    TraitType,
)
from rules_core.games.drums.state.features import Feature
from rules_core.ground.directions import TURN_STEP
from rules_core.ground.pieces import LINEAR, ROCKY, WOOD
from rules_core.song.warband import Trait, profile
from rules_core.song.weapons import Weapon
from rules_core.wording.sentence import Part

MOST_COST: Final = 30
LONGEST_WORD: Final = 40
FIREARMS: Final = "A soldier carries one firearm, and here are {weapons}."
ONE_FIREARM: Final = "Keep one of them."
BAND_MISSING: Final = "It reaches three sticks and not two."
GIVE_BAND: Final = "Give the number up to two sticks, or take this one away."
RULE_TWICE: Final = "This rule stands there twice."
KEEP_ONE: Final = "Keep one of them."
NO_COMMAND: Final = "Nobody could command a squad: neither Leader nor NCO is played."
ADD_COMMAND: Final = "Add one of them."
NO_LINE: Final = "A line has one place only, or the same place twice."
TWO_PLACES: Final = "Give it two places at least, each another one."
AT_HOME: Final = {"light-infantry": WOOD | ROCKY | LINEAR, "engineer": LINEAR}
"""SDS-SR-9, SDS-SR-3. The ground that does not slow those who have the rule."""


def read_trait(reader: Reader) -> TraitType:
    trait = TraitType(
        reader.text("id", longest=LONGEST_WORD),
        reader.text("name", longest=LONGEST_WORD),
        reader.whole("cost", -MOST_COST, MOST_COST),
        reader.text("rule", longest=200),
        reader.text("clause", longest=20),
        reader.choice("status", list(STATUSES)),
    )
    reader.done()
    return trait


def read_arm(reader: Reader) -> Arm:
    """SDS-HTH-9, SDS-FIRE. A weapon."""
    id, name = reader.text_of(ID), reader.text_of(NAME)
    cost, rank = reader.whole_of(arms.COST), reader.whole_of(arms.RANK)
    others = [reader.whole_of(one) for one in (arms.RANK_MOUNTED, arms.RANK_CHARGING, arms.RANK_SADDLE)]
    mounted, charging, saddled = [
        other if reader.has(one.key) else rank
        for one, other in zip((arms.RANK_MOUNTED, arms.RANK_CHARGING, arms.RANK_SADDLE), others, strict=True)
    ]
    bayonet, bash = reader.flag_of(arms.BAYONET), reader.whole_of(arms.BASH)
    stick = reader.word_of(arms.STICK)
    numbers = [reader.whole_of(one) for one in arms.BANDS]
    has = [one is arms.BANDS[0] or reader.has(one.key) for one in arms.BANDS]
    reload, saddle = reader.whole_of(arms.RELOAD), reader.flag_of(arms.SADDLE)
    at_charge = reader.flag_of(arms.AT_CHARGE)
    _pass_marks(reader)
    reader.done()
    if stick != arms.NO_STICK and has[2] and not has[1]:
        reader.fault(arms.BANDS[2].key, BAND_MISSING, GIVE_BAND, clause=arms.STICK.clause)
    bands = tuple([number for number, is_there in zip(numbers, has, strict=True) if is_there])
    shot = Weapon(id, stick, bands, reload) if stick != arms.NO_STICK else None
    return Arm(id, name, cost, rank, mounted, charging, saddled, bayonet, bash, saddle, at_charge, shot)


def read_nation(reader: Reader, soldiers: Sequence[str]) -> Nation:
    """S-SET-1. A nation; `soldiers` are all that there are."""
    id, name = reader.text_of(ID), reader.text_of(NAME)
    letter, feature = reader.text_of(nations.LETTER), reader.word_of(nations.FEATURE)
    roster = reader.words_of(nations.ROSTER, soldiers)
    _pass_marks(reader)
    reader.done()
    return Nation(id, name, letter, feature, roster)


def read_rule_list(reader: Reader) -> dict[str, int]:
    """SDS-PTS-10. The special rules that are played, each with its cost."""
    reader.text_of(ID)
    reader.text_of(NAME)
    reader.text_of(TEXT)
    found: dict[str, int] = {}
    for row in reader.tables_of(nations.RULES):
        rule, cost = row.word_of(nations.RULE), row.whole_of(nations.PRICE)
        row.done()
        if rule in found:
            row.fault(nations.RULE.key, RULE_TWICE, KEEP_ONE, clause=nations.RULES.clause)
        found[rule] = cost
    reader.done()
    if found and "leader" not in found and "nco" not in found:
        # SDS-PTS-4. Nobody could command.
        reader.fault(nations.RULES.key, NO_COMMAND, ADD_COMMAND, clause="SDS-PTS-4")
    return found


def read_terrain_table(reader: Reader, content: Content) -> TerrainTable:
    """S-TER-9. What the quarters are rolled from."""
    id = reader.text_of(ID)
    reader.text_of(NAME)
    reader.text_of(TEXT)
    quarters: list[tuple[int, tuple[str, ...]]] = []
    for row in reader.tables_of(terrain.QUARTER):
        rolls = row.whole_of(terrain.ROLLS)
        quarters.append((rolls, tuple([row.word_of(one) for one in terrain.FACE_FIELDS])))
        row.done()
    buildings = reader.words_of(terrain.BUILDINGS, list(content.buildings))
    reader.done()
    return TerrainTable(id, tuple(quarters), buildings)


def _pass_marks(reader: Reader) -> None:
    """What says of a shipped row how sure its numbers are stands there for whoever reads the file."""
    reader.pass_over("clause")
    reader.pass_over("status")


def read_soldier(reader: Reader, content: Content) -> SoldierType:
    """S-PRO-1, R-S50. A soldier; his points follow from the formula (SDS-PTS-1)."""
    id = reader.text_of(ID)
    name = reader.text_of(NAME)
    nation = reader.word_of(fields.NATION, list(content.nations))
    quality = reader.whole_of(fields.QUALITY)
    combat = reader.whole_of(fields.COMBAT)
    weapons = reader.words_of(fields.WEAPONS, list(content.arms))
    traits = reader.words_of(fields.TRAITS)
    roster = reader.text("roster", "", LONGEST_WORD)
    status = reader.choice("status", list(STATUSES), "ruling")
    reader.done()
    firearms = [one for one in weapons if content.arms[one].shot is not None]
    if len(firearms) > 1:
        values: dict[str, Part] = {"weapons": tuple([content.arms[one].name for one in firearms])}
        reader.fault(fields.WEAPONS.key, FIREARMS, ONE_FIREARM, values, clause=fields.WEAPONS.clause)
    parts = (*weapons, *traits)
    card = profile(
        id,
        quality,
        combat,
        tuple([Trait(one) for one in parts]),
        points=cost_of(quality, combat, parts, prices_of(content.traits, content.arms)),
        homes=AT_HOME,
    )
    return SoldierType(id, nation, name, card, weapons, roster, status)


def read_squad(reader: Reader, content: Content) -> SquadType:
    """R-S50. A squad that is ready to be taken."""
    id = reader.text_of(ID)
    name = reader.text_of(NAME)
    nation = reader.word_of(fields.NATION, list(content.nations))
    text = reader.text_of(TEXT)
    members: list[tuple[str, int]] = []
    for row in reader.tables_of(fields.MEMBERS):
        soldier = row.word_of(fields.WHO, list(content.soldiers))
        members.append((soldier, row.whole_of(fields.COUNT)))
        row.done()
    reader.done()
    return SquadType(id, nation, name, text, tuple(members))


def read_battlefield(reader: Reader, content: Content) -> Battlefield:
    """S-TER-1. A table that is laid out already."""
    id = reader.text_of(ID)
    name = reader.text_of(NAME)
    text = reader.text_of(TEXT)
    features: list[Feature] = []
    for number, row in enumerate(reader.tables_of(fields.PIECES), start=1):
        features.append(read_piece(row, number, content))
        row.done()
    reader.done()
    return Battlefield(id, name, text, tuple(features))


def read_piece(row: Reader, number: int, content: Content) -> Feature:
    """One piece of terrain, in hundredths of Short."""
    kind = row.word_of(fields.TERRAIN_KIND)
    x, y = row.whole_of(fields.X), row.whole_of(fields.Y)
    width, depth = row.whole_of(fields.WIDTH), row.whole_of(fields.DEPTH)
    turn = row.whole_of(fields.TURN)
    plan = row.word_of(fields.PLAN, list(content.buildings)) if kind == "building" else ""
    if plan:
        # S-TER-6. Which building it is says how large.
        width, depth = content.buildings[plan].width, content.buildings[plan].depth
    points: list[tuple[int, int]] = []
    for spot in row.tables_of(fields.LINE):
        points.append((spot.whole_of(fields.LINE.parts[0]), spot.whole_of(fields.LINE.parts[1])))
        spot.done()
    if points and len(set(points)) < max(2, len(points)):
        row.fault(fields.LINE.key, NO_LINE, TWO_PLACES)
        points = []
    return Feature(f"{kind}-{number}", kind, x, y, turn - turn % TURN_STEP, width, depth, tuple(points), plan)
