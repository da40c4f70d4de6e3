"""How scenarios are won and lost."""

from typing import Any

import pytest

from rules_core.content.reader import ContentProblem
from rules_core.games.village.rules import outcome, supplies, tokens, wave_end
from rules_core.games.village.rules.amend import amend, paths
from rules_core.games.village.state import codec
from rules_core.games.village.state.facts import Amended, GameEnded
from rules_core.games.village.state.siege import Phase, Siege, Token
from rules_core.kernel.requests import IllegalAnswer
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.village.little import foe, put
from tests.games.village.sitting import Careless
from tests.games.village.tales import group, tale_content, told


def end_of(state: Siege, wave: int) -> Siege:
    """The last enemy of a wave is gone."""
    state.wave = wave
    state.phase = Phase.WAVE_ENDS
    put(state, state.model("ada"), -2.5, 0)
    return state


def cause_at_the_end(state: Siege, wave: int) -> str:
    """How the game ended with this wave; "" when it goes on."""
    table = Careless(1)
    wave_end.end_wave(table, end_of(state, wave))
    return "".join(f"{one.result}: {one.cause}" for one in table.told(GameEnded))


def cause_now(state: Siege) -> str:
    """How the game ends at this moment; "" when it goes on."""
    table = Careless(1)
    outcome.look_for_end(table, state)
    return "".join(f"{one.result}: {one.cause}" for one in table.told(GameEnded))


@rule("V-8.1")
def test_by_default_all_waves_are_survived() -> None:
    assert cause_at_the_end(told(), 2) == ""
    assert cause_at_the_end(told(), 3) == "victory: stood"


@rule("V-8.1")
def test_so_many_waves_may_be_enough() -> None:
    assert cause_at_the_end(told(win={"kind": "waves", "count": 2}), 1) == ""
    assert cause_at_the_end(told(win={"kind": "waves", "count": 2}), 2) == "victory: stood"


def with_leader(**more: Any) -> Siege:
    waves = [{"group": [group("hunter", "warlord")]}, {"group": [group("hunter", "rat", "orc")]}]
    state = told(wave=waves, win={"kind": "leader", "enemy": "warlord"}, **more)
    state.phase = Phase.HERO_TURN
    return state


@rule("V-8.1")
@pytest.mark.parametrize("fate", [Fate.DEFEATED, Fate.FLED])
def test_a_beaten_leader_ends_the_game_at_once(fate: Fate) -> None:
    state = with_leader()
    leader = foe(state, "warlord", 5, 5)
    foe(state, "rat", 6, 6)
    assert cause_now(state) == ""
    leader.fate = fate
    assert cause_now(state) == "victory: leader"


@rule("V-8.1")
def test_a_leader_who_comes_again_is_not_beaten_before_the_last_time() -> None:
    waves = [{"group": [group("hunter", "warlord")]}, {}, {"group": [group("hunter", "warlord")]}]
    state = told(wave=waves, win={"kind": "leader", "enemy": "warlord"})
    state.phase = Phase.HERO_TURN
    assert cause_now(state) == ""
    state.wave = 3
    state.phase = Phase.WAVE_OPENS
    assert cause_now(state) == ""


@rule("V-8.1", "V-5.4.6")
def test_with_the_last_boss_gone_the_bosses_are_beaten() -> None:
    waves = [{"group": [group("hunter", "warlord")]}, {"group": [group("mindless", "dragon")]}, {"escalation": 5}]
    state = told(wave=waves, win={"kind": "bosses"})
    state.phase = Phase.HERO_TURN
    foe(state, "warlord", 5, 5).fate = Fate.DEFEATED
    assert cause_now(state) == ""
    state.wave = 2
    dragon = foe(state, "dragon", 5, 5)
    assert cause_now(state) == ""
    dragon.fate = Fate.DEFEATED
    assert cause_now(state) == "victory: bosses"


@rule("V-8.1", "V-3.3")
def test_supplies_count_when_they_come_in_whether_spent_or_not() -> None:
    state = told(win={"kind": "supplies", "count": 4})
    supplies.gain(Careless(1), state, 3, "income", "V-7.1.2")
    supplies.gain(Careless(1), state, -3, "repair", "V-7.6.1")
    assert cause_now(state) == ""
    supplies.gain(Careless(1), state, 1, "bonus", "V-7.1.2")
    assert cause_now(state) == "victory: supplies"


