"""The interface by which the guides for real tables ask a game what lies where, in what order, and how it looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from desktop.look.token import TokenView
from desktop.tabletop.battlefield.views import BuildingView, MarkerView, Outline, TableView, TerrainView
from rules_core.ground.tape_measure import Gauge, Placement
from rules_core.kernel.requests import Place
from rules_core.song.words.forced_words import beside_words
from rules_core.song.words.names import SongNames
from rules_core.wording.sentence import Sentence

Measure = Callable[[int], str]


@dataclass(frozen=True)
class PlacementRow:
    """A placement in words. `measured` tells the spots, `more` how it lies, what it touches and its state."""

    placement: Placement
    title: str
    icon: str
    measured: tuple[str, ...]
    more: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """Everything in one go, as a voice would say it."""
        return ". ".join((self.title, *self.measured, *self.more)) + "."


@dataclass(frozen=True)
class BuildStart:
    """Where one may begin to build a table up: an id, words, and the kinds of its pieces."""

    id: str
    words: str
    kinds: tuple[str, ...]


class MeasuredTable(ABC):
    """One position of a game on a measured table: only what everybody may know."""

    width: int
    height: int
    """In tenths of a millimetre."""
    at_real_table: bool
    """Whether people play with miniatures, and the program follows."""
    called: SongNames
    """What everybody and everything on it is called."""
    round_kinds: tuple[str, ...]
    """The kinds of pieces that are measured to the edge of a base."""

    @abstractmethod
    def copy(self) -> MeasuredTable:
        """The same position, whatever becomes of the game."""

    @abstractmethod
    def placements(self) -> list[Placement]:
        """Everything that stands on the table, large pieces first."""

    @abstractmethod
    def model_placements(self) -> list[Placement]:
        """Everybody on the table, each measured as if all others stood already."""

    @abstractmethod
    def buildings(self) -> frozenset[str]:
        """What stands from the beginning and is shown in every picture."""

    @abstractmethod
    def on_table(self) -> frozenset[str]:
        """Everything beside ground and buildings that stands or lies on the table and that everybody sees."""

    def moved_since(self, earlier: MeasuredTable) -> frozenset[str]:
        """What stands or lies elsewhere, or was not there, when people last had the table before them."""
        before = {one.id: (one.x, one.y, one.turn) for one in earlier.placements()}
        now = [one for one in self.placements() if one.id in self.on_table()]
        return frozenset(one.id for one in now if before.get(one.id) != (one.x, one.y, one.turn))

    @abstractmethod
    def put_by_people(self, asked: Place) -> frozenset[str]:
        """What the answer to a question about a place has put down: whoever answered it stands at the table."""

    # In words

    @abstractmethod
    def row(self, placement: Placement, measure: Measure) -> PlacementRow:
        """One placement in the language and unit in force."""

    def together(self, placements: Sequence[Placement]) -> list[list[Placement]]:
        """What is put down together when it is new, the piece that is measured first in front: each alone."""
        return [[one] for one in placements]

    def together_title(self, pieces: Sequence[Placement]) -> str:
        """What those are called who are put down together."""
        return ""

    def row_of(self, pieces: Sequence[Placement], measure: Measure) -> PlacementRow:
        """One line for pieces that are put down together: the first by measure, the others from whom they touch, else
        from the first."""
        row = self.row(pieces[0], measure)
        if len(pieces) < 2:
            return row
        first = Sentence("{name}: {there}", {"name": self.called.of(pieces[0].id), "there": ", ".join(row.measured)})
        others = [
            beside_words(self.called, _told_from(pieces[:number], one), one).text(measure)
            for number, one in enumerate(pieces)
            if number
        ]
        return replace(row, title=self.together_title(pieces), measured=(first.text(measure), *others))

    @abstractmethod
    def gauge_words(self, gauge: Gauge) -> str:
        """What a measurement begins at: "from the west edge"."""

    @abstractmethod
    def starts(self) -> Sequence[BuildStart]:
        """Where one may begin, in order."""

    @abstractmethod
    def families(self) -> Mapping[str, str]:
        """What the pieces of each kind are called together."""

    @abstractmethod
    def last_words(self, measure: Measure) -> Sequence[str]:
        """What else there is to know of the table and no piece shows."""

    # In pictures

    @abstractmethod
    def table_view(self) -> TableView:
        """The table itself."""

    @abstractmethod
    def pieces(self, chosen: str) -> tuple[list[BuildingView], list[MarkerView], list[TerrainView], list[TokenView]]:
        """All that can be drawn; the one that is `chosen` stands out."""

    @abstractmethod
    def outline(self, placement: Placement) -> Outline | None:
        """The outline of a piece of ground or a building, None for all else."""

    # Where somebody really stands

    @abstractmethod
    def edge_gauges(self, id: str) -> tuple[Gauge, Gauge]:
        """A model measured from two table edges alone. Raises KeyError."""

    @abstractmethod
    def free_spot(self, id: str, x: int, y: int, near: int) -> tuple[int, int]:
        """The place itself, or the next one with room for this model if that is `near`."""

    def position_path(self, id: str) -> str:
        """The path by which it is corrected where a model stands."""
        return f"models/{id}/position"


def _told_from(before: Sequence[Placement], piece: Placement) -> Placement:
    """Whom of those before it a piece touches; the first where it touches none."""
    return next((one for one in reversed(before) if one.id in piece.touches), before[0])


def free_spot_near(field: Any, id: str, x: int, y: int, near: int) -> tuple[int, int]:
    """The place itself, or the next one where a model of this field has room, if that is `near`."""
    model = field.model(id)
    others = field.others(model)
    if not field.ground.fits(model, x, y, others):
        spot = field.ground.nearest_fit(model, x, y, others)
        if spot is not None and (spot[0] - x) ** 2 + (spot[1] - y) ** 2 <= near * near:
            return int(spot[0]), int(spot[1])
    return x, y
