"""Places in words, for a table without a map: "touching Orc 3", "beside the Forge", "toward the Temple"."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.games.village.prompts.naming import name, name_inside, tr
from desktop.play.models.option_view import OptionView
from rules_core.games.village.rules.markers import token_body
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.ground.geometry import Body, Point, length, round_half_away
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Place
from rules_core.song.options import INCH
from rules_core.wording.tape import on_tape

APART = INCH // 2
"""Places nearer to each other than this are one and the same for somebody without a map."""
MOST = 24
SLANT = 2.4
"""So much longer one leg must be than the other for a plain north or east (about 22 degrees)."""


def landmarks(siege: Siege, request: Place, names: SiegeNames) -> tuple[OptionView, ...]:
    """Spots of the question's region in words, the likely ones first; the answers are places."""
    region = request.region
    if region is None:
        return ()
    model = siege.models.get(request.subject)
    is_move = model is not None and model.in_play
    found = _around(siege, model, region, names) if model is not None and is_move else _good(siege, region, names)
    taken: list[Point] = []
    said: list[str] = []
    options: list[OptionView] = []
    for title, second, icon, spot, thing in found:
        if any(length(spot[0] - x, spot[1] - y) < APART for x, y in taken) or title in said:
            continue
        said.append(title)
        taken.append(spot)
        answer = (spot[0], spot[1], _turn(region, spot))
        options.append(OptionView(answer, title, second, icon, thing=thing))
        if len(options) == MOST:
            break
    return tuple(options)


_Found = Iterator[tuple[str, str, str, Point, str]]


def _around(siege: Siege, model: Fighter, region: Region, names: SiegeNames) -> _Found:
    """Where somebody on the table may go: to foes, finds, buildings and friends; else towards them."""
    others = siege.others(model)
    foes = sorted((one for one in siege.enemies(model) if one.in_play), key=lambda one: siege.ground.gap(model, one))
    far: list[tuple[str, str, Point, str]] = []
    for foe in foes:
        spot = _inside(region, siege.ground.contact_spots(model, foe, others))
        words = tr("Touching {name}").format(name=name(names, foe.id))
        if spot is not None:
            yield words, _state(foe), "crossed-swords", spot, foe.id
        else:
            far.append((name(names, foe.id), "footprint", (foe.x, foe.y), foe.id))
    for token in siege.tokens.values():
        body = token_body(siege, token)
        if region.contains(body.x, body.y):
            yield tr("To the find"), "", "treasure-map", (body.x, body.y), token.id
        else:
            far.append((tr("the find"), "treasure-map", (body.x, body.y), token.id))
    for villager in siege.villagers.values():
        spot = region.nearest(villager.x, villager.y)
        if length(spot[0] - villager.x, spot[1] - villager.y) <= 2 * model.radius:
            yield tr("To the villager"), "", "person", spot, villager.id
    for id in siege.buildings:
        spot = _inside(region, siege.ground.contact_spots_at_piece(model, id, others))
        icon = siege.world.buildings[id].icon
        if spot is not None:
            yield tr("Beside {name}").format(name=name_inside(names, id)), "", icon, spot, id
        else:
            far.append((name_inside(names, id), icon, siege.world.middles[id], id))
    for friend in siege.friends(model):
        spot = _inside(region, siege.ground.contact_spots(model, friend, others))
        if spot is not None:
            yield tr("Beside {name}").format(name=name(names, friend.id)), "", "three-friends", spot, friend.id
    for words, icon, (x, y), thing in far:
        spot = region.nearest(x, y)
        gone = round_half_away(length(spot[0] - model.x, spot[1] - model.y))
        if gone >= APART:
            second = tr("{length} that way").format(length=on_tape(gone))
            yield tr("Toward {name}").format(name=words), second, icon, spot, thing
    if region.contains(model.x, model.y):
        yield tr("Stay here"), "", "ui/x", (model.x, model.y), ""


def _good(siege: Siege, region: Region, names: SiegeNames) -> _Found:
    """Where somebody or something is set down: the region's own good spots, said from the nearest building."""
    heart = siege.world.middles[siege.world.heart]
    for spot in sorted(region.candidates(), key=lambda one: length(one[0] - heart[0], one[1] - heart[1])):
        here = Body("", spot[0], spot[1], 0)
        id = min(siege.buildings, key=lambda one: siege.ground.gap_to_piece(here, one))
        gap = max(0, siege.ground.gap_to_piece(here, id))
        middle = siege.world.middles[id]
        side = compass(spot[0] - middle[0], spot[1] - middle[1])
        words = tr("{length} {side} of {name}").format(length=on_tape(gap), side=side, name=name_inside(names, id))
        yield words, tr("Measured to the middle of what is placed"), siege.world.buildings[id].icon, spot, id


def compass(dx: int, dy: int) -> str:
    """The direction of a vector on the table, where edge 1 is north."""
    if abs(dx) > SLANT * abs(dy):
        return tr("east") if dx > 0 else tr("west")
    if abs(dy) > SLANT * abs(dx):
        return tr("south") if dy > 0 else tr("north")
    if dy < 0:
        return tr("north-east") if dx > 0 else tr("north-west")
    return tr("south-east") if dx > 0 else tr("south-west")


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
    return tr("knocked down") if model.knocked_down and model.side == ENEMIES else ""
