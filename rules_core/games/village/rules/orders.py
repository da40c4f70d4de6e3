"""Orders for the people at a real table, who carry out what the rules make each enemy model do (V-6.2.7).

The order is found by letting the model act on a copy until dice are needed. What the rules leave to the players on the
way is put to them at once and remembered, so that the order is definite and nothing is asked twice.
"""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import decisions, topics
from rules_core.games.village.rules.enemy_actions import EnemyActivation, begin
from rules_core.games.village.rules.goals import EnemyGoal, buildings, models
from rules_core.games.village.rules.order_rehearsal import SHORT, TOUCHES, Rehearsal, SettleBefore
from rules_core.games.village.state.fighter import HEROES, Fighter
from rules_core.games.village.state.order_facts import OrderGiven, OrderOverruled
from rules_core.games.village.state.siege import TOLD_TOGETHER, GroupTurn, Siege
from rules_core.ground.reported import REPORTS
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Choose, Request
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song import contacts
from rules_core.song import topics as song_topics
from rules_core.song.warband import NO_MODEL, ModelId

DONE: Final = "done"
"""It has been carried out as ordered."""
STAY: Final = "stay"
"""The people let it do nothing."""
ONE: Final = "one:"
"""Before the id of the model whose order people look at by itself."""
MOST_TOGETHER: Final = 6
"""So many orders are told together at most: each needs its digit, and room on every screen."""
TOWARD: Final = "toward:"
"""Before the id of something else that the people send it to."""
LOOKED_AT: Final = (song_topics.CONTACT, *REPORTS)
"""What people find out by looking when the miniature has moved."""
NOTHING_TO_DO: Final = (decisions.STAY, decisions.HOLD, decisions.WAIT)
"""What nobody has to be told again after the dice."""


def carry_out(table: Table, siege: Siege, model: Fighter, actions: int) -> None:
    """Give the order, wait until the people have carried it out or overruled it, and let the rules do the same.

    An order ends at the first dice; where the model goes on after them there is a further order for the rest.
    """
    mind: EnemyActivation | None = None
    wished: EnemyGoal | None = None
    while mind is None or mind.goes_on():
        ended = ""
        rehearsal = Rehearsal(table, siege, model)
        order = rehearsal.find(mind, actions, wished)
        if mind is None and wished is None and _is_carried_out(table, siege, rehearsal, order):
            ended = DONE
        elif mind is None or any(leg[0] not in NOTHING_TO_DO for leg in order.legs):
            table.tell(order)
            others = _other_goals(siege, model, order.chosen)
            elsewhere = [TOWARD + one.id for one in others]
            offered = [DONE, *rehearsal.other_ends(), STAY, *elsewhere]
            # R-V37. The people at the table have the last word on what stands there.
            answer = table.choose(PLAYERS, topics.ORDER, offered, order.clause, model.id)
            ended = answer
            if answer == STAY or answer in elsewhere:
                table.tell(OrderOverruled("R-V37", model.id, answer.removeprefix(TOWARD)))
                if answer == STAY:
                    break
                wished = next(one for one in others if TOWARD + one.id == answer)
                continue
        remembering = _Remembering(table, rehearsal, ended)
        siege.ground.heed(remembering, [one for one in siege.models.values() if one.in_play])
        if mind is None:
            mind = begin(remembering, siege, model, actions)
        mind.table = remembering
        if wished is not None:
            mind.send_to(wished)
            wished = None
        for _ in range(rehearsal.steps):
            if mind.goes_on() and not remembering.surprised:
                mind.step()
    siege.acting = None


def _is_carried_out(table: Table, siege: Siege, rehearsal: Rehearsal, order: OrderGiven) -> bool:
    """V-6.2.6. Tell the order together with those for the models that act next, as far as neither dice nor a question
    lie between them; gives back whether people have carried this one out with them.

    R-V37. They may look at one by itself: those before it are carried out, and those after it are told anew.
    """
    turn = siege.group_turn
    assert turn is not None
    if order.model in turn.ordered:
        turn.ordered.remove(order.model)
        return True
    if siege.world.table_way < TOLD_TOGETHER or order.model == turn.alone:
        return False
    together = [order, *_following(turn, rehearsal)]
    if len(together) == 1:
        return False
    for one in together:
        table.tell(one)
    ids = [one.model for one in together]
    answer = table.choose(PLAYERS, topics.ORDERS, [DONE, *[ONE + id for id in ids]], "V-6.2.6", order.model)
    before = ids if answer == DONE else ids[: ids.index(ModelId(answer.removeprefix(ONE)))]
    turn.alone = NO_MODEL if answer == DONE else ids[len(before)]
    turn.ordered = before[1:]
    return order.model in before


def _following(turn: GroupTurn, rehearsal: Rehearsal) -> list[OrderGiven]:
    """The orders for those who act after the first, on the table as that will have left it."""
    found: list[OrderGiven] = []
    for id in turn.waiting[1:MOST_TOGETHER]:
        following = rehearsal.next_one(id) if rehearsal.is_whole else None
        if following is None:
            break
        try:
            found.append(following.find(None, turn.actions, None))
        except SettleBefore:
            break
        rehearsal = following
    return found


def _other_goals(siege: Siege, model: Fighter, chosen: str) -> list[EnemyGoal]:
    """What people may send an enemy to instead: buildings that stand, and everybody on their own side.

    R-V55. Who is held in melee cannot be sent anywhere.
    """
    if siege.active_foes_in_contact(model):
        return []
    standing = buildings([one.id for one in siege.standing_buildings()])
    people = models([one for one in siege.models.values() if one.side == HEROES and one.in_play])
    return [one for one in standing + people if one.id != chosen]


class _Remembering(Table):
    """The real table, except for what has been settled before the order: that is not asked again."""

    def __init__(self, table: Table, rehearsal: Rehearsal, ended: str) -> None:
        """`ended`: the answer to the order, "" where none was given."""
        self.table = table
        self.settled = rehearsal.settled[:]
        self.ended = ended
        self.contacts: list[int] = []
        """Fingerprints of what the answer to the order has answered too: what the model touches, move after move."""
        if ended and rehearsal.siege.offers_untested():
            self.contacts = [one.fingerprint() for one in rehearsal.contacts]
        self.surprised: bool = False
        """Whether the table has said something that the order did not reckon with."""

    def ask(self, request: Request) -> Answer:
        wanted = request.fingerprint()
        for index, (fingerprint, answer) in enumerate(self.settled):
            if fingerprint == wanted:
                del self.settled[index]
                return answer
        if isinstance(request, Choose) and wanted in self.contacts:
            return self._contact(request)
        answer = self.table.ask(request)
        if isinstance(request, Choose) and request.topic in LOOKED_AT and answer != request.options[0]:
            self.surprised = True
        return answer

    def _contact(self, request: Choose) -> str:
        """R-V30. As it was ordered; at the end of the last move as the people have said."""
        del self.contacts[: self.contacts.index(request.fingerprint()) + 1]
        if self.ended == DONE or self.contacts:
            return request.options[0]
        self.surprised = True
        return contacts.NOTHING if self.ended == SHORT else self.ended.removeprefix(TOUCHES)

    def tell(self, fact: Fact) -> None:
        self.table.tell(fact)

    def checkpoint(self) -> None:
        self.table.checkpoint()
