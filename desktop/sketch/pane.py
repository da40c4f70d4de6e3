"""One picture of a sheet, painted piece by piece; parts of it that are other than before are painted anew in bits."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion, QTransform

from desktop.look.widgets.painted import brush_up
from desktop.sketch.pieces import Piece, box_of_rectangle, united


class Patch:
    """Parts of a picture that are painted anew beside it, and laid over it as soon as they are done."""

    def __init__(self, places: Sequence[QRect], pieces: Sequence[Piece], units: QTransform) -> None:
        """Places in px of the picture, which `units` of the sheet make; these pieces are to be seen there."""
        self._region = QRegion()
        for one in places:
            self._region += one
        self.whole = self._region.boundingRect()
        self._pieces = pieces
        self._painted = 0
        self._pixmap = QPixmap(self.whole.size())
        self._units = units * QTransform.fromTranslate(-self.whole.left(), -self.whole.top())

    def lie_on(self, paper: QPixmap | None, ground: QColor) -> None:
        """What lies below the pieces: that part of a picture, or a colour."""
        self._pixmap.fill(ground)
        if paper is not None:
            painter = QPainter(self._pixmap)
            painter.drawPixmap(QPoint(), paper, self.whole)
            painter.end()

    def work(self, end: float) -> bool:
        """Paint on until then; whether all is painted."""
        painter = QPainter(self._pixmap)
        brush_up(painter)
        painter.setClipRegion(self._region.translated(-self.whole.topLeft()))
        painter.setTransform(self._units)
        while self._painted < len(self._pieces):
            self._pieces[self._painted].paint(painter)
            self._painted += 1
            if perf_counter() > end:
                break
        painter.end()
        return self._painted == len(self._pieces)

    def lay_on(self, pixmap: QPixmap) -> None:
        """Onto the picture."""
        painter = QPainter(pixmap)
        painter.setClipRegion(self._region)
        painter.drawPixmap(self.whole.topLeft(), self._pixmap)
        painter.end()


class Pane:
    """The part `source` of the sheet at `scale` px of the screen for each unit."""

    def __init__(self, source: QRectF, scale: float, ground: QColor, lowest: int) -> None:
        self.source, self.scale, self.ground = source, scale, ground
        self.pixmap = QPixmap(max(1, round(source.width() * scale)), max(1, round(source.height() * scale)))
        self.pixmap.fill(ground)
        self._painted = 0
        """How many of the pieces are in the picture."""
        self._owed: list[Patch | Piece] = []
        """Parts of the picture that show what was there before, and pieces that are laid on top of it."""
        self._lowest = lowest
        self._paper: QPixmap | None = None
        """The picture when only its lowest pieces were in it, which lie under everything that is drawn."""

    def has_all(self, pieces: Sequence[Piece]) -> bool:
        """Whether all of them are in the picture."""
        return self._painted >= len(pieces)

    def is_done(self, pieces: Sequence[Piece]) -> bool:
        """Whether the picture shows them as they are."""
        return self.has_all(pieces) and not self._owed

    def work(self, pieces: Sequence[Piece], seconds: float) -> None:
        """Paint on for about so long: first what is owed, then pieces that are not there yet."""
        end = perf_counter() + seconds
        self.pay(seconds)
        if not self._owed:
            self.paint_on(pieces, end - perf_counter())

    def paint_on(self, pieces: Sequence[Piece], seconds: float) -> None:
        """Paint pieces that are not there yet, above all that is."""
        if self.has_all(pieces):
            return
        end = perf_counter() + seconds
        painter = self._painter()
        while self._painted < len(pieces):
            piece = pieces[self._painted]
            if piece.bounds.intersects(self.source):
                piece.paint(painter)
            piece.prepare()
            self._painted += 1
            if self._painted == self._lowest:
                painter.end()
                self._paper = self.pixmap.copy()
                painter = self._painter()
            if self._painted % 4 == 0 and perf_counter() > end:
                break
        painter.end()

    def lying_in(self, pieces: Sequence[Piece], parts: Sequence[QRectF]) -> list[Piece]:
        """What is in the picture above its paper and lies in these parts of the sheet."""
        begin = 0 if self._paper is None else self._lowest
        left, top, right, bottom = box_of_rectangle(united(parts))
        near = [
            piece
            for piece in pieces[begin : self._painted]
            if (box := piece.box)[0] < right and box[2] > left and box[1] < bottom and box[3] > top
        ]
        boxes = [box_of_rectangle(one) for one in parts]
        return [piece for piece in near if piece.lies_in(boxes)]

    def owe(self, pieces: Sequence[Piece], parts: Sequence[QRectF], most: int) -> bool:
        """Parts of the sheet are other than they were, and are painted anew with the next work.

        False, and nothing is owed, where more than `most` pieces lie there.
        """
        units = self._units()
        to_units, _ = units.inverted()
        # Whole px, that no seam is seen.
        device = [units.mapRect(one).toAlignedRect() for part in parts if not (one := part & self.source).isEmpty()]
        there = self.lying_in(pieces, [to_units.mapRect(QRectF(one)) for one in device]) if device else []
        if device and len(there) <= most:
            patch = Patch(device, there, units)
            patch.lie_on(self._paper, self.ground)
            self._owed.append(patch)
        return len(there) <= most

    @property
    def owes(self) -> bool:
        """Whether a part of it shows what was there before."""
        return bool(self._owed)

    def pay(self, seconds: float) -> QRectF:
        """Paint anew what is owed for about so long; which part of the sheet is seen as it is now.

        In the order of owing: what was changed later is painted over what was changed before.
        """
        end = perf_counter() + seconds
        seen = QRectF()
        to_units, _ = self._units().inverted()
        while self._owed and perf_counter() < end:
            patch = self._owed[0]
            if isinstance(patch, Piece):
                self._paint(patch)
                seen |= patch.bounds
                del self._owed[0]
            elif patch.work(end):
                patch.lay_on(self.pixmap)
                seen |= to_units.mapRect(QRectF(patch.whole))
                del self._owed[0]
        return seen

    def lay(self, piece: Piece, *, at_once: bool) -> None:
        """A piece comes above everything: at once, or with the next work."""
        if at_once:
            self._paint(piece)
        elif piece.bounds.intersects(self.source):
            self._owed.append(piece)

    def _paint(self, piece: Piece) -> None:
        painter = self._painter()
        piece.paint(painter)
        painter.end()

    def recount(self, more: int) -> None:
        """The list of pieces has become longer or shorter, below what is painted."""
        self._painted += more

    def has(self, number: int) -> bool:
        """Whether the piece of this number is in the picture."""
        return number < self._painted

    def begin_again(self) -> None:
        """Everything is other than it was."""
        self._painted, self._paper = 0, None
        self._owed.clear()

    def lie_on(self, lowest: int) -> None:
        """So many lowest pieces there are now, and they are others than before."""
        self._lowest, self._paper = lowest, None

    def _units(self) -> QTransform:
        return QTransform.fromScale(self.scale, self.scale).translate(-self.source.left(), -self.source.top())

    def _painter(self) -> QPainter:
        painter = QPainter(self.pixmap)
        brush_up(painter)
        painter.setTransform(self._units())
        return painter
