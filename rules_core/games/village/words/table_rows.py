"""What lies on the table of a siege as rows: heroes, Enemy Groups, enemies, buildings, markers and counts."""

from __future__ import annotations

from typing import Final

from rules_core.games.definition import Thing, ThingTable
from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.games.village.rules import aims
from rules_core.games.village.rules.amend_models import WORST_QUALITY
from rules_core.games.village.state.fighter import ENEMIES, HEROES, Fighter
from rules_core.games.village.state.siege import Group, Phase, Siege
from rules_core.games.village.words.measures import measure_for
from rules_core.games.village.words.spoken import building_name
from rules_core.games.words import Words
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.table import ENEMY, PLAYERS
from rules_core.song import standards
from rules_core.song.warband import Fate
from rules_core.wording.sentence import Phrase, Sentence
from rules_core.wording.translation import say, tell

BEHAVIOURS: Final = {
    Behaviour.RAVAGER: Phrase("Ravager"),
    Behaviour.HUNTER: Phrase("Hunter"),
    Behaviour.RAIDER: Phrase("Raider"),
    Behaviour.MINDLESS: Phrase("Mindless"),
    Behaviour.FANATIC: Phrase("Fanatic"),
    Behaviour.GUARDIAN: Phrase("Guardian"),
}
FINDS: Final = {
    1: Phrase("Ambush"),
    2: Phrase("Supply Cache"),
    3: Phrase("Healing Herbs"),
    4: Phrase("Repair Materials"),
    5: Phrase("Lost Villager"),
    6: Phrase("Relic"),
}
"""V-7.3.1."""


def tables_of(siege: Siege, words: Words) -> tuple[ThingTable, ...]:
    """Every table, from a siege as it may be seen."""
    return (
        ThingTable(
            "heroes",
            "Heroes and Defenders",
            ("Name", "Quality", "Combat", "Wounds", "State"),
            tuple([_hero(siege, one, words) for one in siege.models.values() if _is_shown(one)]),
        ),
        ThingTable(
            "groups",
            "Enemy Groups",
            ("Group", "Behaviour", "Edge", "Left"),
            tuple([_group(siege, one, words) for one in siege.groups]),
            "card",
        ),
        ThingTable(
            "enemies",
            "Enemies",
            ("Name", "Group", "Quality", "Combat", "State"),
            tuple([_enemy(siege, one, words) for one in siege.models.values() if one.side == ENEMIES and one.in_play]),
        ),
        ThingTable(
            "buildings",
            "Buildings",
            ("Building", "Integrity", "Level", "State"),
            tuple([_building(siege, id) for id in siege.buildings]),
            "tile",
        ),
        ThingTable("ground", "Markers", ("Name", "Place", "Integrity"), tuple(_markers(siege, words)), "tile"),
        ThingTable("counts", "What is counted", ("Name", "How many"), tuple(_counts(siege)), "card"),
    )


def _is_shown(model: Fighter) -> bool:
    return model.is_hero or (model.is_defender and model.is_there)


def _hero(siege: Siege, model: Fighter, words: Words) -> Thing:
    # SBH-HTH-8, V-4.2.10. Only who is Tough is wounded and lives.
    is_tough = model.has("tough")
    wounds = str(model.quality_lost) if is_tough else ""
    cells = (words.called(model.id), _quality(model), str(model.profile.combat), wounds, _state(siege, model, words))
    paths = ("", "", "", f"models/{model.id}/quality_lost" if is_tough else "", "")
    return Thing(model.id, cells, PLAYERS, paths=paths)


def _enemy(siege: Siege, model: Fighter, words: Words) -> Thing:
    cells = (
        words.called(model.id),
        str(model.group),
        _quality(model),
        str(model.profile.combat),
        _state(siege, model, words),
    )
    return Thing(model.id, cells, ENEMY, paths=("", f"models/{model.id}/group", "", "", ""))


def _quality(model: Fighter) -> str:
    return tell("{quality}+", quality=min(model.quality, WORST_QUALITY))


