"""The end of a wave in its order (V-7.1.2), and what comes of the models."""

from typing import Any

import pytest

from rules_core.games.village.rules import outcome, wave_end, wave_opening
from rules_core.games.village.rules.play import next_piece
from rules_core.games.village.state.facts import (
    BuildingDamaged,
    CouncilOpened,
    FirePutOut,
    GameEnded,
    SuppliesChanged,
    ThreatsUnlocked,
    TokenPlaced,
    WaveEnded,
    WaveGenerated,
    WaveOpened,
)
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.siege import Phase, Siege, SiegeEnd
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.village.little import foe, level_up, put, siege
from tests.games.village.sitting import Careless, Sitting


def after_wave(wave: int, **choices: Any) -> Siege:
    """The last enemy of a wave is gone; ada and ben stand at the hall."""
    state = siege(**choices)
    state.wave = wave
    state.phase = Phase.WAVE_ENDS
    put(state, state.model("ada"), -2.5, 0)
    put(state, state.model("ben"), 2.5, 0)
    gone = foe(state, "orc", 9, 9)
    gone.fate = Fate.DEFEATED
    fled = foe(state, "orc", 9, 9)
    fled.fate = Fate.FLED
    return state


@rule("V-7.1.2", "V-7.4.1", "V-7.2.1")
def test_the_five_steps_come_in_their_order() -> None:
    state = after_wave(3, village={"bonus_supplies": 1})
    state.building("temple").burning = True
    table = Careless(1)
    wave_end.end_wave(table, state)
    told = [type(fact) for fact in table.facts]
    assert told == [WaveEnded, BuildingDamaged, SuppliesChanged, SuppliesChanged, TokenPlaced, CouncilOpened]
    assert [fact.cause for fact in table.told(SuppliesChanged)] == ["income", "bonus"]
    assert state.phase is Phase.COUNCIL


@rule("V-7.1.2", "V-7.1.3")
def test_income_is_the_number_of_the_wave() -> None:
    for wave in (1, 4, 6):
        state = after_wave(wave)
        state.supplies = 5
        wave_end.end_wave(Careless(1), state)
        assert state.supplies == 5 + wave


@rule("V-6.5.5", "V-7.1.2", "R-V19")
def test_fires_are_put_out_before_they_burn() -> None:
    state = after_wave(2)
    state.building("town-hall").burning = True
    wave_end.end_wave(table := Careless(1, put_out="town-hall"), state)
    assert len(table.told(FirePutOut)) == 1
    assert state.building("town-hall").integrity == 6


@rule("R-V20", "V-8.1", "V-7.2.1", "V-7.4.1")
def test_after_the_final_wave_only_fires_come_and_then_victory() -> None:
    state = after_wave(7)
    state.building("temple").burning = True
    table = Careless(1)
    wave_end.end_wave(table, state)
    assert [type(fact) for fact in table.facts] == [WaveEnded, BuildingDamaged, GameEnded]
    assert table.told(GameEnded)[0].result == "victory"
    assert state.result is SiegeEnd.VICTORY
    assert (state.supplies, state.tokens, state.waves_survived) == (0, {}, 7)


@rule("R-V20", "V-8.2", "V-6.5.4")
def test_even_then_a_burning_hall_may_fall() -> None:
    state = after_wave(7)
    state.model("ada").fate = state.model("ben").fate = Fate.FLED
    state.building("town-hall").integrity = 1
    state.building("town-hall").burning = True
    wave_end.end_wave(Careless(1), state)
    assert state.result is SiegeEnd.DEFEAT
    assert state.waves_survived == 0


@rule("V-4.2.9", "R-V34")
def test_wounds_stay_and_states_end_between_waves() -> None:
    state = after_wave(1)
    ada = state.model("ada")
    ada.quality_lost = 2
    ada.knocked_down = ada.transfixed = ada.activated = True
    ada.allowance = "long"
    ada.spent = ["hero-reroll", "dash:turn", "song:wave"]
    wave_end.end_wave(Careless(1), state)
    rested = state.model("ada")
    assert rested.quality_lost == 2
    assert rested.fate is Fate.WAITING
    assert not rested.knocked_down
    assert not rested.transfixed
    assert not rested.activated
    assert rested.allowance == ""
    assert rested.spent == ["hero-reroll"]


@rule("R-V34", "V-4.2.12", "R-V52")
def test_the_fled_come_back_and_the_defeated_do_not() -> None:
    state = after_wave(1, heroes=3)
    state.model("ben").fate = Fate.FLED
    state.model("cem").fate = Fate.DEFEATED
    wave_end.end_wave(Careless(1), state)
    state.wave = 2
    wave_opening.open_wave(Careless(1), state)
    assert state.waiting == ["ada", "ben"]
    assert state.model("cem").fate is Fate.DEFEATED


@rule("R-V26")
def test_defenders_go_home_and_fresh_ones_come() -> None:
    state = after_wave(1)
    level_up(state, "town-hall", 3)
    wave_opening.open_wave(Careless(1), state)
    assert len([model for model in state.models.values() if model.is_defender]) == 2
    wave_end.end_wave(Careless(1), state)
    assert list(state.models) == ["ada", "ben"]
    state.wave = 2
    wave_opening.open_wave(Careless(1), state)
    defenders = [model.id for model in state.models.values() if model.is_defender]
    assert defenders == ["village-archer-2-1", "village-archer-2-2"]


