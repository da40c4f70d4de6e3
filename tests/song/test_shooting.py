"""Shooting: what counts, what a shot does, and what it costs (SBH-RNG)."""

from __future__ import annotations

import pytest

from rules_core.kernel.requests import Topic
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song import actions, shooting
from rules_core.song.facts import AttackResolved
from rules_core.song.options import SongOptions
from rules_core.song.targets import band
from rules_core.song.warband import Fate, Model, ModelId
from tests.clauses import rule
from tests.song.builders import Battle, acts, play, reasons, stands_at, the
from tests.song.meadow import HOUSE, WALL, WOOD, block, enemy, field_of, model
from tests.song.shooting_range import gallery, shot


@rule("SBH-RNG-1", "SBH-RNG-15", "SBH-RNG-2")
@pytest.mark.parametrize(
    "away, counts",
    [
        (4.0, {"recoil": 4, "fall": 5, "kill": 1, "nothing": 26}),
        (9.0, {"recoil": 1, "fall": 2, "kill": 0, "nothing": 33}),
    ],
)
def test_the_odds_of_a_shot_in_the_open(away: float, counts: dict[str, int]) -> None:
    found = {"recoil": 0, "fall": 0, "kill": 0, "nothing": 0}
    for attack in range(1, 7):
        for defence in range(1, 7):
            result = shot(gallery(away=away), attack=attack, defence=defence).result
            found["nothing" if result == "draw" else result] += 1
    assert found == counts


@rule("SBH-RNG-1", "SBH-RNG-11")
def test_only_the_target_can_suffer() -> None:
    field = gallery()
    assert shot(field, attack=1, defence=6).result == "nothing"
    assert field.model("Marta").standing


@rule("SBH-RNG-2", "SBH-RNG-3")
@pytest.mark.parametrize(
    "away, sticks, number", [(5.0, 1, 0), (5.1, 2, -2), (10.0, 2, -2), (10.1, 3, -4), (15.0, 3, -4), (15.1, 0, 0)]
)
def test_distance_costs_two_for_each_further_stick_up_to_three(away: float, sticks: int, number: int) -> None:
    field = gallery(away=away)
    marta = field.model("Marta")
    orc = field.model("orc")
    assert band(field, marta, orc) == sticks
    assert (orc in shooting.legal_targets(field, marta)) is (sticks > 0)
    if sticks > 0:
        assert reasons(shot(field), "attacker").get("range", 0) == number


@rule("SBH-RNG-3")
@pytest.mark.parametrize("away, number", [(4.0, 0), (9.0, -1), (14.0, -2)])
def test_unerring_aim_halves_what_distance_costs(away: float, number: int) -> None:
    assert reasons(shot(gallery("unerring-aim", away=away)), "attacker").get("range", 0) == number


@rule("SBH-RNG-3")
@pytest.mark.parametrize(
    "against, cause, number",
    [
        (("big",), "big", 1),
        (("huge",), "huge", 1),
        (("gargantuan",), "gargantuan", 1),
        (("undead",), "undead", -2),
        (("swarm",), "swarm", -2),
        (("acrobat",), "acrobat", -1),
    ],
)
def test_what_the_target_is_helps_or_hinders_the_shooter(against: tuple[str, ...], cause: str, number: int) -> None:
    assert reasons(shot(gallery(against=against)), "attacker") == {cause: number}


@rule("SBH-RNG-3")
def test_good_shots_add_one() -> None:
    assert reasons(shot(gallery("good-shot")), "attacker") == {"good-shot": 1}


@rule("SBH-RNG-3", "SBH-RNG-8")
def test_a_target_behind_a_low_wall_has_cover() -> None:
    field = Battle(
        model("Marta", 4, 18, "shooter-medium"),
        enemy("orc", 8, 18),
        block("wall", 7.375, 18, 0.25, 4, WALL, tall=0.6),
        enemy("second", 30, 34),
    )
    assert reasons(shot(field), "attacker") == {"cover": -1}


@rule("SBH-RNG-8")
def test_huge_targets_get_no_cover_from_low_things() -> None:
    wall = block("wall", 7.375, 18, 0.25, 4, WALL, tall=0.6)
    marta = model("Marta", 4, 18, "shooter-medium")
    field = Battle(marta, enemy("orc", 8, 18, "huge"), enemy("second", 30, 34), wall)
    assert reasons(shot(field), "attacker") == {"huge": 1}
    high = block("wall", 7.375, 18, 0.25, 4, WALL, tall=2.0)
    field = Battle(model("Marta", 4, 18, "shooter-medium"), enemy("orc", 8, 18, "huge"), enemy("second", 30, 34), high)
    assert reasons(shot(field), "attacker") == {"huge": 1, "cover": -1}


