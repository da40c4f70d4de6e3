"""The points of an enemy or a Defender: what the formula says stands beside the number, one press away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from desktop.games.village.editors.points_sum import points_sum
from desktop.look.tip import tip
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.controls_number import WholeControl
from rules_core.content.fields import Field
from rules_core.content.items import Finding, Path


class PointsControl(WholeControl):
    """A number that the formula knows (SBH-PTS-1); where it says another, a button takes that."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        self.take: QPushButton | None = None
        self._told = False
        super().__init__(bench, path, field, context)
        self.take = QPushButton()
        self.take.setProperty("kind", "choice")
        self.call(self.take, self.tr("Points by the formula"), "formula")
        self.take.clicked.connect(self._take)
        self.column.addWidget(self.take, 0, Qt.AlignmentFlag.AlignLeft)
        bench.draft.changed.connect(self._follow)
        self._tell()

    def show_findings(self, findings: Sequence[Finding]) -> None:
        super().show_findings(findings)
        self._told = any(finding.fix for finding in findings)
        self._tell()

    def show_value(self) -> None:
        super().show_value()
        self._tell()

    def _follow(self, path: Path) -> None:
        del path
        self._tell()

    def _tell(self) -> None:
        if self.take is None:
            return
        found = points_sum(self.bench.draft.item)
        differs = found is not None and found.points != self.value
        if found is not None:
            words = self.tr("Take {points}, as the formula has it").format(points=found.points)
            self.take.setText(self.tr("Take {points}").format(points=found.points))
            self.take.setToolTip(tip(words))
            self.take.setAccessibleName(words)
        # A problem that says the same has a button of its own.
        self.take.setVisible(differs and not self._told)

    def _take(self) -> None:
        found = points_sum(self.bench.draft.item)
        self.spin.setFocus()
        if found is not None:
            self.put(found.points)
