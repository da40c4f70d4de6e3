"""The opening of a wave (V-5.1.1 (1) to (3)): Escalation, Enemy Groups, spawn edges, and who will deploy."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.types import Ability
from rules_core.games.village.rules import edges, escalation, generation, groups, tokens, waves
from rules_core.games.village.rules.muster import Muster
from rules_core.games.village.rules.wave_figures import figures_beside, tell_all
from rules_core.games.village.state.facts import StoryTold, ThreatsUnlocked, WaveGenerated, WaveOpened
from rules_core.games.village.state.fighter import ENEMIES, HEROES, Fighter
from rules_core.games.village.state.siege import Building, Group, Phase, Siege
from rules_core.kernel.table import Table
from rules_core.song.warband import Fate, ModelId

EACH_WAVE: Final = ("overwatch", "blessing", "ready-mounts", "warhorse")
"""Uses that every wave gives anew (V-7.5.14, V-7.5.17, V-7.5.20, V-7.5.22)."""


def open_wave(table: Table, siege: Siege) -> None:
    """V-5.1.1 (1) to (3)."""
    world = siege.world
    # V-4.7.2. A scenario may lay tokens out before the first wave.
    if siege.wave == 1:
        for _ in range(world.options.initial_tokens):
            tokens.place_token(table, siege, "V-4.7.2")
    # V-5.3.1, V-5.2.1. The Escalation level and the budget.
    level = world.levels[siege.wave - 1]
    fixed = waves.fixed_groups(world, siege.wave)
    budget = sum([plan.points for plan in fixed]) if fixed else waves.budget_of(world, siege.wave)
    table.tell(WaveOpened("V-5.3.1", siege.wave, world.waves, level, budget))
    read_out(table, siege)
    # V-5.2.1. What is new about it; a wave that a scenario wrote down says so itself.
    threats = [] if fixed else escalation.threats(world.levels, siege.wave, world.options)
    if threats:
        table.tell(ThreatsUnlocked("V-5.2.1", level, tuple(threats)))
    siege.round = 0
    siege.spent = [use for use in siege.spent if use not in EACH_WAVE]
    siege.start_counts = {}
    # R-V35, R-V51, VMS-6. The half-strength roll is made once a wave and side.
    siege.half_tested = []
    # V-5.1.1 (2). The Enemy Groups.
    muster = Muster(figures_beside(siege, called_defenders(siege)))
    plans = fixed or generation.generate(table, world.recruits, world.options, level, budget, muster)
    siege.groups = []
    for plan in plans:
        groups.add_group(siege, plan)
    # V-6.2.1. A scenario may give a Group its edge.
    for group, written in zip(siege.groups, waves.plan_of(world, siege.wave).groups, strict=False):
        group.edge = written.edge
    siege.wave_total = sum([plan.points for plan in plans])
    label = generation.label(siege.wave_total, budget, world.options)
    table.tell(
        WaveGenerated(
            "V-5.4.10", siege.wave_total, budget, label, tuple([_told(group, siege) for group in siege.groups])
        )
    )
    # The composition is known by now, and so may be what it lacks.
    tell_all(table, muster)
    # R-V51. All models generated count at the start.
    siege.start_counts[ENEMIES] = sum([len(plan.types) for plan in plans])
    # V-5.1.1 (3). The spawn edges, hidden unless scouted (V-5.1.2, V-5.1.3).
    edges.determine(table, siege, level)
    call_defenders(siege)
    siege.waiting = [model.id for model in siege.models.values() if model.side == HEROES and model.fate is Fate.WAITING]
    siege.phase = Phase.HERO_DEPLOYMENT


def read_out(table: Table, siege: Siege) -> None:
    """V-5.1.1. What a scenario has to say: of itself before the first wave, and of each wave as it opens."""
    scenario = siege.world.scenario
    if scenario is not None and siege.wave == 1:
        table.tell(StoryTold("V-5.1.1", 0, scenario.name, scenario.text))
    text = waves.plan_of(siege.world, siege.wave).text
    if text:
        table.tell(StoryTold("V-5.1.1", siege.wave, "", text))


def call_defenders(siege: Siege) -> None:
    """V-7.5.7, V-7.5.24, R-V26. Fresh Defenders muster for the wave; those of earlier waves have gone home."""
    for id in called_defenders(siege):
        kind = siege.world.content.defenders[id]
        mustered = len([one for one in siege.models.values() if one.is_defender]) + 1
        model = Fighter(ModelId(f"{kind.id}-{siege.wave}-{mustered}"), kind.profile, HEROES)
        model.is_defender = True
        model.letter = str(mustered)
        siege.models[model.id] = model


def called_defenders(siege: Siege) -> list[str]:
    """V-7.5.7, V-7.5.24. The types of the Defenders who muster for a wave, one for each of them."""
    called: list[str] = []
    for building, ability in siege.with_ability("militia"):
        called.extend([ability.defender] * militia_count(siege, building, ability))
    return called


def militia_count(siege: Siege, building: Building, ability: Ability) -> int:
    """How many Defenders a building sends: as its content says, else as the options say."""
    if ability.count:
        return ability.count
    options = siege.world.options
    return options.archers if building.id == siege.world.heart else options.riders


def _told(group: Group, siege: Siege) -> str:
    """A Group for the fact: "number:behaviour:type*count,type*count"."""
    counts: dict[str, int] = {}
    for model in siege.models.values():
        if model.group == group.number:
            counts[model.profile.id] = counts.get(model.profile.id, 0) + 1
    return f"{group.number}:{group.behaviour.value}:" + ",".join([f"{id}*{count}" for id, count in counts.items()])
