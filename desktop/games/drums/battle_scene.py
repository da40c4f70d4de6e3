"""A battle as the battlefield shows it: table, terrain, buildings, men, and stones for those who fell."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.house_scene import is_out_of_view
from desktop.look.token import SIDES, Gauge, Posture, Rank, RingLine, Side, TokenView
from desktop.play.models.cased import Cased
from desktop.tabletop.battlefield.views import (
    STONE,
    EdgeState,
    MarkerKind,
    MarkerView,
    TableView,
    TerrainView,
    drawn_as,
)
from desktop.tabletop.marks import SceneMarks
from rules_core.games.drums.rules.amend import loading_of
from rules_core.games.drums.rules.supplies import lies
from rules_core.games.drums.rules.topics import EDGE
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import HOUSE, KINDS, Feature, outline_of
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.names import BattleNames
from rules_core.games.drums.words.places import place_words
from rules_core.kernel.requests import Choose, Request
from rules_core.song.warband import Fate, Profile

STONES: Final = 0.55
"""How large the stone of a small man is at least, as a share of others."""
ICONS: Final = (
    ("leader", "bicorne"),
    ("nco", "shako-chevrons"),
    ("musician", "drum"),
    ("flag-bearer", "standard"),
)
"""What those of rank carry on their tokens, by what they can do; on horseback everybody is a rider."""
GRENADIERS: Final = ("grenadier", "guard", "sapper")
RAW: Final = ("conscript", "recruit", "militia", "landwehr")
"""Parts of the id of a profile that say what is worn on the head."""


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("BattleScene", text)


def table_view(battle: Battle, request: Request | None = None) -> TableView:
    """The table; edges are marked while one of them is chosen."""
    side = battle.world.options.side
    offered = request.options if isinstance(request, Choose) and request.topic == EDGE else ()
    edges = [EdgeState.OFFERED if str(number) in offered else EdgeState.PLAIN for number in range(1, 5)]
    return TableView(side, side, (edges[0], edges[1], edges[2], edges[3]), seed="battle", tracks=False)


def terrain_views(battle: Battle) -> list[TerrainView]:
    """The terrain that is no building."""
    return [terrain_view(one) for one in battle.features if KINDS[one.kind].shape != HOUSE]


def terrain_view(feature: Feature) -> TerrainView:
    """One piece of terrain."""
    return TerrainView(feature.id, drawn_as(feature.kind), tuple(outline_of(feature).points))


def marker_views(battle: Battle, names: BattleNames) -> list[MarkerView]:
    """Supplies and ladders that lie there, stones for the killed where they lie (R-S65), and horses without riders."""
    stones = [
        MarkerView(f"{STONE}{one.id}", MarkerKind.TOMBSTONE, one.x, one.y, badge=badge_of(one, names), enlarged=STONES)
        for one in battle.models.values()
        if one.fate is Fate.DEFEATED and (one.x or one.y)
    ]
    sacks = [
        MarkerView(f"supply-{number}", MarkerKind.FIND, one.x, one.y, icon="swap-bag", name=tr("Supplies"))
        for number, one in enumerate(battle.course.supplies, start=1)
        if lies(one)
    ]
    dropped = [
        MarkerView(f"ladder-{number}", MarkerKind.FIND, x, y, icon="ladder", name=tr("A ladder"))
        for number, (x, y) in battle.course.lying.items()
    ]
    return [*sacks, *dropped, *stones, *horse_views(battle, names)]


def horse_views(battle: Battle, names: BattleNames) -> list[MarkerView]:
    """Horses that wait for their riders (SDS-HTH-29)."""
    found: list[MarkerView] = []
    for one in battle.models.values():
        if one.has_horse:
            name = tr("The horse of {man}").format(man=badge_of(one, names))
            spot = (one.horse_x, one.horse_y)
            found.append(MarkerView(f"horse {one.id}", MarkerKind.VILLAGER, *spot, icon="cavalry", name=name))
    return found


def token_views(battle: Battle, marks: SceneMarks, names: BattleNames) -> list[TokenView]:
    """The men on the table."""
    return [token_view(battle, one, marks, names) for one in battle.in_play()]


def token_view(battle: Battle, man: Soldier, marks: SceneMarks, names: BattleNames) -> TokenView:
    """One man's token."""
    return TokenView(
        id=man.id,
        x=man.x,
        y=man.y,
        base=man.radius * 2,
        side=side_of(battle, man),
        rank=Rank.HERO if man.has("leader") else Rank.COMMON,
        line=RingLine.GOLD if has_rank(man) else RingLine.NONE,
        icon=icon_of(man.profile),
        badge=pin_of(battle, man, names),
        name=names.soldier(man.profile.id),
        posture=Posture.KNOCKED_DOWN if man.knocked_down else Posture.STANDING,
        has_acted=has_acted(battle, man),
        chosen=man.id == marks.chosen,
        offered=man.id in marks.offered,
        key=marks.offered.get(man.id, ""),
        target=man.id in marks.targets,
        gauge=gauge_of(battle, man),
        greyed=is_out_of_view(battle, man),
        place=place_words(battle, man, names),
        mounted=man.profile.has("mounted"),
    )


