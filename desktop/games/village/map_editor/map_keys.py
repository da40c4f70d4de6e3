"""All keys of the map editor as lists for people, made from what acts on them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from desktop.games.village.map_editor.map_view import MapView
from desktop.games.village.map_editor.tool import ToolName
from desktop.look.key_uses import KeyGroup, KeyUse, once, uses_of

DRAWING = (ToolName.OUTLINE, ToolName.PATH, ToolName.RECTANGLE, ToolName.BLOB, ToolName.BRUSH, ToolName.SCATTER)
OTHER = (ToolName.RULER, ToolName.CALIBRATE, ToolName.PLACE, ToolName.GATE, ToolName.EDGE, ToolName.PICTURE)


def map_key_groups(view: MapView, tools: Sequence[QAction], deeds: Sequence[QAction]) -> list[KeyGroup]:
    """What is chosen, what is drawn, and the map itself; `tools` take a tool in hand, `deeds` are all other actions."""
    tr = QCoreApplication.translate
    return [
        KeyGroup(tr("MapKeys", "Tools"), uses_of(tools)),
        KeyGroup(tr("MapKeys", "What is chosen"), (*_of(view, ToolName.CHOOSE), *uses_of(deeds))),
        KeyGroup(tr("MapKeys", "Drawing"), _of(view, *DRAWING)),
        KeyGroup(tr("MapKeys", "Measuring, placing, the picture"), _of(view, *OTHER)),
        KeyGroup(
            tr("MapKeys", "The map"),
            (
                *(one.use for one in view.deeds()),
                KeyUse("Tab", tr("MapKeys", "choose the next thing, or the next corner")),
                KeyUse("Esc", tr("MapKeys", "leave off; let go of the tool; choose nothing")),
            ),
        ),
        KeyGroup(tr("MapKeys", "Held while the pointer draws"), pointer_uses()),
    ]


def pointer_uses() -> tuple[KeyUse, ...]:
    """What keys do that are held while the pointer is at work."""
    tr = QCoreApplication.translate
    return (
        KeyUse("Shift", tr("MapKeys", "one direction, equal sides, or one more thing chosen")),
        KeyUse("Ctrl", tr("MapKeys", "lay down a copy of what is dragged")),
        KeyUse("Alt", tr("MapKeys", "let go of grid and guide lines")),
        KeyUse("Space", tr("MapKeys", "move the map")),
    )


def _of(view: MapView, *names: ToolName) -> tuple[KeyUse, ...]:
    return once(one.use for name in names for one in view.tools[name].deeds())
