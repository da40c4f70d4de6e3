"""The end of a turn, and the cards of all decks but disasters and equipment (sections 4, 5 and 8 of the decks)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules_core.games.warhold.content.fields import CARD_EFFECTS
from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.content.types import DECKS, Card
from rules_core.games.warhold.rules import cards, fortunes, trading
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.decks import draw_some, whole_deck
from rules_core.games.warhold.rules.events import Event
from rules_core.games.warhold.rules.gear import clause_of_item
from rules_core.games.warhold.rules.land import beside, name_of, steps_apart, tile_of
from rules_core.games.warhold.rules.strength import may_attack
from rules_core.games.warhold.state.facts import CardDrawn, CardIdle, DeckEmpty, Gained, GoodsShown
from rules_core.games.warhold.state.war import Phase, Ruin
from rules_core.kernel.requests import NO_SEAT, Answer, is_hidden
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put, script

LAND = ("SS.........", "SS.........", "...........", "...........")


def ready(*rows: str, dice: Sequence[int] = (), answers: Sequence[Answer] = (), race: str = "humans") -> Campaign:
    """A war at the end of the turn of P1, whose lord stands at d3."""
    war = campaign(*(rows or LAND), dice=dice, answers=answers)
    war.state.phase = Phase.EVENT
    put(war, "d3", f"{race}/lord", P1)
    return war


def carry(war: Campaign, id: str) -> None:
    lord = war.state.lord_of(P1)
    assert lord is not None
    cards.carry_out(war, P1, f"{id}.1", war.content.cards[id].deck, lord.tile)


@rule("R-W01", "WH-SL-2")
def test_cards_that_people_made_are_told_with_the_clause_of_all_of_them() -> None:
    war = ready()
    war.content = replace(war.content, cards={**war.content.cards, "cold-spring": shipped_gold("cold-spring")})
    carry(war, "cold-spring")
    (gained,) = script(war).of(Gained)
    assert gained.clause == "R-W01"
    assert [clause_of_item(one) for one in ("eq-31", "moon-blade")] == ["EQ-31", "WH-SL-2"]


def shipped_gold(id: str) -> Card:
    return replace(next(one for one in shipped().cards.values() if one.effect == "gold"), id=id)


def is_idle(war: Campaign) -> bool:
    return bool(script(war).of(CardIdle))


def purse(war: Campaign) -> tuple[int, int]:
    kingdom = war.state.kingdom(P1)
    return kingdom.gold, kingdom.food


@rule("WH-CK-1", "W-MON-1", "WH-DK-1", "W-BOX-6", "WH-CK-2", "WH-CK-3", "R-W02")
def test_the_decks_have_their_sizes() -> None:
    content = shipped()
    assert [len(whole_deck(content, deck)) for deck in DECKS] == [50, 50, 25, 60, 20, 20]
    copies = {
        one.profile.category: {
            other.copies for other in content.monsters.values() if other.profile.category == one.profile.category
        }
        for one in content.monsters.values()
    }
    assert copies == {"lord": {1}, "large": {3}, "small": {2, 3, 4, 5}}
    assert len(content.monsters) == 17
    names = {one.name for one in content.equipment.values()}
    assert {"Demon Helm", "Dark Helm", "Orcish Shield", "Lightning Sword", "Bluefire Shield", "Orcish Armor"} <= names


@rule("R-W01")
def test_every_effect_of_a_card_is_carried_out() -> None:
    assert set(cards.EFFECTS) == set(CARD_EFFECTS)


@rule("W-EOT-1", "WH-DK-3", "W-SET-5")
@pytest.mark.parametrize(
    "face, deck", [(1, "disaster"), (2, "monster"), (3, "random"), (4, "random"), (5, "random"), (6, "boon")]
)
def test_the_end_of_turn_chart(face: int, deck: str) -> None:
    war = ready(dice=[face])
    war.state.kingdom(P1).gold = 100
    cards.end_of_turn(war)
    drawn = script(war).of(CardDrawn)[0]
    assert drawn.deck == deck
    assert drawn.card in [one.partition(".")[0] for one in war.state.discards[deck]]


@rule("WH-DK-4")
def test_how_often_each_deck_comes() -> None:
    assert [cards.CHART.count(deck) for deck in ("disaster", "monster", "random", "boon")] == [1, 1, 3, 1]


@rule("WH-DK-2", "W-SET-5")
def test_an_empty_deck_is_its_shuffled_discards() -> None:
    war = ready()
    whole = list(whole_deck(war.content, "boon"))
    war.state.discards["boon"] = whole[1:]
    assert draw_some(war, P1, "boon", 1, "W-EOT-1") == whole[:1]
    war.state.discards["boon"] = list(whole)
    assert draw_some(war, P1, "boon", 2, "W-EOT-1") == whole[:2]
    assert war.state.discards["boon"] == []


@rule("W-SET-5", "W-TWN-9")
def test_a_deck_without_any_card_is_told() -> None:
    war = ready(dice=[6])
    war.content = replace(war.content, cards={}, equipment={})
    cards.end_of_turn(war)
    trading._show_goods(war, P1)
    assert [one.deck for one in script(war).of(DeckEmpty)] == ["boon", "equipment"]
    assert not [*script(war).of(CardDrawn), *script(war).of(GoodsShown)]


@rule("WH-SL-8", "WH-CK-8", "DI-2")
def test_a_card_that_can_do_nothing_is_replaced_once() -> None:
    war = ready(answers=["di-1.1"])
    carry(war, "di-2")
    assert [one.card for one in script(war).of(CardIdle)] == ["di-2"]
    assert [one.card for one in script(war).of(CardDrawn)] == ["di-1"]
    house = war.state.strongholds[0]
    assert (house.miners, house.farmers) == (1, 1)


# Mercenaries


@rule("W-ATT-14", "RE-2", "WH-CK-9", "WH-DK-11")
@pytest.mark.parametrize("face", range(1, 7))
def test_deserters_come_to_durbaz_or_cost_gold(face: int) -> None:
    war = ready(dice=[face], race="orcs")
    war.state.kingdom(P1).gold = 15
    carry(war, "re-2")
    comes = face <= 3
    assert len([one for one in war.state.units if one.kind == "infantry"]) == (2 if comes else 0)
    assert purse(war)[0] == (15 if comes else 5)


@rule("RE-2", "R-W76")
def test_deserters_take_no_more_gold_than_there_is() -> None:
    war = ready(dice=[6])
    war.state.kingdom(P1).gold = 7
    carry(war, "re-2")
    assert purse(war) == (0, 0)


@rule("RE-1", "RE-3", "RE-4", "RE-5", "RE-8", "WH-SL-7", "R-W55", "W-EOT-9")
@pytest.mark.parametrize(
    "id, face, kinds",
    [
        ("re-1", 4, ["infantry"]),
        ("re-1", 5, []),
        ("re-3", 4, ["ranged"]),
        ("re-4", 3, ["cavalry"]),
        ("re-4", 4, []),
        ("re-5", 3, ["siege"]),
        ("re-8", 3, ["infantry", "ranged"]),
    ],
)
def test_mercenaries_join_beside_the_lord(id: str, face: int, kinds: list[str]) -> None:
    war = ready(dice=[face])
    carry(war, id)
    joined = [one for one in war.state.units if one.kind != "lord"]
    assert [one.kind for one in joined] == kinds
    assert all(steps_apart(war.state, one.tile, tile_of(war.state, "d3")) == 1 for one in joined)
    assert not is_idle(war)


@rule("W-ATT-14", "WH-SL-5")
def test_a_six_fails_always() -> None:
    war = ready(dice=[6], race="elves")
    war.state.kingdom(P1).worn = ["eq-17.1"]
    carry(war, "re-1")
    assert [one.kind for one in war.state.units] == ["lord"]


@rule("RE-2", "R-W55")
def test_above_the_limit_nobody_joins() -> None:
    war = ready(dice=[1])
    for _ in range(9):
        put(war, "a4", "humans/infantry", P1)
    carry(war, "re-2")
    assert len([one for one in war.state.units if one.kind == "infantry"]) == 10


@rule("RE-5", "R-W76", "R-W55", "WH-SL-8")
def test_a_fourth_engine_does_not_come() -> None:
    war = ready(answers=["re-22.1"])
    for name in ("a3", "b3", "c4"):
        put(war, name, "humans/siege", P1)
    carry(war, "re-5")
    assert is_idle(war)
    assert purse(war) == (30, 0)


@rule("RE-6", "RE-7", "W-STR-13")
@pytest.mark.parametrize(
    "id, face, full, expected",
    [
        ("re-6", 1, False, (1, 0, 0, 2)),
        ("re-6", 1, True, (4, 0, 20, 2)),
        ("re-6", 5, False, (0, 0, 0, 2)),
        ("re-7", 1, False, (0, 1, 0, 2)),
        ("re-7", 1, True, (4, 0, 0, 1)),
        ("re-7", 5, False, (0, 0, 0, 1)),
    ],
)
def test_people_enter_the_keep_where_a_slot_is_free(
    id: str, face: int, full: bool, expected: tuple[int, int, int, int]
) -> None:
    war = ready(dice=[face])
    lord, house = war.state.units[0], war.state.strongholds[0]
    lord.wounds = 2
    house.engineers = 4 if full else 0
    carry(war, id)
    assert (house.engineers, house.healers, purse(war)[0], lord.wounds) == expected


# Monsters


@rule("WH-CK-10", "RE-16", "W-EOT-5", "W-EOT-6", "W-EOT-7", "W-EOT-8", "WH-DK-10")
def test_troll_with_hounds() -> None:
    war = ready("SS..w......", "SS..w..TTT.", "....w..TTT.", "...........", answers=["f2", "f1"])
    carry(war, "re-16")
    monsters = war.state.monsters()
    assert [one.profile for one in monsters] == ["troll", "hell-hound", "hell-hound"]
    tiles = [one.tile for one in monsters]
    for tile in tiles:
        assert any(other in beside(war.state, tile) for other in tiles)
    first, second = [one for one in script(war).asked if one.topic == "monster-place"][:2]
    offered = {tile_of(war.state, name) for name in getattr(first, "options", ())}
    for name in ("a1", "e1", "h2", "d3"):
        assert tile_of(war.state, name) not in offered
    # Beside the town they may stand.
    assert tile_of(war.state, "g2") in offered
    assert set(getattr(second, "options", ())) == {"f1", "g2", "f3"}


@rule("RE-9", "RE-10", "RE-11", "RE-12", "RE-13", "RE-14", "RE-15", "RE-16", "RE-17", "RE-18", "RE-19", "RE-20")
@pytest.mark.parametrize(
    "id, count, within",
    [
        (9, 3, 6),
        (10, 4, 6),
        (11, 3, 8),
        (12, 4, 5),
        (13, 3, 6),
        (14, 2, 6),
        (15, 2, 8),
        (16, 3, 10),
        (17, 1, 8),
        (18, 2, 10),
        (19, 2, 8),
        (20, 1, 12),
    ],
)
def test_groups_appear_in_range(id: int, count: int, within: int) -> None:
    war = ready("." * 30, "." * 30, "." * 30)
    carry(war, f"re-{id}")
    assert len(war.state.monsters()) == count
    place = next(one for one in script(war).asked if one.topic == "monster-place")
    lord = war.state.units[0].tile
    assert (
        max(steps_apart(war.state, lord, tile_of(war.state, name)) for name in getattr(place, "options", ())) == within
    )


@rule("R-W76")
def test_of_a_group_comes_what_fits() -> None:
    war = ready("wwwww", "wwwww", "wwwr.", "wwwww")
    carry(war, "re-9")
    assert [name_of(war.state, one.tile) for one in war.state.monsters()] == ["e3"]


@rule("TR-11")
def test_cursed_coins_bring_a_monster_beside_the_finder() -> None:
    war = ready(answers=["zombie.1"])
    cards.carry_out(war, P1, "tr-11.1", "treasure", tile_of(war.state, "j4"))
    monster = war.state.monsters()[0]
    assert (monster.profile, purse(war)) == ("zombie", (40, 0))
    assert steps_apart(war.state, monster.tile, tile_of(war.state, "j4")) == 1


@rule(
    "ME-1",
    "ME-2",
    "ME-3",
    "ME-4",
    "ME-5",
    "ME-6",
    "ME-7",
    "ME-8",
    "ME-9",
    "ME-10",
    "ME-11",
    "ME-12",
    "ME-13",
    "ME-14",
    "ME-15",
    "ME-16",
    "ME-17",
    "WH-TL-6",
    "WH-TL-7",
)
def test_the_encounter_deck_and_the_box_of_tokens() -> None:
    monsters = shipped().monsters
    copies = {id: one.copies for id, one in monsters.items()}
    assert copies == {
        "black-knight": 1,
        "demon-lord": 1,
        "dragon": 1,
        "giant": 3,
        "minotaur": 3,
        "ogre": 3,
        "troll": 3,
        "assassin": 2,
        "bandit": 5,
        "beastman": 4,
        "hell-hound": 4,
        "imp": 3,
        "ratman": 4,
        "skeleton": 4,
        "sniper": 2,
        "wraith": 2,
        "zombie": 5,
    }
    tokens = {"lord": 2, "large": 4, "small": 7}
    assert all(one.tokens == tokens[one.profile.category] for one in monsters.values())
    assert sum(one.tokens for one in monsters.values()) == 92


@rule("W-EOT-2", "W-EOT-4", "WH-DK-8")
def test_a_monster_encounter_stands_beside_the_lord() -> None:
    war = ready()
    cards.carry_out(war, P1, "zombie.1", "monster", war.state.units[0].tile)
    assert [steps_apart(war.state, one.tile, war.state.units[0].tile) for one in war.state.monsters()] == [1]


# Purses


@rule(
    "RE-22",
    "RE-23",
    "RE-24",
    "TR-1",
    "TR-2",
    "TR-3",
    "TR-4",
    "TR-5",
    "TR-6",
    "TR-7",
    "TR-8",
    "BO-1",
    "BO-2",
    "BO-5",
    "BO-6",
)
@pytest.mark.parametrize(
    "id, gold, food",
    [
        ("re-22", 30, 0),
        ("re-23", 0, 30),
        ("re-24", 0, 40),
        ("tr-1", 10, 0),
        ("tr-2", 20, 0),
        ("tr-3", 30, 0),
        ("tr-4", 40, 0),
        ("tr-5", 50, 0),
        ("tr-6", 75, 0),
        ("tr-7", 100, 0),
        ("tr-8", 0, 40),
        ("bo-5", 50, 0),
        ("bo-6", 0, 50),
        ("bo-1", 0, 60),
        ("bo-2", 100, 0),
    ],
)
def test_cards_that_fill_the_purse(id: str, gold: int, food: int) -> None:
    war = ready(answers=["food"])
    # BO-1, BO-2. Twenty for each, at most a hundred.
    war.state.strongholds[0].farmers, war.state.strongholds[0].miners = 3, 7
    carry(war, id)
    assert purse(war) == (gold, food)


@rule("RE-25", "R-W76")
@pytest.mark.parametrize("gold, answer, after", [(20, "gold", (0, 0)), (20, "slow", (20, 2)), (19, "", (19, 2))])
def test_the_toll_is_gold_or_a_slower_lord(gold: int, answer: str, after: tuple[int, int]) -> None:
    war = ready(answers=[answer] if answer else [])
    war.state.kingdom(P1).gold = gold
    carry(war, "re-25")
    assert (purse(war)[0], war.state.kingdom(P1).lord_slower) == after


@rule("RE-26")
@pytest.mark.parametrize("stake, face, after", [("30", 4, 65), ("35", 3, 0), ("none", 6, 35)])
def test_dice_by_the_fire(stake: str, face: int, after: int) -> None:
    war = ready(dice=[face], answers=[stake])
    war.state.kingdom(P1).gold = 35
    carry(war, "re-26")
    assert purse(war)[0] == after


@rule("RE-21", "R-W70")
@pytest.mark.parametrize("answer, owned, gold", [("eq-1.1", ["eq-1.1"], 20), ("none", [], 50)])
def test_a_pedlar_sells_one_of_three_anywhere(answer: str, owned: list[str], gold: int) -> None:
    war = ready(answers=["eq-1.1", answer])
    kingdom = war.state.kingdom(P1)
    kingdom.gold, kingdom.worn = 50, ["eq-35.1"]
    carry(war, "re-21")
    assert (kingdom.owned, kingdom.gold) == (owned, gold)
    assert len(war.state.discards["equipment"]) == 3 - len(owned)


# Road and weather


@rule("RE-27", "BO-3", "R-W32")
@pytest.mark.parametrize("id", ["re-27", "bo-3"])
def test_a_worker_comes_where_there_is_room(id: str) -> None:
    war = ready(answers=["farm"])
    house = war.state.strongholds[0]
    carry(war, id)
    assert (house.miners, house.farmers) == (1, 2)
    house.farmers = 10
    carry(war, id)
    assert house.miners == 2
    house.miners = 10
    carry(war, id)
    assert is_idle(war)


@rule("RE-28")
def test_the_hidden_path_leads_past_enemies() -> None:
    war = ready(answers=["d1"])
    lord = war.state.units[0]
    put(war, "e3", "troll")
    carry(war, "re-28")
    assert (name_of(war.state, lord.tile), lord.wounds, lord.spent) == ("d1", 0, 0)
    asked = next(one for one in script(war).asked if one.topic == "haste")
    ends = [tile_of(war.state, one) for one in getattr(asked, "options", ()) if one != "stay"]
    assert max(steps_apart(war.state, tile_of(war.state, "d3"), tile) for tile in ends) == 4


@rule("RE-29")
def test_fog_lies_until_the_end_of_the_next_turn() -> None:
    war = ready(dice=[6, 6, 6])
    state = war.state
    carry(war, "re-29")
    assert (state.fog, state.fog_turns) == (P1, 1)
    put(war, "k1", "elves/lord", P2)
    state.turn_of = 1
    cards.end_of_turn(war)
    assert state.fog == P1
    state.turn_of = 0
    cards.end_of_turn(war)
    assert (state.fog, state.fog_turns) == (NO_SEAT, 0)


@rule("RE-29")
def test_how_far_the_fog_lies_stands_on_the_card() -> None:
    war = ready()
    archer, bandit = put(war, "d1", "elves/ranged", P2), put(war, "b1", "bandit")
    assert may_attack(war, archer, bandit)
    fog = replace(war.content.cards["re-29"], within=2)
    fortunes.fog(war, Event(P1, fog, 0))
    assert not may_attack(war, archer, bandit)
    fortunes.fog(war, Event(P1, replace(fog, within=1), 0))
    assert may_attack(war, archer, bandit)


@rule("RE-30")
def test_a_bridge_without_a_unit_is_washed_away() -> None:
    war = ready(".b...", ".b...", ".....")
    put(war, "b1", "zombie")
    carry(war, "re-30")
    assert [name_of(war.state, tile) for tile in war.state.bridges] == ["b1"]
    carry(war, "re-30")
    assert is_idle(war)


@rule("RE-31", "TR-10", "R-W77", "W-SET-8")
@pytest.mark.parametrize(
    "id, count, answer, ruins, gold",
    [
        ("re-31", 0, "k4", 1, 0),
        ("re-31", 15, "", 15, 20),
        ("tr-10", 0, "ruin", 1, 0),
        ("tr-10", 0, "gold", 0, 20),
        ("tr-10", 15, "", 15, 20),
    ],
)
def test_a_ruin_is_placed_or_gold_is_found(id: str, count: int, answer: str, ruins: int, gold: int) -> None:
    war = ready(*["." * 20] * 4, answers=[answer] if answer else [])
    war.state.ruins = [Ruin(0) for _ in range(count)]
    carry(war, id)
    assert (len(war.state.ruins), purse(war)[0]) == (ruins, gold)


@rule("W-BOX-7", "RE-31")
@pytest.mark.parametrize("count, ruins", [(14, 15), (15, 15)])
def test_there_are_fifteen_ruins_in_the_box(count: int, ruins: int) -> None:
    war = ready(*["." * 30] * 4)
    war.state.ruins = [Ruin(tile) for tile in range(count)]
    carry(war, "re-31")
    assert len(war.state.ruins) == ruins


@rule("RE-32")
def test_a_priest_heals_somebody_near() -> None:
    war = ready(answers=["unit-2"])
    near, far = put(war, "d1", "humans/cavalry", P1, wounds=2), put(war, "h3", "humans/infantry", P1, wounds=1)
    war.state.units[0].wounds = 1
    carry(war, "re-32")
    assert (war.state.units[0].wounds, near.wounds, far.wounds) == (1, 1, 1)
    assert getattr(script(war).asked[0], "options", ()) == ("unit-1", "unit-2")


@rule("RE-33")
def test_a_spy_orders_the_top_of_a_deck() -> None:
    war = ready(answers=["boon", "bo-5.1", "bo-5.1"])
    carry(war, "re-33")
    known = war.state.known["boon"]
    assert (known[0], len(known), war.state.spies) == ("bo-5.1", 3, {"boon": P1})
    assert next(one for one in script(war).asked if is_hidden(one)).topic == "spied"
    expected = list(known)
    assert draw_some(war, P2, "boon", 3, "W-EOT-1") == expected
    assert (war.state.known, war.state.spies) == ({}, {})


@rule("TR-9", "BO-9")
@pytest.mark.parametrize("id", ["tr-9", "bo-9"])
def test_a_card_of_equipment(id: str) -> None:
    war = ready(answers=["eq-5.2"])
    carry(war, id)
    assert war.state.kingdom(P1).owned == ["eq-5.2"]


# Boons


@rule("BO-4")
def test_a_master_builder_raises_one_building() -> None:
    war = ready(answers=["walls"])
    carry(war, "bo-4")
    house = war.state.strongholds[0]
    assert (house.walls, house.mine, purse(war)) == (2, 1, (0, 0))


@rule("BO-7")
def test_volunteers_stand_in_the_stronghold_or_beside_the_lord() -> None:
    war = ready(answers=["d2"])
    carry(war, "bo-7")
    asked = next(one for one in script(war).asked if one.topic == "recruit-place")
    assert set(getattr(asked, "options", ())) == {"a1", "b1", "a2", "b2", "d2", "e3", "d4", "c3"}
    assert name_of(war.state, war.state.units[-1].tile) == "d2"


@rule("BO-8")
@pytest.mark.parametrize("answers, after", [(["unit-1"], (0, 3, 1)), (["unit-2", "unit-3", "unit-2"], (4, 1, 0))])
def test_a_blessing_heals_the_lord_or_three_wounds_of_others(answers: list[str], after: tuple[int, int, int]) -> None:
    war = ready(answers=answers)
    war.state.units[0].wounds = 4
    put(war, "h1", "humans/cavalry", P1, wounds=3)
    put(war, "h2", "humans/infantry", P1, wounds=1)
    carry(war, "bo-8")
    assert tuple(one.wounds for one in war.state.units) == after


@rule("BO-10")
def test_a_forced_march_is_kept_for_the_next_turn() -> None:
    war = ready()
    carry(war, "bo-10")
    assert war.state.kingdom(P1).marches == 2


@rule("BO-11", "W-MON-14")
def test_holy_wrath_takes_a_small_monster_and_its_reward() -> None:
    war = ready(dice=[6])
    small = put(war, "h3", "zombie")
    large, guard = put(war, "e3", "troll"), Ruin(tile_of(war.state, "h2"), small.id)
    war.state.ruins = [guard]
    carry(war, "bo-11")
    assert [one.id for one in war.state.monsters()] == [large.id]
    assert (purse(war)[0], war.state.ruins, war.state.slain) == (20, [], [])
    carry(war, "bo-11")
    assert purse(war)[0] == 40
