"""The style sheet: what a palette cannot say. Written once with roles and 100 % sizes, filled in for each look.

In the text `@role` stands for a colour and `~44` for 44 px at 100 % text. Properties that pages may set:

* QPushButton / QToolButton `kind`: "main", "gold", "danger", "quiet", "tool" (on the wood), "flat" (in headings)
* QLabel `step`: the name of a type step in lower case ("small", "dock"...); `tone`: a colour role
* QWidget `paper`: "window", "base", "alt", "head", "sel_bg" gives a plain widget that ground
"""

from __future__ import annotations

import re
from pathlib import Path

import resources
from desktop.look.colours import Colours
from desktop.look.lettering import TextStyle

_TONES = (
    "text", "text_2", "disabled", "hero", "enemy", "gold", "good", "warn", "magic", "on_fill", "on_wood", "bar_text",
    "bar_text_2", "banner_quiet_hero", "banner_quiet_enemy", "banner_quiet_council",
)  # fmt: skip
_PAPERS = ("window", "base", "alt", "head", "sel_bg", "wood", "bar")

_TEXT = """
QMainWindow::separator { background: transparent; width: ~8; height: ~8; }
QMainWindow::separator:hover { background: @sel; }
QDialog, QMessageBox, QWizard { background: @window; }
QToolTip { background: @head; color: @text; border: !1 solid @line_strong; padding: ~6 ~8; font-size: ~15; }

QMenuBar { background: @bar; color: @bar_text; padding: 0 ~8; font-size: ~15; }
QMenuBar::item { background: transparent; padding: ~6 ~12; border-radius: ~3; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @council; color: @on_fill; }
QMenu { background: @base; color: @text; border: !1 solid @line_strong; padding: ~4; }
QMenu::item { padding: ~7 ~26 ~7 ~30; border-radius: ~3; }
QMenu::item:selected { background: @sel_bg; color: @text; }
QMenu::item:disabled { color: @disabled; }
QMenu::separator { height: 1px; background: @line; margin: ~4 ~8; }
QMenu::icon { left: ~8; }
QMenu::indicator { width: ~16; height: ~16; left: ~8; }
QMenu::indicator:checked { image: url("%marks/check-text.svg"); }
QMenu::right-arrow { image: url("%marks/chevron-right.svg"); width: ~14; height: ~14; right: ~8; }

QPushButton {
    background: @base; color: @text; border: !1 solid @line_strong; border-bottom: ~3 solid @line_strong;
    border-radius: ~6; padding: ~7 ~16 ~6 ~16; min-height: ~22; font-weight: 600;
}
QPushButton:hover { background: @alt; }
QPushButton:pressed { border-bottom-width: ~1; padding: ~9 ~16 ~6 ~16; }
QPushButton:focus { border-color: @sel; outline: none; border-width: 2px; border-bottom-width: ~3; }
QPushButton:disabled { color: @disabled; background: @alt; border-color: @line; }
QPushButton:checked { background: @sel_bg; border-color: @sel; }
QPushButton[kind="main"] { background: @hero_fill; color: @on_fill; border-color: @pennant_hero; }
QPushButton[kind="main"]:hover { background: @hero_lift; }
QPushButton[kind="main"]:focus { border-color: @sel; }
QPushButton[kind="main"]:disabled { background: @alt; color: @disabled; border-color: @line; }
QPushButton[kind="gold"] { background: @gold_fill; color: @on_gold; border-color: @gold_dark; }
QPushButton[kind="gold"]:focus { border-color: @text; }
QPushButton[kind="danger"] { color: @enemy; }
QPushButton[kind="quiet"] { background: transparent; color: @text_2; border-color: transparent; }
QPushButton[kind="quiet"]:hover { background: @alt; color: @text; }
QPushButton[kind="quiet"]:focus { border-color: @sel; }
QPushButton[kind="chip"] {
    background: @alt; border: !1 solid @line_strong; border-radius: ~13; padding: ~3 ~12; min-height: ~20;
}
QPushButton[kind="chip"]:hover { background: @sel_bg; }
QPushButton[kind="chip"]:checked { background: @sel; color: @on_gold; border-color: @gold_dark; }
QPushButton[kind="chip"]:focus, QPushButton[kind="segment"]:focus, QPushButton[kind="picker"]:focus,
QPushButton[kind="opener"]:focus, QPushButton[kind="choice"]:focus { border: 2px solid @sel; }
QPushButton[kind="segment"] {
    border: !1 solid @line_strong; border-left-width: 0; border-radius: 0; padding: ~6 ~16; min-height: ~22;
}
QPushButton[kind="segment"][end="first"] {
    border-left-width: !1; border-top-left-radius: ~5; border-bottom-left-radius: ~5;
}
QPushButton[kind="segment"][end="last"] { border-top-right-radius: ~5; border-bottom-right-radius: ~5; }
QPushButton[kind="segment"][end="only"] { border-left-width: !1; border-radius: ~5; }
QPushButton[kind="segment"][tight="true"] { padding-left: ~5; padding-right: ~5; }
QPushButton[kind="segment"]:checked { background: @hero_fill; color: @on_fill; }
QPushButton[kind="choice"] { border: !1 solid @line_strong; border-radius: ~5; padding: ~5 ~14; }
QPushButton[kind="choice"]:disabled, QPushButton[kind="picker"]:disabled { border-color: @line; }
QPushButton[kind="choice"]:checked { background: @sel_bg; border-color: @text; }
QPushButton[kind="picker"] {
    border: !1 solid @line_strong; border-radius: ~4; padding: ~4 ~10; text-align: left; font-weight: 400;
    min-height: ~28;
}
QPushButton[kind="opener"] {
    background: transparent; border: !1 solid transparent; border-radius: ~4; padding: ~5 ~6; text-align: left;
}
QPushButton[kind="opener"]:hover { background: @sel_bg; }
QPushButton[wrong="true"] { border-color: @enemy_bar; }
QFrame[frame="entry"] { background: @base; border: !1 solid @line; border-radius: ~6; }
QFrame[frame="sheet"] { background: @base; border: !1 solid @line_strong; border-radius: 0; }

QToolButton {
    background: transparent; color: @text; border: !1 solid transparent; border-radius: ~6; padding: ~6;
    font-weight: 600;
}
QToolButton:hover { background: @sel_bg; }
QToolButton:pressed { background: @sel; color: @on_gold; }
QToolButton:checked { background: @sel; color: @on_gold; border-color: @gold_dark; }
QToolButton:focus { border: 2px solid @sel; }
QToolButton:disabled { color: @disabled; }
QToolButton::menu-indicator { image: none; }
QPushButton::menu-indicator { image: url("%marks/chevron-down.svg"); width: ~16; height: ~16; right: ~6; }
QToolButton[kind="tool"] {
    color: @bar_text; background: @bar; border: none; border-radius: ~6; padding: ~4 ~1; font-size: ~13;
}
QToolButton[kind="tool"]:hover { background: @council; }
QToolButton[kind="tool"]:checked { background: @sel; color: @on_gold; }
QToolButton[kind="tool"]:focus { border: 2px solid @sel; }
QToolButton[kind="flat"] { padding: ~2; border-radius: ~3; }
QToolButton[kind="bar"] { color: @bar_text_2; background: transparent; padding: ~3 ~6; font-weight: 400; }
QToolButton[kind="bar"]:hover { background: @council; color: @on_fill; }

QLineEdit, QTextEdit, QPlainTextEdit, QSpinBox, QDoubleSpinBox, QComboBox, QDateTimeEdit, QTextBrowser {
    background: @base; color: @text; border: !1 solid @line_strong; border-radius: ~4;
    selection-background-color: @hero_fill; selection-color: @on_fill;
}
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QDateTimeEdit { padding: ~6 ~10; min-height: ~24; }
QLineEdit, QTextEdit, QPlainTextEdit { placeholder-text-color: @text_2; }
QTextEdit, QPlainTextEdit { padding: ~6; }
QTextBrowser { padding: ~6; border: none; border-radius: 0; }
QTextEdit[kind="label"] { padding: 0; border: none; border-radius: 0; background: transparent; }
QLineEdit:focus, QTextEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus,
QTextBrowser:focus { border: 2px solid @sel; }
QLineEdit:disabled, QPlainTextEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled {
    background: @alt; color: @disabled; border-color: @line;
}
QLineEdit[wrong="true"], QPlainTextEdit[wrong="true"], QComboBox[wrong="true"], QSpinBox[wrong="true"],
QDoubleSpinBox[wrong="true"] { border: 2px solid @enemy_bar; }
QComboBox::drop-down { border: none; width: ~30; }
QComboBox::down-arrow { image: url("%marks/chevron-down.svg"); width: ~18; height: ~18; }
QComboBox QAbstractItemView {
    background: @base; color: @text; border: !1 solid @line_strong; outline: none; padding: ~4;
    selection-background-color: @sel_bg; selection-color: @text;
}
QComboBox QAbstractItemView::item { min-height: ~34; padding: 0 ~8; }
QSpinBox, QDoubleSpinBox { padding: ~6 ~66 ~6 ~10; }
QSpinBox[kind="figure"] { font-size: ~21; font-weight: 700; }
QSpinBox QLineEdit, QDoubleSpinBox QLineEdit {
    border: none; padding: 0 0 0 ~10; min-height: 0; background: transparent;
}
QSpinBox::up-button, QDoubleSpinBox::up-button {
    subcontrol-origin: border; subcontrol-position: right; width: ~32; height: ~36;
    border-left: !1 solid @line; background: transparent; right: ~1;
}
QSpinBox::down-button, QDoubleSpinBox::down-button {
    subcontrol-origin: border; subcontrol-position: right; width: ~32; height: ~36;
    border-left: !1 solid @line; background: transparent; right: ~34;
}
QSpinBox::up-button:hover, QSpinBox::down-button:hover, QDoubleSpinBox::up-button:hover,
QDoubleSpinBox::down-button:hover { background: @sel_bg; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("%marks/plus.svg"); width: ~16; height: ~16; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url("%marks/minus.svg"); width: ~16; height: ~16; }

QCheckBox, QRadioButton { spacing: ~10; color: @text; padding: ~6 ~4; }
QCheckBox:disabled, QRadioButton:disabled { color: @disabled; }
QCheckBox::indicator, QRadioButton::indicator, QListView::indicator {
    width: ~20; height: ~20; background: @base; border: !1 solid @line_strong; border-radius: ~4;
}
QRadioButton::indicator { border-radius: ~10; }
QCheckBox::indicator:checked, QListView::indicator:checked {
    background: @hero_fill; border-color: @hero_fill; image: url("%marks/check.svg");
}
QRadioButton::indicator:checked { background: @hero_fill; border-color: @hero_fill; image: url("%marks/dot.svg"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background: @alt; border-color: @line; }
QCheckBox::indicator:checked:disabled { image: url("%marks/check-text.svg"); }
QRadioButton::indicator:checked:disabled { background: @disabled; border-color: @disabled; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid @sel; }
QCheckBox:focus, QRadioButton:focus { background: @sel_bg; border-radius: ~4; outline: none; }

QSlider:horizontal { min-height: ~30; }
QSlider:vertical { min-width: ~30; }
QSlider::groove:horizontal {
    height: ~8; background: @alt; border: !1 solid @line_strong; border-radius: ~4;
}
QSlider::sub-page:horizontal { background: @gold_fill; border: !1 solid @line_strong; border-radius: ~4; }
QSlider::handle:horizontal {
    width: ~18; margin: -~9 0 -~9 0; background: @base; border: !1 solid @line_strong; border-radius: ~6;
}
QSlider::handle:horizontal:hover { background: @sel_bg; }
QSlider::handle:horizontal:focus { border: 2px solid @sel; background: @sel_bg; }
QSlider::groove:vertical { width: ~8; background: @alt; border: !1 solid @line_strong; border-radius: ~4; }
QSlider::handle:vertical {
    height: ~20; margin: 0 -~8; background: @base; border: !1 solid @line_strong; border-radius: ~6;
}
QProgressBar {
    background: @alt; border: !1 solid @line_strong; border-radius: ~4; min-height: ~14; font-size: ~13;
    color: transparent;
}
QProgressBar::chunk { background: @gold_fill; border-radius: ~3; }

QScrollBar:vertical { background: transparent; width: ~14; margin: 0; border: none; }
QScrollBar:horizontal { background: transparent; height: ~14; margin: 0; border: none; }
QScrollBar::handle { background: @line_strong; border-radius: ~4; border: ~3 solid transparent; }
QScrollBar::handle:vertical { min-height: ~40; margin: ~2 ~3; }
QScrollBar::handle:horizontal { min-width: ~40; margin: ~3 ~2; }
QScrollBar::handle:hover { background: @text_2; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; background: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget#qt_scrollarea_viewport { background: transparent; }

QTableView, QListView, QTreeView {
    background: @base; alternate-background-color: @alt; color: @text; border: none; outline: none;
    gridline-color: @line; selection-background-color: @sel_bg; selection-color: @text;
}
QTableView::item, QListView::item, QTreeView::item { padding: ~4 ~8; border: none; border-bottom: 1px solid @line; }
QTableView::item:hover, QListView::item:hover, QTreeView::item:hover { background: @alt; }
QTableView::item:selected, QListView::item:selected, QTreeView::item:selected { background: @sel_bg; color: @text; }
QTableView::item:focus, QListView::item:focus, QTreeView::item:focus { border: 2px solid @sel; }
QHeaderView { background: @head; border: none; }
QHeaderView::section {
    background: @head; color: @text_2; border: none; border-bottom: !1 solid @line_strong; padding: ~6 ~8;
    font-weight: 600; font-size: ~14; text-align: left;
}
QTableCornerButton::section { background: @head; border: none; }
QTreeView::branch:closed:has-children { image: url("%marks/chevron-right.svg"); }
QTreeView::branch:open:has-children { image: url("%marks/chevron-down.svg"); }

QTabWidget::pane { border: none; background: @window; }
QTabBar { background: @head; qproperty-drawBase: 0; }
QTabBar::tab {
    background: transparent; color: @text_2; border: none; border-top: ~3 solid transparent; padding: ~6 ~14;
    font-family: "Grenze", "Source Sans 3"; font-size: ~19; font-weight: 600;
}
QTabBar::tab:selected { background: @base; color: @text; border-top-color: @sel; }
QTabBar::tab:hover:!selected { color: @text; background: @alt; }
QTabBar::tab:focus { border-top-color: @sel; color: @text; }
QTabBar::scroller { width: ~28; }
QTabBar QToolButton { background: @head; border: !1 solid @line; border-radius: 0; padding: 0; }
QTabBar QToolButton:hover { background: @sel_bg; }
QTabBar QToolButton::left-arrow { image: url("%marks/chevron-left.svg"); width: ~18; height: ~18; }
QTabBar QToolButton::right-arrow { image: url("%marks/chevron-right.svg"); width: ~18; height: ~18; }
QTabBar::close-button { image: url("%marks/x.svg"); }

QGroupBox {
    border: none; border-top: !1 solid @line; margin-top: ~26; padding-top: ~8; background: transparent;
    font-family: "Grenze", "Source Sans 3"; font-size: ~19; font-weight: 600;
}
QGroupBox::title { subcontrol-origin: margin; subcontrol-position: top left; padding: 0; color: @text; }
QStatusBar { background: @bar; color: @bar_text_2; }
QToolBar { background: @head; border: none; border-bottom: !1 solid @line_strong; padding: ~6; spacing: ~6; }
QToolBar::separator { background: @line_strong; width: 1px; margin: ~6; }
QDockWidget { color: @text; titlebar-close-icon: url("%marks/x.svg"); titlebar-normal-icon: none; }
QFrame[rule="below"] { border: none; border-bottom: 1px solid @line; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: @sel; }
QCalendarWidget QWidget { background: @base; color: @text; }
QMessageBox QLabel { color: @text; }
QLabel#qt_msgbox_label { font-size: ~18; font-weight: 700; }
QLabel#qt_msgbox_informativelabel { min-width: ~340; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
"""


