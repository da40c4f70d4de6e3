"""The game from its first card to the epilogues: which step comes next."""

from __future__ import annotations

from rules_core.games.defenders.content.cards import CLUBS, DIAMONDS, HEARTS, JOKER, suit_of
from rules_core.games.defenders.content.worlds import OWN, WORLDS
from rules_core.games.defenders.options import DefendersOptions
from rules_core.games.defenders.rules import (
    attack,
    battle,
    city_making,
    defend,
    drawing,
    entry_points,
    events,
    menace,
    placing,
    scenes,
    topics,
)
from rules_core.games.defenders.rules.telling import tell_of
from rules_core.games.defenders.state.city import City, End, Happened, Phase
from rules_core.games.defenders.state.facts import CardDrawn, OnTheirWay, SiegeEnded, TurnBegan
from rules_core.kernel.table import Table


def step(table: Table, state: City, options: DefendersOptions) -> None:
    """One step of the game, from a checkpoint to the next."""
    phase = state.phase
    if phase is Phase.SETTING:
        # D-WB-1, D-WB-2, D-WB-3.
        state.setting = options.setting or table.choose(state.seats[0], topics.WORLD, (*WORLDS, OWN), "D-WB-1")
        if state.setting == OWN:
            state.setting = table.write(state.seats[0], topics.WORLD_TOLD, "D-WB-1").strip() or OWN
        city_making.deal(table, state, options)
    elif phase is Phase.CITY:
        city_making.take_turn(table, state, options)
    elif phase is Phase.LEFTOVERS:
        city_making.offer_leftovers(table, state)
        if city_making.found_city(table, state):
            state.phase = Phase.FEATURES
        else:
            city_making.deal(table, state, options)
    elif phase in (Phase.FEATURES, Phase.DRAWING, Phase.CONNECTIONS, Phase.ENTRIES):
        _draw(table, state, options)
    elif phase is Phase.PLACING:
        unit = placing.next_to_place(state)
        if unit is not None:
            placing.place(table, state, unit)
        else:
            menace.shuffle(state)
            state.phase = Phase.MENACE
    elif phase is Phase.MENACE:
        # D-THR-4. As many threats as defenders.
        menace.draw_threat(table, state)
        if len(state.threats) >= len(state.units):
            _begin_turn(table, state)
    elif phase is Phase.EPILOGUE:
        # D-END-4, D-TRN-2. The First Player begins.
        tell_of(table, state, state.order_from_first()[state.turn_of], topics.EPILOGUE, "D-END-4")
        state.turn_of += 1
        if state.turn_of == len(state.seats):
            state.phase = Phase.OVER
    else:
        _siege(table, state, options)


def _draw(table: Table, state: City, options: DefendersOptions) -> None:
    """D-MAP-6. Features, locations, connections, entry points."""
    if state.phase is Phase.FEATURES:
        drawing.draw_features(table, state, options)
    elif state.phase is Phase.DRAWING:
        place = drawing.next_to_draw(state)
        crossing = drawing.next_crossing(state) if place is None and not options.on_paper else None
        if place is not None:
            drawing.draw(table, state, place, options)
        elif crossing is not None:
            drawing.settle_crossing(table, state, crossing)
        else:
            drawing.propose_connections(state, options)
            state.phase = Phase.CONNECTIONS
    elif state.phase is Phase.CONNECTIONS:
        if drawing.settle_connections(table, state):
            drawing.begin_entries(state, options)
            state.phase = Phase.ENTRIES
    elif entry_points.settle(table, state, state.seats[0], "D-ENT-1"):
        state.first_entries = list(state.entries)
        state.entry_changes.clear()
        state.phase = Phase.PLACING


def _begin_turn(table: Table, state: City) -> None:
    """D-TRN-4, R-D52. The next First Player; seat 1 in the first turn."""
    state.turn += 1
    state.first = (state.turn - 1) % len(state.seats)
    table.tell(TurnBegan("D-TRN-1", state.turn, state.seats[state.first]))
    state.phase = Phase.REFLECTION


