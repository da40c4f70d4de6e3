"""Leaders and the groups they order (SBH-GRP).

An order is the Leader's last action. The group's dice are rolled at once; then its members act one after the other,
each as an activation of its own (`Acting.order`).
"""

from __future__ import annotations

from typing import Final

from rules_core.ground.geometry import Body, Point
from rules_core.kernel.region import Region
from rules_core.kernel.table import Table
from rules_core.song import quality, reach, shooting, stride, targets, topics
from rules_core.song.contest import Contest, total
from rules_core.song.facts import GroupOrdered, TurnedOver
from rules_core.song.field import GROUP_MOVE, REGROUP, Acting, Field
from rules_core.song.manner import Manner
from rules_core.song.warband import NO_MODEL, Model, ModelId

VOLLEY: Final = "volley"
ORDERED: Final = "order:turn"
"""The use of a Leader's one order of the turn."""
VOLLEYED: Final = "volley:turn"
"""The use of the one shot of a turn that may be part of a concentrated one (Legendary Archer)."""
COVER: Final = "cover"
"""How a contest names what hides the target; a game may have covers of several kinds, such as "light-cover"."""
BARE: Final = ("combat", "range")
"""What a shot is made of before anything else counts."""
DONE: Final = "done"
FAILURES_THAT_TURN_OVER: Final = 2
CHAINED: Final = (GROUP_MOVE, VOLLEY)
"""The orders whose members have to touch one another."""
ATTACKS: Final = ("attack", "power", "shoot", "aim", "entangle-1", "entangle-2", "entangle-3", VOLLEY)


def options(field: Field, model: Model) -> list[str]:
    """Orders that the model may give, and concentrated shots that it may lead: "group-move", "regroup", "volley:ID"."""
    acting = field.acting
    if acting is None or acting.model != model.id:
        return []
    if acting.order:
        return _volleys(field, model, acting)
    followers = followers_of(field, model)
    found: list[str] = []
    for order in (GROUP_MOVE, REGROUP, VOLLEY):
        if order == VOLLEY and not field.book.volley_is_an_order:
            continue
        fit = [one for one in followers if field.may_follow(one, order)]
        # SBH-GRP-2. At least two, that touch; SBH-GRP-4: who regroups need not touch yet.
        if len(fit) >= 2 and (order not in CHAINED or any(_touches_one_of(field, one, fit) for one in fit)):
            found.append(order)
    found.extend(field.own_orders(model, followers))
    return found


def act(table: Table, field: Field, model: Model, option: str) -> int:
    """Carry out one of `options`; gives back the actions it took."""
    acting = field.acting
    assert acting is not None
    if option.startswith(f"{VOLLEY}:"):
        _volley(table, field, model, acting, field.model(option.split(":", 1)[1]))
        return 1
    # SBH-GRP-1. What the Leader himself may still do waits until the order is carried out.
    return order(table, field, model, option)


def followers_of(field: Field, leader: Model) -> list[Model]:
    """SBH-GRP-2. Whom the model may order now: friends within Long that have not been activated."""
    # SBH-GRP-1, SBH-GRP-6. Only a Leader who stands and is free, once a turn.
    if not leader.is_active or (ORDERED in leader.spent and not field.book.orders_cost_one):
        return []
    found: list[Model] = []
    for friend in field.friends(leader):
        # Stubborn models take part in no group.
        if friend.activated or friend.has("stubborn") or not field.traits.leads(leader, friend):
            continue
        if field.ground.may_be_within(leader, friend, field.song.long):
            found.append(friend)
    return found


def _touches_one_of(field: Field, model: Model, others: list[Model]) -> bool:
    return any(one is not model and field.ground.touching(model, one) for one in others)


