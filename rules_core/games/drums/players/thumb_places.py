"""Where the rule-of-thumb player puts its men: in a line, out of the enemy's reach or well within its own."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.players import house_sense
from rules_core.games.drums.players.outlook import Outlook
from rules_core.games.drums.players.pull import drive, gate, pull, storms
from rules_core.games.drums.rules import sight
from rules_core.games.drums.rules.deployment import OPPOSITE
from rules_core.games.drums.state.houses import House
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import TOUCH, Body, length
from rules_core.ground.ground import Sight
from rules_core.ground.pieces import BOTTOM, GIVES_COVER, HIGH, LEFT, TOP
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Place
from rules_core.kernel.simulation import Thought
from rules_core.song import melee, movement, shooting, targets
from rules_core.song.manner import Manner
from rules_core.song.traits_of_fighting import is_mounted

PATIENCE: Final = 3
"""From this round on the attacker goes in, whatever waits for him."""
LAST_PATIENCE: Final = 8
"""And from this one on the defender too."""
HURRY: Final = 0.25
"""So much more each round after that counts to be near the enemy, until somebody comes out, or goes in."""
STRONGER: Final = 3
"""So many loaded muskets more than the enemy make bold."""
CLOSE: Final = 0.95
"""Where the bold want to be, in Long sticks."""
OUT_OF_REACH: Final = 3.08
"""Where the others wait."""
REFINED: Final = 6
"""So many of the spots are looked at closely."""
ROOM: Final = 12.0
"""What it is worth to have room to run behind one."""
NEAR: Final = 9.0
"""What a Long stick nearer to where one wants to be is worth."""
SHOULDER: Final = 2.5
"""What it is worth to touch a friend in the line."""
LED: Final = 6.0
"""What a Long stick out of the Leader's reach costs."""
EXPOSED: Final = 2.0
"""What each musket costs that sees our Leader."""
EXPOSED_IN_ASSAULT: Final = 0.7
"""The same where he storms a farm: men whom nobody leads run."""
AT_THE_GATE: Final = 6.0
"""What it is worth to touch the door or window by which one wants to get in."""
COVER: Final = 2.5
"""What cover from the nearest enemies is worth, twice as much where it is heavy."""


class Spotted:
    """A spot, what it is worth, what it is worth to stay, and why it is the best."""

    def __init__(self, x: int, y: int, worth: float, here: float, reason: str) -> None:
        self.x = x
        self.y = y
        self.worth = worth
        self.here = here
        self.reason = reason


def best_move(view: View) -> Spotted:
    """Where he would move."""
    return best_of(view, movement.move_region(view.battle, view.man, view.actions))


def best_of(view: View, region: Region) -> Spotted:
    """The best spot of a region."""
    here = view.man.x, view.man.y
    spots = region.candidates()
    for x, y in view.wishes():
        spot = region.nearest(x, y)
        if spot not in spots:
            spots.append(spot)
    rough = [(view.rough(x, y), x, y) for x, y in spots]
    rough.sort(key=lambda one: -one[0])
    stay = view.whole(here[0], here[1], view.rough(here[0], here[1]))
    best = Spotted(rough[0][1], rough[0][2], -1000.0, stay, "")
    for value, x, y in rough[:REFINED]:
        found = view.whole(x, y, value)
        if found > best.worth:
            best = Spotted(x, y, found, stay, "")
    best.reason = view.reason(best.x, best.y)
    return best


