"""Tables inside a table: one, or a list whose rows can be added, moved, copied and removed."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from desktop.look.icons import icon, put_icon
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.workshop.forms.bench import Bench, related
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.field_form import FieldForm
from desktop.workshop.forms.read_only import is_locked, lock
from desktop.workshop.forms.reveal import reveal_new
from desktop.workshop.forms.row_words import add_words, row_words
from desktop.workshop.forms.tab_order import put_after, put_before
from rules_core.content.fields import Field, FieldKind
from rules_core.content.fresh_rows import copied_row, fits, fresh_row
from rules_core.content.items import Finding, Path, Weight


class TableControl(Control):
    """One table. Where it may be missing, a button makes it and another takes it away."""

    has_parts = True
    is_wide = True

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        px = self.theme.px
        self.frame = QFrame()
        self.frame.setProperty("frame", "entry")
        inside = QVBoxLayout(self.frame)
        inside.setContentsMargins(px(12), px(10), px(12), px(10))
        self.form = FieldForm(bench, path, field.parts, context or self.name)
        inside.addWidget(self.form)
        self.add = QPushButton(self.tr("Add"))
        self.call(self.add, self.tr("{name}: add").format(name=self.name))
        self.add.clicked.connect(self._add)
        self.remove = QPushButton(self.tr("Take it away"))
        self.remove.setProperty("kind", "quiet")
        self.call(self.remove, self.tr("{name}: take it away").format(name=self.name), "remove")
        self.remove.clicked.connect(self._remove)
        inside.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.add)
        column.addWidget(self.frame)
        self.look_changed()
        self.show_value()

    @property
    def is_there(self) -> bool:
        return not self.field.optional or self.bench.draft.get(self.path) is not None

    def main_widget(self) -> QWidget:
        if not self.is_there:
            return self.add
        first = next((one for one in self.form.rows.values() if not one.isHidden()), None)
        return first.control.main_widget() if first is not None else self.remove

    def go_to(self, path: Path) -> QWidget:
        return (self.form.widget_at(path) if self.is_there else None) or self.main_widget()

    def look_changed(self) -> None:
        put_icon(self.add, "ui/plus", self.theme.px(18), self.theme.colours.text)
        put_icon(self.remove, "ui/trash-2", self.theme.px(16), self.theme.colours.text_2)

    def show_value(self) -> None:
        self.frame.setVisible(self.is_there)
        self.add.setVisible(not self.is_there)
        self.remove.setVisible(self.field.optional)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        self.form.show_findings(findings)

    def _add(self) -> None:
        self.put(fresh_row(self.field, first_of=self.bench.first_of))
        self.main_widget().setFocus()

    def _remove(self) -> None:
        self.drop()
        self.add.setFocus()


class TablesControl(Control):
    """A list of tables, each a row that opens; the rows are added, moved, copied and removed with their buttons."""

    has_parts = True
    is_wide = True

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self.rows: list[TableRow] = []
        self._findings: tuple[Finding, ...] = ()
        self._list = QVBoxLayout()
        self._list.setSpacing(self.theme.px(8))
        self.add = QPushButton(add_words(field))
        self.call(self.add, self.tr("{name}: {words}").format(name=self.name, words=self.add.text()))
        self.add.clicked.connect(self.append)
        if any(part.kind is FieldKind.DRAWING and not part.optional for part in field.parts):
            # What is drawn is drawn at the table: no form makes such a row.
            self.add.hide()
        foot = QHBoxLayout()
        foot.addWidget(self.add)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.theme.px(8))
        self.above = QVBoxLayout()
        """Room above the rows, for tables that have something to say there."""
        column.addLayout(self.above)
        column.addLayout(self._list)
        column.addLayout(foot)
        self._named = [part.of for part in field.parts if part.kind is FieldKind.ROW]
        if self._named:
            bench.draft.changed.connect(self._follow_names)
        self.look_changed()
        self.show_value()

    def _follow_names(self, path: Path) -> None:
        """Rows may be called by rows of other lists."""
        if any(related(path, (of,)) for of in self._named):
            self.show_value()

    @property
    def entries(self) -> list[Any]:
        value = self.value
        return list(value) if isinstance(value, (list, tuple)) else []

    def main_widget(self) -> QWidget:
        return self.rows[0].opener if self.rows else self.add

    def go_to(self, path: Path) -> QWidget:
        place = path[len(self.path)] if len(path) > len(self.path) else None
        if not isinstance(place, int) or not 0 <= place < len(self.rows):
            return self.main_widget()
        self.rows[place].open()
        return self.rows[place].form_made().widget_at(path) or self.rows[place].opener

    def look_changed(self) -> None:
        put_icon(self.add, "ui/plus", self.theme.px(18), self.theme.colours.text)
        for row in self.rows:
            row.look_changed()

    def show_value(self) -> None:
        count = len(self.entries)
        while len(self.rows) > count:
            row = self.rows.pop()
            if self.window().focusWidget() in row.findChildren(QWidget):
                # Whoever takes a new row back by the keyboard goes on by the keyboard.
                self.add.setFocus()
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < count:
            row = self.made_row(len(self.rows))
            self.rows.append(row)
            self._list.addWidget(row)
            put_before(self.add, row)
        for row in self.rows:
            row.show_value(count)
        most = round(self.field.most)
        full = not self.has_room_for({})
        self.add.setEnabled(not full)
        self.add.setToolTip(tip(self.tr("There can be at most {most}.").format(most=most) if full else ""))

    def show_findings(self, findings: Sequence[Finding]) -> None:
        self._findings = tuple(findings)
        for row in self.rows:
            row.show_findings(self._findings)

    def findings_of(self, path: Path) -> list[Finding]:
        """The problems of one row."""
        return [one for one in self._findings if one.path[: len(path)] == path]

    def has_room_for(self, entry: Any) -> bool:
        """Whether the list may have one more row, such as this."""
        return fits(self.field, [*self.entries, entry])

    def made_row(self, place: int) -> TableRow:
        """A new row; tables with rows of their own kind say which."""
        return TableRow(self, place)

    def new_entry(self) -> dict[str, Any]:
        """What a new row begins with."""
        return fresh_row(self.field, self.entries, self.bench.first_of)

    def words_of(self, place: int) -> str:
        """What stands on a row."""
        return row_words(self.bench, self.field, self.bench.draft.get((*self.path, place)), place)

    def append(self) -> None:
        """Add a row at the end and open it."""
        with self.bench.draft.step(self.tr("{name}: row added").format(name=self.name)):
            self._write([*self.entries, self.new_entry()])
        self.rows[-1].open()
        self.rows[-1].form_made().setFocus()
        self._focus_first(len(self.rows) - 1)
        reveal_new(self.rows[-1])

    def shift(self, place: int, step: int) -> None:
        """Let a row change places with its neighbour; the opened one stays open."""
        entries = self.entries
        other = place + step
        if not 0 <= other < len(entries):
            return
        entries[place], entries[other] = entries[other], entries[place]
        opened = self.rows[place].is_open, self.rows[other].is_open
        self._write(entries)
        self.rows[other].set_open(opened[0])
        self.rows[place].set_open(opened[1])
        buttons = self.rows[other]
        (buttons.up if step < 0 else buttons.down).setFocus()

    def copy(self, place: int) -> None:
        """Put a copy below a row."""
        entries = self.entries
        entries.insert(place + 1, copied_row(self.field, entries[place], entries))
        self._write(entries)
        self.rows[place + 1].opener.setFocus()
        reveal_new(self.rows[place + 1])

    def remove(self, place: int) -> None:
        """Take a row away."""
        rest = [one for number, one in enumerate(self.entries) if number != place]
        opened = [row.is_open for number, row in enumerate(self.rows) if number != place]
        (self.rows[place - 1].opener if place > 0 else self.add).setFocus()
        if rest or not self.field.optional:
            self._write(rest)
        else:
            self.drop()
        for row, is_open in zip(self.rows, opened, strict=True):
            row.set_open(is_open)

    def _focus_first(self, place: int) -> None:
        form = self.rows[place].form_made()
        first = next(iter(form.rows.values()), None)
        if first is not None:
            first.control.write_over()

    def _write(self, entries: list[Any]) -> None:
        self.put(copy.deepcopy(entries))


class TableRow(QFrame):
    """One row: its words, its tools, and its form once somebody opens it."""

    def __init__(self, control: TablesControl, place: int) -> None:
        super().__init__()
        self.control = control
        self.place = place
        self.path: Path = (*control.path, place)
        self.setProperty("frame", "entry")
        theme = control.theme
        self.opener = QPushButton()
        self.opener.setProperty("kind", "opener")
        self.opener.setCheckable(True)
        self.opener.toggled.connect(self._toggled)
        self.opener.clicked.connect(lambda: reveal_new(self))
        name = f"{control.object_name}.{place}"
        self.opener.setObjectName(name)
        self.up = self._tool("ui/arrow-up", "up")
        self.down = self._tool("ui/arrow-down", "down")
        self.copy = self._tool("ui/copy", "copy")
        self.remove = self._tool("ui/trash-2", "remove")
        self.up.clicked.connect(lambda: control.shift(self.place, -1))
        self.down.clicked.connect(lambda: control.shift(self.place, 1))
        self.copy.clicked.connect(lambda: control.copy(self.place))
        self.remove.clicked.connect(lambda: control.remove(self.place))
        self.head = QHBoxLayout()
        self.head.setSpacing(theme.px(2))
        self.head.addWidget(self.opener, 1)
        for tool in (self.up, self.down, self.copy, self.remove):
            self.head.addWidget(tool)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(theme.px(4), theme.px(4), theme.px(6), theme.px(4))
        self._column.setSpacing(0)
        self._column.addLayout(self.head)
        self._form: Any = None
        self.look_changed()

    @property
    def is_open(self) -> bool:
        return self.opener.isChecked()

    def open(self) -> None:
        self.set_open(True)

    def set_open(self, on: bool) -> None:
        """Show the form of the row, or only its words."""
        self.opener.setChecked(on)

    def form_made(self) -> Any:
        """The form of the row; made when it is first needed."""
        if self._form is None:
            control = self.control
            words = control.words_of(self.place)
            self._form = FieldForm(control.bench, self.path, control.field.parts, words)
            px = control.theme.px
            self._form.setContentsMargins(px(12), px(8), px(10), px(10))
            self._column.addWidget(self._form)
            put_after(self.remove, self._form)
            self._form.show_findings(control.findings_of(self.path))
            if is_locked(self):
                lock(self._form, on=True)
        return self._form

    def show_value(self, count: int) -> None:
        """Take over the words of the draft, and what can be done with the row; there are so many of them."""
        control = self.control
        words = control.words_of(self.place)
        self.opener.setText(words)
        spoken = control.tr("{name}: {row}").format(name=control.name, row=words)
        self.opener.setAccessibleName(spoken)
        for tool, said in (
            (self.up, control.tr("{row}: up")),
            (self.down, control.tr("{row}: down")),
            (self.copy, control.tr("{row}: copy")),
            (self.remove, control.tr("{row}: remove")),
        ):
            tool.setAccessibleName(said.format(row=words))
            tool.setToolTip(tip(tool.accessibleName()))
        self.up.setEnabled(self.place > 0)
        self.down.setEnabled(self.place < count - 1)
        self.copy.setEnabled(control.has_room_for(control.bench.draft.get(self.path)))
        self.remove.setEnabled(count > round(control.field.least))

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Hand the problems on to the form; while it is closed, the row itself says that there are some."""
        here = [one for one in findings if one.path[: len(self.path)] == self.path]
        bad = any(one.weight is Weight.MUST for one in here)
        tone = self.control.theme.colours.enemy if bad else self.control.theme.colours.text
        self._arrow("ui/triangle-alert" if bad and not self.is_open else "", tone)
        self.opener.setAccessibleDescription(" ".join(one.sentence for one in here))
        if self._form is not None:
            self._form.show_findings(findings)

    def look_changed(self) -> None:
        """Take the measures and colours of the look."""
        theme: Theme = self.control.theme
        side = theme.px(18)
        for tool in (self.up, self.down, self.copy, self.remove):
            name = str(tool.property("picture"))
            tool.setIcon(icon(name, side, theme.colours.text_2, theme.colours.line))
            tool.setIconSize(QSize(side, side))
        self._arrow("", theme.colours.text)

    def _tool(self, picture: str, part: str) -> QToolButton:
        tool = QToolButton()
        tool.setProperty("kind", "flat")
        tool.setProperty("picture", picture)
        tool.setObjectName(f"{self.control.object_name}.{self.place}.{part}")
        return tool

    def _arrow(self, sign: str, tone: Any) -> None:
        theme = self.control.theme
        name = sign or ("ui/chevron-down" if self.is_open else "ui/chevron-right")
        put_icon(self.opener, name, theme.px(18), tone)

    def _toggled(self, on: bool) -> None:
        if on or self._form is not None:
            self.form_made().setVisible(on)
        self.show_findings(self.control.findings_of(self.path))
