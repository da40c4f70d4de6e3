"""A sheet painted into pixmaps once, so that a frame only lays them down; parts that change are painted anew alone.

There are two pictures. `front` shows what is seen now, px for px; `whole` shows the entire sheet small, for the moment
after the view has moved, until the front has been painted anew. What a hand has just changed is painted at once; more
than that in slices between other events, beside the picture that is seen until the new one is done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter

from desktop.sketch.pane import Pane
from desktop.sketch.pieces import Layer, Piece, united

WHOLE_WIDE: Final = 1400
"""Of the small picture, in px of the screen."""
MANY: Final = 400
"""Where more pieces than that lie a picture is rather begun again."""
AT_ONCE: Final = 0.08
"""So many seconds are painted before the first frame: a small drawing is there at once."""
SLICE, HELD_SLICE, PAID_SLICE = 0.005, 0.001, 0.002
"""So many seconds of one slice; while a hand draws; and of what that hand has changed."""
SHOWN: Final = 0.15
"""Between two looks at a picture that is being painted."""
REST_MS: Final = 110
"""So long after the last movement the front is painted anew."""


class BakedSheet(QObject):
    """The pictures of one sheet."""

    renewed = Signal()
    """There is more to see."""
    part_renewed = Signal(QRectF)
    """In this part of the sheet."""

    def __init__(self, width: int, height: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sheet = QRectF(0, 0, width, height)
        self.ground = QColor(Qt.GlobalColor.white)
        """What is seen where nothing is painted yet."""
        self._layers: tuple[Layer, ...] = ()
        self._pieces: list[Piece] = []
        self._lowest = 0
        """How many of them lie under everything that is drawn."""
        self._front: Pane | None = None
        self._next: Pane | None = None
        """What becomes the front as soon as it is done."""
        self._whole: Pane | None = None
        self._held = False
        self._later: list[QRectF] = []
        """What of the whole is painted anew as soon as the hand rests."""
        self._covered: list[QRectF] = []
        """What of the front shows above it what a hand has drawn below."""
        self._shown = 0.0
        self._wanted: tuple[QRectF, float] = (self.sheet, 1.0)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._take_wanted)
        self._slices = QTimer(self)
        self._slices.setInterval(0)
        self._slices.timeout.connect(self._work)

    @property
    def pieces(self) -> Sequence[Piece]:
        """Everything on the sheet, from the lowest to the highest."""
        return self._pieces

    @property
    def is_sharp(self) -> bool:
        """Whether what is seen is painted px for px."""
        front = self._front
        if front is None or self._next is not None or not front.is_done(self._pieces):
            return False
        return (front.source, front.scale) == self._wanted and not self._covered

    # What is on the sheet

    def set_layers(self, layers: Sequence[Layer]) -> None:
        """Everything on the sheet, from the lowest to the highest. Only what is other than before is painted anew."""
        old, new = self._layers, tuple(layers)
        if [one.key for one in old] == [one.key for one in new]:
            return
        before = len(self._pieces)
        was_done = [pane for pane in self._panes() if pane.has_all(self._pieces)]
        self._layers = new
        self._pieces = [piece for layer in new for piece in layer.pieces]
        # A single layer is the one that is drawn on.
        lowest = len(new[0].pieces) if len(new) > 1 else 0
        if lowest != self._lowest or [one.key for one in old[:1]] != [one.key for one in new[:1]]:
            self._lowest = lowest
            for pane in self._panes():
                pane.lie_on(lowest)
        stayed = {one.key for one in old} & {one.key for one in new}
        ordered = [one.key for one in old if one.key in stayed] == [one.key for one in new if one.key in stayed]
        if not old or not ordered:
            self._begin_again()
            return
        changed = united([piece.bounds for one in (*old, *new) if one.key not in stayed for piece in one.pieces])
        for pane in self._panes():
            if pane not in was_done:
                pane.begin_again()
                continue
            pane.recount(len(self._pieces) - before)
            self._renew(pane, (changed,))
        self._go_on()

    def put(self, piece: Piece, at: int) -> None:
        """One piece more, as number `at` of the highest layers' pieces counted from the end: 0 lies above all."""
        number = len(self._pieces) - at
        was_done = [pane for pane in self._panes() if pane.has_all(self._pieces)]
        self._pieces.insert(number, piece)
        self._renew_highest(1)
        covered = piece.covered_by(self._pieces[number + 1 :])
        for pane in list(self._panes()):
            if pane not in was_done and not pane.has(number):
                continue
            pane.recount(1)
            # What is owed there was begun without it.
            parts = piece.parts if pane is self._front and pane.owes else covered
            pane.lay(piece, at_once=pane is self._front)
            if self._held and pane is self._front:
                # A hand that is lifted does not wait for what lies above.
                self._covered += parts
            elif parts:
                self._renew(pane, parts)
        self._go_on()

    def take(self, piece: Piece) -> None:
        """A piece is gone."""
        number = next((at for at in range(len(self._pieces) - 1, -1, -1) if self._pieces[at] is piece), -1)
        if number < 0:
            return
        del self._pieces[number]
        self._renew_highest(-1)
        for pane in list(self._panes()):
            if pane.has(number):
                pane.recount(-1)
                self._renew(pane, piece.parts)
        self._go_on()

    def _renew(self, pane: Pane, parts: Sequence[QRectF]) -> None:
        """Parts of the sheet are other than before."""
        if pane is self._whole and self._held:
            # Nobody sees it while a hand draws, and every movement of an eraser would paint it.
            self._later += parts
        elif pane.owe(self._pieces, parts, MANY):
            return
        elif pane is self._front:
            self._next = self._pane(*self._wanted)
        else:
            pane.begin_again()

    def _renew_highest(self, more: int) -> None:
        """The highest layer has other pieces than before."""
        *lower, highest = self._layers
        count = len(highest.pieces) + more
        self._layers = (*lower, Layer(highest.key, tuple(self._pieces[len(self._pieces) - count :])))

    # Painting

    def draw(self, painter: QPainter, target: QRectF, source: QRectF, ratio: float) -> None:
        """Lay the part `source` of the sheet down on `target`, in logical px; `ratio` is that of the screen."""
        source = source.intersected(self.sheet)
        scale = target.width() / self.sheet.width() if source.isEmpty() else target.width() / source.width()
        wanted = QRectF(source), scale * ratio
        has_moved, self._wanted = wanted != self._wanted, wanted
        if self._front is None or self._whole is None:
            self._take_wanted()
        front, whole = self._front, self._whole
        assert front is not None
        assert whole is not None
        if (front.source, front.scale) == self._wanted:
            painter.drawPixmap(target, front.pixmap, QRectF(front.pixmap.rect()))
            return
        if has_moved or (self._next is None and not self._rest.isActive()):
            self._rest.start()
        # In motion speed is seen and sharpness is not.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
        known = front.source.intersected(source)
        if not known.contains(source):
            self._lay(painter, whole, source, target, source)
        if not known.isEmpty():
            self._lay(painter, front, known, target, source)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=True)

    def _lay(self, painter: QPainter, pane: Pane, part: QRectF, target: QRectF, source: QRectF) -> None:
        scale = target.width() / source.width()
        place = QRectF(
            target.left() + (part.left() - source.left()) * scale,
            target.top() + (part.top() - source.top()) * scale,
            part.width() * scale,
            part.height() * scale,
        )
        of = QRectF(
            (part.left() - pane.source.left()) * pane.scale,
            (part.top() - pane.source.top()) * pane.scale,
            part.width() * pane.scale,
            part.height() * pane.scale,
        )
        painter.drawPixmap(place, pane.pixmap, of)

    def finish(self) -> None:
        """Paint all that is seen now: for pictures that are kept. What stands in while a view moves follows later."""
        self._take_wanted()
        self._renew_later()
        for pane in (self._next, self._front):
            if pane is not None:
                pane.work(self._pieces, 60.0)
        self._take_next()

    def stop(self) -> None:
        """Nobody looks any more."""
        self._rest.stop()
        self._slices.stop()

    def _pane(self, source: QRectF, scale: float) -> Pane:
        return Pane(source, scale, self.ground, self._lowest)

    def _panes(self) -> Iterator[Pane]:
        yield from (pane for pane in (self._next, self._front, self._whole) if pane is not None)

    def _begin_again(self) -> None:
        """Everything is other than before: what is seen stays until the new picture is done."""
        if self._front is not None:
            self._next = self._pane(*self._wanted)
        if self._whole is not None:
            self._whole.begin_again()
        self._go_on()

    def _take_wanted(self) -> None:
        if self._whole is None:
            self._whole = self._pane(self.sheet, WHOLE_WIDE / self.sheet.width())
        if self._front is None:
            self._front = self._pane(*self._wanted)
        elif (self._front.source, self._front.scale) != self._wanted:
            self._next = self._pane(*self._wanted)
        self._go_on()

    def _go_on(self) -> None:
        front = self._front
        is_seen = self._next is None and front is not None and not front.has_all(self._pieces)
        if front is not None and front.owes and not self._held:
            # While a hand draws the slice that follows does it: no movement waits for more than one.
            self.part_renewed.emit(front.pay(AT_ONCE))
        if self._next is not None and not self._held:
            self._next.work(self._pieces, SLICE)
        elif self._next is None and front is not None and not front.owes:
            front.paint_on(self._pieces, AT_ONCE)
        self._take_next()
        if self._is_waiting():
            self._slices.start()
        # Of a part alone whoever changed it knows.
        if is_seen or self._front is not front:
            self.renewed.emit()

    def _is_waiting(self) -> bool:
        """Whether there is work to be done now. While a hand draws only what is seen and no longer true is painted."""
        if self._covered or (self._later and not self._held):
            return True
        if self._held:
            return self._next is not None or (self._front is not None and self._front.owes)
        return any(not pane.is_done(self._pieces) for pane in self._panes())

    def _take_next(self) -> None:
        if self._next is not None and self._next.is_done(self._pieces):
            self._front, self._next = self._next, None

    @property
    def is_held(self) -> bool:
        """Whether a hand draws."""
        return self._held

    def hold(self, *, on: bool) -> None:
        """While a hand draws nothing else is painted."""
        self._held = on
        if self._is_waiting():
            self._slices.start()
        else:
            self._slices.stop()

    def _renew_later(self) -> None:
        """What was put off while a hand drew."""
        if self._covered and self._front is not None:
            parts, self._covered = self._covered, []
            self._renew(self._front, parts)
        if self._later and not self._held and self._whole is not None:
            parts, self._later = self._later, []
            self._renew(self._whole, parts)

    def _work(self) -> None:
        self._renew_later()
        if self._front is not None and self._front.owes:
            self.part_renewed.emit(self._front.pay(PAID_SLICE))
            return
        if not self._is_waiting():
            self._slices.stop()
            return
        for pane in self._panes():
            # What is seen no longer is not worth the time.
            if pane is self._front and self._next is not None:
                continue
            if not pane.is_done(self._pieces):
                pane.work(self._pieces, HELD_SLICE if self._held else SLICE)
                self._take_next()
                # To show what there is takes time of its own.
                if pane is self._front and (pane.is_done(self._pieces) or perf_counter() > self._shown + SHOWN):
                    self._shown = perf_counter()
                    self.renewed.emit()
                return
        self._slices.stop()
        if not self.is_sharp:
            # The small picture is seen meanwhile.
            self.renewed.emit()
