"""Icons: single-colour SVG files, tinted when they are needed and kept by name, size, colour and pixel ratio.

A plain name ("anvil") is a figure of the game; a name with "ui/" before it ("ui/ruler") belongs to the interface.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

import resources
from desktop.look.kept_picture import paint_kept

MOST_PIXMAPS_KEPT = 1500


class UnknownIconError(LookupError):
    """No icon file of that name is shipped."""


def icon_folder() -> Path:
    """Where the icon files are kept: "game" and "ui" below it."""
    return Path(resources.__file__).parent / "icons"


def icon_file(name: str) -> Path:
    """The file of an icon. Raises UnknownIconError if there is none."""
    folder, _, plain = name.rpartition("/")
    path = icon_folder() / (folder or "game") / f"{plain}.svg"
    if not path.is_file():
        raise UnknownIconError(f'There is no icon "{name}".')
    return path


@cache
def has_icon(name: str) -> bool:
    """Whether an icon of that name is shipped."""
    try:
        icon_file(name)
    except UnknownIconError:
        return False
    return True


def icon_names() -> tuple[str, ...]:
    """All names that `icon_file` knows, sorted."""
    folder = icon_folder()
    return tuple(
        sorted(
            path.stem if path.parent.name == "game" else f"{path.parent.name}/{path.stem}"
            for path in folder.glob("*/*.svg")
        )
    )


_pixmaps: OrderedDict[tuple[str, int, int, float], QPixmap] = OrderedDict()


def icon_pixmap(name: str, size: float, colour: QColor, ratio: float = 1.0) -> QPixmap:
    """A tinted square picture of an icon.

    `size` is in logical px, `ratio` the device pixel ratio. Raises UnknownIconError.
    """
    device = max(1, round(size * ratio))
    key = (name, device, colour.rgba(), ratio)
    known = _pixmaps.get(key)
    if known is not None:
        _pixmaps.move_to_end(key)
        return known
    pixmap = QPixmap(device, device)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer(name, colour.rgba()).render(painter, QRectF(0, 0, device, device))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    _pixmaps[key] = pixmap
    if len(_pixmaps) > MOST_PIXMAPS_KEPT:
        _pixmaps.popitem(last=False)
    return pixmap


def paint_icon(painter: QPainter, name: str, centre: QPointF, size: float, colour: QColor) -> None:
    """Draw an icon centred on a point, in the painter's own units and however it is turned."""
    place = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    rgba = colour.rgba()
    paint_kept(painter, (name, rgba), place, lambda to: _renderer(name, rgba).render(to, place))


def stamp_icon(painter: QPainter, name: str, centre: QPointF, size: float, colour: QColor) -> None:
    """Draw an icon centred on a point from its kept picture: for rows, which are painted often and never zoomed."""
    picture = icon_pixmap(name, size, colour, painter.device().devicePixelRatioF())
    painter.drawPixmap(QPointF(round(centre.x() - size / 2), round(centre.y() - size / 2)), picture)


def icon(
    name: str, size: float, colour: QColor, disabled: QColor | None = None, *, checked: QColor | None = None
) -> QIcon:
    """A tinted icon for a button or a menu, at single and double pixel ratio; `checked` is its colour while it is."""
    result = QIcon()
    for ratio in (1.0, 2.0):
        result.addPixmap(icon_pixmap(name, size, colour, ratio))
        if disabled is not None:
            result.addPixmap(icon_pixmap(name, size, disabled, ratio), QIcon.Mode.Disabled)
        if checked is not None:
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Active):
                result.addPixmap(icon_pixmap(name, size, checked, ratio), mode, QIcon.State.On)
    return result


def put_icon(button: QAbstractButton, name: str, size: int, colour: QColor) -> None:
    """Give a button an icon of `size` px with room between it and the words, which a style sheet cannot say.

    Without words it stands in the middle: call again when they come or go.
    """
    gap = round(size * 0.4) if button.text() else 0
    result = QIcon()
    for ratio in (1.0, 2.0):
        picture = icon_pixmap(name, size, colour, ratio)
        padded = QPixmap(round((size + gap) * ratio), round(size * ratio))
        padded.setDevicePixelRatio(ratio)
        padded.fill(Qt.GlobalColor.transparent)
        painter = QPainter(padded)
        painter.drawPixmap(0, 0, picture)
        painter.end()
        result.addPixmap(padded)
    button.setIcon(result)
    button.setIconSize(QSize(size + gap, size))


@cache
def _source(name: str) -> str:
    return icon_file(name).read_text(encoding="utf-8")


@cache
def _renderer(name: str, rgba: int) -> QSvgRenderer:
    colour = QColor.fromRgba(rgba)
    drawn = _source(name).replace("currentColor", colour.name())
    if colour.alpha() < 255:
        drawn = drawn.replace("<svg ", f'<svg opacity="{colour.alphaF():.3f}" ', 1)
    return QSvgRenderer(QByteArray(drawn.encode()))
