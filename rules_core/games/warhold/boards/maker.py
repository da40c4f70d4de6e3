"""Makes maps: game tiles by lot, towns, ruins and strongholds by their distances, and the fairest of many (R-W58)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rules_core.games.warhold.boards.fairness import Fairness, fairness_on
from rules_core.games.warhold.boards.laid_out import laid_out
from rules_core.games.warhold.boards.symmetry import Symmetry, images, repeated
from rules_core.games.warhold.content.types import Board
from rules_core.games.warhold.options import SIZES
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import nearest
from rules_core.games.warhold.rules.laying import COPIES, SIDE, turned
from rules_core.games.warhold.rules.setting_up import (
    RUIN_DISTANCE,
    SHAPES,
    block,
    ruin_places,
    town_places,
    towns_wanted,
)
from rules_core.games.warhold.state.war import PLAINS, Ruin, Town
from rules_core.kernel.chance import number_below

TRIES: Final = 24
"""So many maps are made, of which the fairest is kept."""
TURNS: Final = 4
USUAL: Final = {2: Symmetry.HALF_TURN, 3: Symmetry.NONE, 4: Symmetry.BOTH}
"""How a map mirrors itself that is to be the same for all; for three no map of squares can be."""


@dataclass(frozen=True)
class MapWish:
    """What kind of map is wanted."""

    players: int
    size: str
    """A word of `SIZES`."""
    symmetry: Symmetry
    seed: int


@dataclass(frozen=True)
class MadeMap:
    """A map and how fair it is."""

    rows: tuple[str, ...]
    fairness: Fairness
    ruins: int

    def rank(self) -> tuple[int, int, int]:
        """The better the higher: first all ruins that there should be, then fairness."""
        return (self.ruins, *self.fairness.rank())


class Lot:
    """Numbers by lot, one after the other, from a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.drawn = 0

    def below(self, limit: int) -> int:
        """From 0 to limit - 1."""
        self.drawn += 1
        return number_below(self.seed, self.drawn, 0, limit)


def _never() -> bool:
    return False


def make_map(wish: MapWish, is_stopped: Callable[[], bool] = _never, tries: int = TRIES) -> MadeMap | None:
    """The fairest of so many maps; None where nothing fits, or where it was stopped before the first."""
    best: MadeMap | None = None
    lot = Lot(wish.seed)
    for _ in range(tries):
        if is_stopped():
            break
        made = _one_map(wish, lot)
        if made is not None and (best is None or made.rank() > best.rank()):
            best = made
    return best


def _one_map(wish: MapWish, lot: Lot) -> MadeMap | None:
    across, down = SIZES[wish.size]
    columns = across * SIDE
    letters = repeated(wish.symmetry, _ground(across, down, lot), columns)
    campaign = laid_out(Board("made", "", tuple(_rows(letters, columns))), wish.players)
    if not _place_towns(campaign, wish.symmetry, lot):
        return None
    for _ in range(wish.players):
        # R-W04. Three for each, as far as they fit.
        for _ in range(campaign.options.ruins_each):
            _place_ruins(campaign, wish, lot)
    fairness = fairness_on(campaign, wish.players)
    if fairness is None or not fairness.share:
        return None
    return MadeMap(tuple(_drawn(campaign, letters, fairness)), fairness, len(campaign.state.ruins))


def _ground(across: int, down: int, lot: Lot) -> str:
    """W-SET-4. Game tiles of the box by lot, each turned by lot."""
    box = [design for design, count in enumerate(COPIES) for _ in range(count)]
    columns = across * SIDE
    letters = [PLAINS] * (columns * down * SIDE)
    for place in range(across * down):
        tiles = turned(box.pop(lot.below(len(box))), lot.below(TURNS))
        for number, letter in enumerate(tiles):
            row = place // across * SIDE + number // SIDE
            letters[row * columns + place % across * SIDE + number % SIDE] = letter
    return "".join(letters)


def _rows(letters: str, columns: int) -> list[str]:
    return [letters[start : start + columns] for start in range(0, len(letters), columns)]


def _place_towns(campaign: Campaign, symmetry: Symmetry, lot: Lot) -> bool:
    """W-SET-6. Best in neutral ground: one in the middle, two that mirror each other; False where one has no room."""
    state = campaign.state
    wanted = towns_wanted(campaign)
    # The second of two then lies on the other side.
    middle = (state.rows // 2) * state.columns + state.columns // (2 if wanted == 1 else 4)
    while len(state.towns) < wanted:
        shape = list(SHAPES)[lot.below(len(SHAPES))]
        places = town_places(campaign, shape)
        if not places:
            return False
        width, height = SHAPES[shape]
        places.sort(key=lambda one: nearest(state, middle, block(campaign, one, width, height)))
        tiles = block(campaign, places[0], width, height)
        state.towns.append(Town(f"town-{len(state.towns) + 1}", tiles))
        middle = len(state.ground) - 1 - tiles[len(tiles) // 2]
        if wanted == 2 and symmetry is not Symmetry.NONE and len(state.towns) == 1:
            other = sorted(len(state.ground) - 1 - one for one in tiles)
            if other[0] in town_places(campaign, shape):
                state.towns.append(Town("town-2", other))
    return True


def _place_ruins(campaign: Campaign, wish: MapWish, lot: Lot) -> None:
    """W-SET-8. One more and all that mirror it; those that do not fit with each other are tried elsewhere."""
    state = campaign.state
    wanted = campaign.options.ruins_each * wish.players
    places = ruin_places(campaign, RUIN_DISTANCE)
    while places and len(state.ruins) < wanted:
        tile = places.pop(lot.below(len(places)))
        together = images(wish.symmetry, tile, state.columns, state.rows)
        if len(state.ruins) + len(together) > wanted or not all(one == tile or one in places for one in together):
            continue
        if all(nearest(state, one, [other]) > RUIN_DISTANCE for one in together for other in together if one != other):
            state.ruins.extend([Ruin(one) for one in together])
            return


def _drawn(campaign: Campaign, ground: str, fairness: Fairness) -> list[str]:
    """The map in letters, with its places."""
    state = campaign.state
    letters = list(ground)
    for town in state.towns:
        for tile in town.tiles:
            letters[tile] = "T"
    for ruin in state.ruins:
        letters[ruin.tile] = "r"
    for number, seat in enumerate(fairness.seats, start=1):
        for tile in block(campaign, seat.corner, 2, 2):
            letters[tile] = str(number)
    return _rows("".join(letters), state.columns)