def style_sheet(colours: Colours, scale: float = 1.0, *, plain: bool = False) -> str:
    """The style sheet of a look at a text scale (1.0 is 100 %). `plain` draws 2 px borders (high contrast)."""
    written = _TEXT + _labels() + _papers()
    written = re.sub(r"~(\d+)", lambda found: f"{round(int(found[1]) * scale)}px", written)
    written = re.sub(r"!(\d+)", lambda found: f"{int(found[1]) * (2 if plain else 1)}px", written)
    written = written.replace("%marks", marks_folder(colours, plain=plain).as_posix())
    written = written.replace("@hero_lift", colours.hero_fill.lighter(112).name())
    written = written.replace("@gold_dark", colours.gold_fill.darker(150).name())
    return re.sub(r"@(\w+)", lambda found: colours.of(found[1]).name(), written)


def marks_folder(colours: Colours, *, plain: bool = False) -> Path:
    """The small marks (tick, arrows) in the ink of this look: a style sheet can only name files."""
    shade = "contrast" if plain else "light" if colours.text.lightness() < colours.base.lightness() else "dark"
    return Path(resources.__file__).parent / "styles" / "marks" / shade


def _labels() -> str:
    faces = {True: '"Grenze", "Source Sans 3"', False: '"Source Sans 3"'}
    steps = [
        f'QLabel[step="{step.name.lower()}"] {{ font-family: {faces[step.is_heading]}; '
        f"font-size: ~{round(step.px)}; font-weight: {step.weight}; }}"
        for step in TextStyle
    ]
    tones = [f'QLabel[tone="{tone}"] {{ color: @{tone}; }}' for tone in _TONES]
    return "\n".join((*steps, *tones)) + "\n"


def _papers() -> str:
    return "\n".join(f'QWidget[paper="{paper}"] {{ background: @{paper}; }}' for paper in _PAPERS) + "\n"
