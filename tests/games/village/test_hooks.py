"""Where the siege hooks into SBH: flight, follow-up, interception, Overwatch, tokens, escort, herbs."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.wave_end import send_home
from rules_core.games.village.state.facts import (
    HerbsChanged,
    OverwatchUsed,
    SuppliesChanged,
    TokenClaimed,
    VillagerHome,
    VillagerMoved,
)
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege, Token, Villager
from rules_core.kernel.requests import Choose, Topic
from rules_core.kernel.table import PLAYERS
from rules_core.song import activation, flight, melee, movement, shooting
from rules_core.song.facts import AttackResolved, Intercepted, ModelFled, ModelMoved
from rules_core.song.field import Acting
from rules_core.song.options import INCH
from rules_core.song.stride import allowance
from rules_core.song.warband import Fate, ModelId
from tests.clauses import rule
from tests.games.village.fighting import at, defender, fight, hero, raider
from tests.games.village.little import MIDDLE
from tests.games.village.sitting import Sitting, Written

# Flight


@rule("R-V35", "SBH-MOR-7", "VMS-5")
@pytest.mark.parametrize("edge, to", [(1, (0, -15)), (2, (5, -10)), (4, (-5, -10))])
def test_fleeing_enemies_run_to_their_spawn_edge(edge: int, to: tuple[float, float]) -> None:
    state = fight(Behaviour.FANATIC)
    state.groups[0].edge = edge
    orc = raider(state, "orc", 0, -10)
    flight.flee(Sitting(), state, orc, 1)
    assert at(orc) == to


@rule("R-V35", "R-V52", "SBH-MOV-17")
def test_at_the_edge_they_leave_the_game() -> None:
    state = fight(Behaviour.FANATIC)
    orc = raider(state, "orc", 0, -16)
    table = Sitting()
    flight.flee(table, state, orc, 1)
    assert orc.fate is Fate.FLED
    assert [(one.model, one.edge) for one in table.told(ModelFled)] == [("orc", 1)]


@rule("R-V35", "VMS-5", "R-V34")
@pytest.mark.parametrize("who", ["hero", "defender"])
def test_heroes_and_defenders_run_to_the_town_hall_and_stop_there(who: str) -> None:
    state = fight(Behaviour.FANATIC)
    runner = hero(state, "ada", 0, -9) if who == "hero" else defender(state, "archer", 0, -9)
    flight.flee(Sitting(), state, runner, 2)
    assert runner.in_play
    assert state.ground.touching_piece(runner, "town-hall")


# Walking off


def walk_up(state: Siege, who: Fighter, to_y: float, *answers: Written) -> Sitting:
    """A Move straight up the table, to so many inches from its upper edge."""
    state.acting = Acting(who.id, 2, turnover=False)
    table = Sitting(("action", "move"), ("move", (who.x, round(to_y * INCH), 0)), *answers)
    activation.next_action(table, state)
    return table


@rule("SBH-MOV-17", "R-V34")
@pytest.mark.parametrize("answer, fate", [("stay", Fate.IN_PLAY), ("leave", Fate.FLED)])
def test_a_hero_whose_move_ends_at_the_edge_may_leave_for_this_wave(answer: str, fate: Fate) -> None:
    state = fight(Behaviour.FANATIC)
    hero(state, "ben", 0, 10)
    ada = hero(state, "ada", 0, -14)
    table = walk_up(state, ada, 0.5, ("walk-off", answer))
    assert ada.fate is fate
    assert table.asked[-1] == Choose(PLAYERS, Topic("walk-off"), "SBH-MOV-17", "ada", ("stay", "leave"))
    assert [one.edge for one in table.told(ModelFled)] == ([1] if answer == "leave" else [])
    send_home(state)
    assert state.model("ada").fate is not Fate.DEFEATED


@rule("SBH-MOV-17")
def test_defenders_are_not_asked_and_nobody_is_away_from_the_edge() -> None:
    state = fight(Behaviour.FANATIC)
    hero(state, "ben", 0, 10)
    archer = defender(state, "archer", 0, -14)
    assert "walk-off" not in [one.topic for one in walk_up(state, archer, 0.5).asked]
    ada = hero(state, "ada", 4, -10)
    assert "walk-off" not in [one.topic for one in walk_up(state, ada, 6).asked]


# Follow-up and interception


def beaten(behaviour: Behaviour) -> tuple[Siege, Fighter, Sitting]:
    """An orc beats Ada by an odd die, so that she recoils."""
    state = fight(behaviour)
    ada = hero(state, "ada", 1, -12)
    orc = raider(state, "orc", 0, -12, combat=4)
    table = Sitting(("attack-die", 5), ("defence-die", 3))
    melee.attack(table, state, orc, ada)
    return state, orc, table


@rule("R-V56", "SBH-HTH-12")
@pytest.mark.parametrize("behaviour", list(Behaviour))
def test_hunters_and_mindless_follow_up_and_others_do_not(behaviour: Behaviour) -> None:
    _, orc, table = beaten(behaviour)
    follows = behaviour in (Behaviour.HUNTER, Behaviour.MINDLESS)
    assert [one.manner for one in table.told(ModelMoved)] == (["recoil", "follow-up"] if follows else ["recoil"])
    assert at(orc) == ((1, -12) if follows else (0, -12))


@rule("SBH-HTH-12")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_players_decide_for_their_heroes(answer: str) -> None:
    state = fight(Behaviour.FANATIC)
    ada = hero(state, "ada", 1, -12)
    orc = raider(state, "orc", 0, -12)
    melee.attack(Sitting(("attack-die", 5), ("defence-die", 4), ("follow-up", answer)), state, ada, orc)
    assert at(orc) == (-1, -12)
    assert at(ada) == ((0, -12) if answer == "yes" else (1, -12))


@rule("R-V56", "SBH-MOR-8")
def test_the_nearest_enemy_intercepts_a_fleeing_hero() -> None:
    state = fight(Behaviour.FANATIC)
    ada = hero(state, "ada", 0, -14)
    raider(state, "far", 2.2, -9)
    raider(state, "near", -1.5, -11)
    table = Sitting()
    flight.flee(table, state, ada, 1)
    assert [(one.model, one.by) for one in table.told(Intercepted)] == [("ada", "near")]
    assert ada.quality_lost == 1


@rule("R-V56")
def test_of_two_equally_near_the_first_intercepts() -> None:
    state = fight(Behaviour.FANATIC)
    ada = hero(state, "ada", 0, -14)
    both = [raider(state, "first", -1.5, -12), raider(state, "second", 1.5, -12)]
    assert state.world.hooks.intercepts(Sitting(), state, both, ada) is both[0]


@rule("SBH-MOR-8", "R-V56")
def test_the_players_decide_whether_theirs_intercept() -> None:
    state = fight(Behaviour.FANATIC)
    troll = raider(state, "troll", 0, -10, "tough", quality=3)
    hero(state, "ada", 1.8, -13)
    flight.flee(Sitting(("intercept", "no")), state, troll, 1)
    assert troll.quality_lost == 0
    assert at(troll)[1] < -10


# Overwatch


def at_the_tower(gap: float = 2.0, who: str = "hero") -> tuple[Siege, Fighter]:
    """An archer `gap` inches from the Watchtower, with an orc in range."""
    state = fight(Behaviour.FANATIC)
    if who == "hero":
        archer = hero(state, "ada", 7.5, 7 + gap, "shooter-medium")
    else:
        archer = defender(state, "archer", 7.5, 7 + gap)
    raider(state, "orc", 7.5, 12 + gap)
    return state, archer


def shoot(state: Siege, archer: Fighter, *answers: Written) -> Sitting:
    table = Sitting(*answers)
    shooting.shoot(table, state, archer, state.model("orc"))
    assert not table.answers
    return table


@rule("V-7.5.17", "R-V40", "VMS-9")
def test_a_hero_near_the_watchtower_adds_one_once_a_wave_decided_before_the_dice() -> None:
    state, archer = at_the_tower(3.0)
    table = shoot(state, archer, ("overwatch", "yes"), ("attack-die", 1), ("defence-die", 6))
    assert [one.topic for one in table.asked] == ["overwatch", "attack-die", "defence-die"]
    assert [one.hero for one in table.told(OverwatchUsed)] == ["ada"]
    assert table.told(AttackResolved)[0].attacker_score == 1 + 3 + 1
    assert "overwatch" in state.spent
    table = shoot(state, archer, ("attack-die", 1), ("defence-die", 6))
    assert table.told(AttackResolved)[0].attacker_score == 1 + 3


@rule("V-7.5.17")
def test_declining_overwatch_keeps_it() -> None:
    state, archer = at_the_tower()
    shoot(state, archer, ("overwatch", "no"), ("attack-die", 1), ("defence-die", 6))
    assert "overwatch" not in state.spent


@rule("R-V40", "V-7.5.9", "V-6.4.6")
def test_too_far_off_or_no_hero_or_a_ruin_gives_nothing() -> None:
    state, archer = at_the_tower(3.1)
    shoot(state, archer, ("attack-die", 1), ("defence-die", 6))
    state, archer = at_the_tower(who="defender")
    shoot(state, archer, ("attack-die", 1), ("defence-die", 6))
    state, archer = at_the_tower()
    state.building("watchtower").integrity = 0
    shoot(state, archer, ("attack-die", 1), ("defence-die", 6))


@rule("V-9.1", "V-7.5.17")
def test_the_bonus_is_a_setting() -> None:
    state = fight(Behaviour.FANATIC, village={"overwatch_bonus": 2})
    archer = hero(state, "ada", 7.5, 9, "shooter-medium")
    raider(state, "orc", 7.5, 14)
    table = shoot(state, archer, ("overwatch", "yes"), ("attack-die", 1), ("defence-die", 6))
    assert table.told(AttackResolved)[0].attacker_score == 1 + 3 + 2


# Warhorse


@rule("V-7.5.22", "V-7.5.23", "R-V50", "VMS-8")
def test_warhorse_makes_every_ordinary_move_a_long_one_and_outlives_the_stable() -> None:
    state = fight(Behaviour.FANATIC)
    ada = hero(state, "ada", 10, 10)
    assert allowance(state, ada) == 5 * INCH
    ada.allowance = "long"
    assert allowance(state, ada) == 7 * INCH
    state.building("stable").integrity = 0
    assert allowance(state, ada) == 7 * INCH


# Tokens in mid-move


def token(state: Siege, name: str, x: float, y: float, result: int = 2) -> None:
    state.tokens[name] = Token(name, MIDDLE + round(x * INCH), MIDDLE + round(y * INCH), 1, result, revealed=False)


def walk(state: Siege, model: Fighter, x: float, y: float, *answers: Written) -> Sitting:
    table = Sitting(*answers)
    state.will_move(table, model)
    movement.go(table, state, model, MIDDLE + round(x * INCH), MIDDLE + round(y * INCH), "move", "SBH-MOV-4")
    return table


@rule("V-7.2.5", "R-V31", "V-7.2.6")
def test_a_hero_who_passes_a_token_claims_it_and_finishes_the_move() -> None:
    state = fight(Behaviour.FANATIC)
    token(state, "token-1", 2.9, -15.6)
    ada = hero(state, "ada", 0, -15)
    table = walk(state, ada, 5, -15, ("go-on", "on"))
    assert [(one.token, one.hero) for one in table.told(TokenClaimed)] == [("token-1", "ada")]
    assert [one.change for one in table.told(SuppliesChanged)] == [2]
    assert at(ada) == (5, -15)
    assert not state.tokens


@rule("V-7.2.5", "R-V31")
def test_of_two_tokens_the_first_on_the_way_comes_first() -> None:
    state = fight(Behaviour.FANATIC)
    token(state, "later", 4, -16)
    token(state, "sooner", 2, -16)
    table = walk(state, hero(state, "ada", 0, -16), 5, -16, ("go-on", "on"), ("go-on", "on"))
    assert [one.token for one in table.told(TokenClaimed)] == ["sooner", "later"]


@rule("V-7.5.9", "R-V31")
def test_defenders_and_enemies_claim_nothing() -> None:
    state = fight(Behaviour.FANATIC)
    token(state, "token-1", 2, -16)
    walk(state, defender(state, "archer", 0, -16), 4, -16)
    walk(state, raider(state, "orc", 0, -14), 4, -16)
    assert list(state.tokens) == ["token-1"]


# The Lost Villager


def found(x: float, y: float) -> Siege:
    state = fight(Behaviour.FANATIC)
    state.villagers["villager-1"] = Villager("villager-1", MIDDLE + round(x * INCH), MIDDLE + round(y * INCH))
    return state


def spot(x: float, y: float) -> tuple[int, int, int]:
    return MIDDLE + round(x * INCH), MIDDLE + round(y * INCH), 0


def villager_at(state: Siege) -> tuple[float, float]:
    one = state.villagers["villager-1"]
    return round((one.x - MIDDLE) / INCH, 1), round((one.y - MIDDLE) / INCH, 1)


@rule("V-7.3.5", "R-V33")
def test_the_villager_comes_along_with_an_escort_declared_before_the_move() -> None:
    state = found(12, -13)
    ada = hero(state, "ada", 12, -12)
    table = walk(state, ada, 12, -8, ("escort", "villager-1"), ("villager", spot(12, -9)))
    assert table.asked[0].clause == "V-7.3.5"
    assert [(one.villager, one.escort) for one in table.told(VillagerMoved)] == [("villager-1", "ada")]
    assert villager_at(state) == (12, -9)


@rule("V-7.3.6", "R-V33")
def test_walking_off_alone_leaves_the_villager_behind() -> None:
    state = found(12, -13)
    walk(state, hero(state, "ada", 12, -12), 12, -8, ("escort", "alone"))
    assert villager_at(state) == (12, -13)


@rule("V-7.3.5", "V-7.5.9", "R-V33")
def test_only_a_hero_in_contact_can_be_the_escort() -> None:
    state = found(12, -13)
    walk(state, hero(state, "ada", 12, -11.5), 12, -8)
    walk(state, defender(state, "archer", 11, -13), 8, -13)
    assert villager_at(state) == (12, -13)


@rule("V-7.3.6", "SBH-MOV-13")
def test_an_escort_knocked_down_on_leaving_leaves_the_villager_on_the_spot() -> None:
    state = found(12, -13)
    ada = hero(state, "ada", 12, -12)
    raider(state, "orc", 11, -12, combat=4)
    table = walk(state, ada, 14, -10, ("escort", "villager-1"), ("attack-die", 6), ("defence-die", 4))
    assert ada.knocked_down
    assert not table.told(VillagerMoved)
    assert state.villagers["villager-1"].escort == ""
    # A later recoil takes nobody along.
    state.has_moved(Sitting(), ada, ada.x, ada.y)
    assert villager_at(state) == (12, -13)


@rule("V-7.3.7", "R-V33", "R-V53")
def test_at_the_town_hall_the_villager_is_home_and_supplies_come_at_once() -> None:
    state = found(0, -6.5)
    ada = hero(state, "ada", 0, -5.5)
    table = walk(state, ada, 0, -2.5, ("escort", "villager-1"), ("villager", spot(1, -2.5)))
    assert [one.villager for one in table.told(VillagerHome)] == ["villager-1"]
    assert [(one.change, one.cause) for one in table.told(SuppliesChanged)] == [(3, "villager")]
    assert not state.villagers


@rule("R-V33")
def test_the_villager_can_be_handed_from_hero_to_hero() -> None:
    state = found(12, -13)
    walk(state, hero(state, "ada", 12, -12), 12, -8, ("escort", "villager-1"), ("villager", spot(12, -9)))
    ben = hero(state, "ben", 11, -9)
    walk(state, ben, 8, -9, ("escort", "villager-1"), ("villager", spot(9, -9)))
    assert villager_at(state) == (9, -9)


# Herbs in mid-wave


@rule("V-7.3.3", "R-V32")
def test_with_the_option_an_action_and_a_herb_heal_any_one_hero() -> None:
    state = fight(Behaviour.FANATIC, village={"herbs_in_wave": True})
    ada = hero(state, "ada", 10, 10)
    ben = hero(state, "ben", -10, 10, wounds=2)
    state.herbs = 1
    activation.begin(ada)
    state.acting = Acting(ModelId("ada"), 2, turnover=False)
    table = Sitting(("action", "herb"), ("action", "end"))
    activation.next_action(table, state)
    assert (ben.quality_lost, state.herbs, state.acting.actions) == (1, 0, 1)
    assert [one.now for one in table.told(HerbsChanged)] == [0]
    activation.next_action(table, state)
    assert "herb" not in getattr(table.asked[-1], "options", ())


@rule("V-7.3.3", "R-V32")
def test_without_the_option_herbs_wait_for_the_council() -> None:
    state = fight(Behaviour.FANATIC)
    ada = hero(state, "ada", 10, 10, wounds=1)
    state.herbs = 1
    assert state.extra_actions(ada, 3) == []


@rule("R-V60", "SBH-TGH-1", "SBH-MOV-13")
def test_a_free_hack_that_kills_a_tough_hero_costs_a_wound_and_stops_nobody() -> None:
    state = fight(Behaviour.FANATIC)
    ada = hero(state, "ada", 0, -12)
    raider(state, "orc", -1, -12, combat=4)
    walk(state, ada, 4, -12, ("attack-die", 6), ("defence-die", 1))
    assert ada.quality_lost == 1
    assert not ada.knocked_down
    assert at(ada) == (4, -12)


@rule("V-7.2.5", "SBH-MOV-3")
def test_a_hero_who_teleports_over_a_token_leaves_it_and_claims_the_one_it_lands_on() -> None:
    state = fight(Behaviour.FANATIC)
    ada = hero(state, "ada", 0, -16, "teleport")
    token(state, "passed", 3, -16)
    token(state, "reached", 6, -16)
    state.acting = Acting(ada.id, 1, turnover=False)
    spot = (MIDDLE + 6 * INCH, MIDDLE - 16 * INCH, 0)
    table = Sitting(("action", "move"), ("way-of-moving", "teleport"), ("teleport", spot))
    activation.next_action(table, state)
    assert [one.token for one in table.told(TokenClaimed)] == ["reached"]
    assert list(state.tokens) == ["passed"]
