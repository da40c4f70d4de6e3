"""What a scene has to say of itself so that a view can zoom and move it, draw it sharp and take hold of things.

Scene coordinates are tenths of a millimetre, or for a board of tiles as many of them to a tile as to an inch.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from desktop.look.theme import Theme
from desktop.tabletop.battlefield.baked import BakedLayer


class ZoomableScene(QGraphicsScene):
    """A table seen from above: baked ground, and what lies on it.

    An interface, as Qt's classes allow one: the battlefield and each board of tiles say all that raises here.
    """

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    @property
    def map_area(self) -> QRectF:
        """Everything that is drawn of the table, with its margin."""
        raise NotImplementedError

    @property
    def middle(self) -> QPointF:
        """What is looked at first where not all of it can be seen."""
        return self.map_area.center()

    @property
    def ground(self) -> BakedLayer | None:
        """What lies below everything else."""
        raise NotImplementedError

    # Drawing sharp

    def set_scale(self, scale: float, *, moving: bool = False, narrow: bool = False) -> None:
        """The view shows `scale` px for a unit; `moving` while that is changing."""
        raise NotImplementedError

    def sharpen(self, ratio: float, most_ms: float) -> bool:
        """Draw pictures that were only stretched, for so long at most. Returns whether all are sharp."""
        raise NotImplementedError

    def set_baking(self, *, moving: bool, most_ms: float) -> None:
        """How much time layers over the ground may take in the next frames."""
        raise NotImplementedError

    def prepare(self, most_ms: float = 0) -> None:
        """Make the stand-ins that are shown while the zoom changes; what is only out of date for so long at most."""
        raise NotImplementedError

    @property
    def is_layer_sharp(self) -> bool:
        """Whether the layers over the ground are drawn for the zoom in force."""
        raise NotImplementedError

    def skip(self) -> None:
        """Jump to the end of all motion."""
        raise NotImplementedError

    # What lies there

    def id_at(self, place: QPointF) -> str:
        """The id of what lies at a place; "" for bare ground."""
        raise NotImplementedError

    def terrain_at(self, place: QPointF) -> str:
        """The id of the ground at a place; "" for open ground."""
        raise NotImplementedError

    def sentence(self, item_id: str) -> str:
        """What stands there, in one sentence; empty for an unknown id."""
        raise NotImplementedError

    def is_offered(self, item_id: str) -> bool:
        """Whether the thing of that id can be chosen now."""
        raise NotImplementedError

    def centre_of_item(self, item_id: str) -> QPointF | None:
        """Where a thing stands."""
        raise NotImplementedError

    def drawn_centre(self, item_id: str) -> QPointF | None:
        """Where a thing is drawn."""
        return self.centre_of_item(item_id)

    def held_centre(self, item_id: str) -> QPointF | None:
        """Where a thing is that a hand takes hold of."""
        return self.drawn_centre(item_id)

    def lift(self, item_id: str, x: float, y: float) -> None:
        """Show a thing at another place while it is dragged; `settle` puts it back."""

    def settle(self) -> None:
        """Put what was lifted back to its own place."""
