"""Reminders: short, true at that moment, and nothing in them that is still hidden."""

from __future__ import annotations

import pytest

from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.fighter import HEROES, Fighter
from rules_core.games.village.state.siege import Phase, Siege, Token
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.reminders import KINDS, reminders
from rules_core.kernel.match import begin
from rules_core.song.options import INCH
from rules_core.song.warband import Fate, ModelId
from tests.clauses import rule
from tests.games.village.little import game, level_up, put, siege
from tests.languages.templates import all_templates


def told(state: Siege) -> dict[str, str]:
    return {one.kind: one.told.text() for one in reminders(state, SiegeNames(state.world))}


def at(phase: Phase, **options: object) -> Siege:
    state = siege(village=options)
    put(state, state.model("ada"), -4, 0)
    put(state, state.model("ben"), 4, 0)
    state.phase = phase
    return state


def with_archer(state: Siege) -> Fighter:
    archer = Fighter(ModelId("village-archer-1-1"), state.world.content.defenders["village-archer"].profile, HEROES)
    archer.is_defender = True
    state.models[archer.id] = archer
    return archer


def test_a_new_siege_reminds_only_of_ready_mounts() -> None:
    state = at(Phase.HERO_DEPLOYMENT)
    assert told(state) == {"ready-mounts": "Ready Mounts: one hero may move Short before the fight."}
    state.spent.append("ready-mounts")
    assert told(state) == {}


@rule("V-7.5.20", "R-V54")
def test_ready_mounts_wait_until_their_moment() -> None:
    later = at(Phase.BEFORE_FIGHT, ready_mounts_after_enemies=True)
    assert "ready-mounts" in told(later)
    assert "ready-mounts" not in told(at(Phase.BEFORE_FIGHT))
    ruined = at(Phase.HERO_DEPLOYMENT)
    ruined.building("stable").integrity = 0
    assert "ready-mounts" not in told(ruined)


@rule("V-7.5.7", "V-7.5.8", "R-V25")
def test_the_militia_is_named_while_it_deploys_and_while_it_can_act() -> None:
    state = at(Phase.HERO_DEPLOYMENT)
    archer = with_archer(state)
    state.waiting = [ModelId("ada"), archer.id]
    assert told(state)["militia"] == "Militia: set up Village Archer 1 with the heroes."
    state.phase = Phase.HERO_TURN
    assert "militia" not in told(state)
    archer.fate = Fate.IN_PLAY
    assert told(state)["militia"] == "Militia: Village Archer 1 can still act."
    archer.activated = True
    assert "militia" not in told(state)


@rule("V-7.5.22", "R-V50")
def test_the_warhorse_is_chosen_before_the_fight_and_ridden_in_it() -> None:
    state = at(Phase.BEFORE_FIGHT)
    assert "warhorse" not in told(state)
    level_up(state, "stable", 2)
    assert told(state)["warhorse"] == "Warhorse: think of who moves Long in this wave."
    state.spent.append("warhorse")
    assert "warhorse" not in told(state)
    state.phase = Phase.HERO_TURN
    state.model("ada").allowance = "long"
    # It lasts, whatever becomes of the Stable.
    state.building("stable").integrity = 0
    assert told(state)["warhorse"] == "Warhorse: Ada moves Long in this wave."


@rule("V-7.5.14")
def test_blessing_is_for_the_enemys_turn_and_once_a_wave() -> None:
    state = at(Phase.ENEMY_TURN)
    assert "blessing" not in told(state)
    level_up(state, "temple", 2)
    assert "blessing" in told(state)
    state.spent.append("blessing")
    assert "blessing" not in told(state)
    state.spent.clear()
    state.phase = Phase.HERO_TURN
    assert "blessing" not in told(state)


@rule("V-6.5.4", "V-6.5.5", "V-6.5.6", "R-V18")
@pytest.mark.parametrize("phase", list(Phase))
def test_fires_are_remembered_until_they_burn_and_in_the_council(phase: Phase) -> None:
    state = at(phase)
    assert "fires" not in told(state)
    state.building("forge").burning = True
    shown = phase in (Phase.HERO_TURN, Phase.ENEMY_TURN, Phase.WAVE_ENDS, Phase.COUNCIL)
    assert ("fires" in told(state)) is shown
    state.building("forge").integrity = 0
    assert "fires" not in told(state)


@rule("V-7.2.3", "V-7.2.5")
def test_what_a_find_is_stays_hidden() -> None:
    state = at(Phase.HERO_TURN)
    said: list[str] = []
    for result in range(1, 7):
        state.tokens = {"token-1": Token("token-1", INCH, INCH, 4, result, revealed=False)}
        said.append(told(state)["tokens"])
    assert set(said) == {"One find lies outside: touch it."}


@rule("V-7.2.1", "R-V20")
def test_a_new_find_comes_after_every_wave_but_the_last() -> None:
    state = at(Phase.WAVE_ENDS)
    assert "tokens" in told(state)
    state.wave = state.world.waves
    assert "tokens" not in told(state)


def test_all_through_a_siege_reminders_are_short_sentences_of_known_kinds() -> None:
    match = begin(game(2, length="intro"), 5)
    bot = ThumbPlayer()
    seen: set[str] = set()
    known = set(all_templates())
    while match.pending is not None and match.journal.depth(match.journal.head) < 700:
        names = SiegeNames(match.state.world)
        found = reminders(match.state, names)
        for one in found:
            text = one.told.text()
            assert one.kind in KINDS
            assert text.endswith(".")
            assert len(text) < 110, text
            assert one.told.template in known
            assert one.told.clause
            seen.add(one.kind)
        assert len(found) == len({(one.kind, one.told.text()) for one in found})
        match.answer(bot.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    assert seen >= {"ready-mounts", "tokens"}
