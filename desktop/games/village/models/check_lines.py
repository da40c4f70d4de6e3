"""The check list of a real table: what the program believes, in about a dozen lines, each with what corrects it.

Only what players may know: no hidden edges, no finds before they are seen.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.village.models.aim_words import ICON, count_words, counted_words
from desktop.games.village.models.siege_rows import ROMAN, group_name, shown
from desktop.games.village.models.siege_rows import tr as table_words
from desktop.play.check_table.lines import CheckField, CheckLine, FieldKind
from desktop.play.models.cased import Cased
from rules_core.games.village.rules import aims
from rules_core.games.village.rules.amend import MOST_COUNTED
from rules_core.games.village.rules.amend_models import riders_for
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Building, Phase, Siege
from rules_core.games.village.words.measures import measure_for
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.spoken import building_name
from rules_core.games.village.words.table_rows import FINDS
from rules_core.ground.play_mode import PlayMode
from rules_core.song.warband import Fate


def _tr(text: str) -> str:
    return QCoreApplication.translate("CheckTable", text)


def check_lines(siege: Siege, names: SiegeNames) -> list[CheckLine]:
    """All lines, in the order in which people look over a table."""
    lines = [_wave(siege), _supplies(siege)]
    if aims.counted(siege):
        lines.append(_tally(siege))
    lines.extend(_building(siege, building) for building in siege.buildings.values())
    lines.extend(_hero(siege, model, names) for model in siege.heroes)
    for line in (_defenders(siege, names), _enemies(siege), *_markers(siege, names)):
        if line is not None:
            lines.append(line)
    return lines


def _wave(siege: Siege) -> CheckLine:
    waves = siege.world.waves
    words = _tr("wave {wave} of {waves}, round {round}")
    if siege.phase in (Phase.COUNCIL, Phase.WAVE_OPENS, Phase.AFTERWARDS, Phase.OVER):
        words = _tr("wave {wave} of {waves}, between the fights")
    return CheckLine(
        "wave",
        "castle",
        _tr("The wave"),
        words.format(wave=siege.wave, waves=waves, round=siege.round),
        (
            CheckField(FieldKind.NUMBER, _tr("Wave"), "wave", siege.wave, waves, 1),
            CheckField(FieldKind.NUMBER, _tr("Round"), "round", siege.round, 9999),
        ),
    )


def _supplies(siege: Siege) -> CheckLine:
    belief = _tr("1 Supply") if siege.supplies == 1 else _tr("{supplies} Supplies").format(supplies=siege.supplies)
    fields = [CheckField(FieldKind.NUMBER, _tr("Supplies"), "supplies", siege.supplies, 999)]
    herbs = siege.herbs > 0
    if herbs:
        words = _tr("{belief}, 1 Healing Herb") if siege.herbs == 1 else _tr("{belief}, {herbs} Healing Herbs")
        belief = words.format(belief=belief, herbs=siege.herbs)
        fields.append(CheckField(FieldKind.NUMBER, _tr("Healing Herbs"), "herbs", siege.herbs, 99))
    if siege.repair_materials:
        words = _tr("{belief}, Repair Materials: {materials}")
        belief = words.format(belief=belief, materials=siege.repair_materials)
        path = "repair_materials"
        fields.append(CheckField(FieldKind.NUMBER, _tr("Repair Materials"), path, siege.repair_materials, 99))
    return CheckLine("supplies", "swap-bag", _tr("The purse"), belief, tuple(fields))


def _tally(siege: Siege) -> CheckLine:
    """V-8.1. What a scenario counts."""
    field = CheckField(FieldKind.NUMBER, counted_words(siege), "tally", aims.tally_of(siege), MOST_COUNTED)
    return CheckLine("tally", ICON, counted_words(siege), count_words(siege), (field,))


def _building(siege: Siege, building: Building) -> CheckLine:
    kind = siege.world.buildings[building.id]
    path = f"buildings/{building.id}"
    belief = _tr("Integrity {now} of {most}, level {level}")
    belief = belief.format(now=building.integrity, most=kind.integrity, level=ROMAN[building.level])
    if building.destroyed:
        belief = _tr("destroyed")
    elif building.burning:
        belief = _tr("{belief}, burning").format(belief=belief)
    return CheckLine(
        building.id,
        "broken-wall" if building.destroyed else kind.icon,
        building_name(siege.world.village, kind),
        belief,
        (
            CheckField(FieldKind.NUMBER, _tr("Integrity"), f"{path}/integrity", building.integrity, kind.integrity),
            CheckField(FieldKind.NUMBER, _tr("Level"), f"{path}/level", building.level, len(kind.levels), 1),
            CheckField(FieldKind.FLAG, _tr("It burns"), f"{path}/burning", building.burning),
        ),
    )


def _hero(siege: Siege, model: Fighter, names: SiegeNames) -> CheckLine:
    path = f"models/{model.id}"
    most = 6 - model.profile.quality
    fields: list[CheckField] = []
    beliefs: list[str] = []
    if model.has("tough"):
        words = _tr("{wounds} of 1 wound") if most == 1 else _tr("{wounds} of {most} wounds")
        beliefs.append(words.format(wounds=model.quality_lost, most=most))
        fields.append(CheckField(FieldKind.NUMBER, _tr("Wounds"), f"{path}/quality_lost", model.quality_lost, most))
    if model.fate is not Fate.WAITING or siege.phase not in (Phase.COUNCIL, Phase.WAVE_OPENS):
        beliefs.append(_fates()[model.fate.value])
    if model.knocked_down:
        beliefs.append(_tr("knocked down"))
    choices = fate_choices(model)
    fields.append(CheckField(FieldKind.CHOICE, _tr("Fate"), f"{path}/fate", model.fate.value, choices=choices))
    fields.extend(saddle_fields(siege, model, names))
    if model.in_play:
        fields.append(CheckField(FieldKind.FLAG, _tr("Knocked down"), f"{path}/knocked_down", model.knocked_down))
    icon = siege.world.content.heroes[model.id].icon
    return CheckLine(
        model.id, icon, shown(names, model.id), ", ".join(beliefs) or _tr("ready for the next wave"), tuple(fields)
    )


def _fates() -> dict[str, str]:
    return {
        Fate.WAITING.value: _tr("not on the table"),
        Fate.IN_PLAY.value: _tr("on the table"),
        Fate.DEFEATED.value: _tr("defeated"),
        Fate.FLED.value: _tr("away for this wave"),
        Fate.CARRIED.value: _tr("in the saddle of a friend"),
    }


def fate_choices(model: Fighter) -> tuple[tuple[str | int, str], ...]:
    """What can have become of a model; into a saddle it comes by `saddle_fields`."""
    fates = _fates()
    if model.side == ENEMIES:
        # No enemy comes again.
        fates[Fate.FLED.value] = _tr("fled")
    return tuple([one for one in fates.items() if model.is_carried or one[0] != Fate.CARRIED.value])


def saddle_fields(siege: Siege, model: Fighter, names: SiegeNames) -> list[CheckField]:
    """OPEN-17. Who carries the model, where somebody does or might."""
    riders = [one.id for one in riders_for(siege, model)]
    if model.is_carried:
        riders.insert(0, model.carrier)
    if not riders:
        return []
    choices = (("", _tr("nobody")), *((one, shown(names, one)) for one in riders))
    return [
        CheckField(FieldKind.CHOICE, _tr("Carried by"), f"models/{model.id}/carrier", model.carrier, choices=choices)
    ]


def _defenders(siege: Siege, names: SiegeNames) -> CheckLine:
    defenders = [model for model in siege.models.values() if model.is_defender and model.is_there]
    belief = _several(len(defenders), _tr("one stands"), _tr("{count} stand"), _tr("none on the table"))
    fields = tuple(
        CheckField(FieldKind.GONE, shown(names, model.id), f"models/{model.id}/fate", Fate.DEFEATED.value)
        for model in defenders
    )
    return CheckLine("defenders", "visored-helm", _tr("Village Defenders"), belief, fields)


def _enemies(siege: Siege) -> CheckLine | None:
    told = [
        _tr("{group}: {count}").format(group=group_name(group), count=len(siege.members(group.number)))
        for group in siege.groups
        if siege.members(group.number)
    ]
    return CheckLine("enemies", "crossed-swords", _tr("Enemies"), "; ".join(told)) if told else None


def _markers(siege: Siege, names: SiegeNames) -> list[CheckLine]:
    barricades = tuple(
        CheckField(FieldKind.GONE, _where(siege, names, one.id, one.x, one.y), f"barricades/{one.id}", None)
        for one in siege.barricades.values()
    )
    traps = tuple(
        CheckField(FieldKind.GONE, _where(siege, names, one.id, one.x, one.y), f"traps/{one.id}", None)
        for one in siege.traps.values()
    )
    tokens: list[CheckField] = []
    for token in siege.tokens.values():
        # V-7.2.3. What a find is stays unknown until somebody has seen it.
        what = table_words(FINDS[token.result].text) if token.revealed else _tr("a find")
        edge = Cased(names.edge(token.edge))
        words = _tr("{what} at {edge}").format(what=what, edge=edge)
        tokens.append(CheckField(FieldKind.GONE, words, f"tokens/{token.id}", None))
    for villager in siege.villagers.values():
        tokens.append(CheckField(FieldKind.GONE, _tr("a Lost Villager"), f"villagers/{villager.id}", None))
    one, more, none = _tr("one on the table"), _tr("{count} on the table"), _tr("none on the table")
    return [
        CheckLine(
            "barricades", "stakes-fence", _tr("Barricades"), _several(len(barricades), one, more, none), barricades
        ),
        CheckLine("traps", "wolf-trap", _tr("Traps"), _several(len(traps), one, more, none), traps),
        CheckLine("tokens", "treasure-map", _tr("Finds"), _several(len(tokens), one, more, none), tuple(tokens)),
    ]


def _several(count: int, one: str, more: str, none: str) -> str:
    return none if count == 0 else one if count == 1 else more.format(count=count)


def _where(siege: Siege, names: SiegeNames, id: str, x: int, y: int) -> str:
    if siege.play_mode is PlayMode.UNMAPPED:
        # Nobody keeps places then.
        return shown(names, id)
    words = _tr("{name} at {x} by {y}")
    measure = measure_for(siege)
    return words.format(name=shown(names, id), x=measure(x), y=measure(y))
