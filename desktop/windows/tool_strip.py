"""The strip of tools beside the map: choose, ruler, hand, intent, zoom."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QToolButton, QVBoxLayout, QWidget

from desktop.battlefield.view import BattlefieldView, Tool
from desktop.look.icons import icon
from desktop.look.theme import Theme


class ToolStrip(QWidget):
    """Tool buttons with an icon and a word."""

    intent_changed = Signal(bool)

    def __init__(self, theme: Theme, view: BattlefieldView) -> None:
        super().__init__()
        self.theme = theme
        self.view = view
        self._icons: list[tuple[QToolButton, str]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        group = QButtonGroup(self)
        for tool, words, name in (
            (Tool.CHOOSE, self.tr("Choose"), "ui/mouse-pointer-2"),
            (Tool.PAN, self.tr("Move"), "ui/hand"),
            (Tool.RULER, self.tr("Ruler"), "ui/ruler"),
        ):
            button = self._button(words, name)
            button.setObjectName(f"tool.{tool.value}")
            button.setCheckable(True)
            button.setChecked(tool is Tool.CHOOSE)
            button.clicked.connect(lambda _=False, tool=tool: view.set_tool(tool))
            group.addButton(button)
            column.addWidget(button)
        self.intent = self._button(self.tr("Intent"), "ui/sparkles")
        self.intent.setObjectName("tool.intent")
        self.intent.setCheckable(True)
        self.intent.setToolTip(self.tr("What each enemy would do now, and why"))
        self.intent.toggled.connect(self.intent_changed)
        column.addWidget(self.intent)
        for words, name, call in (
            (self.tr("Closer"), "ui/zoom-in", view.zoom_in),
            (self.tr("Farther"), "ui/zoom-out", view.zoom_out),
            (self.tr("All"), "ui/maximize", view.fit),
        ):
            button = self._button(words, name)
            button.setObjectName(f"tool.{name.rpartition('/')[2]}")
            button.clicked.connect(lambda _=False, call=call: call())
            column.addWidget(button)
        theme.changed.connect(self._dress)
        self._dress()

    @property
    def shows_intent(self) -> bool:
        """Whether enemies show what they would do."""
        return self.intent.isChecked()

    def flip_intent(self) -> None:
        """Show the intent, or hide it."""
        self.intent.toggle()

    def _button(self, words: str, name: str) -> QToolButton:
        button = QToolButton()
        button.setText(words)
        button.setAccessibleName(words)
        button.setProperty("kind", "tool")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._icons.append((button, name))
        return button

    def _dress(self) -> None:
        px = self.theme.px
        for button, name in self._icons:
            button.setIcon(icon(name, px(22), self.theme.colours.bar_text))
            button.setIconSize(QSize(px(22), px(22)))
            button.setFixedSize(px(62), px(52))