@rule("SBH-RNG-7")
@pytest.mark.parametrize(
    "between, is_cover", [(model("Otto", 6, 18), True), (enemy("goblin", 6, 18), True), (model("Imp", 6, 22), False)]
)
def test_standing_models_between_give_cover_friend_or_foe(between: Model, is_cover: bool) -> None:
    marta = model("Marta", 4, 18, "shooter-medium")
    field = Battle(marta, enemy("orc", 9, 18), between, enemy("second", 30, 34), enemy("third", 32, 34))
    assert reasons(shot(field), "attacker") == ({"cover": -1} if is_cover else {})


@rule("SBH-RNG-7")
def test_models_that_are_down_or_smaller_than_the_target_give_no_cover() -> None:
    otto = model("Otto", 6, 18)
    otto.knocked_down = True
    marta = model("Marta", 4, 18, "shooter-medium")
    field = Battle(marta, enemy("orc", 9, 18), otto, enemy("second", 30, 34))
    assert reasons(shot(field), "attacker") == {}
    otto.knocked_down = False
    field = Battle(marta, enemy("orc", 9, 18, "big"), otto, enemy("second", 30, 34))
    assert reasons(shot(field), "attacker") == {"big": 1}


@rule("SBH-RNG-3")
def test_an_acrobat_who_is_pinned_is_easy_to_hit() -> None:
    field = gallery(against=("acrobat",))
    field.model("orc").transfixed = True
    told = shot(field, attack=2, defence=2)
    assert reasons(told, "attacker") == {"pinned": 2}
    # Lethal: a win by one kills.
    assert told.result == "kill"


@rule("SBH-RNG-3", "SBH-HTH-9")
def test_a_shot_at_one_who_is_down_is_lethal_without_a_bonus() -> None:
    field = gallery()
    field.model("orc").knocked_down = True
    told = shot(field, attack=5, defence=3)
    assert reasons(told, "attacker") == {}
    assert told.result == "kill"


@rule("SBH-RNG-3", "SBH-ACT-13")
def test_an_aimed_shot_takes_two_actions_and_one_from_the_target() -> None:
    field = acts(gallery(), "Marta", 3)
    table = play(field, "aim:orc", 3, 3)
    told = the(AttackResolved, table.facts)
    assert told.manner == "aimed"
    assert reasons(told, "defender") == {"aimed": -1}
    assert field.acting is not None
    assert field.acting.actions == 1


@rule("SBH-RNG-4")
def test_what_counts_in_melee_alone_does_not_count_against_a_shot() -> None:
    field = gallery(against=("mounted", "dashing"))
    orc = field.model("orc")
    orc.height = 500
    # Outnumbered, mounted and higher up: the target still has nothing but its Combat.
    field.models[ModelId("Otto")] = otto = model("Otto", orc.x / 254 + 1, 18)
    otto.fate = Fate.IN_PLAY
    otto.knocked_down = True
    assert reasons(shot(field), "defender") == {}


@rule("SBH-RNG-3", "SBH-RNG-14")
def test_an_ambush_adds_one_to_the_first_shot() -> None:
    marta = model("Marta", 4, 14, "shooter-medium")
    house = block("house", 6, 14, 2, 3, HOUSE)
    field = Battle(marta, enemy("orc", 8.5, 14), house, enemy("second", 30, 34), enemy("third", 32, 34))
    table = play(acts(field, "Marta", 2), "move", (5, 17.5), "shoot:orc", 3, 3)
    assert reasons(the(AttackResolved, table.facts), "attacker").get("ambush") == 1


@rule("SBH-RNG-3")
def test_there_is_no_ambush_on_one_who_saw_it_coming() -> None:
    field = acts(gallery(), "Marta", 2)
    table = play(field, "move", (4, 17), "shoot:orc", 3, 3)
    assert "ambush" not in reasons(the(AttackResolved, table.facts), "attacker")


@rule("SBH-RNG-12")
def test_a_shot_drives_back_straight_away_from_the_shooter_and_nobody_follows() -> None:
    field = gallery()
    table = play(acts(field, "Marta", 1), "shoot:orc", 5, 2)
    assert stands_at(field.model("orc"), 10, 18)
    assert "follow-up" not in table.topics


@rule("SBH-RNG-12")
@pytest.mark.parametrize("attack, defence, result", [(6, 3, "fall"), (5, 1, "kill"), (6, 1, "gruesome")])
def test_a_shot_knocks_down_or_kills_as_in_melee(attack: int, defence: int, result: str) -> None:
    combat = 6 if result == "gruesome" else 3
    assert shot(gallery(combat=combat), attack=attack, defence=defence).result == result


