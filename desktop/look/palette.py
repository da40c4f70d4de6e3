"""The QPalette of a look. What a palette can say is said here, the rest in the style sheet."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from desktop.look.colours import Colours

_ROLES: tuple[tuple[QPalette.ColorRole, str], ...] = (
    (QPalette.ColorRole.Window, "window"),
    (QPalette.ColorRole.WindowText, "text"),
    (QPalette.ColorRole.Base, "base"),
    (QPalette.ColorRole.AlternateBase, "alt"),
    (QPalette.ColorRole.Text, "text"),
    (QPalette.ColorRole.PlaceholderText, "text_2"),
    (QPalette.ColorRole.Button, "base"),
    (QPalette.ColorRole.ButtonText, "text"),
    (QPalette.ColorRole.ToolTipBase, "head"),
    (QPalette.ColorRole.ToolTipText, "text"),
    (QPalette.ColorRole.Highlight, "hero_fill"),
    (QPalette.ColorRole.HighlightedText, "on_fill"),
    (QPalette.ColorRole.Accent, "hero_fill"),
    (QPalette.ColorRole.Link, "hero"),
    (QPalette.ColorRole.LinkVisited, "magic"),
    (QPalette.ColorRole.BrightText, "on_fill"),
    (QPalette.ColorRole.Light, "base"),
    (QPalette.ColorRole.Midlight, "alt"),
    (QPalette.ColorRole.Mid, "line"),
    (QPalette.ColorRole.Dark, "line_strong"),
    (QPalette.ColorRole.Shadow, "shadow"),
)
_DISABLED: tuple[tuple[QPalette.ColorRole, str], ...] = (
    (QPalette.ColorRole.WindowText, "disabled"),
    (QPalette.ColorRole.Text, "disabled"),
    (QPalette.ColorRole.ButtonText, "disabled"),
    (QPalette.ColorRole.Base, "alt"),
    (QPalette.ColorRole.Button, "alt"),
    (QPalette.ColorRole.Highlight, "head"),
    (QPalette.ColorRole.HighlightedText, "text"),
)


def palette_of(colours: Colours) -> QPalette:
    """The palette for Fusion. A window without focus looks like one with it: it must not look broken on a table."""
    palette = QPalette()
    for role, name in _ROLES:
        colour: QColor = colours.of(name)
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled):
            palette.setColor(group, role, colour)
    for role, name in _DISABLED:
        palette.setColor(QPalette.ColorGroup.Disabled, role, colours.of(name))
    return palette