def _siege(table: Table, state: City, options: DefendersOptions) -> None:
    """D-TRN-1, R-D03. Reflection, threats, defenders.

    D-NOC-1, D-NOC-2. From here on each question names the one seat that decides.
    """
    phase = state.phase
    if phase is Phase.REFLECTION:
        scenes.reflect(table, state)
        state.happened = Happened()
        state.phase = Phase.THREATS
    elif phase is Phase.THREATS:
        _threats_act(table, state, options)
    elif phase is Phase.MOVES:
        attack.move_individual(table, state)
        if state.turn_of == len(state.seats):
            state.turn_of = 0
            state.phase = Phase.REINFORCEMENTS
    elif phase is Phase.REINFORCEMENTS:
        if state.is_reinforced and state.reserve:
            attack.reinforce(table, state)
        else:
            # D-RNF-4.
            state.phase = Phase.BATTLES
    elif phase is Phase.BATTLES:
        _fight(table, state, options)
    elif phase is Phase.DEFENDERS:
        defend.take_move(table, state)
        if state.turn_of == len(state.seats):
            state.phase = Phase.BUMPS
    elif phase is Phase.BUMPS:
        if not defend.bump(table, state):
            state.phase = Phase.ABILITY
    elif phase is Phase.ABILITY:
        defend.activate(table, state, options)
        if not is_over(table, state):
            _begin_turn(table, state)


def _threats_act(table: Table, state: City, options: DefendersOptions) -> None:
    """D-TA-1 to D-TA-6. The First Player turns a card."""
    who = state.seats[state.first]
    card = menace.draw_card(table, state, who, "D-TA-1")
    table.tell(CardDrawn("D-TA-1", who, card, menace.cards_left(state)))
    is_surprise = False
    attacked = False
    if card == JOKER:
        # D-TA-6, D-ATK-8.
        state.discard.append(card)
        state.is_reinforced = bool(state.reserve)
        attacked = attack.begin(table, state, state.menace(), "D-TA-6")
    elif suit_of(card) == HEARTS:
        state.reserve.append(card)
        table.tell(OnTheirWay("D-TA-2", card, len(state.reserve)))
    elif suit_of(card) == DIAMONDS:
        state.discard.append(card)
        attacked = is_surprise = events.carry_out(table, state, card, options)
    elif suit_of(card) == CLUBS:
        state.discard.append(card)
        attacked = attack.begin(table, state, attack.club_attackers(table, state, card), "D-TA-5")
    else:
        menace.new_threat(table, state, who, card, "D-TA-4")
    state.turn_of = 0
    if attacked:
        # D-WIN-6, R-D56. Help that comes after this has not stood there before.
        defend.note_places(state)
        # D-EVT-7. No moves before a surprise.
        state.phase = Phase.REINFORCEMENTS if is_surprise else Phase.MOVES
    elif not is_over(table, state) and not _has_run_out(table, state):
        _begin_defence(state)


def _fight(table: Table, state: City, options: DefendersOptions) -> None:
    """D-BAT-1, D-WIN-6, R-D46. The First Player chooses the next battle; after it the excess there makes room."""
    places = attack.places_under_attack(state)
    if places:
        chosen = table.settle(state.seats[state.first], topics.BATTLE, places, "D-BAT-1")
        battle.fight(table, state, state.location(chosen), options)
        if not is_over(table, state) and state.is_reinforced:
            # D-WIN-6, R-D55, R-D57. Before the next battle, which who makes room may join.
            defend.make_room(table, state, chosen)
        return
    state.is_reinforced = False
    if not _has_run_out(table, state):
        _begin_defence(state)


def _begin_defence(state: City) -> None:
    defend.begin_moves(state)
    state.phase = Phase.DEFENDERS


def is_over(table: Table, state: City) -> bool:
    """D-END-1, D-END-2, R-D46. Nobody is left to defend (help that has arrived counts, R-D47), or nobody to attack."""
    if not state.alive():
        return _end(table, state, End.FALLEN, "D-END-1")
    if not state.menace():
        return _end(table, state, End.CLEARED, "D-END-2")
    return False


def _has_run_out(table: Table, state: City) -> bool:
    """D-END-3, R-D46. Only after the last card has been resolved completely."""
    return menace.cards_left(state) == 0 and _end(table, state, End.OUTLASTED, "D-END-3")


def _end(table: Table, state: City, end: End, clause: str) -> bool:
    state.end = end
    state.turn_of = 0
    state.phase = Phase.EPILOGUE
    for threat in state.threats:
        threat.target = ""
    table.tell(SiegeEnded(clause, end.value))
    return True
