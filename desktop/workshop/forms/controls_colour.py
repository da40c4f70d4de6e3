"""The colour of a token: swatches on which every icon is clear, any colour of one's own, and how clear that one is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.look.colours import LookName, colours_of, contrast
from desktop.look.flow_layout import FlowLayout
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.token_face import face_ink_on, is_colour
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.painted import brush_up, paint_focus
from desktop.look.widgets.pressable import Pressable
from desktop.translated import QT_TRANSLATE_NOOP
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.controls_text import said_of
from rules_core.content.fields import Field
from rules_core.content.items import Path

SWATCHES: tuple[tuple[str, str], ...] = (
    ("#f2d98c", QT_TRANSLATE_NOOP("Swatches", "Straw")),
    ("#f0b98a", QT_TRANSLATE_NOOP("Swatches", "Apricot")),
    ("#e9a7a0", QT_TRANSLATE_NOOP("Swatches", "Rose")),
    ("#d9b3da", QT_TRANSLATE_NOOP("Swatches", "Lilac")),
    ("#b9c0e6", QT_TRANSLATE_NOOP("Swatches", "Harebell")),
    ("#a9d0e4", QT_TRANSLATE_NOOP("Swatches", "Sky")),
    ("#9fd3c3", QT_TRANSLATE_NOOP("Swatches", "Sage")),
    ("#bcd69a", QT_TRANSLATE_NOOP("Swatches", "Meadow")),
    ("#d0c3a6", QT_TRANSLATE_NOOP("Swatches", "Oat")),
    ("#c7c9c7", QT_TRANSLATE_NOOP("Swatches", "Pewter")),
)
"""Colours on which the dark ink of icons has a contrast of at least 7."""
CLEAR = 4.5
"""WCAG 2: what icons and small text need."""
APART = 1.6
"""How much a face must differ from its ring to be told from it."""


class Swatch(Pressable):
    """A round of colour to press; an empty one stands for parchment, as every token has it."""

    def __init__(self, theme: Theme, colour: str, name: str) -> None:
        super().__init__(theme, name)
        self.colour = colour
        self.setCheckable(True)
        self.setToolTip(tip(name))

    def sizeHint(self) -> QSize:
        side = self.theme.px(36)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        rect = QRectF(self.rect())
        colours = self.theme.colours
        painter.setPen(stroke(colours.token_outline if not self.theme.look.is_plain else colours.text, 1.3))
        painter.setBrush(QColor(self.colour) if self.colour else colours.face)
        painter.drawEllipse(rect.adjusted(5, 5, -5, -5))
        if not self.colour and not self.isChecked():
            # Not by colour alone: parchment is told by a bar through it.
            painter.drawLine(
                QPointF(rect.left() + rect.width() * 0.3, rect.bottom() - rect.height() * 0.3),
                QPointF(rect.right() - rect.width() * 0.3, rect.top() + rect.height() * 0.3),
            )
        if self.isChecked():
            # A tick, and a ring: neither by colour alone.
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(stroke(colours.text, 2))
            painter.drawEllipse(rect.adjusted(2, 2, -2, -2))
            painter.setPen(stroke(colours.face_ink, self.theme.px(2.4)))
            middle, tick = rect.center(), rect.width() * 0.15
            start, low = middle + QPointF(-tick, 0.1 * tick), middle + QPointF(-0.2 * tick, 0.9 * tick)
            painter.drawPolyline([start, low, middle + QPointF(1.1 * tick, -0.8 * tick)])
        if self.hasFocus():
            paint_focus(painter, rect, self.theme.look, rect.width() / 2)


class ColourControl(Control):
    """Swatches first; then a field for any #rrggbb, and words that say how clear it will be by day and by night."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        from PySide6.QtCore import QCoreApplication

        self.row = QWidget()
        self.flow = FlowLayout(self.row, self.theme.px(2))
        self.swatches: list[Swatch] = []
        named = [(one, QCoreApplication.translate("Swatches", words)) for one, words in SWATCHES]
        for colour, name in [("", self.tr("Parchment, as in the rules")), *named]:
            swatch = Swatch(self.theme, colour, name)
            self.call(swatch, self.tr("{name}: {word}").format(name=self.name, word=name), colour[1:] or "none")
            swatch.clicked.connect(lambda _=False, colour=colour: self._choose(colour))
            swatch.installEventFilter(self)
            self.flow.addWidget(swatch)
            self.swatches.append(swatch)
        self.line = QLineEdit()
        self.call(self.line, self.tr("{name}, your own").format(name=self.name), "own")
        self.line.setPlaceholderText("#rrggbb")
        self.line.textEdited.connect(self._typed)
        self.more = QPushButton(self.tr("Mix a colour"))
        self.call(self.more, self.tr("{name}: mix one").format(name=self.name), "mix")
        self.more.clicked.connect(self._mix)
        self.words = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        own = QHBoxLayout()
        own.setSpacing(self.theme.px(8))
        own.addWidget(self.line)
        own.addWidget(self.more)
        own.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.theme.px(6))
        column.addWidget(self.row)
        column.addLayout(own)
        column.addWidget(self.words)
        self.look_changed()
        self.show_value()

    def main_widget(self) -> QWidget:
        chosen = next((one for one in self.swatches if one.isChecked()), None)
        return chosen or (self.line if self.line.text() else self.swatches[0])

    def look_changed(self) -> None:
        self.line.setFixedWidth(self.theme.px(130))

    def show_value(self) -> None:
        value = said_of(self.value)
        for swatch in self.swatches:
            swatch.setChecked(swatch.colour == value.lower())
            stops = swatch.isChecked() or (swatch is self.swatches[0] and not self._is_swatch(value))
            swatch.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)
        if self.line.text() != value and not (self.line.hasFocus() and not is_colour(self.line.text())):
            self.line.setText(value)
        words, tone = verdict(value)
        self.words.setText(words)
        self.words.setVisible(bool(words))
        set_tone(self.words, tone)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and isinstance(watched, Swatch):
            step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()), 0)
            if step:
                target = self.swatches[(self.swatches.index(watched) + step) % len(self.swatches)]
                target.setFocus()
                target.click()
                return True
        return False

    def _is_swatch(self, value: str) -> bool:
        return any(one.colour == value.lower() for one in self.swatches)

    def _choose(self, colour: str) -> None:
        if colour:
            self.put(colour)
        else:
            self.drop()
        self.show_value()

    def _typed(self, text: str) -> None:
        text = text.strip().lower()
        if not text:
            self.drop()
        elif is_colour(text):
            self.put(text, typing=True)

    def _mix(self) -> None:
        from PySide6.QtWidgets import QColorDialog

        value = said_of(self.value)
        start = QColor(value) if is_colour(value) else self.theme.colours.face
        mixed = QColorDialog.getColor(start, self, self.name)
        if mixed.isValid():
            self.put(mixed.name())


