"""Scenarios and house-rule sets read from content: waves, who comes, special rules, how it is won and lost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import NAME
from rules_core.content.reader import Reader
from rules_core.games.village.content import content_faults as words
from rules_core.games.village.content import rules_fields
from rules_core.games.village.content import scenario_fields as fields
from rules_core.games.village.content.content_keys import Register, read_id
from rules_core.games.village.content.party import FEWEST_HEROES
from rules_core.games.village.content.types import (
    Behaviour,
    FixedGroup,
    Holding,
    LossCondition,
    RuleSet,
    Scenario,
    ScenarioWave,
    Win,
    WinKind,
)
from rules_core.games.village.rules.escalation import ESCALATION
from rules_core.wording.sentence import Part
from rules_core.wording.translation import official


def read_scenario(reader: Reader, register: Register, names: Mapping[str, str]) -> Scenario:
    """A scenario; what it needs of a village is looked at when a game is set up (scenario_setup.py).

    `names` are what the enemies are called, by id.
    """
    enemies = tuple(names)
    id = read_id(reader, register, "scenario")
    settings: dict[str, int | bool] = {}
    for field in fields.SCENARIO:
        if field.key in fields.SPECIAL:
            value = _setting(reader, field)
            if reader.has(field.key):
                settings[field.key] = value
    scenario = Scenario(
        id=id,
        name=reader.text_of(NAME),
        text=reader.text_of(fields.STORY),
        village=reader.word_of(fields.VILLAGE),
        terrain=reader.word_of(fields.TERRAIN),
        rules=reader.words_of(fields.RULES),
        bestiary=reader.words_of(fields.BESTIARY, enemies),
        waves=tuple([_read_wave(one, enemies) for one in reader.tables_of(fields.WAVES)]),
        settings=settings,
        holding=_read_holding(reader),
        win=_read_win(reader, enemies),
        loss=_read_loss(reader),
    )
    _check_lengths(reader, scenario)
    _check_win(reader, scenario, names)
    reader.done()
    return scenario


def _read_wave(reader: Reader, enemies: Sequence[str]) -> ScenarioWave:
    """V-5.3.1, V-5.4.2. A wave: its level, and either its groups or the generator's budget."""
    wave = ScenarioWave(
        escalation=reader.whole_of(fields.ESCALATION_LEVEL),
        percent=reader.whole_of(fields.PERCENT),
        text=reader.text_of(fields.WAVE_TEXT),
        edges=tuple([int(one) for one in reader.words_of(fields.WAVE_EDGES)]),
        lengths=reader.words_of(fields.LENGTHS),
        groups=tuple([_read_group(one, enemies) for one in reader.tables_of(fields.GROUPS)]),
    )
    if wave.groups and not with_heroes(wave, FEWEST_HEROES).groups:
        values: dict[str, Part] = {"count": FEWEST_HEROES}
        reader.fault("group", words.NO_GROUP, words.GIVE_GROUP, values, clause="V-4.2.3")
    reader.done()
    return wave


def with_heroes(wave: ScenarioWave, heroes: int) -> ScenarioWave:
    """The wave as it comes when so many heroes play."""
    if all(group.from_heroes <= heroes for group in wave.groups):
        return wave
    return replace(wave, groups=tuple([group for group in wave.groups if group.from_heroes <= heroes]))


def _read_group(reader: Reader, enemies: Sequence[str]) -> FixedGroup:
    """V-6.2.1. One Behaviour, one edge, at least one model; V-5.4.5 at most five."""
    behaviour = Behaviour(reader.word_of(fields.BEHAVIOUR))
    types: list[str] = []
    for one in reader.tables_of(fields.MEMBERS):
        kind = one.word_of(fields.MEMBER_TYPE, enemies)
        types.extend([kind] * one.whole_of(fields.MEMBER_COUNT))
        one.done()
    if len(types) > fields.LARGEST_GROUP:
        values: dict[str, Part] = {"count": len(types), "most": fields.LARGEST_GROUP}
        reader.fault("member", words.LARGE_GROUP, words.KEEP_GROUP, values, clause="V-5.4.5")
    edge = reader.whole_of(fields.GROUP_EDGE)
    from_heroes = reader.whole_of(fields.GROUP_HEROES)
    reader.done()
    return FixedGroup(behaviour, tuple(types), edge, from_heroes)


