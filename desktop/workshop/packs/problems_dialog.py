"""A pack that cannot be taken in: everything that is wrong with it, each with its place, to be mended or sent back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.push_button import push_button
from desktop.storage.packs.faults import PackProblem
from desktop.workshop.packs.fault_words import file_words, list_words, more_words, place_words, problem_words
from desktop.workshop.packs.plain_label import plain_label


class PackProblemsDialog(QDialog):
    """The list of problems."""

    def __init__(self, theme: Theme, file: str, problem: PackProblem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.problem = problem
        px = theme.px
        self.setObjectName("dialog.pack-problems")
        self.setWindowTitle(self.tr("This pack cannot be used"))
        count = len(problem.problems) + problem.more
        open_at_size(self, theme, 820, 320 if count == 1 else 600, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        head = QHBoxLayout()
        head.setSpacing(px(12))
        head.addWidget(Icon(theme, "ui/triangle-alert", 32, "enemy"), 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(text_label(self.tr("This pack cannot be used"), TextStyle.CARD, wrap=True), 1)
        column.addLayout(head)
        words = self.tr("%n problem(s) in {file}. Nothing has been changed.", "", count).format(file=file)
        column.addWidget(plain_label(words, TextStyle.BODY, "text_2", name="pack-problems.words"))
        column.addWidget(self._list(), 1)
        row = QHBoxLayout()
        row.setSpacing(px(10))
        row.addStretch(1)
        self.copy_button = push_button("pack-problems.copy", self.tr("Copy the list"))
        self.copy_button.clicked.connect(self._copy)
        row.addWidget(self.copy_button)
        close = push_button("pack-problems.close", self.tr("Close"))
        close.setProperty("kind", "main")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row.addWidget(close)
        column.addLayout(row)
        close.setFocus()

    def _list(self) -> QScrollArea:
        inside = QWidget()
        inside.setAutoFillBackground(False)
        column = QVBoxLayout(inside)
        px = self.theme.px
        column.setContentsMargins(px(4), px(4), px(10), px(4))
        column.setSpacing(px(2))
        for number, one in enumerate(self.problem.problems):
            column.addWidget(
                plain_label(place_words(one), TextStyle.SMALL_STRONG, "enemy", name=f"pack-problems.{number}")
            )
            column.addWidget(plain_label(problem_words(one), TextStyle.BODY))
            if in_file := file_words(one):
                name = f"pack-problems.file.{number}"
                column.addWidget(plain_label(in_file, TextStyle.SMALL, "text_2", name=name))
            column.addSpacing(px(8))
        if self.problem.more:
            column.addWidget(plain_label(more_words(self.problem.more), TextStyle.STRONG, name="pack-problems.more"))
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setObjectName("pack-problems.list")
        scroll.setAccessibleName(self.tr("Problems"))
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        return scroll

    def _copy(self) -> None:
        QApplication.clipboard().setText(list_words(self.problem.problems, self.problem.more))
        self.copy_button.setText(self.tr("Copied"))
