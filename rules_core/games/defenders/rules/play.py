"""The game from its first card to the epilogues: which step comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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
    STEPS[state.phase](table, state, options)


def play_on(table: Table, state: City, options: DefendersOptions) -> None:
    """Step by step to the end; a game that is over has no step."""
    carry_out = STEPS.get(state.phase)
    while carry_out is not None:
        table.checkpoint()
        carry_out(table, state, options)
        carry_out = STEPS.get(state.phase)


def _choose_setting(table: Table, state: City, options: DefendersOptions) -> None:
    """D-WB-1, D-WB-2, D-WB-3."""
    state.setting = (
        state.setting or options.setting or table.choose(state.seats[0], topics.WORLD, (*WORLDS, OWN), "D-WB-1")
    )
    if state.setting == OWN:
        state.setting = table.write(state.seats[0], topics.WORLD_TOLD, "D-WB-1").strip() or OWN
    city_making.deal(table, state, options)


def _finish_city(table: Table, state: City, options: DefendersOptions) -> None:
    """D-CITY-12, R-D08. What is left over, and whether it is a city."""
    city_making.offer_leftovers(table, state)
    if city_making.found_city(table, state):
        state.phase = Phase.FEATURES
    else:
        state.stacks.clear()
        # R-D52.
        state.turn_of = 0
        city_making.deal(table, state, options)


def _draw(table: Table, state: City, options: DefendersOptions) -> None:
    """D-MAP-6. The next location; after the last of them what is at crossings, then connections."""
    place = drawing.next_to_draw(state)
    crossing = drawing.next_crossing(state) if place is None and not options.on_paper else None
    if place is not None:
        drawing.draw(table, state, place, options)
    elif crossing is not None:
        drawing.settle_crossing(table, state, crossing)
    else:
        drawing.propose_connections(state, options)
        state.phase = Phase.CONNECTIONS


def _connect(table: Table, state: City, options: DefendersOptions) -> None:
    """D-CON-5."""
    if drawing.settle_connections(table, state):
        drawing.begin_entries(state, options)
        state.phase = Phase.ENTRIES


def _open(table: Table, state: City, options: DefendersOptions) -> None:
    """D-ENT-1."""
    if entry_points.settle(table, state, state.seats[0], "D-ENT-1"):
        state.first_entries = list(state.entries)
        state.entry_changes.clear()
        state.phase = Phase.PLACING


def _place(table: Table, state: City, options: DefendersOptions) -> None:
    """D-PLC-2."""
    unit = placing.next_to_place(state)
    if unit is not None:
        placing.place(table, state, unit)
    else:
        menace.shuffle(state)
        state.phase = Phase.MENACE


def _draw_menace(table: Table, state: City, options: DefendersOptions) -> None:
    """D-THR-4. As many threats as defenders."""
    menace.draw_threat(table, state)
    if len(state.threats) >= len(state.units):
        _begin_turn(table, state)


def _begin_turn(table: Table, state: City) -> None:
    """D-TRN-4, R-D52. The next First Player; seat 1 in the first turn."""
    state.turn += 1
    state.first = (state.turn - 1) % len(state.seats)
    table.tell(TurnBegan("D-TRN-1", state.turn, state.seats[state.first]))
    state.phase = Phase.REFLECTION


def _reflect(table: Table, state: City, options: DefendersOptions) -> None:
    """D-TRN-1, R-D03. Reflection, threats, defenders.

    D-NOC-1, D-NOC-2. From here on each question names the one seat that decides.
    """
    scenes.reflect(table, state)
    state.happened = Happened()
    state.phase = Phase.THREATS


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


def _move_individuals(table: Table, state: City, options: DefendersOptions) -> None:
    """D-ATK-9."""
    attack.move_individual(table, state)
    if state.turn_of == len(state.seats):
        state.turn_of = 0
        state.phase = Phase.REINFORCEMENTS


def _reinforce(table: Table, state: City, options: DefendersOptions) -> None:
    """D-RNF-4. Until the reserve is used up."""
    if state.is_reinforced and state.reserve:
        attack.reinforce(table, state)
    else:
        state.phase = Phase.BATTLES


def _fight(table: Table, state: City, options: DefendersOptions) -> None:
    """D-BAT-1, D-WIN-6, R-D46. The First Player chooses the next battle; after it the excess there makes room."""
    places = state.under_attack()
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


def _move(table: Table, state: City, options: DefendersOptions) -> None:
    """D-DA-1."""
    defend.take_move(table, state)
    if state.turn_of == len(state.seats):
        state.phase = Phase.BUMPS


def _bump(table: Table, state: City, options: DefendersOptions) -> None:
    """D-DA-5."""
    if not defend.bump(table, state):
        state.phase = Phase.ABILITY


def _activate(table: Table, state: City, options: DefendersOptions) -> None:
    """D-DA-10."""
    defend.activate(table, state, options)
    if not is_over(table, state):
        _begin_turn(table, state)


def _tell_end(table: Table, state: City, options: DefendersOptions) -> None:
    """D-END-4, D-TRN-2. The First Player begins."""
    tell_of(table, state, state.in_turn(), topics.EPILOGUE, "D-END-4")
    state.turn_of += 1
    if state.turn_of == len(state.seats):
        state.phase = Phase.OVER


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


STEPS: Final[dict[Phase, Callable[[Table, City, DefendersOptions], None]]] = {
    Phase.SETTING: _choose_setting,
    Phase.CITY: city_making.take_turn,
    Phase.LEFTOVERS: _finish_city,
    Phase.FEATURES: drawing.draw_features,
    Phase.DRAWING: _draw,
    Phase.CONNECTIONS: _connect,
    Phase.ENTRIES: _open,
    Phase.PLACING: _place,
    Phase.MENACE: _draw_menace,
    Phase.REFLECTION: _reflect,
    Phase.THREATS: _threats_act,
    Phase.MOVES: _move_individuals,
    Phase.REINFORCEMENTS: _reinforce,
    Phase.BATTLES: _fight,
    Phase.DEFENDERS: _move,
    Phase.BUMPS: _bump,
    Phase.ABILITY: _activate,
    Phase.EPILOGUE: _tell_end,
}
"""What is done in each phase."""
