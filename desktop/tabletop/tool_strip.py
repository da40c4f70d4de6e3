"""The strip of tools beside the map: choose, hand, ruler, intent, danger, sight, ranges, layers, zoom."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QMenu, QSizePolicy, QToolButton, QWidget

from desktop.look.icons import icon
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.settings import Settings
from desktop.tabletop.battlefield.view import BattlefieldView, Tool


@dataclass(frozen=True)
class Layers:
    """What a person wants to see."""

    reach: bool = True
    groups: bool = True
    sight: bool = False
    intent: bool = True
    danger: bool = False
    ranges: bool = True


ON_REQUEST = frozenset(["ranges"])
"""Layers that only a game has which asks for them."""


class ToolStrip(QWidget):
    """Tool buttons with an icon and a word. What a person wants to see is kept for the next game."""

    layers_changed = Signal()
    """`layers` is another."""

    def __init__(
        self, theme: Theme, view: BattlefieldView, settings: Settings, layers: frozenset[str] | None = None
    ) -> None:
        """`layers` are those that the game has, by their names in `Layers`; None for all of them."""
        super().__init__()
        self.theme = theme
        self.settings = settings
        self.view = view
        self._icons: list[tuple[QToolButton, str]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(2)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        # A window may become lower than its tools: they are arranged anew.
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self._in_a_column = 0
        self._low = False
        self.tools: dict[Tool, QToolButton] = {}
        group = QButtonGroup(self)
        for tool, words, name in (
            (Tool.CHOOSE, self.tr("Choose"), "ui/mouse-pointer-2"),
            (Tool.PAN, self.tr("Pan"), "ui/hand"),
            (Tool.RULER, self.tr("Ruler"), "ui/ruler"),
        ):
            button = self._button(words, name)
            button.setObjectName(f"tool.{tool.value}")
            button.setCheckable(True)
            button.setChecked(tool is Tool.CHOOSE)
            button.clicked.connect(lambda _=False, tool=tool: view.set_tool(tool))
            group.addButton(button)
            self.tools[tool] = button
        self.intent = self._button(self.tr("Intent"), "ui/sparkles")
        self.intent.setObjectName("tool.intent")
        self.intent.setCheckable(True)
        self.intent.setToolTip(self.tr("What each enemy would do now, and why"))
        self.danger = self._button(self.tr("Danger"), "ui/triangle-alert")
        self.danger.setObjectName("tool.danger")
        self.danger.setCheckable(True)
        self.danger.setToolTip(
            self.tr("Where they would attack next turn, a mark for each; filled where it may well end badly (D)")
        )
        self.sight = self._button(self.tr("Sight"), "ui/eye")
        self.sight.setObjectName("tool.sight")
        self.sight.setCheckable(True)
        self.sight.setToolTip(self.tr("Whom the one who acts can see, and who is in cover (V)"))
        self.ranges = self._button(self.tr("Ranges"), "ui/target")
        self.ranges.setObjectName("tool.ranges")
        self.ranges.setCheckable(True)
        self.ranges.setToolTip(self.tr("How far whoever acts or is pointed at can strike, and whom (G)"))
        self.layers_button = self._button(self.tr("Layers"), "ui/layers")
        self.layers_button.setObjectName("tool.layers")
        self.layers_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.layers_button)
        self.reach = self._layer(menu, self.tr("&Reach of the moves"))
        self.groups = self._layer(menu, self.tr("&Names of the groups"))
        self.layers_button.setMenu(menu)
        usual = Layers()
        for name, layer, on in (
            ("intent", self.intent, usual.intent),
            ("danger", self.danger, usual.danger),
            ("sight", self.sight, usual.sight),
            ("ranges", self.ranges, usual.ranges),
            ("reach", self.reach, usual.reach),
            ("groups", self.groups, usual.groups),
        ):
            layer.setChecked(settings.flag(f"map/{name}", default=on))
            layer.toggled.connect(lambda on, name=name: self._layer_changed(name, on=on))
            if name in ON_REQUEST if layers is None else name not in layers:
                self._leave_out(layer)
        for words, name, call in (
            (self.tr("Closer"), "ui/zoom-in", view.zoom_in),
            (self.tr("Farther"), "ui/zoom-out", view.zoom_out),
            (self.tr("All"), "ui/maximize", view.fit),
        ):
            button = self._button(words, name)
            button.setObjectName(f"tool.{name.rpartition('/')[2]}")
            button.clicked.connect(lambda _=False, call=call: call())
        theme.changed.connect(self._dress)
        self._dress()

    @property
    def layers(self) -> Layers:
        """What is to be seen on the map."""
        return Layers(
            self.reach.isChecked(),
            self.groups.isChecked(),
            self.sight.isChecked(),
            self.intent.isChecked(),
            self.danger.isChecked(),
            self.ranges.isChecked(),
        )

    def handle_key(self, event: QKeyEvent) -> bool:
        """I shows the intent, D the danger, V the sight, G the ranges, R takes the ruler or puts it away."""
        toggles = {
            Qt.Key.Key_I: self.intent,
            Qt.Key.Key_D: self.danger,
            Qt.Key.Key_V: self.sight,
            Qt.Key.Key_G: self.ranges,
        }
        layer = toggles.get(Qt.Key(event.key()))
        if layer is not None and layer.isEnabled():
            layer.toggle()
        elif event.key() == Qt.Key.Key_R:
            wanted = Tool.CHOOSE if self.view.tool is Tool.RULER else Tool.RULER
            self.tools[wanted].click()
        else:
            return False
        return True

    def set_room(self, height: int, *, low: bool) -> None:
        """In a low window the buttons show no words, and stand in as many columns as the height asks for."""
        if low != self._low:
            self._low = low
            self._dress()
        self._arrange(height)

    def _arrange(self, height: int) -> None:
        high = self.theme.px(40 if self._low else 52) + self._grid.spacing()
        in_a_column = max(3, min(len(self._icons), height // high))
        if in_a_column == self._in_a_column:
            return
        self._in_a_column = in_a_column
        for number, (button, _) in enumerate(self._icons):
            self._grid.addWidget(button, number % in_a_column, number // in_a_column)

    def _leave_out(self, layer: QToolButton | QAction) -> None:
        """The game has nothing to show there."""
        layer.setEnabled(False)
        layer.setVisible(False)
        self._icons = [one for one in self._icons if one[0] is not layer]

    def _layer_changed(self, name: str, *, on: bool) -> None:
        self.settings.set_flag(f"map/{name}", value=on)
        self.layers_changed.emit()

    def _layer(self, menu: QMenu, words: str) -> QAction:
        action = menu.addAction(words)
        action.setCheckable(True)
        return action

    def _button(self, words: str, name: str) -> QToolButton:
        # One that is left out never comes into the grid, and would keep the strip and its game without a parent.
        button = QToolButton(self)
        button.setText(words)
        button.setAccessibleName(words)
        button.setProperty("kind", "tool")
        button.setToolTip(tip(words))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._icons.append((button, name))
        return button

    def _dress(self) -> None:
        px, colours = self.theme.px, self.theme.colours
        for button, name in self._icons:
            button.setIcon(icon(name, px(22), colours.bar_text, checked=colours.on_gold))
            button.setIconSize(QSize(px(22), px(22)))
            style = Qt.ToolButtonStyle
            button.setToolButtonStyle(style.ToolButtonIconOnly if self._low else style.ToolButtonTextUnderIcon)
            button.setFixedSize(px(44 if self._low else 72), px(40 if self._low else 52))
