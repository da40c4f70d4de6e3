"""A map from above, on which tiles are painted by the hand or by keys. Whoever uses it carries the tools out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent, QTransform
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from desktop.games.warhold.tiles.ground import ground_layer
from desktop.games.warhold.tiles.tile_map import TILE, TileMap, read_map
from desktop.look.colours import faint
from desktop.look.ink import stroke
from desktop.look.key_uses import ARROWS, ENTERS, KeyDeed, KeyGroup, take_key
from desktop.look.lettering import font_px, text_path_at
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up, paint_focus
from desktop.tabletop.battlefield.baked import BakedLayer

LEAST, USUAL = 280, 420
"""Sides in px at 100 %."""
GAPS: Final = 68
"""Between what is seen together with it, and the line below that says what can be done, in px at 100 %."""


@dataclass(frozen=True)
class Ghost:
    """What would be done where the hand points, and whether the rules allow it."""

    tiles: tuple[int, ...] = ()
    allowed: bool = True


class BoardCanvas(Painted):
    """Tiles are numbered row by row. `pressed` and `moved` are parts of one stroke, which ends with `released`."""

    pressed = Signal(int)
    moved = Signal(int)
    released = Signal()
    picked = Signal(int)
    """Somebody wants what lies there as a tool."""
    pointed = Signal(int)
    """At which tile the hand or the cursor points now; -1 for none."""

    def __init__(self, theme: Theme, what_lies: Callable[[int], str]) -> None:
        """`what_lies` says what lies on a tile, for whoever hears the map."""
        super().__init__(theme)
        self._what_lies = what_lies
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.board: TileMap | None = None
        self.ghost = Ghost()
        self.shut: frozenset[int] = frozenset()
        """Tiles on which the tool in hand must not be used."""
        self.marked: frozenset[int] = frozenset()
        """Tiles with something wrong."""
        self.is_locked = False
        self.cursor_tile = 0
        self.deeds: tuple[KeyDeed, ...] = ()
        """Keys of the tools."""
        self.above: QWidget | None = None
        """What must be seen together with it: the tools."""
        self._layer: BakedLayer | None = None
        self._pressing = False
        self._stroke_at = 0
        """The last tile of the stroke under the hand."""

    def show_lines(self, lines: Sequence[str]) -> None:
        """The map has changed; lines that are not equally long are filled up."""
        board = read_map(lines) if any(lines) else None
        if board == self.board:
            return
        before = self.board
        self.board = board
        if board is not None:
            self.cursor_tile = min(self.cursor_tile, board.columns * board.rows - 1)
        if before is None or board is None or (before.columns, before.rows) != (board.columns, board.rows):
            self.updateGeometry()
        self._say()
        self.update()

    def show_ghost(self, ghost: Ghost) -> None:
        """What would be done."""
        if ghost != self.ghost:
            self.ghost = ghost
            self.update()

    def show_marked(self, tiles: Collection[int]) -> None:
        """Where something is wrong."""
        self.marked = frozenset(tiles)
        self.update()

    def show_shut(self, tiles: Collection[int]) -> None:
        """Where it cannot be done."""
        self.shut = frozenset(tiles)
        self.update()

    # Sizes

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(USUAL), self.theme.px(USUAL))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(LEAST), self.theme.px(LEAST) // 2)

    def heightForWidth(self, width: int) -> int:
        """All of it is seen at once, with the tools, as far as that goes."""
        page = self._page()
        share = self.board.whole.height() / self.board.whole.width() if self.board is not None else 0.5
        taken = self.theme.px(GAPS) + (_height(self.above, width) if self.above is not None else 0)
        room = page.height() - taken if page is not None else width
        return min(round(width * share), max(self.theme.px(LEAST), room))

    def _page(self) -> QWidget | None:
        """What it is scrolled in."""
        area: QWidget | None = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        return area.viewport() if isinstance(area, QScrollArea) else None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        page = self._page()
        if page is not None:
            # Its height follows that of the page, of which a layout knows the width alone.
            page.removeEventFilter(self)
            page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _transform(self, board: TileMap) -> QTransform:
        """From units of the scene to px, the map in the middle."""
        whole = board.whole
        scale = min(self.width() / whole.width(), self.height() / whole.height())
        across = (self.width() - whole.width() * scale) / 2 - whole.left() * scale
        return QTransform(scale, 0, 0, scale, across, -whole.top() * scale)

    # Painting

    def look_changed(self) -> None:
        self._layer = None
        super().look_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        board, colours = self.board, self.colours
        if board is None:
            return
        self._layer = ground_layer(board, self.theme.look, self._layer)
        to_px = self._transform(board)
        self._layer.draw(painter, to_px, self.rect())
        for tile in self.shut:
            painter.fillRect(to_px.mapRect(board.box(tile)), faint(colours.shadow, 0.45))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(colours.enemy, 2))
        for tile in self.marked:
            painter.drawRect(to_px.mapRect(board.box(tile)))
        self._paint_numbers(painter, board, to_px)
        self._paint_ghost(painter, board, to_px)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(stroke(colours.ink, 2, (3, 2)))
            painter.drawRect(to_px.mapRect(board.box(self.cursor_tile)).adjusted(1, 1, -1, -1))
            paint_focus(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self.theme.look, 4)

    def _paint_numbers(self, painter: QPainter, board: TileMap, to_px: QTransform) -> None:
        """Strongholds count from 1; nobody should have to guess whose is whose."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colours.ink)
        for number, hold in enumerate(board.holds, 1):
            middle = sum((board.centre(tile) for tile in hold.tiles), QPointF()) / len(hold.tiles)
            letters = text_path_at(str(number), font_px(TILE, heading=True, weight=700), middle)
            painter.drawPath(to_px.map(letters))

    def _paint_ghost(self, painter: QPainter, board: TileMap, to_px: QTransform) -> None:
        colour = self.colours.sel if self.ghost.allowed else self.colours.enemy
        painter.setPen(stroke(colour, 2.4))
        painter.setBrush(faint(colour, 0.3))
        for tile in self.ghost.tiles:
            painter.drawRect(to_px.mapRect(board.box(tile)))

    # The hand

    def _tile_at(self, place: QPointF) -> int:
        board = self.board
        if board is None:
            return -1
        at = self._transform(board).inverted()[0].map(place)
        column, row = int(at.x() // TILE), int(at.y() // TILE)
        # Tiles without ground are painted too.
        return row * board.columns + column if 0 <= column < board.columns and 0 <= row < board.rows else -1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        tile = self._tile_at(event.position())
        if tile < 0 or self.is_locked:
            return
        self.cursor_tile = tile
        if event.button() is Qt.MouseButton.RightButton:
            self.picked.emit(tile)
        elif event.button() is Qt.MouseButton.LeftButton:
            self._pressing = True
            self._stroke_at = tile
            self.pressed.emit(tile)
        self._say()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        tile = self._tile_at(event.position())
        if self._pressing and tile >= 0 and self.board is not None:
            # A quick hand passes over tiles between two events: a stroke has no gaps.
            for one in tiles_between(self.board.columns, self._stroke_at, tile):
                self.moved.emit(one)
            self._stroke_at = tile
        self.pointed.emit(tile)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressing and event.button() is Qt.MouseButton.LeftButton:
            self._pressing = False
            self.released.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.setCursor(Qt.CursorShape.ArrowCursor if self.is_locked else Qt.CursorShape.CrossCursor)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(self.cursor_tile if self.hasFocus() else -1)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier or not take_key(
            self._all_deeds(), Qt.Key(event.key()), shift=shift
        ):
            super().keyPressEvent(event)

    def key_groups(self) -> list[KeyGroup]:
        """The keys of the map."""
        return [KeyGroup(self.tr("The map"), tuple(one.use for one in self._all_deeds()))]

    def _all_deeds(self) -> tuple[KeyDeed, ...]:
        return (
            KeyDeed(tuple(ARROWS), "Arrows", self.tr("go to a tile, with Shift painting"), self._go),
            KeyDeed((*ENTERS, Qt.Key.Key_Space), "Enter, Space", self.tr("use the tool there"), self._use),
            *self.deeds,
        )

    def _go(self, key: Qt.Key, shift: bool) -> bool:
        board = self.board
        if board is None:
            return False
        across, down = ARROWS[key]
        column = self.cursor_tile % board.columns + across
        row = self.cursor_tile // board.columns + down
        if 0 <= column < board.columns and 0 <= row < board.rows:
            self.cursor_tile = row * board.columns + column
            self._say()
            self.pointed.emit(self.cursor_tile)
            if shift:
                self._use(key, shift)
            self.update()
        return True

    def _use(self, key: Qt.Key, shift: bool) -> bool:
        if self.is_locked or self.board is None:
            return False
        self.pressed.emit(self.cursor_tile)
        self.released.emit()
        return True

    def _say(self) -> None:
        self.setAccessibleName(self.tr("The map from above"))
        self.setAccessibleDescription(self._what_lies(self.cursor_tile) if self.board is not None else "")


def tiles_between(columns: int, start: int, end: int) -> list[int]:
    """The tiles of a straight line from one tile to another, without the first."""
    across, down = end % columns - start % columns, end // columns - start // columns
    steps = max(abs(across), abs(down), 1)
    column, row = start % columns, start // columns
    return [
        (row + round(down * step / steps)) * columns + column + round(across * step / steps)
        for step in range(1, steps + 1)
    ]


def _height(widget: QWidget, width: int) -> int:
    if widget.isHidden():
        return 0
    return widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()
