"""What people correct of a battle: how far it has come, each man, each door and ladder."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.battle_scene import gauge_of, icon_of, name_of
from desktop.play.check_table.lines import CheckField, CheckLine, FieldKind
from rules_core.games.drums.rules.amend import DOOR_PATH, FLOOR, LOADING, door_states, floors_of, loading_of
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.houses import House
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.names import BattleNames
from rules_core.games.drums.words.places import place_words, storey_words
from rules_core.ground.play_mode import PlayMode
from rules_core.song.warband import Fate, ModelId
from rules_core.wording.sentence import Sentence
from rules_core.wording.translation import say, tell

LATEST = 999


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("BattleCheck", text)


def check_lines(battle: Battle, names: BattleNames) -> list[CheckLine]:
    """All lines, in the order in which people look over a table."""
    lines: list[CheckLine] = []
    if battle.phase is Phase.SQUADS:
        # Nobody's squad is known yet.
        return lines
    if battle.phase is Phase.TURN:
        rounds = CheckField(FieldKind.NUMBER, tr("Round"), "round", battle.round, LATEST, 1)
        lines.append(CheckLine("round", "drum", tr("The battle"), tell("Round {round}", round=battle.round), (rounds,)))
    lines.extend(_man(battle, one, names) for one in battle.models.values() if one.fate is not Fate.WAITING)
    lines.extend(_part(battle, house, id, names) for house in battle.houses.values() for id in house.begins())
    return lines


def thing_line(battle: Battle, names: BattleNames, thing: str) -> CheckLine | None:
    """All fields of a man, a door or a ladder; None for anything else."""
    man = battle.models.get(ModelId(thing)) if battle.phase is not Phase.SQUADS else None
    if man is not None and man.fate is not Fate.WAITING:
        return _man(battle, man, names)
    house = next((one for one in battle.houses.values() if thing in one.begins()), None)
    return _part(battle, house, thing, names) if house is not None else None


def _man(battle: Battle, man: Soldier, names: BattleNames) -> CheckLine:
    path = f"models/{man.id}"
    fields: list[CheckField] = []
    done, most = loading_of(battle, man)
    if man.in_play:
        if most:
            steps = tuple((step, _loaded_words(step, most)) for step in range(most + 1))
            fields.append(CheckField(FieldKind.CHOICE, tr("Musket"), f"{path}/{LOADING}", done, choices=steps))
            words, value = tr("No cartridges"), man.out_of_ammunition
            fields.append(CheckField(FieldKind.FLAG, words, f"{path}/out_of_ammunition", value))
        fields.append(CheckField(FieldKind.FLAG, tr("Knocked down"), f"{path}/knocked_down", man.knocked_down))
        fields.append(CheckField(FieldKind.FLAG, tr("Has acted"), f"{path}/activated", man.activated))
        if battle.play_mode is not PlayMode.UNMAPPED:
            fields.append(CheckField(FieldKind.PLACE, tr("Place"), f"{path}/position", (man.x, man.y)))
        house = next((one for one in battle.houses.values() if one.outline.contains(man.x, man.y)), None)
        if house is not None and floors_of(battle, man):
            floors = tuple((floor, storey_words(house, floor)) for floor in range(floors_of(battle, man) + 1))
            fields.append(CheckField(FieldKind.CHOICE, tr("Floor"), f"{path}/{FLOOR}", man.floor, choices=floors))
    fates = (
        (Fate.IN_PLAY.value, tr("On the table")),
        (Fate.DEFEATED.value, tr("Off the table: fallen")),
        (Fate.FLED.value, tr("Off the table: gone")),
    )
    quick = fates[1:] if man.in_play else ()
    fields.append(CheckField(FieldKind.CHOICE, tr("Fate"), f"{path}/fate", man.fate.value, choices=fates, quick=quick))
    return CheckLine(man.id, icon_of(man.profile), name_of(man, names), _belief(battle, man, names), tuple(fields))


def _belief(battle: Battle, man: Soldier, names: BattleNames) -> str:
    if not man.in_play:
        return say("fallen") if man.fate is Fate.DEFEATED else say("gone")
    gauge = gauge_of(battle, man)
    words = [
        gauge.words if gauge is not None else "",
        say("down") if man.knocked_down else "",
        place_words(battle, man, names),
    ]
    return ", ".join(one for one in words if one) or tr("stands")


def _loaded_words(step: int, most: int) -> str:
    if step == most:
        return tr("loaded")
    return tr("{done} of {most} loaded").format(done=step, most=most) if step else tr("not loaded")


def _part(battle: Battle, house: House, id: str, names: BattleNames) -> CheckLine:
    """A door, a gate or a ladder. Of several the one that is meant is shown by its wall."""
    words = {
        "open": tr("open"),
        "closed": tr("closed"),
        "barred": tr("barred"),
        "broken": tr("broken in"),
        "up": tr("set up"),
        "down": tr("lies there"),
        "away": tr("not there"),
    }
    sides = {"north": tr("north"), "east": tr("east"), "south": tr("south"), "west": tr("west")}
    opening = next((one for one in house.openings if one.id == id), None)
    part = Sentence("{part}", {"part": names.of(id)}).words()
    title = tr("{building}: {part}").format(building=names.building(house.kind.id), part=part)
    if opening is not None and opening.wall in sides:
        title = tr("{title}, {side} side").format(title=title, side=sides[opening.wall])
    state = battle.doors[id]
    choices = tuple((one, words[one]) for one in door_states(battle, id))
    field = CheckField(FieldKind.CHOICE, tr("How it is"), f"{DOOR_PATH}{id}", state, choices=choices)
    return CheckLine(id, "medieval-gate" if opening is not None else "ladder", title, words[state], (field,))