class View:
    """What counts for one man who looks for a spot."""

    def __init__(self, outlook: Outlook, man: Soldier, actions: int) -> None:
        self.outlook = outlook
        self.battle = outlook.battle
        self.man = man
        self.actions = actions
        self.long = outlook.long
        self.stick = float(self.battle.song.stick(man.stick or "medium"))
        self.leader = outlook.leader_of(man.side)
        self.leads = man is self.leader or man.has("musician") or man.has("flag-bearer")
        self.mates = [one for one in outlook.friends if one is not man and one.standing]
        """Friends in the line."""
        self.line = [one for one in self.mates if self.battle.weapon(one) is not None and not is_mounted(one)]
        self.is_bold = is_bold(outlook, man.side)
        self.hurry = 1.0 + HURRY * max(0, self.battle.round - LAST_PATIENCE)
        self.wanted = self._wanted()
        self.middle = outlook.middle(self.line or self.mates or [man])
        self.enemy = outlook.middle(outlook.foes)
        self.post = self._post_behind()
        """Where one stands who leads."""
        self.foes = [
            (one, house_sense.house_of(self.battle, one) if self.battle.houses else None)
            for one in sorted(outlook.foes, key=lambda one: outlook.away(one, man))
        ]
        """The enemies, the nearest first, and in which house each is."""
        self.exposed = EXPOSED_IN_ASSAULT if storms(self.battle, man) else EXPOSED
        self.order = self.battle.acting.order if self.battle.acting is not None else ""
        self.goal = pull(self.battle, man)
        """Where the scenario draws him."""
        self.gate = gate(self.battle, man)
        """The door or window by which he wants to get in."""
        self.drive = drive(self.battle)
        self.rides = is_mounted(man)
        self.can_charge = not man.attacked and (actions >= 2 or self.rides)

    def _wanted(self) -> float:
        """How far from the nearest enemy he wants to be."""
        gap = float(self.outlook.nearest_gap(self.man))
        if self.battle.weapon(self.man) is None and not self.leads:
            return 0.5 * self.long
        if self.is_bold:
            return CLOSE * self.long / self.hurry
        if gap <= 3 * self.long:
            # In the fight already.
            return max(gap, CLOSE * self.long)
        return OUT_OF_REACH * self.long

    def wishes(self) -> list[tuple[int, int]]:
        """Spots that he has in mind: on in step with those of his group, beside friends, and back to his men."""
        man = self.man
        found: list[tuple[int, int]] = []
        acting = self.battle.acting
        if acting is not None and acting.order:
            gone = [self.battle.models[id] for id in acting.members if id != man.id and id not in acting.waiting]
            gone = [one for one in gone if one.standing and (one.x, one.y) != (one.start_x, one.start_y)]
            if gone:
                dx = sum([one.x - one.start_x for one in gone]) // len(gone)
                dy = sum([one.y - one.start_y for one in gone]) // len(gone)
                found.append((man.start_x + dx, man.start_y + dy))
        if self.leads:
            found.append(self.post)
        elif self.goal is not None:
            found.append(self.goal)
        else:
            # Beside the two nearest of the line.
            near = sorted(self.line, key=lambda one: self.outlook.away(one, man))[:2]
            for one in near:
                reach = one.radius + man.radius + 1
                ux, uy = self._along_line()
                for side in (1, -1):
                    found.append((round(one.x + side * ux * reach), round(one.y + side * uy * reach)))
        return found

    def _along_line(self) -> tuple[float, float]:
        """The direction in which a line stands that faces the enemy."""
        dx, dy = self.enemy[0] - self.middle[0], self.enemy[1] - self.middle[1]
        span = max(1.0, float(length(dx, dy)))
        return -dy / span, dx / span

    def _post_behind(self) -> tuple[int, int]:
        """Behind the middle of the line."""
        dx, dy = self.enemy[0] - self.middle[0], self.enemy[1] - self.middle[1]
        span = max(1.0, float(length(dx, dy)))
        back = 4.5 * self.man.radius
        return round(self.middle[0] - dx / span * back), round(self.middle[1] - dy / span * back)

    # What a spot is worth

    def rough(self, x: int, y: int) -> float:
        """What can be said of a spot at a glance."""
        outlook = self.outlook
        man = self.man
        there = Body(man.id, x, y, man.radius)
        value = 0.0
        # Room to run: who flees over the edge does not come back. Whoever leads goes where the line goes.
        room = outlook.to_edge(x, y) - man.radius
        if room < 2 * self.stick and not self.leads and self.goal is None:
            value -= ROOM * (1.0 - room / (2 * self.stick))
        gap = 1 << 30
        touches = False
        ground, across = self.battle.ground, self.battle.song.across_obstacle
        has_houses = bool(self.battle.houses)
        ours = self._house_at(x, y) if has_houses else None
        for foe, theirs in self.foes:
            limit = gap + man.radius + foe.radius
            if not (-limit <= foe.x - x <= limit and -limit <= foe.y - y <= limit):
                # SHORT CUT: another one is nearer, and neither touches him.
                continue
            away = ground.gap(there, foe)
            if away < gap:
                # SHORT CUT: the way round can only be longer.
                if ours is not None or theirs is not None:
                    gap = min(gap, away + round(self._detour(ours, foe, theirs, x, y)))
                else:
                    gap = away
            touches = touches or away <= across
        if self.goal is not None and not self.leads:
            value -= self.drive * length(x - self.goal[0], y - self.goal[1]) / self.long
            if self.gate is not None and self.gate.is_touched_by(there):
                value += AT_THE_GATE
        elif self.leads:
            px, py = self.post
            value -= 8.0 * length(x - px, y - py) / self.long
            if gap < 0.6 * self.long:
                value -= 6.0
        else:
            value -= NEAR * self.hurry * abs(gap - self.wanted) / self.long
            beside = 0
            for one in self.line:
                reach = man.radius + one.radius + TOUCH + 1
                # SHORT CUT: most stand too far away to touch.
                is_near = -reach <= one.x - x <= reach and -reach <= one.y - y <= reach
                if is_near and ground.touching(there, one):
                    beside += 1
            value += SHOULDER * min(2, beside)
            if self.leader is not None:
                far = ground.gap(there, self.leader) - self.long
                if far > 0:
                    value -= LED * far / self.long
        if touches:
            value += self._melee(x, y)
        return value

    def _house_at(self, x: int, y: int) -> House | None:
        """The house in which he would be there."""
        man = self.man
        from_x, from_y = man.x, man.y
        man.x, man.y = x, y
        found = house_sense.house_of(self.battle, man)
        man.x, man.y = from_x, from_y
        return found

    def _detour(self, ours: House | None, foe: Soldier, theirs: House | None, x: int, y: int) -> float:
        """How much further than the crow flies it is from there, where houses are in the way."""
        man = self.man
        from_x, from_y = man.x, man.y
        man.x, man.y = x, y
        found = house_sense.detour(self.battle, man, ours, foe, theirs)
        man.x, man.y = from_x, from_y
        return found

    def _melee(self, x: int, y: int) -> float:
        """What contact is worth there: the blow that is left, less those that come back."""
        man = self.man
        if (x, y) == (man.x, man.y):
            return 0.0
        from_x, from_y = man.x, man.y
        man.x, man.y = x, y
        foes = self.battle.foes_in_contact(man)
        value = 0.0
        if foes:
            fights = [self.outlook.contest_worth(melee.weigh(self.battle, man, foe)) for foe in foes]
            back = [
                self.outlook.contest_worth(melee.weigh(self.battle, foe, man)) for foe in foes if not foe.knocked_down
            ]
            value = max(fights) * (1.0 if self.can_charge else 0.3) - 0.6 * sum([max(0.0, one) for one in back])
            # What it would have been worth to stand at a good distance is not lost: he is where he wants to be.
            value += NEAR * abs(self.wanted) / self.long if max(fights) > 0 and value > 0 else -6.0
        man.x, man.y = from_x, from_y
        return value

    def whole(self, x: int, y: int, rough: float) -> float:
        """The same with what takes a closer look: a shot from there, and cover."""
        man = self.man
        value = rough
        from_x, from_y = man.x, man.y
        man.x, man.y = x, y
        if self.actions >= 2 and targets.may_shoot(self.battle, man) and not man.attacked:
            value += self._shot()
        if man is self.leader:
            value -= self.exposed * self.guns_on()
        if self.battle.ground.pieces_with(GIVES_COVER | HIGH):
            value += self._cover()
        man.x, man.y = from_x, from_y
        return value

    def guns_on(self) -> int:
        """How many muskets could be fired at him there in the enemy's next turn."""
        count = 0
        battle = self.battle
        for foe in self.outlook.foes:
            arm = battle.weapon(foe)
            if arm is None or foe.out_of_ammunition:
                continue
            reach = len(arm.bands) * battle.song.stick(arm.stick) + battle.song.short
            if battle.ground.within(foe, self.man, reach) and sight.own_sight(battle, foe, self.man) is not Sight.NONE:
                count += 1
        return count

    def _shot(self) -> float:
        """What he could do from there with another action."""
        best = 0.0
        for foe in targets.legal_targets(self.battle, self.man)[:2]:
            shot = shooting.prepare(self.battle, self.man, foe, Manner.SHOT)
            best = max(best, self.outlook.contest_worth(shot) - 1.0)
        return best

    def _cover(self) -> float:
        value = 0.0
        near = sorted(self.outlook.foes, key=lambda one: self.outlook.away(one, self.man))[:3]
        for foe in near:
            value += COVER * sight.cover_of(self.battle, foe, self.man) / len(near)
        return value

    def reason(self, x: int, y: int) -> str:
        """Why he goes there, in a word."""
        man = self.man
        there = Body(man.id, x, y, man.radius)
        if any(self.battle.ground.gap(there, foe) <= self.battle.song.across_obstacle for foe in self.outlook.foes):
            return "charge"
        if self.goal is not None:
            return "goal"
        if self.leads:
            return "near-men"
        room = self.outlook.to_edge(x, y) - self.outlook.to_edge(man.x, man.y)
        gaps = [self.battle.ground.gap(there, foe) for foe in self.outlook.foes]
        nearer = self.outlook.nearest_gap(man) - min(gaps) if gaps else 0
        if nearer > man.radius:
            return "advance" if self.is_bold else "range"
        beside = any(self.battle.ground.touching(there, one) for one in self.line)
        if beside and not any(self.battle.ground.touching(man, one) for one in self.line):
            return "line"
        if room > man.radius:
            return "room"
        return "cover" if self.battle.ground.pieces_with(GIVES_COVER | HIGH) else "line"


