"""An opposed roll from its modifiers to its result: the order of SBH-HTH-17, in melee and at range."""

from __future__ import annotations

from enum import Enum
from typing import Final

from rules_core.kernel.table import Table
from rules_core.song import deadly, falling, topics, wounds
from rules_core.song.facts import AttackResolved, TraitUsed
from rules_core.song.field import Field
from rules_core.song.manner import RANGED, Manner
from rules_core.song.quality import passes
from rules_core.song.recoil import follow_up, recoil
from rules_core.song.trait_list import Part
from rules_core.song.warband import JUST_LOOTED, NO_MODEL, Model

TAKES_HOLD: Final = 5
"""The least face with which poison and Tailslap work."""


class AttackResult(Enum):
    """What an opposed roll does to its loser; facts hold the value."""

    DRAW = "draw"
    NOTHING = "nothing"
    RECOIL = "recoil"
    FALL = "fall"
    KILL = "kill"
    GRUESOME = "gruesome"
    DRAIN = "drain"


HARMFUL: Final = (AttackResult.FALL, AttackResult.KILL, AttackResult.GRUESOME, AttackResult.DRAIN)
"""What is worse than a recoil."""


class Contest:
    """One opposed roll: who against whom, in which manner, what each score is made of, and how it ended."""

    def __init__(self, field: Field, attacker: Model, defender: Model, manner: Manner, clause: str) -> None:
        self.attacker = attacker
        self.defender = defender
        self.manner = manner
        self.is_shot: bool = manner in RANGED
        """Whether it is fought at range."""
        self.clause = clause
        self.attacker_parts: list[Part] = [("combat", attacker.profile.combat)]
        self.defender_parts: list[Part] = [("combat", defender.profile.combat)]
        self.attacker_die: int = 0
        self.defender_die: int = 0
        # SBH-HTH-9. Traits that kill with any win do so with one declared attack a turn, and with Free Hacks.
        self.is_lethal: bool = deadly.may_be_deadly(field, attacker, defender, manner)
        """Whether any win of the attacker kills."""
        self.better_armed: int = 0
        """Who has the better weapon in melee, as `Field.better_armed` says."""
        self.is_choice: bool = False
        """Whether the winner chooses between recoil and fall."""
        self.drives_back: bool = False
        """Whether a Free Hack may drive the leaver back."""
        self.breaks_armor: bool = False
        """Whether Heavy Armor is no help to the defender (Arquebus)."""
        self.result: AttackResult = AttackResult.DRAW
        self.company: list[Model] = [attacker]
        """Those who shoot together, with one die."""
        self.loser: Model | None = None
        """Whom the result befalls; None for a draw and for nothing."""
        self.saved_by: str = ""
        """The trait that made a draw of a defeat by 1."""
        self.has_killed: bool = False
        self.is_savage: bool = False
        """Gruesome through the winner's savagery alone."""

    def add_attacker(self, cause: str, number: int) -> None:
        """The attacker's score gets better or worse for this cause."""
        self.attacker_parts.append((cause, number))

    def add_defender(self, cause: str, number: int) -> None:
        """The defender's score gets better or worse for this cause."""
        self.defender_parts.append((cause, number))

    @property
    def attacker_score(self) -> int:
        """Die and modifiers of the attacker."""
        return self.attacker_die + total(self.attacker_parts)

    @property
    def defender_score(self) -> int:
        """Die and modifiers of the defender."""
        return self.defender_die + total(self.defender_parts)


def total(parts: list[Part]) -> int:
    """The sum of the numbers."""
    score = 0
    for part in parts:
        score += part[1]
    return score


def contend(table: Table, field: Field, contest: Contest) -> None:
    """SBH-HTH-17, steps 2 to 14. The Morale rolls (step 15) are left to the caller, who knows when all is over."""
    attacker = contest.attacker
    defender = contest.defender
    # SBH-HTH-9. Which of its attacks a deadly trait helps is said before the dice.
    if contest.is_lethal and contest.manner is not Manner.FREE_HACK:
        contest.is_lethal = deadly.declare(table, field, attacker, defender, contest.manner)
    # SBH-HTH-9. A target that is down or pinned makes any win of the attacker a kill.
    if defender.knocked_down or defender.transfixed:
        contest.is_lethal = True
    _roll_dice(table, field, contest)
    settle_result(field, contest)
    if contest.is_choice:
        _choose_result(table, field, contest)
    _tell(table, contest)
    loser = contest.loser
    if loser is None:
        return
    winner = attacker if loser is defender else defender
    _carry_out(table, field, contest, winner, loser)


