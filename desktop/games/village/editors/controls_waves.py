"""The waves of a scenario as a table: Escalation, what it may cost, who comes; and the book's lengths to begin from."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSpinBox, QWidget

from desktop.games.village.editors.wave_points import PARTIES, budget_of, cost_of_groups, groups_of, points_per_hero
from desktop.look.flow_layout import FlowLayout
from desktop.look.lettering import TextStyle
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.wheel_guard import WheelGuard
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.controls_table import TableRow, TablesControl
from desktop.workshop.forms.field_words import choice_of, name_of
from rules_core.content.fields import Field
from rules_core.content.items import Path
from rules_core.games.village.rules.escalation import ESCALATION

NARROW = 640
WAVE, LEVEL, POINTS = 118, 132, 62


class WavesControl(TablesControl):
    """Rows of waves; each opens to its text, edges and groups."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        self._heads: list[QLabel] = []
        super().__init__(bench, path, field, context)
        begin = QWidget()
        flow = FlowLayout(begin, self.theme.px(8))
        self._begin = text_label(self.tr("Begin from"), TextStyle.STRONG)
        flow.addWidget(self._begin)
        names = {"intro": self.tr("Intro"), "standard": self.tr("Standard"), "siege": self.tr("Siege")}
        for length, levels in ESCALATION.items():
            words = self.tr("{length}, %n wave(s)", "", len(levels)).format(length=names.get(length, length))
            button = QPushButton(words)
            button.setProperty("kind", "choice")
            self.call(button, self.tr("Begin from the waves of {length}").format(length=words), f"begin.{length}")
            button.clicked.connect(lambda _=False, length=length: self.begin_from(length))
            flow.addWidget(button)
        self.above.addWidget(begin)
        self.head = QWidget()
        self.head_row = QHBoxLayout(self.head)
        for words in (self.tr("Wave"), self.tr("Escalation")):
            self._heads.append(text_label(words, TextStyle.LEAST, "text_2"))
        for heroes in PARTIES:
            label = text_label(self.tr("{count} heroes").format(count=heroes), TextStyle.LEAST, "text_2")
            label.setToolTip(tip(self.tr("Points of the wave with {count} heroes").format(count=heroes)))
            self._heads.append(label)
        self._heads.append(text_label(self.tr("Who comes"), TextStyle.LEAST, "text_2"))
        for label in self._heads:
            self.head_row.addWidget(label)
        self.above.addWidget(self.head)
        bench.draft.changed.connect(self._rules_changed)
        self.look_changed()
        self.show_value()

    def made_row(self, place: int) -> TableRow:
        return WaveRow(self, place)

    def words_of(self, place: int) -> str:
        return self.tr("Wave {number}").format(number=place + 1)

    def begin_from(self, length: str) -> None:
        """Let the waves be those of a game length of the book, to go on from there: one step."""
        self.put([{"escalation": level} for level in ESCALATION[length]])

    def look_changed(self) -> None:
        super().look_changed()
        px = self.theme.px
        if self._heads:
            self.head_row.setContentsMargins(px(34), 0, 0, 0)
            self.head_row.setSpacing(px(6))
            self._begin.setMinimumHeight(px(36))
            for label, wide in zip(self._heads, (WAVE - 28, LEVEL, *(POINTS for _ in PARTIES)), strict=False):
                label.setFixedWidth(px(wide))

    def show_value(self) -> None:
        super().show_value()
        if self._heads:
            self.head.setVisible(bool(self.rows) and self.width() >= self.theme.px(NARROW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self.theme.px(NARROW)
        self.head.setVisible(bool(self.rows) and not narrow)
        for row in self.rows:
            if isinstance(row, WaveRow):
                row.set_narrow(narrow)
        self.show_value()

    def _rules_changed(self, path: Path) -> None:
        if path[:1] == ("rules",) or not path:
            self.show_value()


class WaveRow(TableRow):
    """A wave: its Escalation can be set on the row itself, and its points stand beside it."""

    def __init__(self, control: TablesControl, place: int) -> None:
        self.level = QSpinBox()
        self._guard = WheelGuard()
        self.level.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.level.installEventFilter(self._guard)
        self.points = [text_label("", TextStyle.STRONG) for _ in PARTIES]
        self.who = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self._narrow: bool | None = None
        super().__init__(control, place)
        self.level.setObjectName(f"{control.object_name}.{place}.level")
        field = control.field.part("escalation")
        self._least, self._most = (round(field.least), round(field.most)) if field is not None else (1, 7)
        self._path = (*self.path, "escalation")
        self.level.valueChanged.connect(self._set_level)
        self.middle = QWidget()
        self.middle_row = QHBoxLayout(self.middle)
        self.middle_row.addWidget(self.level)
        for label in self.points:
            self.middle_row.addWidget(label)
        self.middle_row.addWidget(self.who, 1)
        self.set_narrow(control.width() < control.theme.px(NARROW))
        self.look_changed()

    def set_narrow(self, narrow: bool) -> None:
        """Put the figures on a line of their own, or on that of the wave."""
        if narrow == self._narrow:
            return
        self._narrow = narrow
        if narrow:
            self.head.removeWidget(self.middle)
            self._column.insertWidget(1, self.middle)
        else:
            self._column.removeWidget(self.middle)
            self.head.insertWidget(1, self.middle, 1)
        self.head.setStretchFactor(self.opener, 1 if narrow else 0)
        for label in self.points:
            label.setVisible(not narrow)
        self.look_changed()

    def show_value(self, count: int) -> None:
        super().show_value(count)
        control = self.control
        entry = control.bench.draft.get(self.path)
        level = entry.get("escalation", self._least) if isinstance(entry, dict) else self._least
        with QSignalBlocker(self.level):
            if isinstance(level, int):
                self.level.setRange(min(self._least, level), max(self._most, level))
                self.level.setValue(level)
        words = control.words_of(self.place)
        self.level.setAccessibleName(control.tr("{row}: Escalation").format(row=words))
        per_hero = points_per_hero(control.bench)
        for label, heroes in zip(self.points, PARTIES, strict=True):
            points = budget_of(entry, heroes, per_hero)
            label.setText(str(points))
            label.setAccessibleName(
                control.tr("Points with {count} heroes: {points}").format(points=points, count=heroes)
            )
            label.setToolTip(tip(label.accessibleName()))
        said = self._who(entry)
        figures = control.tr("Points with 2, 3 or 4 heroes: {two}, {three} or {four}").format(
            two=self.points[0].text(), three=self.points[1].text(), four=self.points[2].text()
        )
        self.opener.setAccessibleDescription(f"{figures}. {said}")
        # Without heads above, the words say what the numbers are.
        whole = control.tr("Escalation. {figures}. {who}.").format(figures=figures, who=said)
        self.who.setText(whole if self._narrow else said)

    def look_changed(self) -> None:
        super().look_changed()
        if not hasattr(self, "middle_row"):
            return
        px = self.control.theme.px
        self.level.setFixedWidth(px(LEVEL))
        self.level.lineEdit().setTextMargins(px(9), 0, 0, 0)
        self.opener.setMinimumWidth(0 if self._narrow else px(WAVE))
        self.middle_row.setSpacing(px(6))
        self.middle_row.setContentsMargins(px(34) if self._narrow else 0, 0, 0, px(4) if self._narrow else 0)
        for label in self.points:
            label.setFixedWidth(px(POINTS))

    def _who(self, entry: object) -> str:
        """Generated, or what the fixed groups cost; and in which lengths of games."""
        control = self.control
        groups = groups_of(entry)
        if groups:
            cost = cost_of_groups(control.bench, entry)
            said = control.tr("Fixed groups of %n point(s)", "", cost)
        else:
            said = control.tr("Generated")
        field = control.field.part("lengths")
        lengths = entry.get("lengths", ()) if isinstance(entry, dict) else ()
        if field is not None and isinstance(lengths, (list, tuple)) and lengths:
            names = ", ".join(choice_of(field, str(one)) for one in lengths)
            said = control.tr("{who}; {field}: {lengths}").format(who=said, field=name_of(field), lengths=names)
        return said

    def _set_level(self, level: int) -> None:
        control = self.control
        words = control.tr("{row}: Escalation").format(row=control.words_of(self.place))
        control.bench.put(self._path, level, words, typing=True)