def is_bold(outlook: Outlook, side: str) -> bool:
    """Whether a side goes in: it has waited long enough, or the enemy's muskets are empty, or he is weaker."""
    battle = outlook.battle
    patience = PATIENCE if side == battle.attacker else LAST_PATIENCE
    if battle.round >= patience:
        return True
    ours = _guns(outlook, outlook.friends)
    theirs = _guns(outlook, outlook.foes)
    led = any(one.has("leader") and one.standing for one in outlook.foes)
    return ours >= theirs + STRONGER or (ours > theirs and not led)


def _guns(outlook: Outlook, men: list[Soldier]) -> int:
    """How many can fire now."""
    ready = [one for one in men if one.standing and one.loaded and not one.attacked]
    return len([one for one in ready if outlook.battle.weapon(one) is not None])


# Before the battle, and coming on later


def arrive(outlook: Outlook, man: Soldier, region: Region) -> Thought:
    """Where few muskets see him, and otherwise near the middle: who panics at the edge is gone."""
    middle = outlook.battle.world.options.side // 2
    view = View(outlook, man, 1)
    from_x, from_y = man.x, man.y
    best, most = region.nearest(middle, middle), -1000.0
    for x, y in [best, *region.candidates()]:
        man.x, man.y = x, y
        value = -view.exposed * view.guns_on() - NEAR * length(x - middle, y - middle) / outlook.long
        if value > most:
            best, most = (x, y), value
    man.x, man.y = from_x, from_y
    return Thought((best[0], best[1], 0), "goal")


