"""Places the window of the table view: on which screen, how large, and what to do when that screen is gone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

LEAST_WIDTH, LEAST_HEIGHT = 640, 360
SHARE = 0.7
"""A window on the only screen takes this share of its width at first, in the shape of a television."""

Box = tuple[int, int, int, int]
"""Left, top, width and height in px of the desktop."""


@dataclass(frozen=True)
class Screen:
    """A screen as the desktop names it, with the area that windows may take."""

    name: str
    area: Box


@dataclass(frozen=True)
class ScreenPlace:
    """The screen's name, whether the view fills it, and where it stands on it as a window; measured from its corner."""

    screen: str
    full: bool
    box: Box

    def to_bytes(self) -> bytes:
        """For the settings."""
        return json.dumps({"screen": self.screen, "full": self.full, "box": list(self.box)}).encode()


def place_from(data: bytes) -> ScreenPlace | None:
    """What the settings hold; None when it is nothing that makes sense."""
    try:
        kept: Any = json.loads(data.decode())
        screen, full, box = kept["screen"], kept["full"], kept["box"]
    except (ValueError, KeyError, TypeError):
        return None
    if not isinstance(screen, str) or not isinstance(full, bool) or not isinstance(box, list) or len(box) != 4:
        return None
    if any(not isinstance(one, int) or isinstance(one, bool) or abs(one) > 100_000 for one in box):
        return None
    return ScreenPlace(screen, full, (box[0], box[1], box[2], box[3]))


def place_now(kept: ScreenPlace | None, screens: Sequence[Screen], home: str) -> ScreenPlace:
    """Where to open now. `home` names the screen of the main window.

    As it was left, when its screen is there. Otherwise the whole of another screen than the main window's, where there
    is one; otherwise a window on the only screen.
    """
    here = next((one for one in screens if one.name == home), screens[0])
    if kept is not None:
        for screen in screens:
            if screen.name == kept.screen:
                return ScreenPlace(screen.name, kept.full, fitted(kept.box, screen.area))
    others = [one for one in screens if one.name != here.name]
    target = others[0] if others else here
    # What was a window stays one when its screen is gone, as large as before if there is room.
    full = bool(others) and (kept is None or kept.full)
    box = first_box(target.area) if kept is None else fitted(kept.box, target.area)
    return ScreenPlace(target.name, full, box)


def first_box(area: Box) -> Box:
    """A window in the shape of a television, to the lower right, so that the laptop's own window can be seen."""
    wide = max(LEAST_WIDTH, round(area[2] * SHARE))
    high = max(LEAST_HEIGHT, round(wide * 9 / 16))
    return fitted((area[2] - wide, area[3] - high, wide, high), area)


def fitted(box: Box, area: Box) -> Box:
    """The box made to lie wholly inside the area, as far as the least size allows."""
    wide = max(LEAST_WIDTH, min(box[2], area[2]))
    high = max(LEAST_HEIGHT, min(box[3], area[3]))
    return max(0, min(box[0], area[2] - wide)), max(0, min(box[1], area[3] - high)), wide, high
