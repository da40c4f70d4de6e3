"""Village Defenders (V-7.5.8, V-7.5.9) and the words of Song of Blades that their cards use (R-V07)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import deployment, hero_turn, wave_opening
from rules_core.games.village.rules.amend import amend
from rules_core.games.village.state.facts import Deployed
from rules_core.games.village.state.fighter import HEROES, Fighter
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.ground.geometry import Body
from rules_core.kernel.requests import Choose
from rules_core.kernel.table import PLAYERS
from rules_core.song import melee, movement, shooting
from rules_core.song.options import INCH, SongOptions
from rules_core.song.points import points
from rules_core.song.targets import band
from rules_core.song.warband import Fate, ModelId
from tests.clauses import rule
from tests.games.village.fighting import at, defender, fight, hero, raider
from tests.games.village.little import MIDDLE, level_up, put, siege
from tests.games.village.sitting import Careless, Sitting


def rider(state: Siege, x: float, y: float) -> Fighter:
    model = Fighter(ModelId("rider"), state.world.content.defenders["village-rider"].profile, HEROES)
    model.is_defender = True
    return put(state, model, x, y)


@rule("V-7.5.8", "V-6.1.4", "V-6.1.1")
def test_defenders_are_named_roll_and_act_as_any_friend() -> None:
    state = fight(Behaviour.HUNTER)
    state.phase = Phase.HERO_TURN
    hero(state, "ada", -10, 10)
    archer = defender(state, "archer", 10, 10)
    raider(state, "orc", 10, -15)
    spot = (MIDDLE + 12 * INCH, MIDDLE + 10 * INCH, 0)
    table = Sitting(
        ("whom", "archer"),
        ("dice", "2"),
        # Quality 4+: the one success of a 4 is the one action.
        ("activation", (4, 3)),
        ("action", "move"),
        ("move", spot),
        ("whom", "pass"),
    )
    hero_turn.begin(table, state)
    assert hero_turn.next_step(table, state)
    assert hero_turn.next_step(table, state)
    assert at(archer) == (12, 10)
    assert not hero_turn.next_step(table, state)
    # Once a turn, by the same question as the heroes.
    whom = [one for one in table.asked if isinstance(one, Choose) and one.topic == "whom"]
    assert [one.options for one in whom] == [("ada", "archer", "pass"), ("ada", "pass")]
    assert {one.who for one in whom} == {PLAYERS}


@rule("V-7.5.8", "V-6.1.5", "SBH-ACT-8")
def test_two_failures_of_a_defender_end_the_turn() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", -10, 10)
    defender(state, "archer", 10, 10)
    raider(state, "orc", 10, -15)
    table = Sitting(("whom", "archer"), ("dice", "2"), ("activation", (3, 1)))
    hero_turn.begin(table, state)
    assert not hero_turn.next_step(table, state)


@rule("V-7.5.8", "V-7.5.9", "R-V36")
def test_with_every_hero_gone_the_defenders_fight_on() -> None:
    state = fight(Behaviour.HUNTER)
    for one in state.heroes:
        one.fate = Fate.DEFEATED
    archer = defender(state, "archer", 10, 10)
    assert hero_turn.ready(state) == [archer]


@rule("V-7.5.8", "R-V07", "SBH-PTS-1")
@pytest.mark.parametrize(
    "id, traits, cost", [("village-archer", ["short-bow"], 23), ("village-rider", ["long-move", "mounted"], 39)]
)
def test_the_two_cards_cost_what_the_formula_says(id: str, traits: list[str], cost: int) -> None:
    content = siege().world.content
    card = content.defenders[id].profile
    assert (card.quality, card.combat, [one.id for one in card.traits], card.points) == (4, 2, traits, cost)
    prices = {"short-bow": 5, "long-move": 10, "mounted": 6}
    assert points(card.quality, card.combat, traits, prices) == cost


@rule("V-7.5.7", "V-7.5.8", "V-7.5.24")
def test_archers_come_from_the_hall_and_riders_from_the_stable() -> None:
    state = siege()
    level_up(state, "town-hall", 3)
    level_up(state, "stable", 3)
    wave_opening.call_defenders(state)
    kinds = [one.profile.id for one in state.models.values() if one.is_defender]
    assert kinds == ["village-archer"] * 2 + ["village-rider"] * 2


@rule("R-V07", "VMS-10")
def test_the_three_sticks_are_three_five_and_seven_inches() -> None:
    song = SongOptions()
    assert [song.stick(one) for one in ("short", "medium", "long")] == [3 * INCH, 5 * INCH, 7 * INCH]


@rule("R-V07", "SBH-RNG-6")
def test_a_short_bow_shoots_medium_and_is_ready_again_at_once() -> None:
    state = fight(Behaviour.HUNTER)
    archer = defender(state, "archer", 0, -10)
    orc = raider(state, "orc", 0, -16)
    assert band(state, archer, orc) == 1
    orc.y -= INCH // 10
    assert band(state, archer, orc) == 2
    shooting.shoot(Sitting(("attack-die", 1), ("defence-die", 6)), state, archer, orc)
    assert archer.loaded
    assert not shooting.may_reload(state, archer)


@rule("R-V07", "SBH-HTH-4")
@pytest.mark.parametrize("trait, bonus", [("", 1), ("mounted", 0), ("big", 0)])
def test_the_mounted_fight_better_against_those_on_foot_who_are_no_larger(trait: str, bonus: int) -> None:
    state = fight(Behaviour.HUNTER)
    horseman = rider(state, 0, -12)
    orc = raider(state, "orc", 0, -13.125, *([trait] if trait else []))
    assert state.in_contact(horseman, orc)
    parts = dict(melee.weigh(state, horseman, orc).attacker_parts)
    assert parts.get("mounted", 0) == bonus


@rule("R-V07", "SBH-MOV-14")
@pytest.mark.parametrize("trait, hacks", [("", 0), ("mounted", 1), ("flying", 1)])
def test_the_mounted_leave_melee_freely_unless_the_enemy_rides_or_flies(trait: str, hacks: int) -> None:
    state = fight(Behaviour.HUNTER)
    horseman = rider(state, 0, -12)
    orc = raider(state, "orc", 0, -13.125, *([trait] if trait else []))
    assert state.in_contact(horseman, orc)
    assert len(movement.leaves_melee(state, horseman, horseman.x + 6 * INCH, horseman.y)) == hacks


@rule("R-V07", "SBH-MOV-2")
def test_long_move_is_seven_inches_with_every_move_action() -> None:
    state = fight(Behaviour.HUNTER)
    horseman = rider(state, 0, -12)
    archer = defender(state, "archer", 8, -12)
    assert movement.allowance(state, horseman) == 7 * INCH
    horseman.moves_made = 1
    assert movement.allowance(state, horseman) == 7 * INCH
    assert movement.allowance(state, archer) == 5 * INCH


@rule("V-5.6.1", "V-5.6.2", "V-7.5.7", "V-7.5.24")
@pytest.mark.parametrize(
    "who, tower, clause",
    [("ada", 1, "V-5.6.1"), ("ada", 3, "V-5.6.2"), ("village-archer-1-1", 1, "V-7.5.7"), ("rider", 1, "V-7.5.24")],
)
def test_every_place_is_asked_for_by_the_clause_that_allows_it(who: str, tower: int, clause: str) -> None:
    state = siege()
    level_up(state, "town-hall", 3)
    level_up(state, "stable", 3)
    level_up(state, "watchtower", tower)
    wave_opening.call_defenders(state)
    model = state.model("village-rider-1-3" if who == "rider" else who)
    table = Careless(1)
    deployment.deploy_friend(table, state, model)
    assert table.last_question().clause == clause
    assert [one.clause for one in table.told(Deployed)] == [clause]


@rule("V-7.5.7", "R-V37")
def test_defenders_on_their_way_come_to_the_hall_when_their_sender_is_corrected_away() -> None:
    state = siege()
    level_up(state, "stable", 3)
    wave_opening.call_defenders(state)
    mounted = next(one for one in state.models.values() if one.is_defender)
    amend(state, "buildings/stable/integrity", 0)
    zone = deployment.defender_zone(state, mounted)
    x, y = zone.candidates()[0]
    body = Body("", x, y, mounted.radius)
    assert state.ground.within_piece(body, "town-hall", state.world.options.defender_reach)
