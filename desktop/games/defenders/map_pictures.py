"""Pictures of the city's map at any moment: the sheet of that moment, painted as the sheet paints itself."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from desktop.games.defenders.map_sheet import MapSheet
from desktop.games.defenders.paper_sheet import PaperSheet
from desktop.games.defenders.sheet_layers import SheetLayers
from desktop.games.defenders.sheet_views import sheet_view
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.sketch.zoomable import EDGE as SHEET_EDGE
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH
from rules_core.games.defenders.state.city import City
from rules_core.games.words import Words

EDGE: Final = 3
"""The picture ends so many px inside the edge of the sheet."""
WHOLE_WIDE: Final = 760
"""The width in px at which the sheet is painted where all of it is shown: the smaller, the larger are its names."""
CUT_SHEET_WIDE: Final = 840
"""The same where only what lies round a location is shown."""
CUT_WIDE: Final = 350
"""So many px of that sheet are shown, from left to right."""
ROOM: Final = 1.08
"""So much of itself is shown round what is larger than that."""
WHOLE_RATIO: Final = HEIGHT / WIDTH
CUT_RATIO: Final = 0.82
"""Height over width of a picture: of the whole sheet, and of what lies round a location."""
MOST_KEPT: Final = 60
"""So many painted pictures of a book are kept."""


@dataclass(frozen=True)
class MapMoment:
    """A state to be painted; with the id of a location only what lies round it."""

    state: Callable[[], City]
    place: str = ""

    @property
    def ratio(self) -> float:
        """Its height over its width."""
        return CUT_RATIO if self.place else WHOLE_RATIO


class MapPictures:
    """The pictures of one book, by name; each is painted when it is needed, and kept."""

    def __init__(
        self,
        words: Words,
        moments: dict[str, MapMoment],
        layers: SheetLayers,
        names: Mapping[str, str] | None = None,
    ) -> None:
        """`layers` knows what was drawn; `names` are other names for places and people, by what they are called."""
        self._words, self._moments, self._layers = words, moments, layers
        self._names = names or {}
        self._kept: OrderedDict[tuple[str, int, int, LookName], QImage] = OrderedDict()

    def called(self, names: Mapping[str, str]) -> MapPictures:
        """The same pictures with other names on them."""
        return MapPictures(self._words, self._moments, self._layers, names)

    def _state(self, moment: MapMoment) -> City:
        """The state to be painted, with the names that are wanted; the game's own is left alone."""
        state = moment.state()
        if not self._names:
            return state
        places = [
            replace(one, name=self._names.get(self._words.called(state.mention(one.id)), one.name))
            for one in state.locations
        ]
        return replace(state, locations=places)

    def image(self, name: str, size: QSize, theme: Theme) -> QImage:
        """The picture of this name, so many px large."""
        key = (name, size.width(), size.height(), theme.look.name)
        known = self._kept.get(key)
        if known is None:
            moment = self._moments[name]
            known = self._kept[key] = map_image(
                self._state(moment), self._words, self._layers, size, theme.look.name, moment.place
            )
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return known


def map_image(
    state: City,
    words: Words,
    layers: SheetLayers,
    size: QSize,
    look: LookName,
    place: str = "",
    *,
    whole_wide: int = WHOLE_WIDE,
) -> QImage:
    """The map of a state, so many px large; with the id of a location only what lies round it.

    Letters and tokens have the size of those at 100 %, however large the text is elsewhere.
    """
    state = layers.placed(state)
    sheet = PaperSheet(Theme(look, less_motion=True))
    sheet.has_photo = layers.has_photo
    wide = CUT_SHEET_WIDE if place else whole_wide
    # Its paper has the shape of the picture: nothing that stands at its edge is cut off.
    ratio, around = WHOLE_RATIO if place else size.height() / size.width(), 2 * (EDGE + SHEET_EDGE)
    sheet.resize(wide, round((wide - around) * ratio) + around)
    sheet.set_layers(layers.layers(state, look))
    sheet.show_sheet(sheet_view(state, words, layers.stamps(state)), {}, "")
    # What it wants to be painted a sheet knows when any of it is shown.
    sheet.grab(QRect(0, 0, 1, 1))
    sheet.baked.finish()
    inside = sheet.paper().adjusted(EDGE, EDGE, -EDGE, -EDGE)
    part = _cut(sheet, state, place, inside) if place else _fitting(inside, size)
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(sheet.colours.map_paper)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scale = size.width() / part.width()
    painter.scale(scale, scale)
    painter.translate(-part.topLeft())
    sheet.render(painter, QPoint(0, 0), QRegion(), QWidget.RenderFlag.DrawChildren)
    painter.end()
    return image


def _fitting(inside: QRectF, size: QSize) -> QRectF:
    """As much of the sheet as has the shape of the picture."""
    high = min(inside.height(), inside.width() * size.height() / size.width())
    wide = min(inside.width(), high * size.width() / size.height())
    middle = inside.center()
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def _cut(sheet: MapSheet, state: City, place: str, inside: QRectF) -> QRectF:
    """What lies round a location, as long as the sheet goes; all of one that is larger, such as a wall round all."""
    one = state.location(place)
    middle = sheet.spot_of(one.x, one.y)
    wide = float(CUT_WIDE)
    if one.outline:
        spots = [sheet.spot_of(x, y) for x, y in zip(one.outline[::2], one.outline[1::2], strict=True)]
        box = QPolygonF(spots).boundingRect()
        wide = max(wide, box.width() * ROOM, box.height() * ROOM / CUT_RATIO)
        middle = box.center() if wide > CUT_WIDE else middle
    wide = min(wide, inside.width(), inside.height() / CUT_RATIO)
    part = QRectF(0, 0, wide, wide * CUT_RATIO)
    part.moveCenter(middle)
    left = min(max(part.left(), inside.left()), inside.right() - part.width())
    top = min(max(part.top(), inside.top()), inside.bottom() - part.height())
    part.moveTopLeft(QPointF(left, top))
    return part