def _read_holding(reader: Reader) -> Holding | None:
    """V-6.3.18. A building or a point."""
    table = reader.table_of(fields.HOLDING)
    if not reader.has(fields.HOLDING.key):
        return None
    holding = Holding(
        table.text_of(fields.HELD_BUILDING), table.point_of(fields.HELD_POINT), table.text_of(fields.HELD_NAME)
    )
    has_point = table.has(fields.HELD_POINT.key)
    if holding.building and has_point:
        table.fault("point", words.TWO_HELD, words.HOLD_ONE, clause="V-6.3.18")
    if not holding.building and not has_point:
        table.fault("", words.NOTHING_HELD, words.HOLD_ONE, clause="V-6.3.18")
    table.done()
    return holding


def _read_win(reader: Reader, enemies: Sequence[str]) -> Win:
    """V-8.1."""
    table = reader.table_of(fields.WIN)
    if not reader.has(fields.WIN.key):
        return Win()
    kind = WinKind(table.word_of(fields.WIN_KIND))
    count = table.whole_of(fields.WIN_COUNT) if kind.value in fields.WIN_COUNT.when_words else 0
    # One that nobody named, or that is not there, has its own fault and is looked for in no wave.
    given = kind is WinKind.LEADER and table.word_of(fields.WIN_ENEMY, enemies)
    enemy = given if given and table.data.get(fields.WIN_ENEMY.key) == given else ""
    table.done()
    return Win(kind, count, enemy)


def _read_loss(reader: Reader) -> LossCondition:
    """V-8.2, V-8.3."""
    table = reader.table_of(fields.LOSS)
    if not reader.has(fields.LOSS.key):
        return LossCondition()
    loss = LossCondition(
        table.flag_of(fields.LOSS_HEROES), table.words_of(fields.LOSS_BUILDINGS), table.whole_of(fields.LOSS_FALLEN)
    )
    table.done()
    return loss


def _check_lengths(reader: Reader, scenario: Scenario) -> None:
    """V-4.1.1. Every length has waves."""
    for length in ESCALATION:
        if scenario.waves and not waves_of(scenario, length):
            name = fields.LENGTHS.name_of(length)
            reader.fault("wave", words.NO_WAVE, words.GIVE_WAVE, {"value": name}, clause="V-5.3.1")


def _check_win(reader: Reader, scenario: Scenario, names: Mapping[str, str]) -> None:
    """V-8.1. What is to be reached can be reached."""
    win = scenario.win
    fewest = min([len(waves_of(scenario, length)) for length in ESCALATION])
    if win.kind is WinKind.WAVES and scenario.waves and win.count > fewest:
        values: dict[str, Part] = {"count": win.count, "most": fewest}
        reader.fault("win", words.FEW_WAVES, words.LOWER_COUNT, values, deeper=("count",), clause="V-8.1")
    if win.kind is not WinKind.LEADER or not win.enemy:
        return
    called = official(f"enemy/{win.enemy}/name", names.get(win.enemy, win.enemy))
    for length in ESCALATION:
        fewest_come = [with_heroes(wave, FEWEST_HEROES) for wave in waves_of(scenario, length)]
        if not any(win.enemy in group.types for wave in fewest_come for group in wave.groups):
            name = fields.LENGTHS.name_of(length)
            who: dict[str, Part] = {"value": called, "length": name}
            reader.fault("win", words.NO_LEADER, words.WRITE_LEADER, who, deeper=("enemy",), clause="V-8.1")
            return


def waves_of(scenario: Scenario, length: str) -> tuple[ScenarioWave, ...]:
    """The waves that come in a game of this length."""
    return tuple([wave for wave in scenario.waves if not wave.lengths or length in wave.lengths])


def read_rules(reader: Reader, register: Register) -> RuleSet:
    """A house-rule set: settings by name, lengths in inches."""
    id = read_id(reader, register, "rules")
    rules = RuleSet(
        id,
        reader.text_of(NAME),
        reader.text_of(rules_fields.SET_TEXT),
        _read_settings(reader, rules_fields.VILLAGE_SETTINGS),
        _read_settings(reader, rules_fields.SONG_SETTINGS),
    )
    reader.done()
    return rules


def _read_settings(reader: Reader, field: Field) -> dict[str, Any]:
    table = reader.table_of(field)
    if not reader.has(field.key):
        return {}
    found: dict[str, Any] = {}
    for one in field.parts:
        value = _setting(table, one)
        if table.has(one.key):
            found[one.key] = value
    table.done()
    return found


def _setting(reader: Reader, field: Field) -> Any:
    """A setting, lengths in tenths of a millimetre."""
    if field.kind is FieldKind.FLAG:
        return reader.flag_of(field)
    if field.kind is FieldKind.WORD:
        return reader.word_of(field)
    if field.kind is FieldKind.INCHES:
        return reader.inches_of(field)
    return reader.whole_of(field)