def has_acted(battle: Battle, man: Soldier) -> bool:
    """Whether he is done for this turn, which means nothing while another side acts."""
    return battle.has_acted(man) and man.side == battle.turn_of


def seat_number(battle: Battle, man: Soldier) -> int:
    """The seat that he fights for, counted from 0."""
    return battle.world.options.seats.index(battle.squad_of(man).seat)


def side_of(battle: Battle, man: Soldier) -> Side:
    """The colour of his ring."""
    return SIDES[seat_number(battle, man)]


def badge_of(man: Soldier, names: BattleNames) -> str:
    """Letter of the nation and number: F5."""
    return names.badge(man.side, man.number)


def pin_of(battle: Battle, man: Soldier, names: BattleNames) -> str:
    """S-SET-2. What stands on his disc: of whoever serves in a squad of another nation the own one's letter too, as in
    F5b for a Briton among the French.
    """
    content, kind = battle.world.content, man.profile.id
    badge = badge_of(man, names)
    if kind not in content.soldiers or not content.strangers(battle.squad_of(man).nation, [kind]):
        return badge
    return badge + content.nations[content.soldiers[kind].nation].letter.lower()


def name_of(man: Soldier, names: BattleNames) -> str:
    """What a man is called in full, as at the beginning of a sentence."""
    return Cased(names.man(man.side, man.number, man.profile.id), begins=True)


def has_rank(man: Soldier) -> bool:
    """Whether he is an officer or sergeant, or carries drum or flag."""
    return any(man.has(trait) for trait, _ in ICONS)


def icon_of(card: Profile) -> str:
    """What tells a role at a glance."""
    if card.has("mounted"):
        return "cavalry"
    for trait, icon in ICONS:
        if card.has(trait):
            return icon
    worn = card.id
    if any(one in worn for one in GRENADIERS):
        return "bearskin"
    if any(one in worn for one in RAW):
        return "forage-cap"
    if card.has("rifle"):
        return "shako-rifle"
    return "shako-plume" if card.has("light-infantry") else "shako"


def gauge_of(battle: Battle, man: Soldier) -> Gauge | None:
    """How far his firearm is loaded, a cell for each action of loading; None for a man without one."""
    done, most = loading_of(battle, man)
    if not most:
        return None
    if man.out_of_ammunition:
        return Gauge(0, most, useless=True, words=tr("no cartridges"))
    if man.wet:
        return Gauge(0, most, useless=True, words=tr("wet powder"))
    if man.loaded:
        return Gauge(most, most, words=tr("loaded"))
    if not done:
        return Gauge(0, most, words=tr("not loaded"))
    return Gauge(done, most, words=tr("{done} of {most} loaded").format(done=done, most=most))