def harm(field: Field, contest: Contest) -> float:
    """The chance that the defender falls or worse, without re-rolls: SBH-HTH-17, steps 3 to 11, for all 36 throws."""
    defender = contest.defender
    # SBH-HTH-9. As `contend` reckons with it; a deadly trait is used where it may be.
    if defender.knocked_down or defender.transfixed:
        contest.is_lethal = True
    ways = 0
    lead = total(contest.attacker_parts) - total(contest.defender_parts)
    for attack in range(1, 7):
        for defence in range(1, 7):
            # Nobody is harmed by an attack that does not win.
            if attack + lead > defence:
                contest.attacker_die, contest.defender_die, contest.loser = attack, defence, None
                settle_result(field, contest)
                if _harms(contest, defender):
                    ways += 1
    return ways / 36.0


def ways_of(field: Field, contest: Contest) -> dict[str, int]:
    """SBH-HTH-17, steps 3 to 11. How many of all 36 throws, without re-rolls, end for the defender in each result, by
    its value; whatever does not befall the defender is "nothing"."""
    defender = contest.defender
    # SBH-HTH-9. As `contend` reckons with it.
    if defender.knocked_down or defender.transfixed:
        contest.is_lethal = True
    found: dict[str, int] = {}
    for attack in range(1, 7):
        for defence in range(1, 7):
            contest.attacker_die, contest.defender_die, contest.loser = attack, defence, None
            contest.result, contest.saved_by = AttackResult.DRAW, ""
            settle_result(field, contest)
            told = _befalls(contest, defender).value
            found[told] = found.get(told, 0) + 1
    return found


def _befalls(contest: Contest, model: Model) -> AttackResult:
    return contest.result if contest.loser is model else AttackResult.NOTHING


def _harms(contest: Contest, model: Model) -> bool:
    return contest.loser is model and contest.result in HARMFUL


def _roll_dice(table: Table, field: Field, contest: Contest) -> None:
    """SBH-HTH-1, SBH-HTH-17 step 2. Both roll one die; then re-rolls, the attacker's first."""
    attacker = contest.attacker
    defender = contest.defender
    clause = contest.clause
    contest.attacker_die = table.roll(field.voice(attacker), topics.ATTACK_DIE, 1, clause, attacker.id)[0]
    contest.defender_die = table.roll(field.voice(defender), topics.DEFENCE_DIE, 1, clause, defender.id)[0]
    is_melee = not contest.is_shot
    for use in field.traits.combat_rerolls(attacker, is_melee=is_melee):
        loses = contest.attacker_score < contest.defender_score
        if _takes_reroll(table, field, attacker, use, clause, loses=loses):
            contest.attacker_die = table.roll(field.voice(attacker), topics.ATTACK_DIE, 1, clause, attacker.id)[0]
    for use in field.traits.combat_rerolls(defender, is_melee=is_melee):
        loses = contest.defender_score < contest.attacker_score
        if _takes_reroll(table, field, defender, use, clause, loses=loses):
            contest.defender_die = table.roll(field.voice(defender), topics.DEFENCE_DIE, 1, clause, defender.id)[0]


def _takes_reroll(table: Table, field: Field, model: Model, use: str, clause: str, *, loses: bool) -> bool:
    trait = use.removesuffix(":turn")
    if not field.rerolls(table, model, trait, topics.COMBAT, helps=loses):
        return False
    model.spent.append(use)
    table.tell(TraitUsed(clause, model.id, trait, "combat"))
    return True


