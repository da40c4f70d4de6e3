"""The head of an editor: what is worked on, the body's tools, undo and redo, and what can be done with the item."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.look.icons import has_icon, icon
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import Icon, set_tone, text_label
from desktop.look.widgets.one_line import OneLine
from desktop.look.widgets.painted import Painted
from desktop.workshop.editors.contract import Tool

PICTURE = "picture"
"""The property by which an action names its picture, so that the head can tint it in every look."""
NAME = 210
"""Room for the name in px at 100 % when the tools stand beside it."""
LEAST_NAME = 120
"""So much of the name is seen at least, in px at 100 %, where all stands in one row."""
WIDEST = 16777215
"""Qt's word for no limit."""


class EditorHead(Painted):
    """Words and buttons; the frame connects them. In a narrow window the tools stand in a row of their own."""

    def __init__(self, theme: Theme, picture: str, tools: Sequence[Tool], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("editor.head")
        px = theme.px
        self.back = self._flat("editor.back", "ui/arrow-left", self.tr("Back"))
        self.back.setToolTip(self.tr("Back. Everything is kept (Esc)"))
        self.back.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.picture = Icon(theme, picture if has_icon(picture) else "claw-hammer", 32, "text")
        self.name = OneLine("", TextStyle.NAME)
        self.name.setObjectName("editor.name")
        self.note = OneLine("", TextStyle.SMALL, "text_2")
        self.note.setObjectName("editor.note")
        self.words = QWidget()
        words = QVBoxLayout(self.words)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.note)
        self.reason = text_label("", TextStyle.SMALL, "enemy")
        self.reason.setObjectName("editor.reason")
        self.problems = self._flat("editor.problems_button", "ui/info", self.tr("Problems"))
        self.problems.setCheckable(True)
        self.problems.toggled.connect(self._dress)
        self.problems.hide()
        self.undo = self._flat("editor.undo", "ui/undo-2", self.tr("Undo"))
        self.redo = self._flat("editor.redo", "ui/redo-2", self.tr("Redo"))
        self.keys = self._flat("editor.keys", "ui/keyboard", self.tr("Keys"))
        self.keys.setToolTip(self.tr("All keys on one sheet (?)"))
        self.keys.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.copy = self._button("editor.copy", "ui/copy", self.tr("Make a copy to change it"))
        self.share = self._button("editor.share", "ui/upload", self.tr("Share"))
        self.test = self._button("editor.test", "ui/flask-conical", self.tr("Test"))
        self.try_out = self._button("editor.try", "ui/play", self.tr("Try it out"), "main")
        self._tool_buttons: list[tuple[QToolButton, QAction]] = []
        self._worded: list[QToolButton] = []
        """The body's tools whose words may give way to their pictures."""
        self.tools = QWidget()
        self._tool_row = QHBoxLayout(self.tools)
        self._tool_row.setContentsMargins(0, 0, 0, 0)
        self._tool_row.setSpacing(px(2))
        for tool in tools:
            self._add(tool)
        if tools:
            self._tool_row.addWidget(self._line())
        for button in (self.undo, self.redo, self.keys):
            self._tool_row.addWidget(button)
        self.first, self.second = QHBoxLayout(), QHBoxLayout()
        for row in (self.first, self.second):
            row.setSpacing(px(8))
        self.first.addWidget(self.back)
        self.first.addWidget(self.picture)
        self.first.addSpacing(px(4))
        self.first.addWidget(self.words, 1)
        self.first.addWidget(self.tools)
        self.first.addStretch(1)
        for last in (self.problems, self.reason, self.copy, self.share, self.test, self.try_out):
            self.first.addWidget(last)
        self._is_tall = self._is_low = False
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(px(12), px(4), px(16), px(6))
        column.setSpacing(px(2))
        column.addLayout(self.first)
        column.addLayout(self.second)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._dress()

    # What the frame says

    def say_test(self, progress: str) -> None:
        """How far the test of the item is; "" while there is none under way."""
        words = self.tr("Testing ...") if progress else self.tr("Test")
        self.test.setToolTip(tip(progress))
        if words != self.test.property("words"):
            self.test.setProperty("words", words)
            self.test.setAccessibleName(words)
            self._arrange()

    def say(self, name: str, note: str) -> None:
        """The item's name and the line below it."""
        self.name.setText(name)
        self.note.setText(note)

    def say_reason(self, reason: str, *, is_wrong: bool = True) -> None:
        """Why it can be neither shared nor tried; "" when it can."""
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        set_tone(self.reason, "enemy" if is_wrong else "text_2")
        for button, words in (
            (self.share, self.tr("Hand it on as a file that others can open")),
            (self.try_out, self.tr("Begin a game with it")),
        ):
            button.setEnabled(not reason)
            button.setToolTip(tip(reason or words))
            button.setAccessibleDescription(reason)
        self._arrange_later()

    def say_problems(self, counts: str, picture: str) -> None:
        """How many problems there are, for the button that shows them where their sheet has no room."""
        self.problems.setProperty(PICTURE, picture)
        self.problems.setToolTip(tip(counts))
        self.problems.setAccessibleDescription(counts)
        self._dress()

    def set_low(self, *, low: bool, with_problems: bool) -> None:
        """One row of pictures where there is little height; the sheet of problems may then be a button here."""
        self._is_low = low
        self.problems.setVisible(low and with_problems)
        self.note.setVisible(not low)
        px = self.theme.px
        self._column.setContentsMargins(px(12), px(1 if low else 4), px(16 if not low else 8), px(2 if low else 6))
        self._arrange_later()

    def say_undo(self, step: str) -> None:
        """What undo would take back; "" for nothing."""
        self._step(self.undo, step, self.tr("Undo: {step} (Ctrl+Z)"), self.tr("Nothing to undo"))

    def say_redo(self, step: str) -> None:
        """What redo would give again; "" for nothing."""
        self._step(self.redo, step, self.tr("Redo: {step} (Ctrl+Y)"), self.tr("Nothing to redo"))

    @staticmethod
    def _step(button: QToolButton, step: str, words: str, none: str) -> None:
        button.setEnabled(bool(step))
        button.setToolTip(tip(words.format(step=step) if step else none))
        button.setAccessibleDescription(step)

    # How it is made

    def _add(self, tool: Tool) -> None:
        if tool is None or (isinstance(tool, QAction) and tool.isSeparator()):
            self._tool_row.addWidget(self._line())
        elif isinstance(tool, QAction):
            button = QToolButton()
            button.setDefaultAction(tool)
            button.setObjectName(tool.objectName() or "editor.tool")
            button.setAccessibleName(tool.text().replace("&", ""))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            tool.toggled.connect(self._dress)
            self._tool_buttons.append((button, tool))
            self._worded.append(button)
            self._tool_row.addWidget(button)
        else:
            if isinstance(tool, QToolButton):
                self._worded.append(tool)
            self._tool_row.addWidget(tool)

    def _line(self) -> QFrame:
        line = QFrame()
        line.setFrameShape(QFrame.Shape.VLine)
        line.setFixedHeight(self.theme.px(28))
        line.setProperty("line", "tools")
        return line

    def _flat(self, name: str, picture: str, text: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setText(text)
        button.setAccessibleName(text)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setProperty(PICTURE, picture)
        return button

    def _button(self, name: str, picture: str, text: str, kind: str = "") -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setProperty("kind", kind)
        button.setProperty(PICTURE, picture)
        button.setProperty("words", text)
        button.setAccessibleName(text)
        button.setAutoDefault(False)
        return button

    def _dress(self) -> None:
        """Pictures in the ink of the look."""
        colours, side = self.colours, self.theme.px(20)
        for button in (
            self.back,
            self.problems,
            self.undo,
            self.redo,
            self.keys,
            self.copy,
            self.share,
            self.test,
            self.try_out,
        ):
            ink = colours.text
            if button is self.try_out and button.isEnabled():
                ink = colours.on_fill
            elif button is self.problems and button.isChecked():
                ink = colours.on_gold
            button.setIcon(icon(str(button.property(PICTURE)), side, ink, colours.line_strong))
            button.setIconSize(QSize(side, side))
        for tool, action in self._tool_buttons:
            picture = action.property(PICTURE)
            if isinstance(picture, str) and has_icon(picture):
                action.setIcon(icon(picture, side, colours.on_gold if action.isChecked() else colours.text))
            tool.setIconSize(QSize(side, side))

    def minimumSizeHint(self) -> QSize:
        # Narrower than its words: they give way to pictures.
        return QSize(self.theme.px(NAME), super().minimumSizeHint().height())

    def look_changed(self) -> None:
        self._dress()
        super().look_changed()
        self._arrange_later()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange_later(self) -> None:
        # After the style sheet has given every button its new size.
        QTimer.singleShot(0, self, self._arrange)

    def _arrange(self) -> None:
        """One row where there is room, two where there is none; then words give way to pictures."""
        room = self.width() - self.theme.px(28)
        self.reason.setVisible(bool(self.reason.text()) and not self._is_low)
        self._squeeze(wanted=False)
        if self._is_low:
            self._shorten(ends=True, tools=True)
            self._put_tools(tall=False)
            last = (self.problems, self.copy, self.share, self.test, self.try_out)
            taken = self._width_of((self.back, self.picture, self.tools, *last))
            self._squeeze(room - taken < self.theme.px(LEAST_NAME))
            self.words.setMinimumWidth(20)
            self.words.setMaximumWidth(WIDEST)
            self.first.setStretchFactor(self.words, 100)
            self._dress()
            return
        self._shorten(ends=False, tools=False)
        side = self._width_of((self.back, self.picture)) + self.theme.px(NAME)
        right = self._width_of((self.reason, self.copy, self.share, self.test, self.try_out))
        tools = self.tools.sizeHint().width() + self.theme.px(8)
        tall = side + right + tools > room
        self._shorten(ends=tall and side + right > room, tools=tall and tools > room)
        # Tools that would move with every letter of the name cannot be hit: beside them it has a fixed width.
        wide = self.theme.px(NAME) + min(self.theme.px(NAME), max(0, room - side - right - tools))
        self.words.setMaximumWidth(WIDEST if tall else wide)
        self.words.setMinimumWidth(20 if tall else wide)
        self.first.setStretchFactor(self.words, 100 if tall else 0)
        self._put_tools(tall)
        self._dress()

    def _squeeze(self, wanted: bool) -> None:
        """What is worked on must be named: the picture of its kind and the rims of the buttons give way."""
        self.picture.setVisible(not wanted)
        side = self.theme.px(7)
        for button in (self.share, self.test, self.try_out):
            sheet = f"padding-left: {side}px; padding-right: {side}px;" if wanted else ""
            if button.styleSheet() != sheet:
                button.setStyleSheet(sheet)

    def _put_tools(self, tall: bool) -> None:
        """Into a row of their own, or into that of the name."""
        if tall != self._is_tall:
            self._is_tall = tall
            self.first.removeWidget(self.tools)
            self.second.removeWidget(self.tools)
            if tall:
                self.second.addWidget(self.tools, 0, Qt.AlignmentFlag.AlignLeft)
            else:
                self.first.insertWidget(4, self.tools)

    def _shorten(self, *, ends: bool, tools: bool) -> None:
        for button in (self.copy, self.share, self.test, self.try_out):
            words = "" if ends and button is not self.copy else str(button.property("words"))
            if button.text() != words:
                button.setText(words)
        style = Qt.ToolButtonStyle.ToolButtonIconOnly if tools else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        for tool in (*self._worded, self.problems, self.undo, self.redo):
            tool.setToolButtonStyle(style)

    def _width_of(self, widgets: Sequence[QWidget]) -> int:
        apart = self.theme.px(8)
        return sum(widget.sizeHint().width() + apart for widget in widgets if not widget.isHidden())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.colours.head)
        painter.setPen(stroke(self.colours.line_strong, self.theme.look.hair))
        low = self.height() - 0.5
        painter.drawLine(QPointF(0, low), QPointF(self.width(), low))
