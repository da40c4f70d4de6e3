"""What people at a real table carry out though nobody chose it, a line each: recoil, flight, falls, removal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeGuard

from rules_core.ground.geometry import length, round_half_away
from rules_core.ground.tape_measure import Placement
from rules_core.kernel.facts import Fact
from rules_core.song.carrying import THROWN
from rules_core.song.facts import Defeated, KnockedDown, ModelFled, ModelMoved, SetDown, StoodUp, TakenUp
from rules_core.song.field import Field
from rules_core.song.stick_words import sticks
from rules_core.song.warband import Model, ModelId
from rules_core.song.words.names import SongNames
from rules_core.wording.sentence import Capital, Length, Part, Phrase, Sentence

TOWARD: Final = {
    (0, -1): Phrase("to the north"),
    (1, -1): Phrase("to the north-east"),
    (1, 0): Phrase("to the east"),
    (1, 1): Phrase("to the south-east"),
    (0, 1): Phrase("to the south"),
    (-1, 1): Phrase("to the south-west"),
    (-1, 0): Phrase("to the west"),
    (-1, -1): Phrase("to the north-west"),
}
"""The eight directions, as steps to the right and down."""
SLANT: Final = 2.4
"""So much longer one leg must be than the other for a plain north or east (about 22 degrees)."""
OF_MANNER: Final = {
    "recoil": "{name} is driven {far} {direction}",
    "flee": "{name} runs {far} {direction}",
    "follow-up": "{name} follows {far} {direction}",
    "intercept": "{name} catches up, {far} {direction}",
}
"""Moves that nobody chooses a place for, by their manner."""
CRUMBLING: Final = "SBH-MOR-6"
"""The clause by which undead are destroyed that nobody has killed."""
NEARLY: Final = 12
"""By so little, in tenths of a millimetre, a way of whole sticks may be another length."""
CHOSEN: Final = "{name}: {far} {direction}"
"""A move that somebody without a person has chosen: people have not made it yet."""
PlaceWords = Callable[[Model, int, int], Part]
"""Where a model stands or would stand, in a game's own landmarks."""
OwnMoves = Callable[[Fact, Sequence[Fact]], str]
"""How a game tells a move of somebody's own that people have to carry out; "" for one that they made themselves."""


def no_own_moves(fact: Fact, facts: Sequence[Fact]) -> str:
    """Every move of somebody's own is made by those who chose it."""
    return ""


@dataclass(frozen=True)
class _Deed:
    """What befell one model: the move, None without one, and whether it lies, is gone or in a saddle then."""

    model: ModelId
    move: ModelMoved | SetDown | None
    end: Fact | None
    template: str = ""
    """How a move of its own is told."""


def forced_moves(
    facts: Sequence[Fact], field: Field, names: SongNames, place: PlaceWords, own: OwnMoves = no_own_moves
) -> tuple[Sentence, ...]:
    """A line for each model that was moved, knocked down or taken off, in the order in which it happened.

    The field is as it stands after these facts.
    """
    return tuple(_line(one, field, names, place) for one in _deeds(facts, own))


def moved_by_force(facts: Sequence[Fact], own: OwnMoves = no_own_moves) -> tuple[ModelId, ...]:
    """Whom these lines are about, each once."""
    return tuple(dict.fromkeys(one.model for one in _deeds(facts, own)))


def _deeds(facts: Sequence[Fact], own: OwnMoves) -> list[_Deed]:
    """What befell whom, in the order in which it happened."""
    deeds: list[_Deed] = []
    for fact in facts:
        if isinstance(fact, ModelMoved) and fact.manner not in OF_MANNER and own(fact, facts):
            deeds.append(_Deed(fact.model, fact, None, own(fact, facts)))
        elif _is_forced(fact):
            deeds.append(_Deed(fact.model, fact, None))
        elif isinstance(fact, TakenUp):
            deeds.append(_Deed(fact.model, None, fact))
        elif isinstance(fact, (KnockedDown, Defeated, ModelFled)):
            earlier = next((one for one in reversed(deeds) if one.model == fact.model), None)
            if earlier is not None and isinstance(earlier.end, TakenUp):
                # Its miniature has been taken off with that line.
                continue
            if earlier is not None and (earlier.move is not None or isinstance(earlier.end, KnockedDown)):
                # It runs and is gone, or goes down and is dead: one line.
                deeds[deeds.index(earlier)] = replace(earlier, end=fact)
            elif earlier is None:
                deeds.append(_Deed(fact.model, None, fact))
    return deeds


def _is_forced(fact: Fact) -> TypeGuard[ModelMoved | SetDown]:
    """Whether somebody comes to stand elsewhere though nobody chose the place."""
    if isinstance(fact, SetDown):
        return fact.manner == THROWN
    return isinstance(fact, ModelMoved) and fact.manner in OF_MANNER


