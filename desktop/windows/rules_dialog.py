"""The rules, clause by clause, in plain words: to browse and to search."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

import resources
from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from rules_core.kernel.clauses import Clause, load_clauses


class RulesDialog(QDialog):
    """A list of all clauses with a search field; the chosen one in full beside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, clause: str = "") -> None:
        super().__init__(parent)
        self.theme = theme
        px = theme.px
        self.setObjectName("dialog.rules")
        self.setWindowTitle(self.tr("Rules"))
        self.resize(px(980), px(640))
        self._clauses: dict[str, Clause] = load_clauses(Path(resources.__file__).parent / "clauses")
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(self.tr("Rules"), Step.TITLE))
        self.search = QLineEdit()
        self.search.setObjectName("rules.search")
        self.search.setPlaceholderText(self.tr("A word or a number, such as fire or V-6.5.4"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.textChanged.connect(self._fill)
        column.addWidget(self.search)
        row = QHBoxLayout()
        row.setSpacing(px(12))
        self.list = QListWidget()
        self.list.setObjectName("rules.list")
        self.list.setAccessibleName(self.tr("Clauses"))
        self.list.currentItemChanged.connect(lambda now, _: self._show(now))
        row.addWidget(self.list, 2)
        self.text = QTextBrowser()
        self.text.setObjectName("rules.text")
        self.text.setAccessibleName(self.tr("The chosen clause"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(lambda url: self.show_clause(url.toString()))
        row.addWidget(self.text, 3)
        column.addLayout(row, 1)
        close = QPushButton(self.tr("Close"))
        close.setObjectName("rules.close")
        close.setAutoDefault(False)
        close.clicked.connect(self.accept)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        self._fill("")
        if clause:
            self.show_clause(clause)
        self.search.setFocus()

    def show_clause(self, clause: str) -> None:
        """Show one clause, whatever the search says."""
        self.search.clear()
        for number in range(self.list.count()):
            item = self.list.item(number)
            if item.data(Qt.ItemDataRole.UserRole) == clause:
                self.list.setCurrentItem(item)
                self.list.scrollToItem(item)
                return

    def _fill(self, wanted: str) -> None:
        self.list.clear()
        words = wanted.lower().split()
        for id, clause in self._clauses.items():
            text = f"{id} {clause.heading} {clause.text}".lower()
            if all(word in text for word in words):
                item = QListWidgetItem(f"{id}   {clause.heading}")
                item.setData(Qt.ItemDataRole.UserRole, id)
                self.list.addItem(item)
        if self.list.count():
            self.list.setCurrentRow(0)
        else:
            self.text.setHtml(self.tr("No rule speaks of “{words}”.").format(words=escape(wanted)))

    def _show(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        clause = self._clauses[item.data(Qt.ItemDataRole.UserRole)]
        links = " ".join(f'<a href="{id}">{id}</a>' for id in clause.rulings if id in self._clauses)
        also = f"<p>{self.tr('See also:')} {links}</p>" if links else ""
        self.text.setHtml(
            f"<h2>{escape(clause.heading)}</h2><p><b>{escape(clause.id)}</b></p><p>{escape(clause.text)}</p>{also}"
        )