@rule("SBH-RNG-14")
def test_moving_before_and_after_a_shot_costs_nothing() -> None:
    field = acts(gallery(), "Marta", 3)
    table = play(field, "move", (4, 17), "shoot:orc", 3, 3, "move", (4, 18))
    assert reasons(the(AttackResolved, table.facts), "attacker") == {}


@rule("SBH-ACT-12")
def test_a_shot_is_the_one_attack_of_the_turn() -> None:
    field = acts(gallery(), "Marta", 3)
    play(field, "shoot:orc", 3, 3)
    assert not any(option.startswith("shoot") for option in actions.action_options(field, field.model("Marta"), 2))


def test_a_legendary_archer_shoots_with_every_action() -> None:
    field = acts(gallery("legendary-archer"), "Marta", 3)
    play(field, "shoot:orc", 3, 3, "shoot:orc", 3, 3, "shoot:orc", 3, 3)
    assert field.model("Marta").shots_made == 3


class Tower(Battle):
    """A field whose game adds to a shot, as a watchtower does."""

    def shooting_bonus(self, table: Table, shooter: Model, target: Model) -> tuple[str, int]:
        takes = table.choose(PLAYERS, Topic("tower"), ("yes", "no"), "SBH-RNG-3", shooter.id) == "yes"
        return "watched", int(takes)


def test_a_bonus_of_the_game_is_asked_for_before_the_dice() -> None:
    field = Tower(model("Marta", 4, 18, "shooter-medium"), enemy("orc", 9, 18), enemy("second", 30, 34))
    table = play(acts(field, "Marta", 1), "shoot:orc", "yes", 3, 3)
    assert table.topics == ["action", "tower", "attack-die", "defence-die"]
    assert reasons(the(AttackResolved, table.facts), "attacker") == {"watched": 1}


def test_shieldwall_is_as_good_as_cover_and_no_better() -> None:
    field = gallery(against=("shieldwall",))
    orc = field.model("orc")
    field.models[ModelId("shield")] = enemy("shield", orc.x / 254, 19, "shieldwall")
    assert reasons(shot(field), "attacker") == {"shieldwall": -1}
    field = gallery(against=("shieldwall",))
    orc = field.model("orc")
    field.models[ModelId("shield")] = enemy("shield", orc.x / 254 - 0.9, 18.435, "shieldwall")
    assert field.ground.touching(orc, field.model("shield"))
    assert reasons(shot(field), "attacker") == {"cover": -1}


def test_a_shot_that_reflects_befalls_the_shooter() -> None:
    field = gallery(against=("reflect",))
    told = shot(field, attack=2, defence=6)
    assert told.loser == "Marta"


@rule("SBH-RNG-9")
@pytest.mark.parametrize(
    "shooter_y, target_y, reach, is_seen",
    [
        # The wood runs from 16 to 24. From its edge one sees out, from deeper inside one does not.
        (17.0, 12.0, 1, True),
        (18.4, 12.0, 1, False),
        (18.4, 12.0, 2, True),
        # So it is for being seen, and nobody sees right through.
        (12.0, 17.0, 1, True),
        (12.0, 18.4, 1, False),
        (14.0, 26.0, 1, False),
        # Inside it sight reaches Short.
        (17.0, 20.9, 1, True),
        (17.0, 21.2, 1, False),
    ],
)
def test_sight_in_a_wood(shooter_y: float, target_y: float, reach: int, is_seen: bool) -> None:
    marta = model("Marta", 18, shooter_y, "shooter-long")
    orc = enemy("orc", 18, target_y)
    song = SongOptions(wood_edge_bases=reach)
    field = field_of(marta, orc, block("wood", 18, 20, 12, 8, WOOD), song=song)
    assert (shooting.legal_targets(field, marta) == [orc]) is is_seen


@rule("SBH-RNG-9")
def test_how_far_one_sees_in_a_wood_is_an_option() -> None:
    marta = model("Marta", 18, 17, "shooter-long")
    orc = enemy("orc", 18, 22.9)
    wood = block("wood", 18, 20, 12, 8, WOOD)
    assert shooting.legal_targets(field_of(marta, orc, wood), marta) == []
    assert shooting.legal_targets(field_of(marta, orc, wood, song=SongOptions(wood_sight="medium")), marta) == [orc]


@rule("SBH-RNG-3", "SBH-RNG-9")
def test_a_target_in_a_wood_has_cover() -> None:
    field = Battle(
        model("Marta", 18, 12, "shooter-medium"),
        enemy("orc", 18, 16.6),
        enemy("second", 30, 34),
        block("wood", 18, 20, 12, 8, WOOD),
    )
    assert reasons(shot(field), "attacker") == {"cover": -1}
