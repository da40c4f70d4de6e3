"""What lies over the ground and belongs to the question or to the moment: reach, ways, ranges, danger, places."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.tabletop.battlefield.views import Overlays


@dataclass(frozen=True, slots=True)
class Strike:
    """Somebody strikes at whoever steps over an edge: from where, where the edge is, in units of the scene."""

    striker: tuple[float, float]
    edge: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Ghost:
    """What is tried out on the board: a game tile by its letters, or the tiles of a place, by its kind."""

    tiles: tuple[int, ...]
    letters: str = ""
    kind: str = ""
    fits: bool = True


@dataclass(frozen=True, slots=True)
class Layers:
    """Everything over the ground but figures. `realm` is the number of the colour of whoever acts.

    `reach` are tiles with what it costs to get there; `offered` are tiles that may be chosen, `barred` those that may
    not, for they lie too near to something; `ranges` are areas; `danger` counts for tiles who could strike there. The
    way goes from tile to tile, `strikes` lie on it. `blocks` are offered areas of several tiles, such as the places of
    game tiles.
    """

    realm: int = -1
    reach: tuple[tuple[int, int], ...] = ()
    offered: frozenset[int] = frozenset()
    blocks: tuple[frozenset[int], ...] = ()
    barred: frozenset[int] = frozenset()
    ranges: tuple[frozenset[int], ...] = ()
    danger: tuple[tuple[int, int], ...] = ()
    path: tuple[int, ...] = ()
    end: int = -1
    """The tile in a frame of gold: where the way ends, or what is pointed at."""
    strikes: tuple[Strike, ...] = ()
    aims: tuple[tuple[tuple[float, float], tuple[float, float]], ...] = ()
    """Who is struck at, from where to where, in the colour of the realm."""
    ghost: Ghost | None = None
    overlays: Overlays = field(default_factory=Overlays)
    """Plates with words, and arrows."""

    @property
    def flat(self) -> tuple[object, ...]:
        """What is baked: it changes with the question, and not with every tile under the pointer."""
        return self.realm, self.reach, self.offered, self.blocks, self.barred, self.ranges, self.danger

    @property
    def live(self) -> tuple[object, ...]:
        """What follows the pointer."""
        return self.realm, self.path, self.end, self.strikes, self.aims, self.ghost
