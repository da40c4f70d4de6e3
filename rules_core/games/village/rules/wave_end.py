"""The end of a wave in its order (V-7.1.2): fires, income, bonus, a new token, the council."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import aims, outcome, supplies, tokens
from rules_core.games.village.rules.fire import resolve_fires
from rules_core.games.village.state.facts import CouncilOpened, WaveEnded
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Phase, Siege, SiegeEnd
from rules_core.kernel.table import Table
from rules_core.song.warband import Fate, ModelId

EACH_COUNCIL: Final = ("healing", "engineering-corps")
"""Uses that every council gives anew (V-7.5.6, R-V38)."""


def end_wave(table: Table, siege: Siege) -> None:
    """V-7.1.2. All that happens between the last enemy's end and the council."""
    wave = siege.wave
    table.tell(WaveEnded("V-7.1.1", wave))
    siege.acting = None
    siege.group_turn = None
    # V-7.1.2 (1). Fires, with everybody where the wave's end found them (R-V19).
    resolve_fires(table, siege)
    # R-V20. Even after the final wave a burning Town Hall may still fall, or what else a scenario must not lose; and
    # its aim may be reached just now.
    outcome.look_for_end(table, siege)
    if siege.result is SiegeEnd.DEFEAT:
        return
    siege.waves_survived = wave
    if siege.result:
        return
    # V-8.1, R-V20. After the final wave nothing else follows.
    if aims.is_last_wave(siege, wave):
        outcome.win(table, siege)
        return
    # V-7.1.2 (2), V-7.1.3. Income is the number of the wave, not its Escalation.
    supplies.gain(table, siege, wave, "income", "V-7.1.2")
    # V-7.1.2 (3), R-V53. What a scenario grants; rewards have been booked when they were won.
    if siege.world.options.bonus_supplies:
        supplies.gain(table, siege, siege.world.options.bonus_supplies, "bonus", "V-7.1.2")
    # V-7.1.2 (4), V-7.2.1. One new token.
    tokens.place_token(table, siege, "V-7.2.1")
    outcome.record(siege)
    send_home(siege)
    # V-7.1.2 (5), V-7.4.1. The council.
    siege.spent = [use for use in siege.spent if use not in EACH_COUNCIL]
    siege.phase = Phase.COUNCIL
    table.tell(CouncilOpened("V-7.4.1", wave))


def send_home(siege: Siege) -> None:
    """R-V34, R-V26. Heroes leave the table until they deploy again; Defenders and enemies are gone for good."""
    models: dict[ModelId, Fighter] = {}
    for model in siege.models.values():
        if model.is_hero:
            # V-4.2.12. A defeated hero stays out.
            models[model.id] = model if model.fate is Fate.DEFEATED else rested(model)
    siege.models = models
    siege.groups = []
    siege.wave_total = 0
    siege.edges_known = False


def rested(hero: Fighter) -> Fighter:
    """R-V34. The hero between two waves: every state has ended, the wounds have not (V-4.2.9)."""
    other = Fighter(hero.id, hero.profile, hero.side)
    other.is_hero = True
    other.letter = hero.letter
    other.quality_lost = hero.quality_lost
    # SBH-RNG-13, V-4.2.9. The defence is one game, and an empty quiver stays empty in it.
    other.out_of_ammunition = hero.out_of_ammunition
    other.spent = [use for use in hero.spent if not use.endswith((":turn", ":wave"))]
    other.immune_to = hero.immune_to[:]
    return other