def deploy(outlook: Outlook, request: Place) -> Thought:
    """Muskets in a line shoulder to shoulder, as far forward as it may be; whoever leads and drums behind it."""
    region = request.region
    assert region is not None
    x, y = region.nearest(*_post(outlook, outlook.battle.model(request.subject)))
    man = outlook.battle.model(request.subject)
    return Thought((x, y, 0), "near-men" if _is_behind(man) else "line")


def _is_behind(man: Soldier) -> bool:
    return man.has("leader") or man.has("musician") or man.has("flag-bearer") or man.has("nco")


def _post(outlook: Outlook, man: Soldier) -> tuple[int, int]:
    battle = outlook.battle
    side = battle.world.options.side
    edge = battle.edges.get(battle.squad_of(man).seat, OPPOSITE[BOTTOM])
    men = [one for one in battle.models.values() if one.side == man.side]
    row = [one for one in men if _is_behind(one) is _is_behind(man)]
    width = 2 * man.radius + 2
    along = side // 2 + (2 * row.index(man) - len(row) + 1) * width // 2
    depth = battle.song.medium - man.radius - (3 * man.radius if _is_behind(man) else 0)
    if edge == TOP:
        return along, depth
    if edge == BOTTOM:
        return along, side - depth
    return (depth, along) if edge == LEFT else (side - depth, along)
