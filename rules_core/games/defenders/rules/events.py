"""Special events of the threat deck's diamonds (section 10)."""

from __future__ import annotations

from rules_core.games.defenders.content.cards import FACES, JACK, QUEEN, rank_of
from rules_core.games.defenders.options import DefendersOptions
from rules_core.games.defenders.rules import attack, drawing, losses, topics
from rules_core.games.defenders.rules.telling import tell_of
from rules_core.games.defenders.state.city import City, Threat
from rules_core.games.defenders.state.facts import DuelFought, IntelligenceGathered, NothingHappened
from rules_core.kernel.table import Table


def carry_out(table: Table, state: City, card: str, options: DefendersOptions) -> bool:
    """D-TA-3. Gives back whether an attack begins."""
    rank = rank_of(card)
    if rank <= 3:
        # D-EVT-1, R-D15. Two do not add up.
        state.intelligence = True
        table.tell(IntelligenceGathered("D-EVT-1"))
    elif rank <= 6:
        losses.hurt_morale(table, state, 1, "D-EVT-5")
    elif rank < JACK:
        return attack.begin(table, state, attack.surprise_attackers(state, card), "D-EVT-6")
    else:
        _face_threat(table, state, options)
    return False


def _face_threat(table: Table, state: City, options: DefendersOptions) -> None:
    """D-EVT-8, R-D12. A random Face Card threat; its own rank says what it does."""
    faces = [threat.id for threat in state.menace() if threat.is_face()]
    if not faces:
        table.tell(NothingHappened("D-EVT-8"))
        return
    who = state.seats[state.first]
    (id,) = table.draw(who, topics.RANDOM_FACE, faces, 1, "D-EVT-8")
    threat = state.threat(id)
    if threat.rank() == JACK:
        losses.hurt_morale(table, state, 2, "D-EVT-9", threat.id)
        # D-INT-3. How it got in, and what came of it.
        tell_of(table, state, who, topics.DEED_TOLD, "D-EVT-9", threat.id)
    elif threat.rank() == QUEEN:
        _duel(table, state, threat)
    else:
        _destroy_somewhere(table, state, options)


def _duel(table: Table, state: City, threat: Threat) -> None:
    """D-EVT-10, R-D12, R-D13, R-D66. One die each; the threat wins ties."""
    victims = [unit.id for unit in state.alive() if unit.rank() in FACES]
    if not victims:
        table.tell(NothingHappened("D-EVT-10"))
        return
    who = state.seats[state.first]
    (id,) = table.draw(who, topics.RANDOM_VICTIM, victims, 1, "D-EVT-10", threat.id)
    unit = state.unit(id)
    (theirs,) = table.roll(who, topics.DUEL_THREAT, 1, "D-EVT-10", threat.id)
    (ours,) = table.roll(unit.owner, topics.DUEL_DEFENDER, 1, "D-EVT-10", unit.id)
    table.tell(DuelFought("D-EVT-10", threat.mention(), unit.mention(), (theirs, ours), theirs >= ours))
    tell_of(table, state, who, topics.DEED_TOLD, "D-EVT-10", threat.id)
    if theirs >= ours:
        losses.fall(table, state, unit, "D-EVT-10", threat.id)


def _destroy_somewhere(table: Table, state: City, options: DefendersOptions) -> None:
    """D-EVT-11, R-D14, R-D60. A random location that is neither destroyed nor occupied, then wounds, then flight."""
    places = [place.id for place in state.locations if place.is_open()]
    if not places:
        table.tell(NothingHappened("D-EVT-11"))
        return
    (id,) = table.draw(state.seats[state.first], topics.RANDOM_PLACE, places, 1, "D-EVT-11")
    place = state.location(id)
    units = state.at(id)
    losses.mark_lost(table, state, place, "D-EVT-11", destroyed=True)
    if not options.on_paper:
        drawing.draw_ruin(table, state, place)
    tell_of(table, state, state.seats[state.first], topics.DEED_TOLD, "D-EVT-11", id)
    for unit in units:
        losses.wound(table, state, unit, "D-EVT-11")
    losses.grieve(table, state, place)
    losses.flee(table, state, id, units, "D-EVT-11")
    losses.change_entries(table, state, place.id)
