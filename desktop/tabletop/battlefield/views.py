"""What to draw on the battlefield: small frozen pictures of the game, made by whoever knows the rules.

All positions and lengths are tenths of a millimetre (254 to the inch), x to the right, y down, (0, 0) at the upper
left corner of the table. Tokens are described in `desktop.look.token`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from desktop.look.token import Side

UNITS_PER_INCH = 254

Point = tuple[int, int]
Outline = tuple[Point, ...]


class Roof(Enum):
    """How a building looks from above: colour, ridge and shingles tell the kinds apart."""

    HALL = "hall"
    FORGE = "forge"
    TEMPLE = "temple"
    TOWER = "tower"
    STABLE = "stable"
    HOUSE = "house"


class PartKind(Enum):
    """What a part of a building is that can be looked into."""

    WALL = "wall"
    DOOR = "door"
    WINDOW = "window"
    STAIRS = "stairs"
    LADDER = "ladder"


class PartState(Enum):
    """How a door or a ladder is."""

    PLAIN = ""
    OPEN = "open"
    CLOSED = "closed"
    BARRED = "barred"
    BROKEN = "broken"
    DOWN = "down"


@dataclass(frozen=True, slots=True)
class RoomPart:
    """A wall, a door, a window, stairs or a ladder on one floor of a building, where it lies on the table.

    `is_outer`: it leads outside, and is seen with the roof on. `is_wide`: a gate of two leaves. `opens_back`: its leaf
    turns the other way. `key` is the digit of an answer about an offered part.
    """

    id: str
    kind: PartKind
    outline: Outline
    floor: int = 0
    state: PartState = PartState.PLAIN
    is_outer: bool = False
    is_wide: bool = False
    opens_back: bool = False
    offered: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True)
class BuildingView:
    """What to draw of a building. `level` is 0 (no pennant) to 3; `integrity_most` 0 draws no bar."""

    id: str
    outline: Outline
    roof: Roof = Roof.HOUSE
    icon: str = "house"
    name: str = ""
    level: int = 0
    integrity: int = 0
    integrity_most: int = 0
    burning: bool = False
    blessed: bool = False
    destroyed: bool = False
    chosen: bool = False
    offered: bool = False
    key: str = ""
    target: bool = False
    greyed: bool = False
    ghost: bool = False
    wrong: bool = False
    sentence: str = ""
    parts: tuple[RoomPart, ...] = ()
    """What it is made of, where it can be entered."""
    lifted: bool = False
    """One looks onto `floor`."""
    floor: int = 0
    roofed: bool = True
    """Whether a roof was taken off for that; a flat one is walked upon."""


STONE = "stone-"
"""Before a model's id: the id of its stone, which is laid when the model itself is shown no more."""


class MarkerKind(Enum):
    """What lies on the table beside models and buildings."""

    BARRICADE = "barricade"
    TRAP = "trap"
    FIND = "find"
    VILLAGER = "villager"
    FIRE = "fire"
    OBJECTIVE = "objective"
    TOMBSTONE = "tombstone"


@dataclass(frozen=True, slots=True)
class MarkerView:
    """What to draw of a marker.

    `x`, `y` is its centre. A Barricade may give its `outline` (from the rules); otherwise it is 3 in long and turned
    by `angle` degrees. `icon` is the picture of a known find, or of what lies at a stone; empty for none. `badge` is
    the letter on a tombstone. `ghost` is drawn half through while it is being placed, `wrong` where it cannot stand.
    `enlarged` multiplies the least size, for those who look from far away.
    """

    id: str
    kind: MarkerKind
    x: int
    y: int
    outline: Outline = ()
    angle: float = 0.0
    icon: str = ""
    badge: str = ""
    name: str = ""
    integrity: int = 0
    integrity_most: int = 0
    chosen: bool = False
    offered: bool = False
    key: str = ""
    target: bool = False
    ghost: bool = False
    wrong: bool = False
    sentence: str = ""
    enlarged: float = 1.0


class TerrainKind(Enum):
    """How a piece of ground is drawn. What it does is the rules' business."""

    WOOD = "wood"
    TREE = "tree"
    HEDGE = "hedge"
    WALL = "wall"
    FENCE = "fence"
    POND = "pond"
    STREAM = "stream"
    FORD = "ford"
    MARSH = "marsh"
    FIELD = "field"
    ROUGH = "rough"
    ROCKS = "rocks"
    RUIN = "ruin"
    ROAD = "road"
    HILL = "hill"
    GATE = "gate"
    BRIDGE = "bridge"
    CRAG = "crag"
    RAMPART = "rampart"
    DITCH = "ditch"


LIKE: dict[str, TerrainKind] = {
    "crops": TerrainKind.FIELD,
    "low-wall": TerrainKind.WALL,
    "rubble": TerrainKind.RUIN,
    "crater": TerrainKind.DITCH,
}
"""Kinds of ground that are drawn like others."""