def _line(deed: _Deed, field: Field, names: SongNames, place: PlaceWords) -> Sentence:
    name: Part = Capital(names.of(deed.model))
    if deed.move is None:
        return _end_alone(deed, names)
    if isinstance(deed.move, SetDown):
        return _thrown(deed, deed.move, field, names)
    far = round_half_away(length(deed.move.to_x - deed.move.from_x, deed.move.to_y - deed.move.from_y))
    told: Part = Length(far)
    if deed.template:
        # Whoever moves of its own will goes by the sticks.
        told = sticks(far, names.sticks(), NEARLY) or told
    parts: dict[str, Part] = {"name": name, "far": told, "direction": _direction(deed.move)}
    move = Sentence(deed.template or OF_MANNER[deed.move.manner], parts)
    if isinstance(deed.end, ModelFled) and deed.end.edge:
        return Sentence("{move}, over {edge}, and is gone.", {"move": move, "edge": names.edge(deed.end.edge)})
    if isinstance(deed.end, ModelFled):
        return Sentence("{move}, and flees from the field: take it off.", {"move": move})
    if isinstance(deed.end, Defeated):
        return Sentence("{move}, and is defeated: take it off.", {"move": move})
    if isinstance(deed.end, KnockedDown):
        return Sentence("{move}, and goes down: lay it on its side.", {"move": move})
    model = field.models.get(deed.model)
    if model is None or (model.x, model.y) != (deed.move.to_x, deed.move.to_y):
        return Sentence("{move}.", {"move": move})
    there = place(model, model.x, model.y)
    return Sentence("{move}; it ends {place}.", {"move": move, "place": there})


def got_up(facts: Sequence[Fact], names: SongNames) -> list[Sentence]:
    """Who has got up: for people who have not chosen it."""
    risen = [Capital(names.of(fact.model)) for fact in facts if isinstance(fact, StoodUp)]
    return [Sentence("{name} gets up: stand it on its feet.", {"name": one}) for one in risen]


def _thrown(deed: _Deed, fall: SetDown, field: Field, names: SongNames) -> Sentence:
    """OPEN-19. Where whoever was carried comes to lie, and that it is gone if worse has befallen it since."""
    parts: dict[str, Part] = {"name": Capital(names.of(deed.model)), "rider": names.of(fall.rider)}
    if isinstance(deed.end, (Defeated, ModelFled)):
        return Sentence("{name} is out: it stays off the table.", parts)
    rider = field.models[fall.rider]
    if rider.in_play:
        return Sentence("{name} is thrown: lay it on its side, touching {rider}.", parts)
    return Sentence("{name} is thrown: lay it on its side where {rider} was.", parts)


def _end_alone(deed: _Deed, names: SongNames) -> Sentence:
    parts: dict[str, Part] = {"name": Capital(names.of(deed.model))}
    if isinstance(deed.end, ModelFled) and deed.end.edge:
        return Sentence("{name} is gone over {edge}: take it off.", {**parts, "edge": names.edge(deed.end.edge)})
    if isinstance(deed.end, KnockedDown):
        return Sentence("{name} goes down: lay it on its side.", parts)
    if isinstance(deed.end, TakenUp):
        rider = names.of(deed.end.rider)
        return Sentence("{name} rides with {rider}: take it off the table.", {**parts, "rider": rider})
    if isinstance(deed.end, ModelFled):
        # SBH-MOR-1.
        return Sentence("{name} flees from the field: take it off.", parts)
    if deed.end is not None and deed.end.clause == CRUMBLING:
        return Sentence("{name} falls to dust: take it off.", parts)
    return Sentence("{name} is defeated: take it off.", parts)


def beside_words(names: SongNames, first: Placement, other: Placement) -> Sentence:
    """Where a model stands, told from another one: touching it, or from middle to middle."""
    dx, dy = other.x - first.x, other.y - first.y
    parts: dict[str, Part] = {
        "name": names.of(other.id),
        "far": Length(round_half_away(length(dx, dy))),
        "direction": TOWARD[step_toward(dx, dy)],
        "first": names.of(first.id),
    }
    if first.id in other.touches:
        return Sentence("{name}: touching {first}, {direction}", parts)
    return Sentence("{name}: {far} {direction} of {first}, middle to middle", parts)


def _direction(move: ModelMoved) -> Part:
    return TOWARD[step_toward(move.to_x - move.from_x, move.to_y - move.from_y)]


def step_toward(dx: int, dy: int) -> tuple[int, int]:
    """The direction of a vector as a step to the right and down."""
    right = 0 if abs(dy) > SLANT * abs(dx) else (dx > 0) - (dx < 0)
    down = 0 if abs(dx) > SLANT * abs(dy) else (dy > 0) - (dy < 0)
    return (right, down) if right or down else (0, -1)