def order(table: Table, field: Field, leader: Model, manner: str) -> int:
    """SBH-GRP-2, SBH-GRP-4. Who takes part, and the one roll for all; gives back the actions it took."""
    acting = field.acting
    assert acting is not None
    spent = acting.actions
    voice = field.voice(leader)
    members = _members(table, field, leader, manner)
    if not members:
        # SBH-GRP-2. Those whom people have measured are too far away: nobody hears an order.
        return 0
    # SBH-GRP-1. One order a turn; it ends the Leader's own actions, unless the book lets him act on after it.
    if field.book.orders_cost_one:
        acting.leader = leader.id
        acting.leader_actions = acting.actions - 1
    else:
        leader.spent.append(ORDERED)
    for member in members:
        member.begin_activation()
        member.activated = True
    # SBH-GRP-2. They wait for what the roll gives them.
    acting.waiting = [member.id for member in members]
    acting.shares = [0] * len(members)
    # SBH-GRP-3. The worst Quality of the group; of equals the one without the Leader's bonus.
    worst = quality.worst_of(field, members, topics.GROUP)
    dice = int(table.choose(voice, topics.DICE, ("1", "2", "3"), "SBH-GRP-2", worst.id))
    clause = "SBH-GRP-4" if manner == REGROUP else "SBH-GRP-2"
    table.tell(GroupOrdered(clause, leader.id, tuple(member.id for member in members), manner, dice))
    # SBH-GRP-3. The Leader's bonus is that of the worst; more where the company gives it.
    rolled = quality.quality_roll(table, field, worst, topics.GROUP, dice, clause, field.group_bonus(members))
    rolled = field.reconsider_group_roll(table, leader, members, worst, manner, rolled)
    if rolled.failures >= FAILURES_THAT_TURN_OVER:
        # The group's failures count, after it has acted.
        acting.turnover = True
        table.tell(TurnedOver("SBH-GRP-2", worst.id))
    # SBH-GRP-3. It is the activation of each of them.
    shares = [quality.earn(table, field, member, rolled) for member in members]
    if any(share > 0 for share in shares):
        acting.order = manner
        acting.members = acting.waiting[:]
        acting.shares = shares
    else:
        acting.waiting = []
        acting.shares = []
    if rolled.successes == 0:
        for member in members:
            field.has_failed(table, member)
    return spent


def _members(table: Table, field: Field, leader: Model, manner: str) -> list[Model]:
    """SBH-GRP-2. Two to five models, named one by one; for a group move each must touch one named before."""
    followers = [one for one in followers_of(field, leader) if field.may_follow(one, manner)]
    chosen: list[Model] = []
    while len(chosen) < field.largest_group(manner):
        left = [one for one in followers if one not in chosen]
        left = [one for one in left if _may_join(field, one, chosen, followers, manner)]
        if not left:
            break
        names: list[str] = [one.id for one in left]
        if field.is_group(chosen, manner):
            names.append(DONE)
        name = table.settle(field.voice(leader), topics.GROUP_MEMBER, names, "SBH-GRP-2", leader.id)
        if name == DONE:
            break
        one = field.model(name)
        # SBH-GRP-2. People measure to those whom they name.
        if field.ground.within(leader, one, field.song.long):
            chosen.append(one)
        else:
            followers.remove(one)
    return chosen if field.is_group(chosen, manner) else []


def _may_join(field: Field, model: Model, chosen: list[Model], followers: list[Model], manner: str) -> bool:
    """Whether the model touches the group so far, where it has to, and the order can be carried out with it."""
    group = [*chosen, model]
    beside = [one for one in followers if one not in group]
    if manner != REGROUP:
        if chosen and not _touches_one_of(field, model, chosen):
            return False
        beside = [one for one in beside if _touches_one_of(field, one, group)]
    return field.is_group(group, manner) or bool(beside)


def pass_on(table: Table, field: Field, acting: Acting) -> bool:
    """SBH-GRP-2. Let the next member act when one has finished; False when the order is carried out."""
    names: list[ModelId] = []
    for place, name in enumerate(acting.waiting):
        # OPEN-18. Who was taken up meanwhile may still get down.
        if field.models[name].is_there and acting.shares[place] > 0:
            names.append(name)
    if not names:
        return _resume(field, acting)
    member = field.models[names[0]]
    chosen = table.settle(field.voice(member), topics.NEXT_MEMBER, names, "SBH-GRP-2", acting.model)
    acting.model = ModelId(chosen)
    place = acting.waiting.index(acting.model)
    acting.actions = acting.shares[place]
    acting.must_advance = False
    del acting.waiting[place]
    del acting.shares[place]
    return True


