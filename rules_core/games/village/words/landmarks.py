"""Places in words, for a table without a map: "touching Orc 3", "beside the Forge", "toward the Temple"."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from rules_core.games.landmarks import Landmarks, at, from_thing, told_apart
from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules.markers import token_body
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.measures import measure_for
from rules_core.games.village.words.names import Names
from rules_core.games.words import Spot
from rules_core.ground.geometry import Body, Point, length
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Place
from rules_core.song.warband import Model, ModelId
from rules_core.wording.sentence import Capital, Phrase, Sentence
from rules_core.wording.translation import say


def landmarks(
    siege: Siege, request: Place, names: Names, before: Point | None = None, good: Point | None = None
) -> tuple[Spot, ...]:
    """Spots of the question's region in words, the likely ones first; the answers are places.

    `before`: where somebody who is set down again was set down the last time. `good`: where the program would set down
    what is placed.
    """
    region = request.region
    if region is None:
        return ()
    model = siege.models.get(ModelId(request.subject))
    # OPEN-17. Who gets down does so from where the rider stands.
    is_move = model is not None and model.is_there
    found = _around(siege, model, region, names) if model is not None and is_move else _good(siege, region, names)
    if before is not None and region.contains(*before):
        found.insert(0, at(before, say("As last time"), say("Where the last wave began for them")))
    elif good is not None:
        found.insert(0, at(good, say("A good place"), place_words(siege, good, names)))
    return told_apart(found, region)


def _around(siege: Siege, model: Fighter, region: Region, names: Names) -> list[Spot]:
    """Where somebody on the table may go: to foes, finds, buildings and friends; else towards them."""
    marks = Landmarks(siege, model, region, names, measure_for(siege))
    marks.foes(_state)
    for token in siege.tokens.values():
        body = token_body(siege, token)
        if region.contains(body.x, body.y):
            marks.found.append(at((body.x, body.y), say("To the find"), thing=token.id))
        else:
            marks.toward(Phrase("the find"), (body.x, body.y), token.id)
    for villager in siege.villagers.values():
        spot = region.nearest(villager.x, villager.y)
        if length(spot[0] - villager.x, spot[1] - villager.y) <= 2 * model.radius:
            marks.found.append(at(spot, say("To the villager"), thing=villager.id))
    for id in siege.buildings:
        marks.piece(id, names.of(id), siege.world.middles[id])
    marks.friends()
    return marks.all()


def _good(siege: Siege, region: Region, names: Names) -> list[Spot]:
    """Where somebody or something is set down: the region's own good spots, said from the nearest building."""
    found: list[Spot] = []
    heart = siege.world.middles[siege.world.heart]
    for spot in sorted(region.candidates(), key=partial(_apart, heart)):
        id = _nearest(siege, spot)
        near = Sentence("{name}", {"name": Capital(names.of(id))}).words()
        words = _measured_from(siege, spot, id, names)
        found.append(replace(at(spot, words, say("Measured to the middle of what is placed"), id), near=near))
    return found


def place_words(siege: Siege, spot: Point, names: Names) -> str:
    """A place by how far it is from the nearest building, and on which side."""
    return _measured_from(siege, spot, _nearest(siege, spot), names)


def _nearest(siege: Siege, spot: Point) -> BuildingId:
    """The building nearest to a place."""
    return min(siege.buildings, key=partial(siege.ground.gap_to_piece, Body("", spot[0], spot[1], 0)))


def _measured_from(siege: Siege, spot: Point, id: BuildingId, names: Names) -> str:
    gap = max(0, siege.ground.gap_to_piece(Body("", spot[0], spot[1], 0), id))
    middle = siege.world.middles[id]
    return from_thing(measure_for(siege)(gap), spot[0] - middle[0], spot[1] - middle[1], names.of(id))


def _apart(one: Point, other: Point) -> float:
    return length(one[0] - other[0], one[1] - other[1])


def _state(model: Model) -> str:
    return say("knocked down") if model.knocked_down and model.side == ENEMIES else ""
