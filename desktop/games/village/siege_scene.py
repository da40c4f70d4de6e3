"""A siege as the battlefield shows it: tokens, buildings, markers, ground. Only what players may know."""

from __future__ import annotations

from collections.abc import Collection

from desktop.games.village.models.siege_rows import group_name, group_number
from desktop.look.token import Posture, Rank, RingLine, Side, TokenView, in_saddle
from desktop.play.models.cased import Cased
from desktop.tabletop.battlefield.views import (
    STONE,
    BuildingView,
    EdgeState,
    MarkerKind,
    MarkerView,
    Outline,
    Plate,
    Roof,
    TableView,
    TerrainView,
    drawn_as,
)
from desktop.tabletop.marks import SceneMarks
from rules_core.games.village.content.types import EnemyClass, TerrainLayout
from rules_core.games.village.state.fighter import ENEMIES, HEROES, Fighter
from rules_core.games.village.state.siege import Barricade, Phase, Siege, Token, Trap, Villager
from rules_core.games.village.state.siege_map import barricade_outline
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.spoken import building_name
from rules_core.song.standards import lying
from rules_core.song.warband import Fate

STANDARD_ICON = "knight-banner"
FIND_ICONS = {
    1: "hooded-figure",
    2: "locked-chest",
    3: "herbs-bundle",
    4: "stone-stack",
    5: "person",
    6: "relic-blade",
}
ROOFS = [roof.value for roof in Roof]


def table_view(siege: Siege) -> TableView:
    """The table; edges are shown as the enemy's only when the players may know them (V-5.1.2)."""
    hostile = {group.edge for group in siege.groups} if siege.edges_known else set()
    edges = [EdgeState.ENEMY if number in hostile else EdgeState.PLAIN for number in range(1, 5)]
    ground = siege.world.map
    seed = str(siege.world.setup.get("terrain", "table"))
    return TableView(ground.width, ground.height, (edges[0], edges[1], edges[2], edges[3]), seed=seed)


def terrain_views(siege: Siege) -> list[TerrainView]:
    """The ground that stays as it is; buildings are drawn by themselves."""
    layout = siege.world.content.terrain[str(siege.world.setup["terrain"])]
    left = {piece.id for piece in siege.world.map.pieces}
    return ground_views(layout, left)


def ground_views(layout: TerrainLayout, left: Collection[str] | None = None) -> list[TerrainView]:
    """The pieces of a layout; only those in `left` if given."""
    return [
        TerrainView(piece.id, drawn_as(piece.kind), piece.outline)
        for piece in layout.pieces
        if left is None or piece.id in left
    ]


RUIN = "broken-wall"
"""The icon of a destroyed building."""


def building_views(siege: Siege, marks: SceneMarks) -> list[BuildingView]:
    """The buildings of the village."""
    views: list[BuildingView] = []
    blessed = siege.group_turn.blessed if siege.group_turn is not None else ""
    for building in siege.buildings.values():
        kind = siege.world.buildings[building.id]
        views.append(
            BuildingView(
                id=building.id,
                # A destroyed one stays on the map as a ruin of the same outline (R-V27).
                outline=tuple(siege.world.map.by_id[building.id].outline.points),
                roof=Roof(kind.roof) if kind.roof in ROOFS else Roof.HOUSE,
                icon=RUIN if building.destroyed else kind.icon,
                name=building_name(siege.world.village, kind),
                level=building.level,
                integrity=building.integrity,
                integrity_most=kind.integrity,
                burning=building.burning,
                blessed=building.id == blessed,
                destroyed=building.destroyed,
                chosen=building.id == marks.chosen,
                offered=building.id in marks.offered,
                key=marks.offered.get(building.id, ""),
                target=building.id in marks.targets,
            )
        )
    return views


def marker_views(siege: Siege, marks: SceneMarks, names: SiegeNames) -> list[MarkerView]:
    """Barricades, Traps, finds, villagers, and stones for those who were defeated in this wave."""
    views: list[MarkerView] = []

    def add(
        id: str,
        kind: MarkerKind,
        at: Barricade | Trap | Token | Villager | Fighter,
        *,
        outline: Outline = (),
        angle: float = 0.0,
        icon: str = "",
        badge: str = "",
        integrity: int = 0,
        integrity_most: int = 0,
    ) -> None:
        views.append(
            MarkerView(
                id,
                kind,
                at.x,
                at.y,
                outline=outline,
                angle=angle,
                icon=icon,
                badge=badge,
                integrity=integrity,
                integrity_most=integrity_most,
                offered=id in marks.offered,
                key=marks.offered.get(id, ""),
                target=id in marks.targets,
            )
        )

    length = siege.world.options.barricade_length
    for barricade in siege.barricades.values():
        outline = barricade_outline(barricade.x, barricade.y, barricade.turn, length)
        most = siege.world.options.barricade_integrity
        add(
            barricade.id,
            MarkerKind.BARRICADE,
            barricade,
            outline=tuple(outline.points),
            angle=float(barricade.turn),
            integrity=barricade.integrity,
            integrity_most=most,
        )
    for trap in siege.traps.values():
        add(trap.id, MarkerKind.TRAP, trap)
    for token in siege.tokens.values():
        # V-7.2.3. What it is stays unknown until it is revealed.
        add(token.id, MarkerKind.FIND, token, icon=FIND_ICONS[token.result] if token.revealed else "")
    for villager in siege.villagers.values():
        add(villager.id, MarkerKind.VILLAGER, villager)
    standards = [one.id for side in (HEROES, ENEMIES) for one in lying(siege, side)]
    for model in siege.models.values():
        if model.fate is Fate.DEFEATED and siege.phase is not Phase.COUNCIL and (model.x or model.y):
            # SBH-MOR-6. A standard lies where its bearer was killed.
            icon = STANDARD_ICON if model.id in standards else ""
            add(f"{STONE}{model.id}", MarkerKind.TOMBSTONE, model, icon=icon, badge=badge_of(model))
    return views