def _state(siege: Siege, model: Fighter, names: Words) -> str:
    """What has become of a model, or what it may do now."""
    acting = siege.acting is not None and siege.acting.model == model.id
    if model.fate is Fate.DEFEATED:
        words = say("Defeated")
    elif model.fate is Fate.FLED:
        words = say("Away for this wave")
    elif model.fate is Fate.WAITING:
        words = "" if siege.phase is Phase.COUNCIL else say("Not deployed")
    elif model.is_carried:
        words = Sentence("Carried by {rider}", {"rider": names.name(model.carrier)}).words()
    elif model.knocked_down:
        words = say("Knocked down")
    elif model.transfixed:
        words = say("Transfixed")
    elif acting and siege.acting is not None:
        left = siege.acting.actions
        words = say("1 action left") if left == 1 else tell("{actions} actions left", actions=left)
    elif siege.has_acted(model):
        words = say("Has acted")
    else:
        words = "" if model.side == ENEMIES else say("Can act")
    return words


def _group(siege: Siege, group: Group, words: Words) -> Thing:
    # V-5.1.2. While edges are hidden this one is unknown.
    edge = words.called(str(group.edge)) if group.edge else say("unknown")
    left = len(siege.members(group.number))
    everyone = len([one for one in siege.models.values() if one.group == group.number])
    count = tell("{left} of {all}", left=left, all=everyone) if group.deployed else tell("{all} to come", all=everyone)
    cells = (tell("Group {number}", number=group.number), say(BEHAVIOURS[group.behaviour].text), edge, count)
    return Thing(f"group-{group.number}", cells, ENEMY)


def _building(siege: Siege, id: BuildingId) -> Thing:
    building = siege.buildings[id]
    name = building_name(siege.world.village, siege.world.buildings[id])
    state = say("Destroyed") if building.destroyed else say("Burns") if building.burning else ""
    cells = (name, str(building.integrity), str(building.level), state)
    return Thing(id, cells, PLAYERS, paths=("", f"buildings/{id}/integrity", f"buildings/{id}/level", ""))


def _markers(siege: Siege, words: Words) -> list[Thing]:
    """Barricades, Traps, finds, villagers and dropped standards."""
    found: list[Thing] = []
    for barricade in siege.barricades.values():
        cells = (say("Barricade"), _place(siege, barricade.x, barricade.y), str(barricade.integrity))
        path = f"barricades/{barricade.id}/integrity"
        found.append(Thing(barricade.id, cells, PLAYERS, paths=("", "", path)))
    for trap in siege.traps.values():
        found.append(Thing(trap.id, (say("Trap, face down"), _place(siege, trap.x, trap.y), ""), PLAYERS))
    for token in siege.tokens.values():
        # V-7.2.3. What it is stays unknown until it is revealed.
        name = say(FINDS[token.result].text) if token.revealed else say("Unknown find")
        found.append(Thing(token.id, (name, words.called(str(token.edge)), "")))
    for villager in siege.villagers.values():
        found.append(Thing(villager.id, (say("Lost Villager"), _place(siege, villager.x, villager.y), "")))
    for dropper in [*standards.lying(siege, HEROES), *standards.lying(siege, ENEMIES)]:
        name = tell("The standard of {name}", name=words.called(dropper.id))
        found.append(Thing(f"standard-{dropper.id}", (name, _place(siege, dropper.x, dropper.y), "")))
    return found


def _place(siege: Siege, x: int, y: int) -> str:
    """A place from the left and the top edge; nobody keeps it where the table has no map."""
    if siege.play_mode is PlayMode.UNMAPPED:
        return ""
    measure = measure_for(siege)
    return tell("{x} by {y}", x=measure(x), y=measure(y))


def _counts(siege: Siege) -> list[Thing]:
    """What is counted, each with the path that corrects it."""
    counts = [
        ("supplies", say("Supplies"), siege.supplies),
        ("herbs", say("Healing Herbs"), siege.herbs),
        ("repair_materials", say("Repair Materials"), siege.repair_materials),
        ("wave", say("Wave"), siege.wave),
        ("round", say("Round"), siege.round),
    ]
    if aims.counted(siege):
        # V-8.1. What a scenario counts.
        words = say("Supplies gathered") if aims.counted(siege) == aims.SUPPLIES else say("Finds claimed")
        counts.append(("tally", words, aims.tally_of(siege)))
    return [Thing(path, (words, str(count)), paths=("", path)) for path, words, count in counts]
