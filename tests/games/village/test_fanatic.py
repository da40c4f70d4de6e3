"""Fanatic (V-6.3.13, V-6.3.14, V-6.3.15, V-6.3.16)."""

from __future__ import annotations

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.song import morale
from rules_core.song.facts import ModelFled
from rules_core.song.field import ModelLoss
from rules_core.song.warband import Fate, ModelId
from tests.clauses import rule
from tests.games.village.fighting import DRAW, HIT, POWER_DRAW, acts, at, decision, deeds, fight, hero, raider, walled
from tests.games.village.sitting import Sitting


@rule("V-6.3.13", "V-6.3.14")
def test_a_fanatic_makes_for_the_town_hall_past_nearer_buildings_and_strikes_it() -> None:
    state = fight(Behaviour.FANATIC)
    zealot = raider(state, "zealot", 4, -7)
    table = acts(state, zealot, 3, *HIT)
    assert deeds(table) == [("move", "town-hall"), ("power", "town-hall")]
    assert decision(table).goal == "Town Hall"
    assert state.building("town-hall").integrity == 5


@rule("V-6.3.15", "R-V55")
def test_it_turns_on_a_hero_only_when_the_way_is_barred_or_the_fight_has_begun() -> None:
    state = fight(Behaviour.FANATIC)
    hero(state, "ada", 1.5, -12)
    zealot = raider(state, "zealot", 0, -13)
    assert deeds(acts(state, zealot, 1)) == [("move", "town-hall")]
    state = fight(Behaviour.FANATIC)
    hero(state, "ada", 1, -12)
    assert deeds(acts(state, raider(state, "zealot", 0, -12), 1, *DRAW)) == [("attack", "ada")]
    state = walled(Behaviour.FANATIC)
    hero(state, "ada", 0, -9)
    zealot = raider(state, "zealot", 0, -10.5)
    assert deeds(acts(state, zealot, 3, *POWER_DRAW)) == [("move", "ada"), ("power", "ada")]


@rule("V-6.3.15", "R-V10")
def test_a_hero_who_is_down_holds_up_nobody() -> None:
    state = fight(Behaviour.FANATIC)
    hero(state, "ada", 1, -12, down=True)
    zealot = raider(state, "zealot", 0, -12)
    assert deeds(acts(state, zealot, 1)) == [("move", "town-hall")]


@rule("V-6.3.16", "R-V35", "VMS-11")
def test_it_never_leaves_of_its_own_will_but_fear_drives_it_off() -> None:
    state = fight(Behaviour.FANATIC)
    zealot = raider(state, "zealot", 0, -12)
    dead = raider(state, "dead", 0, -13)
    dead.fate = Fate.DEFEATED
    state.start_counts[ENEMIES] = 2
    state.losses.append(ModelLoss(ModelId("dead"), killed=True, gruesome=False, savage=False))
    table = Sitting(("morale", (1, 1, 6)))
    morale.resolve(table, state)
    # Two fleeing moves towards its spawn edge: off the table.
    assert [(one.model, one.edge) for one in table.told(ModelFled)] == [("zealot", 1)]
    assert at(zealot)[1] < -12
