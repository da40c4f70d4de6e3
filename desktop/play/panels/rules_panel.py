"""The rules, clause by clause, in plain words: to browse, to search, and to follow what is clicked elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QListWidgetItem,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.whole_lines import WholeLinesBrowser, WholeRows
from desktop.play.standing import every_clause, standing_words
from rules_core.content.clauses import Clause, clause_heading, clause_text

FEWEST_ROWS = 3
"""So many clauses stay in sight above a long one."""
SIDE_BY_SIDE = 640
"""From this width in px at 100 % on the clause stands beside the list, else below it."""

WHY = "why"
"""The link to what the standing of a clause means."""


class RulesPanel(QWidget):
    """A list of all clauses with a search field, and the chosen one in full. Reads the books when it is first seen."""

    def __init__(self, theme: Theme, books: tuple[str, ...] | None = None, asked: Callable[[], str] = str) -> None:
        """`books` are those that a game is played by; None is all of them. `asked` says which clause the question that
        stands is about, "" for none: whoever opens the rules then reads that one."""
        super().__init__()
        self._asked, self._asked_before = asked, ""
        self.theme = theme
        self._books = books
        self._is_read = False
        px = theme.px
        self._clauses: dict[str, Clause] = {}
        self._wanted = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.search = QLineEdit()
        self.search.setObjectName("rules.search")
        self.search.setPlaceholderText(self.tr("A word or a number, such as fire or V-6.5.4"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._fill)
        head = QVBoxLayout()
        head.setContentsMargins(px(8), px(6), px(8), px(6))
        head.addWidget(self.search)
        column.addLayout(head)
        self.list = WholeRows()
        self.list.setObjectName("rules.list")
        self.list.setAccessibleName(self.tr("Clauses"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(lambda now, _: self._show(now))
        self.text = WholeLinesBrowser()
        self.text.setObjectName("rules.text")
        self.text.setAccessibleName(self.tr("The chosen clause"))
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(lambda url: self._follow(url.toString()))
        self.split = QSplitter(Qt.Orientation.Vertical)
        self.split.setChildrenCollapsible(False)
        for part in (self.list, self.text):
            # In a low window with large letters both scroll in what there is.
            part.setMinimumHeight(px(36))
            self.split.addWidget(part)
        column.addWidget(self.split, 1)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(340), self.theme.px(420))

    def show_clause(self, clause: str) -> None:
        """Show one clause, whatever the search says; an unknown one changes nothing."""
        self._wanted = clause
        if clause:
            self._asked_before = self._asked()
        if self._clauses:
            self._show_wanted()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_read:
            self._is_read = True
            every = every_clause()
            self._clauses = {id: one for id, one in every.items() if self._books is None or one.book in self._books}
            if not self._clauses:
                self.text.setPlainText(self.tr("The rules of this game are in no book of the program."))
            self._fill(self.search.text())
        asked = self._asked()
        if asked != self._asked_before:
            # What somebody has looked up for the same question stays.
            self._asked_before = asked
            self._wanted = self._wanted or asked
        self._show_wanted()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= self.theme.px(SIDE_BY_SIDE)
        orientation = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        if orientation is not self.split.orientation():
            self.split.setOrientation(orientation)
        if event.oldSize().isEmpty() or (event.oldSize().width() >= self.theme.px(SIDE_BY_SIDE)) != beside:
            shares = (2, 3) if beside else (1, 1)
            whole = self.width() if beside else self.height()
            self.split.setSizes([whole * share // sum(shares) for share in shares])
        self._make_room()

    def _show_wanted(self) -> None:
        if self._wanted not in self._clauses:
            return
        wanted, self._wanted = self._wanted, ""
        self.search.clear()
        for number in range(self.list.count()):
            item = self.list.item(number)
            if item.data(Qt.ItemDataRole.UserRole) == wanted:
                self.list.setCurrentItem(item)
                self.list.scrollToItem(item, QAbstractItemView.ScrollHint.PositionAtCenter)
                return

    def _fill(self, wanted: str) -> None:
        if not self._clauses:
            return
        self.list.clear()
        words = wanted.lower().split()
        for id, clause in self._clauses.items():
            text = f"{id} {clause_heading(clause)} {clause_text(clause)}".lower()
            if all(word in text for word in words):
                item = QListWidgetItem(f"{id}   {clause_heading(clause)}")
                item.setToolTip(tip(clause_heading(clause)))
                item.setData(Qt.ItemDataRole.UserRole, id)
                self.list.addItem(item)
        self.list.fit()
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
        heading, text = escape(clause_heading(clause)), escape(clause_text(clause))
        standing = f'<p><i>{escape(standing_words(clause))}</i> <a href="{WHY}">{escape(self.tr("Why?"))}</a></p>'
        self.text.setHtml(f"<h3>{heading}</h3><p><b>{escape(clause.id)}</b> {text}</p>{standing}{also}")
        self._make_room()
        self.text.fit()

    def _follow(self, link: str) -> None:
        if link != WHY:
            self.show_clause(link)
            return
        heading = escape(self.tr("Whose rules these are"))
        paragraph = escape(
            self.tr(
                "No book settles everything, and not every book lay before us whole. What is from the book we tell "
                "in our own words. What is likely comes from people who play by the book, or from a book akin to it. "
                "Where both were silent we made a ruling, as close to the rest as we could; many of its numbers are "
                "settings, or stand in the workshop to be changed. Whoever has the book at hand plays by it."
            )
        )
        self.text.setHtml(f"<h3>{heading}</h3><p>{paragraph}</p>")
        self._make_room()
        self.text.fit()

    def _make_room(self) -> None:
        """Where the text stands below the list and is longer than its room, the list gives up rows of its own."""
        above, below = self.split.sizes()
        row = self.list.sizeHintForRow(0)
        if self.split.orientation() is Qt.Orientation.Horizontal or row <= 0:
            return
        wanted = self.text.wanted_height()
        if wanted > below:
            given = min(wanted - below, max(0, above - FEWEST_ROWS * row))
            self.split.setSizes([above - given, below + given])
            self.list.scrollToItem(self.list.currentItem())
