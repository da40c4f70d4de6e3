"""A board that is a measured table on its map: tools, what is seen beside and over it, and the hand on it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.play.board import Board
from desktop.play.fact_player import FactPlayer
from desktop.play.parts import PlayParts
from desktop.play.prompts.place_prompt import PlacePrompt
from desktop.play.prompts.prompt import Prompt
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.hover_card import CardText, HoverCard
from desktop.tabletop.map_hand import MapHand
from desktop.tabletop.map_tray import MAP_WIDE, MARGIN, MapTray
from desktop.tabletop.marks import GHOST
from desktop.tabletop.side_strip import SideStrip
from desktop.tabletop.table_display import TableDisplay
from desktop.tabletop.tool_strip import ToolStrip
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Place, options_of
from rules_core.wording.sentence import Measure


class MapBoard(Board):
    """The board of a game on a measured table. A game's own one makes `display` and `hand`, and calls `lay_out`."""

    display: TableDisplay
    hand: MapHand

    def __init__(self, parts: PlayParts, sticks: tuple[int, int, int], tools: frozenset[str] | None = None) -> None:
        """`sticks` are the lengths of the measuring sticks, `tools` the layers that this game has; None for all."""
        super().__init__(parts)
        theme = parts.theme
        self._by_shortcut = False
        """Whether a click on what the pointer is on would give several answers at once."""
        self.scene = BattlefieldScene(theme)
        self.view = BattlefieldView(self.scene)
        self.view.setObjectName("battlefield")
        self.view.wood_for = MAP_WIDE + 2 * MARGIN
        self.strip = SideStrip(theme, parts.presenter.words, sticks)
        self.tools = ToolStrip(theme, self.view, parts.settings, tools)
        self.card = HoverCard(theme, self.view)

    def lay_out(self, measure: Measure) -> None:
        """Put the parts together; `measure` says how the ruler writes a length."""
        self.view.set_length_text(measure)
        words, acting = self.parts.presenter.words, self.display.acting
        self.map_tray = MapTray(self.theme, words, self.view, self.strip, acting, self.things_in)
        for shower in (self.strip.tray, self.map_tray):
            self.player.beat.connect(shower.show_fact)
            self.player.skipped.connect(shower.settle)
            self.session.reached.connect(shower.reach)
        self.map_tray.taken_away.connect(self.dice_gone)
        # What is shown again begins long ago, and goes on through waves and councils.
        self.session.moved_on.connect(self._moved_on)
        # What has to be carried out first takes the keys from what lies on the table.
        self.session.autoplay.to_do_changed.connect(self.refresh)
        px = self.theme.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(4), 0, px(4), 0)
        row.setSpacing(px(6))
        row.addWidget(self.tools)
        row.addWidget(self.view, 1)
        row.addWidget(self.strip)
        self.view.hovered.connect(self._hovered)
        self.view.clicked.connect(lambda _: self.card.put_away())
        self.view.dragged.connect(lambda *_: self.card.put_away())
        self.view.menu_wanted.connect(self.menu_wanted)
        self.hand.tried.connect(lambda: self.display.show_trial(self.hand.trial))
        self.parts.odds.words_ready.connect(lambda _option, _words: self.card.freshen())

    def card_of(self, thing: str) -> CardText | None:
        """What the card of a thing says; None where there is nothing to say."""
        return None

    attacks: tuple[str, ...] = ()
    """How answers begin that attack somebody."""

    @property
    def table(self) -> QWidget:
        return self.view

    def shows_dice_of(self, fact: Fact) -> bool:
        return any(shower.fact is fact and shower.isVisible() for shower in (self.strip.tray, self.map_tray))

    def wood(self) -> QRect:
        area, view = self.view.map_area().toAlignedRect(), self.view.rect()
        left, right = area.left(), view.right() - area.right()
        return QRect(0, 0, left, view.height()) if left > right + 1 else view.adjusted(area.right() + 1, 0, 0, 0)

    def room_for_lines(self) -> int:
        return max(0, self.view.map_area().toAlignedRect().left()) if self.table is self.view else 0

    def things_in(self, area: QRect) -> int:
        return self.scene.pieces_in(self.view.mapToScene(area).boundingRect())

    @property
    def player(self) -> FactPlayer:
        return self.display.player

    # What stands

    def new_question(self) -> None:
        self.card.put_away()
        self.display.new_question()

    def watch(self) -> None:
        self.card.put_away()
        self.display.watch()

    def _moved_on(self) -> None:
        self.display.show_pieces()

    def asked(self, prompt: Prompt | None) -> None:
        self.hand.new_question()
        if self.hand.trial.shown:
            self.hand.tried.emit()
        if isinstance(prompt, PlacePrompt):
            prompt.tell_spot()

    def refresh(self) -> None:
        self.display.show()

    def point_at(self, option: str) -> None:
        if option != self.display.pointed:
            self.display.point_at(option)

    def look_at(self, thing: str) -> None:
        self.view.look_at(thing)

    def clear(self) -> None:
        for shower in (self.strip.tray, self.map_tray):
            shower.clear()

    def _hovered(self, thing: str) -> None:
        request = self.session.pending
        # Whoever looks for a place is not told what the ground is under every step.
        is_silent = isinstance(request, Place) and not self.scene.has_item(thing)
        text = self.card_of(thing) if thing and not is_silent else None
        shortcut = self.hand.show_shortcut(thing)
        meant = (shortcut.words or shortcut.refused,) if shortcut is not None else ()
        lines = self.parts.odds.lines_about
        self.card.rest_on(text, self._area(thing), lambda: (*meant, *lines(thing)), self._spared)
        if shortcut is not None or self._by_shortcut:
            self.pointed.emit(shortcut.option if shortcut is not None else "")
        self._by_shortcut = shortcut is not None
        if request is None or not thing:
            return
        for one in options_of(request):
            if one.startswith(self.attacks) and one.partition(":")[2] == thing:
                self.pointed.emit(one)
                return

    def _area(self, thing: str) -> QRectF:
        """What a thing takes of the view; of the ground what is under the pointer."""
        if not self.scene.has_item(thing):
            return QRectF(QPointF(self.view.mapFromGlobal(QCursor.pos())), QSizeF(1, 1))
        return QRectF(self.view.mapFromScene(self.scene.drawn_area(thing)).boundingRect())

    def _spared(self) -> list[QRectF]:
        """What no card may hide: who acts, where they would stand, and whoever is aimed at."""
        aimed = [view.id for view in self.scene.token_views() if view.target]
        return [self._area(one) for one in (self.display.acting(), GHOST, *aimed) if self.scene.token(one) is not None]

    # The hand

    def handle_key(self, event: QKeyEvent) -> bool:
        calls = {
            Qt.Key.Key_0: self.view.fit,
            Qt.Key.Key_Plus: self.view.zoom_in,
            Qt.Key.Key_Minus: self.view.zoom_out,
        }
        call = calls.get(Qt.Key(event.key()))
        if call is not None:
            call()
            return True
        return self.tools.handle_key(event)

    def ground_at(self, at: QPoint) -> tuple[int, int] | None:
        place = self.view.mapToScene(self.view.viewport().mapFromGlobal(at))
        return round(place.x()), round(place.y())

    # The window

    def set_room(self, height: int, *, low: bool, roomy: bool) -> None:
        self.tools.set_room(height, low=low)
        self.view.setMinimumSize(320, 240 if low else min(480, self.theme.px(360)))
        self.strip.setVisible(roomy)

    def put_away(self) -> None:
        self.card.put_away()