def drawn_as(kind: str) -> TerrainKind:
    """How a kind of ground, as the content names it, is drawn; broken ground for kinds that nobody has drawn."""
    known = {one.value: one for one in TerrainKind}
    return known.get(kind) or LIKE.get(kind, TerrainKind.ROUGH)


@dataclass(frozen=True, slots=True)
class TerrainView:
    """One piece of ground: its outline, or, for `width` above 0, the middle line of a strip of that width."""

    id: str
    kind: TerrainKind
    outline: Outline
    width: int = 0
    name: str = ""


class EdgeState(Enum):
    """What is known about an edge of the table: nothing, or that the enemy comes (or came) from there."""

    PLAIN = "plain"
    ENEMY = "enemy"
    OFFERED = "offered"


@dataclass(frozen=True, slots=True)
class TableView:
    """The table: its size, the four edges (top, right, bottom, left) and the seed of its grass and patches."""

    width: int = 36 * UNITS_PER_INCH
    height: int = 36 * UNITS_PER_INCH
    edges: tuple[EdgeState, EdgeState, EdgeState, EdgeState] = (EdgeState.PLAIN,) * 4
    grid: bool = False
    seed: str = "table"
    tracks: bool = True
    """Whether paths are trodden between houses; not where the rules know roads, which look much the same."""


@dataclass(frozen=True, slots=True)
class ReachBand:
    """Where a model can get with `moves` moves (1 to 3): outer outlines and holes, filled by the odd-even rule."""

    moves: int
    outlines: tuple[Outline, ...]
    label: str = ""


class ZoneTone(Enum):
    """The colour of a zone: gold for "you can act here", ours, theirs, quiet ink (a range, a rule's limit), or a frame
    of warning round what gives cover."""

    GOLD = "gold"
    OURS = "ours"
    THEIRS = "theirs"
    QUIET = "quiet"
    WARN = "warn"


@dataclass(frozen=True, slots=True)
class Zone:
    """An area of one meaning. Overlapping parts are united before they are drawn."""

    tone: ZoneTone
    parts: tuple[Outline, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class Arrow:
    """A drawn way: what an enemy would do (`theirs`, dashed) or a move under way (`ours`).

    `above`: what people carry out now lies over tokens and their labels, and is drawn stronger.
    """

    id: str
    points: Outline
    side: Side = Side.THEIRS
    above: bool = False


@dataclass(frozen=True, slots=True)
class SightLine:
    """A line of sight: whole if clear, broken if something stands in the way; `cover` dashes it."""

    id: str
    start: Point
    end: Point
    clear: bool = True
    cover: bool = False
    label: str = ""


class RingEdge(Enum):
    """How the edge of a ring is drawn: the nearest of several is solid, those beyond it dashed and dotted."""

    SOLID = "solid"
    DASHED = "dashed"
    DOTTED = "dotted"


@dataclass(frozen=True, slots=True)
class Ring:
    """A distance round a place: a circle, or a fan `sweep` degrees wide towards `towards`.

    `label` stands on its edge: where the fan looks, else above.
    """

    id: str
    centre: Point
    radius: int
    edge: RingEdge = RingEdge.SOLID
    label: str = ""
    towards: Point | None = None
    sweep: int = 46


@dataclass(frozen=True, slots=True)
class DangerMark:
    """A spot that is not safe: so many of the others would attack there. `grave` where it would likely end badly."""

    x: int
    y: int
    many: int
    grave: bool = False


@dataclass(frozen=True, slots=True)
class Measure:
    """A ruler laid on the table, with the length in words.

    `aside` says on which side of the line the words stand: -1 above or left of it, 1 below or right of it.
    """

    start: Point
    end: Point
    label: str
    aside: int = 0


class PlateTone(Enum):
    """The ground of a label plate."""

    OURS = "ours"
    THEIRS = "theirs"
    GOLD = "gold"
    WARN = "warn"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Plate:
    """A label on the map, such as a group's name, of one line or several. Moved aside a little if it would cover
    another one.

    What is `first` finds its place before all others and is never left out.
    """

    id: str
    x: int
    y: int
    text: str
    tone: PlateTone = PlateTone.THEIRS
    first: bool = False
    short: str = ""
    """What it says where all of it would take too much of a small map; "" for always the same."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """A circle of light on the map, in tenths of a millimetre."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Overlays:
    """Everything that is shown above the ground for the current question."""

    reach: tuple[ReachBand, ...] = ()
    zones: tuple[Zone, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    sight: tuple[SightLine, ...] = ()
    measures: tuple[Measure, ...] = ()
    plates: tuple[Plate, ...] = ()
    danger: tuple[DangerMark, ...] = ()
    rings: tuple[Ring, ...] = ()
    ghosts: tuple[TerrainView, ...] = ()
    """Pieces of ground that are being set down, half through."""
    contacts: tuple[Point, ...] = ()
    """Where two who fight each other touch."""
