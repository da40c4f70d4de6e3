"""Nerve and command: NCOs, musicians, flags and the features of nations (SDS-SR, SDS-MOR-6, SDS-NAT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.traits import FLAG, SEASONED
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier
from rules_core.kernel.requests import SeatId, Topic
from rules_core.kernel.table import Table
from rules_core.song import topics as song_topics
from rules_core.song import wounds
from rules_core.song.facts import QualityRolled, TraitUsed
from rules_core.song.field import GROUP_MOVE, ModelLoss
from rules_core.song.quality import least_face
from rules_core.song.quality_result import QualityResult
from rules_core.song.traits import GRUESOME_KILL
from rules_core.song.warband import Fate

ENDURED: Final = "endured"
"""The use of a Russian's one fall instead of flight (SDS-NAT-5)."""
TAKE_FLAG: Final = "take-flag"
FLAG_TAKEN: Final = "flag-taken"
"""How the fallen bearer's `spent` notes that his flag has been taken up."""
BEARS_FLAG: Final = "bears-flag"
"""And how that of the man does who has it now."""
YES: Final = "yes"
NO: Final = "no"


def lesser_bonus(battle: Battle, model: Soldier, purpose: Topic) -> int:
    """SDS-SR-13. +1 on activation from an NCO within Short and in sight, where no Leader helps."""
    if purpose not in (song_topics.ACTIVATION, song_topics.GROUP):
        return 0
    for friend in battle.friends(model):
        if friend.has("nco") and friend.standing and battle.ground.within(friend, model, battle.song.short):
            if battle.hears(model, friend):
                return 1
    return 0


def reconsider_group_roll(
    table: Table,
    battle: Battle,
    leader: Soldier,
    members: Sequence[Soldier],
    worst: Soldier,
    order: str,
    rolled: QualityResult,
) -> QualityResult:
    """SDS-SR-12, SDS-NAT-1. The musician's one die, then the French charge with all that failed."""
    seat = SeatId(leader.side)
    if rolled.failures > 0 and seat not in battle.musician_used and _hears_music(battle, leader):
        if table.choose(seat, topics.GROUP_REROLL, (YES, NO), "SDS-SR-12", worst.id) == YES:
            battle.musician_used.append(seat)
            rolled = _again(table, battle, worst, song_topics.GROUP, rolled, 1, "SDS-SR-12", "musician")
    squad = battle.squads[seat]
    if order == GROUP_MOVE and rolled.failures > 0 and not squad.has_used_feature:
        if battle.has_feature(seat, "en-avant"):
            if table.choose(seat, topics.GROUP_REROLL, (YES, NO), "SDS-NAT-1", worst.id) == YES:
                squad.has_used_feature = True
                battle.en_avant = [one.id for one in members]
                rolled = _again(
                    table, battle, worst, song_topics.GROUP, rolled, rolled.failures, "SDS-NAT-1", "en-avant"
                )
    return rolled


def _hears_music(battle: Battle, leader: Soldier) -> bool:
    for friend in battle.friends(leader):
        if friend.has("musician") and friend.standing and battle.ground.within(friend, leader, battle.song.long):
            return True
    return False


def reconsider_morale(
    table: Table, battle: Battle, model: Soldier, rolled: QualityResult, *, is_halved: bool
) -> QualityResult:
    """SDS-SR-6, SDS-NAT-3, R-S67. The flag's die, and another one by Furor."""
    kept: list[int] = []
    if rolled.failures > 0 and _sees_flag(battle, model):
        if table.choose(battle.voice(model), topics.MORALE_REROLL, (YES, NO), "SDS-SR-6", model.id) == YES:
            rolled = _again(table, battle, model, song_topics.MORALE, rolled, 1, "SDS-SR-6", "flag-bearer", kept)
    if is_halved and _failed(rolled, kept) and battle.has_feature(model.side, "furor"):
        if table.choose(battle.voice(model), topics.MORALE_REROLL, (YES, NO), "SDS-NAT-3", model.id) == YES:
            rolled = _again(table, battle, model, song_topics.MORALE, rolled, 1, "SDS-NAT-3", "furor", kept)
    return rolled


def _sees_flag(battle: Battle, model: Soldier) -> bool:
    """SDS-SR-6. A friend with the flag within Long and in sight."""
    for friend in battle.friends(model):
        if bears_flag(friend) and battle.ground.within(friend, model, battle.song.long):
            if battle.in_view(model, friend):
                return True
    return False


def bears_flag(man: Soldier) -> bool:
    """Whether he has a flag in his hands: his own, or one that he has taken up."""
    return man.has("flag-bearer") or BEARS_FLAG in man.spent