@rule("V-8.1", "V-7.2.5")
def test_claimed_finds_count() -> None:
    state = told(win={"kind": "tokens", "count": 1})
    token = Token("token-1", 900, 900, 1, 3, revealed=False)
    state.tokens[token.id] = token
    assert cause_now(state) == ""
    tokens.claim(Careless(1), state, token, state.model("ada"))
    assert cause_now(state) == "victory: tokens"


@rule("V-8.1")
def test_what_is_counted_is_copied_and_saved_and_other_games_count_nothing() -> None:
    state = told(win={"kind": "supplies", "count": 9})
    supplies.gain(Careless(1), state, 3, "income", "V-7.1.2")
    assert codec.clone(state).tally == {"supplies": 3}
    assert codec.from_plain(codec.to_plain(state), state.world).tally == {"supplies": 3}
    usual = told()
    supplies.gain(Careless(1), usual, 3, "income", "V-7.1.2")
    assert "tally" not in codec.to_plain(usual)


@rule("V-8.1")
def test_whoever_survives_and_misses_the_aim_has_lost() -> None:
    assert cause_at_the_end(told(win={"kind": "tokens", "count": 3}), 3) == "defeat: missed"


@rule("V-8.2")
def test_the_town_hall_loses_every_scenario() -> None:
    state = told(win={"kind": "tokens", "count": 1})
    state.tally["tokens"] = 1
    state.building("town-hall").integrity = 0
    assert cause_now(state) == "defeat: town-hall"


@rule("V-8.3")
def test_a_scenario_may_be_lost_with_its_heroes() -> None:
    state = told(loss={"heroes": True})
    state.model("ada").fate = Fate.DEFEATED
    assert cause_now(state) == ""
    state.model("ben").fate = Fate.DEFEATED
    assert cause_now(state) == "defeat: no-heroes"


@rule("V-8.2")
def test_a_named_building_may_lose_it() -> None:
    state = told(loss={"buildings": ["forge", "temple"]})
    state.building("stable").integrity = 0
    assert cause_now(state) == ""
    state.building("temple").integrity = 0
    assert cause_now(state) == "defeat: building"


@rule("V-8.2")
def test_so_many_ruins_may_lose_it() -> None:
    state = told(loss={"fallen": 2})
    state.building("stable").integrity = 0
    assert cause_now(state) == ""
    state.building("temple").integrity = 0
    assert cause_now(state) == "defeat: buildings"


@rule("V-8.2", "R-V20")
def test_a_fire_at_the_end_of_the_last_wave_still_loses_what_must_stand() -> None:
    state = told(loss={"buildings": ["temple"]})
    state.building("temple").integrity = 1
    state.building("temple").burning = True
    assert cause_at_the_end(state, 3) == "defeat: building"


@pytest.mark.parametrize(
    "keys, said",
    [
        ({"win": {"kind": "waves", "count": 4}}, "Ask for no more waves"),
        ({"win": {"kind": "leader", "enemy": "warlord"}}, "Write the leader into a group"),
        ({"wave": [{"lengths": ["intro"]}]}, "Let at least one wave come in every length"),
        ({"wave": [{"group": [group("hunter", "rat", "rat", "rat", "rat", "rat", "orc")]}]}, "5"),
        ({"guardian": {"name": "stone"}}, "Name a building, or give a point"),
        ({"guardian": {"building": "forge", "point": [1, 2]}}, "Name a building, or give a point"),
        ({"bestiary": ["kraken"]}, "Choose another, or make it"),
    ],
)
def test_a_faulty_scenario_is_refused_with_a_remedy(keys: dict[str, Any], said: str) -> None:
    with pytest.raises(ContentProblem) as fault:
        tale_content(**keys)
    assert any(said in one.remedy for one in fault.value.problems), fault.value.problems


@rule("V-8.1", "R-V37")
def test_what_is_counted_can_be_corrected_where_something_is_counted() -> None:
    state = told(win={"kind": "tokens", "count": 2})
    assert "tally" in paths(state)
    assert amend(state, "tally", 1) == Amended("R-V37", "tally", "0", "1")
    assert cause_now(state) == ""
    amend(state, "tally", 2)
    assert cause_now(state) == "victory: tokens"
    for usual in (told(), told(win={"kind": "waves", "count": 2})):
        assert "tally" not in paths(usual)
        with pytest.raises(IllegalAnswer):
            amend(usual, "tally", 1)
    with pytest.raises(IllegalAnswer):
        amend(state, "tally", -1)