def _resume(field: Field, acting: Acting) -> bool:
    """SBH-GRP-1. By the freer book the Leader acts on after his group, unless its roll has ended the turn."""
    if acting.leader == NO_MODEL or acting.turnover or acting.leader_actions == 0:
        return False
    if not field.models[acting.leader].is_there:
        return False
    acting.model = acting.leader
    acting.actions = acting.leader_actions
    acting.leader = NO_MODEL
    acting.leader_actions = 0
    acting.order = ""
    acting.members = []
    acting.waiting = []
    acting.shares = []
    return True


# Regroup (SBH-GRP-4)


def within_order(field: Field, model: Model, options: list[str]) -> list[str]:
    """What of all options the order leaves: no attacks while regrouping, and no end out of contact."""
    acting = field.acting
    if acting is None or acting.order != REGROUP or acting.model != model.id:
        return options
    allowed = [option for option in options if option.split(":", 1)[0] not in ATTACKS]
    if "move" in allowed and "end" in allowed and _can_join(field, model, acting):
        allowed.remove("end")
    return allowed


def narrowed(field: Field, model: Model, region: Region) -> Region:
    """SBH-GRP-4. The last Move of a member that regroups ends in contact with another member, if it can."""
    acting = field.acting
    if acting is None or acting.order != REGROUP or acting.model != model.id or acting.actions > 1:
        return region
    mates = _mates(field, model, acting)
    if not _touches_one_of(field, model, mates) and not _can_join(field, model, acting):
        return region
    return BesideFriends(field, model, mates, region)


class BesideFriends(Region):
    """The part of a region where a model is in contact with one of its friends."""

    def __init__(self, field: Field, model: Model, mates: list[Model], region: Region) -> None:
        self._field = reach.still(field)
        self._model = self._field.models[model.id]
        self._mates = [self._field.models[mate.id] for mate in mates]
        self._region = region

    def contains(self, x: int, y: int) -> bool:
        """Whether the Move may end there."""
        there = Body(self._model.id, x, y, self._model.radius)
        there.floor = self._model.floor
        return any(self._field.ground.touching(there, one) for one in self._mates) and self._region.contains(x, y)

    def nearest(self, x: int, y: int) -> Point:
        """The spot nearest to a wanted one, among itself and the candidates."""
        if self.contains(x, y):
            return x, y
        spots = self.candidates()
        best = spots[0]
        for spot in spots:
            if _square(spot, x, y) < _square(best, x, y):
                best = spot
        return best

    def outline(self) -> list[list[Point]]:
        """The reach of the Move itself."""
        return self._region.outline()

    def candidates(self) -> list[Point]:
        """Where it stands, if that will do, and the spots of contact in reach."""
        here = (self._model.x, self._model.y)
        found = [here] if self.contains(here[0], here[1]) else []
        others = self._field.others(self._model)
        for mate in self._mates:
            for x, y in self._field.ground.contact_spots(self._model, mate, others):
                if (x, y) not in found and self._region.contains(x, y):
                    found.append((x, y))
        return found


def _square(spot: Point, x: int, y: int) -> int:
    return (spot[0] - x) * (spot[0] - x) + (spot[1] - y) * (spot[1] - y)


def _can_join(field: Field, model: Model, acting: Acting) -> bool:
    """Whether the model is out of contact with all other members and one straight Move could change that."""
    mates = _mates(field, model, acting)
    if not mates or _touches_one_of(field, model, mates):
        return False
    others = field.others(model)
    return any(_reaches(field, model, mate, others) for mate in mates)


def _reaches(field: Field, model: Model, mate: Model, others: list[Model]) -> bool:
    if not field.ground.within(model, mate, stride.allowance(field, model)):
        return False
    for x, y in field.ground.contact_spots(model, mate, others):
        end = stride.plan(field, model, x, y)
        if end.x == x and end.y == y:
            return True
    return False


def _mates(field: Field, model: Model, acting: Acting) -> list[Model]:
    """The other members of its group that are still in play, on its own floor."""
    members = [field.models[name] for name in acting.members if name != model.id]
    return [one for one in members if one.in_play and one.floor == model.floor]


# Concentrated shooting (SBH-GRP-5)


