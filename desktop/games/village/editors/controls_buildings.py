"""Buildings of the village in which a scenario is set: one to hold, or those that must not fall."""

from __future__ import annotations

from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.controls_reference import ReferenceControl, ReferencesControl
from rules_core.content.fields import Field
from rules_core.content.items import Item, Path
from rules_core.games.village.content.kinds import GAME, Kind


class OfTheVillage(Control):
    """Offers the buildings of the village, whichever that is now."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        bench.draft.changed.connect(self._village_changed)

    @property
    def known(self) -> list[Item]:
        return buildings_of_the_village(self.bench)

    def _village_changed(self, path: Path) -> None:
        # Another village has other buildings, with other names and pictures.
        if path[:1] == ("village",) or not path:
            self.look_changed()


class VillageBuildingControl(OfTheVillage, ReferenceControl):
    """One building of the village."""


class VillageBuildingsControl(OfTheVillage, ReferencesControl):
    """Some buildings of the village."""


def buildings_of_the_village(bench: Bench) -> list[Item]:
    """The buildings of the village that the scenario names; of the book's village where it names none."""
    villages = bench.known(Kind.VILLAGE)
    named = bench.draft.get(("village",))
    village = next((one for one in villages if one.id == named), villages[0] if villages and not named else None)
    found = village.plain.get("building", ()) if village is not None else ()
    return [Item(GAME, Kind.BUILDING, one) for one in found if isinstance(one, dict)]
