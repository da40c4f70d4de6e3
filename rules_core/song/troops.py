"""The models on their ground: who is there, who stands with whom, and who touches whom."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rules_core.ground.geometry import Body
from rules_core.ground.ground import Ground, Sight
from rules_core.song.book import SBH, Book
from rules_core.song.options import SongOptions
from rules_core.song.warband import Fate, Model, ModelId

THREAD: Final = 3
"""The radius of a line drawn from one model's middle to another's."""

NEARLY: Final = 20
"""More than what rounding makes of a distance."""

OwnModel = TypeVar("OwnModel", bound=Model, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class TroopsOf(Generic[OwnModel]):
    """What traits know of a field: models, ground and settings."""

    def __init__(self, ground: Ground, song: SongOptions, book: Book = SBH) -> None:
        self.ground = ground
        self.song = song
        self.book = book
        """Where the game's own book departs from SBH."""
        self.models: dict[ModelId, OwnModel] = {}
        """All models by id in a fixed order, also those that have left."""

    def model(self, id: str) -> OwnModel:
        """The model of that id where a text tells it: an answer, an option, what was typed."""
        return self.models[ModelId(id)]

    def in_play(self) -> list[OwnModel]:
        """All models on the table."""
        return [one for one in list(self.models.values()) if one.fate is Fate.IN_PLAY]

    def friends(self, model: Model) -> list[OwnModel]:
        """The other models of its side on the table."""
        side = model.side
        return [
            one
            for one in list(self.models.values())
            if one.side == side and one.fate is Fate.IN_PLAY and one is not model
        ]

    def enemies(self, model: Model) -> list[OwnModel]:
        """The models of the other side on the table."""
        side = model.side
        return [one for one in list(self.models.values()) if one.side != side and one.fate is Fate.IN_PLAY]

    def others(self, model: Model) -> list[OwnModel]:
        """Every other model on the table that stands on the same floor."""
        floor = model.floor
        return [
            one
            for one in list(self.models.values())
            if one.fate is Fate.IN_PLAY and one is not model and one.floor == floor
        ]

    def in_contact(self, model: Body, other: Body) -> bool:
        """Whether two models are in contact: their bases touch, or both touch one obstacle between them (SBH-HTH-4)."""
        reach = self.song.across_obstacle
        if reach == 0:
            return self.ground.touching(model, other)
        if not self.ground.within(model, other, reach):
            return False
        return self.ground.touching(model, other) or self.obstacle_between(model, other) != ""

    def in_view(self, viewer: Body, other: Body) -> bool:
        """Whether nothing on the ground hides the one from the other; who stands between does not matter."""
        return self.ground.sees(viewer, other, ()) is not Sight.NONE

    def obstacle_between(self, model: Body, other: Body) -> str:
        """The linear obstacle that both touch and that lies between them, "" for none."""
        touched = [one for one in self.ground.obstacles_at(model) if self.ground.touching_piece(other, one)]
        if touched:
            line = Body(model.id, model.x, model.y, THREAD)
            for piece_id in self.ground.slowed_by(line, other.x, other.y):
                if piece_id in touched:
                    return piece_id
        return ""

    def foes_in_contact(self, model: Model) -> list[OwnModel]:
        """Enemies in contact with the model."""
        found: list[OwnModel] = []
        side = model.side
        near = model.radius + self.song.across_obstacle + NEARLY
        for one in list(self.models.values()):
            if one.side == side or one.fate is not Fate.IN_PLAY:
                continue
            # SHORT CUT: most models are nowhere near each other.
            limit = near + one.radius
            if -limit < model.x - one.x < limit and -limit < model.y - one.y < limit and self.in_contact(model, one):
                found.append(one)
        return found

    def active_foes_in_contact(self, model: Model) -> list[OwnModel]:
        """Enemies in contact that are standing and not transfixed."""
        return [one for one in self.foes_in_contact(model) if one.is_active]


Troops = TroopsOf[Model]
"""Troops of which only SBH is known."""
