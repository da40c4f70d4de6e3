"""One line of a form: the name, the control, the help sentence, and what is wrong with its remedy."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout

from desktop.look.lettering import TextStyle
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.field_words import help_of
from desktop.workshop.forms.low_room import RoomPart, is_low
from rules_core.content.items import Finding, Weight

NAME_WIDTH = 158
SHORT_NAME = 84
"""Room for the name where a form is low and narrow."""
GAP = 16


class FieldRow(RoomPart):
    """Name to the left of the control, or above it where the form is narrow."""

    def __init__(self, control: Control) -> None:
        super().__init__()
        self.control = control
        self.findings: tuple[Finding, ...] = ()
        self._narrow: bool | None = None
        self._name_width = NAME_WIDTH
        self._is_low = False
        self.is_card = False
        self.says_name = not control.shows_own_name
        """Whether the name stands here; not where the control or a heading says it."""
        self.setObjectName("row." + ".".join(str(part) for part in control.path))
        self.name = text_label(control.name if self.says_name else "", TextStyle.STRONG, wrap=True)
        self.help = text_label(help_of(control.field), TextStyle.SMALL, "text_2", wrap=True)
        # Never shown before it has a parent: it would be a window for a moment.
        if not self.help.text():
            self.help.hide()
        self._faults = QVBoxLayout()
        self._faults.setSpacing(control.theme.px(2))
        self._shown: tuple[Finding, ...] = ()
        self._column = QVBoxLayout()
        self._column.addWidget(control)
        self._column.addLayout(self._faults)
        self._column.addWidget(self.help)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.look_changed()

    def make_card(self) -> None:
        """Stand beside others of its kind, as a card with a large number."""
        self.is_card = True
        self.control.main_widget().setProperty("kind", "figure")
        self._narrow = None
        self.set_narrow(True)

    def look_changed(self) -> None:
        """Take the measures of the text scale."""
        px = self.control.theme.px
        if self.is_card:
            low = self._is_low
            self._grid.setContentsMargins(px(10 if low else 14), px(4 if low else 8), px(8), px(6 if low else 10))
        self._column.setSpacing(px(3))
        self._grid.setHorizontalSpacing(px(GAP if self._name_width == NAME_WIDTH else GAP // 2))
        narrow, self._narrow = self._narrow, None
        self.set_narrow(bool(narrow), self._name_width)

    def fit_room(self) -> None:
        low = is_low(self)
        self._is_low = low
        words = help_of(self.control.field)
        # Never shown for no words.
        self.help.setVisible(bool(words) and not low)
        self.name.setToolTip(tip(words if low else ""))
        self.control.setToolTip(tip(words if low else ""))
        self.control.set_low(low)
        if self.is_card:
            self.look_changed()

    def show_help(self, wanted: bool) -> None:
        self.help.setVisible(bool(self.help.text()) and (wanted or not self._is_low))

    def set_narrow(self, narrow: bool, name_width: int = NAME_WIDTH) -> None:
        """Put the name above the control, or beside it with so much room."""
        narrow = narrow or self.control.is_wide or self.is_card
        if (narrow, name_width) == (self._narrow, self._name_width):
            return
        self._narrow, self._name_width = narrow, name_width
        px = self.control.theme.px
        self._grid.removeWidget(self.name)
        self._grid.removeItem(self._column)
        align = Qt.AlignmentFlag.AlignTop
        self._grid.setVerticalSpacing(px(3) if narrow else 0)
        if narrow:
            self.name.setMinimumWidth(0)
            self.name.setMaximumWidth(16_777_215)
            self.name.setContentsMargins(0, 0, 0, 0)
            self._grid.addWidget(self.name, 0, 0)
            self.name.setVisible(self.says_name)
            self._grid.addLayout(self._column, 1, 0)
            self._grid.setColumnMinimumWidth(0, 0)
            self._grid.setColumnStretch(0, 1)
            self._grid.setColumnStretch(1, 0)
        else:
            self.name.setFixedWidth(px(name_width))
            # On the line of what stands in the field.
            self.name.setContentsMargins(0, px(9), 0, 0)
            self._grid.addWidget(self.name, 0, 0, align)
            self.name.show()
            self._grid.addLayout(self._column, 0, 1)
            self._grid.setColumnMinimumWidth(0, px(name_width))
            self._grid.setColumnStretch(0, 0)
            self._grid.setColumnStretch(1, 1)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show the problems of this field below it, each with its remedy and, where there is one, its button."""
        self.findings = tuple(findings)
        here = tuple(one for one in findings if one.path == self.control.path or not self.control.has_parts)
        self.control.show_findings(findings)
        if here == self._shown:
            return
        self._shown = here
        while (item := self._faults.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for number, finding in enumerate(here):
            self._faults.addWidget(self._fault(finding))
            if finding.fix and finding.fix_words:
                self._faults.addWidget(self._button(finding, number), 0, Qt.AlignmentFlag.AlignLeft)

    def _fault(self, finding: Finding) -> QLabel:
        words = self.tr("{problem} {remedy}").format(problem=finding.sentence, remedy=finding.remedy).strip()
        label = text_label(words, TextStyle.SMALL_STRONG, wrap=True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        set_tone(label, "enemy" if finding.weight is Weight.MUST else "warn")
        return label

    def _button(self, finding: Finding, number: int) -> QPushButton:
        button = QPushButton(finding.fix_words)
        button.setObjectName(f"{self.control.object_name}.fix.{number}")
        button.setAccessibleDescription(finding.remedy)
        button.clicked.connect(lambda: self._mend(finding))
        return button

    def _mend(self, finding: Finding) -> None:
        draft = self.control.bench.draft
        self.control.main_widget().setFocus()
        with draft.step(finding.fix_words):
            for change in finding.fix:
                self.control.bench.put(change.path, change.value, finding.fix_words)