def token_views(siege: Siege, marks: SceneMarks, names: SiegeNames) -> list[TokenView]:
    """The models on the table, and those in the saddle of another."""
    there = [model for model in siege.models.values() if model.is_there]
    views = {model.id: token_view(siege, model, marks, names) for model in there}
    return [
        in_saddle(views[model.id], views[model.carrier]) if model.is_carried else views[model.id] for model in there
    ]


def token_view(siege: Siege, model: Fighter, marks: SceneMarks, names: SiegeNames) -> TokenView:
    """One model's token."""
    ours = model.side == HEROES
    most = 7 - model.profile.quality - 1 if model.has("tough") else 0
    return TokenView(
        id=model.id,
        x=model.x,
        y=model.y,
        base=model.radius * 2,
        side=Side.OURS if ours else Side.THEIRS,
        rank=_rank(siege, model),
        line=_line(siege, model),
        icon=icon_of(siege, model),
        badge=badge_of(model),
        name=name_of(names, model.id),
        wounds=min(model.quality_lost, most),
        wounds_most=most,
        posture=Posture.KNOCKED_DOWN
        if model.knocked_down
        else Posture.TRANSFIXED
        if model.transfixed
        else Posture.STANDING,
        has_acted=has_acted(siege, model),
        chosen=model.id == marks.chosen,
        offered=model.id in marks.offered,
        key=marks.offered.get(model.id, ""),
        target=model.id in marks.targets,
        face=face_of(siege, model),
    )


def has_acted(siege: Siege, model: Fighter) -> bool:
    """Whether it is done for this turn, which means nothing while the other side acts."""
    return siege.has_acted(model) and (model.side == ENEMIES) is (siege.phase is Phase.ENEMY_TURN)


def face_of(siege: Siege, model: Fighter) -> str:
    """The colour that the content gives the model's face; "" where it gives none."""
    content, profile = siege.world.content, model.profile.id
    if model.id in content.heroes:
        return content.heroes[model.id].colour
    if profile in content.defenders:
        return content.defenders[profile].colour
    return content.enemies[profile].colour if profile in content.enemies else ""


def name_of(names: SiegeNames, id: str) -> str:
    """The shown name of anything, with a capital letter."""
    return Cased(names.of(id), begins=True)


def badge_of(model: Fighter) -> str:
    """A hero's letter, a Defender's, or an enemy's group and letter: 2b."""
    return f"{model.group}{model.letter}" if model.group else model.letter


def icon_of(siege: Siege, model: Fighter) -> str:
    """The figure on the token, by content."""
    content = siege.world.content
    profile = model.profile.id
    if model.id in content.heroes:
        return content.heroes[model.id].icon
    if profile in content.defenders:
        return content.defenders[profile].icon
    return content.enemies[profile].icon if profile in content.enemies else "person"


def group_plates(siege: Siege) -> tuple[Plate, ...]:
    """A plate for each Enemy Group on the table: "Group 2, Hunters"."""
    plates: list[Plate] = []
    for group in siege.groups:
        members = siege.members(group.number)
        if members:
            lowest = max(members, key=lambda one: (one.y, one.x))
            # Below the lowest of them, but never off the map.
            below = min(lowest.y + lowest.radius + 300, siege.world.map.height - 200)
            name, number = group_name(group), group_number(group)
            plates.append(Plate(f"group-{group.number}", lowest.x, below, name, short=number))
    return tuple(plates)


def _rank(siege: Siege, model: Fighter) -> Rank:
    if model.is_hero:
        return Rank.HERO
    kind = siege.world.content.enemies.get(model.profile.id)
    if kind is None or kind.kind is EnemyClass.MOB:
        return Rank.COMMON
    return Rank.BOSS if kind.kind is EnemyClass.BOSS else Rank.ELITE


def _line(siege: Siege, model: Fighter) -> RingLine:
    if model.is_defender:
        return RingLine.DASHES
    kind = siege.world.content.enemies.get(model.profile.id)
    common = kind is not None and kind.kind is EnemyClass.MOB
    return RingLine.NONE if common else RingLine.GOLD
