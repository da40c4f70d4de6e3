"""The council as a page: buildings with their levels, what is offered, what it costs, why it cannot be had."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.games.village.council.council_words import council_option
from desktop.games.village.council.level_card import LevelCard, LevelRow, LevelState
from desktop.look.icons import put_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.cells import IntegrityCells
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.session.match_session import MatchSession
from rules_core.games.village.rules import shop, topics
from rules_core.games.village.state.siege import Building, Phase, Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.shop_words import reason_text
from rules_core.games.village.words.spoken import building_name, level_name, level_text
from rules_core.kernel.requests import Choose

NARROW = 760
MOST_WIDE = 16_777_215
"""Of any widget, as Qt has it."""


class CouncilPanel(QWidget):
    """Every entry of the shop. A button answers the question that the council asks."""

    marked = Signal(str)

    def __init__(self, theme: Theme, session: MatchSession, names: SiegeNames) -> None:
        super().__init__()
        self.theme = theme
        self.session = session
        self.names = names
        self._is_narrow = False
        self._shown: list[tuple[object, QWidget]] = []
        """The parts of the page, each with what it was made from."""
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self.scroller = QScrollArea()
        self.scroller.setObjectName("council.scroll")
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        outer.addWidget(self.scroller)
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.addStretch(1)
        self.scroller.setWidget(page)
        page.setAutoFillBackground(False)
        session.changed.connect(self.refresh)
        theme.changed.connect(self._make_anew)
        self._make_anew()

    @property
    def is_open(self) -> bool:
        """Whether the council decides now."""
        request = self.session.pending
        return isinstance(request, Choose) and request.topic == topics.COUNCIL

    @property
    def stays(self) -> bool:
        """Whether the council still meets."""
        state = self.session.state
        return isinstance(state, Siege) and state.phase is Phase.COUNCIL

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self.theme.px(NARROW)
        if narrow != self._is_narrow:
            self._is_narrow = narrow
            for _, part in self._shown:
                if isinstance(part, BuildingPart):
                    part.set_narrow(narrow)

    def refresh(self) -> None:
        """Show the shop as it stands; a part of the page is made anew only when it says something else."""
        parts = self._parts()
        for number, (made_from, make) in enumerate(parts):
            if number < len(self._shown) and self._shown[number][0] == made_from:
                continue
            part = make()
            if number < len(self._shown):
                old = self._shown[number][1]
                self._column.replaceWidget(old, part)
                old.hide()
                old.deleteLater()
                self._shown[number] = made_from, part
            else:
                self._column.insertWidget(number, part)
                self._shown.append((made_from, part))
        self._drop_from(len(parts))

    def _make_anew(self) -> None:
        px = self.theme.px
        self._column.setContentsMargins(px(10), px(8), px(10), px(10))
        self._column.setSpacing(px(6))
        self._drop_from(0)
        self.refresh()

    def _drop_from(self, number: int) -> None:
        for _, old in self._shown[number:]:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        del self._shown[number:]

    def _parts(self) -> list[tuple[object, Callable[[], QWidget]]]:
        """From top to bottom: what a part says, and how it is made."""
        siege = self.session.state
        if not isinstance(siege, Siege) or siege.phase is not Phase.COUNCIL:
            words = self.tr("The council meets when the wave is over.")
            return [(words, lambda: text_label(words, TextStyle.BODY, "text_2", wrap=True))]
        parts: list[tuple[object, Callable[[], QWidget]]] = []
        entries = shop.entries(siege)
        for building in siege.buildings.values():
            own = [one for one in entries if one.target == building.id and one.verb in ("repair", "upgrade")]
            state = (building.integrity, building.level, building.burning, building.fell_in_wave)
            said = (building.id, state, own, _purse(siege, own))
            parts.append((said, partial(self._building, siege, building, own)))
        also = self.tr("Also")
        parts.append((also, lambda: text_label(also, TextStyle.DOCK)))
        for entry in entries:
            if entry.verb not in ("repair", "upgrade"):
                parts.append(((entry, _purse(siege, [entry])), partial(self._entry, siege, entry)))
        return parts

    def _decide(self, id: str) -> None:
        """While the council waits for a place on the map, its page can be read but decides nothing."""
        if self.is_open:
            self.session.answer(id)

    def _building(self, siege: Siege, building: Building, entries: list[shop.ShopEntry]) -> QWidget:
        kind = siege.world.buildings[building.id]
        upgrade = next((one for one in entries if one.verb == "upgrade"), None)
        cards: list[LevelCard] = []
        for number in range(1, len(kind.levels) + 1):
            words = level_name(siege.world.village, kind, number), level_text(siege.world.village, kind, number)
            card = LevelCard(self.theme, number, *words)
            state, price = self._level_state(siege, building, number, upgrade)
            card.set_state(state, price)
            if state is LevelState.OFFERED and upgrade is not None:
                id = upgrade.id
                card.setObjectName(f"council.{id}")
                card.clicked.connect(lambda _=False, id=id: self._decide(id))
            cards.append(card)
        head = self._building_head(siege, building, entries)
        return BuildingPart(self.theme, head, LevelRow(self.theme, cards), narrow=self._is_narrow)

    def _building_head(self, siege: Siege, building: Building, entries: list[shop.ShopEntry]) -> QBoxLayout:
        """Icon, name, Integrity, and what mending costs or why it cannot be had."""
        px = self.theme.px
        kind = siege.world.buildings[building.id]
        left = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(px(4))
        head = QHBoxLayout()
        head.setSpacing(px(8))
        head.addWidget(Icon(self.theme, "broken-wall" if building.destroyed else kind.icon, 40, disc=True))
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(text_label(building_name(siege.world.village, kind), TextStyle.NAME))
        cells = IntegrityCells(self.theme)
        cells.set_integrity(building.integrity, kind.integrity)
        names.addWidget(cells)
        head.addLayout(names)
        head.addStretch(1)
        left.addLayout(head)
        if building.burning:
            left.addWidget(text_label(self.tr("still burning"), TextStyle.SMALL_STRONG, "warn"))
        repair = next((one for one in entries if one.verb == "repair"), None)
        if repair is not None and repair.available:
            left.addWidget(self._button(repair.id, self.tr("Mend {gain} for 1").format(gain=repair.gain), "gold"))
        elif repair is not None:
            words = reason_text(repair.reason, repair.cost, siege, self.names)
            left.addWidget(text_label(words, TextStyle.SMALL, "text_2", wrap=True))
        return left

    def _level_state(
        self, siege: Siege, building: Building, number: int, upgrade: shop.ShopEntry | None
    ) -> tuple[LevelState, str]:
        if building.destroyed:
            words = self.tr("Destroyed in wave {wave}").format(wave=building.fell_in_wave)
            return LevelState.LOCKED, words if number > 1 else self.tr("Lost")
        if number <= building.level:
            return LevelState.OURS, self.tr("Yours")
        if number > building.level + 1:
            roman = ("", "I", "II", "III")[min(number - 1, 3)]
            return LevelState.LOCKED, self.tr("Needs level {level} first").format(level=roman)
        if upgrade is not None and upgrade.available:
            words = self.tr("Build for {cost}").format(cost=upgrade.cost)
            return LevelState.OFFERED, words
        if upgrade is not None and upgrade.reason == shop.TOO_DEAR:
            words = self.tr("Costs {cost}, the purse holds {purse}")
            return LevelState.LOCKED, words.format(cost=upgrade.cost, purse=siege.supplies)
        reason = upgrade.reason if upgrade is not None else ""
        return LevelState.LOCKED, reason_text(reason, upgrade.cost if upgrade is not None else 0, siege, self.names)

    def _entry(self, siege: Siege, entry: shop.ShopEntry) -> QWidget:
        px = self.theme.px
        view = council_option(entry.id, entry, siege, self.names)
        line = QFrame()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, px(2), 0, px(2))
        row.addWidget(Icon(self.theme, view.icon or "round-table", 26, "text" if entry.available else "disabled"))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label(view.title, TextStyle.STRONG, "text" if entry.available else "disabled"))
        second = view.second if entry.available else reason_text(entry.reason, entry.cost, siege, self.names)
        words.addWidget(text_label(second, TextStyle.SMALL, "text_2", wrap=True))
        row.addLayout(words, 1)
        if entry.available:
            cost = self.tr("Do it for {cost}").format(cost=entry.cost) if entry.cost else self.tr("Do it")
            row.addWidget(self._button(entry.id, cost, "gold" if entry.cost else "main"))
        else:
            row.addWidget(Icon(self.theme, "ui/lock", 20, "disabled"))
        return line

    def _button(self, id: str, words: str, kind: str) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(f"council.{id}")
        button.setProperty("kind", kind)
        role = self.theme.colours.on_gold if kind == "gold" else self.theme.colours.on_fill
        put_icon(button, "swap-bag" if kind == "gold" else "ui/circle-check", self.theme.px(18), role)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda: self._decide(id))
        return button


class BuildingPart(QFrame):
    """A building: its head beside its levels, or above them where it would take their room."""

    def __init__(self, theme: Theme, head: QBoxLayout, levels: LevelRow, *, narrow: bool) -> None:
        super().__init__()
        self.theme = theme
        self._head = head
        self._side = QWidget()
        self._side.setObjectName("council.side")
        self._side.setLayout(head)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(0, theme.px(4), 0, theme.px(6))
        self._whole.addWidget(self._side, 0, Qt.AlignmentFlag.AlignTop)
        self._whole.addWidget(levels, 1)
        self.set_narrow(narrow)

    def set_narrow(self, narrow: bool) -> None:
        """Put the head above the levels, or beside them."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._whole.setDirection(down if narrow else across)
        self._whole.setSpacing(self.theme.px(6 if narrow else 10))
        self._head.setDirection(across if narrow else down)
        self._side.setMinimumWidth(0 if narrow else self.theme.px(210))
        self._side.setMaximumWidth(MOST_WIDE if narrow else self.theme.px(210))
        aside = Qt.AlignmentFlag.AlignRight if narrow else Qt.AlignmentFlag.AlignLeft
        for words in self._side.findChildren(QLabel):
            # Why something cannot be had stands beside the name, in all the room there.
            if words.property("step") == "small":
                words.setAlignment(aside | Qt.AlignmentFlag.AlignVCenter)
                self._head.setStretchFactor(words, 1 if narrow else 0)


def _purse(siege: Siege, entries: list[shop.ShopEntry]) -> int:
    """What the purse holds, where a part of the page says so."""
    return siege.supplies if any(entry.reason == shop.TOO_DEAR for entry in entries) else -1
