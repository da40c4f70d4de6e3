"""The card of whatever the pointer rests on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtWidgets import QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import HeadedSheet

REST_MS = 320
WIDE = 320
APART = 14
"""Between a card and its thing, in px at 100 %."""
OWN_COUNTS = 1000


@dataclass(frozen=True)
class CardText:
    """What a card says: heading, small note beside it, a strong line, further lines."""

    title: str
    note: str = ""
    icon: str = ""
    strong: str = ""
    lines: tuple[str, ...] = ()


class HoverCard(HeadedSheet):
    """A small sheet beside the pointer. The mouse goes through it, keys never reach it."""

    def __init__(self, theme: Theme, view: QWidget) -> None:
        super().__init__(theme, "", "ui/circle", role="base", parent=view)
        self.setObjectName("hover-card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._view = view
        px = theme.px
        self._strong = text_label("", TextStyle.STRONG, wrap=True)
        self._lines = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        for label in (self._strong, self._lines):
            label.setContentsMargins(px(12), px(4), px(12), px(4))
            self.body.addWidget(label)
        self._text: CardText | None = None
        self._more: Callable[[], tuple[str, ...]] = tuple
        self._spare: Callable[[], list[QRectF]] = list
        self._at = QRectF()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._show)
        self.hide()

    def rest_on(
        self,
        text: CardText | None,
        at: QRectF,
        more: Callable[[], tuple[str, ...]] = tuple,
        spare: Callable[[], list[QRectF]] = list,
    ) -> None:
        """The pointer is on a thing that takes that part of the view: its card follows when the hand rests.

        `more` gives further lines, which may come later than the card (`freshen`), `spare` what else of the view is
        not to be hidden.
        """
        self.hide()
        self._text, self._at, self._more, self._spare = text, at, more, spare
        if text is None:
            self._rest.stop()
        else:
            self._rest.start()

    def freshen(self) -> None:
        """There may be more lines now."""
        if not self.isHidden():
            self._show()

    def put_away(self) -> None:
        """No card now."""
        self._rest.stop()
        self.hide()

    def _show(self) -> None:
        text = self._text
        if text is None:
            return
        self.heading.set_title(text.title, text.note)
        self.heading.icon.set_icon(text.icon)
        self._strong.setText(text.strong)
        self._strong.setVisible(bool(text.strong))
        lines = (*self._more(), *text.lines)
        self._lines.setText("\n".join(lines))
        self._lines.setVisible(bool(lines))
        self.setAccessibleName(" ".join((text.title, text.note, text.strong, *lines)))
        # Before the first time the layout counts nothing of what is in it: it has to be shown to be measured.
        self.show()
        wide = min(self.theme.px(WIDE), self._view.width() - 16)
        layout = self.layout()
        if layout is not None:
            # What was measured for the words before these is worth nothing.
            self.body.invalidate()
            layout.invalidate()
        self.resize(wide, layout.heightForWidth(wide) if layout is not None else self.height())
        self.move(self._beside(wide, self.height()))
        self.raise_()

    def _beside(self, wide: int, high: int) -> QPoint:
        """Where a card of this size hides nothing that it must not: right, left, below or above of its thing, else in
        a corner; where there is no such place, where it hides least of it, its own thing counting most."""
        apart = self.theme.px(APART)
        at, room = self._at, self._view.size()
        right, bottom = max(4.0, room.width() - wide - 4.0), max(4.0, room.height() - high - 4.0)
        top = min(max(4.0, at.center().y() - high / 3), bottom)
        left = min(max(4.0, at.center().x() - wide / 2), right)
        spare = self._spare()
        best, least = QPoint(round(left), round(top)), -1.0
        for x, y in (
            (at.right() + apart, top),
            (at.left() - apart - wide, top),
            (left, at.bottom() + apart),
            (left, at.top() - apart - high),
            *((x, y) for x in (right, 4.0) for y in (4.0, bottom)),
        ):
            if not (4 <= x <= right and 4 <= y <= bottom):
                continue
            place = QRectF(x, y, wide, high)
            hidden = OWN_COUNTS * _common(place, at) + sum(_common(place, one) for one in spare)
            if least < 0 or hidden < least:
                best, least = QPoint(round(x), round(y)), hidden
            if not hidden:
                break
        return best


def _common(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height()
