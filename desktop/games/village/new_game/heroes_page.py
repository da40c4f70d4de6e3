"""Second page of a new game: the party, 2 to 4 heroes, and who leads whom."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.games.village.new_game.choices import FEWEST_HEROES, MOST_HEROES, Choices
from desktop.games.village.new_game.hero_card import HeroCard
from desktop.look.announce import announce
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.wheel_guard import guard_from_wheel
from rules_core.games.village.words.spoken import hero_name

MOST_ACROSS = 3
"""So many cards stand side by side where there is room."""
SCROLLS = 24
"""What the bar that scrolls and the frame take, in px at 100 %."""


class HeroesPage(QWidget):
    """Cards of all heroes; the chosen ones are in the party."""

    def __init__(self, theme: Theme, choices: Choices) -> None:
        super().__init__()
        self.choices = choices
        self.theme = theme
        px = theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(4), 0, 0, 0)
        column.setSpacing(px(8))
        self.count: QLabel = text_label("", TextStyle.DOCK, wrap=True)
        column.addWidget(self.count)
        self.leaders = QWidget()
        self._leader_row = QHBoxLayout(self.leaders)
        self._leader_row.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.leaders)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        inside = QWidget()
        self._grid = grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, px(10), px(6))
        grid.setSpacing(px(10))
        self._across = 0
        self.cards: dict[str, HeroCard] = {}
        for hero in choices.content.heroes.values():
            card = HeroCard(theme, hero)
            card.clicked.connect(lambda _=False, id=hero.id: self._toggle(id))
            self.cards[hero.id] = card
        scroll.setWidget(inside)
        inside.setAutoFillBackground(False)
        column.addWidget(scroll, 1)
        self._set_out(MOST_ACROSS)
        choices.changed.connect(self.show_choices)
        self.show_choices()

    def _set_out(self, across: int) -> None:
        """Put so many cards side by side."""
        if across != self._across:
            self._across = across
            for number, card in enumerate(self.cards.values()):
                self._grid.addWidget(card, number // across, number % across)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        card = max(card.minimumSizeHint().width() for card in self.cards.values()) + self._grid.spacing()
        # Beside them stands the bar that scrolls.
        room = self.width() - self.theme.px(SCROLLS + 10) + self._grid.spacing()
        self._set_out(max(1, min(MOST_ACROSS, room // card)))

    def show_choices(self) -> None:
        """Show the party as it stands."""
        chosen = self.choices.heroes
        for id, card in self.cards.items():
            card.setChecked(id in chosen)
        fits = FEWEST_HEROES <= len(chosen) <= MOST_HEROES
        count = self.tr("1 hero chosen.") if len(chosen) == 1 else self.tr("{count} heroes chosen.")
        points = self.choices.village_rules().points_per_hero
        more = self.tr("Two to four may come; each brings the enemy %n point(s).", "", points)
        self.count.setText(f"{count.format(count=len(chosen))} {more if fits else self.tr('Choose at least two.')}")
        set_tone(self.count, "text" if fits else "enemy")
        self._show_leaders()

    def _toggle(self, hero: str) -> None:
        """Take a hero into the party or out of it; where there is no room for one more, say so."""
        is_full = hero not in self.choices.heroes and len(self.choices.heroes) >= MOST_HEROES
        self.choices.toggle_hero(hero)
        if is_full:
            self.count.setText(self.tr("Four may come, and no more. Click one of them to leave that hero at home."))
            set_tone(self.count, "enemy")
            announce(self.count, self.count.text())

    def _show_leaders(self) -> None:
        while (item := self._leader_row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        several = len(self.choices.people) > 1
        self.leaders.setVisible(several)
        if not several:
            return
        for hero in self.choices.heroes:
            name = hero_name(self.choices.content.heroes[hero])
            self._leader_row.addWidget(text_label(self.tr("{hero} is led by").format(hero=name), TextStyle.SMALL))
            box = QComboBox()
            box.setObjectName(f"new-game.leader.{hero}")
            box.setAccessibleName(self.tr("Who leads {hero}").format(hero=name))
            box.addItems([person.name for person in self.choices.people])
            box.setCurrentIndex(self.choices.leads.get(hero, 0))
            guard_from_wheel(box)
            box.activated.connect(lambda number, hero=hero: self._lead(hero, number))
            self._leader_row.addWidget(box)
        self._leader_row.addStretch(1)

    def _lead(self, hero: str, person: int) -> None:
        self.choices.leads[hero] = person
        self.choices.touch()
