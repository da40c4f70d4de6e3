"""City creation: cards become locations and defenders, turn by turn (section 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.defenders.content.cards import PACK, rank_of, suit_of
from rules_core.games.defenders.content.types import (
    DEFENDER_WORDS,
    LOCATION_WORDS,
    defender_types,
    location_types,
)
from rules_core.games.defenders.options import DefendersOptions
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.telling import written
from rules_core.games.defenders.state.city import City, Location, Phase, Stack, Unit
from rules_core.games.defenders.state.facts import CardPlayed, CityMade, CityTurn, Dropped, Finished, StartedAgain
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import Table

SKIP: Final = "skip"
PASS: Final = "pass"
DECLINE: Final = "decline"
NEW_PLACE: Final = "new-location"
NEW_DEFENDER: Final = "new-defender"
PLAY: Final = "play:"
FINISH: Final = "finish:"
TYPE: Final = "type:"
WORD: Final = "word:"
LEAST_CARDS: Final = 2
"""D-CITY-5."""
PLAYS: Final = {card: f"{PLAY}{card}" for card in PACK}
"""Each card, as it is offered."""


def _said(types: tuple[str, ...], words: tuple[str, ...]) -> tuple[list[str], list[tuple[str, str]]]:
    return [f"{TYPE}{one}" for one in types], [(one, f"{WORD}{one}") for one in words]


OF_PLACES: Final = {card: _said(location_types(rank_of(card)), LOCATION_WORDS[suit_of(card)]) for card in PACK}
"""D-LOC-1, D-LOC-2. What each card may say of a location: types, as they are offered, and words, alone and so."""
OF_DEFENDERS: Final = {card: _said(defender_types(rank_of(card)), DEFENDER_WORDS[suit_of(card)]) for card in PACK}
"""D-DEF-1, D-DEF-2. The same for a defender."""


def deal(table: Table, state: City, options: DefendersOptions) -> None:
    """D-CITY-1, R-D01. The open row that all share.

    What lies on the stacks of a kept city is not dealt again, and whose turn it was there goes on.
    """
    state.passed.clear()
    laid = [card for stack in state.stacks for card in stack.cards]
    state.deck = [card for card in PACK if card not in laid]
    count = min(options.city_cards, len(state.deck))
    state.row = list(table.draw(state.seats[0], topics.CARD, state.deck, count, "D-CITY-1")) if count else []
    state.deck = [card for card in state.deck if card not in state.row]
    state.phase = Phase.CITY


def take_turn(table: Table, state: City, options: DefendersOptions) -> None:
    """D-CITY-2. One turn: begin, extend or finish something, or skip."""
    seat = state.seats[state.turn_of]
    table.tell(CityTurn("D-CITY-2", seat))
    open_to = targets(state, options)
    answer = table.settle(seat, topics.TURN, turn_options(state, options, open_to), "D-CITY-2")
    if answer in (SKIP, PASS):
        state.passed.append(seat)
    else:
        state.passed.clear()
        if answer.startswith(FINISH):
            finish(table, state, seat, _stack(state, answer.removeprefix(FINISH)))
        else:
            _play(table, state, seat, answer.removeprefix(PLAY), open_to)
    state.turn_of = (state.turn_of + 1) % len(state.seats)
    # D-CITY-12, R-D65. Everybody has passed or skipped, one after the other.
    if len(state.passed) == len(state.seats):
        state.phase = Phase.LEFTOVERS


def turn_options(state: City, options: DefendersOptions, open_to: list[str]) -> list[str]:
    """D-CITY-3 to D-CITY-5, D-CITY-11, R-D08. What the player in turn may do; `open_to` are the `targets`."""
    offered = [PLAYS[card] for card in state.row] if open_to else []
    places = defenders = 0
    for stack in state.stacks:
        if stack.is_final and stack.is_place:
            places += 1
        elif stack.is_final:
            defenders += 1
        elif may_finish(stack):
            offered.append(f"{FINISH}{stack.id}")
    # D-CITY-11. Whatever is finished is named: what nobody gave a name is called by its type and number.
    if places >= options.fewest and defenders >= options.fewest:
        offered.append(SKIP)
    return offered or [PASS]


def targets(state: City, options: DefendersOptions) -> list[str]:
    """D-CITY-3, D-CITY-4, D-CITY-13, R-D49. What any card may begin or extend."""
    places = len([stack for stack in state.stacks if stack.is_place])
    found = [NEW_PLACE] if places < options.most_locations else []
    if len(state.stacks) - places < options.most_defenders:
        found.append(NEW_DEFENDER)
    # D-CITY-6, D-CITY-10. Until it is finished any number of cards.
    return found + [stack.id for stack in state.stacks if not stack.is_final and not stack.is_dropped]


def may_finish(stack: Stack) -> bool:
    """D-CITY-5, R-D04. Two cards, of which one says what it is."""
    return not stack.is_final and not stack.is_dropped and len(stack.cards) >= LEAST_CARDS and stack.has_type()


def meanings(card: str, stack: Stack | None, *, is_place: bool) -> list[str]:
    """D-CITY-7, D-CITY-9, D-LOC-1, D-LOC-2, D-DEF-1, D-DEF-2, R-D02. Types by value, words by suit."""
    types, words = (OF_PLACES if is_place else OF_DEFENDERS)[card]
    # R-D04. No word twice on one stack.
    known = stack.words if stack is not None else []
    return types + [offered for word, offered in words if word not in known]


def finish(table: Table, state: City, seat: SeatId, stack: Stack) -> None:
    """D-CITY-5. Its finisher names it, tells of it and takes it."""
    stack.owner = seat
    stack.name = table.write(seat, topics.NAME, "D-CITY-5", stack.id, longest=60).strip()
    stack.text = written(table, state, seat, topics.STORY, "D-CITY-5", stack.id)
    stack.is_final = True
    kind = stack.types[stack.cards.index(stack.main())]
    table.tell(Finished("D-CITY-5", seat, stack.id, stack.name or kind, stack.text))


def _play(table: Table, state: City, seat: SeatId, card: str, open_to: list[str]) -> None:
    target = table.settle(seat, topics.STACK, open_to, "D-CITY-3", card)
    if target in (NEW_PLACE, NEW_DEFENDER):
        is_place = target == NEW_PLACE
        count = len([one for one in state.stacks if one.is_place == is_place])
        stack = Stack(f"{'place' if is_place else 'unit'}-{count + 1}", is_place)
        meaning = table.settle(seat, topics.MEANING, meanings(card, None, is_place=is_place), "D-CITY-7", card)
        state.stacks.append(stack)
    else:
        stack = _stack(state, target)
        offered = meanings(card, stack, is_place=stack.is_place)
        meaning = table.settle(seat, topics.MEANING, offered, "D-CITY-7", card)
    stack.cards.append(card)
    stack.types.append(meaning.removeprefix(TYPE) if meaning.startswith(TYPE) else "")
    stack.words.append(meaning.removeprefix(WORD) if meaning.startswith(WORD) else "")
    table.tell(CardPlayed("D-CITY-7", seat, card, stack.id, meaning.partition(":")[2]))
    state.row.remove(card)
    # D-CITY-3, D-CITY-4. A replacement, while there are cards.
    if state.deck:
        (drawn,) = table.draw(seat, topics.CARD, state.deck, 1, "D-CITY-3")
        state.deck.remove(drawn)
        state.row.append(drawn)


def offer_leftovers(table: Table, state: City) -> None:
    """R-D08. What may still be finished is offered in turn, from the first who skipped; the rest is dropped."""
    first = state.seats.index(state.passed[0])
    for seat in [*state.seats[first:], *state.seats[:first]]:
        while True:
            offered = [f"{FINISH}{stack.id}" for stack in state.stacks if may_finish(stack)]
            if not offered:
                break
            answer = table.choose(seat, topics.LEFTOVER, [*offered, DECLINE], "D-CITY-5")
            if answer == DECLINE:
                break
            finish(table, state, seat, _stack(state, answer.removeprefix(FINISH)))
    for stack in state.stacks:
        if not stack.is_final:
            stack.is_dropped = True
            table.tell(Dropped("D-CITY-12", stack.id))


def found_city(table: Table, state: City) -> bool:
    """R-D05, R-D08. What was finished is the city; False, with everything to begin again, when it is none."""
    finished = [stack for stack in state.stacks if stack.is_final]
    if not any(stack.is_place for stack in finished) or all(stack.is_place for stack in finished):
        table.tell(StartedAgain("D-CITY-12"))
        return False
    settle_in(state, finished)
    table.tell(CityMade("D-CITY-12", len(state.locations), len(state.units)))
    return True


def settle_in(state: City, finished: Sequence[Stack]) -> None:
    """R-D05. Each of these is a location or a defender, of its highest type."""
    for stack in finished:
        main = stack.main()
        kind = stack.types[stack.cards.index(main)]
        words = [word for word in stack.words if word]
        if stack.is_place:
            types = [one for one in stack.types if one]
            state.locations.append(Location(stack.id, stack.name, stack.owner, main, kind, types, words))
        else:
            state.units.append(Unit(stack.id, stack.name, stack.owner, main, kind, words))


def _stack(state: City, id: str) -> Stack:
    for one in state.stacks:
        if one.id == id:
            return one
    raise KeyError(id)
