"""Content of a siege: TOML files or the plain copy in a setup, read into typed objects, all problems at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import resources
from rules_core.games.village.content import (
    Behaviour,
    Content,
    DefenderType,
    EnemyClass,
    EnemyType,
    GroundKind,
    HeroType,
    TerrainLayout,
    TerrainPiece,
    Village,
)
from rules_core.games.village.content_keys import LETTER, Register, read_id, read_profile
from rules_core.games.village.village_reader import check_militia, read_village
from rules_core.kernel.content import ContentProblem, Problem, Reader, read_toml
from rules_core.kernel.game import Plain
from rules_core.kernel.geometry import Outline
from rules_core.kernel.pieces import BLOCKS_SIGHT, DIFFICULT, GIVES_COVER, IMPASSABLE, LINEAR, WATER, WOOD
from rules_core.song import trait_types

SECTIONS = ("village", "hero", "enemy", "defender", "terrain", "ground")
"""The lists that content files may hold."""

GROUND_TRAITS: dict[str, int] = {
    "impassable": IMPASSABLE,
    "difficult": DIFFICULT,
    "linear": LINEAR,
    "blocks-sight": BLOCKS_SIGHT,
    "cover": GIVES_COVER,
    "wood": WOOD,
    "water": WATER,
}
"""The words for the flags of `kernel.pieces`."""


def shipped() -> Content:
    """The content that comes with the program. Raises `ContentProblem`."""
    return load(Path(resources.__file__).parent / "content" / "village")


def load(folder: Path) -> Content:
    """All content files of a folder, joined. Raises `ContentProblem` with every fault of every file."""
    problems: list[Problem] = []
    documents: list[tuple[str, Plain]] = []
    for path in sorted(folder.glob("*.toml")):
        documents.append((path.name, read_toml(path, problems)))
    if not documents:
        problems.append(Problem(folder.name, "There are no content files here; put TOML files into the folder."))
    return _read(documents, problems)


def read(plain: Plain, place: str = "content") -> Content:
    """The plain copy that a setup holds, in the form of the content files. Raises `ContentProblem`."""
    return _read([(place, plain)], [])


def _read(documents: list[tuple[str, Plain]], problems: list[Problem]) -> Content:
    joined: dict[str, list[Any]] = {section: [] for section in SECTIONS}
    readers: dict[str, list[Reader]] = {section: [] for section in SECTIONS}
    for place, document in documents:
        reader = Reader(document, place, problems)
        for section in SECTIONS:
            found = reader.tables(section, needed=False)
            readers[section].extend(found)
            joined[section].extend(one.data for one in found)
        reader.done()
    ground: dict[str, GroundKind] = {}
    for one in readers["ground"]:
        kind = _read_ground(one)
        if kind.kind in ground:
            one.problem("kind", "This kind of ground stands here twice; remove one.")
        ground[kind.kind] = kind
    villages: dict[str, Village] = {}
    heroes: dict[str, HeroType] = {}
    enemies: dict[str, EnemyType] = {}
    defenders: dict[str, DefenderType] = {}
    terrain: dict[str, TerrainLayout] = {}
    register = Register(trait_types.shipped())
    for one in readers["defender"]:
        defender = _read_defender(one, register)
        defenders[defender.id] = defender
    for one in readers["village"]:
        village = read_village(one, register)
        check_militia(one, village, defenders)
        villages[village.id] = village
    for one in readers["hero"]:
        hero = _read_hero(one, register)
        heroes[hero.id] = hero
    for one in readers["enemy"]:
        enemy = _read_enemy(one, register)
        enemies[enemy.id] = enemy
    for one in readers["terrain"]:
        layout = _read_terrain(one, register, ground)
        terrain[layout.id] = layout
    if problems:
        raise ContentProblem(problems)
    plain: Plain = dict(joined)
    return Content(villages, heroes, enemies, defenders, terrain, ground, plain)


def _read_hero(reader: Reader, register: Register) -> HeroType:
    """V-4.2.4, R-V02. A hero of the Compendium."""
    id = read_id(reader, register, "hero")
    hero = HeroType(
        id=id,
        name=reader.text("name", longest=40),
        role=reader.text("role", longest=24),
        icon=reader.text("icon", longest=40),
        letter=_letter(reader),
        text=reader.text("text", longest=400),
        passive=reader.text("passive", longest=200),
        profile=read_profile(reader, register, id, 2, 5, 6, has_points=False),
    )
    # V-4.2.5. Every hero is Tough.
    if not hero.profile.has("tough"):
        reader.problem("traits", 'A hero is always Tough; add { id = "tough" }.')
    reader.done()
    return hero


def _read_enemy(reader: Reader, register: Register) -> EnemyType:
    """R-V04. A type of the Bestiary."""
    id = read_id(reader, register, "enemy")
    kind = EnemyClass(reader.choice("class", [one.value for one in EnemyClass]))
    behaviours = reader.texts("behaviours", [one.value for one in Behaviour])
    known = [one for one in Behaviour if one.value in behaviours]
    enemy = EnemyType(
        id=id,
        name=reader.text("name", longest=40),
        plural=reader.text("plural", longest=40),
        icon=reader.text("icon", longest=40),
        text=reader.text("text", longest=400),
        kind=kind,
        behaviours=tuple(known),
        torch=reader.flag("torch", False),
        profile=read_profile(reader, register, id, 2, 6, 8, has_points=True),
    )
    if not known:
        reader.problem("behaviours", 'Name at least one Behaviour, such as ["hunter"].')
    # R-V16. Only Mob types are Torch Bearers.
    if enemy.torch and kind is not EnemyClass.MOB:
        reader.problem("torch", 'Only Mobs carry torches; remove it or write class = "mob".')
    reader.done()
    return enemy


def _read_defender(reader: Reader, register: Register) -> DefenderType:
    """V-3.8. A Village Defender."""
    id = read_id(reader, register, "defender")
    defender = DefenderType(
        id=id,
        name=reader.text("name", longest=40),
        icon=reader.text("icon", longest=40),
        letter=_letter(reader),
        profile=read_profile(reader, register, id, 2, 6, 6, has_points=True),
    )
    reader.done()
    return defender


def _read_terrain(reader: Reader, register: Register, ground: dict[str, GroundKind]) -> TerrainLayout:
    """V-4.3.1, V-4.3.3. The terrain of a table."""
    id = read_id(reader, register, "terrain")
    width = reader.inches("width", 24, 72)
    height = reader.inches("height", 24, 72)
    piece_readers = reader.tables("piece", needed=False)
    if len(piece_readers) > 80:
        reader.problem("piece", f"A table holds at most 80 pieces of terrain; this one has {len(piece_readers)}.")
    pieces: list[TerrainPiece] = []
    for one in piece_readers:
        piece_id = read_id(one, register, f"piece of {id}")
        kind = one.choice("kind", list(ground)) if ground else one.text("kind")
        corners = one.points("outline", 3, 40)
        if corners:
            _check_outline(one, corners, width, height)
        one.done()
        pieces.append(TerrainPiece(piece_id, kind, corners))
    layout = TerrainLayout(
        id, reader.text("name", longest=40), reader.text("text", longest=400), width, height, tuple(pieces)
    )
    reader.done()
    return layout


def _check_outline(reader: Reader, corners: tuple[tuple[int, int], ...], width: int, height: int) -> None:
    if any(not (0 <= x <= width and 0 <= y <= height) for x, y in corners):
        reader.problem("outline", "A corner lies off the table; keep every corner between 0 and its width and height.")
    try:
        Outline(corners)
    except ValueError as fault:
        reader.problem("outline", str(fault))


def _read_ground(reader: Reader) -> GroundKind:
    kind = reader.text("kind", longest=40)
    if kind:
        reader.place = f"{reader.place.split('.ground[')[0]}: ground {kind}"
    traits = 0
    for word in reader.texts("traits", list(GROUND_TRAITS)):
        traits |= GROUND_TRAITS.get(word, 0)
    found = GroundKind(kind, reader.text("name", longest=40), traits, reader.inches("height", 0, 12, 0))
    reader.done()
    return found


def _letter(reader: Reader) -> str:
    letter = reader.text("letter", longest=2)
    if letter and not (letter.isalpha() and letter.isupper() and letter.isascii() and len(letter) <= LETTER):
        reader.problem("letter", 'Give one or two capital letters, such as "M".')
    return letter
