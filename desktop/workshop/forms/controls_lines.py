"""A list of texts, such as names to draw from: written one after the other, or pasted many at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.look.flow_layout import FlowLayout
from desktop.look.icons import put_icon
from desktop.look.key_uses import KeyGroup, KeyUse
from desktop.look.lettering import TextStyle
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.lines_model import Index, LineMark, LinesModel
from desktop.workshop.forms.read_only import is_locked
from rules_core.content.fields import Field
from rules_core.content.items import Finding, Path, Weight

SEEN = 8
"""So many lines are seen at once."""
LINE = 28
"""The least height of one, in px at 100 %."""
FIELD = 130
"""So much room, in px at 100 %, the field for one more needs beside its buttons."""


def lines_in(text: str) -> list[str]:
    """The lines of a text that somebody pasted, without empty ones and without spaces too many."""
    lines = [" ".join(line.split()) for line in text.splitlines()]
    return [line for line in lines if line]


class LinesControl(Control):
    """Folded up it says how many there are; opened it lists them, with a field below that adds to them."""

    has_parts = True
    is_wide = True
    shows_own_name = True
    locks_itself = True

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self._findings: tuple[Finding, ...] = ()
        self._body: _LinesBody | None = None
        self._locked = False
        self.opener = QPushButton()
        self.opener.setProperty("kind", "opener")
        self.opener.setCheckable(True)
        self.opener.toggled.connect(self._toggled)
        self.call(self.opener)
        self.count = text_label("", TextStyle.STRONG, "text_2")
        frame = QFrame()
        frame.setProperty("frame", "entry")
        px = self.theme.px
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, px(8), 0)
        head.addWidget(self.opener, 1)
        head.addWidget(self.count)
        self._inside = QVBoxLayout(frame)
        self._inside.setContentsMargins(px(4), px(4), px(6), px(4))
        self._inside.addLayout(head)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(frame)
        self.look_changed()
        self.show_value()

    @property
    def lines(self) -> list[str]:
        """The texts as they stand; what is none is shown as it is written, so that it can be mended."""
        found = self.value
        return [str(one) for one in found] if isinstance(found, (list, tuple)) else []

    @property
    def most(self) -> int:
        return int(self.field.most)

    def body_made(self) -> _LinesBody:
        """The list with its field and buttons; made when it is first needed."""
        if self._body is None:
            self._locked = self._locked or is_locked(self)
            self._body = _LinesBody(self)
            self._body.set_locked(self._locked)
            self._inside.addWidget(self._body)
            self._show_marks()
        return self._body

    def main_widget(self) -> QWidget:
        return self.opener

    def go_to(self, path: Path) -> QWidget:
        self.opener.setChecked(True)
        body = self.body_made()
        place = path[len(self.path)] if len(path) > len(self.path) else None
        if isinstance(place, int) and body.choose(place):
            return body.list
        return body.list if self._locked else body.field

    def set_locked(self, on: bool) -> None:
        """Let nothing be changed; all can be read."""
        self._locked = on
        if self._body is not None:
            self._body.set_locked(on)

    def show_value(self) -> None:
        lines = self.lines
        count, wanted = len(lines), self.field.wanted
        words = self.tr("{count} of {wanted}").format(count=count, wanted=wanted)
        self.count.setText(words if count < wanted else str(count))
        set_tone(self.count, "warn" if count < wanted else "text_2")
        enough = self.tr("{wanted} make a good list.").format(wanted=wanted)
        self.count.setToolTip(tip(enough if wanted else ""))
        said = self.tr("{name}: {count}").format(name=self.name, count=self.count.text())
        self.opener.setAccessibleName(said)
        if self._body is not None:
            self._body.show_lines(lines)

    def look_changed(self) -> None:
        self._show_sign()
        if self._body is not None:
            self._body.look_changed()

    def show_findings(self, findings: Sequence[Finding]) -> None:
        self._findings = tuple(findings)
        self._show_sign()
        self.opener.setAccessibleDescription(" ".join(one.sentence for one in findings[:3]))
        self._show_marks()

    # Changes

    def append(self, lines: Sequence[str]) -> int:
        """Add texts at the end, as many as there is room for; gives how many."""
        there = self.lines
        fitting = list(lines)[: max(0, self.most - len(there))]
        if fitting:
            self.put([*there, *fitting])
        return len(fitting)

    def write(self, place: int, text: str) -> None:
        """Let another text stand at a place; an empty one takes it away."""
        lines = self.lines
        plain = " ".join(text.split())
        if not plain:
            self.remove([place])
        elif 0 <= place < len(lines):
            lines[place] = plain
            self.put(lines)

    def remove(self, places: Sequence[int]) -> None:
        """Take texts away."""
        gone = set(places)
        self.put([one for place, one in enumerate(self.lines) if place not in gone])

    def _toggled(self, on: bool) -> None:
        if on or self._body is not None:
            self.body_made().setVisible(on)
        self._show_sign()

    def _show_sign(self) -> None:
        is_bad = any(one.weight is Weight.MUST for one in self._findings)
        is_marked = any(len(one.path) > len(self.path) for one in self._findings)
        name = "ui/chevron-down" if self.opener.isChecked() else "ui/chevron-right"
        colours = self.theme.colours
        if (is_bad or is_marked) and not self.opener.isChecked():
            name = "ui/triangle-alert"
        self.opener.setText(self.name)
        put_icon(self.opener, name, self.theme.px(18), colours.enemy if is_bad else colours.text)

    def _show_marks(self) -> None:
        if self._body is None:
            return
        marks: dict[int, LineMark] = {}
        for one in self._findings:
            place = one.path[len(self.path)] if len(one.path) > len(self.path) else None
            if isinstance(place, int):
                words = self.tr("{problem} {remedy}").format(problem=one.sentence, remedy=one.remedy)
                # What must be solved comes first among the findings of a place.
                marks.setdefault(place, LineMark(words, one.weight is Weight.MUST))
        self._body.show_marks(marks)


class _LinesBody(QWidget):
    """The list, what is wrong with the chosen line, the field for another one, and the buttons."""

    def __init__(self, control: LinesControl) -> None:
        super().__init__()
        self.control = control
        px = control.theme.px
        self.model = LinesModel(control.theme, self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setItemDelegate(_LineDelegate(control, self.list))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        control.call(self.list, part="list")
        self.list.installEventFilter(self)
        self.model.typed.connect(control.write)
        self.wrong: QLabel = text_label("", TextStyle.SMALL_STRONG, "enemy", wrap=True)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Type one, then Enter"))
        self.field.setMaxLength(max(control.field.longest, 1))
        self.field.returnPressed.connect(self._add)
        self.field.installEventFilter(self)
        control.call(self.field, self.tr("{name}: one more").format(name=control.name), "new")
        self.add = self._button(self.tr("Add"), "add", self._add)
        self.paste = self._button(self.tr("Paste lines"), "paste", self._paste)
        self.paste.setToolTip(tip(self.tr("Every line of the copied text becomes one.")))
        self.remove = self._button(self.tr("Remove"), "remove", self._remove)
        self.said: QLabel = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.setSpacing(px(8))
        self._foot.addWidget(self.field, 1)
        self._buttons = QWidget()
        flow = FlowLayout(self._buttons, px(8))
        for button in (self.add, self.paste, self.remove):
            flow.addWidget(button)
        self._foot.addWidget(self._buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(8), px(4), px(6), px(8))
        column.setSpacing(px(6))
        column.addWidget(self.list)
        column.addWidget(self.wrong)
        column.addLayout(self._foot)
        column.addWidget(self.said)
        self.list.selectionModel().selectionChanged.connect(self._chosen)
        self.model.modelReset.connect(self._chosen)
        self.show_lines(control.lines)
        self.look_changed()
        self._chosen()

    def key_groups(self) -> list[KeyGroup]:
        """Keys of the list and of the field below it."""
        uses = (
            KeyUse("Enter", self.tr("add what is typed")),
            KeyUse("Ctrl+V", self.tr("add every copied line")),
            KeyUse("F2", self.tr("write the chosen one anew")),
            KeyUse("Delete", self.tr("remove the chosen ones")),
        )
        return [KeyGroup(self.tr("Lists of texts"), uses)]

    def choose(self, place: int) -> bool:
        """Choose a line and show it; gives whether it is there."""
        if not 0 <= place < self.model.rowCount():
            return False
        self.list.setCurrentIndex(self.model.index(place))
        self.list.scrollTo(self.model.index(place))
        return True

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show the texts as they stand."""
        self.model.show_lines(lines)
        self._fit()
        is_full = len(lines) >= self.control.most
        self.add.setEnabled(not is_full)
        self.paste.setEnabled(not is_full)
        self._say(self.tr("There can be at most {most}.").format(most=self.control.most) if is_full else "")

    def show_marks(self, marks: Mapping[int, LineMark]) -> None:
        """Mark lines."""
        self.model.show_marks(marks)
        self._fit()
        self._chosen()

    def set_locked(self, on: bool) -> None:
        """Only the list stays, to be read."""
        self.model.is_locked = on
        for widget in (self.field, self.add, self.paste, self.remove):
            widget.setHidden(on)

    def look_changed(self) -> None:
        """Take the measures and colours of the look."""
        theme = self.control.theme
        put_icon(self.add, "ui/plus", theme.px(16), theme.colours.text)
        put_icon(self.remove, "ui/trash-2", theme.px(16), theme.colours.text_2)
        self._fit()
        self._fit_foot()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_foot()

    def _fit_foot(self) -> None:
        """In a narrow form the buttons go below the field: no word of them is cut off."""
        px = self.control.theme.px
        buttons = (self.add, self.paste, self.remove)
        wide = sum(one.sizeHint().width() for one in buttons) + px(8) * (len(buttons) - 1)
        is_narrow = self.width() < wide + px(FIELD)
        ways = QBoxLayout.Direction
        self._foot.setDirection(ways.TopToBottom if is_narrow else ways.LeftToRight)
        self._buttons.setMinimumWidth(0 if is_narrow else wide)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and not self.model.is_locked:
            pasted = event.matches(QKeySequence.StandardKey.Paste)
            if pasted and (watched is self.list or len(lines_in(QGuiApplication.clipboard().text())) > 1):
                self._paste()
                return True
            if watched is self.list and event.matches(QKeySequence.StandardKey.Delete):
                self._remove()
                return True
            if watched is self.list and event.matches(QKeySequence.StandardKey.Copy):
                QGuiApplication.clipboard().setText("\n".join(self.model.lines[place] for place in self._places()))
                return True
        return super().eventFilter(watched, event)

    def _button(self, words: str, part: str, act: object) -> QPushButton:
        button = QPushButton(words)
        button.setAutoDefault(False)
        self.control.call(button, self.tr("{name}: {words}").format(name=self.control.name, words=words), part)
        button.clicked.connect(act)
        return button

    def _places(self) -> list[int]:
        return sorted(index.row() for index in self.list.selectionModel().selectedIndexes())

    def _add(self) -> None:
        lines = lines_in(self.field.text())
        if lines and self.control.append(lines):
            self.field.clear()
            self.list.scrollToBottom()
        self.field.setFocus()

    def _paste(self) -> None:
        lines = lines_in(QGuiApplication.clipboard().text())
        taken = self.control.append(lines)
        self.list.scrollToBottom()
        if not lines:
            self._say(self.tr("Nothing is copied that could be pasted."))
        elif taken < len(lines):
            words = self.tr("{taken} of {count} were taken: there can be at most {most}.")
            self._say(words.format(taken=taken, count=len(lines), most=self.control.most))
        else:
            self._say(self.tr("%n added.", "", taken))

    def _remove(self) -> None:
        places = self._places()
        if not places:
            return
        self.control.remove(places)
        left = self.model.rowCount()
        if left:
            self.choose(min(places[0], left - 1))
            self.list.setFocus()
        else:
            self.field.setFocus()

    def _chosen(self) -> None:
        places = self._places()
        self.remove.setEnabled(bool(places))
        mark = self.model.marks.get(places[0]) if len(places) == 1 else None
        self.wrong.setText(mark.words if mark is not None else "")
        set_tone(self.wrong, "enemy" if mark is not None and mark.is_bad else "warn")
        self.wrong.setVisible(mark is not None)

    def _say(self, words: str) -> None:
        self.said.setText(words)
        self.said.setVisible(bool(words))

    def _fit(self) -> None:
        px = self.control.theme.px
        seen = min(SEEN, self.model.rowCount())
        # Lines with a mark are a little higher than others.
        high = max([px(LINE), *[self.list.sizeHintForRow(row) for row in range(seen)]])
        self.list.setFixedHeight(high * max(1, seen) + px(8))


class _LineDelegate(QStyledItemDelegate):
    """Nobody types more letters than a line may have."""

    def __init__(self, control: LinesControl, parent: QObject) -> None:
        super().__init__(parent)
        self.control = control

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setMaxLength(max(self.control.field.longest, len(self.control.lines[index.row()])))
        editor.setAccessibleName(self.control.name)
        return editor
