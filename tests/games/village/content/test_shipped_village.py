"""The content of The Village Must Stand as it ships: prices, numbers, roles, tables of terrain."""

from pathlib import Path

import pytest

import resources
from rules_core.games.village.content import open_routes, setup
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.types import (
    Behaviour,
    EnemyClass,
    EnemyType,
    HeroType,
    TerrainLayout,
    shared_ground,
)
from rules_core.games.village.game import VillageGame
from rules_core.games.village.rules.escalation import ESCALATION
from rules_core.games.village.state.siege_map import BARRICADE_HEIGHT, build_map, default_middles
from rules_core.ground.geometry import Body, Outline
from rules_core.ground.ground import UNREACHABLE
from rules_core.ground.pieces import EDGES, GAP, HIGH, LINEAR
from rules_core.song.options import INCH, SongOptions
from rules_core.song.points import points
from rules_core.song.trait_types import costs
from rules_core.song.trait_types import shipped as trait_types
from tests.clauses import rule

CONTENT = shipped()
ENEMIES = list(CONTENT.enemies.values())
HEROES = list(CONTENT.heroes.values())
LAYOUTS = shared_ground(CONTENT)
ICONS = Path(resources.__file__).parent / "icons" / "game"
SHOOTERS = ("shooter-short", "shooter-medium", "shooter-long", "short-bow")


def id_of(one: EnemyType | TerrainLayout) -> str:
    return one.id


def of(kind: EnemyClass, behaviour: Behaviour) -> list[EnemyType]:
    return [one for one in ENEMIES if one.kind is kind and behaviour in one.behaviours]


@rule("R-V04", "SBH-PTS-1")
@pytest.mark.parametrize("enemy", ENEMIES, ids=id_of)
def test_an_enemy_costs_what_the_formula_says(enemy: EnemyType) -> None:
    traits = [trait.id for trait in enemy.profile.traits]
    price = points(enemy.profile.quality, enemy.profile.combat, traits, costs(trait_types()))
    assert enemy.profile.points == price


@rule("R-V04", "V-5.4.3")
@pytest.mark.parametrize("behaviour", list(Behaviour))
def test_every_behaviour_has_three_mobs_and_an_elite(behaviour: Behaviour) -> None:
    mobs = of(EnemyClass.MOB, behaviour)
    assert len(mobs) >= 3
    assert [one for one in mobs if one.profile.points <= 50 and not one.torch]
    assert len([one for one in mobs if 13 <= one.profile.points <= 30]) >= 3
    assert of(EnemyClass.ELITE, behaviour)


@rule("R-V04", "V-5.4.6")
def test_there_are_four_bosses_that_every_boss_wave_can_pay() -> None:
    bosses = [one for one in ENEMIES if one.kind is EnemyClass.BOSS]
    assert len(bosses) >= 4
    assert all(100 <= one.profile.points <= 300 for one in bosses)


@rule("R-V16", "V-6.5.1")
def test_three_torch_bearers_serve_different_behaviours() -> None:
    torches = [one for one in ENEMIES if one.torch]
    assert len(torches) >= 3
    assert len({behaviour for one in torches for behaviour in one.behaviours}) >= 3


def test_some_enemies_shoot() -> None:
    shooters = [one for one in ENEMIES if any(one.profile.has(trait) for trait in SHOOTERS)]
    assert len({behaviour for one in shooters for behaviour in one.behaviours}) >= 5


def test_there_are_at_least_twenty_eight_types_of_enemy() -> None:
    assert len(ENEMIES) >= 28


@rule("R-V02", "V-4.2.4")
def test_ten_heroes_of_different_roles_and_two_of_them_shoot() -> None:
    assert len(HEROES) >= 10
    assert len({one.role for one in HEROES}) == len(HEROES)
    assert len({one.letter for one in HEROES}) == len(HEROES)
    assert all(2 <= one.profile.combat <= 4 for one in HEROES)
    assert len([one for one in HEROES if any(one.profile.has(trait) for trait in SHOOTERS)]) >= 2


@rule("R-V02")
def test_every_hero_has_one_passive_beside_tough_and_a_weapon() -> None:
    for hero in HEROES:
        passives = [one.id for one in hero.profile.traits if one.id != "tough" and one.id not in SHOOTERS]
        assert len(passives) == 1, hero.id
        assert trait_types()[passives[0]].implemented


def test_everything_has_an_icon_and_a_short_text() -> None:
    things: list[HeroType | EnemyType] = [*HEROES, *ENEMIES]
    for thing in things:
        assert (ICONS / f"{thing.icon}.svg").is_file(), thing.id
        assert 20 <= len(thing.text) <= 140, thing.id
        assert "!" not in thing.text
    assert len({thing.name for thing in things}) == len(things)