def _volleys(field: Field, model: Model, acting: Acting) -> list[str]:
    """The targets that this member and at least one that is waiting may shoot at together."""
    if not field.fires_together(acting.order) or not _may_join_in(field, model):
        return []
    aimed_at = _volley_targets(field, model)
    alone = aimed_at
    for one in _waiting(field, acting):
        # One who fires along is enough.
        if alone:
            theirs = _volley_targets(field, one)
            alone = [foe for foe in alone if foe not in theirs]
    return [f"{VOLLEY}:{foe.id}" for foe in aimed_at if foe not in alone]


def _volley_targets(field: Field, model: Model) -> list[Model]:
    """At whom the model may shoot together with others: where a Leader says so, not only at the nearest."""
    return targets.legal_targets(field, model, freely=field.book.volley_is_an_order)


def _may_join_in(field: Field, model: Model) -> bool:
    """SBH-GRP-5. It takes the model's attack; of a Legendary Archer's shots one may be part of it."""
    if not model.attacked:
        return True
    return VOLLEYED not in model.spent and field.traits.attacks_with_every_action(model, is_shot=True)


def _waiting(field: Field, acting: Acting) -> list[Model]:
    """Who of those waiting can still take part in a shot."""
    men = [field.models[name] for name, share in zip(acting.waiting, acting.shares, strict=True) if share > 0]
    return [one for one in men if one.in_play and _may_join_in(field, one)]


def along_with(field: Field, model: Model, foe: Model) -> list[Model]:
    """SBH-GRP-5. Who of those waiting may shoot at this target together with the model that acts."""
    acting = field.acting
    return [] if acting is None else [one for one in _waiting(field, acting) if foe in _volley_targets(field, one)]


def _volley(table: Table, field: Field, model: Model, acting: Acting, foe: Model) -> None:
    """SBH-GRP-5. Several members shoot at one target with one roll; each of them pays an action."""
    able = along_with(field, model, foe)
    names: tuple[str, ...] = (able[0].id,)
    if len(able) > 1:
        names = table.pick(
            field.voice(model), topics.VOLLEY, [one.id for one in able], 1, len(able), "SBH-GRP-5", foe.id
        )
    shooters = [model]
    for name in names:
        one = field.model(name)
        shooters.append(one)
        acting.shares[acting.waiting.index(one.id)] -= 1
    for one in shooters:
        one.spent.append(VOLLEYED)
    shooting.release(table, field, concentrated(field, shooters, foe), shooters)


def concentrated(field: Field, shooters: list[Model], foe: Model) -> Contest:
    """The shot of several: the lowest score rolls, and what hinders one of them hinders all."""
    shots = [shooting.prepare(field, one, foe, Manner.CONCENTRATED, len(shooters)) for one in shooters]
    lowest = shots[0]
    for shot in shots:
        if _score(field, shot) < _score(field, lowest):
            lowest = shot
    if field.book.volley_shares_bonuses:
        lowest.attacker_parts = [part for part in lowest.attacker_parts if part[1] <= 0 or _is_shared(part[0], shots)]
    for shot in shots:
        for cause, number in shot.attacker_parts:
            if number < 0:
                _hinder(lowest, cause, number)
    for cause, number in field.volley_parts(shooters, foe):
        lowest.add_attacker(cause, number)
    return lowest


def _score(field: Field, shot: Contest) -> int:
    """What a shot of several is weighed by: all of it, or Combat and range alone."""
    if not field.book.volley_shares_bonuses:
        return total(shot.attacker_parts)
    return sum(number for cause, number in shot.attacker_parts if cause in BARE)


def _is_shared(cause: str, shots: list[Contest]) -> bool:
    """Whether what helps one of them helps all."""
    return cause in BARE or all(any(part[0] == cause for part in shot.attacker_parts) for shot in shots)


def _hinder(shot: Contest, cause: str, number: int) -> None:
    """Let a penalty count, unless one as bad for the same cause counts already; of covers the best counts."""
    for place, part in enumerate(shot.attacker_parts):
        if part[0] == cause or (part[0].endswith(COVER) and cause.endswith(COVER)):
            if number < part[1]:
                shot.attacker_parts[place] = (cause, number)
            return
    shot.add_attacker(cause, number)
