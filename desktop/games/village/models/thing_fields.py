"""What can be corrected about one thing on the table: a model, a building, a marker, an Enemy Group."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.village.models.check_lines import check_lines, fate_choices, saddle_fields
from desktop.games.village.models.siege_rows import GROUP_ICONS, group_name, shown
from desktop.play.check_table.lines import CheckField, CheckLine, FieldKind
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.amend import paths
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Group, Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.ground.play_mode import PlayMode
from rules_core.song.warband import Fate

GROUP = "group-"
"""How rows and things name an Enemy Group: this and its number."""
LINES = {"round": "wave", "herbs": "supplies", "materials": "supplies"}
"""Rows of the tables that share a line of the check list."""
MARKER_ICONS = {
    "barricades": "stakes-fence",
    "traps": "wolf-trap",
    "tokens": "treasure-map",
    "villagers": "person",
}


BEHAVIOURS = {
    "ravager": QT_TRANSLATE_NOOP("Behaviours", "Ravager"),
    "hunter": QT_TRANSLATE_NOOP("Behaviours", "Hunter"),
    "raider": QT_TRANSLATE_NOOP("Behaviours", "Raider"),
    "mindless": QT_TRANSLATE_NOOP("Behaviours", "Mindless"),
    "fanatic": QT_TRANSLATE_NOOP("Behaviours", "Fanatic"),
    "guardian": QT_TRANSLATE_NOOP("Behaviours", "Guardian"),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("CorrectThing", text)


def thing_line(siege: Siege, names: SiegeNames, thing: str) -> CheckLine | None:
    """All fields of whatever has this id; None where nothing can be corrected."""
    if thing in siege.models:
        return _model(siege, siege.model(thing), names)
    if thing.startswith(GROUP) and thing.removeprefix(GROUP) in [str(group.number) for group in siege.groups]:
        return _group(siege, siege.group(int(thing.removeprefix(GROUP))))
    thing = LINES.get(thing, thing)
    for kind in MARKER_ICONS:
        if thing in _markers(siege, kind):
            return _marker(siege, names, kind, thing)
    return next((line for line in check_lines(siege, names) if line.id == thing and line.fields), None)


def _model(siege: Siege, model: Fighter, names: SiegeNames) -> CheckLine:
    path = f"models/{model.id}"
    fields: list[CheckField] = []
    most = 6 - model.profile.quality
    if model.has("tough") and most > 0:
        fields.append(CheckField(FieldKind.NUMBER, _tr("Wounds"), f"{path}/quality_lost", model.quality_lost, most))
    if model.in_play:
        fields += _place(siege, f"{path}/position", (model.x, model.y))
        fields += [
            CheckField(FieldKind.FLAG, _tr("Knocked down"), f"{path}/knocked_down", model.knocked_down),
            CheckField(FieldKind.FLAG, _tr("Transfixed"), f"{path}/transfixed", model.transfixed),
            CheckField(FieldKind.FLAG, _tr("Has acted"), f"{path}/activated", model.activated),
        ]
    fled = _tr("Off the table: fled") if model.side == ENEMIES else _tr("Off the table: away for this wave")
    off = ((Fate.DEFEATED.value, _tr("Off the table: defeated")), (Fate.FLED.value, fled))
    quick = off if model.in_play else ()
    fate = CheckField(
        FieldKind.CHOICE, _tr("Fate"), f"{path}/fate", model.fate.value, choices=fate_choices(model), quick=quick
    )
    fields.append(fate)
    fields += saddle_fields(siege, model, names)
    if f"{path}/group" in paths(siege):
        groups = tuple((group.number, group_name(group)) for group in siege.groups)
        fields.append(CheckField(FieldKind.CHOICE, _tr("Group"), f"{path}/group", model.group, choices=groups))
    words = _tr("Quality {quality}+, Combat {combat}")
    belief = words.format(quality=min(model.quality, 6), combat=model.profile.combat)
    return CheckLine(model.id, _icon(siege, model), shown(names, model.id), belief, tuple(fields))


def _place(siege: Siege, path: str, place: tuple[int, ...]) -> list[CheckField]:
    """A place, where the game is played with places."""
    if siege.play_mode is PlayMode.UNMAPPED:
        return []
    return [CheckField(FieldKind.PLACE, _tr("Place"), path, place)]


def _icon(siege: Siege, model: Fighter) -> str:
    content = siege.world.content
    if model.id in content.heroes:
        return content.heroes[model.id].icon
    kind = content.enemies.get(model.profile.id)
    return kind.icon if kind is not None else "visored-helm"


def _group(siege: Siege, group: Group) -> CheckLine:
    path = f"groups/{group.number}"
    said = QCoreApplication.translate
    behaviours = tuple((one.value, said("Behaviours", BEHAVIOURS[one.value])) for one in Behaviour)
    fields = [
        CheckField(FieldKind.CHOICE, _tr("Behaviour"), f"{path}/behaviour", group.behaviour.value, choices=behaviours)
    ]
    # V-5.1.2. A hidden edge is no path.
    if f"{path}/edge" in paths(siege):
        edges = ((1, _tr("north")), (2, _tr("east")), (3, _tr("south")), (4, _tr("west")))
        fields.append(CheckField(FieldKind.CHOICE, _tr("Edge"), f"{path}/edge", group.edge, choices=edges))
    if group.behaviour is Behaviour.RAIDER:
        fields.append(CheckField(FieldKind.FLAG, _tr("Leaves the table"), f"{path}/leaving", group.leaving))
    left = len(siege.members(group.number))
    belief = _tr("{count} on the table").format(count=left)
    return CheckLine(f"{GROUP}{group.number}", GROUP_ICONS[group.behaviour], group_name(group), belief, tuple(fields))


def _markers(siege: Siege, kind: str) -> dict[str, tuple[int, ...]]:
    """The markers of a kind with their places."""
    if kind == "barricades":
        return {id: (one.x, one.y, one.turn) for id, one in siege.barricades.items()}
    if kind == "traps":
        return {id: (one.x, one.y) for id, one in siege.traps.items()}
    if kind == "tokens":
        return {id: (one.x, one.y) for id, one in siege.tokens.items()}
    return {id: (one.x, one.y) for id, one in siege.villagers.items()}


def _marker(siege: Siege, names: SiegeNames, kind: str, id: str) -> CheckLine:
    title = shown(names, id)
    fields = _place(siege, f"{kind}/{id}/position", _markers(siege, kind)[id])
    if kind == "barricades":
        most = siege.world.options.barricade_integrity
        now = siege.barricades[id].integrity
        fields.append(CheckField(FieldKind.NUMBER, _tr("Integrity"), f"{kind}/{id}/integrity", now, max(most, now), 1))
    fields.append(CheckField(FieldKind.GONE, title, f"{kind}/{id}", None))
    return CheckLine(id, MARKER_ICONS[kind], title, "", tuple(fields))
