"""The new-game dialog. Every choice has a good default: one click on "Start" plays."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.games.village.new_game.choices import Choices
from desktop.games.village.new_game.heroes_page import HeroesPage
from desktop.games.village.new_game.rule_sets_row import KeepRules
from desktop.games.village.new_game.rules_page import RulesPage
from desktop.games.village.new_game.siege_page import NewSiegePage
from desktop.games.village.new_game.tried_item import choose_item
from desktop.games.village.new_game.village_page import VillagePage
from desktop.look.dialog_size import open_at_size, scrolling
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.push_button import push_button
from desktop.session.new_game import NewGame, NewGameDialog
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.types import Content
from rules_core.games.village.words.spoken import hero_name, scenario_name, terrain_name, village_name
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.problems import SetupProblem

NAMES = (
    QT_TRANSLATE_NOOP("NewGameDialog", "The Long Night at {place}"),
    QT_TRANSLATE_NOOP("NewGameDialog", "Embers over {place}"),
    QT_TRANSLATE_NOOP("NewGameDialog", "The Watch of {place}"),
    QT_TRANSLATE_NOOP("NewGameDialog", "First Frost at {place}"),
    QT_TRANSLATE_NOOP("NewGameDialog", "Smoke above {place}"),
    QT_TRANSLATE_NOOP("NewGameDialog", "The Last Wagon to {place}"),
)
PLACES = (
    QT_TRANSLATE_NOOP("NewGameDialog", "Thornwick"),
    QT_TRANSLATE_NOOP("NewGameDialog", "Mill Brook"),
    QT_TRANSLATE_NOOP("NewGameDialog", "Stonefell"),
    QT_TRANSLATE_NOOP("NewGameDialog", "Hedge End"),
    QT_TRANSLATE_NOOP("NewGameDialog", "Cold Barrow"),
    QT_TRANSLATE_NOOP("NewGameDialog", "Marten's Green"),
    QT_TRANSLATE_NOOP("NewGameDialog", "Oldwood"),
)


class NewSiegeDialog(NewGameDialog):
    """Siege, heroes, village, house rules."""

    def __init__(
        self,
        theme: Theme,
        folder: Path,
        parent: QWidget | None = None,
        *,
        at_table: bool = False,
        content: Content | None = None,
        keep_rules: KeepRules | None = None,
        tried: Item | None = None,
    ) -> None:
        """`content` is what ships together with what people made, `keep_rules` keeps a set of house rules.

        `tried` is an item of the content that is to be in the game.
        """
        super().__init__(parent)
        self.theme = theme
        self.choices = Choices(content)
        if at_table:
            self.choices.play_at(PlayMode.MAPPED)
        if tried is not None:
            choose_item(self.choices, tried)
        px = theme.px
        self.setObjectName("dialog.new-game")
        self.setWindowTitle(self.tr("New game"))
        self.setModal(True)
        open_at_size(self, theme, 1080, 920, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(16), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(self.tr("The Village Must Stand"), TextStyle.TITLE))
        self.pages = QStackedWidget()
        column.addLayout(self._tabs())
        self.siege = NewSiegePage(theme, self.choices, folder)
        for page in (
            scrolling(self.siege),
            HeroesPage(theme, self.choices),
            scrolling(VillagePage(theme, self.choices)),
            LatePage(lambda: RulesPage(theme, self.choices, keep_rules)),
        ):
            self.pages.addWidget(page)
        column.addWidget(self.pages, 1)
        column.addLayout(self._foot())
        self.siege.suggest_name(suggested_name())
        # Only now: finding out what is wrong lays out the whole table, and once is enough.
        self.choices.changed.connect(self._show_problems)
        self._show_problems()
        self.start.setFocus()

    def _tabs(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(8))
        group = QButtonGroup(self)
        names = (self.tr("&Siege"), self.tr("&Heroes"), self.tr("&Village"), self.tr("House &rules"))
        for number, name in enumerate(names):
            button = QPushButton(name)
            button.setObjectName(f"new-game.tab.{number + 1}")
            button.setCheckable(True)
            button.setChecked(number == 0)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, number=number: self.pages.setCurrentIndex(number))
            group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(12))
        self.problem: QLabel = text_label("", TextStyle.STRONG, "text_2", wrap=True)
        self.problem.setObjectName("new-game.problem")
        row.addWidget(self.problem, 1)
        cancel = push_button("new-game.cancel", self.tr("Not now"), self.reject)
        row.addWidget(cancel)
        self.start = QPushButton(self.tr("Start"))
        self.start.setObjectName("new-game.start")
        self.start.setProperty("kind", "main")
        self.start.setMinimumSize(self.theme.px(180), self.theme.px(48))
        self.start.setDefault(True)
        self.start.clicked.connect(self._start)
        row.addWidget(self.start)
        return row

    def _show_problems(self) -> None:
        problems = self.choices.problems()
        self.start.setEnabled(not problems)
        if problems:
            self.problem.setText(problems[0])
            set_tone(self.problem, "enemy")
            return
        heroes = [hero_name(self.choices.content.heroes[id]) for id in self.choices.heroes]
        layout = self.choices.content.terrain[self.choices.terrain]
        own = self.choices.content.villages.get(layout.id)
        ground = village_name(own) if own is not None else terrain_name(layout)
        words = self.tr("{heroes} on {ground}.").format(heroes=", ".join(heroes), ground=ground)
        scenario = self.choices.content.scenarios.get(self.choices.scenario)
        if scenario is not None:
            words = self.tr("{scenario}: {heroes} in {village}.").format(
                scenario=scenario_name(scenario),
                heroes=", ".join(heroes),
                village=village_name(self.choices.content.villages[self.choices.village]),
            )
        changed = len(self.choices.changed_rules())
        if changed:
            words = f"{words} {self.tr('%n house rule(s).', '', changed)}"
        self.problem.setText(words)
        set_tone(self.problem, "text_2")

    def _start(self) -> None:
        try:
            setup = self.choices.setup()
        except SetupProblem as fault:
            self.problem.setText(fault.sentences[0])
            return
        name = self.choices.name or suggested_name()
        self.chosen.emit(NewGame(GAME, name, setup, secrets.randbits(63), dict(self.choices.dice)))
        self.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.colours.window)
        painter.setPen(Qt.PenStyle.NoPen)


def suggested_name() -> str:
    """A name in the mood of the game; nobody has to think of one."""
    pattern, place = (QCoreApplication.translate("NewGameDialog", secrets.choice(words)) for words in (NAMES, PLACES))
    return pattern.format(place=place)


class LatePage(QWidget):
    """Stands for a page until somebody turns to it, and holds it from then on."""

    def __init__(self, make: Callable[[], QWidget]) -> None:
        super().__init__()
        self._make = make
        self.page: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def showEvent(self, event: QShowEvent) -> None:
        if self.page is None:
            self.page = self._make()
            self._column.addWidget(self.page)
        super().showEvent(event)
