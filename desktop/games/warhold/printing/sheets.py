"""Warhold on paper: the war as it stands, the cards of six decks, the sheets of the box, tiles, the rules on a page."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QImage

from desktop.games.warhold.board_picture import war_image
from desktop.games.warhold.printing import charts, tile_sheets
from desktop.games.warhold.printing.cards import deck_sheet
from desktop.games.warhold.printing.reference import reference
from desktop.games.warhold.realms import icon_of
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.printing.markup import beside_icon, boxes, heading, icon, paragraph, picture, strong, table, text
from desktop.printing.sheet import BLANK, PrintSheet, chronicle_sheet, tr
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from rules_core.games.definition import ThingTable
from rules_core.games.warhold.content.types import DECKS
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.rules.campaign import is_monster
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import hit_points
from rules_core.games.warhold.state.war import Unit, War
from rules_core.games.warhold.words.grounds import place_said
from rules_core.games.words import Words
from rules_core.wording.translation import say

MAP = "map"
MAP_WIDE, MAP_SHARP = 620, 2
AS_THEY_STAND = ("kingdoms", "strongholds")
"""Tables that are printed as they are."""


def sheets_of(session: MatchSession) -> tuple[PrintSheet, ...]:
    """Every sheet of a game, in the order of the dialog."""
    known, game = KnownToAll(session), session.match.game
    assert isinstance(game, WarholdGame)
    state, words, content = known.state, known.words, game.content
    assert isinstance(state, War)
    title = tr("Cards to cut out: {deck}")
    decks = [
        PrintSheet(
            f"cards-{deck}",
            title.format(deck=words.called(deck)),
            tr("Fronts and backs, to be printed on both sides"),
            partial(deck_sheet, deck, content, words),
            is_usual=False,
        )
        for deck in DECKS
    ]
    return (
        PrintSheet(
            "war",
            tr("The war"),
            tr("Map, kingdoms, strongholds, units, monsters"),
            lambda: _war(known, state, words),
            lambda: _pictures(state, words),
        ),
        chronicle_sheet(known),
        PrintSheet(
            "reference",
            tr("The rules on one page"),
            tr("What one looks up while playing"),
            lambda: reference(game.world.options),
        ),
        PrintSheet(
            "monsters", tr("Monsters"), tr("Figures and special rules"), lambda: charts.monsters(content, words)
        ),
        PrintSheet("events", tr("Events"), tr("The charts for ruins, the end of a turn, and spoils"), charts.events),
        PrintSheet(
            f"{BLANK}-strongholds",
            tr("Blank: strongholds"),
            tr("A page for each people, to be ticked by hand"),
            lambda: charts.strongholds(content, words),
        ),
        PrintSheet(
            f"{BLANK}-upkeep",
            tr("Blank: the Upkeep"),
            tr("Its steps, and rounds to write down"),
            lambda: charts.upkeep(words),
        ),
        *decks,
        PrintSheet(
            "tiles",
            tr("Game tiles to cut out"),
            tr("All sixty of the box"),
            tile_sheets.tiles,
            tile_sheets.tile_pictures,
            is_usual=False,
        ),
        PrintSheet(
            "places",
            tr("Places to cut out"),
            tr("Strongholds, towns, ruins, bridges"),
            tile_sheets.places,
            tile_sheets.place_pictures,
            is_usual=False,
        ),
    )


def _pictures(war: War, words: Words) -> dict[str, QImage]:
    """The board, as soon as there is one."""
    if not war.has_map:
        return {}
    return {MAP: war_image(war, words, Theme(LookName.LIGHT, 100).look, MAP_WIDE * MAP_SHARP)}


def _war(known: KnownToAll, war: War, words: Words) -> str:
    """Everything as it stands."""
    parts = [paragraph(text(known.summary))]
    if war.has_map:
        parts.append(picture(MAP, round(MAP_WIDE * min(1.0, war.columns / war.rows))))
    parts += [_as_it_stands(one) for one in known.tables if one.id in AS_THEY_STAND and one.things]
    for title, is_shown in ((tr("Units"), False), (tr("Monsters"), True)):
        rows = [_unit(war, one, words) for one in war.units if is_monster(one) is is_shown]
        if rows:
            head = (tr("Who"), tr("Whose"), tr("Where"), tr("Wounds"))
            # Without a map places have names and not tiles, and no picture fills the first page.
            widths = (36, 30, 12, 22) if war.has_map else (30, 18, 30, 22)
            parts += [heading(title, new_page=war.has_map and not is_shown), table(rows, widths, head)]
    return "".join(parts)


def _as_it_stands(one: ThingTable) -> str:
    rows = [(strong(thing.cells[0]), *[text(cell) for cell in thing.cells[1:]]) for thing in one.things]
    each = 80 // (len(one.headings) - 1)
    widths = [100 - each * (len(one.headings) - 1), *([each] * (len(one.headings) - 1))]
    return heading(say(one.title)) + table(rows, widths, [say(words) for words in one.headings])


def _unit(war: War, unit: Unit, words: Words) -> tuple[str, ...]:
    seat = words.called(unit.seat) if unit.seat else ""
    points = hit_points(campaign_of(war), unit)
    cells = (text(seat), text(place_said(words, war, unit.tile)), boxes(points, unit.wounds))
    picture_of = icon(icon_of(unit.profile, unit.kind))
    return f"{picture_of} {strong(words.called(unit.profile))}", *[beside_icon(cell) for cell in cells]
