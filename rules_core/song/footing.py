"""The effects of kinds of ground on a model: what slows it, what it must climb, what it passes over (SBH-TER-1)."""

from __future__ import annotations

from rules_core.ground.pieces import DIFFICULT, ELSEWHERE, LINEAR, SLOWS, Piece
from rules_core.song.field import Field
from rules_core.song.warband import Model


def has_any(model: Model, traits: tuple[str, ...]) -> bool:
    """Whether the model has one of the traits."""
    return not model.profile.trait_ids.isdisjoint(traits)


def height(field: Field, model: Model) -> int:
    """How tall the model is, in tenths of a millimetre."""
    return field.song.model_height + field.song.size_height * model.profile.size


def is_special(field: Field, model: Model, piece: Piece) -> bool:
    """Whether the piece means something else to this model than to most."""
    if piece.traits & model.crosses & ~ELSEWHERE != 0:
        return True
    return piece.has(SLOWS) and (not slows(model, piece) or must_climb(field, model, piece))


def slows(model: Model, piece: Piece) -> bool:
    """Whether the piece makes a straight move of this model a move over difficult ground."""
    if not piece.has(SLOWS):
        return False
    ids = model.profile.trait_ids
    # Flying moves over terrain; Burrowing goes below it.
    if "flying" in ids or "burrowing" in ids:
        return False
    # Clinging walks up one side of an obstacle and down the other.
    if piece.has(LINEAR) and "clinging" in ids:
        return False
    return not piece.has(model.profile.at_home)


def must_climb(field: Field, model: Model, piece: Piece) -> bool:
    """Whether the piece is an obstacle that this model cannot step over (SBH-MOV-6)."""
    if not piece.has(LINEAR) or 2 * piece.height <= height(field, model):
        return False
    ids = model.profile.trait_ids
    return not ("flying" in ids or "burrowing" in ids or "clinging" in ids)


def can_jump(field: Field, model: Model, piece: Piece) -> bool:
    """Whether the piece is a low obstacle or a gap to jump over (SBH-MOV-8); difficult ones slow all the same."""
    if not piece.has(LINEAR) or piece.has(DIFFICULT) or not slows(model, piece):
        return False
    return not must_climb(field, model, piece)
