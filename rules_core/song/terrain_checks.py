"""How large pieces of terrain are and how far apart they lie on a table set up by the book (SBH-TER-5).

Advice for whoever lays out a table: a village may well be denser.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_core.kernel.pieces import BLOCKS_SIGHT, IMPASSABLE, LINEAR, Piece
from rules_core.song.options import SongOptions


@dataclass(frozen=True)
class Advice:
    """What is unusual about a piece: "too small", "too large", "too long" or "too near", and to which other piece."""

    clause: str
    piece: str
    what: str
    other: str = ""


def terrain_advice(pieces: Sequence[Piece], song: SongOptions) -> list[Advice]:
    """Everything that is not as SBH-TER-5 has it, in the order of the pieces."""
    found: list[Advice] = []
    for place, piece in enumerate(pieces):
        what = _size(piece, song)
        if what:
            found.append(Advice("SBH-TER-5", piece.id, what))
        for other in pieces[:place]:
            # At least Short apart.
            if piece.outline.gap_to(other.outline) < song.short:
                found.append(Advice("SBH-TER-5", piece.id, "too near", other.id))
    return found


def _size(piece: Piece, song: SongOptions) -> str:
    width = piece.outline.right - piece.outline.left
    depth = piece.outline.bottom - piece.outline.top
    longer = max(width, depth)
    if piece.has(LINEAR):
        # Linear obstacles up to Short.
        return "too long" if longer > song.short else ""
    if piece.has(IMPASSABLE) and piece.has(BLOCKS_SIGHT):
        # Buildings up to Medium by Medium.
        return "too large" if longer > song.medium else ""
    # Areas between Short by Short and Long by Long.
    if min(width, depth) < song.short:
        return "too small"
    return "too large" if longer > song.long else ""