def test_only_torch_bearers_look_alike() -> None:
    icons = [hero.icon for hero in HEROES] + [enemy.icon for enemy in ENEMIES if not enemy.torch]
    assert len(set(icons)) == len(icons)
    assert {one.icon for one in ENEMIES if one.torch} == {"torch"}


@rule("V-4.3.2")
@pytest.mark.parametrize("layout", LAYOUTS, ids=id_of)
def test_a_table_is_thirty_six_inches_square_and_not_bare(layout: TerrainLayout) -> None:
    assert (layout.width, layout.height) == (36 * INCH, 36 * INCH)
    assert (3 if layout.id == "plain" else 8) <= len(layout.pieces) <= 20


def test_there_are_three_tables_beside_the_plain_one() -> None:
    assert "plain" in CONTENT.terrain
    assert len(LAYOUTS) >= 4


@pytest.mark.parametrize("layout", LAYOUTS, ids=id_of)
def test_woods_have_organic_outlines(layout: TerrainLayout) -> None:
    for piece in layout.pieces:
        if piece.kind == "wood":
            assert 6 <= len(piece.outline) <= 10, piece.id


@pytest.mark.parametrize("layout", LAYOUTS, ids=id_of)
def test_the_default_village_costs_the_table_no_terrain(layout: TerrainLayout) -> None:
    village = CONTENT.villages["hearthwall"]
    ground = build_map(village, layout, CONTENT, default_middles(village, layout), SongOptions())
    hindering = [piece for piece in layout.pieces if CONTENT.ground[piece.kind].traits]
    assert {piece.id for piece in hindering} <= set(ground.by_id)
    for piece in hindering:
        for building in village.buildings:
            outline = ground.by_id[building.id].outline
            other = Outline(piece.outline)
            gap = min([outline.border_distance(x, y) for x, y in other.points])
            assert gap >= INCH // 2, (piece.id, building.id)


@rule("V-4.3.4")
@pytest.mark.parametrize("layout", LAYOUTS, ids=id_of)
def test_every_building_can_be_reached_from_every_edge_by_the_largest_base(layout: TerrainLayout) -> None:
    game = VillageGame(setup.build(CONTENT, {"heroes": ["maren-oak", "tobin-fletch"], "terrain": layout.id}))
    siege = game.start()
    largest = max([one.profile.radius for one in ENEMIES])
    assert not open_routes.faults(siege.world.village, CONTENT, siege.world.map, siege.world.options)
    spots = {1: (18, 2), 2: (34, 18), 3: (18, 34), 4: (2, 18)}
    for edge in EDGES:
        x, y = spots[edge]
        body = Body("", x * INCH, y * INCH, largest)
        spot = siege.ground.nearest_fit(body, body.x, body.y, [])
        assert spot is not None
        body.x, body.y = spot
        for building in siege.world.village.buildings:
            assert siege.ground.walk_to_piece(body, building.id) < UNREACHABLE, (edge, building.id)


@rule("SBH-MOV-6", "R-V49")
def test_hedges_walls_and_barricades_are_crossed_and_not_climbed() -> None:
    half_a_model = SongOptions().model_height // 2
    for kind in CONTENT.ground.values():
        if kind.traits & LINEAR and kind.kind != "rampart":
            assert kind.height <= half_a_model, kind.kind
    assert half_a_model >= BARRICADE_HEIGHT


@rule("SBH-TER-3", "SBH-MOV-8", "SBH-MOV-9")
def test_there_is_high_ground_to_hold_a_rampart_to_climb_and_a_ditch_to_jump() -> None:
    man = SongOptions().model_height
    kinds = [CONTENT.ground[piece.kind] for layout in LAYOUTS for piece in layout.pieces]
    assert [one for one in kinds if one.traits & HIGH and one.height > 0]
    # It must be climbed, and from its top nobody has to fall.
    assert [one for one in kinds if one.traits & LINEAR and man // 2 < one.height <= man]
    assert [one for one in kinds if one.traits & LINEAR and one.traits & GAP]


@pytest.mark.parametrize("length", list(ESCALATION))
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_every_party_of_any_heroes_can_start_every_length(length: str, heroes: int) -> None:
    ids = list(CONTENT.heroes)
    for first in range(len(ids)):
        party = [ids[(first + step) % len(ids)] for step in range(heroes)]
        choices = {"heroes": party, "length": length, "terrain": LAYOUTS[first % len(LAYOUTS)].id}
        assert setup.build(CONTENT, choices)["length"] == length