@rule("V-9.2")
def test_every_wave_leaves_a_row_for_the_summary() -> None:
    state = after_wave(2)
    state.model("ada").quality_lost = 1
    state.building("forge").integrity = 0
    wave_end.end_wave(Careless(1), state)
    assert state.records == [[2, 2, 15, 1, 0, 1, 1]]


@rule("V-5.1.1", "V-5.3.1", "V-5.2.1", "V-5.4.10")
def test_a_wave_opens_with_escalation_then_groups_then_edges() -> None:
    state = siege(heroes=4, length="siege")
    state.wave = 4
    table = Careless(3)
    wave_opening.open_wave(table, state)
    assert table.told(WaveOpened) == [WaveOpened("V-5.3.1", 4, 10, 3, 300)]
    generated = table.told(WaveGenerated)[0]
    assert generated.budget == 300
    assert generated.total == state.wave_total <= 300
    assert len(generated.groups) == len(state.groups)
    first_edge = next(index for index, one in enumerate(table.asked) if one.topic == "spawn-edge")
    assert all(one.topic == "spawn-edge" for one in table.asked[first_edge:])


def test_models_are_called_after_type_wave_group_and_letter() -> None:
    state = siege()
    table = Careless(1, behaviour=4, group_size=3)
    wave_opening.open_wave(table, state)
    assert [model.id for model in state.models.values() if model.side == ENEMIES][:3] == [
        "rat-1-1a",
        "rat-1-1b",
        "rat-1-1c",
    ]
    assert table.told(WaveGenerated)[0].groups[0] == "1:mindless:rat*3"


@rule("V-7.5.14", "V-7.5.17", "V-7.5.20", "V-7.5.22", "R-V38")
def test_uses_come_back_with_each_wave_or_council_and_resurrection_never() -> None:
    state = after_wave(1)
    state.spent = ["overwatch", "blessing", "ready-mounts", "warhorse", "healing", "engineering-corps", "resurrection"]
    wave_end.end_wave(Careless(1), state)
    assert state.spent == ["overwatch", "blessing", "ready-mounts", "warhorse", "resurrection"]
    state.wave = 2
    wave_opening.open_wave(Careless(1), state)
    assert state.spent == ["resurrection"]


@rule("V-5.2.1", "R-V16")
@pytest.mark.parametrize("length, wave, threats", [
    ("standard", 1, []),
    ("standard", 2, [("torches",)]),
    ("standard", 3, [("mixed",)]),
    ("standard", 4, [("elites",)]),
    ("standard", 5, [("edges",)]),
    ("standard", 6, [("bosses",)]),
    ("standard", 7, []),
    ("intro", 4, []),
])  # fmt: skip
def test_a_wave_that_opens_says_what_its_level_newly_unlocks(length: str, wave: int, threats: list[Any]) -> None:
    state = siege(length=length)
    state.wave = wave
    table = Careless(1)
    wave_opening.open_wave(table, state)
    assert [one.threats for one in table.told(ThreatsUnlocked)] == threats


@rule("V-5.2.1")
def test_threats_come_as_the_options_say() -> None:
    state = siege(village={"torches_from": 1, "elite_from": 1, "bosses_from": 8, "largest_group": 1})
    table = Careless(1)
    wave_opening.open_wave(table, state)
    assert [one.threats for one in table.told(ThreatsUnlocked)] == [("torches",)]


@rule("V-4.7.2")
def test_a_scenario_may_lay_out_tokens_before_the_first_wave() -> None:
    state = siege(village={"initial_tokens": 2})
    wave_opening.open_wave(Careless(1), state)
    assert len(state.tokens) == 2
    state.wave = 2
    wave_opening.open_wave(Careless(1), state)
    assert len(state.tokens) == 2


@rule("V-8.2", "V-6.4.8")
def test_the_game_is_lost_when_the_hall_falls_whatever_the_moment() -> None:
    for phase in (Phase.HERO_DEPLOYMENT, Phase.HERO_TURN, Phase.COUNCIL):
        state = siege()
        state.phase = phase
        state.building("town-hall").integrity = 0
        table = Sitting()
        next_piece(table, state)
        assert (state.result, state.phase) == (SiegeEnd.DEFEAT, Phase.AFTERWARDS)
        assert table.told(GameEnded) == [GameEnded("V-8.2", "defeat", "town-hall")]
        assert len(state.records) == 1


@rule("V-8.3", "R-V36")
def test_without_heroes_the_game_is_lost_only_when_the_group_wants_it() -> None:
    for harder, result in ((True, SiegeEnd.DEFEAT), (False, None)):
        state = siege(village={"lose_without_heroes": harder})
        state.model("ada").fate = Fate.DEFEATED
        outcome.look_for_defeat(Sitting(), state)
        assert state.result is None
        state.model("ben").fate = Fate.DEFEATED
        table = Sitting()
        outcome.look_for_defeat(table, state)
        assert state.result is result
        assert [fact.cause for fact in table.told(GameEnded)] == (["no-heroes"] if harder else [])


@rule("V-9.2")
def test_after_the_game_the_group_may_write_a_note() -> None:
    state = siege()
    state.result = SiegeEnd.VICTORY
    state.phase = Phase.AFTERWARDS
    next_piece(Sitting(("playtest-note", "The Stable was too strong.")), state)
    assert state.note == "The Stable was too strong."
    assert state.phase is Phase.OVER
    silent = siege(village={"playtest_note": False})
    silent.phase = Phase.AFTERWARDS
    next_piece(Sitting(), silent)
    assert silent.phase is Phase.OVER
