"""What to do with each tool, for the line under the map."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.village.map_editor.tool import ToolName


def tool_words(name: ToolName) -> str:
    """One or two sentences; none for the tool that is in hand most of the time."""
    tr = QCoreApplication.translate
    return {
        ToolName.PAN: tr("MapTools", "Drag the map."),
        ToolName.RULER: tr("MapTools", "Drag from one place to another, or use arrow keys and Enter at both ends."),
        ToolName.OUTLINE: tr(
            "MapTools",
            "Click the corners, or use arrow keys and space bar. Enter closes, Backspace takes back, Esc leaves.",
        ),
        ToolName.RECTANGLE: tr("MapTools", "Drag from corner to corner, or use arrow keys and space bar. Esc leaves."),
        ToolName.BLOB: tr("MapTools", "Drag from corner to corner, or use arrow keys and space bar. Esc leaves."),
        ToolName.PATH: tr(
            "MapTools",
            "Click the bends, or use arrow keys and space bar. Enter ends it, Backspace goes back, Esc leaves.",
        ),
        ToolName.BRUSH: tr("MapTools", "Draw in one stroke, or use arrow keys and space bar at both ends. Esc leaves."),
        ToolName.SCATTER: tr(
            "MapTools", "Draw in one stroke: small pieces lie round it. Or use arrow keys and space bar. Esc leaves."
        ),
        ToolName.GATE: tr("MapTools", "Click a wall, a fence or a hedge. Esc leaves."),
        ToolName.PLACE: tr("MapTools", "Click where it shall stand, or use the arrow keys and Enter."),
        ToolName.EDGE: tr("MapTools", "Click an edge of the table, drag along it, or press its number. Esc leaves."),
        ToolName.PICTURE: tr(
            "MapTools",
            "Drag the picture, or stretch it by its corners. Arrow keys move it, , and . size it, [ and ] turn it.",
        ),
        ToolName.CALIBRATE: tr(
            "MapTools", "Click two points whose distance you know, or use arrow keys and Enter. Esc leaves."
        ),
    }.get(name, "")
