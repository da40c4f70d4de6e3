"""A click on an enemy out of reach: move into contact with it and attack, if one move and one attack can do that."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.play.models.cased import Cased
from desktop.play.presenter import Shortcut
from desktop.session.match_session import MatchSession
from rules_core.ground.geometry import Point
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Answer, Choose, Place, Request, options_of
from rules_core.song import topics
from rules_core.song.actions import may_attack
from rules_core.song.field import Field
from rules_core.song.movement import cost
from rules_core.song.stride import allowance, plan
from rules_core.song.warband import Model, ModelId
from rules_core.song.words.names import SongNames


def _tr(text: str) -> str:
    return QCoreApplication.translate("Charge", text)


class Charges:
    """Finds the way into contact for the question that stands; where the move may end is asked for once."""

    def __init__(self, session: MatchSession, names: SongNames) -> None:
        self.session, self.names = session, names
        self._head = -1
        self._before: list[Answer] = []
        self._region: Region | None = None

    def on(self, request: Request, thing: str) -> Shortcut | None:
        """What a click on this enemy means; None where it is offered as a target already, or nothing can be done."""
        field: Field = self.session.state
        foe = field.models.get(ModelId(thing))
        if request.topic != topics.ACTION or foe is None:
            return None
        model, offered = field.model(request.subject), options_of(request)
        if foe.side == model.side or not foe.in_play or "move" not in offered:
            return None
        if any(one.endswith(f":{thing}") for one in offered):
            return None
        actions = field.acting.actions if field.acting is not None else 1
        who, target = Cased(self.names.of(model.id), begins=True), Cased(self.names.of(foe.id), begins=True)
        if not may_attack(field, model, is_shot=False):
            return _refused(_tr("{who} has attacked in this turn already.").format(who=who))
        if actions < 2:
            return _refused(_tr("{who} has one action left: too few to move and attack.").format(who=who))
        if not field.ground.within(model, foe, allowance(field, model)):
            return _refused(_tr("{target} is too far for one move.").format(target=target))
        around = field.ground.contact_spots(model, foe, field.others(model), closely=True)
        if not around:
            return _refused(_tr("There is no free spot beside {target}.").format(target=Cased(self.names.of(foe.id))))
        region = self._region_of_move()
        if region is None:
            return None
        spot = _best_spot(field, model, foe, [one for one in around if region.contains(*one)], actions)
        if spot is None:
            return _refused(_tr("{who} cannot get there in one move.").format(who=who))
        answers = (*self._before, (*spot, region.turns[0]), f"attack:{foe.id}")
        words = _tr("A click moves {who} into contact and attacks.").format(who=Cased(self.names.of(model.id)))
        return Shortcut(answers, words, spot)

    def any_in_reach(self, request: Request) -> bool:
        """Whether somebody who acts may move and attack, and an enemy is near enough for it."""
        field: Field = self.session.state
        model = field.model(request.subject)
        actions = field.acting.actions if field.acting is not None else 1
        if actions < 2 or not may_attack(field, model, is_shot=False):
            return False
        reach = allowance(field, model)
        foes = [one for one in field.enemies(model) if one.in_play and not field.in_contact(model, one)]
        return any(field.ground.within(model, one, reach) for one in foes)

    def _region_of_move(self) -> Region | None:
        """Where the move may end, asked on a copy of the match, and the answers that lead to that question."""
        head = self.session.match.journal.head
        if head != self._head:
            trial = self.session.match.fork()
            trial.answer("move")
            self._head, self._before = head, ["move"]
            if isinstance(trial.pending, Choose) and "walk" in trial.pending.options:
                trial.answer("walk")
                self._before.append("walk")
            self._region = trial.pending.region if isinstance(trial.pending, Place) else None
        return self._region


def _best_spot(field: Field, model: Model, foe: Model, spots: list[Point], actions: int) -> Point | None:
    """Of the spots that leave an action for the attack the one that touches the fewest others, then the nearest."""
    there = model.clone()
    others = [one for one in field.enemies(model) if one is not foe and one.is_active]
    best: Point | None = None
    fewest = 0
    for x, y in spots:
        if actions - cost(field, model, plan(field, model, x, y, actions)) < 1:
            continue
        there.x, there.y = x, y
        if not field.in_contact(there, foe):
            continue
        touched = len([one for one in others if field.in_contact(there, one)])
        if best is None or touched < fewest:
            best, fewest = (x, y), touched
    return best


def _refused(why: str) -> Shortcut:
    return Shortcut(refused=why)
