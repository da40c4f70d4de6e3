"""The name under which a tile of the palette travels while it is dragged onto the map."""

from __future__ import annotations

from typing import Final

DRAGGED: Final = "application/x-hearthwall-tile"
