"""A player by rules of thumb: makes a plain city, guards its ways in, and spends lives where they count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules_core.games.defenders.content.cards import JACK, PACK, rank_of
from rules_core.games.defenders.content.types import ENGINEERS, HEALERS, LOW, STRONG, WELL_BUILT
from rules_core.games.defenders.players.plain_drawing import plain_drawing
from rules_core.games.defenders.rules import attack, battle, city_making, defend, scenes, topics
from rules_core.games.defenders.state.city import City, Location, Stack, Threat
from rules_core.kernel.requests import Answer, Choose, Pick, Request, Sketch, Topic, Write
from rules_core.kernel.simulation import Player

STRONG_WORDS: Final = frozenset([f"{city_making.WORD}{one}" for one in STRONG | WELL_BUILT])
"""Each is worth a point in a battle."""
ENOUGH: Final = 3
"""Cards on a stack, of which one at least says what it is."""
Worth = Callable[[str], float]
Attacked = tuple[Location, list[Threat]]
"""A place under attack, and by whom."""
FROM: Final = 8
"""Each value has a type of its own, counted down from here: a road comes of a five and a wall of a four."""
PLAYS: Final = {f"{city_making.PLAY}{card}": (rank_of(card), card) for card in PACK}
"""What each card is worth to whoever plays it: its value, and what stands on it so that no two are alike."""
AT_WORK: Final = 3
"""So many stacks grow at a time."""


class ThumbPlayer(Player[City]):
    """Answers for any seat, at once and always in the same way."""

    cards: int = ENOUGH
    """It finishes what has so many of them, of which one at least says what it is."""

    def decide(self, state: City, request: Request, position: int) -> Answer:
        if isinstance(request, Choose):
            return self._choose(state, request)
        if isinstance(request, Write):
            return ""
        if isinstance(request, Sketch):
            return plain_drawing(state, request)
        assert isinstance(request, Pick)
        # Of a city on paper: the last one that was drawn is beside it.
        return request.options[-1:]

    def _choose(self, state: City, request: Choose) -> str:
        way = WAYS.get(request.topic)
        if way is not None:
            return way(state, request.subject, request.options)
        if request.topic in (topics.TURN, topics.LEFTOVER):
            return _city_turn(state, request.options, self.cards)
        return request.options[0]


# The city


def _city_turn(state: City, options: tuple[str, ...], cards: int) -> str:
    """Skip as soon as one may, finish what has enough cards, else play the card that helps most."""
    for one in (city_making.SKIP, city_making.PASS):
        if one in options:
            return one
    plays = [one for one in options if one in PLAYS]
    ready = [one for one in options if one.startswith(city_making.FINISH)] if len(plays) < len(options) else []
    if ready:
        count = {f"{city_making.FINISH}{one.id}": len(one.cards) for one in state.stacks if not one.is_final}
        fullest = max(ready, key=count.__getitem__)
        if not plays or count[fullest] >= cards:
            return fullest
    # High cards make strong defenders, and low ones say little.
    return max(plays, key=PLAYS.__getitem__) if plays else options[0]


def _growing(state: City, options: tuple[str, ...]) -> list[Stack]:
    return [stack for stack in state.stacks if stack.id in options]


def _stack_for(state: City, card: str, options: tuple[str, ...]) -> str:
    growing = _growing(state, options)
    without_type = [stack for stack in growing if not stack.has_type()]
    if without_type:
        return without_type[0].id
    places = len([stack for stack in state.stacks if stack.is_place])
    begins_place = city_making.NEW_PLACE in options and places <= len(state.stacks) - places
    if len(growing) < AT_WORK or not growing:
        wanted = city_making.NEW_PLACE if begins_place else city_making.NEW_DEFENDER
        if wanted in options:
            return wanted
    return growing[0].id if growing else options[0]


def _meaning(state: City, card: str, options: tuple[str, ...]) -> str:
    """What it is first; then words that are worth something in a battle."""
    if all(one.is_final or one.has_type() for one in state.stacks):
        for one in options:
            if one in STRONG_WORDS:
                return one
    for useful in (HEALERS, ENGINEERS):
        if f"{city_making.TYPE}{useful}" in options and not any(useful in one.types for one in state.stacks):
            return f"{city_making.TYPE}{useful}"
    types = [one for one in options if one.startswith(city_making.TYPE)]
    return types[(FROM - rank_of(card)) % len(types)] if types else options[0]


def _first_place(state: City, unit: str, options: tuple[str, ...]) -> str:
    """Fighters to the ways in, the strongest where fewest stand; everybody else behind them."""
    fights = state.unit(unit).rank() > LOW
    return min(
        options,
        key=lambda one: ((one in state.entries) != fights, sum(state.value(other) for other in state.at(one))),
    )


# The siege


def _scene(state: City, subject: str, options: tuple[str, ...]) -> str:
    return scenes.NONE


def _move_one(state: City, subject: str, options: tuple[str, ...]) -> str:
    """Wherever one more makes places under attack likelier to hold."""
    attacked = [(state.location(place), state.attackers(place)) for place in state.under_attack()]
    held = {place.id: battle.chance_to_hold(state, place, threats) for place, threats in attacked}
    changed: dict[tuple[str, str], float] = {}
    return _best_by(options, attack.STAY, lambda one: _gain(state, attacked, held, changed, one))


def _reinforce(state: City, subject: str, options: tuple[str, ...]) -> str:
    """The highest card where it is needed most."""
    held = {place: _held_at(state, place) for place in state.under_attack()}
    return max(options, key=lambda one: (-held[one.partition(">")[2]], rank_of(one.partition(">")[0])))


def _rescue(state: City, subject: str, options: tuple[str, ...]) -> str:
    return max([one for one in options if one != battle.NOBODY], key=lambda one: state.unit(one).rank())


def _strike(state: City, subject: str, options: tuple[str, ...]) -> str:
    return max(options, key=lambda one: _strike_worth(state, one))


def _fall(state: City, subject: str, options: tuple[str, ...]) -> str:
    return min(options, key=lambda one: _loss_worth(state, one))


def _flight(state: City, subject: str, options: tuple[str, ...]) -> str:
    return min(options, key=lambda one: (one in state.entries, len(state.at(one))))


def _ability(state: City, subject: str, options: tuple[str, ...]) -> str:
    return max(options, key=lambda one: _ability_worth(state, one))


def _shot(state: City, subject: str, options: tuple[str, ...]) -> str:
    return max(options, key=lambda one: state.threat(one).rank())


def _who_flees(state: City, subject: str, options: tuple[str, ...]) -> str:
    return max(options, key=lambda one: state.value(state.unit(one)))


def _target(state: City, subject: str, options: tuple[str, ...]) -> str:
    return max(options, key=lambda one: _held_at(state, one))


def _best_by(options: tuple[str, ...], stay: str, worth: Worth) -> str:
    """The answer that is worth most; to stay is worth nothing."""
    best = stay
    most = 0.0
    for one in options:
        if one != stay:
            value = worth(one)
            if value > most:
                best, most = one, value
    return best


def _held_at(state: City, place: str) -> float:
    return battle.chance_to_hold(state, state.location(place), state.attackers(place))


def _gain(
    state: City, attacked: list[Attacked], held: dict[str, float], changed: dict[tuple[str, str], float], move: str
) -> float:
    """How much likelier the places under attack are held, all together.

    `held` is how likely each is without the move, `changed` when one defender comes or goes, whatever the other end.
    """
    id, _, goal = move.partition(">")
    unit = state.unit(id)
    origin = unit.place
    if origin not in held and goal not in held:
        return 0.0
    before = after = 0.0
    for place, threats in attacked:
        if place.id in (origin, goal):
            before += held[place.id]
            if (place.id, id) not in changed:
                unit.place = goal
                changed[place.id, id] = battle.chance_to_hold(state, place, threats)
                unit.place = origin
            after += changed[place.id, id]
    return after - before - 0.02


def _strike_worth(state: City, pair: str) -> tuple[int, int]:
    unit, _, threat = pair.partition(">")
    return state.threat(threat).rank(), -state.value(state.unit(unit))


def _loss_worth(state: City, pair: str) -> tuple[int, int]:
    threat, _, unit = pair.partition(">")
    return state.unit(unit).rank(), -state.threat(threat).rank()


def _move(state: City, subject: str, options: tuple[str, ...]) -> str:
    """Take back what the enemy has left; bring fighters to a way in where nobody stands."""
    lost = [one.id for one in state.locations if one.is_occupied]
    held = [unit.place for unit in state.alive()]
    bare = [one for one in state.entries if one not in held]
    if not lost and not bare:
        return defend.STAY
    ends = tuple([f">{one}" for one in (*lost, *bare)])
    wanted = tuple([one for one in options if one.endswith(ends)])
    return _best_by(wanted, defend.STAY, lambda one: _move_worth(state, lost, one))


def _move_worth(state: City, lost: list[str], move: str) -> float:
    id, _, place = move.partition(">")
    unit = state.unit(id)
    if place in lost:
        return 2.0
    if unit.rank() <= LOW:
        return 0.0
    stays_held = unit.place not in state.entries or len(state.at(unit.place)) > 1
    return 1.0 if stays_held and (unit.is_regiment() or unit.rank() > JACK) else 0.0


def _ability_worth(state: City, id: str) -> float:
    if id == defend.NOBODY:
        return 0.0
    unit = state.unit(id)
    if unit.is_king():
        return 3.0
    if unit.type == HEALERS:
        return float(len([one for one in state.alive() if one.wounds > 0]))
    return 2.0 if unit.is_jack() else 1.0


WAYS: Final[dict[Topic, Callable[[City, str, tuple[str, ...]], str]]] = {
    topics.STACK: _stack_for,
    topics.MEANING: _meaning,
    topics.PLACING: _first_place,
    topics.SCENE: _scene,
    topics.MOVE_ONE: _move_one,
    topics.REINFORCE: _reinforce,
    topics.STRIKE: _strike,
    topics.RESCUE: _rescue,
    topics.FALL: _fall,
    topics.FLIGHT: _flight,
    topics.MOVE: _move,
    topics.MOVE_AGAIN: _move,
    topics.ABILITY: _ability,
    topics.SHOT: _shot,
    topics.WHO_FLEES: _who_flees,
    topics.TARGET: _target,
}
"""How it answers, of the state, what the question is about and the options; to anything else by the first option."""
