"""Write the small marks that the style sheet needs as files: `python -m tests.desktop.look.write_marks`.

A style sheet can only name a file, so each mark exists once for dark ink, light ink and white ink.
"""

from __future__ import annotations

from pathlib import Path

import resources
from desktop.look.colours import Colours, LookName, colours_of
from desktop.look.icons import icon_file

SHADES = {"light": LookName.LIGHT, "dark": LookName.DARK, "contrast": LookName.HIGH_CONTRAST}
MARKS = {
    "check": ("check", "on_fill"),
    "check-text": ("check", "text"),
    "chevron-down": ("chevron-down", "text_2"),
    "chevron-left": ("chevron-left", "text_2"),
    "chevron-right": ("chevron-right", "text_2"),
    "plus": ("plus", "text"),
    "minus": ("minus", "text"),
    "x": ("x", "text_2"),
}
DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="6" fill="{}"/></svg>\n'


def drawn(mark: str, colours: Colours) -> str:
    """The text of a mark's file in the colours of a look."""
    if mark == "dot":
        return DOT.format(colours.on_fill.name())
    icon, role = MARKS[mark]
    return icon_file(f"ui/{icon}").read_text(encoding="utf-8").replace("currentColor", colours.of(role).name())


def marks() -> dict[Path, str]:
    """Every file of marks, below resources/styles/marks, with its text."""
    folder = Path(resources.__file__).parent / "styles" / "marks"
    return {
        folder / shade / f"{mark}.svg": drawn(mark, colours_of(look))
        for shade, look in SHADES.items()
        for mark in (*MARKS, "dot")
    }


if __name__ == "__main__":
    for path, text in marks().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
