"""The map: sixty game tiles of sixteen tiles each, laid by lot, in turns or by one player (W-SET-1 to W-SET-4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rules_core.games.warhold.options import BY_LOT, IN_TURNS, SIZES
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.state.facts import MapMade, MapRefused, TileLaid
from rules_core.games.warhold.state.war import NOTHING, WATER, Laid, Phase, War
from rules_core.kernel.requests import SeatId

SIDE: Final = 4
"""W-BOX-1, WH-TL-1. Tiles on the side of a game tile."""
DESIGNS: Final = (
    "................",
    "....f......f....",
    "..f.ff....f.....",
    ".ff.fff..ff.....",
    "ffffff.ff.......",
    "...m..mm........",
    ".mm..mm..m......",
    "mmm.mm..m.......",
    "..fm..fm.ff.....",
    "w..w........f...",
    ".ww.www..w......",
    "....wwbw........",
    ".w...b...w...w..",
    "....wbw...w...w.",
    "wwww..ww...w....",
    "f.......m......f",
    "m..f......f..m..",
    "..f...w...ww....",
)
"""W-MAP-8, W-SET-3. Sixteen tiles each, row by row, by the letters of the map; rivers bring their bridges."""
COPIES: Final = (6, 5, 5, 4, 3, 4, 3, 2, 4, 3, 2, 4, 3, 3, 1, 3, 3, 2)
"""W-BOX-1. Sixty in all."""
YES: Final = "yes"
NO: Final = "no"
NEXT: Final = ("t0", "t90", "t180", "t270")


@lru_cache(maxsize=128)
def turned(design: int, quarter: int) -> str:
    """A game tile after so many quarter turns clockwise."""
    rows = DESIGNS[design]
    for _ in range(quarter):
        rows = "".join([rows[(SIDE - 1 - column) * SIDE + row] for row in range(SIDE) for column in range(SIDE)])
    return rows


def size_of(campaign: Campaign) -> tuple[int, int]:
    """How many game tiles lie across and down."""
    return SIZES[campaign.options.size]


def lay_step(campaign: Campaign) -> None:
    """W-SET-2. One game tile is laid; after the last the map stands to be approved."""
    state = campaign.state
    across, down = size_of(campaign)
    number = len(state.laid)
    who = _who_lays(campaign, number)
    left = _left(state)
    if campaign.options.laying == BY_LOT:
        design = int(campaign.table.draw(who, topics.LAY_WHICH, left, 1, "W-SET-2")[0].partition(".")[0][1:])
        # The lot is the program's: nobody types thirty dice of four sides, which the box does not hold (W-BOX-4).
        quarter = campaign.table.roll(who, topics.LAY_TURN, 1, "W-SET-2", sides=4, hidden=True)[0] - 1
        column, row = number % across, number // across
    else:
        kinds = sorted({one.partition(".")[0] for one in left}, key=lambda one: int(one[1:]))
        design = int(campaign.table.choose(who, topics.LAY_WHICH, kinds, "W-SET-2")[1:])
        places = _open_places(state, across, down)
        place = campaign.table.settle(who, topics.LAY_WHERE, places, "W-SET-2", f"d{design}")
        column, row = [int(one) for one in place[1:].split("-")]
        quarter = NEXT.index(campaign.table.choose(who, topics.LAY_TURN, NEXT, "W-SET-2", f"d{design}@{place}"))
    state.laid.append(Laid(design, quarter, column, row))
    if campaign.options.laying != BY_LOT:
        campaign.table.tell(TileLaid("W-SET-2", who, f"{column + 1}/{row + 1}"))
    if len(state.laid) == across * down:
        _join(state, across, down)
        state.phase = Phase.APPROVAL


def _who_lays(campaign: Campaign, number: int) -> SeatId:
    seats = campaign.state.seats
    return seats[number % len(seats)] if campaign.options.laying == IN_TURNS else seats[0]


def left_of(state: War, design: int) -> int:
    """How many game tiles of a design are still in the box; of two that differ by a turn alone, both together."""
    alike = [one for one in range(len(DESIGNS)) if _is_turn_of(one, design)]
    return sum([COPIES[one] for one in alike]) - len([one for one in state.laid if one.design in alike])


def kinds_apart(designs: Sequence[int]) -> list[int]:
    """Those that no turn makes equal to one before them."""
    found: list[int] = []
    for design in designs:
        if not any(_is_turn_of(one, design) for one in found):
            found.append(design)
    return found


def _is_turn_of(design: int, other: int) -> bool:
    return any(turned(design, quarter) == DESIGNS[other] for quarter in range(SIDE))


def _left(state: War) -> list[str]:
    """The game tiles that are still in the box, each as its design and the number of its copy."""
    used = [0] * len(DESIGNS)
    for one in state.laid:
        used[one.design] += 1
    return [
        f"d{design}.{number}"
        for design in range(len(DESIGNS))
        for number in range(1, COPIES[design] - used[design] + 1)
    ]


def _open_places(state: War, across: int, down: int) -> list[str]:
    """W-SET-4. Beside what lies there; the first one anywhere."""
    taken = {(one.column, one.row) for one in state.laid}
    found: list[str] = []
    for row in range(down):
        for column in range(across):
            if (column, row) in taken:
                continue
            near = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
            if not taken or any(one in taken for one in near):
                found.append(f"p{column}-{row}")
    return found


def _join(state: War, across: int, down: int) -> None:
    """The ground of the whole map, from its game tiles."""
    columns, rows = across * SIDE, down * SIDE
    letters = [NOTHING] * (columns * rows)
    for one in state.laid:
        tiles = turned(one.design, one.turn)
        for place, letter in enumerate(tiles):
            at = (one.row * SIDE + place // SIDE) * columns + one.column * SIDE + place % SIDE
            letters[at] = letter
    state.columns, state.rows = columns, rows
    state.bridges = [tile for tile, letter in enumerate(letters) if letter == "b"]
    state.ground = "".join(letters).replace("b", WATER)


def approve_step(campaign: Campaign) -> None:
    """W-SET-1, R-W58. Everybody approves, or it is laid anew."""
    state = campaign.state
    if not campaign.options.approval:
        _take(campaign)
        return
    who = state.seats[state.turn_of]
    if campaign.table.choose(who, topics.APPROVAL, (YES, NO), "W-SET-1", who) == NO:
        campaign.table.tell(MapRefused("W-SET-1", who))
        # A map that stood ready goes with its towns and ruins.
        for gone in (state.laid, state.towns, state.ruins, state.sites):
            gone.clear()
        state.turn_of = 0
        state.phase = Phase.MAP
        return
    state.turn_of += 1
    if state.turn_of == len(state.seats):
        _take(campaign)


def _take(campaign: Campaign) -> None:
    state = campaign.state
    campaign.table.tell(MapMade("W-SET-1", state.columns, state.rows))
    state.turn_of = 0
    state.phase = Phase.TOWNS
