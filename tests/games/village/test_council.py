"""The Council Phase (sections 7.4 to 7.8): what it may do, what that costs, and why not."""

import pytest

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules import shop
from rules_core.games.village.state.facts import (
    BuildingRepaired,
    BuildingUpgraded,
    CouncilEnded,
    HeroRevived,
    MaterialsChanged,
    SuppliesChanged,
)
from rules_core.games.village.state.siege import Phase
from rules_core.kernel.requests import Choose
from rules_core.song.facts import Healed
from rules_core.song.warband import Fate, ModelId
from tests.clauses import rule
from tests.games.village.deciding import council_of, decide, spot, why
from tests.games.village.little import content, level_up, plain_content
from tests.games.village.sitting import Written


@rule("V-7.4.2", "V-7.4.3")
def test_the_shop_has_everything_in_a_fixed_order_with_its_cost() -> None:
    state = council_of(supplies=9)
    found = [(entry.id, entry.cost) for entry in shop.entries(state)]
    assert found[:4] == [("repair:town-hall", 1), ("upgrade:town-hall", 4), ("repair:forge", 1), ("upgrade:forge", 4)]
    assert found[10:12] == [("barricade", 1), ("trap", 1)]
    ids = [id for id, _ in found]
    for id in ("corps:temple", "corps-barricade", "heal:ada", "herb:ben", "materials:stable", "resurrect:ada"):
        assert id in ids
    assert len(set(ids)) == len(ids)


@rule("V-7.4.3")
def test_only_what_can_be_had_is_offered_and_the_council_may_always_end() -> None:
    state = council_of()
    table = decide(state, ("council", "end"))
    question = table.asked[0]
    assert isinstance(question, Choose)
    assert question.options == ("end",)
    assert [type(fact) for fact in table.facts] == [CouncilEnded]
    assert (state.wave, state.phase) == (2, Phase.WAVE_OPENS)


@rule("V-7.4.3", "V-7.4.2", "R-V43")
def test_any_number_of_decisions_as_long_as_supplies_last() -> None:
    state = council_of(supplies=6)
    state.building("forge").integrity = 1
    decide(
        state,
        ("council", "repair:forge"),
        ("council", "trap"),
        ("trap", spot(0, 6)),
        ("council", "upgrade:temple"),
    )
    assert state.supplies == 0
    assert why(state, "trap") == shop.TOO_DEAR
    assert why(state, "repair:forge") == shop.TOO_DEAR


# Repairs


@rule("V-7.6.1", "V-7.5.10", "R-V22")
def test_one_supply_restores_one_integrity() -> None:
    state = council_of(supplies=3)
    state.building("temple").integrity = 1
    table = decide(state, ("council", "repair:temple"))
    assert state.building("temple").integrity == 2
    assert table.told(BuildingRepaired) == [BuildingRepaired("V-7.6.1", BuildingId("temple"), 1, 2, "supplies")]
    assert table.told(SuppliesChanged) == [SuppliesChanged("V-7.6.1", -1, 2, "repair")]


@rule("V-7.6.2", "V-7.5.11", "R-V22", "V-7.6.3")
def test_master_craftsmen_restore_two_and_the_excess_is_lost() -> None:
    state = council_of(supplies=3)
    level_up(state, "forge", 2)
    state.building("town-hall").integrity = 3
    decide(state, ("council", "repair:town-hall"), ("council", "repair:town-hall"))
    assert state.building("town-hall").integrity == 6
    assert state.supplies == 1
    assert why(state, "repair:town-hall") == shop.WHOLE


@rule("R-V22", "V-6.4.6")
def test_without_a_forge_nobody_repairs_for_supplies() -> None:
    state = council_of(supplies=3)
    state.building("temple").integrity = 1
    state.building("forge").integrity = 0
    assert why(state, "repair:temple") == shop.NO_FORGE


@rule("V-7.6.4", "V-6.4.7", "V-7.5.4")
def test_a_destroyed_building_is_neither_repaired_nor_upgraded() -> None:
    state = council_of(supplies=30)
    level_up(state, "town-hall", 2)
    state.repair_materials = 1
    state.building("stable").integrity = 0
    for id in ("repair:stable", "upgrade:stable", "corps:stable", "materials:stable"):
        assert why(state, id) == shop.DESTROYED


@rule("R-V18")
def test_a_repair_puts_no_fire_out() -> None:
    state = council_of(supplies=1)
    state.building("temple").integrity = 2
    state.building("temple").burning = True
    decide(state, ("council", "repair:temple"))
    assert state.building("temple").burning


