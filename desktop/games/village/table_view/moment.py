"""What the table view of a siege says at one moment: plain values, made from what players may know."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.play.table_view.moment import CardView, PhaseView, TellingView


@dataclass(frozen=True)
class BuildingLine:
    """One building with its boxes."""

    id: str
    icon: str
    name: str
    integrity: int
    most: int
    level: str
    burning: bool
    destroyed: bool


@dataclass(frozen=True)
class StoreView:
    """A number of something, with its picture: Supplies, Herbs."""

    icon: str
    number: int
    words: str


@dataclass(frozen=True)
class LegendEntry:
    """A sign of the map and what it means: the kind is one of "heroes", "enemies", "find", "trap", "barricade"."""

    kind: str
    words: str


@dataclass(frozen=True)
class Moment:
    """Everything that the table view says at one moment, the map apart."""

    phase: PhaseView
    card: CardView
    telling: TellingView
    buildings: tuple[BuildingLine, ...]
    stores: tuple[StoreView, ...]
    legend: tuple[LegendEntry, ...]
    measure: str

    def texts(self) -> list[str]:
        """Every text in it, for those who listen and for tests."""
        card = self.card
        found = [self.phase.title, self.phase.second, card.title, card.second, card.result, card.after]
        for line in card.lines:
            found.extend([line.sign, line.name, line.words, line.reason, line.aside])
        for building in self.buildings:
            found.extend([building.name, building.level])
        found.extend(store.words for store in self.stores)
        found.extend(entry.words for entry in self.legend)
        found.extend([self.telling.words, self.measure])
        return [text for text in found if text]