def settle_result(field: Field, contest: Contest) -> None:
    """SBH-HTH-17, steps 3 to 11: what the scores mean, before anything befalls anybody."""
    attacker = contest.attacker
    defender = contest.defender
    contest.saved_by = ""
    # Step 3. Win and draw compare the totals as they are (SBH-HTH-3).
    attack = contest.attacker_score
    defence = contest.defender_score
    # Step 4. SBH-HTH-2: equal totals are a draw.
    if attack == defence:
        contest.result = AttackResult.DRAW
        return
    attacker_won = attack > defence
    if not attacker_won:
        # Step 5. SBH-MOV-13, SBH-RNG-1: only the other side can be hurt by a Free Hack or a shot.
        reflected = contest.is_shot and field.traits.reflects_shots(defender)
        if contest.manner is Manner.FREE_HACK or (contest.is_shot and not reflected):
            contest.result = AttackResult.NOTHING
            return
        # Step 6. SBH-HTH-14: from the ground only a natural 6 harms. SBH-HTH-15: the pinned never harm.
        hits_from_ground = not field.song.fallen_hits_on_6 or contest.defender_die == 6
        is_harmless = defender.knocked_down and (field.book.fallen_never_harm or not hits_from_ground)
        if defender.transfixed or is_harmless:
            contest.result = AttackResult.NOTHING
            return
    winner = attacker if attacker_won else defender
    loser = defender if attacker_won else attacker
    is_melee = not contest.is_shot
    # Step 7. Heavy Armor turns a defeat by a single point.
    is_pierced = (attacker_won and contest.breaks_armor) or (field.book.fallen_lose_armor and loser.knocked_down)
    if abs(attack - defence) == 1 and not is_pierced:
        contest.saved_by = field.traits.saves_a_point(loser, is_melee=is_melee)
        if contest.saved_by:
            contest.result = AttackResult.DRAW
            return
    contest.loser = loser
    # Step 8. Drain only saps Quality; it does nothing to what never lived, which is fought as usual.
    if is_melee and field.traits.drains(winner) and not field.traits.is_lifeless(loser):
        contest.result = AttackResult.DRAIN
        return
    # Step 9. SBH-HTH-2, SBH-HTH-3: totals below 1 count as 1 for doubling and tripling.
    floor = field.song.score_floor
    high = max(floor, attack if attacker_won else defence)
    low = max(floor, defence if attacker_won else attack)
    is_beaten_to_death = field.traits.dies_when_beaten(loser)
    if high >= 3 * low:
        result = AttackResult.GRUESOME
    elif high >= 2 * low:
        # Step 10. SBH-HTH-9: Rabble doubled is a Gruesome kill.
        result = AttackResult.GRUESOME if is_beaten_to_death else AttackResult.KILL
    elif is_beaten_to_death or (attacker_won and contest.is_lethal):
        result = AttackResult.KILL
    else:
        # The winner's die as it lies: odd recoils, even falls.
        die = contest.attacker_die if attacker_won else contest.defender_die
        result = AttackResult.RECOIL if die % 2 == 1 else AttackResult.FALL
        # A better weapon takes the choice from the die, or saves its bearer from a fall.
        winners_edge = contest.better_armed if attacker_won else -contest.better_armed
        if winners_edge < 0:
            result = AttackResult.RECOIL
        elif winners_edge > 0:
            result = AttackResult.FALL
            contest.is_choice = True
    # Step 10. A Savage winner's kills in melee are gruesome.
    if result is AttackResult.KILL and is_melee and field.traits.is_savage(winner):
        result = AttackResult.GRUESOME
        contest.is_savage = True
    # Step 11. SBH-MOR-5: an Artificial model dies no gruesome death.
    if result is AttackResult.GRUESOME and field.traits.eases_gruesome(loser):
        result = AttackResult.KILL
    contest.result = result


def _choose_result(table: Table, field: Field, contest: Contest) -> None:
    """The better armed winner says whether the loser falls or recoils."""
    loser = contest.loser
    if loser is None or contest.result is not AttackResult.FALL:
        return
    winner = contest.attacker if loser is contest.defender else contest.defender
    if not field.fells(table, winner, loser):
        contest.result = AttackResult.RECOIL