@rule("V-7.5.6", "R-V22", "R-V23")
def test_engineering_corps_mend_one_for_nothing_even_without_a_forge() -> None:
    state = council_of()
    level_up(state, "town-hall", 2)
    level_up(state, "forge", 2)
    state.building("forge").integrity = 0
    state.building("temple").integrity = 1
    table = decide(state, ("council", "corps:temple"))
    assert state.building("temple").integrity == 2
    assert table.told(SuppliesChanged) == []
    # One of the two in each council.
    assert why(state, "corps:temple") == shop.USED
    assert why(state, "corps-barricade") == shop.USED


@rule("V-7.5.6")
def test_or_they_place_a_barricade_for_nothing() -> None:
    state = council_of()
    level_up(state, "town-hall", 2)
    decide(state, ("council", "corps-barricade"), ("barricade", spot(0, 4)))
    assert len(state.barricades) == 1
    assert why(state, "corps:town-hall") == shop.USED


@rule("V-7.5.6")
def test_they_come_with_the_second_level_of_the_hall() -> None:
    state = council_of(supplies=9)
    assert why(state, "corps-barricade") == shop.NO_CORPS
    # They would mend one point.
    state.building("temple").integrity = 1
    assert [one.gain for one in shop.entries(state) if one.id == "corps:temple"] == [1]


@rule("R-V23", "V-7.3.1", "V-7.4.2")
def test_repair_materials_make_one_building_whole_in_this_council_only() -> None:
    state = council_of()
    state.repair_materials = 2
    state.building("town-hall").integrity = 1
    table = decide(state, ("council", "materials:town-hall"))
    assert state.building("town-hall").integrity == 6
    assert table.told(MaterialsChanged) == [MaterialsChanged("R-V23", -1, 1)]
    table = decide(state, ("council", "end"))
    assert state.repair_materials == 0
    assert table.told(MaterialsChanged) == [MaterialsChanged("R-V23", -1, 0)]


# Upgrades


@rule("V-7.5.2", "V-7.5.3", "R-V39")
def test_levels_cost_four_and_six_one_after_the_other_even_in_one_council() -> None:
    state = council_of(supplies=12)
    state.building("temple").integrity = 1
    table = decide(state, ("council", "upgrade:temple"), ("council", "upgrade:temple"))
    assert [fact.level for fact in table.told(BuildingUpgraded)] == [2, 3]
    assert state.supplies == 2
    assert why(state, "upgrade:temple") == shop.HIGHEST
    # R-V39. Integrity stays.
    assert state.building("temple").integrity == 1


@rule("V-7.5.2")
def test_three_supplies_buy_no_level() -> None:
    assert why(council_of(supplies=3), "upgrade:temple") == shop.TOO_DEAR


@rule("R-V21")
def test_a_building_keeps_the_abilities_of_its_lower_levels() -> None:
    state = council_of()
    level_up(state, "temple", 3)
    for ability in ("healing", "blessing", "resurrection"):
        assert [building.id for building, _ in state.with_ability(ability)] == ["temple"]


@rule("R-V03", "V-7.5.12")
def test_enchanting_says_before_anybody_pays_that_it_does_nothing_yet() -> None:
    state = council_of(supplies=6)
    level_up(state, "forge", 2)
    entry = next(entry for entry in shop.entries(state) if entry.id == "upgrade:forge")
    assert entry.note == shop.WITHOUT_EFFECT
    decide(state, ("council", "upgrade:forge"), ("enchanting-without-effect", "back"))
    assert (state.supplies, state.building("forge").level) == (6, 2)
    decide(state, ("council", "upgrade:forge"), ("enchanting-without-effect", "buy"))
    assert (state.supplies, state.building("forge").level) == (0, 3)


# Healing


@rule("V-7.5.13", "V-4.2.10", "R-V38")
def test_the_temple_heals_one_wound_of_one_hero_once_in_a_council() -> None:
    state = council_of()
    state.model("ada").quality_lost = 2
    state.model("ben").quality_lost = 1
    table = decide(state, ("council", "heal:ada"))
    assert state.model("ada").quality == 4
    assert table.told(Healed) == [Healed("V-7.5.13", ModelId("ada"), 1, 4)]
    assert why(state, "heal:ben") == shop.USED


@rule("V-7.5.13", "V-9.1")
def test_how_much_it_heals_is_a_setting() -> None:
    state = council_of(village={"temple_heals": 2})
    state.model("ada").quality_lost = 3
    decide(state, ("council", "heal:ada"))
    assert state.model("ada").quality_lost == 1


