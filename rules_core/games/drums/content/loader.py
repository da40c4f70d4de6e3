"""Reads special rules, weapons, nations, soldiers and squads, each from its table."""

from __future__ import annotations

from typing import Final

from rules_core.content.named_fields import ID, NAME, TEXT
from rules_core.content.reader import Reader
from rules_core.games.drums.content import fields
from rules_core.games.drums.content.costs import cost_of, prices_of
from rules_core.games.drums.content.types import (
    STATUSES,
    Arm,
    Battlefield,
    Content,
    Nation,
    SoldierType,
    SquadType,
    TraitType,
)
from rules_core.games.drums.state.features import Feature
from rules_core.ground.directions import TURN_STEP
from rules_core.ground.pieces import LINEAR, ROCKY, WOOD
from rules_core.song.warband import Trait, profile
from rules_core.song.weapons import read_weapon
from rules_core.wording.sentence import Part

MOST_COST: Final = 30
BEST_RANK: Final = 6
LONGEST_WORD: Final = 40
FIREARMS: Final = "A soldier carries one firearm, and here are {weapons}."
ONE_FIREARM: Final = "Keep one of them."
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
    id = reader.text("id", longest=LONGEST_WORD)
    name = reader.text("name", longest=LONGEST_WORD)
    cost = reader.whole("cost", 0, MOST_COST)
    rank = reader.whole("rank", 0, BEST_RANK)
    shot = read_weapon(reader.table("shot"), id) if reader.has("shot") else None
    arm = Arm(
        id,
        name,
        cost,
        rank,
        reader.whole("rank_mounted", 0, BEST_RANK, rank),
        reader.whole("rank_charging", 0, BEST_RANK, rank),
        reader.whole("rank_saddle", 0, BEST_RANK, rank),
        reader.flag("bayonet", default=False),
        reader.whole("bash", 0, BEST_RANK, 0),
        reader.flag("saddle", default=False),
        shot,
        reader.text("clause", longest=20),
        reader.choice("status", list(STATUSES)),
    )
    reader.done()
    return arm


def read_nation(reader: Reader) -> Nation:
    nation = Nation(
        reader.text("id", longest=LONGEST_WORD),
        reader.text("name", longest=LONGEST_WORD),
        reader.text("letter", longest=1),
        reader.text("feature", longest=LONGEST_WORD),
        reader.text("clause", longest=20),
    )
    reader.done()
    return nation


def read_soldier(reader: Reader, content: Content) -> SoldierType:
    """S-PRO-1, R-S50. A soldier; his points follow from the formula (SDS-PTS-1)."""
    id = reader.text_of(ID)
    name = reader.text_of(NAME)
    nation = reader.word_of(fields.NATION)
    quality = reader.whole_of(fields.QUALITY)
    combat = reader.whole_of(fields.COMBAT)
    weapons = reader.words_of(fields.WEAPONS)
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
    nation = reader.word_of(fields.NATION)
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
