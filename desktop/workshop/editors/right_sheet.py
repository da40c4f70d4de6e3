"""How wide what stands at the right of an editor is, in px at 100 %."""

from __future__ import annotations

from desktop.look.theme import Theme

WIDE_FRAME = 1600
"""From this width of the window on there is room for names beside their controls."""
WIDE = 528
"""The sheet at the right then, with a form in two columns."""


def right_width(theme: Theme, frame: int, usual: int) -> int:
    """In px of the screen, for a frame of that width; `usual` in px at 100 % is for narrower ones."""
    return theme.px(WIDE if frame >= theme.px(WIDE_FRAME) else usual)