def _tell(table: Table, contest: Contest) -> None:
    reasons = [f"attacker:{cause}:{number}" for cause, number in contest.attacker_parts]
    reasons.extend([f"defender:{cause}:{number}" for cause, number in contest.defender_parts])
    table.tell(
        AttackResolved(
            contest.clause,
            contest.attacker.id,
            contest.defender.id,
            contest.manner.value,
            contest.attacker_die,
            contest.defender_die,
            contest.attacker_score,
            contest.defender_score,
            contest.result.value,
            contest.loser.id if contest.loser is not None else NO_MODEL,
            tuple(reasons),
            contest.saved_by,
            tuple([one.id for one in contest.company if one is not contest.attacker]),
        )
    )


def _carry_out(table: Table, field: Field, contest: Contest, winner: Model, loser: Model) -> None:
    """SBH-HTH-17, steps 8 and 12 to 14: the result befalls the loser."""
    clause = contest.clause
    result = contest.result
    if result is AttackResult.DRAIN:
        contest.has_killed = wounds.worsen(table, field, loser, winner.id, clause)
        return
    if result is AttackResult.KILL or result is AttackResult.GRUESOME:
        is_gruesome = result is AttackResult.GRUESOME
        by = field.slayer(table, contest.company, winner, loser) if winner is contest.attacker else winner
        contest.has_killed = wounds.kill(
            table, field, loser, by.id, clause, gruesome=is_gruesome, savage=contest.is_savage
        )
    elif result is AttackResult.FALL:
        # SBH-TGH-8. Tough or not.
        wounds.knock_down(table, field, loser, clause)
        if loser.height > 0:
            # SBH-MOV-15. It had climbed, and loses its hold.
            falling.drop(table, field, loser)
    # Step 12. Poison works on those that still live.
    if loser.in_play and field.traits.poisons(winner) and not field.traits.is_lifeless(loser):
        _poison(table, field, contest, winner, loser)
    # Step 13. SBH-MOV-13: whoever leaves melee does not care about a recoil, unless the book says so.
    is_driven = contest.manner is not Manner.FREE_HACK or contest.drives_back
    if result is AttackResult.RECOIL and loser.standing and is_driven:
        _give_way(table, field, contest, winner, loser)
    # Step 14. The Greedy may stop at the body.
    if contest.has_killed and not contest.is_shot and winner.in_play and field.traits.is_greedy(winner):
        _loot(table, field, winner, clause)


def _poison(table: Table, field: Field, contest: Contest, winner: Model, loser: Model) -> None:
    """Poison takes hold on 5 or 6; at Quality 7 the victim dies."""
    face = table.roll(field.voice(winner), topics.POISON, 1, contest.clause, winner.id, TAKES_HOLD)[0]
    if face >= TAKES_HOLD:
        table.tell(TraitUsed(contest.clause, winner.id, "poison", loser.id))
        # SBH-TGH-5. It is a step of the same track as a Tough model's wounds.
        if wounds.worsen(table, field, loser, winner.id, contest.clause):
            contest.has_killed = True


def _give_way(table: Table, field: Field, contest: Contest, winner: Model, loser: Model) -> None:
    clause = contest.clause
    # SBH-RNG-12. Away from a shooter it is the same, but nobody follows up.
    if not contest.is_shot and field.traits.trips_up(winner, loser):
        face = table.roll(field.voice(winner), topics.TAILSLAP, 1, clause, winner.id, TAKES_HOLD)[0]
        if face >= TAKES_HOLD:
            table.tell(TraitUsed(clause, winner.id, "tailslap", loser.id))
            wounds.knock_down(table, field, loser, clause)
            return
    if recoil(table, field, loser, winner.x, winner.y) and not contest.is_shot:
        follow_up(table, field, winner, loser)


def _loot(table: Table, field: Field, winner: Model, clause: str) -> None:
    """One die against Quality, or it stays over the body; an action of its next activation brings it to its senses."""
    if not passes(table, field, winner, topics.GREED, clause):
        winner.looting = True
        winner.spent.append(JUST_LOOTED)
        table.tell(TraitUsed(clause, winner.id, "greedy", "looting"))
