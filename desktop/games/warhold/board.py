"""The board of a war: the tiles with their tools, and what the hand does on them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.games.warhold.asked_tiles import slot_thing
from desktop.games.warhold.board_card import card_of
from desktop.games.warhold.places.places_view import PlacesView
from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.question_layers import Pointed, QuestionLayers
from desktop.games.warhold.settled import settled_units
from desktop.games.warhold.tiles.figures import FigureMarks, FigureView, figure_views, marked
from desktop.games.warhold.tiles.land import tile_name
from desktop.games.warhold.tiles.layers import Layers
from desktop.games.warhold.tiles.tile_map import TileMap, map_of, square_of
from desktop.games.warhold.tiles.tile_scene import TileScene
from desktop.games.warhold.war_sides import MapSide, PlacesSide, WarSide
from desktop.games.warhold.war_stage import WarStage, figure_in
from desktop.play.arrow_ways import ARROWS, nearest_place
from desktop.play.board import Board
from desktop.play.docks import Dock
from desktop.play.fact_player import FactPlayer
from desktop.play.panels.list_panel import ListPanel
from desktop.play.parts import PlayParts
from desktop.play.prompts.prompt import Prompt
from desktop.play.prompts.table_prompt import TablePrompt
from desktop.play.thing_list import ThingList, plain_families
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.hover_card import HoverCard
from desktop.tabletop.map_tray import MapTray
from desktop.tabletop.tool_strip import ToolStrip
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.land import name_of
from rules_core.games.warhold.rules.laying import NEXT
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.state.facts import MonsterAims
from rules_core.games.warhold.state.war import War
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Request, options_of

TOOLS: Final = frozenset(["reach", "groups", "ranges", "danger"])
"""What people may switch on and off here."""
LEAST_TILE: Final = 28.0
"""The side of a tile in px at 100 % below which letters of figures cannot be read: a larger board is scrolled."""
PLAYED: Final = 4
"""Quarters of a full turn of a game tile."""


class WarBoard(Board):
    """A war on its board of tiles."""

    def __init__(self, parts: PlayParts) -> None:
        super().__init__(parts)
        presenter = parts.presenter
        assert isinstance(presenter, WarPresenter)
        self.presenter = presenter
        self.scene = TileScene(self.theme)
        self.scene.describe = self._describe
        self.view = BattlefieldView(self.scene)
        self.view.setObjectName("war-board")
        self.view.set_ruler_text(self._ruler_text)
        self.tools = ToolStrip(self.theme, self.view, parts.settings, TOOLS)
        self.tools.layers_changed.connect(self._show_pointed)
        self.card = HoverCard(self.theme, self.view)
        self._stage = WarStage(self.scene, presenter.words, self._now, self._coming, self._is_played)
        self._player = FactPlayer(self._stage)
        self._pointed = Pointed()
        self._stands = ""
        """To which thing the arrow keys have come."""
        self._prompt: Prompt | None = None
        self._kept: tuple[int, TileMap, list[FigureView]] | None = None
        self._asked = QuestionLayers(self.war, None, map_of(self.war, presenter.words), presenter.words)
        self._asked_at = self._moment()
        """Of which moment that was asked: a state changes in its place."""
        nowhere = QWidget(self)
        nowhere.hide()
        words, hides = presenter.words, lambda area: self._side.things_in(area)
        self.tray = MapTray(self.theme, words, self.view, nowhere, lambda: self._subject, hides)
        self._player.beat.connect(self._follow)
        self._player.beat.connect(self.tray.show_fact)
        self._player.skipped.connect(self.tray.settle)
        self.session.reached.connect(self.tray.reach)
        self.tray.taken_away.connect(self.dice_gone)
        self.view.hovered.connect(self._hovered)
        self.view.pointer_moved.connect(self._pointer_moved)
        self.view.point_clicked.connect(self._clicked)
        self.view.turned.connect(self._turned)
        self.view.dragged.connect(self._dragged)
        self.view.menu_wanted.connect(self._menu)
        px = self.theme.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(4), 0, px(4), 0)
        row.setSpacing(px(6))
        row.addWidget(self.tools)
        row.addWidget(self.view, 1)
        self.places = PlacesView(self.theme, presenter.words)
        self.places.pressed.connect(self._pressed)
        self.places.rested.connect(self._rested)
        self._player.beat.connect(self.places.show_dice)
        self._player.skipped.connect(self.places.tray.settle)
        row.addWidget(self.places, 1)
        self._on_map: Final = MapSide(self.scene, self.view, self.tools, self._key_of_map)
        self._on_places: Final = PlacesSide(self.places)
        self._player.show_now(animated=False)

    # What there is

    @property
    def lines_below(self) -> bool:
        return self._side.lines_below

    @property
    def _side(self) -> WarSide:
        """What lies there: people may say that the war goes on without its map."""
        return self._on_places if self.war.is_unmapped else self._on_map

    @property
    def war(self) -> War:
        """The state, to look at."""
        state = self.session.state
        assert isinstance(state, War)
        return state

    @property
    def table(self) -> QWidget:
        return self._side.table

    @property
    def player(self) -> FactPlayer:
        return self._player

    @property
    def _request(self) -> Request | None:
        # Before people have carried out what stands in the bar, nothing on the board answers the question.
        return None if self.session.autoplay.to_do else self.session.pending

    @property
    def _subject(self) -> str:
        request = self.session.pending
        return request.subject if request is not None else ""

    def _is_played(self) -> bool:
        """Whether the monsters, or a player without a person, have the turn that is shown."""
        seat = self.presenter.turn_of()
        return seat is None or seat not in self.session.seats.persons

    def wood(self) -> QRect:
        return self._side.wood() or super().wood()

    def room_for_lines(self) -> int:
        return self._side.room_for_lines()

    def things_in(self, area: QRect) -> int:
        return self._side.things_in(area)

    def furnish(self, docks: dict[str, Dock]) -> None:
        panel = docks["list"].panel
        assert isinstance(panel, ListPanel)
        self.list = ThingList(panel, self.session, self, plain_families)
        panel.marked.connect(self.look_at)

    # What is drawn

    def _moment(self) -> tuple[int, bool]:
        """What tells this state from earlier ones."""
        return self.session.match.journal.head, self.session.is_behind

    def _now(self) -> tuple[TileMap, list[FigureView]]:
        """Board and figures as those who look see them, with the marks of the question that stands."""
        asked = self._asked
        if self._asked_at != self._moment():
            # Nothing is asked of this state yet.
            if not self.session.is_behind:
                return self._whole(self.war)
            if asked.war is self.war:
                # What was asked of it is answered, and all stands there as it did.
                return asked.board, asked.standing
            board = map_of(self.war, self.presenter.words)
            return board, figure_views(self.war, board, self.presenter.words)
        return asked.board, marked(asked.standing, replace(self._marks(), settled=settled_units(self.session)))

    def _coming(self) -> tuple[War, TileMap, list[FigureView]]:
        """The same when everything has been shown."""
        war = self.session.coming_state
        assert isinstance(war, War)
        return war, *self._whole(war)

    def _whole(self, war: War) -> tuple[TileMap, list[FigureView]]:
        """Board and figures of the answer that was given last: wanted several times, and made once."""
        head = self.session.match.journal.head
        if self._kept is None or self._kept[0] != head:
            board = map_of(war, self.presenter.words)
            self._kept = head, board, figure_views(war, board, self.presenter.words)
        return self._kept[1], self._kept[2]

    def tells(self, fact: Fact, *, playing: bool) -> bool:
        # A plate beside the monster says it.
        return playing and isinstance(fact, MonsterAims) and self.war.has_map

    def shows_dice_of(self, fact: Fact) -> bool:
        return self.tray.fact is fact and self.tray.isVisible()

    def _follow(self, fact: Fact, _playing: bool) -> None:
        """Whoever does something, or has it done to, comes into sight."""
        for named in ("unit", "attackers"):
            told = getattr(fact, named, "")
            id = figure_in(told if isinstance(told, str) else next(iter(told), ""))
            if self.scene.figure(id) is not None:
                self.view.look_at(id)
                return

    def refresh(self) -> None:
        if self.session.is_behind:
            return
        # Names may have changed since.
        self._kept = None if self._asked_at == self._moment() else self._kept
        board, standing = self._whole(self.war)
        self._asked = QuestionLayers(self.war, self._request, board, self.presenter.words, standing)
        self._asked_at = self._moment()
        # A board without figures has no badges to read, and whoever approves of a map wants to see all of it.
        self.view.set_readable(self.theme.px(LEAST_TILE) if self.war.units else 0.0)
        self._player.show_now()
        self._show_layers()
        self._show_places()

    def _show_places(self) -> None:
        """What no fact shows, with the marks of the question."""
        self._side.show_war(self.war, self.presenter.words, self._marks)
        self.lay_table()

    def _marks(self) -> FigureMarks:
        return FigureMarks() if self._request is None else self._asked.marks(self._pointed, self.tools.layers)

    def lay_table(self) -> None:
        """The map with its tools lies there, or the places."""
        for one in (self._on_map, self._on_places):
            one.set_visible(visible=one is self._side)

    def _pressed(self, figure: str) -> None:
        """A figure of a place was clicked."""
        self._player.finish()
        if self._prompt is not None and not self._prompt.choose_thing(figure):
            self.parts.shortcuts.take(figure)

    def _rested(self, figure: str) -> None:
        self.pointed.emit(self._answer_at(figure, -1) if figure else "")

    def _show_pointed(self) -> None:
        """Something else is pointed at: marks and layers follow."""
        if not self._player.playing and not self.session.is_behind:
            self._player.show_now(animated=False)
            self._show_layers()

    def _show_layers(self) -> None:
        if not self.session.is_behind:
            figures = self.scene.figure_views()
            self.scene.set_layers(self._asked.layers(self._pointed, self.tools.layers, figures))

    def new_question(self) -> None:
        self.card.put_away()
        self._pointed = Pointed()
        self._stands = ""

    def watch(self) -> None:
        self.new_question()
        self._stage.settle(animated=False)
        self.scene.set_layers(Layers())
        self.view.set_turning(False)

    def asked(self, prompt: Prompt | None) -> None:
        self._prompt = prompt
        request = self._request
        self.view.set_turning(request is not None and request.topic in (topics.LAY_WHERE, topics.LAY_TURN))
        self.view.set_draggable(self._movable() if prompt is not None else ())
        if request is not None and self.scene.figure(request.subject) is not None:
            self.view.look_at(request.subject)

    def point_at(self, option: str) -> None:
        if option != self._pointed.option:
            self._pointed = Pointed(option, self._pointed.figure, self._pointed.tile, self._pointed.turn)
            self._show_pointed()

    def look_at(self, thing: str) -> None:
        self._side.look_at(thing)

    def show_place(self, thing: str) -> None:
        self.view.look_at(thing)
        self._pointed = Pointed(figure=thing, tile=self.scene.tile_of(thing))
        self._show_pointed()

    def clear(self) -> None:
        self.tray.clear()
        self.places.tray.clear()

    # The hand

    def _hovered(self, thing: str) -> None:
        """The pointer is on a figure or a tile: its card comes when the hand rests."""
        figure = thing if self.scene.figure(thing) is not None else ""
        tile = self.scene.tile_of(thing) if thing else -1
        self._point(figure, tile)
        text = card_of(self.war, self.scene, figure, tile, self.presenter.words) if thing else None
        lines = self.parts.odds.lines_about
        self.card.rest_on(text, self._area(thing, figure), lambda: lines(figure), self._spared)

    def _pointer_moved(self, x: int, y: int) -> None:
        """Two tiles without a figure follow each other: the way goes with the pointer."""
        place = QPointF(x, y)
        self._point(self.scene.id_at(place), self.scene.board.tile_at(place))

    def _point(self, figure: str, tile: int) -> None:
        if (figure, tile) == (self._pointed.figure, self._pointed.tile):
            return
        before = self._pointed
        answer = self._answer_at(figure, tile)
        self._pointed = Pointed(answer, figure, tile, before.turn)
        self.pointed.emit(answer)
        self._show_pointed()

    def _answer_at(self, figure: str, tile: int) -> str:
        """The answer that a click there would give; "" for none."""
        asked = self._asked
        for option in self._prompt.offers if self._prompt is not None and figure in asked.figures and figure else ():
            if str(option.answer).rpartition(":")[2] == figure:
                return str(option.answer)
        return asked.tiles.get(tile) or asked.slot_at(Pointed(tile=tile))

    def _clicked(self, x: int, y: int) -> None:
        self.card.put_away()
        if self._player.playing:
            self._player.finish()
            return
        place = QPointF(x, y)
        figure, tile = self.scene.id_at(place), self.scene.board.tile_at(place)
        prompt, request = self._prompt, self._request
        if prompt is None or request is None:
            return
        if request.topic == topics.LAY_TURN:
            prompt.answered.emit(NEXT[self._pointed.turn])
        elif self._asked.slot_at(Pointed(tile=tile)):
            # The tile lies as it is held.
            prompt.answered.emit([self._asked.slot_at(Pointed(tile=tile)), NEXT[self._pointed.turn]])
        elif request.topic == topics.MOVE_WHERE and self._may_choose_instead(figure):
            # Whoever was chosen before is not told to stay: it was not meant. Places are changed by the button, or by
            # hand: a click beside a unit would do it unasked.
            self.session.undo()
            self.session.answer(figure)
        elif figure and prompt.choose_thing(figure):
            return
        elif tile in self._asked.tiles:
            prompt.answered.emit(self._asked.tiles[tile])
        elif figure:
            self.parts.shortcuts.take(figure)

    def _may_choose_instead(self, figure: str) -> bool:
        """Whether another figure of the same player is clicked that may still move."""
        war = self.war
        if not war.has_unit(figure) or not war.has_unit(self._subject):
            return False
        unit = war.unit(figure)
        campaign = campaign_of(war)
        return unit.seat == war.unit(self._subject).seat and campaign.ground.can_move(campaign, unit)

    def _dragged(self, thing: str, x: int, y: int, done: bool) -> None:
        """A figure is taken by the hand: its way follows, and where it is let go it goes."""
        self._player.finish()
        tile = self.scene.board.tile_at(QPointF(x, y))
        request, prompt = self._request, self._prompt
        if not done:
            self._pointed = Pointed("", thing, tile)
            self._show_layers()
            return
        self._pointed = Pointed()
        answers = self._answers_of_drop(thing, tile) if request is not None and tile >= 0 else []
        if prompt is not None and answers:
            prompt.answered.emit(answers)
        else:
            self._show_pointed()

    def _answers_of_drop(self, thing: str, tile: int) -> list[Answer]:
        """What is answered when a figure is let go on a tile: it goes there, or changes places; nothing elsewhere."""
        request, war = self._request, self.war
        chosen: list[Answer] = []
        if request is not None and request.topic == topics.MOVE:
            trial = self.session.match.fork()
            trial.answer(thing)
            request, chosen = trial.pending, [thing]
        if request is None or request.topic != topics.MOVE_WHERE or request.subject != thing:
            return []
        wanted = [name_of(war, tile), *[one.id for one in war.at(tile)]]
        return next(([*chosen, one] for one in wanted if one in options_of(request)), [])

    def _movable(self) -> list[str]:
        """Which figures may be dragged."""
        request = self._request
        if request is None or request.topic not in (topics.MOVE, topics.MOVE_WHERE):
            return []
        return [request.subject] if request.topic == topics.MOVE_WHERE else [*self._asked.figures]

    def _step(self, way: tuple[int, int]) -> None:
        """An arrow key: on to what is offered next in that direction; Enter gives it then."""
        board, asked = self.scene.board, self._asked
        places = {square_of(board, tile): board.centre(tile) for tile in asked.tiles}
        places |= {slot_thing(board, place): board.centre(min(tiles)) for place, tiles in asked.slots.items()}
        for view in self.scene.figure_views():
            if view.id in asked.figures:
                places[view.id] = QPointF(view.x, view.y)
        start = self._subject if self._stands == "" else self._stands
        here = self.scene.centre_of_item(start) or board.area.center()
        found = nearest_place(here, places, way)
        if found:
            self._stands = found
            self._point(found if self.scene.figure(found) is not None else "", self.scene.tile_of(found))
            self.view.look_at(found)
            if isinstance(self._prompt, TablePrompt):
                self._prompt.stand_on(found)

    def _turned(self, steps: int) -> None:
        """The wheel turns the game tile in the hand."""
        before = self._pointed
        self._pointed = Pointed("", before.figure, before.tile, (before.turn + steps) % PLAYED)
        self._show_layers()

    def _menu(self, thing: str, at: QPoint) -> None:
        self.menu_wanted.emit(thing, at)

    def _area(self, thing: str, figure: str) -> QRectF:
        """What a thing takes of the view; of a tile what is under the pointer."""
        view = self.scene.figure(figure)
        if view is None:
            return QRectF(QPointF(self.view.mapFromGlobal(QCursor.pos())), QSizeF(1, 1))
        box = self.scene.board.box(view.tile)
        return QRectF(self.view.mapFromScene(box).boundingRect())

    def _spared(self) -> list[QRectF]:
        """What no card may hide: who acts, and where the way ends."""
        layers = self.scene.layers
        tiles = [*layers.path, *([layers.end] if layers.end >= 0 else [])]
        boxes = [self.scene.board.box(tile) for tile in tiles]
        return [QRectF(self.view.mapFromScene(box).boundingRect()) for box in boxes]

    def _describe(self, tile: int) -> str:
        text = card_of(self.war, self.scene, "", tile, self.presenter.words)
        return " ".join((text.title, text.note, *text.lines)) if text is not None else tile_name(self.scene.board, tile)

    def _ruler_text(self, one: QPointF, other: QPointF) -> str:
        """How far two tiles are apart as ranges are counted: along rows and columns."""
        board = self.scene.board
        here, there = board.tile_at(one), board.tile_at(other)
        if here < 0 or there < 0:
            return self.tr("beside the board")
        across = abs(here % board.columns - there % board.columns)
        down = abs(here // board.columns - there // board.columns)
        return self.tr("%n tile(s)", "", across + down)

    def handle_key(self, event: QKeyEvent) -> bool:
        return self._side.handle_key(event)

    def _key_of_map(self, event: QKeyEvent) -> bool:
        calls = {
            Qt.Key.Key_0: self.view.fit,
            Qt.Key.Key_Plus: self.view.zoom_in,
            Qt.Key.Key_Minus: self.view.zoom_out,
        }
        call = calls.get(Qt.Key(event.key()))
        if call is not None:
            call()
            return True
        way = ARROWS.get(Qt.Key(event.key()))
        if way is not None:
            self._step(way)
            return True
        if event.key() == Qt.Key.Key_Space and self._stands:
            place = self.scene.centre_of_item(self._stands)
            if place is not None:
                self._clicked(round(place.x()), round(place.y()))
            return True
        return self.tools.handle_key(event)

    # The window

    def set_room(self, height: int, *, low: bool, roomy: bool) -> None:
        self.tools.set_room(height, low=low)
        least = 240 if low else min(480, self.theme.px(360))
        self.view.setMinimumSize(320, least)
        self.places.setMinimumSize(320, least)

    def picture(self) -> bytes:
        return self._side.picture(self.war, self.presenter.words, self.theme.look)

    def put_away(self) -> None:
        self.card.put_away()
        self._player.finish()
