"""Why a move is the best one, in a few words: the rule-of-thumb player's plans."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.players.thumb_plans import MovePlan, Reason
from rules_core.games.village.words.names import Names
from rules_core.wording.sentence import Sentence

# A move may end on the way: what it is for is told, and not as if it were done.
WHY: Final = {
    Reason.STRIKE: Sentence("to strike at {about}"),
    Reason.HOLD: Sentence("to hold up {about}"),
    Reason.RETREAT: Sentence("away from {about}"),
    Reason.GUARD: Sentence("to get between {about} and {beside}"),
    Reason.RALLY: Sentence("to stand with {about}"),
    Reason.FIND: Sentence("to the find"),
    Reason.VILLAGER: Sentence("to the lost villager"),
    Reason.HOME: Sentence("home with the villager"),
    Reason.FIRE: Sentence("to the fire: {about}"),
    Reason.TEND: Sentence("to tend {about}"),
    Reason.AIM: Sentence("to get near enough to shoot at {about}"),
    Reason.ADVANCE: Sentence("towards {about}"),
    Reason.GIVE_WAY: Sentence("back, so that the enemy comes on"),
    Reason.FETCH_FIRST: Sentence("to be the first at {about}"),
    Reason.FACE: Sentence("between {beside} and {about}, where they come from"),
    Reason.TOWER: Sentence("near {about}, to shoot with Overwatch"),
    Reason.WAIT: Sentence("with the others before {about}"),
    Reason.BAR: Sentence("in the way to {about}"),
    Reason.SNARE: Sentence("in the way to {about}"),
}

HOMEWARD: Final = Sentence("as near to home as may be")
"""Why a villager is led to this side of whoever leads."""


def why(plan: MovePlan, names: Names, *, is_far: bool = False) -> str:
    """What the plan is good for; "" for staying. `is_far`: it does not yet reach what it is about."""
    if plan.reason is Reason.STAY:
        return ""
    reason = Reason.ADVANCE if is_far else plan.reason
    return Sentence(WHY[reason].template, {"about": names.of(plan.about), "beside": names.of(plan.beside)}).text()
