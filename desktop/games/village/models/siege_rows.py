"""The rows of the tables: buildings, heroes and defenders, enemies, defences and finds. Only what players may know."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.village.models.aim_words import ICON, counted_words
from desktop.games.village.models.heart_words import heart_of
from desktop.play.models.cased import Cased
from desktop.play.models.rows import Cell, CellKind, Edit, Row
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import aims
from rules_core.games.village.rules.behaviours.all_six import RULES
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Group, Phase, Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.spoken import building_name, level_name
from rules_core.games.village.words.table_rows import FINDS
from rules_core.games.village.words.village_words import BEHAVIOURS
from rules_core.song.warband import Fate
from rules_core.wording.translation import say

ROMAN = ("", "I", "II", "III", "IV", "V")
GROUP_ICONS = {
    Behaviour.RAVAGER: "orc-head",
    Behaviour.HUNTER: "wolf-head",
    Behaviour.RAIDER: "hooded-assassin",
    Behaviour.MINDLESS: "shambling-zombie",
    Behaviour.FANATIC: "horned-skull",
    Behaviour.GUARDIAN: "black-knight-helm",
}


def tr(text: str) -> str:
    """A text of the tables in the language in force."""
    return QCoreApplication.translate("Tables", text)


def shown(names: SiegeNames, id: str) -> str:
    """A name as at the beginning of a sentence."""
    return Cased(names.of(id), begins=True)


def group_name(group: Group) -> str:
    """The number of an Enemy Group, which is no count of its models, and its Behaviour: "Group 1, Fanatics"."""
    behaviour = say(BEHAVIOURS[group.behaviour.value].text)
    return tr("Group {number}, {behaviour}").format(number=group.number, behaviour=behaviour)


def group_number(group: Group) -> str:
    """The same where there is little room: "Group 1"."""
    return tr("Group {number}").format(number=group.number)


def building_rows(siege: Siege, names: SiegeNames) -> list[Row]:
    """The buildings: name and level, Integrity, fire."""
    rows: list[Row] = []
    for building in siege.buildings.values():
        kind = siege.world.buildings[building.id]
        path = f"buildings/{building.id}"
        level = level_name(siege.world.village, kind, building.level)
        state = Cell("", edit=Edit(f"{path}/burning", building.burning))
        if building.destroyed:
            state = Cell(tr("Destroyed"), CellKind.PILL, tone="ENEMY")
        elif building.burning:
            state = Cell(tr("Burns"), CellKind.PILL, tone="WARN", filled=True, edit=Edit(f"{path}/burning", value=True))
        rows.append(
            Row(
                building.id,
                (
                    Cell(
                        building_name(siege.world.village, kind),
                        CellKind.NAME,
                        second=level,
                        icon="broken-wall" if building.destroyed else kind.icon,
                    ),
                    Cell(ROMAN[building.level], edit=Edit(f"{path}/level", building.level)),
                    Cell(
                        f"{building.integrity}/{kind.integrity}",
                        CellKind.CELLS,
                        now=building.integrity,
                        most=kind.integrity,
                        edit=Edit(f"{path}/integrity", building.integrity),
                    ),
                    state,
                ),
            )
        )
    return rows


def hero_rows(siege: Siege, names: SiegeNames) -> list[Row]:
    """Heroes and Village Defenders: figures, wounds, state."""
    rows: list[Row] = []
    for model in siege.models.values():
        if not (model.is_hero or (model.is_defender and model.is_there)):
            continue
        path = f"models/{model.id}"
        most = 6 - model.profile.quality if model.has("tough") else 0
        figures = tr("Quality {quality}+, Combat {combat}")
        second = figures.format(quality=min(model.quality, 6), combat=model.profile.combat)
        if model.is_carried:
            second = tr("Carried by {rider}").format(rider=Cased(names.of(model.carrier)))
        chosen = siege.acting is not None and siege.acting.model == model.id
        wounds = Cell(tr("no wounds"), second=tr("Cannot be wounded twice"))
        if most:
            words = (tr("{now} of 1 wound") if most == 1 else tr("{now} of {most} wounds")).format(
                now=model.quality_lost, most=most
            )
            edit = Edit(f"{path}/quality_lost", model.quality_lost)
            wounds = Cell(words, CellKind.DROPS, now=model.quality_lost, most=most, edit=edit)
        rows.append(
            Row(
                model.id,
                (
                    Cell(shown(names, model.id), CellKind.NAME, second, _icon(siege, model), model.letter),
                    wounds,
                    _state(siege, model),
                ),
                chosen,
            )
        )
    return rows


def _state(siege: Siege, model: Fighter) -> Cell:
    # Nobody falls in the saddle of a friend.
    down = None if model.is_carried else Edit(f"models/{model.id}/knocked_down", model.knocked_down)
    if model.fate is Fate.DEFEATED:
        return Cell(tr("Defeated"), CellKind.PILL, tone="ENEMY")
    if model.fate is Fate.FLED:
        return Cell(tr("Away for this wave"), CellKind.PILL, tone="QUIET")
    if model.fate is Fate.WAITING and siege.phase is Phase.COUNCIL:
        # Between the waves nobody stands on the table: to say so of each would only take the names' room.
        return Cell("")
    if model.fate is Fate.WAITING:
        return Cell(tr("Not deployed"), CellKind.PILL, tone="QUIET")
    if model.knocked_down:
        return Cell(tr("Knocked down"), CellKind.PILL, tone="ENEMY", edit=down)
    if model.transfixed:
        return Cell(tr("Transfixed"), CellKind.PILL, tone="MAGIC")
    if siege.acting is not None and siege.acting.model == model.id:
        left = siege.acting.actions
        words = tr("1 action left") if left == 1 else tr("{actions} actions left").format(actions=left)
        return Cell(words, CellKind.PILL, tone="GOLD", edit=down)
    if siege.phase is Phase.ENEMY_TURN:
        # Who has acted is a question of their own turn.
        return Cell("", edit=down)
    if siege.has_acted(model):
        return Cell(tr("Has acted"), CellKind.PILL, tone="QUIET", edit=down)
    return Cell(tr("Can act"), CellKind.PILL, tone="GOOD", edit=down)


def enemy_rows(siege: Siege, names: SiegeNames) -> list[Row]:
    """A row for each Enemy Group in the order they act, and one for each of its models on the table.

    Groups of which nobody is left stand below those that still act.
    """
    rows: list[Row] = []
    for group in sorted(siege.groups, key=lambda one: one.deployed and not siege.members(one.number)):
        members = siege.members(group.number)
        everyone = [model for model in siege.models.values() if model.group == group.number]
        if not everyone:
            continue
        rows.append(_group_row(siege, names, group, everyone, members))
        for model in members:
            second = tr("Quality {quality}+, Combat {combat}")
            figures = second.format(quality=min(model.quality, 6), combat=model.profile.combat)
            down = Edit(f"models/{model.id}/knocked_down", model.knocked_down)
            state = Cell(tr("stands"), edit=down)
            if model.knocked_down:
                state = Cell(tr("Knocked down"), CellKind.PILL, tone="WARN", edit=down)
            rows.append(
                Row(
                    model.id,
                    (
                        Cell(
                            shown(names, model.id),
                            CellKind.NAME,
                            figures,
                            _icon(siege, model),
                        ),
                        state,
                    ),
                )
            )
    return rows


def _group_row(siege: Siege, names: SiegeNames, group: Group, everyone: list[Fighter], members: list[Fighter]) -> Row:
    count = RULES[group.behaviour].dice
    dice = tr("1 die") if count == 1 else tr("{dice} dice").format(dice=count)
    goal = purpose_of(group.behaviour).format(heart=Cased(names.of(siege.world.heart)))
    held = group.objective or group.raid_target
    if held:
        goal = tr("means to loot {name}") if group.raid_target else tr("holds {name}")
        goal = goal.format(name=Cased(names.of(held)))
    if group.leaving:
        goal = tr("leaves the table")
    second = ", ".join(part for part in (dice, goal) if part)
    left = tr("{left} of {all} left").format(left=len(members), all=len(everyone))
    if not group.deployed:
        left = tr("{all} to come").format(all=len(everyone))
    cells = (Cell(group_name(group), CellKind.NAME, second, GROUP_ICONS[group.behaviour]), Cell(left))
    return Row(f"group-{group.number}", cells, is_heading=True)


def purpose_of(behaviour: Behaviour) -> str:
    """What a Behaviour is after before anything more is known (section 6.3); `{heart}` stands for the Town Hall."""
    return {
        Behaviour.RAVAGER: tr("goes for the nearest building"),
        Behaviour.HUNTER: tr("goes for the nearest hero"),
        Behaviour.RAIDER: tr("means to loot and get away"),
        Behaviour.MINDLESS: tr("goes for whatever is nearest"),
        Behaviour.FANATIC: tr("goes straight for {heart}"),
        Behaviour.GUARDIAN: tr("holds its ground"),
    }[behaviour]


def find_rows(siege: Siege, names: SiegeNames) -> list[Row]:
    """Barricades, Traps, finds and villagers, and the purse."""
    rows = [
        Row(
            "supplies",
            (
                Cell(tr("Supplies"), CellKind.NAME, icon="swap-bag"),
                Cell(str(siege.supplies), edit=Edit("supplies", siege.supplies)),
            ),
        ),
        Row(
            "herbs",
            (
                Cell(tr("Healing Herbs"), CellKind.NAME, icon="herbs-bundle"),
                Cell(str(siege.herbs), edit=Edit("herbs", siege.herbs)),
            ),
        ),
    ]
    for id, words, icon, number in (
        ("wave", tr("Wave"), "castle", siege.wave),
        ("round", tr("Round"), "hourglass", siege.round),
    ):
        rows.append(Row(id, (Cell(words, CellKind.NAME, icon=icon), Cell(str(number), edit=Edit(id, number)))))
    aim = counted_words(siege)
    if aim:
        count = aims.tally_of(siege)
        rows.append(Row("tally", (Cell(aim, CellKind.NAME, icon=ICON), Cell(str(count), edit=Edit("tally", count)))))
    if siege.repair_materials:
        materials = Edit("repair_materials", siege.repair_materials)
        name = Cell(tr("Repair Materials"), CellKind.NAME, icon="stone-stack")
        rows.append(Row("materials", (name, Cell(str(siege.repair_materials), edit=materials))))
    for barricade in siege.barricades.values():
        most = siege.world.options.barricade_integrity
        integrity = Edit(f"barricades/{barricade.id}/integrity", barricade.integrity)
        now = barricade.integrity
        state = Cell(f"{now}/{most}", CellKind.CELLS, now=now, most=max(most, now), edit=integrity)
        rows.append(Row(barricade.id, (Cell(tr("Barricade"), CellKind.NAME, icon="stakes-fence"), state)))
    for trap in siege.traps.values():
        rows.append(Row(trap.id, (Cell(tr("Trap, face down"), CellKind.NAME, icon="wolf-trap"), Cell(""))))
    for token in siege.tokens.values():
        # V-7.2.3. Unknown until a hero reaches it or the Watchtower's scouts tell.
        what = tr(FINDS[token.result].text) if token.revealed else tr("unknown")
        edge = Cased(names.edge(token.edge))
        name = Cell(tr("Find"), CellKind.NAME, tr("at {edge}").format(edge=edge), "treasure-map")
        rows.append(Row(token.id, (name, Cell(what))))
    for villager in siege.villagers.values():
        home = tr("to be led to {heart}").format(heart=heart_of(siege))
        name = Cell(tr("Lost Villager"), CellKind.NAME, home, "person")
        rows.append(Row(villager.id, (name, Cell(""))))
    return rows


def _icon(siege: Siege, model: Fighter) -> str:
    content = siege.world.content
    if model.id in content.heroes:
        return content.heroes[model.id].icon
    if model.side == ENEMIES:
        kind = content.enemies.get(model.profile.id)
        return kind.icon if kind is not None else "person"
    defender = content.defenders.get(model.profile.id)
    return defender.icon if defender is not None else "person"
