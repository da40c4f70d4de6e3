"""The panel of one side: what is left of it, and its models as tiles or, where they are to be corrected, as a table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from desktop.look.icons import icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.token import Side
from desktop.look.widgets.icon_label import text_label
from desktop.play.panels.table_panel import TablePanel
from desktop.tabletop.company.model import MEMBER_ROLE, CompanyModel
from desktop.tabletop.company.strength_strip import StrengthStrip
from desktop.tabletop.company.tiles import CompanyTiles
from desktop.tabletop.company.views import Member, Strength


class CompanyPanel(QWidget):
    """Tiles first; a button shows the table, where every cell can be corrected. Without models the table is shown."""

    marked = Signal(str)
    thing_wanted = Signal(str)
    """All that can be corrected about this model is wanted."""
    menu_wanted = Signal(str, QPoint)
    """The menu on this model, at a place of the screen."""

    def __init__(
        self, theme: Theme, table: TablePanel, model: CompanyModel, strength: Callable[[], Strength], side: Side
    ) -> None:
        super().__init__()
        self.theme = theme
        self.table = table
        self.model = model
        self._strength = strength
        name = table.table.objectName()
        self.tiles = CompanyTiles(theme, model, f"{name}.tiles", table.table.accessibleName())
        px = theme.px
        self.words: QLabel = text_label("", TextStyle.STRONG, wrap=True)
        self.strip = StrengthStrip(theme, side)
        self.warning: QLabel = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.switch = QToolButton()
        self.switch.setObjectName(f"{name}.switch")
        self.switch.setProperty("kind", "flat")
        self.switch.setCheckable(True)
        self.switch.toggled.connect(self._turn)
        head = QWidget()
        head.setObjectName(f"{name}.head")
        column = QVBoxLayout(head)
        column.setContentsMargins(px(12), px(6), px(8), px(6))
        column.setSpacing(px(3))
        row = QHBoxLayout()
        row.addWidget(self.words, 1)
        row.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        column.addWidget(self.strip)
        column.addWidget(self.warning)
        self._head = head
        self._pages = QStackedWidget()
        self._pages.addWidget(self.tiles)
        self._pages.addWidget(table)
        # Four panels below each other fit a small screen: their heads are seen, and the models are scrolled to.
        self._pages.setMinimumHeight(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(head)
        whole.addWidget(self._pages, 1)
        self.tiles.clicked.connect(lambda index: self.marked.emit(self._id(index)))
        self.tiles.wanted.connect(lambda index: self.thing_wanted.emit(self._id(index)))
        self.tiles.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.tiles.customContextMenuRequested.connect(self._want_menu)
        table.marked.connect(self.marked)
        table.thing_wanted.connect(self.thing_wanted)
        table.menu_wanted.connect(self.menu_wanted)
        model.modelReset.connect(self._show)
        model.dataChanged.connect(self._show)
        table.model.dataChanged.connect(self._show)
        theme.changed.connect(self._dress)
        self._dress()
        self._show()

    def sizeHint(self) -> QSize:
        return self.table.sizeHint()

    def _dress(self) -> None:
        shown = self.switch.isChecked()
        side = self.theme.px(18)
        self.switch.setIcon(icon("ui/grid-3x3" if shown else "ui/list", side, self.theme.colours.text_2))
        self.switch.setIconSize(QSize(side, side))
        words = self.tr("At a glance") if shown else self.tr("As a table, to correct it")
        self.switch.setToolTip(tip(words))
        self.switch.setAccessibleName(words)

    def _turn(self) -> None:
        self._dress()
        self._show()

    def _show(self) -> None:
        some = self.model.rowCount() > 0
        strength = self._strength()
        self._head.setVisible(some)
        self.words.setText(strength.words)
        self.warning.setText(strength.warning)
        self.warning.setVisible(bool(strength.warning))
        self.strip.show_strength(strength)
        self._pages.setCurrentWidget(self.tiles if some and not self.switch.isChecked() else self.table)

    def _id(self, index: QModelIndex) -> str:
        one = index.data(MEMBER_ROLE)
        return one.token.id if isinstance(one, Member) else ""

    def _want_menu(self, at: QPoint) -> None:
        index = self.tiles.indexAt(at)
        if not index.isValid():
            # By the menu key: about the tile that is chosen.
            index = self.tiles.currentIndex()
            at = self.tiles.visualRect(index).bottomLeft()
        if index.isValid():
            self.menu_wanted.emit(self._id(index), self.tiles.viewport().mapToGlobal(at))
