"""What attacks need: modifiers and special rules (W-ATT, W-STR-8, W-SIE, W-MON, W-FAQ; checks of the decks)."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.rules.needs import needs_of
from rules_core.games.warhold.rules.strength import attacks
from rules_core.kernel.requests import NO_SEAT
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put

OPEN = ("....", "....", "....", "....")


@rule(
    "W-ATT-3",
    "W-ATT-5",
    "W-ATT-6",
    "W-ATT-8",
    "W-ATT-11",
    "W-ATT-12",
    "W-ATT-17",
    "W-ATT-18",
    "R-W15",
    "W-MON-9",
    "W-MON-11",
    "W-SIE-6",
    "W-ELF-3",
)
@pytest.mark.parametrize(
    "attacker, target, hit, wound",
    [
        # W-ATT-18.
        ("humans/infantry", "zombie", 2, 4),
        ("humans/infantry", "skeleton", 3, 4),
        ("humans/infantry", "troll", 4, 5),
        ("humans/infantry", "black-knight", 4, 6),
        # W-ATT-11, W-ATT-12, R-W15. A minus protects, a plus exposes.
        ("humans/infantry", "assassin", 5, 4),
        ("elves/infantry", "ratman", 3, 3),
        # W-MON-9, W-MON-11. Special rules.
        ("humans/infantry", "imp", 6, 4),
        ("humans/infantry", "wraith", 4, 6),
        # W-SIE-6. Siege engines know neither.
        ("humans/siege", "imp", 5, 2),
        ("humans/siege", "wraith", 5, 2),
        # W-ELF-3. Bow Mastery ignores what makes it harder.
        ("elves/ranged", "assassin", 3, 5),
        ("elves/ranged", "zombie", 2, 5),
    ],
)
def test_what_units_need_against_monsters(attacker: str, target: str, hit: int, wound: int) -> None:
    war = campaign(*OPEN)
    needs = needs_of(war, put(war, "a1", attacker, P1), put(war, "a2", target))
    assert (needs.lowest_hit(), needs.lowest_wound()) == (hit, wound)


@rule("W-MON-2")
def test_the_black_knight_ignores_what_makes_wounding_harder() -> None:
    war = campaign(*OPEN)
    lord = put(war, "a1", "dwarves/lord", P1)
    assert needs_of(war, put(war, "a2", "black-knight"), lord).lowest_wound() == 2
    assert needs_of(war, put(war, "b1", "troll"), lord).lowest_wound() == 5


@rule("W-STR-8", "W-ATT-18")
@pytest.mark.parametrize("level, hit, wound", [(0, 5, 3), (1, 6, 3), (2, 6, 3), (3, 6, 4)])
def test_walls_protect_whoever_is_inside(level: int, hit: int, wound: int) -> None:
    war = campaign(".....", ".SS..", ".SS..", ".....")
    war.state.strongholds[0].walls = level
    inside = put(war, "b2", "humans/infantry", P1)
    needs = needs_of(war, put(war, "b1", "humans/ranged", P2), inside)
    assert (needs.lowest_hit(), needs.lowest_wound()) == (hit, wound)


@rule("W-STR-9", "W-STR-10")
def test_walls_help_anybody_inside_against_anybody_outside() -> None:
    war = campaign(".....", ".SS..", ".SS..", ".....")
    war.state.strongholds[0].walls = 2
    monster, own = put(war, "b2", "bandit"), put(war, "c2", "humans/infantry", P1)
    assert needs_of(war, own, monster).lowest_hit() == 4
    assert needs_of(war, put(war, "b1", "humans/infantry", P1), monster).lowest_hit() == 6


@rule("W-SIE-4", "W-SIE-5", "R-W23")
def test_each_engine_beside_takes_a_level_off_the_walls() -> None:
    war = campaign(".....", ".SS..", ".SS..", ".....")
    war.state.strongholds[0].walls = 3
    inside, attacker = put(war, "b2", "humans/infantry", P1), put(war, "a2", "elves/infantry", P2)
    assert needs_of(war, attacker, inside).lowest_hit() == 6
    put(war, "b1", "elves/siege", P2)
    put(war, "c1", "elves/siege", P2)
    put(war, "d2", "humans/siege", P1)
    assert needs_of(war, attacker, inside).lowest_hit() == 4
    put(war, "a3", "elves/siege", P2)
    put(war, "d3", "elves/siege", P2)
    assert needs_of(war, attacker, inside).lowest_hit() == 3


@rule(
    "WH-CK-4",
    "WH-CK-11",
    "WH-FAQ-1",
    "WH-FAQ-4",
    "WH-FAQ-6",
    "EQ-12",
    "EQ-14",
    "EQ-15",
    "EQ-19",
    "EQ-20",
    "EQ-21",
    "EQ-22",
    "EQ-23",
    "WH-SL-4",
    "WH-DK-16",
    "WH-DK-17",
    "W-FAQ-2",
    "W-FAQ-6",
)
@pytest.mark.parametrize(
    "attacker, worn, at, hit, wound",
    [
        # WH-CK-4, W-FAQ-2. The Demon Helm is a special rule, the Tower Shield a modifier.
        ("elves/ranged", "eq-19", "a3", 6, 5),
        ("elves/ranged", "eq-12", "a3", 3, 5),
        # WH-CK-11. Siege engines ask for nothing of this.
        ("elves/siege", "eq-19", "a3", 5, 2),
        ("elves/siege", "eq-22", "a3", 5, 2),
        # EQ-20. From two tiles alone.
        ("elves/ranged", "eq-20", "a3", 6, 5),
        ("elves/infantry", "eq-20", "a2", 4, 4),
        # EQ-14. Infantry and small monsters.
        ("elves/infantry", "eq-14", "a2", 4, 6),
        ("elves/cavalry", "eq-14", "a2", 4, 4),
        ("bandit", "eq-14", "a2", 6, 6),
        ("troll", "eq-14", "a2", 5, 4),
        # EQ-15, EQ-21, EQ-22, EQ-23.
        ("dwarves/ranged", "eq-15", "a3", 6, 3),
        ("bandit", "eq-21", "a2", 6, 5),
        ("troll", "eq-21", "a2", 5, 4),
        ("troll", "eq-22", "a2", 5, 5),
        ("troll", "eq-23", "a2", 5, 5),
    ],
)
def test_what_equipment_asks_of_attackers(attacker: str, worn: str, at: str, hit: int, wound: int) -> None:
    war = campaign(*OPEN)
    lord = put(war, "a1", "humans/lord", P1)
    war.state.kingdom(P1).worn = [f"{worn}.1"]
    needs = needs_of(war, put(war, at, attacker, P2 if "/" in attacker else NO_SEAT), lord)
    assert (needs.lowest_hit(), needs.lowest_wound()) == (hit, wound)


@rule("WH-CK-5", "EQ-6", "EQ-40", "W-FAQ-5", "WH-FAQ-3")
def test_the_lightning_sword_ignores_special_rules_and_no_modifiers() -> None:
    war = campaign(*OPEN)
    attacker, lord = put(war, "a1", "humans/lord", P1), put(war, "a2", "elves/lord", P2)
    war.state.kingdom(P1).worn = ["eq-6.1"]
    war.state.kingdom(P2).worn = ["eq-14.1", "eq-19.1"]
    assert needs_of(war, attacker, lord).lowest_hit() == 5
    assert needs_of(war, attacker, lord).lowest_wound() == 3
    assert needs_of(war, attacker, put(war, "b1", "imp")).lowest_hit() == 4
    war.state.kingdom(P2).has_smoke = True
    assert needs_of(war, attacker, lord).lowest_hit() == 5


@rule("WH-CK-6", "WH-FAQ-5", "EQ-24", "W-FAQ-7")
def test_orcish_armour_counts_the_wounds_of_now() -> None:
    war = campaign(*OPEN)
    lord = put(war, "a1", "orcs/lord", P1, wounds=3)
    war.state.kingdom(P1).worn = ["eq-24.1"]
    assert attacks(war, lord) == 11
    lord.wounds = 1
    assert attacks(war, lord) == 9


@rule("W-ATT-13", "R-W71", "EQ-26")
def test_modifiers_add_up_and_each_minus_is_dropped_alone() -> None:
    war = campaign("....", "....", "f...", "....")
    lord = put(war, "a3", "humans/lord", P1)
    war.state.kingdom(P1).worn = ["eq-12.1", "eq-26.1"]
    assert needs_of(war, put(war, "a4", "dwarves/infantry", P2), lord).hit == 7
    bow = put(war, "c3", "elves/ranged", P2)
    assert needs_of(war, bow, lord).hit == 3
    crossbow = put(war, "b4", "humans/ranged", P2)
    assert needs_of(war, bow, crossbow).hit == 2
