"""Content of a siege: what the program ships, and every fault with its place and remedy."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rules_core.content.reader import ContentProblem
from rules_core.games.village.content.loader import load, read, shipped
from rules_core.games.village.content.types import ABILITIES, Behaviour, EnemyClass
from rules_core.games.village.state.siege_map import build_map, building_pieces, default_middles
from rules_core.ground.pieces import BARRICADE, BLOCKS_SIGHT, BUILDING, DIFFICULT, GIVES_COVER, IMPASSABLE, LINEAR
from rules_core.song.options import INCH, SongOptions
from rules_core.song.points import points
from rules_core.song.trait_types import costs
from rules_core.song.trait_types import shipped as trait_types
from tests.clauses import rule
from tests.games.village.little import content, plain_content


@rule("V-2.2")
def test_the_book_village_has_its_five_buildings() -> None:
    village = shipped().villages["hearthwall"]
    assert [one.name for one in village.buildings] == ["Town Hall", "Forge", "Temple", "Watchtower", "Stable"]


@rule("V-4.5.1", "V-6.3.7")
def test_the_hall_has_integrity_six_and_the_others_three_and_raiders_want_forge_and_stable() -> None:
    village = shipped().villages["hearthwall"]
    assert [one.integrity for one in village.buildings] == [6, 3, 3, 3, 3]
    assert [one.id for one in village.buildings if one.economic] == ["forge", "stable"]


@rule("V-7.5.2", "R-V21")
def test_every_building_has_three_levels_for_four_and_six_supplies() -> None:
    for building in shipped().villages["hearthwall"].buildings:
        assert [level.cost for level in building.levels] == [0, 4, 6]


@rule("V-7.5.5", "V-7.5.10", "V-7.5.13", "V-7.5.17", "V-7.5.20")
def test_the_abilities_stand_where_the_book_puts_them() -> None:
    found = {
        building.id: [level.ability.id for level in building.levels if level.ability]
        for building in shipped().villages["hearthwall"].buildings
    }
    assert found == {
        "town-hall": ["heart", "engineering-corps", "militia"],
        "forge": ["repairs", "master-craftsmen", "enchanting"],
        "temple": ["healing", "blessing", "resurrection"],
        "watchtower": ["overwatch", "scouts", "advanced-deployment"],
        "stable": ["ready-mounts", "warhorse", "militia"],
    }
    assert set(ABILITIES) == {ability for abilities in found.values() for ability in abilities}


@rule("R-V30")
def test_the_hall_is_four_inches_square_and_the_others_three() -> None:
    for building in shipped().villages["hearthwall"].buildings:
        side = 4 if building.id == "town-hall" else 3
        xs = [x for x, _ in building.outline]
        ys = [y for _, y in building.outline]
        assert max(xs) - min(xs) == max(ys) - min(ys) == side * 254


@rule("R-V04")
def test_the_bestiary_serves_every_behaviour() -> None:
    enemies = list(shipped().enemies.values())
    for behaviour in Behaviour:
        mobs = [one for one in enemies if one.kind is EnemyClass.MOB and behaviour in one.behaviours]
        elites = [one for one in enemies if one.kind is EnemyClass.ELITE and behaviour in one.behaviours]
        # At Escalation I nobody carries a torch.
        assert any(one.profile.points <= 50 and not one.torch for one in mobs), behaviour
        assert elites, behaviour
    assert len([one for one in enemies if one.kind is EnemyClass.BOSS and one.profile.points <= 300]) >= 2


@rule("R-V02", "V-4.2.5")
def test_the_compendium_has_at_least_six_tough_heroes_of_quality_three() -> None:
    heroes = list(shipped().heroes.values())
    assert len(heroes) >= 6
    assert all(one.profile.has("tough") for one in heroes)


@rule("V-4.2.6")
def test_every_shipped_hero_has_quality_three() -> None:
    assert {one.profile.quality for one in shipped().heroes.values()} == {3}


@rule("V-4.3.3")
def test_kinds_of_ground_say_what_terrain_does() -> None:
    whole = shipped()
    assert whole.ground["wood"].traits & DIFFICULT
    assert whole.ground["pond"].traits & IMPASSABLE
    assert whole.ground["road"].traits == 0
    for layout in whole.terrain.values():
        village = whole.villages["hearthwall"]
        ground_map = build_map(village, layout, whole, default_middles(village, layout), SongOptions())
        assert len(ground_map.pieces) <= len(layout.pieces) + 5


@rule("V-6.4.1", "V-7.7.5", "V-7.7.6")
def test_buildings_are_impassable_cover_and_barricades_slow_cover() -> None:
    assert BUILDING == IMPASSABLE | BLOCKS_SIGHT | GIVES_COVER
    assert BARRICADE & DIFFICULT
    assert BARRICADE & GIVES_COVER
    assert BARRICADE & LINEAR


def test_the_plain_copy_reads_back_the_same() -> None:
    first = shipped()
    again = read(json.loads(json.dumps(first.plain)))
    assert again == first


def test_a_folder_without_files_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(ContentProblem, match="There are no content files here"):
        load(tmp_path)


def test_a_file_that_is_no_toml_and_a_fault_in_another_come_together(tmp_path: Path) -> None:
    (tmp_path / "heroes.toml").write_text("[[hero]\n", encoding="utf-8")
    (tmp_path / "ground.toml").write_text('[[ground]]\nkind = "bog"\n', encoding="utf-8")
    with pytest.raises(ContentProblem) as fault:
        load(tmp_path)
    text = str(fault.value)
    assert "heroes.toml" in text
    assert "ground.toml: ground bog.name" in text


Change = Callable[[dict[str, Any]], object]

FAULTS: list[tuple[str, Change, str]] = [
    ("unknown section", lambda c: c.update(monster=[]), "content.monster: 'monster' is not known here"),
    ("section no list", lambda c: c.update(hero={}), "content.hero: hero is no list of tables"),
    ("hero without name", lambda c: c["hero"][0].pop("name"), "content: ada.name: Name: this is missing"),
    ("hero unknown key", lambda c: c["hero"][0].update(magic=1), "ada.magic: 'magic' is not known here"),
    ("hero not tough", lambda c: c["hero"][0].update(traits=[]), "ada.traits: Ada is not Tough"),
    (
        "hero quality",
        lambda c: c["hero"][0].update(quality=6),
        "ada.quality: Quality: 6 does not fit. Give a whole number from 2 to 5",
    ),
    (
        "hero letter",
        lambda c: c["hero"][0].update(letter="a"),
        "ada.letter: Letter is 'a'. Use one or two capital letters",
    ),
    ("hero id", lambda c: c["hero"][0].update(id="Ada Oak"), "'Ada Oak' is no id"),
    ("hero twice", lambda c: c["hero"][1].update(id="ada"), "ada stands twice"),
    ("trait twice", lambda c: c["hero"][0]["traits"].append({"id": "tough"}), "Tough stands twice"),
    ("trait no id", lambda c: c["hero"][0]["traits"].append({"id": "Big Man"}), "'Big Man' is no trait"),
    ("trait unknown", lambda c: c["hero"][0]["traits"].append({"id": "lucky"}), "'lucky' is no trait"),
    ("trait idle", lambda c: c["hero"][0]["traits"].append({"id": "magic-user"}), "this version does not carry out"),
    ("trait alone", lambda c: c["hero"][0]["traits"].append({"id": "lethal"}), "Lethal acts against somebody"),
    ("traits apart", lambda c: c["hero"][0]["traits"].extend([{"id": "coward"}, {"id": "hero"}]), "exclude each other"),
    ("traits of one row", lambda c: c["hero"][0]["traits"].extend([{"id": "big"}, {"id": "huge"}]), "Remove Big"),
    ("rabble", lambda c: c["enemy"][0].update(quality=3, traits=[{"id": "rabble"}]), "rat.quality: Rabble have"),
    ("tag", lambda c: c["hero"][0].update(tags=["Old Orc"]), "'Old Orc' is no tag"),
    (
        "base",
        lambda c: c["hero"][0].update(base=9),
        "ada.base: Base: 9 does not fit. Give a length from 0.5 in to",
    ),
    ("long text", lambda c: c["hero"][0].update(text="x" * 500), "ada.text: Story has 500 letters. Use at most 400"),
    ("enemy class", lambda c: c["enemy"][0].update({"class": "king"}), "'king' is not known. Choose one of: Mob"),
    (
        "enemy behaviour",
        lambda c: c["enemy"][0].update(behaviours=["lazy"]),
        "rat.behaviours: Behaviours: 'lazy' is not known",
    ),
    ("no behaviour", lambda c: c["enemy"][0].update(behaviours=[]), "rat.behaviours: Behaviours: this is empty"),
    (
        "elite torch",
        lambda c: c["enemy"][5].update(torch=True),
        "champion.torch: Champion carries a torch and is no Mob",
    ),
    (
        "points",
        lambda c: c["enemy"][0].update(points=0),
        "rat.points: Points: 0 does not fit. Give a whole number from 1 to 600",
    ),
    ("off table", lambda c: _piece(c, [[0, 0], [40, 0], [40, 4]]), "A corner of thing lies off the table"),
    ("flat piece", lambda c: _piece(c, [[0, 0], [4, 0], [8, 0]]), "An outline must enclose some area"),
    ("two corners", lambda c: _piece(c, [[0, 0], [4, 0]]), "Give 3 to 40 corners"),
    ("kind", lambda c: _piece(c, [[0, 0], [4, 0], [4, 4]], "lava"), "there is nothing called lava"),
    (
        "table size",
        lambda c: c["terrain"][0].update(width=12),
        "bare.width: Width: 12 does not fit. Give a length from 24 in to 72 in",
    ),
    ("ground trait", lambda c: c["ground"][0].update(traits=["sticky"]), "'sticky' is not known"),
    ("ground twice", lambda c: c["ground"].append(c["ground"][0]), "wood stands twice among the kinds of ground"),
    ("two hearts", lambda c: _level(c, 1, 0).update(ability={"id": "heart"}), "Exactly one building has the ability"),
    ("late heart", lambda c: _level(c, 1, 1).update(ability={"id": "heart"}), "would become the heart only later"),
    ("no level", lambda c: _building(c, 1).update(level=[]), "forge.level: Levels: there are none. Keep from 1 to 5"),
    (
        "first level costs",
        lambda c: _level(c, 1, 0).update(cost=3),
        "forge.level[1].cost: Cost: 3 does not fit. Make it 0",
    ),
    ("free level", lambda c: _level(c, 1, 1).update(cost=0), "Give a whole number from 1 to 99"),
    ("ability", lambda c: _level(c, 1, 1).update(ability={"id": "dance"}), "'dance' is not known"),
    (
        "parameter",
        lambda c: _level(c, 1, 1).update(ability={"id": "scouts", "value": 1}),
        "value: 'value' is not known here",
    ),
    (
        "militia",
        lambda c: _level(c, 0, 2)["ability"].update(defender="knight"),
        "would muster 'knight', which is no defender",
    ),
    (
        "position",
        lambda c: _building(c, 1).update(position=[99, 0]),
        "forge.position: Position: [99, 0] does not fit. Write it as [x, y]",
    ),
    (
        "integrity",
        lambda c: _building(c, 1).update(integrity=0),
        "forge.integrity: Integrity: 0 does not fit. Give a whole number from 1 to 20",
    ),
    ("roof", lambda c: _building(c, 1).update(roof="gold"), "forge.roof: Roof: 'gold' is not known"),
    ("no building", lambda c: c["village"][0].update(building=[]), "Buildings: there are none. Keep from 1 to 20"),
]


def _piece(plain: dict[str, Any], outline: list[list[float]], kind: str = "wood") -> None:
    plain["terrain"][0]["piece"] = [{"id": "thing", "kind": kind, "outline": outline}]


def _building(plain: dict[str, Any], number: int) -> dict[str, Any]:
    building: dict[str, Any] = plain["village"][0]["building"][number]
    return building


def _level(plain: dict[str, Any], building: int, number: int) -> dict[str, Any]:
    level: dict[str, Any] = _building(plain, building)["level"][number]
    return level


@pytest.mark.parametrize("change, said", [(change, said) for _, change, said in FAULTS], ids=[f[0] for f in FAULTS])
def test_a_fault_is_named_with_its_place_and_remedy(change: Change, said: str) -> None:
    plain = plain_content()
    change(plain)
    with pytest.raises(ContentProblem) as fault:
        read(plain)
    assert said in str(fault.value)


def test_all_faults_come_at_once() -> None:
    plain = copy.deepcopy(content().plain)
    plain["hero"][0]["quality"] = 9
    plain["enemy"][0]["points"] = -1
    plain["ground"][0]["height"] = "tall"
    with pytest.raises(ContentProblem) as fault:
        read(plain)
    assert len(fault.value.problems) == 3


@rule("R-V07", "V-7.5.7", "V-7.5.24")
def test_the_defenders_cost_what_the_formula_says() -> None:
    prices = costs(trait_types())
    for id, cost in (("village-archer", 23), ("village-rider", 39)):
        profile = shipped().defenders[id].profile
        assert (profile.quality, profile.combat, profile.points) == (4, 2, cost)
        assert points(profile.quality, profile.combat, [trait.id for trait in profile.traits], prices) == cost


@rule("R-V07")
def test_the_sticks_are_three_five_and_seven_inches() -> None:
    sticks = SongOptions()
    assert [sticks.stick(name) // INCH for name in ("short", "medium", "long")] == [3, 5, 7]
    assert sticks.short_bow == "medium"
    assert sticks.short_bow_reload == 0


@rule("R-V30")
def test_a_building_is_4_inches_high_unless_its_content_says_otherwise() -> None:
    plain = dict(shipped().plain)
    low = copy.deepcopy(plain)
    low["village"][0]["building"][1]["height"] = 2.5
    heights: list[list[int]] = []
    for one in (plain, low):
        whole = read(one)
        village = next(iter(whole.villages.values()))
        layout = next(iter(whole.terrain.values()))
        heights.append([piece.height for piece in building_pieces(village, default_middles(village, layout))])
    assert heights == [[4 * INCH] * 5, [4 * INCH, 635, *[4 * INCH] * 3]]