def _again(
    table: Table,
    battle: Battle,
    model: Soldier,
    purpose: Topic,
    rolled: QualityResult,
    count: int,
    clause: str,
    trait: str,
    kept: list[int] | None = None,
) -> QualityResult:
    """Roll so many dice that failed again; `kept` holds places that were rolled again already."""
    table.tell(TraitUsed(clause, model.id, trait, purpose))
    need = least_face(rolled.need, rolled.bonus)
    places = _failed(rolled, kept or [])[:count]
    again = table.roll(battle.voice(model), song_topics.REROLL, len(places), clause, model.id, need)
    faces = list(rolled.faces)
    for place, face in zip(places, again, strict=True):
        faces[place] = face
        if kept is not None:
            kept.append(place)
    result = QualityResult(tuple(faces), rolled.need, rolled.bonus)
    if purpose != song_topics.MORALE:
        table.tell(
            QualityRolled(
                clause, model.id, purpose, result.faces, result.need, result.bonus, result.successes, result.failures
            )
        )
    return result


def _failed(rolled: QualityResult, kept: Sequence[int]) -> list[int]:
    """The places of dice that failed and have not been rolled again."""
    return [
        place
        for place, face in enumerate(rolled.faces)
        if face != 6 and (face == 1 or face + rolled.bonus < rolled.need) and place not in kept
    ]


def own_cause(battle: Battle, loss: ModelLoss, victim: Soldier, friend: Soldier) -> str:
    """SDS-MOR-6. The flag falls, within Long and in sight."""
    if not loss.killed or not bears_flag(victim):
        return ""
    if battle.ground.within(friend, victim, battle.song.long) and battle.in_view(friend, victim):
        return FLAG
    return ""


def is_halved(battle: Battle, side: str, left: int, start: int) -> bool:
    """SDS-MOR-4, SDS-NAT-4. At half; with closed ranks and a Leader who stands at a third."""
    # SDS-SCN-1.4. Whoever is still to come on is not lost.
    left += sum([1 for one in battle.models.values() if one.side == side and one.fate is Fate.WAITING])
    if battle.has_feature(side, "closed-ranks") and any(one.has("leader") and one.standing for one in battle.men(side)):
        return 3 * left <= start
    return 2 * left <= start


def endures(table: Table, battle: Battle, model: Soldier, cause: str) -> bool:
    """SDS-NAT-5, R-S67. The first time each Russian would run from a horrible death, he falls instead."""
    if cause != GRUESOME_KILL or ENDURED in model.spent or not battle.has_feature(model.side, "stoic"):
        return False
    model.spent.append(ENDURED)
    table.tell(TraitUsed("SDS-NAT-5", model.id, "stoic"))
    wounds.knock_down(table, battle, model, "SDS-NAT-5")
    return True


def slayer(table: Table, battle: Battle, company: Sequence[Soldier], winner: Soldier, victim: Soldier) -> Soldier:
    """R-S58. The owner of a volley says whose bullet it was, where that is worth anything: to a Green man."""
    green = [one.id for one in company if one.has("green") and SEASONED not in one.spent]
    if not green:
        return winner
    return battle.model(table.settle(battle.voice(winner), topics.WHO_KILLED, green, "R-S58", victim.id))


def was_killed(battle: Battle, by: Soldier) -> None:
    """SDS-SR-7. Whoever has killed an enemy is Green no more."""
    by.killer_of += 1
    if by.has("green") and SEASONED not in by.spent:
        by.spent.append(SEASONED)


# Flags (SDS-SR-6, SDS-ACT-14)


def flag_options(battle: Battle, model: Soldier) -> list[str]:
    """Flags beside the man that he may take up, or take away, as "take-flag:ID"."""
    found: list[str] = []
    for one in list(battle.models.values()):
        lies = one.fate is Fate.DEFEATED and bears_flag(one) and FLAG_TAKEN not in one.spent
        if lies and model.is_active and one.floor == model.floor and battle.ground.within(model, one, 0):
            found.append(f"{TAKE_FLAG}:{one.id}")
    return found


def take_flag(table: Table, battle: Battle, model: Soldier, bearer: Soldier) -> int:
    """SDS-SR-6, SDS-WIN-5. A friend takes the flag up; an enemy has captured it."""
    bearer.spent.append(FLAG_TAKEN)
    if bearer.side == model.side:
        model.spent.append(BEARS_FLAG)
        table.tell(TraitUsed("SDS-ACT-14", model.id, "flag-bearer", "taken up"))
    else:
        battle.squad_of(bearer).flag_lost_to = SeatId(model.side)
        table.tell(TraitUsed("SDS-WIN-5", model.id, "flag-bearer", "captured"))
    return 1
