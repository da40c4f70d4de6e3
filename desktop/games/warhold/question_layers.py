"""What lies over the board for the question that stands: reach, the way under the pointer, ranges, places."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.asked_tiles import offered_figures, offered_slots, offered_tiles, slot_of
from desktop.games.warhold.founding import LAYS
from desktop.games.warhold.realms import realm_number
from desktop.games.warhold.tiles.figures import FigureMarks, FigureView, Muster, figure_views
from desktop.games.warhold.tiles.layer_painting import HOLD, RUIN, TOWN
from desktop.games.warhold.tiles.layers import Ghost, Layers, Strike
from desktop.games.warhold.tiles.places import box_of
from desktop.games.warhold.tiles.tile_map import TILE, TileMap, slot_tiles
from desktop.play.models.odds_words import percent
from desktop.tabletop.battlefield.views import Overlays, Plate, PlateTone
from desktop.tabletop.tool_strip import Layers as Shown
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.harm import Harm
from rules_core.games.warhold.rules.land import nearest, steps_apart
from rules_core.games.warhold.rules.laying import NEXT, SIDE, turned
from rules_core.games.warhold.rules.passage import passage_of
from rules_core.games.warhold.rules.peril import Peril
from rules_core.games.warhold.rules.setting_up import HOUSE_DISTANCE, QUICK_DISTANCE, RUIN_DISTANCE, SHAPES
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import gives_beside, may_attack, movement_left, reach
from rules_core.games.warhold.rules.ways import Ways, ways_of
from rules_core.games.warhold.state.war import NOTHING, WATER, Unit, War
from rules_core.games.words import Words
from rules_core.kernel.requests import NO_SEAT, Request

MOST_POINTS: Final = 30
"""More than anybody has."""
MAKING: Final = (topics.TOWN_PLACE, topics.RUIN_PLACE, topics.STRONGHOLD_PLACE)
NEAR: Final = 2
"""Monsters of a kind that are no further from each other are told together."""
GOES: Final = (topics.MOVE_WHERE, topics.HASTE)


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarBoard", text, "", count)


@dataclass(frozen=True)
class Pointed:
    """What the hand points at: an answer, a figure, a tile; and how a game tile in the hand is turned."""

    option: str = ""
    figure: str = ""
    tile: int = -1
    turn: int = 0


class QuestionLayers:
    """The layers of one question. What does not follow the pointer is counted once."""

    def __init__(
        self,
        war: War,
        request: Request | None,
        board: TileMap,
        words: Words,
        standing: list[FigureView] | None = None,
    ) -> None:
        """`standing` is every figure without any marks, where that is known already."""
        self.war, self.request, self.board, self.words = war, request, board, words
        self._danger: dict[str, tuple[tuple[int, int], ...]] = {}
        self.campaign: Final[Campaign] = campaign_of(war)
        self.tiles = offered_tiles(war, request)
        self.figures = offered_figures(war, request)
        self.slots = offered_slots(war, request, board)
        self.standing = figure_views(war, board, words) if standing is None else standing
        """Every figure, without any marks."""
        self._ways: dict[str, Ways] = {}
        self._said_of_monsters: list[Plate] | None = None
        self._placing = self._places() if request is not None and request.topic in MAKING else Layers()

    # Who is marked

    @property
    def subject(self) -> Unit | None:
        """The figure that the question is about."""
        if self.request is not None and self.war.has_unit(self.request.subject):
            return self.war.unit(self.request.subject)
        return None

    def marks(self, pointed: Pointed, shown: Shown) -> FigureMarks:
        """Who may be chosen, who acts, and who is aimed at."""
        subject = self.subject
        chosen = {subject.id} if subject is not None else set()
        aimed: set[str] = set()
        request = self.request
        if request is not None and request.topic == topics.WHOM:
            aimed = {pointed.option.rpartition(":")[2]} & self.figures
        elif shown.ranges and not self.board.is_empty:
            acting = self._acting(pointed)
            if acting is not None:
                aimed = {one.id for one in self._struck_from(acting, self._stands(acting, pointed))}
        return FigureMarks(self.figures - chosen, frozenset(chosen), frozenset(aimed))

    # What lies over the board

    def layers(self, pointed: Pointed, shown: Shown, figures: Sequence[FigureView]) -> Layers:
        """Everything over the ground, for what is pointed at and what people want to see."""
        request = self.request
        if request is None or self.board.is_empty:
            return Layers()
        if request.topic in LAYS:
            return self._laying(request, pointed)
        if request.topic in MAKING:
            return self._with_ghost(request, pointed)
        return self._in_war(request, pointed, shown, figures)

    def realm(self) -> int:
        """The colour of whoever acts."""
        subject, request = self.subject, self.request
        seat = subject.seat if subject is not None else request.who if request is not None else NO_SEAT
        known = any(one.seat == seat for one in self.war.kingdoms)
        return realm_number(self.war, seat) if known else -1

    def _in_war(self, request: Request, pointed: Pointed, shown: Shown, figures: Sequence[FigureView]) -> Layers:
        layers = Layers(self.realm())
        acting, plates = self._acting(pointed), list[Plate]()
        if shown.groups:
            plates += self._categories()
        moving = acting if self._goes(acting) else None
        if moving is not None:
            ways = self._ways_of(moving)
            if shown.reach:
                layers = replace(layers, reach=tuple((tile, ways.cost(tile)) for tile in ways.tiles()))
            if shown.danger:
                layers = replace(layers, danger=self._danger_of(moving, ways))
            end = self._end(pointed)
            if end in ways.tiles():
                way = [moving.tile, *ways.way(end)]
                struck = way[:1] if self._is_free else way
                strikes, first = strikes_on(self.campaign, self.board, moving, struck, self.words)
                layers = replace(layers, path=tuple(way), end=end, strikes=strikes)
                plates += first
        elif self.tiles:
            end = self._end(pointed)
            layers = replace(layers, offered=frozenset(self.tiles), end=end if end in self.tiles else -1)
        if request.topic == topics.WHOM and self.subject is not None:
            aimed = pointed.option.rpartition(":")[2]
            there = next((view for view in figures if view.id == aimed), None)
            here = next((view for view in figures if view.id == self.subject.id), None)
            if there is not None and here is not None:
                layers = replace(layers, aims=(((here.x, here.y), (there.x, there.y)),))
        if shown.ranges and acting is not None:
            within = self._range_of(acting, self._stands(acting, pointed))
            beside, said = self._beside_lord(acting, pointed)
            layers = replace(layers, ranges=tuple(one for one in (within, beside) if one))
            plates += said
        return replace(layers, overlays=Overlays(plates=tuple(plates)))

    def _categories(self) -> list[Plate]:
        """What the monsters are; counted once."""
        if self._said_of_monsters is None:
            self._said_of_monsters = _category_plates(self.standing, self.war)
        return self._said_of_monsters

    def _acting(self, pointed: Pointed) -> Unit | None:
        """The figure whose reach or range is shown: that of the question, or the one that is pointed at."""
        if self.subject is not None:
            return self.subject
        figure = pointed.option if self.war.has_unit(pointed.option) else pointed.figure
        return self.war.unit(figure) if self.war.has_unit(figure) else None

    def _goes(self, unit: Unit | None) -> bool:
        """Whether its reach is what is asked about, or would be if it were chosen."""
        if unit is None or self.request is None:
            return False
        if self.request.topic in GOES:
            return unit is self.subject
        return (
            self.request.topic == topics.MOVE
            and unit.id in self.figures
            and self.campaign.ground.can_move(self.campaign, unit)
        )

    def _ways_of(self, unit: Unit) -> Ways:
        if unit.id not in self._ways:
            points = range(movement_left(self.campaign, unit), MOST_POINTS)
            if self._is_free:
                # EQ-33, RE-28. By other points than those of its movement: so many as bring it to all these tiles.
                points = range(1, MOST_POINTS)
            found = (ways_of(self.campaign, unit, number) for number in points)
            wanted = set(self.tiles) if self._is_free else set[int]()
            self._ways[unit.id] = next(ways for ways in found if wanted.issubset(ways.tiles()))
        return self._ways[unit.id]

    @property
    def _is_free(self) -> bool:
        """Whether somebody goes at whom nobody strikes."""
        return self.request is not None and self.request.topic == topics.HASTE

    def _danger_of(self, unit: Unit, ways: Ways) -> tuple[tuple[int, int], ...]:
        """How many could strike it in the coming Monster Turn on every tile that it reaches, and where it stands."""
        if unit.id not in self._danger:
            peril = Peril(self.war, unit.id)
            counted = [(tile, len(peril.at(tile).threats)) for tile in (unit.tile, *ways.tiles())]
            self._danger[unit.id] = tuple(one for one in counted if one[1])
        return self._danger[unit.id]

    def _end(self, pointed: Pointed) -> int:
        """The tile that is pointed at, by its answer or by the pointer."""
        named = {answer: tile for tile, answer in self.tiles.items()}
        return named.get(pointed.option, pointed.tile)

    def _stands(self, unit: Unit, pointed: Pointed) -> int:
        """Where it would stand: at the end of the way under the pointer."""
        end = self._end(pointed)
        return end if self._goes(unit) and end in self._ways_of(unit).tiles() else unit.tile

    def _range_of(self, unit: Unit, tile: int) -> frozenset[int]:
        """The tiles at which it could strike from one; none for those who strike only beside them."""
        far = reach(self.campaign, unit)
        if far < 2:
            return frozenset()
        war = self.war
        return frozenset(
            other
            for other in range(len(war.ground))
            if war.ground[other] != NOTHING and 0 < steps_apart(war, tile, other) <= far
        ) | {tile}

    def _beside_lord(self, unit: Unit, pointed: Pointed) -> tuple[frozenset[int], list[Plate]]:
        """W-ELF-2, EQ-32. Where own units have more attacks because of their lord, and how many; nothing without."""
        lord = self.war.lord_of(unit.seat) if unit.seat != NO_SEAT else None
        more = gives_beside(self.campaign, lord) if lord is not None else 0
        if lord is None or not more:
            return frozenset(), []
        war, tile = self.war, self._stands(lord, pointed) if lord is unit else lord.tile
        beside = frozenset(
            other
            for other in range(len(war.ground))
            if war.ground[other] != NOTHING and steps_apart(war, tile, other) <= 1
        )
        lowest = self.board.centre(max(beside))
        text = tr("%n attack(s) more here", more)
        return beside, [Plate("beside lord", round(lowest.x()), round(lowest.y() + 0.62 * TILE), text, PlateTone.PLAIN)]

    def _struck_from(self, unit: Unit, tile: int) -> list[Unit]:
        """Whom it could strike from a tile, as everybody stands now."""
        # A unit that walks there has walked.
        there = replace(unit, tile=tile, stepped=unit.stepped + (tile != unit.tile))
        return [one for one in self.war.units if may_attack(self.campaign, there, one)]

    # Making the board

    def _places(self) -> Layers:
        """Where a place may lie, and how near to others it may not."""
        war, board, request = self.war, self.board, self.request
        assert request is not None
        open_tiles = frozenset(one for tile in self.tiles for one in self._block(request, tile))
        free = frozenset(
            tile
            for tile, letter in enumerate(war.ground)
            if letter not in (WATER, NOTHING)
            and not (war.town_at(tile) or war.ruin_at(tile) or war.stronghold_at(tile))
        )
        plates: list[Plate] = []
        for id, tiles, wanted in self._too_near(request):
            # W-SET-13. Where nothing else fits a shorter distance is kept.
            far = min(wanted, min((nearest(war, one, tiles) for one in open_tiles), default=1) - 1)
            if far > 1:
                box = box_of(board, tuple(tiles))
                text = tr("none within {number}").format(number=far)
                place = round(box.center().x()), round(box.bottom() + 0.3 * TILE)
                plates.append(Plate(f"far {id}", *place, text, PlateTone.PLAIN))
        barred = free - open_tiles
        return Layers(offered=open_tiles, barred=barred, overlays=Overlays(plates=tuple(plates)))

    def _too_near(self, request: Request) -> list[tuple[str, list[int], int]]:
        """What lies there already, with its tiles and how far from it the next place has to lie."""
        war, quick = self.war, self.war.world.options.quick_play
        if request.topic == topics.RUIN_PLACE:
            return [(f"ruin-{one.tile}", [one.tile], 1 if quick else RUIN_DISTANCE) for one in war.ruins]
        if request.topic == topics.STRONGHOLD_PLACE:
            far = QUICK_DISTANCE if quick else HOUSE_DISTANCE
            return [(town.id, town.tiles, far) for town in war.towns] + [
                (house.id, house.tiles, far) for house in war.strongholds
            ]
        return []

    def _block(self, request: Request, corner: int) -> list[int]:
        """The tiles of what is placed, by its north-west corner."""
        wide, high = {topics.TOWN_PLACE: SHAPES.get(request.subject, (3, 2)), topics.STRONGHOLD_PLACE: (2, 2)}.get(
            request.topic, (1, 1)
        )
        columns = self.board.columns
        if corner % columns + wide > columns or corner // columns + high > self.board.rows:
            return []
        return [corner + down * columns + across for down in range(high) for across in range(wide)]

    def _with_ghost(self, request: Request, pointed: Pointed) -> Layers:
        end = self._end(pointed)
        if end < 0:
            return self._placing
        kind = {topics.TOWN_PLACE: TOWN, topics.STRONGHOLD_PLACE: HOLD}.get(request.topic, RUIN)
        ghost = Ghost(tuple(self._block(request, end)), kind=kind, fits=end in self.tiles)
        return replace(self._placing, ghost=ghost if ghost.tiles else None)

    def _laying(self, request: Request, pointed: Pointed) -> Layers:
        """The game tile in the hand lies where the pointer is, turned as it is held."""
        design, _, place = request.subject.partition("@")
        if request.topic == topics.LAY_WHICH:
            # One that is drawn is a copy of its design.
            design = pointed.option.partition(".")[0]
        if not design[1:].isdecimal():
            # Nothing is in the hand: nobody points at one, or dice say how it lies.
            return Layers()
        number, turn = int(design[1:]), pointed.turn
        if request.topic == topics.LAY_TURN:
            turn = NEXT.index(pointed.option) if pointed.option in NEXT else pointed.turn
            tiles = slot_tiles(self.board, *slot_of(place))
        elif request.topic == topics.LAY_WHICH:
            tiles = self._first_slot()
        else:
            tiles = self.slots.get(self.slot_at(pointed), frozenset())
        blocks = tuple(tiles for tiles in self.slots.values())
        if not tiles:
            return Layers(blocks=blocks)
        return Layers(blocks=blocks, ghost=Ghost(tuple(sorted(tiles)), letters=turned(number, turn)))

    def _first_slot(self) -> frozenset[int]:
        """Where a game tile may be looked at before its place is chosen: the first one that is empty."""
        taken = {(one.column, one.row) for one in self.war.laid}
        across, down = self.board.columns // SIDE, self.board.rows // SIDE
        places = ((column, row) for row in range(down) for column in range(across))
        free = next((place for place in places if place not in taken), None)
        return slot_tiles(self.board, *free) if free is not None else frozenset()

    def slot_at(self, pointed: Pointed) -> str:
        """The place for a game tile that is pointed at."""
        if pointed.option in self.slots:
            return pointed.option
        return next((place for place, tiles in self.slots.items() if pointed.tile in tiles), "")


def strikes_on(
    campaign: Campaign, board: TileMap, unit: Unit, way: Sequence[int], words: Words
) -> tuple[tuple[Strike, ...], list[Plate]]:
    """Who strikes on a way, each where it is first left, and what is said of it."""
    found, plates = list[Strike](), list[Plate]()
    for step, further in zip(passage_of(campaign, unit, way[1:]).steps, way[1:], strict=True):
        edge = (board.centre(step.tile) + board.centre(further)) / 2
        for harm in step.strikes:
            place = board.centre(campaign.state.unit(harm.striker).tile)
            found.append(Strike((place.x(), place.y()), (edge.x(), edge.y())))
            at = round(edge.x()), round(edge.y() + 0.55 * TILE)
            plates.append(Plate(f"strike {harm.striker}", *at, _of_strike(campaign.state, harm, words), first=True))
    return tuple(found), plates


def _of_strike(war: War, harm: Harm, words: Words) -> str:
    """Who may strike, and the worst that may come of it."""
    who = Muster(war, words).name(war.unit(harm.striker))
    if harm.falls():
        return tr("{who} may strike: {chance} to fall").format(who=who, chance=percent(harm.falls()))
    chance = percent(1 - harm.lost[0])
    return tr("{who} may strike: {chance} for a wound").format(who=who, chance=chance)


def _category_plates(figures: Collection[FigureView], war: War) -> list[Plate]:
    """Below each monster what it is and of which category; a pack that stands together has one plate."""
    plates: list[Plate] = []
    for pack in _packs([view for view in figures if view.category], war):
        lowest = max(view.y for view in pack)
        x = round(sum(view.x for view in pack) / len(pack))
        text, short = (
            tr("{name} · {category}").format(name=_kind_of(pack[0]), category=pack[0].category),
            _kind_of(pack[0]),
        )
        if len(pack) > 1:
            many = tr("{count} \N{MULTIPLICATION SIGN} {monsters}")
            text, short = (many.format(count=len(pack), monsters=one) for one in (text, short))
        place = x, round(lowest + 0.62 * TILE)
        plates.append(Plate(f"monster {pack[0].id}", *place, text, short=short))
    return plates


def _kind_of(monster: FigureView) -> str:
    """What it is called without its number."""
    return monster.name.rpartition(" ")[0] or monster.name


def _packs(monsters: Sequence[FigureView], war: War) -> list[list[FigureView]]:
    """Monsters of a kind that stand near each other, from one to the next."""
    packs: list[list[FigureView]] = []
    for view in monsters:
        near = [
            pack
            for pack in packs
            if _kind_of(pack[0]) == _kind_of(view)
            and any(steps_apart(war, one.tile, view.tile) <= NEAR for one in pack)
        ]
        packs = [pack for pack in packs if pack not in near]
        packs.append([*(one for pack in near for one in pack), view])
    return packs
