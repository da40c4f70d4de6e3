"""The tools beside a sheet: what can be taken in hand, its colours or stamps, and how thick it draws."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from desktop.look.icons import icon
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.sketch.hand import KEYS, Hand, Kit
from desktop.sketch.tool_pictures import choice_picture, kit_picture, size_picture
from desktop.sketch.zoomable import ZoomableSheet
from desktop.translated import QT_TRANSLATE_NOOP

NAMES: Final = {
    Kit.PEN: QT_TRANSLATE_NOOP("Kit", "Pen"),
    Kit.PENCIL: QT_TRANSLATE_NOOP("Kit", "Pencil"),
    Kit.BRUSH: QT_TRANSLATE_NOOP("Kit", "Wash"),
    Kit.OUTLINE: QT_TRANSLATE_NOOP("Kit", "Outline"),
    Kit.ROAD: QT_TRANSLATE_NOOP("Kit", "Road"),
    Kit.WALL: QT_TRANSLATE_NOOP("Kit", "Wall"),
    Kit.RIVER: QT_TRANSLATE_NOOP("Kit", "River"),
    Kit.DOTS: QT_TRANSLATE_NOOP("Kit", "Dots"),
    Kit.STAMP: QT_TRANSLATE_NOOP("Kit", "Stamp"),
    Kit.LETTERS: QT_TRANSLATE_NOOP("Kit", "Letters"),
    Kit.ERASE: QT_TRANSLATE_NOOP("Kit", "Erase"),
}
HELP: Final = {
    Kit.PEN: QT_TRANSLATE_NOOP("Kit", "Ink lines, as the hand goes"),
    Kit.PENCIL: QT_TRANSLATE_NOOP("Kit", "Soft grey lines"),
    Kit.BRUSH: QT_TRANSLATE_NOOP("Kit", "Colour in thin layers"),
    Kit.OUTLINE: QT_TRANSLATE_NOOP("Kit", "Where the place reaches: draw round it, or click corner after corner"),
    Kit.ROAD: QT_TRANSLATE_NOOP("Kit", "A street: draw it, or click corner after corner"),
    Kit.WALL: QT_TRANSLATE_NOOP("Kit", "A wall with towers; it closes where it comes back to its start"),
    Kit.RIVER: QT_TRANSLATE_NOOP("Kit", "Water that parts what lies on its banks"),
    Kit.DOTS: QT_TRANSLATE_NOOP("Kit", "What lies underground"),
    Kit.STAMP: QT_TRANSLATE_NOOP("Kit", "Small pictures, one with each click"),
    Kit.LETTERS: QT_TRANSLATE_NOOP("Kit", "Words on the map; the name of the place is written by itself"),
    Kit.ERASE: QT_TRANSLATE_NOOP("Kit", "Takes whole strokes and stamps away"),
}
COLOUR_NAMES: Final = {
    "ink": QT_TRANSLATE_NOOP("Kit", "Ink"),
    "water_line": QT_TRANSLATE_NOOP("Kit", "Blue"),
    "tree_ink": QT_TRANSLATE_NOOP("Kit", "Green"),
    "roof_hall": QT_TRANSLATE_NOOP("Kit", "Brick"),
    "road_line": QT_TRANSLATE_NOOP("Kit", "Brown"),
    "magic": QT_TRANSLATE_NOOP("Kit", "Violet"),
    "field": QT_TRANSLATE_NOOP("Kit", "Straw"),
    "tree": QT_TRANSLATE_NOOP("Kit", "Grass"),
    "water": QT_TRANSLATE_NOOP("Kit", "Water"),
    "roof_stable": QT_TRANSLATE_NOOP("Kit", "Ochre"),
    "stone": QT_TRANSLATE_NOOP("Kit", "Stone"),
}
STAMP_NAMES: Final = {
    "house": QT_TRANSLATE_NOOP("Kit", "House"),
    "hall": QT_TRANSLATE_NOOP("Kit", "Hall"),
    "palace": QT_TRANSLATE_NOOP("Kit", "Palace"),
    "barracks": QT_TRANSLATE_NOOP("Kit", "Barracks"),
    "store": QT_TRANSLATE_NOOP("Kit", "Store"),
    "tower": QT_TRANSLATE_NOOP("Kit", "Tower"),
    "keep": QT_TRANSLATE_NOOP("Kit", "Keep"),
    "temple": QT_TRANSLATE_NOOP("Kit", "Temple"),
    "stall": QT_TRANSLATE_NOOP("Kit", "Market stall"),
    "tree": QT_TRANSLATE_NOOP("Kit", "Tree"),
    "hill": QT_TRANSLATE_NOOP("Kit", "Hill"),
    "dock": QT_TRANSLATE_NOOP("Kit", "Dock"),
    "mine": QT_TRANSLATE_NOOP("Kit", "Mine"),
    "field": QT_TRANSLATE_NOOP("Kit", "Field"),
    "factory": QT_TRANSLATE_NOOP("Kit", "Factory"),
    "dome": QT_TRANSLATE_NOOP("Kit", "Dome"),
    "mast": QT_TRANSLATE_NOOP("Kit", "Mast"),
    "tent": QT_TRANSLATE_NOOP("Kit", "Tent"),
    "block": QT_TRANSLATE_NOOP("Kit", "Block of flats"),
    "skyscraper": QT_TRANSLATE_NOOP("Kit", "Skyscraper"),
}
SIZE_NAMES: Final = (
    QT_TRANSLATE_NOOP("Kit", "Thin or small"),
    QT_TRANSLATE_NOOP("Kit", "Usual"),
    QT_TRANSLATE_NOOP("Kit", "Thick or large"),
)
CHIP: Final = (34, 23)
"""A picture of a tool, in px at 100 %."""
TOOL: Final = (64, 50)
LOW_TOOL: Final = (44, 33)
LOOKING: Final = 3
"""So many of the last tools are about how near the sheet is seen."""
CHOICE: Final = 34
LOW_CHOICE: Final = 30


def tr(text: str) -> str:
    """A name of this module in the language in force."""
    return QCoreApplication.translate("Kit", text)


class KitStrip(QWidget):
    """Buttons for one hand; `sheet` is what closer and farther are about."""

    def __init__(self, theme: Theme, sheet: ZoomableSheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.sheet = theme, sheet
        self.setObjectName("sketch.kit")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self.hand: Hand | None = None
        self.kits: dict[Kit, QToolButton] = {}
        self.choices: dict[str, QToolButton] = {}
        self.sizes: list[QToolButton] = []
        self._others: list[tuple[QToolButton, str]] = []
        self._low = False
        self._arranged: tuple[object, ...] = ()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._tools, self._picks = QGridLayout(), QGridLayout()
        for grid in (self._tools, self._picks):
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setSpacing(2)
            grid.setAlignment(Qt.AlignmentFlag.AlignTop)
            row.addLayout(grid)
        self.undo = self._other(self.tr("Back"), "ui/undo-2", self._undo)
        self.redo = self._other(self.tr("Forth"), "ui/redo-2", self._redo)
        self._other(self.tr("Closer"), "ui/zoom-in", sheet.look_closer)
        self._other(self.tr("Farther"), "ui/zoom-out", sheet.look_from_afar)
        self._other(self.tr("All"), "ui/maximize", sheet.fit)
        theme.changed.connect(self._dress)

    def serve(self, hand: Hand | None) -> None:
        """Show the tools of this hand."""
        if hand is self.hand:
            return
        if self.hand is not None:
            self.hand.kit_changed.disconnect(self.refresh)
            self.hand.line_changed.disconnect(self._fill_undo)
            self.hand.drawing.changed.disconnect(self._fill_undo)
        self.hand = hand
        _drop(self._tools, self.kits.values())
        _drop(self._picks, [*self.choices.values(), *self.sizes])
        self.kits, self.choices, self.sizes = {}, {}, []
        if hand is None:
            return
        hand.kit_changed.connect(self.refresh)
        hand.line_changed.connect(self._fill_undo)
        hand.drawing.changed.connect(self._fill_undo)
        for kit in hand.kits:
            button = self._button(
                tr(NAMES[kit]), self.tr("{what} ({key})").format(what=tr(HELP[kit]), key=_key_of(kit))
            )
            button.setObjectName(f"sketch.kit.{kit.value}")
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, kit=kit: self._take(kit))
            self.kits[kit] = button
        self._make_choices(hand)
        self.refresh()

    def set_low(self, low: bool) -> None:
        """In a low window the buttons show no words."""
        if low != self._low:
            self._low = low
            self._dress()
        self._arrange()

    def refresh(self) -> None:
        """Show what is in hand."""
        hand = self.hand
        if hand is None:
            return
        for kit, button in self.kits.items():
            button.setChecked(kit is hand.kit)
        if tuple(self.choices) != hand.choices():
            self._make_choices(hand)
        for name, button in self.choices.items():
            button.setChecked(name == hand.chosen())
        for number, button in enumerate(self.sizes):
            button.setChecked(number == hand.size)
        self._fill_undo()

    def _take(self, kit: Kit) -> None:
        if self.hand is not None:
            self.hand.take(kit)
            self.refresh()

    def _undo(self) -> None:
        if self.hand is not None:
            self.hand.take_back()

    def _redo(self) -> None:
        if self.hand is not None:
            self.hand.drawing.redo()

    def _fill_undo(self) -> None:
        if self.hand is not None:
            self.undo.setEnabled(self.hand.can_take_back)
            self.redo.setEnabled(self.hand.drawing.can_redo)

    # Laying out

    def _make_choices(self, hand: Hand) -> None:
        _drop(self._picks, [*self.choices.values(), *self.sizes])
        self.choices, self.sizes = {}, []
        for number, name in enumerate(SIZE_NAMES):
            button = self._button(tr(name), self.tr("{what} ({key})").format(what=tr(name), key="S"))
            button.setObjectName(f"sketch.size.{number}")
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, number=number: self._with(lambda hand: hand.take_size(number)))
            self.sizes.append(button)
        for choice in hand.choices():
            words = tr(STAMP_NAMES[choice] if hand.kit is Kit.STAMP else COLOUR_NAMES[choice])
            button = self._button(words, words)
            button.setObjectName(f"sketch.choice.{choice}")
            button.setCheckable(True)
            take = Hand.take_stamp if hand.kit is Kit.STAMP else Hand.take_colour
            button.clicked.connect(
                lambda _=False, take=take, choice=choice: self._with(lambda hand: take(hand, choice))
            )
            self.choices[choice] = button
        self._arranged = ()
        self._dress()

    def _with(self, call: Callable[[Hand], None]) -> None:
        if self.hand is not None:
            call(self.hand)
            self.refresh()

    def _arrange(self) -> None:
        px = self.theme.px
        tool = LOW_TOOL if self._low else TOOL
        choice = LOW_CHOICE if self._low else CHOICE
        tools = [*self.kits.values(), *(button for button, _ in self._others)]
        picks = [*self.sizes, *self.choices.values()]
        rows = max(4, self.height() // (px(tool[1]) + 2)), max(4, self.height() // (px(choice) + 2))
        arranged = (rows, tuple(map(id, tools)), tuple(map(id, picks)))
        if arranged == self._arranged:
            return
        self._arranged = arranged
        # Closer, farther and all stay together, in a column of their own where they find no room below the others.
        before = len(tools) - LOOKING
        room = -before % rows[0]
        down = room if room < LOOKING else 0
        for grid, buttons, high in ((self._tools, tools, rows[0]), (self._picks, picks, rows[1])):
            for number, button in enumerate(buttons):
                at = number + (down if grid is self._tools and number >= before else 0)
                grid.addWidget(button, at % high, at // high)
                button.show()

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def _other(self, words: str, name: str, call: Callable[[], object]) -> QToolButton:
        button = self._button(words, words)
        button.setObjectName(f"sketch.{name.rpartition('/')[2]}")
        button.clicked.connect(lambda _=False: call())
        self._others.append((button, name))
        return button

    def _button(self, words: str, use: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(words)
        button.setAccessibleName(words)
        button.setAccessibleDescription(use)
        button.setProperty("kind", "tool")
        button.setToolTip(tip(use))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _dress(self) -> None:
        px, colours, look = self.theme.px, self.theme.colours, self.theme.look.name
        ratio = self.devicePixelRatioF()
        style = Qt.ToolButtonStyle
        wide, high = LOW_TOOL if self._low else TOOL
        chip = QSize(px(CHIP[0]), px(CHIP[1]))
        for kit, button in self.kits.items():
            button.setIcon(QIcon(kit_picture(kit, self.hand, look, chip, ratio)))
            button.setIconSize(chip)
        for button, name in self._others:
            button.setIcon(icon(name, px(22), colours.bar_text, checked=colours.on_gold))
            button.setIconSize(QSize(px(22), px(22)))
        for button in (*self.kits.values(), *(button for button, _ in self._others)):
            button.setToolButtonStyle(style.ToolButtonIconOnly if self._low else style.ToolButtonTextUnderIcon)
            button.setFixedSize(px(wide), px(high))
        side = px(LOW_CHOICE if self._low else CHOICE)
        small = QSize(side - px(8), side - px(8))
        kit = self.hand.kit if self.hand is not None else Kit.PEN
        for choice, button in self.choices.items():
            button.setIcon(QIcon(choice_picture(kit, choice, look, small, ratio)))
        for number, button in enumerate(self.sizes):
            button.setIcon(QIcon(size_picture(number, look, small, ratio)))
        for button in (*self.choices.values(), *self.sizes):
            button.setIconSize(small)
            button.setToolButtonStyle(style.ToolButtonIconOnly)
            button.setFixedSize(side, side)
        self._arranged = ()
        self._arrange()


def _drop(grid: QGridLayout, buttons: Iterable[QToolButton]) -> None:
    for button in buttons:
        grid.removeWidget(button)
        button.hide()
        button.deleteLater()


def _key_of(kit: Kit) -> str:
    return next((chr(key.value) for key, kits in KEYS.items() if kit in kits), "")
