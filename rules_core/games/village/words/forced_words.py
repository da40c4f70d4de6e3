"""What people at a real table carry out though nobody chose it, a line each: recoil, flight, falls, removal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeGuard

from rules_core.games.village.state.facts import TrapSprung
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.landmarks import SLANT
from rules_core.games.village.words.names import Names
from rules_core.games.village.words.order_words import deeds
from rules_core.ground.geometry import Body, length, round_half_away
from rules_core.ground.tape_measure import Placement
from rules_core.kernel.facts import Fact
from rules_core.song.carrying import THROWN
from rules_core.song.facts import Defeated, KnockedDown, ModelFled, ModelMoved, SetDown, TakenUp
from rules_core.song.warband import ModelId
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
OF_MANNER: Final = {
    "recoil": "{name} is driven {far} {direction}",
    "flee": "{name} runs {far} {direction}",
    "follow-up": "{name} follows {far} {direction}",
    "intercept": "{name} catches up, {far} {direction}",
}
"""Moves that nobody chooses a place for, by their manner."""
GOES_ON: Final = "{name} goes on {far} {direction}"
"""The rest of a move on which a Trap was sprung: the order before it ended at the die (R-V29)."""


@dataclass(frozen=True)
class _Deed:
    """What befell one model: the move, None without one, and whether it lies, is gone or in a saddle then."""

    model: ModelId
    move: ModelMoved | SetDown | None
    end: Fact | None
    goes_on: bool = False
    """Whether this is the rest of a move of its own."""


def forced_moves(facts: Sequence[Fact], siege: Siege, names: Names) -> tuple[Sentence, ...]:
    """A line for each model that was moved, knocked down or taken off, in the order in which it happened.

    The siege is as it stands after these facts.
    """
    return tuple(_line(one, siege, names) for one in _deeds(facts))


def moved_by_force(facts: Sequence[Fact]) -> tuple[ModelId, ...]:
    """Whom these lines are about, each once."""
    return tuple(dict.fromkeys(one.model for one in _deeds(facts)))


def _deeds(facts: Sequence[Fact]) -> list[_Deed]:
    """What befell whom, in the order in which it happened."""
    deeds: list[_Deed] = []
    for fact in facts:
        if _goes_on(fact, facts):
            deeds.append(_Deed(fact.model, fact, None, goes_on=True))
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


def moves_somebody(facts: Sequence[Fact]) -> bool:
    """Whether people have to put a miniature elsewhere: one that goes down or is out is dealt with where it stands."""
    return any(_is_forced(fact) or _goes_on(fact, facts) for fact in facts)


def _goes_on(fact: Fact, facts: Sequence[Fact]) -> TypeGuard[ModelMoved]:
    """Whether somebody goes on who has just survived a Trap: what is ordered for it next has not come yet."""
    if not isinstance(fact, ModelMoved) or fact.manner in OF_MANNER:
        return False
    before = facts[: next(number for number, one in enumerate(facts) if one is fact)]
    for one in reversed(before):
        if isinstance(one, OrderGiven):
            return False
        if isinstance(one, TrapSprung):
            return one.model == fact.model
    return False


def _is_forced(fact: Fact) -> TypeGuard[ModelMoved | SetDown]:
    """Whether somebody comes to stand elsewhere though nobody chose the place."""
    if isinstance(fact, SetDown):
        return fact.manner == THROWN
    return isinstance(fact, ModelMoved) and fact.manner in OF_MANNER


def _line(deed: _Deed, siege: Siege, names: Names) -> Sentence:
    name: Part = Capital(names.of(deed.model))
    if deed.move is None:
        return _end_alone(deed, names)
    if isinstance(deed.move, SetDown):
        return _thrown(deed, deed.move, siege, names)
    far = round_half_away(length(deed.move.to_x - deed.move.from_x, deed.move.to_y - deed.move.from_y))
    parts: dict[str, Part] = {"name": name, "far": Length(far), "direction": _direction(deed.move)}
    move = Sentence(GOES_ON if deed.goes_on else OF_MANNER[deed.move.manner], parts)
    if isinstance(deed.end, ModelFled) and deed.end.edge:
        return Sentence("{move}, over {edge}, and is gone.", {"move": move, "edge": names.edge(deed.end.edge)})
    if isinstance(deed.end, (Defeated, ModelFled)):
        return Sentence("{move}, and is gone: take it off.", {"move": move})
    if isinstance(deed.end, KnockedDown):
        return Sentence("{move}, and goes down: lay it on its side.", {"move": move})
    model = siege.models.get(deed.model)
    if model is None or (model.x, model.y) != (deed.move.to_x, deed.move.to_y):
        return Sentence("{move}.", {"move": move})
    place = place_of(siege, model, model.x, model.y, names)
    return Sentence("{move}; it ends {place}.", {"move": move, "place": place})


def _thrown(deed: _Deed, fall: SetDown, siege: Siege, names: Names) -> Sentence:
    """OPEN-19. Where whoever was carried comes to lie, and that it is gone if worse has befallen it since."""
    parts: dict[str, Part] = {"name": Capital(names.of(deed.model)), "rider": names.of(fall.rider)}
    if isinstance(deed.end, (Defeated, ModelFled)):
        return Sentence("{name} is out: it stays off the table.", parts)
    rider = siege.models[fall.rider]
    if rider.in_play:
        return Sentence("{name} is thrown: lay it on its side, touching {rider}.", parts)
    return Sentence("{name} is thrown: lay it on its side where {rider} was.", parts)


def _end_alone(deed: _Deed, names: Names) -> Sentence:
    parts: dict[str, Part] = {"name": Capital(names.of(deed.model))}
    if isinstance(deed.end, ModelFled) and deed.end.edge:
        return Sentence("{name} is gone over {edge}: take it off.", {**parts, "edge": names.edge(deed.end.edge)})
    if isinstance(deed.end, KnockedDown):
        return Sentence("{name} goes down: lay it on its side.", parts)
    if isinstance(deed.end, TakenUp):
        rider = names.of(deed.end.rider)
        return Sentence("{name} rides with {rider}: take it off the table.", {**parts, "rider": rider})
    return Sentence("{name} is out: take it off.", parts)


def place_of(siege: Siege, model: Fighter, x: int, y: int, names: Names) -> Part:
    """Where a model stands or would stand, for somebody with a tape.

    Whom or what it touches, else how far it is from the nearest building and on which side.
    """
    here = Body(model.id, x, y, model.radius)
    touched = [one.id for one in siege.enemies(model) if one.in_play and siege.ground.touching(here, one)]
    if touched:
        return Sentence("touching {things}", {"things": tuple(names.of(one) for one in touched)})
    building = min(siege.buildings, key=partial(siege.ground.gap_to_piece, here))
    if siege.ground.touching_piece(here, building):
        return Sentence("against {name}", {"name": names.of(building)})
    middle = siege.world.middles[building]
    parts: dict[str, Part] = {
        "far": Length(max(0, siege.ground.gap_to_piece(here, building))),
        "name": names.of(building),
        "side": TOWARD[_step(x - middle[0], y - middle[1])],
    }
    return Sentence("{far} {side} of {name}", parts)


def beside_words(names: Names, first: Placement, other: Placement) -> Sentence:
    """Where a model stands, told from another one: from middle to middle."""
    dx, dy = other.x - first.x, other.y - first.y
    parts: dict[str, Part] = {
        "name": names.of(other.id),
        "far": Length(round_half_away(length(dx, dy))),
        "direction": TOWARD[_step(dx, dy)],
        "first": names.of(first.id),
    }
    return Sentence("{name}: {far} {direction} of {first}, middle to middle", parts)


def order_with_end(order: OrderGiven, siege: Siege, names: Names) -> Sentence:
    """What an enemy does, as people carry it out, and where it ends unless that has been said (V-6.2.7)."""
    told = Sentence("{it}.", {"it": deeds(order, names)})
    moved = [leg for leg in order.legs if leg[2]]
    if not moved or moved[-1][7]:
        # Where it touches what it is after, it has been said.
        return told
    place = place_of(siege, siege.model(order.model), moved[-1][4], moved[-1][5], names)
    return Sentence("{order} It ends {place}.", {"order": told, "place": place})


def _direction(move: ModelMoved) -> Part:
    return TOWARD[_step(move.to_x - move.from_x, move.to_y - move.from_y)]


def _step(dx: int, dy: int) -> tuple[int, int]:
    """The direction of a vector as a step to the right and down."""
    right = 0 if abs(dy) > SLANT * abs(dx) else (dx > 0) - (dx < 0)
    down = 0 if abs(dx) > SLANT * abs(dy) else (dy > 0) - (dy < 0)
    return (right, down) if right or down else (0, -1)
