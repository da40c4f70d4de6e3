"""What the card of a figure or a tile says when the pointer rests on it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.realms import icon_of
from desktop.games.warhold.tiles.figures import Muster
from desktop.games.warhold.tiles.land import tile_name
from desktop.games.warhold.tiles.tile_scene import TileScene
from desktop.play.models.cased import Cased
from desktop.tabletop.hover_card import CardText
from rules_core.games.warhold.content.types import LORD
from rules_core.games.warhold.rules import gear
from rules_core.games.warhold.rules.campaign import is_monster
from rules_core.games.warhold.rules.land import terrain
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import attacks, hit_points, movement, movement_left, reach
from rules_core.games.warhold.state.war import FOREST, MOUNTAIN, NOTHING, PLAINS, WATER, War
from rules_core.games.words import Words
from rules_core.kernel.requests import NO_SEAT


def tr(text: str, disambiguation: str | None = None, number: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarBoard", text, disambiguation, number)


def card_of(war: War, scene: TileScene, figure: str, tile: int, words: Words) -> CardText | None:
    """The card of a figure, or else of a tile; None where there is nothing to say."""
    if war.has_unit(figure):
        return _of_figure(war, scene, figure, words)
    if tile < 0 or not war.has_map or tile >= len(war.ground) or war.ground[tile] == NOTHING:
        return None
    return _of_tile(war, scene, tile, words)


def _of_figure(war: War, scene: TileScene, id: str, words: Words) -> CardText:
    campaign, unit, muster = campaign_of(war), war.unit(id), Muster(war, words)
    profile, most = campaign.profile(unit), hit_points(campaign, unit)
    lines = [
        tr("Attacks {attacks}: hit on {hit}, wound on {wound}").format(
            attacks=attacks(campaign, unit), hit=profile.hit, wound=profile.wound
        )
    ]
    if reach(campaign, unit) > 1:
        lines.append(tr("Strikes as far as %n tile(s)", "", reach(campaign, unit)))
    if is_monster(unit):
        lines.append(tr("Movement {points}").format(points=movement(campaign, unit)))
    else:
        left, points = movement_left(campaign, unit), movement(campaign, unit)
        lines.append(tr("Movement {left} of {points}").format(left=left, points=points))
    worn = war.kingdom(unit.seat).worn if unit.kind == LORD else []
    if worn:
        lines.append(tr("Wears {things}").format(things=", ".join([words.called(gear.card_of(one)) for one in worn])))
    return CardText(
        muster.name(unit),
        tile_name(scene.board, unit.tile),
        icon_of(unit.profile, unit.kind),
        tr("{left} of %n hit point(s)", "", most).format(left=most - unit.wounds),
        (*([muster.whose(unit.seat)] if unit.seat != NO_SEAT else []), *lines),
    )


def _of_tile(war: War, scene: TileScene, tile: int, words: Words) -> CardText:
    names = {
        PLAINS: tr("Plains"),
        FOREST: tr("Forest"),
        MOUNTAIN: tr("Mountain"),
        WATER: tr("Water"),
    }
    house, town, ruin = war.stronghold_at(tile), war.town_at(tile), war.ruin_at(tile)
    lines: list[str] = []
    icon = {FOREST: "oak", MOUNTAIN: "stone-stack", WATER: "drop"}.get(terrain(war, tile), "ui/map")
    title = names.get(war.ground[tile], "")
    if house is not None:
        title, icon = str(Cased(words.name(house.id), begins=True)), "castle"
        if house.seat == NO_SEAT:
            lines.append(tr("It has no master now."))
        elif house.seat != house.founder:
            lines.append(tr("Held by {who}").format(who=Muster(war, words).whose(house.seat)))
        lines.append(tr("Walls of level {level}").format(level=house.walls))
    elif town is not None:
        title, icon = (tr("Ruined town") if town.is_ruined else tr("Town")), "village"
    elif ruin is not None:
        title, icon = tr("Ruin"), "broken-wall"
        if ruin.has_treasure:
            lines.append(tr("A treasure lies here, face down."))
        elif ruin.guard:
            lines.append(tr("Its guard is still alive."))
    elif tile in war.bridges:
        title, icon = tr("Bridge"), "bridge"
    return CardText(title, tile_name(scene.board, tile), icon, "", tuple(lines))
