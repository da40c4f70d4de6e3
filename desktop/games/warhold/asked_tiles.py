"""Which tiles and figures a question offers, and which answer each of them stands for."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.tiles.land import tile_name
from desktop.games.warhold.tiles.tile_map import TileMap, map_of, slot_tiles, square_of
from desktop.play.models.option_view import NO, OptionView, QuestionView
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.land import tile_of
from rules_core.games.warhold.state.war import War
from rules_core.games.words import Words
from rules_core.grid.squares import square_named
from rules_core.kernel.requests import Request, options_of


def offered_tiles(war: War, request: Request | None) -> dict[int, str]:
    """The tiles that are offered, each with its answer."""
    if request is None or request.topic not in topics.TILES or not war.has_map:
        return {}
    # Besides tiles there may be somebody to change places with, nothing at all, or a stronghold that takes a civilian.
    names = [one for one in options_of(request) if square_named(one) is not None]
    return {tile_of(war, one): one for one in names}


def offered_figures(war: War, request: Request | None) -> frozenset[str]:
    """The figures that answers are about."""
    if request is None:
        return frozenset()
    ids = {unit.id for unit in war.units}
    return frozenset(one.rpartition(":")[2] for one in options_of(request) if one.rpartition(":")[2] in ids)


def offered_slots(war: War, request: Request | None, board: TileMap) -> dict[str, frozenset[int]]:
    """The places for a game tile that are offered, each with its tiles."""
    if request is None or request.topic != topics.LAY_WHERE:
        return {}
    return {one: slot_tiles(board, *slot_of(one)) for one in options_of(request)}


def slot_of(place: str) -> tuple[int, int]:
    """Column and row of a place for a game tile, "p3-2"."""
    column, _, row = place[1:].partition("-")
    return int(column), int(row)


def slot_thing(board: TileMap, place: str) -> str:
    """The id of a place for a game tile: that of its first tile."""
    return square_of(board, min(slot_tiles(board, *slot_of(place))))


def on_board(view: QuestionView, request: Request, war: War, words: Words) -> QuestionView:
    """A question whose answers are tiles: they are chosen where they lie, and the bar offers what is no tile."""
    board = map_of(war, words)
    things = {answer: square_of(board, tile) for tile, answer in offered_tiles(war, request).items()}
    names = {answer: tile_name(board, tile) for tile, answer in offered_tiles(war, request).items()}
    slots = offered_slots(war, request, board)
    if not things and not slots:
        return view
    things |= {place: slot_thing(board, place) for place in slots}
    options: list[OptionView] = []
    for one in view.options:
        answer = str(one.answer)
        if answer in things:
            title = _to(names.get(answer, one.title), request)
            one = replace(one, thing=things[answer], title=title, on_table=True)
        options.append(one)
    stays = (number for number, one in enumerate(options) if one.letter == NO)
    return replace(view, options=tuple(options), default=next(stays, view.default))


def _to(name: str, request: Request) -> str:
    """How an answer reads that is a tile."""
    if request.topic in (topics.MOVE_WHERE, topics.HASTE):
        return QCoreApplication.translate("WarBoard", "To {tile}").format(tile=name)
    return name
