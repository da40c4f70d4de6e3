"""Places in words, for a table without a map: "touching Orc 3", "beside the Forge", "toward the Temple"."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules.markers import token_body
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.measures import measure_for
from rules_core.games.village.words.names import Names
from rules_core.games.words import Spot
from rules_core.ground.geometry import Body, Point, length, round_half_away
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Place
from rules_core.song.options import INCH
from rules_core.song.warband import ModelId
from rules_core.wording.sentence import Capital, Part, Phrase, Sentence
from rules_core.wording.translation import say, tell

APART: Final = INCH // 2
"""Places nearer to each other than this are one and the same for somebody without a map."""
MOST: Final = 24
"""So many places are said where each stands alone."""
MOST_NEAR: Final = 8
"""So many are said near one thing: with the way back one key each."""
FROM: Final[dict[str, Sentence]] = {
    "north": Sentence("{length} north of {name}"),
    "north-east": Sentence("{length} north-east of {name}"),
    "east": Sentence("{length} east of {name}"),
    "south-east": Sentence("{length} south-east of {name}"),
    "south": Sentence("{length} south of {name}"),
    "south-west": Sentence("{length} south-west of {name}"),
    "west": Sentence("{length} west of {name}"),
    "north-west": Sentence("{length} north-west of {name}"),
}
"""Where something lies, by direction. Whole sentences: elsewhere these directions are names of edges."""
SLANT: Final = 2.4
"""So much longer one leg must be than the other for a plain north or east (about 22 degrees)."""


def landmarks(siege: Siege, request: Place, names: Names, before: Point | None = None) -> tuple[Spot, ...]:
    """Spots of the question's region in words, the likely ones first; the answers are places.

    `before`: where somebody who is set down again was set down the last time.
    """
    region = request.region
    if region is None:
        return ()
    model = siege.models.get(ModelId(request.subject))
    # OPEN-17. Who gets down does so from where the rider stands.
    is_move = model is not None and model.is_there
    found = _around(siege, model, region, names) if model is not None and is_move else _good(siege, region, names)
    if before is not None and region.contains(*before):
        found.insert(0, _at(before, say("As last time"), say("Where the last wave began for them")))
    taken: list[Point] = []
    said: list[str] = []
    spots: list[Spot] = []
    for one in found:
        x, y, _ = one.place
        beside = [other for other in spots if other.near == one.near]
        if one.title in said or len(beside) == (MOST_NEAR if one.near else MOST):
            continue
        if any(length(x - at[0], y - at[1]) < APART for at in taken):
            continue
        said.append(one.title)
        taken.append((x, y))
        spots.append(replace(one, place=(x, y, _turn(region, (x, y)))))
    return tuple(spots)


def _around(siege: Siege, model: Fighter, region: Region, names: Names) -> list[Spot]:
    """Where somebody on the table may go: to foes, finds, buildings and friends; else towards them."""
    found: list[Spot] = []
    others = siege.others(model)
    foes = sorted([one for one in siege.enemies(model) if one.in_play], key=partial(siege.ground.gap, model))
    far: list[tuple[Part, Point, str]] = []
    for foe in foes:
        spot = _inside(region, siege.ground.contact_spots(model, foe, others))
        it: Part = Capital(names.of(foe.id))
        if spot is not None:
            found.append(_at(spot, Sentence("Touching {name}", {"name": it}).words(), _state(foe), foe.id))
        else:
            far.append((it, (foe.x, foe.y), foe.id))
    for token in siege.tokens.values():
        body = token_body(siege, token)
        if region.contains(body.x, body.y):
            found.append(_at((body.x, body.y), say("To the find"), thing=token.id))
        else:
            far.append((Phrase("the find"), (body.x, body.y), token.id))
    for villager in siege.villagers.values():
        spot = region.nearest(villager.x, villager.y)
        if length(spot[0] - villager.x, spot[1] - villager.y) <= 2 * model.radius:
            found.append(_at(spot, say("To the villager"), thing=villager.id))
    for id in siege.buildings:
        spot = _inside(region, siege.ground.contact_spots_at_piece(model, id, others))
        if spot is not None:
            found.append(_at(spot, Sentence("Beside {name}", {"name": names.of(id)}).words(), thing=id))
        else:
            far.append((names.of(id), siege.world.middles[id], id))
    for friend in siege.friends(model):
        spot = _inside(region, siege.ground.contact_spots(model, friend, others))
        if spot is not None:
            it = Capital(names.of(friend.id))
            found.append(_at(spot, Sentence("Beside {name}", {"name": it}).words(), thing=friend.id))
    measure = measure_for(siege)
    for goal, (x, y), thing in far:
        spot = region.nearest(x, y)
        gone = round_half_away(length(spot[0] - model.x, spot[1] - model.y))
        if gone >= APART:
            words = Sentence("Toward {name}", {"name": goal}).words()
            found.append(
                replace(_at(spot, words, tell("{length} that way", length=measure(gone)), thing), is_toward=True)
            )
    if region.contains(model.x, model.y):
        found.append(_at((model.x, model.y), say("Stay here")))
    return found


def _good(siege: Siege, region: Region, names: Names) -> list[Spot]:
    """Where somebody or something is set down: the region's own good spots, said from the nearest building."""
    found: list[Spot] = []
    heart = siege.world.middles[siege.world.heart]
    for spot in sorted(region.candidates(), key=partial(_apart, heart)):
        id = _nearest(siege, spot)
        near = Sentence("{name}", {"name": Capital(names.of(id))}).words()
        words = _measured_from(siege, spot, id, names)
        found.append(replace(_at(spot, words, say("Measured to the middle of what is placed"), id), near=near))
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
    side = compass(spot[0] - middle[0], spot[1] - middle[1])
    parts: dict[str, Part] = {"length": measure_for(siege)(gap), "name": names.of(id)}
    return Sentence(FROM[side].template, parts).words()


def _at(spot: Point, title: str, second: str = "", thing: str = "") -> Spot:
    return Spot((*spot, 0), title, second, thing)


def _apart(one: Point, other: Point) -> float:
    return length(one[0] - other[0], one[1] - other[1])


def compass(dx: int, dy: int) -> str:
    """The direction of a vector on the table, where edge 1 is north: a key of `FROM`."""
    if abs(dx) > SLANT * abs(dy):
        return "east" if dx > 0 else "west"
    if abs(dy) > SLANT * abs(dx):
        return "south" if dy > 0 else "north"
    if dy < 0:
        return "north-east" if dx > 0 else "north-west"
    return "south-east" if dx > 0 else "south-west"


def _inside(region: Region, spots: list[Point]) -> Point | None:
    for spot in spots:
        if region.contains(*spot):
            return spot
    return None


def _turn(region: Region, spot: Point) -> int:
    for turn in region.turns:
        if region.contains_turned(spot[0], spot[1], turn):
            return turn
    return region.turns[0]


def _state(model: Fighter) -> str:
    return say("knocked down") if model.knocked_down and model.side == ENEMIES else ""
