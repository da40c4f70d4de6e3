"""The big answer buttons of the prompt bar: a key cap with the digit, a picture, a title and a second line."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.colours import mixed
from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.banner import BannerSide
from desktop.look.widgets.die import ANSWER_PX, DieView, dice_width, paint_dice
from desktop.look.widgets.key_cap import CapTone, cap_size, paint_key_cap
from desktop.look.widgets.painted import brush_up, cut_in_the_middle, line_height, lines_of, paint_focus, width_of
from desktop.look.widgets.pressable import Pressable

HIGH, LEAST_HIGH = 64, 40
"""Of an answer in px at 100 %: as it would like to be, and as low as it may become."""
LARGE_FROM = 56
"""Lower ones have small titles, so that all of a row look alike."""
LIP = 3
"""The lower edge, as of a wooden key."""
MOST_SECONDS = 2
PART = ", "
"""Between the parts of a second text: where there is no room for all of them, the first and the last are told."""
HALF = 0.6
"""Of a text, what the longer of its two lines takes at most, as a rule."""
WANTS = 4
"""How many widths an answer wants one after the other."""
ONE_TITLE, TWO_TITLES, SECONDS = 0.9, 0.8, 0.82
"""From line to line, in heights of the face: of a title in one line, in two, and of the second text."""


class OptionButton(Pressable):
    """One answer. `main` colours the default answer; `gold` an answer that costs something.

    The picture is a row of dice, an icon, or a pixmap; a disabled button shows its second line as the reason. Words
    come before pictures: where they do not fit beside one, the picture is left out, and a long title takes two lines.
    Where title and second line do not fit below each other the title becomes smaller, then loses its middle: it begins
    and ends as what it names.
    """

    def __init__(
        self,
        theme: Theme,
        key: str,
        title: str,
        second: str = "",
        *,
        dice: tuple[DieView, ...] = (),
        icon: str = "",
        pixmap: QPixmap | None = None,
        main: bool = False,
        gold: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, title, second, parent)
        self._key, self._second = key, second
        self._dice, self._icon, self._pixmap = dice, icon, pixmap
        self._main, self._gold = main, gold
        self._side = BannerSide.HEROES
        self._widths: tuple[float, float] | None = None
        """Of the head and of the words, measured once: layouts ask for them again and again."""
        self.glows = False
        """Whether it has a gold frame while the pointer rests on it: where no answer is the program's own."""
        self._pictured: tuple[QSize, bool] | None = None
        """A size, and whether the picture is shown at it."""
        self._is_plain = False
        """Whether it leaves its picture out, as the others of its row have no room for theirs."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def key(self) -> str:
        """What the key cap says."""
        return self._key

    def set_key(self, key: str) -> None:
        """Another key from now on."""
        if key == self._key:
            return
        self._key, self._widths = key, None
        self.updateGeometry()
        self.update()

    def set_side(self, side: BannerSide) -> None:
        """In whose colours the default answer is from now on."""
        if side is not self._side:
            self._side = side
            self.update()

    def second(self) -> str:
        """The second line."""
        return self._second

    def show_answer(
        self, title: str, second: str, *, dice: tuple[DieView, ...], icon: str, main: bool, gold: bool
    ) -> None:
        """Stand for another answer from now on; nothing is painted where it looks the same."""
        known = (self.text(), self._second, self._dice, self._icon, self._main, self._gold)
        if (title, second, dice, icon, main, gold) != known:
            self._dice, self._icon, self._main, self._gold = dice, icon, main, gold
            self.set_texts(title, second)

    def set_texts(self, title: str, second: str) -> None:
        if (title, second) == (self.text(), self._second):
            return
        self._second = second
        self.setText(title)
        self.setAccessibleDescription(second)
        self.look_changed()

    def sizeHint(self) -> QSize:
        head, words = self._measured()
        return QSize(round(head + words + self.theme.px(18)), self.theme.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        # The picture can be left out.
        words = min(self._measured()[1], self.theme.px(90))
        return QSize(round(self._key_width() + words + self.theme.px(12)), self.theme.px(LEAST_HIGH))

    def wanted_widths(self, high: int) -> Sequence[int]:
        """How wide it would like to be at a height, in px: for the title in one line, for the second text in two lines,
        in one, and for the picture beside them."""
        scale, key, beside = self.theme.look.scale, self._key_width(), self.theme.px(18)
        step = TextStyle.OPTION if high >= self.theme.px(LARGE_FROM) else TextStyle.STRONG
        title, second = width_of(self.text(), step, scale), width_of(self._second, TextStyle.SMALL, scale)
        words = max(title, second)
        wide = title, max(title, second * HALF), words, words + self._measured()[0] - key
        return tuple(ceil(key + one + beside) for one in wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        down = self.isDown() or self.isChecked()
        enabled = self.isEnabled()
        ground, edge, ink, ink_2 = colours.base, colours.line_strong, colours.text, colours.text_2
        if self._main and enabled:
            ground, edge, ink_2 = (colours.of(role) for role in self._side.value)
            ink = colours.on_fill
        elif self._gold and enabled:
            edge = colours.gold_fill
        elif not enabled:
            ground, edge, ink, ink_2 = colours.alt, colours.line, colours.disabled, colours.disabled
        if self.isChecked() and enabled:
            # What is taken along is told by more than a button that lies lower.
            ground, edge = colours.sel_bg, colours.gold_fill
        if self.hovered and enabled and not down:
            ground = ground.lighter(112) if self._main else mixed(ground, colours.sel_bg, 0.6)
            edge = colours.sel if self.glows else edge
        lip = look.px(LIP)
        drop = look.px(2) if down else 0
        radius = look.px(8)
        outer = QRectF(self.rect()).adjusted(0.5, 0.5 + drop, -0.5, -0.5)
        painter.setPen(stroke(edge, look.hair))
        painter.setBrush(edge)
        painter.drawRoundedRect(outer, radius, radius)
        face = outer.adjusted(0, 0, 0, -(lip - drop))
        painter.setBrush(ground)
        painter.setPen(stroke(edge, look.px(2.4) if self.isChecked() else look.hair))
        painter.drawRoundedRect(face, radius, radius)
        self._paint_head(painter, face, enabled=enabled)
        room = self.room()
        words = QRectF(face.right() - look.px(8) - room, face.top(), room, face.height())
        self._paint_words(painter, words, ink, ink_2)
        if self.hasFocus():
            paint_focus(painter, face, look, radius)

    def shown_second(self) -> str:
        """What there is room for of the second line."""
        return " ".join(self._lay_out(self.room())[3])

    def shown_title(self) -> str:
        """What there is room for of the title."""
        return " ".join(self._lay_out(self.room())[1])

    def shows_picture(self) -> bool:
        """Whether title and second line leave room for the picture, and all others beside it have theirs."""
        return not self._is_plain and self.has_room_for_picture()

    def has_room_for_picture(self) -> bool:
        """Whether title and second line leave room for the picture."""
        if self._pictured is None or self._pictured[0] != self.size():
            self._pictured = self.size(), self._has_room()
        return self._pictured[1]

    def has_picture(self) -> bool:
        """Whether there is one."""
        return bool(self._dice or self._icon or self._pixmap is not None)

    def set_plain(self, *, is_plain: bool) -> None:
        """Leave the picture out, or show it where there is room."""
        if is_plain != self._is_plain:
            self._is_plain = is_plain
            self.update()

    def _has_room(self) -> bool:
        head, _ = self._measured()
        room, scale = self.width() - head - self.theme.px(9), self.theme.look.scale
        step, titles, _, seconds = self._lay_out(room)
        if len(titles) > 1 or width_of(self.text(), step, scale) > room:
            return False
        return len(lines_of(self._second, TextStyle.SMALL, scale, room, MOST_SECONDS + 1)) == len(seconds)

    def _second_in(self, room: float, high: float) -> tuple[TextStyle, Sequence[str], bool]:
        """The second text in so much room, a little smaller before it ends in dots; and whether all of it is there."""
        scale, most = self.theme.look.scale, 0
        for small in (TextStyle.SMALL, TextStyle.LEAST):
            most = min(MOST_SECONDS, int(high / (line_height(small, scale) * SECONDS)))
            if most > 0 and len(lines_of(self._second, small, scale, room, most + 1)) <= most:
                return small, lines_of(self._second, small, scale, room, most), True
        parts = self._second.split(PART)
        if most > 0 and len(parts) > 2:
            # What is won by it and what is risked stand at the ends.
            short = f"{parts[0]} \N{HORIZONTAL ELLIPSIS} {parts[-1]}"
            for small in (TextStyle.SMALL, TextStyle.LEAST):
                if len(lines_of(short, small, scale, room, most + 1)) <= most:
                    return small, lines_of(short, small, scale, room, most), False
        return TextStyle.LEAST, lines_of(self._second, TextStyle.LEAST, scale, room, most) if most > 0 else (), False

    def _lay_out(self, room: float) -> tuple[TextStyle, Sequence[str], TextStyle, Sequence[str]]:
        """The step of the title, its lines, and those of the second text, as they fit into a width."""
        look = self.theme.look
        high = self.height() - look.px(1)
        steps = [TextStyle.OPTION, TextStyle.STRONG] if self.height() >= look.px(LARGE_FROM) else [TextStyle.STRONG]
        while True:
            step = steps.pop(0)
            if not self._second:
                # A title alone has all the height, and becomes smaller before it ends in dots.
                most = max(2, int(high / (line_height(step, look.scale) * TWO_TITLES)))
                if len(lines_of(self.text(), step, look.scale, room, most + 1)) <= most or not steps:
                    return step, lines_of(self.text(), step, look.scale, room, most), TextStyle.SMALL, ()
                continue
            titles = lines_of(self.text(), step, look.scale, room, 2)
            taken = line_height(step, look.scale) * (ONE_TITLE if len(titles) == 1 else len(titles) * TWO_TITLES)
            small, seconds, is_whole = self._second_in(room, high - taken)
            # A smaller title may leave the second text another line.
            if not (is_whole or seconds or steps):
                # What comes of an answer is worth more than the middle of its title, which the tooltip has whole.
                titles = (cut_in_the_middle(self.text(), step, look.scale, room),)
                small, seconds, _ = self._second_in(room, high - line_height(step, look.scale) * ONE_TITLE)
            if is_whole or not steps:
                return step, titles, small, seconds

    def room(self) -> float:
        """The width that is left for the words, in px."""
        head = self._measured()[0] if self.shows_picture() else self._key_width()
        return self.width() - head - self.theme.px(9)

    def _paint_head(self, painter: QPainter, face: QRectF, *, enabled: bool) -> None:
        look, colours = self.theme.look, self.theme.colours
        left, middle = face.left() + look.px(14), face.center().y()
        painter.setOpacity(1.0 if enabled else 0.55)
        if self._key:
            width, height = cap_size(self._key, look)
            tone = CapTone.LIGHT if self._main and enabled else CapTone.DARK
            paint_key_cap(painter, QRectF(left, middle - height / 2, width, height), self._key, look, tone)
            left += width + look.px(14)
        if self.shows_picture():
            self._paint_picture(painter, left, middle, colours.on_fill if self._main and enabled else colours.text)
        painter.setOpacity(1.0)

    def _paint_picture(self, painter: QPainter, left: float, middle: float, ink: QColor) -> None:
        look = self.theme.look
        if self._dice:
            paint_dice(painter, left, middle, self._dice, look.px(ANSWER_PX), look)
        elif self._icon:
            size = min(look.px(34), self.height() * 0.72)
            paint_icon(painter, self._icon, QPointF(left + look.px(17), middle), size, ink)
        elif self._pixmap is not None:
            painter.drawPixmap(QPointF(left, middle - self._pixmap.deviceIndependentSize().height() / 2), self._pixmap)

    def _paint_words(self, painter: QPainter, rect: QRectF, ink: QColor, ink_2: QColor) -> None:
        look = self.theme.look
        step, titles, small, seconds = self._lay_out(rect.width())
        title_font, second_font = look.font(step), look.font(small)
        title = line_height(step, look.scale) * (ONE_TITLE if len(titles) == 1 else TWO_TITLES)
        second = line_height(small, look.scale) * SECONDS
        lines = [
            *((line, title_font, title, ink) for line in titles),
            *((line, second_font, second, ink_2) for line in seconds),
        ]
        top = rect.center().y() - sum(line[2] for line in lines) / 2
        for text, font, height, colour in lines:
            painter.setFont(font)
            painter.setPen(colour)
            place = QRectF(rect.left(), top, rect.width(), height)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)
            top += height

    def _measured(self) -> tuple[float, float]:
        if self._widths is None:
            self._widths = self._head_width(), self._text_width()
        return self._widths

    def _key_width(self) -> float:
        look = self.theme.look
        return look.px(14) + (cap_size(self._key, look)[0] + look.px(14) if self._key else 0.0)

    def _head_width(self) -> float:
        look = self.theme.look
        width = self._key_width()
        if self._dice:
            width += dice_width(look.px(ANSWER_PX), len(self._dice)) + look.px(8)
        elif self._icon:
            width += look.px(48)
        elif self._pixmap is not None:
            width += self._pixmap.deviceIndependentSize().width() + look.px(12)
        return width

    def _text_width(self) -> float:
        scale = self.theme.look.scale
        return max(width_of(self.text(), TextStyle.OPTION, scale), width_of(self._second, TextStyle.SMALL, scale))

    def look_changed(self) -> None:
        self._widths, self._pictured = None, None
        super().look_changed()
