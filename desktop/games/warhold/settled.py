"""Which units were told to stay in this Movement phase: the rules would still let them go, the main button goes on."""

from __future__ import annotations

from desktop.session.match_session import MatchSession
from rules_core.games.warhold.state.facts import PhaseBegan
from rules_core.games.warhold.state.war import Phase, War
from rules_core.kernel.journal import ROOT

STAY = "stay"


def settled_units(session: MatchSession) -> frozenset[str]:
    """W-MOV-1. Whoever was chosen, stayed, and has not been chosen to go since."""
    state = session.state
    if not isinstance(state, War) or state.phase is not Phase.MOVE:
        return frozenset()
    began = next((told.node for told in reversed(session.match.facts) if isinstance(told.fact, PhaseBegan)), ROOT)
    journal = session.match.journal
    found: set[str] = set()
    gone: set[str] = set()
    node, after = journal.head, ""
    while node not in (began, ROOT):
        entry = journal.entries[node]
        answer = entry.answer if isinstance(entry.answer, str) and not entry.is_amend else ""
        if state.has_unit(answer):
            # What was answered next says whether it stayed; the latest word of a unit counts.
            if after == STAY and answer not in gone:
                found.add(answer)
            elif answer not in found:
                gone.add(answer)
        node, after = entry.parent, answer
    return frozenset(found)
