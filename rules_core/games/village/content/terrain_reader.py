"""Tables and the kinds of ground on them, read from content."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.content.named_fields import NAME, TEXT
from rules_core.content.reader import Reader
from rules_core.games.village.content import content_faults as words
from rules_core.games.village.content import terrain_fields as fields
from rules_core.games.village.content.content_keys import Register, read_id, read_outline
from rules_core.games.village.content.types import GroundKind, TerrainLayout, TerrainPiece
from rules_core.wording.sentence import Length, Part


def read_terrain(reader: Reader, register: Register, ground: Sequence[str]) -> TerrainLayout:
    """V-4.3.1, V-4.3.3. The terrain of a table; `ground` are the kinds that there are."""
    id = read_id(reader, register, "terrain")
    width = reader.inches_of(fields.WIDTH)
    height = reader.inches_of(fields.HEIGHT)
    pieces = read_pieces(reader, register, id, ground, width, height)
    layout = TerrainLayout(id, reader.text_of(NAME), reader.text_of(TEXT), width, height, pieces)
    reader.done()
    return layout


def read_pieces(
    reader: Reader, register: Register, owner: str, ground: Sequence[str], width: int, height: int
) -> tuple[TerrainPiece, ...]:
    """The pieces of terrain of a table of this size, each with an id of its own."""
    pieces: list[TerrainPiece] = []
    for one in reader.tables_of(fields.PIECES):
        piece_id = read_id(one, register, f"piece of {owner}")
        kind = one.word_of(fields.PIECE_KIND, ground)
        corners = read_outline(one, fields.PIECE_OUTLINE)
        if any(not (0 <= x <= width and 0 <= y <= height) for x, y in corners):
            values: dict[str, Part] = {"name": piece_id, "width": Length(width), "height": Length(height)}
            one.fault("outline", words.OFF_TABLE, words.KEEP_ON_TABLE, values)
        one.done()
        pieces.append(TerrainPiece(piece_id, kind, corners))
    return tuple(pieces)


def read_ground(reader: Reader, register: Register) -> GroundKind:
    """V-4.3.3. A kind of ground."""
    kind = reader.text_of(fields.KIND)
    if kind:
        reader.place = f"{reader.place.split('.ground[')[0]}: ground {kind}"
        if not register.is_new("ground", kind):
            reader.fault("kind", words.GROUND_TWICE, words.REMOVE_ONE, {"id": kind})
    traits = 0
    for word in reader.words_of(fields.GROUND_TRAITS):
        traits |= fields.GROUND_FLAGS[word]
    height = reader.inches_of(fields.GROUND_HEIGHT)
    found = GroundKind(kind, reader.text_of(NAME), traits, height, reader.flag_of(fields.GROUND_BRIDGE))
    reader.done()
    return found
