"""A store and a body to open an editor with."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from desktop.storage.problems import LibraryProblem, ProblemKind
from desktop.workshop.editors.contract import Tool
from desktop.workshop.editors.draft import Draft
from rules_core.content.items import Item, Path
from rules_core.kernel.game import Plain


class MemoryStore:
    """Keeps in memory what the library would keep in its file."""

    def __init__(self, plain: Plain, *, official: bool = False, author: str = "Ann") -> None:
        self.kept = copy.deepcopy(plain)
        self.number = 0 if official else 7
        self.is_official = official
        self.author = author
        self.changed: datetime | None = datetime.now(UTC)
        self.keeps = 0
        self.problems = -1
        self.theirs: Plain | None = None
        """What another window has kept meanwhile."""
        self.fault = ""
        self.found: Plain = {}
        self.items: list[Item] = []
        self._desk: Plain = {}
        self._picture = b""

    def others(self) -> Sequence[Item]:
        return self.items

    def keep(self, plain: Plain, problems: int) -> None:
        if self.theirs is not None:
            raise LibraryProblem("Changed elsewhere.", ProblemKind.ELSEWHERE)
        if self.fault:
            raise LibraryProblem(self.fault, ProblemKind.FULL)
        self.kept, self.problems = copy.deepcopy(plain), problems
        self.keeps += 1

    def drawing(self, name: str) -> bytes | None:
        return None

    def keep_problems(self, problems: int) -> None:
        self.problems = problems

    def keep_copy(self, plain: Plain, problems: int) -> Plain:
        self.theirs = None
        self.number += 1
        self.kept, self.problems = {**copy.deepcopy(plain), "id": f"{plain['id']}-2"}, problems
        return self.kept

    def take_theirs(self) -> Plain:
        assert self.theirs is not None
        self.kept, self.theirs = self.theirs, None
        return self.kept

    def test(self) -> Plain:
        return self.found

    def keep_test(self, test: Plain) -> None:
        self.found = test

    def desk(self) -> Plain:
        return self._desk

    def keep_desk(self, desk: Plain) -> None:
        self._desk = desk

    def picture(self) -> bytes:
        return self._picture

    def keep_picture(self, picture: bytes) -> None:
        self._picture = picture


class NameBody(QWidget):
    """A form of one field, the name, and two tools."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft = draft
        self.shown: list[Path] = []
        self.name = QLineEdit(str(draft.get(("name",), "")))
        self.name.setObjectName("field.name")
        self.name.setAccessibleName("Name")
        self.name.textEdited.connect(lambda text: draft.put(("name",), text, "Change the name", typing=True))
        draft.changed.connect(self._follow)
        row = QFormLayout(self)
        row.setFormAlignment(Qt.AlignmentFlag.AlignTop)
        row.addRow("Name", self.name)
        self.choose, self.pan = QAction("Choose", self), QAction("Pan", self)
        for action, picture in ((self.choose, "ui/mouse-pointer-2"), (self.pan, "ui/hand")):
            action.setCheckable(True)
            action.setProperty("picture", picture)
        self.choose.setChecked(True)

    def _follow(self) -> None:
        name = str(self.draft.get(("name",), ""))
        if self.name.text() != name:
            self.name.setText(name)

    def show_path(self, path: Path) -> None:
        self.shown.append(path)
        self.name.setFocus()

    def tools(self) -> Sequence[Tool]:
        return [self.choose, self.pan]
