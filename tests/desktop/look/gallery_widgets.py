"""One window with every shared widget and every kind of form field, for the gallery."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSlider,
    QTableView,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.token_painting import thumbnail
from desktop.look.widgets.banner import Banner, BannerSide, BannerView, Figure
from desktop.look.widgets.cells import IntegrityCells
from desktop.look.widgets.die import DieFace, DieState, DieView
from desktop.look.widgets.dock import SheetDock
from desktop.look.widgets.drops import WoundDrops
from desktop.look.widgets.icon_label import Icon, IconLabel, text_label
from desktop.look.widgets.key_cap import CapTone, KeyCap
from desktop.look.widgets.number_field import NumberField
from desktop.look.widgets.option_button import OptionButton
from desktop.look.widgets.paper import Card, HeadedSheet, Sheet
from desktop.look.widgets.pill import Pill, PillTone
from desktop.look.wood import WoodGround, WoodWindow
from tests.desktop.look.example import MAREN


def show_widgets(theme: Theme, app: QApplication, path: Path) -> None:
    """Save a picture of all widgets."""
    window = WoodWindow(theme)
    window.resize(1760, 1080)
    for name in ("Game", "Edit", "View"):
        window.menuBar().addMenu(name)
    middle = WoodGround(theme)
    window.setCentralWidget(middle)
    column = QVBoxLayout(middle)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(theme.px(8))
    for side, title in ((BannerSide.HEROES, "The heroes act"), (BannerSide.ENEMIES, "The enemies act")):
        column.addWidget(Banner(theme, _banner(side, title)))
    column.addWidget(Banner(theme, _banner(BannerSide.COUNCIL, "The council meets")))
    row = QHBoxLayout()
    row.setSpacing(theme.px(8))
    row.addWidget(_list_sheet(theme))
    row.addWidget(_form_sheet(theme))
    column.addLayout(row, 1)
    cards = QHBoxLayout()
    cards.addWidget(Card(theme, "round-table", "At the table", "Your miniatures, your dice.", "T"))
    cards.addWidget(Card(theme, "claw-hammer", "Workshop", "Make villages, heroes, enemies and scenarios.", "W"))
    column.addLayout(cards)
    column.addLayout(_options(theme))
    for name, title, icon in (("heroes", "Heroes", "visored-helm"), ("chronicle", "Chronicle", "scroll-unfurled")):
        dock = SheetDock(theme, name, title, icon, "and more" if name == "heroes" else "")
        dock.set_body(_table() if name == "heroes" else _tabs())
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.show()
    app.processEvents()
    window.grab().save(str(path))
    window.hide()


def _banner(side: BannerSide, title: str) -> BannerView:
    return BannerView(
        side,
        title,
        "Round 3, one of 5 has acted",
        left=(Figure("Wave", "5 of 7"), Figure("Escalation", "V"), Figure("Enemy points", "357 of 375")),
        right=(Figure("Supplies", "2", "swap-bag"), Figure("Herbs", "1", "herbs-bundle")),
    )


def _list_sheet(theme: Theme) -> QWidget:
    sheet = HeadedSheet(theme, "Village", "village", "mend and build")
    tones = list(PillTone)
    for number in range(4):
        row = QHBoxLayout()
        row.setContentsMargins(theme.px(12), theme.px(6), theme.px(12), theme.px(6))
        row.setSpacing(theme.px(10))
        row.addWidget(Icon(theme, "anvil", 30))
        row.addWidget(text_label("Forge", TextStyle.ROW))
        row.addStretch(1)
        row.addWidget(IntegrityCells(theme, 3 - number, 3))
        row.addWidget(WoundDrops(theme, number, 3))
        row.addWidget(Pill(theme, "Burns", tones[number], filled=True, icon="flame"))
        row.addWidget(Pill(theme, "Can act", tones[6 - number]))
        sheet.body.addLayout(row)
    dice = QHBoxLayout()
    for number, state in enumerate(DieState):
        dice.addWidget(DieFace(theme, DieView(number + 2, state, typed=number == 0)))
    sheet.body.addLayout(dice)
    caps = QHBoxLayout()
    for tone in CapTone:
        caps.addWidget(KeyCap(theme, "Enter", tone))
    caps.addWidget(IconLabel(theme, "ui/lock", "Needs level II first", TextStyle.SMALL_STRONG, "enemy", 18))
    caps.addStretch(1)
    caps.setContentsMargins(theme.px(12), 0, theme.px(12), 0)
    sheet.body.addLayout(caps)
    words = QVBoxLayout()
    words.setContentsMargins(theme.px(12), theme.px(8), theme.px(12), 0)
    for step in (
        TextStyle.TITLE,
        TextStyle.QUESTION,
        TextStyle.CARD,
        TextStyle.NAME,
        TextStyle.DOCK,
        TextStyle.OPTION,
        TextStyle.BODY,
        TextStyle.SMALL,
    ):
        words.addWidget(text_label(f"Maren Oak holds the ford, {step.name.lower()}", step))
    sheet.body.addLayout(words)
    sheet.body.addStretch(1)
    return sheet


def _form_sheet(theme: Theme) -> QWidget:
    sheet = Sheet(theme)
    sheet.body.setContentsMargins(theme.px(16), theme.px(12), theme.px(16), theme.px(12))
    sheet.body.setSpacing(theme.px(8))
    buttons = QHBoxLayout()
    for word, kind in (
        ("Go on", "main"),
        ("Build for 4", "gold"),
        ("Edit", ""),
        ("Remove", "danger"),
        ("Later", "quiet"),
    ):
        button = QPushButton(word)
        button.setProperty("kind", kind)
        buttons.addWidget(button)
    sheet.body.addLayout(buttons)
    choice = QComboBox()
    choice.addItems(["Watchtower, from the rules", "Another"])
    tick = QCheckBox("Can burn")
    tick.setChecked(True)
    one = QRadioButton("Standard, 7 waves")
    one.setChecked(True)
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setValue(40)
    bar = QProgressBar()
    bar.setValue(70)
    group = QGroupBox("Rules")
    inside = QVBoxLayout(group)
    inside.addWidget(tick)
    inside.addWidget(QCheckBox("Counts as economic"))
    disabled = QPushButton("Cannot be had")
    disabled.setEnabled(False)
    for widget in (
        choice,
        QLineEdit("Alder Ford"),
        NumberField(theme, 0, 9, 3),
        group,
        one,
        QRadioButton("Intro, 5 waves"),
        slider,
        bar,
    ):
        sheet.body.addWidget(widget)
    sheet.body.addWidget(disabled)
    sheet.body.addStretch(1)
    return sheet


def _options(theme: Theme) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(theme.px(12))
    five, two = DieView(5), DieView(2)
    row.addWidget(OptionButton(theme, "1", "One die", "67 % at least one action, no risk", dice=(five,)))
    row.addWidget(OptionButton(theme, "2", "Two dice", "89 % one, 44 % two", dice=(five, two), main=True))
    row.addWidget(OptionButton(theme, "3", "Pass", "The enemies act next", icon="run"))
    picture = thumbnail(MAREN, 48, theme.look)
    row.addWidget(OptionButton(theme, "4", "Maren Oak", "Quality 3+, no wounds", pixmap=picture))
    refused = OptionButton(theme, "5", "Build", "Costs 6, the purse holds 4", icon="claw-hammer")
    refused.setEnabled(False)
    row.addWidget(refused)
    return row


def _table() -> QTableView:
    table = QTableView()
    model = QStandardItemModel(6, 3, table)
    model.setHorizontalHeaderLabels(["Name", "Quality", "State"])
    for number in range(6):
        for column, word in enumerate(("Tobin Fletch", "4+", "Can act")):
            model.setItem(number, column, QStandardItem(word))
    table.setModel(model)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.verticalHeader().hide()
    table.selectRow(1)
    return table


def _tabs() -> QTabWidget:
    tabs = QTabWidget()
    text = QTextBrowser()
    text.setHtml("<p>Group 2 rolls: <b>two actions</b> each.</p><p>Firebrand 3a sets the <b>Forge</b> alight.</p>")
    tabs.addTab(text, "Chronicle")
    tabs.addTab(QWidget(), "Odds")
    return tabs