@rule("R-V38", "V-6.4.6", "V-4.2.12")
def test_no_healing_for_the_unhurt_the_defeated_or_without_a_temple() -> None:
    state = council_of()
    assert why(state, "heal:ada") == shop.UNHURT
    state.model("ada").quality_lost = 3
    state.model("ada").fate = Fate.DEFEATED
    assert why(state, "heal:ada") == shop.DEFEATED
    state.model("ben").quality_lost = 1
    state.building("temple").integrity = 0
    assert why(state, "heal:ben") == shop.NO_TEMPLE


@rule("V-7.3.2", "R-V32")
def test_a_herb_heals_one_wound_of_one_living_hero() -> None:
    state = council_of()
    state.model("ada").quality_lost = 2
    assert why(state, "herb:ada") == shop.NONE_LEFT
    state.herbs = 2
    decide(state, ("council", "herb:ada"), ("council", "herb:ada"))
    assert state.model("ada").quality_lost == 0
    assert state.herbs == 0


# Resurrection


@rule("V-7.5.15", "V-7.5.16", "R-V17", "V-4.2.12", "R-V38")
def test_once_in_the_game_a_defeated_hero_returns_with_one_wound_free() -> None:
    state = council_of()
    level_up(state, "temple", 3)
    ada, ben = state.model("ada"), state.model("ben")
    assert why(state, "resurrect:ada") == shop.ALIVE
    ada.fate = ben.fate = Fate.DEFEATED
    ada.quality_lost = 4
    table = decide(state, ("council", "resurrect:ada"))
    revived = state.model("ada")
    assert (revived.fate, revived.quality, revived.quality_lost) == (Fate.WAITING, 5, 2)
    assert table.told(HeroRevived) == [HeroRevived("V-7.5.15", ModelId("ada"), 5)]
    assert state.returning == "ada"
    assert why(state, "resurrect:ben") == shop.USED_UP
    decide(state, ("council", "end"))
    assert "resurrection" in state.spent


@rule("R-V38")
def test_resurrection_needs_the_temple_at_level_three() -> None:
    state = council_of()
    state.model("ada").fate = Fate.DEFEATED
    assert why(state, "resurrect:ada") == shop.NO_TEMPLE
    level_up(state, "temple", 3)
    assert why(state, "resurrect:ada") == ""
    state.building("temple").integrity = 0
    assert why(state, "resurrect:ada") == shop.NO_TEMPLE


# Villages of another making


@rule("V-7.5.1")
def test_a_village_may_have_other_buildings_abilities_and_numbers() -> None:
    plain = plain_content()
    hall, forge, temple = plain["village"][0]["building"][:3]
    hall["level"][1]["ability"] = {"id": "engineering-corps", "value": 2}
    forge["level"][0]["ability"] = {"id": "repairs", "value": 2}
    forge["level"][1]["cost"] = 2
    temple["level"] = temple["level"][:1]
    temple["level"][0]["ability"] = {"id": "healing", "value": 3}
    plain["village"][0]["building"] = plain["village"][0]["building"][:3]
    state = council_of(supplies=3, of=content(village=plain["village"]))
    state.model("ada").quality_lost = 3
    state.building("town-hall").integrity = 1
    level_up(state, "town-hall", 2)
    assert [one.gain for one in shop.entries(state) if one.id == "corps:town-hall"] == [2]
    state.building("temple").integrity = 1
    decide(state, ("council", "heal:ada"), ("council", "repair:temple"), ("council", "upgrade:forge"))
    assert state.model("ada").quality_lost == 0
    assert state.building("temple").integrity == 3
    assert state.supplies == 0
    ids = [entry.id for entry in shop.entries(state)]
    assert "resurrect:ada" not in ids
    assert why(state, "upgrade:temple") == shop.HIGHEST


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_available_entry_can_be_decided(level: int) -> None:
    for number in range(60):
        state = council_of(supplies=12)
        state.herbs = state.repair_materials = 1
        for building in state.buildings.values():
            building.level = level
            building.integrity -= 1
        state.model("ada").quality_lost = 1
        state.model("ben").fate = Fate.DEFEATED
        offered = [entry for entry in shop.entries(state) if entry.available]
        if number >= len(offered):
            break
        answers: list[Written] = [("council", offered[number].id)]
        if "barricade" in offered[number].id:
            answers.append(("barricade", spot(0, 4)))
        elif offered[number].verb == "trap":
            answers.append(("trap", spot(0, 8)))
        elif offered[number].note:
            answers.append(("enchanting-without-effect", "buy"))
        table = decide(state, *answers)
        assert table.facts
