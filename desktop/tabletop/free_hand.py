"""The hand on the map of a game that may be played at a real table: there it puts miniatures anywhere."""

from __future__ import annotations

from desktop.play.prompts.place_prompt import PlacePrompt
from desktop.tabletop.map_hand import MOVE, MapHand
from desktop.tabletop.table_hand import TableHand
from rules_core.kernel.region import Region


class FreeHand(MapHand):
    """What the hand does beyond the moves that the rules offer."""

    table: TableHand

    @property
    def is_free(self) -> bool:
        return self.table.free

    def movable(self) -> list[str]:
        # Nothing is forbidden at a table: whatever stands there can be put somewhere else.
        return self.table.movable() if self.table.free else super().movable()

    def put(self, prompt: PlacePrompt, x: int, y: int) -> None:
        request = self.session.pending
        if not self.table.free or request is None:
            super().put(prompt, x, y)
            return
        spot = self.meant(request.subject, prompt.region, x, y) if prompt.region.contains(x, y) else (x, y)
        prompt.try_spot(*spot)
        if request.subject in self.session.state.models:
            self.table.put([], request.subject, prompt.region, spot)
        else:
            super().put(prompt, x, y)

    def drop(self, thing: str, spot: tuple[int, int], region: Region | None) -> None:
        if region is None:
            self.table.correct(thing, spot)
        else:
            self.table.put([MOVE], thing, region, spot)
