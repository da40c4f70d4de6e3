"""The words of a placement: where to measure it from, how it lies, what it touches, in what state it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.rebuild import MODELS, PlacementKind
from rules_core.games.village.words.spoken import building_name, ground_name, piece_name
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.tape_measure import Placement
from rules_core.song.words.placement_words import lies_words, spot_words
from rules_core.wording.sentence import Length, Part, Phrase, Sentence
from rules_core.wording.translation import inside

FINDS: Final = {
    1: Phrase("an Ambush"),
    2: Phrase("a Supply Cache"),
    3: Phrase("Healing Herbs"),
    4: Phrase("Repair Materials"),
    5: Phrase("a Lost Villager"),
    6: Phrase("a Relic"),
}
MARKERS: dict[str, Phrase] = {
    PlacementKind.BARRICADE: Phrase("Barricade"),
    PlacementKind.TRAP: Phrase("Trap"),
    PlacementKind.TOKEN: Phrase("find"),
    PlacementKind.VILLAGER: Phrase("Lost Villager"),
}
LEVELS: Final = ("", "I", "II", "III", "IV", "V")


@dataclass(frozen=True)
class PlacementWords:
    """What is said of a placement. `measured` has a sentence for each measurement, or for each end of a long piece."""

    title: Sentence
    measured: tuple[Sentence, ...]
    lies: Sentence | None
    touches: Sentence | None
    state: tuple[Sentence, ...]
    doubt: Sentence | None
    """That the place is only believed."""


def placement_words(siege: Siege, names: SiegeNames, placement: Placement) -> PlacementWords:
    """Everything that is said of one placement."""
    touches: Sentence | None = None
    if placement.touches:
        touched = tuple(names.of(one) for one in placement.touches)
        touches = Sentence("touches {things}", {"things": touched})
    return PlacementWords(
        title_of(siege, names, placement),
        tuple(one for number in range(len(placement.spots)) for one in spot_words(names, placement, number)),
        _lies(placement),
        touches,
        state_words(siege, names, placement),
        _doubt(siege, placement),
    )


def _doubt(siege: Siege, placement: Placement) -> Sentence | None:
    """A game without a map knows the places of those who move only roughly."""
    if siege.play_mode is not PlayMode.UNMAPPED or placement.kind not in MODELS:
        return None
    return Sentence("roughly there: this game keeps no map, it may be a little off")


def title_of(siege: Siege, names: SiegeNames, placement: Placement) -> Sentence:
    """What is put down: a name, or for terrain what its layout calls it, with its kind."""
    if placement.kind is PlacementKind.TERRAIN:
        return ground_title(siege, names, placement.id)
    if placement.kind is PlacementKind.BUILDING:
        building = siege.world.buildings[BuildingId(placement.id)]
        return Sentence("{name}", {"name": building_name(siege.world.village, building)})
    if placement.kind in MODELS:
        return Sentence("{name}", {"name": names.of(placement.id)})
    families: dict[str, list[str]] = {
        PlacementKind.BARRICADE: list(siege.barricades),
        PlacementKind.TRAP: list(siege.traps),
        PlacementKind.TOKEN: list(siege.tokens),
        PlacementKind.VILLAGER: list(siege.villagers),
    }
    family = families[placement.kind]
    if len(family) == 1:
        return Sentence("{thing}", {"thing": MARKERS[placement.kind]})
    # Several of a kind are told apart by numbers, as they are laid.
    number = family.index(placement.id) + 1
    return Sentence("{thing} {number}", {"thing": MARKERS[placement.kind], "number": number})


def ground_title(siege: Siege, names: SiegeNames, id: str) -> Sentence:
    """A piece of terrain: "north alders, wood"; its kind alone where the layout's name says it already."""
    called = piece_name(str(siege.world.setup["terrain"]), id)
    kind = inside(ground_name(siege.world.content.ground[siege.ground.piece(id).kind]))
    if kind.lower() in called.lower():
        return Sentence("{called}", {"called": called})
    return Sentence("{called}, {kind}", {"called": called, "kind": kind})


def _lies(placement: Placement) -> Sentence | None:
    """How large it is and how it lies, where that is not plain."""
    if placement.kind is not PlacementKind.BARRICADE or placement.turn:
        return lies_words(placement)
    if placement.wide >= placement.deep:
        return Sentence("lies from west to east")
    return Sentence("lies from north to south")


def state_words(siege: Siege, names: SiegeNames, placement: Placement) -> tuple[Sentence, ...]:
    """In what state the thing is, as far as the players know."""
    if placement.kind is PlacementKind.BUILDING:
        return _building_state(siege, placement.id)
    if placement.kind is PlacementKind.BARRICADE:
        most = siege.world.options.barricade_integrity
        now = siege.barricades[placement.id].integrity
        return (Sentence("Integrity {now} of {most}", {"now": now, "most": most}),)
    if placement.kind is PlacementKind.TRAP:
        return (Sentence("face down"),)
    if placement.kind is PlacementKind.TOKEN:
        token = siege.tokens[placement.id]
        # V-7.2.3. What it is stays unknown until it is revealed.
        return (Sentence("it is {find}", {"find": FINDS[token.result]}) if token.revealed else Sentence("face down"),)
    if placement.kind in MODELS:
        return model_state(siege, names, siege.model(placement.id))
    return ()


def model_state(siege: Siege, names: SiegeNames, model: Fighter) -> tuple[Sentence, ...]:
    """How a model stands or lies, its wounds, and what a marker beside it should say."""
    found: list[Sentence] = []
    if model.knocked_down:
        found.append(Sentence("knocked down: lay it on its side"))
    if model.transfixed:
        found.append(Sentence("transfixed"))
    most = 6 - model.profile.quality if model.has("tough") else 0
    if most and model.quality_lost:
        wounds: dict[str, Part] = {"now": min(model.quality_lost, most), "most": most}
        found.append(Sentence("{now} of 1 wound" if most == 1 else "{now} of {most} wounds", wounds))
    if model.height and model.perch:
        up: dict[str, Part] = {"height": Length(model.height), "piece": names.of(model.perch)}
        found.append(Sentence("{height} up on {piece}", up))
    if model.looting:
        found.append(Sentence("busy with the spoils"))
    if not model.loaded:
        found.append(Sentence("must reload"))
    if siege.has_acted(model):
        found.append(Sentence("has acted"))
    return tuple(found)


def _building_state(siege: Siege, id: str) -> tuple[Sentence, ...]:
    building = siege.building(id)
    if building.destroyed:
        return (Sentence("destroyed: put a ruin there"),)
    most = siege.world.buildings[building.id].integrity
    found = [
        Sentence("level {level}", {"level": LEVELS[building.level]}),
        Sentence("Integrity {now} of {most}", {"now": building.integrity, "most": most}),
    ]
    if building.burning:
        found.append(Sentence("burning"))
    return tuple(found)
