"""The collection page: all enemy types and Defenders, how many figures of each a group owns, and how far they go."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.games.village.collection.collection_state import CollectionState
from desktop.games.village.collection.figure_row import FigureRow
from desktop.games.village.collection.stand_ins_dialog import StandInsDialog
from desktop.games.village.collection.verdict_sheet import VerdictSheet
from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.push_button import push_button
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.types import EnemyClass, EnemyType
from rules_core.games.village.words.village_words import BEHAVIOURS

QWIDGETSIZE_MAX = (1 << 24) - 1
"""As Qt calls it: no limit."""
LOW = 420
"""Below this height in px at 100 % the words above the list leave their room to it."""
NARROW, FLAT = 860, 600
"""Below this width or height in px at 100 % the verdict stands below the figures instead of beside them."""


class CollectionDialog(QDialog):
    """Our miniatures. Every change is kept at once; there is nothing to save."""

    def __init__(self, theme: Theme, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.state = CollectionState(folder, shipped(), self)
        self.rows: dict[str, FigureRow] = {}
        self._sheets: list[tuple[HeadedSheet, list[FigureRow]]] = []
        px = theme.px
        self.setObjectName("dialog.collection")
        self.setWindowTitle(self.tr("Our miniatures"))
        open_at_size(self, theme, 1120, 860, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(16), px(24), px(16))
        column.setSpacing(px(10))
        column.addWidget(text_label(self.tr("Our miniatures"), TextStyle.TITLE))
        words = self.tr(
            "Note what stands on your shelf. New games can keep to it: a wave never asks for a figure more, and says "
            "what came instead."
        )
        self.intro: QLabel = text_label(words, TextStyle.BODY, wrap=True)
        column.addWidget(self.intro)
        self.problem: QLabel = text_label(self.state.first_problem, TextStyle.STRONG, "enemy", wrap=True)
        self.problem.setObjectName("collection.problem")
        self.problem.setVisible(bool(self.state.first_problem))
        column.addWidget(self.problem)
        column.addLayout(self._tools())
        self.verdict = VerdictSheet(theme, self.state)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(px(16))
        self._inside = QWidget()
        self._list = QVBoxLayout(self._inside)
        self._list.setContentsMargins(0, 0, px(10), 0)
        self._list.setSpacing(px(12))
        self._fill()
        self._scroll = QScrollArea()
        self._scroll.setObjectName("collection.scroll")
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._inside)
        self._inside.setAutoFillBackground(False)
        self._middle.addWidget(self._scroll, 1)
        column.addLayout(self._middle, 1)
        column.addLayout(self._foot())
        self._beside = False
        self._arrange()
        self.state.problem.connect(self._say)
        self.state.changed.connect(self._changed)
        self.verdict.tried.connect(self._show_needs)
        self.verdict.start()
        self.search.setFocus()

    def _tools(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(12))
        self.search = QLineEdit()
        self.search.setObjectName("collection.search")
        self.search.setPlaceholderText(self.tr("Find a figure by its name"))
        self.search.setAccessibleName(self.tr("Find a figure by its name"))
        self.search.textChanged.connect(self._filter)
        row.addWidget(self.search, 1)
        self.total: QLabel = text_label("", TextStyle.STRONG, "text_2")
        self.total.setObjectName("collection.total")
        row.addWidget(self.total)
        self.to_verdict = push_button(
            "collection.to-verdict", self.tr("How far they go"), lambda: self._scroll.ensureWidgetVisible(self.verdict)
        )
        row.addWidget(self.to_verdict)
        return row

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(12))
        self.used = QCheckBox(self.tr("Use only figures we own in new games"))
        self.used.setObjectName("collection.used")
        self.used.setChecked(self.state.used)
        self.used.toggled.connect(self.state.set_used)
        row.addWidget(self.used, 1)
        close = QPushButton(self.tr("Close"))
        close.setObjectName("collection.close")
        close.setProperty("kind", "main")
        close.setMinimumWidth(self.theme.px(140))
        # Enter in a number field or in the search must not close the page.
        close.setAutoDefault(False)
        close.clicked.connect(self.accept)
        row.addWidget(close)
        return row

    def _fill(self) -> None:
        content = self.state.content
        for title, icon, kind in (
            (self.tr("Mobs"), "minions", EnemyClass.MOB),
            (self.tr("Elites"), "overlord-helm", EnemyClass.ELITE),
            (self.tr("Bosses"), "crowned-skull", EnemyClass.BOSS),
        ):
            types = [one for one in content.enemies.values() if one.kind is kind]
            self._add_sheet(title, icon, [(one.id, one.icon, self._about(one)) for one in types])
        ours = self.tr("Ours: not limited, but they may stand in")
        self._add_sheet(ours, "shield", [(one.id, one.icon, "") for one in content.defenders.values()])
        self._list.addStretch(1)
        self._show_total()

    def _add_sheet(self, title: str, icon: str, figures: list[tuple[str, str, str]]) -> None:
        sheet = HeadedSheet(self.theme, title, icon, role="base")
        rows: list[FigureRow] = []
        for kind, picture, second in figures:
            row = FigureRow(self.theme, self.state, kind, picture, second)
            row.stand_ins_wanted.connect(self.choose_stand_ins)
            sheet.body.addWidget(row)
            self.rows[kind] = row
            rows.append(row)
        self._sheets.append((sheet, rows))
        self._list.addWidget(sheet)

    def _about(self, one: EnemyType) -> str:
        names = [self.tr(BEHAVIOURS[behaviour.value].text) for behaviour in one.behaviours]
        words = self.tr("%n point(s), {behaviours}", "", one.profile.points)
        if one.torch:
            words = self.tr("%n point(s), {behaviours}, with torches", "", one.profile.points)
        return words.format(behaviours=", ".join(names))

    def choose_stand_ins(self, kind: str) -> None:
        """Ask who may stand for a type."""
        dialog = StandInsDialog(self.theme, self.state, kind, self)
        dialog.open()

    def _changed(self) -> None:
        for row in self.rows.values():
            row.show_stand_ins()
        self._show_total()

    def _show_needs(self) -> None:
        trials = self.verdict.trials
        if trials is not None:
            for kind, row in self.rows.items():
                lacking = 0 if self.state.is_empty else trials.lacking.get(kind, 0)
                row.show_need(trials.asked.get(kind, 0), lacking)

    def _show_total(self) -> None:
        owned = self.state.collection.owned
        figures = self.tr("%n figure(s)", "", sum(owned.values()))
        self.total.setText(self.tr("{figures} of %n type(s)", "", len(owned)).format(figures=figures))

    def _filter(self, text: str) -> None:
        for sheet, rows in self._sheets:
            for row in rows:
                row.setVisible(row.matches(text))
            sheet.setVisible(any(row.matches(text) for row in rows))

    def _say(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.show()

    def _arrange(self) -> None:
        beside = self.width() >= self.theme.px(NARROW) and self.height() >= self.theme.px(FLAT)
        if beside == self._beside and self.verdict.parent() is not None:
            return
        self._beside = beside
        self.to_verdict.setVisible(not beside)
        if beside:
            self.verdict.setFixedWidth(self.theme.px(330))
            self._middle.addWidget(self.verdict)
        else:
            self.verdict.setMinimumWidth(0)
            self.verdict.setMaximumWidth(QWIDGETSIZE_MAX)
            self._list.insertWidget(self._list.count() - 1, self.verdict)
        self.verdict.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        # In a low window the figures need the room.
        self.intro.setVisible(self.height() >= self.theme.px(LOW))

    def done(self, result: int) -> None:
        """Close the page; what has just been typed is kept."""
        self.verdict.stop()
        self.state.keep_pending()
        super().done(result)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.theme.colours.window)
