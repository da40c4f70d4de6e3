"""What people at a table carry out in a siege: places in its landmarks, the rest of a move, an order with its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import TrapSprung
from rules_core.games.village.state.fighter import Fighter, fighter
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.landmarks import place_words
from rules_core.games.village.words.names import Names
from rules_core.games.village.words.order_words import deeds
from rules_core.games.village.words.question_words import OWN_MOVES
from rules_core.ground.geometry import Body
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Place
from rules_core.song.facts import ModelMoved
from rules_core.song.options import INCH
from rules_core.song.warband import Model
from rules_core.song.words import forced_words
from rules_core.song.words.forced_words import CHOSEN, OF_MANNER, TOWARD, got_up, step_toward
from rules_core.wording.sentence import Length, Part, Phrase, Sentence

NOT_MEASURED: Final = INCH // 16
"""A gap that a tape shows as nothing."""
PUT_DOWN: Final = {topics.TRAP: Phrase("the Trap"), topics.BARRICADE: Phrase("the Barricade")}
"""What is put down where nobody is asked about."""
GOES_ON: Final = "{name} goes on {far} {direction}"
"""The rest of a move on which a Trap was sprung: the order before it ended at the die (R-V29)."""


def forced_moves(facts: Sequence[Fact], siege: Siege, names: Names, *, chosen: bool = False) -> tuple[Sentence, ...]:
    """What people did not choose, a line for each model; the siege is as it stands after these facts.

    `chosen`: somebody without a person has played for them, and they hear of its moves too.
    """

    def place(model: Model, x: int, y: int) -> Part:
        return place_of(siege, fighter(model), x, y, names)

    moved = forced_words.forced_moves(facts, siege, names, place, own_move if chosen else goes_on)
    return (*moved, *got_up(facts, names)) if chosen else moved


def own_move(fact: Fact, facts: Sequence[Fact]) -> str:
    """How a move is told that somebody without a person has chosen."""
    return goes_on(fact, facts) or (CHOSEN if isinstance(fact, ModelMoved) else "")


def chosen_places(placed: Sequence[tuple[Place, Answer]], siege: Siege, names: Names) -> list[Sentence]:
    """Where somebody without a person has put what is no move: who is set up, Barricades, Traps, villagers."""
    found: list[Sentence] = []
    for request, answer in placed:
        if request.topic in OWN_MOVES or not isinstance(answer, tuple):
            continue
        x, y, _ = (int(part) for part in answer)
        name = names.of(request.subject) if request.subject else PUT_DOWN[request.topic]
        found.append(Sentence("Put {name} down {place}.", {"name": name, "place": place_words(siege, (x, y), names)}))
    return found


def goes_on(fact: Fact, facts: Sequence[Fact]) -> str:
    """How it is told that somebody goes on who has just survived a Trap; "" for any other move.

    What is ordered for it next has not come yet.
    """
    if not isinstance(fact, ModelMoved) or fact.manner in OF_MANNER:
        return ""
    before = facts[: next(number for number, one in enumerate(facts) if one is fact)]
    for one in reversed(before):
        if isinstance(one, OrderGiven):
            return ""
        if isinstance(one, TrapSprung):
            return GOES_ON if one.model == fact.model else ""
    return ""


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
    gap = siege.ground.gap_to_piece(here, building)
    parts: dict[str, Part] = {
        "far": Length(max(0, gap)),
        "name": names.of(building),
        "side": TOWARD[step_toward(x - middle[0], y - middle[1])],
    }
    return Sentence("almost touching {name}, {side}" if gap < NOT_MEASURED else "{far} {side} of {name}", parts)


def order_with_end(order: OrderGiven, siege: Siege, names: Names) -> Sentence:
    """What an enemy does, as people carry it out, and where it ends unless that has been said (V-6.2.7)."""
    told = Sentence("{it}.", {"it": deeds(order, names)})
    moved = [leg for leg in order.legs if leg[2]]
    if not moved or moved[-1][7]:
        # Where it touches what it is after, it has been said.
        return told
    place = place_of(siege, siege.model(order.model), moved[-1][4], moved[-1][5], names)
    return Sentence("{order} It ends {place}.", {"order": told, "place": place})