def verdict(value: str) -> tuple[str, str]:
    """How a face of this colour will look by day and by night, and the tone to say it in; "" for parchment."""
    from PySide6.QtCore import QCoreApplication

    if not value:
        return "", "text_2"
    if not is_colour(value):
        return QCoreApplication.translate("Swatches", "Write it as #rrggbb, such as #a9d0e4."), "enemy"
    face = QColor(value)
    light = colours_of(LookName.LIGHT)
    icon = contrast(face_ink_on(face, light), face)
    looks = [colours_of(LookName.LIGHT), colours_of(LookName.DARK)]
    rings = [contrast(ring, face) for look in looks for ring in (look.hero_fill, look.enemy_fill)]
    if icon < CLEAR:
        said = QCoreApplication.translate(
            "Swatches", "The icon is faint on it ({icon} to 1; {least} is clear). Choose a lighter or a darker one."
        )
        return said.format(icon=f"{icon:.1f}", least=f"{CLEAR:.1f}"), "warn"
    if min(rings) < APART:
        said = QCoreApplication.translate("Swatches", "It is close to the colour of a ring; the face is hard to tell.")
        return said, "warn"
    said = QCoreApplication.translate("Swatches", "Clear by day and by night: the icon stands {icon} to 1 against it.")
    return said.format(icon=f"{icon:.1f}"), "good"
