"""The head of the page of house rules: which set they are, and the way to keep them as a set of one's own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QInputDialog, QLabel, QVBoxLayout, QWidget

from desktop.games.village.new_game.choices import Choices
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.push_button import push_button
from desktop.look.widgets.wheel_guard import guard_from_wheel
from rules_core.games.village.words.spoken import rules_name, scenario_name

KeepRules = Callable[[str, dict[str, dict[str, object]]], str]
"""Takes a name and the settings that differ from the book; gives back what is wrong, "" when the set is kept."""


class RuleSetsRow(QWidget):
    """Chooses a set, goes back to the book, keeps what stands below as a set."""

    def __init__(self, theme: Theme, choices: Choices, keep: KeepRules | None) -> None:
        super().__init__()
        self.choices = choices
        self._keep = keep
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.px(4))
        column.setSpacing(theme.px(4))
        row = QHBoxLayout()
        row.setSpacing(theme.px(10))
        row.addWidget(text_label(self.tr("House rules"), TextStyle.DOCK))
        self.box = QComboBox()
        self.box.setObjectName("new-game.rules.set")
        guard_from_wheel(self.box)
        self.box.setAccessibleName(self.tr("Set of house rules"))
        self.box.addItem(self.tr("As in the book"), "")
        for rules in choices.content.rules.values():
            self.box.addItem(rules_name(rules), rules.id)
        self.box.activated.connect(lambda _: choices.use_rules(str(self.box.currentData())))
        self.box.setVisible(self.box.count() > 1)
        row.addWidget(self.box)
        row.addStretch(1)
        self.save = push_button("new-game.rules.keep", self.tr("Keep as a set"), self.ask_name)
        self.save.setVisible(keep is not None)
        row.addWidget(self.save)
        back = push_button("new-game.rules.default", self.tr("As in the book"), lambda: choices.use_rules(""))
        row.addWidget(back)
        column.addLayout(row)
        self.note: QLabel = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.note.setObjectName("new-game.rules.note")
        column.addWidget(self.note)
        choices.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        """Show which set it is, and what a scenario brings along."""
        self.box.setCurrentIndex(max(0, self.box.findData(self.choices.rule_set)))
        scenario = self.choices.content.scenarios.get(self.choices.scenario)
        words = self.tr("The book's way stands in every field that you leave alone.")
        if scenario is not None:
            words = self.tr("Fields that you leave alone stand as {scenario} wants them.")
            words = words.format(scenario=scenario_name(scenario))
        self.note.setText(words)
        self.save.setEnabled(any(self.choices.options.values()))

    def ask_name(self) -> None:
        """Ask for a name and keep the settings under it."""
        title = self.tr("Keep as a set")
        name, said = QInputDialog.getText(self, title, self.tr("What shall this set of house rules be called?"))
        if said and name.strip():
            self.keep(name.strip()[:40])

    def keep(self, name: str) -> None:
        """Keep the settings under this name, and say how it went."""
        if self._keep is None:
            return
        fault = self._keep(name, {book: dict(values) for book, values in self.choices.options.items()})
        kept = self.tr("{name} is kept; from now on new games can choose it.").format(name=name)
        self.note.setText(fault or kept)
