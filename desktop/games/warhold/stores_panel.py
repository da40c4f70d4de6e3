"""Gold and food now and after the next Upkeep, with a warning before somebody deserts."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy

from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.realms import FOOD, GOLD
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import Icon, set_tone, text_label
from desktop.look.widgets.painted import Painted
from rules_core.games.warhold.rules.budget import Amount, Budget, budget_of
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.state.war import War
from rules_core.kernel.requests import SeatId

MINUS = "\N{MINUS SIGN}"
ROWS = 5


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarholdStores", text, "", count)


def number(value: int) -> str:
    """With a minus of its own width where it is below nothing."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


class StoresPanel(Painted):
    """The stores of whose turn it is."""

    noted = Signal(str)
    thing_wanted = Signal(str)
    menu_wanted = Signal(str, QPoint)

    def __init__(self, theme: Theme, presenter: WarPresenter) -> None:
        super().__init__(theme)
        self.presenter = presenter
        self.setObjectName("panel.stores")
        px = theme.px
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(px(14), px(8), px(14), px(10))
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(3))
        grid.setColumnStretch(0, 1)
        for column, (words, icon) in enumerate(((tr("Gold"), GOLD), (tr("Food"), FOOD)), 1):
            head = Icon(theme, icon, 20, "text_2")
            head.setAccessibleName(words)
            head.setToolTip(tip(words))
            grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight)
        self._cells: list[list[QLabel]] = []
        for row in range(ROWS):
            is_sum = row in (0, ROWS - 1)
            cells = [text_label("", TextStyle.STRONG if is_sum else TextStyle.BODY) for _ in range(3)]
            for column, cell in enumerate(cells):
                side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
                grid.addWidget(cell, row + 1, column, side | Qt.AlignmentFlag.AlignVCenter)
            self._cells.append(cells)
        self.warning = text_label("", TextStyle.SMALL_STRONG, "warn", wrap=True)
        self.warning.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        grid.addWidget(self.warning, ROWS + 1, 0, 1, 3)
        grid.setRowStretch(ROWS + 2, 1)
        presenter.session.changed.connect(self._follow)
        presenter.session.moved_on.connect(self._follow)

    @property
    def seat(self) -> SeatId:
        """Whose stores these are."""
        return self.presenter.shown_seat()

    def note(self) -> str:
        """Whose they are, for the heading."""
        return self.presenter.kingdom_note(self.seat)

    def _follow(self) -> None:
        # Under the sheets of an Upkeep nobody sees it.
        if self.isVisible():
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)

    def refresh(self) -> None:
        """Count anew."""
        budget = budget_of(campaign_of(self.presenter.war), self.seat)
        first, *others = budget_rows(budget)
        # Where a row is missing it is the second: the others keep their places and their letters.
        rows = [first, *[("", None)] * (ROWS - 1 - len(others)), *others]
        for cells, (words, amount) in zip(self._cells, rows, strict=True):
            texts = (words, number(amount.gold), number(amount.food)) if amount is not None else ("", "", "")
            for cell, text in zip(cells, texts, strict=True):
                cell.setText(text)
                cell.setVisible(bool(words))
        for cell, value in zip(self._cells[-1][1:], (budget.left.gold, budget.left.food), strict=True):
            set_tone(cell, "enemy" if value < 0 else "text")
        self.warning.setText(warning_words(self.presenter, self.presenter.war, budget))
        set_tone(self.warning, "enemy" if budget.is_short else "warn")
        self.warning.setVisible(bool(self.warning.text()))
        self.noted.emit(self.note())

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.colours.base)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.thing_wanted.emit(f"kingdom-{self.seat}")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(f"kingdom-{self.seat}", event.globalPos())


def budget_rows(budget: Budget) -> list[tuple[str, Amount]]:
    """Line by line, from what there is now to what is left then."""
    rows = [(tr("Now"), budget.stores)]
    if budget.due != Amount(0, 0):
        rows.append((tr("Still to be paid now"), Amount(-budget.due.gold, -budget.due.food)))
    rows.append((tr("Income next turn"), budget.income))
    rows.append((tr("Upkeep next turn"), Amount(-budget.upkeep.gold, -budget.upkeep.food)))
    rows.append((tr("After next Upkeep"), budget.left))
    return rows


def warning_words(presenter: WarPresenter, war: War, budget: Budget) -> str:
    """W-UPK-5. What is short and who could desert for it; or that it just suffices; "" where there is enough."""
    if budget.upkeep == Amount(0, 0):
        # Nobody is there yet who could desert.
        return ""
    if not budget.is_short:
        if not budget.left.gold and not budget.left.food:
            return tr("It just suffices; nothing to spare.")
        if not budget.left.gold:
            return tr("Gold just suffices; nothing to spare.")
        return tr("Food just suffices; nothing to spare.") if not budget.left.food else ""
    return f"{short_words(budget)} {deserter_words(presenter, war, budget)}"


def short_words(budget: Budget) -> str:
    """What is short, and by how much."""
    gold, food = max(0, -budget.left.gold), max(0, -budget.left.food)
    if gold and food:
        return tr("{gold} gold and {food} food short: someone would desert.").format(gold=gold, food=food)
    if gold:
        return tr("{gold} gold short: someone would desert.").format(gold=gold)
    return tr("{food} food short: someone would desert.").format(food=food)


def deserter_words(presenter: WarPresenter, war: War, budget: Budget) -> str:
    """Who could go alone, by kind; else how many go at least."""
    if not budget.alone:
        return tr("At least %n of them.", max(2, budget.fewest))
    kinds = Counter(war.unit(one).profile if war.has_unit(one) else one.partition("@")[0] for one in budget.alone)
    named = [tr("one of {units}").format(units=presenter.name(kind)) for kind in kinds]
    words = tr(", or ").join(named)
    return f"{words[:1].upper()}{words[1:]}."
