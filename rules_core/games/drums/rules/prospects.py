"""What a soldier is good at, counted by the rules: his shot, his melee, his nerve (SDS-RNG, SDS-HTH, SDS-MOR).

Two men stand on open ground with nobody else near; every way the dice can fall is gone through once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Final

from rules_core.games.drums.state.battle import Battle, Phase, World
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.state.squad import Squad
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Choose, Request, Roll, SeatId
from rules_core.kernel.table import Table
from rules_core.song import melee, morale, shooting
from rules_core.song.contest import AttackResult, Contest, settle_result
from rules_core.song.manner import Manner
from rules_core.song.morale import MoraleResult, Shaken
from rules_core.song.traits import HALF_LOST
from rules_core.song.traits_of_fighting import is_mounted
from rules_core.song.warband import Fate, ModelId

YARDSTICK: Final = "france-line-infantryman"
"""Against whom everybody is measured: the line infantryman of the book (S-PRO)."""
HE, FOE, FRIEND, BEARER = ModelId("he"), ModelId("foe"), ModelId("friend"), ModelId("bearer")
OFFICER: Final = "france-line-infantry-officer"
FLAG: Final = "france-eagle-bearer"
"""Whose presence steadies a man."""
KILLS: Final = (AttackResult.KILL, AttackResult.GRUESOME)
THROWS: Final = 36
CHARGE: Final = "charge"
STANDING: Final = "standing"
ALONE: Final = "alone"
LED: Final = "led"
FLAGGED: Final = "flagged"


@dataclass(frozen=True)
class ShotProspect:
    """A shot at the far end of a band, on open ground (SDS-RNG-2 to SDS-RNG-4)."""

    reach: int
    """How far the band goes, in tenths of a millimetre."""
    modifier: int
    """All that is added to Combat."""
    hits: float
    """The chance to harm the target in any way."""
    kills: float
    clause: str = "SDS-RNG-2"


@dataclass(frozen=True)
class MeleeProspect:
    """One attack in hand-to-hand combat (SDS-HTH-2, SDS-HTH-4 to SDS-HTH-7)."""

    when: str
    wins: float
    draws: float
    loses: float
    clause: str = "SDS-HTH-2"


@dataclass(frozen=True)
class MoraleProspect:
    """A Morale roll because half of the squad is lost (SDS-MOR-1, SDS-MOR-12)."""

    when: str
    holds: float
    flees: float
    flees_twice: float
    routs: float
    clause: str = "SDS-MOR-1"


@dataclass(frozen=True)
class Prospects:
    """Everything that is told of a soldier before he is bought."""

    shots: tuple[ShotProspect, ...]
    melee: tuple[MeleeProspect, ...]
    morale: tuple[MoraleProspect, ...]


def prospects(world: World, kind: str) -> Prospects:
    """What a soldier of this type is good at."""
    return Prospects(shots(world, kind), melees(world, kind), nerves(world, kind))


# SDS-RNG, SDS-FIRE


def shots(world: World, kind: str) -> tuple[ShotProspect, ...]:
    """SDS-RNG-2, SDS-FIRE. His shot in every band of his weapon; nothing for those who cannot shoot."""
    found: list[ShotProspect] = []
    field, he = _field(world, kind)
    arm = field.weapon(he)
    if arm is None:
        return ()
    for band in range(1, len(arm.bands) + 1):
        reach = band * field.song.stick(arm.stick)
        field, he = _field(world, kind)
        foe = _stand(field, FOE, YARDSTICK, 1, he.x, he.y - reach - he.radius - world.card(YARDSTICK).radius)
        shot = shooting.prepare(field, he, foe, Manner.SHOT)
        hits, kills = 0, 0
        for attack, defence in product(range(1, 7), repeat=2):
            if _settled(field, shot, attack, defence).loser is foe:
                hits += 1
                kills += int(shot.result in KILLS)
        modifier = sum(number for cause, number in shot.attacker_parts if cause != "combat")
        found.append(ShotProspect(reach, modifier, hits / THROWS, kills / THROWS))
    return tuple(found)


# SDS-HTH


def melees(world: World, kind: str) -> tuple[MeleeProspect, ...]:
    """SDS-HTH-2. One attack, in the turn of his charge and in any other."""
    found: list[MeleeProspect] = []
    for when in (CHARGE, STANDING):
        field, he = _field(world, kind)
        foe = _stand(field, FOE, YARDSTICK, 1, he.x, he.y - he.radius - world.card(YARDSTICK).radius)
        if when == CHARGE:
            # SDS-SR-2, SDS-HTH-25. He has come into contact this turn, on horseback over a Medium at least.
            he.charged = [foe.id]
            if is_mounted(he):
                he.ridden_down = [foe.id]
        fight = melee.weigh(field, he, foe)
        wins, draws = 0, 0
        for attack, defence in product(range(1, 7), repeat=2):
            loser = _settled(field, fight, attack, defence).loser
            wins += int(loser is foe)
            draws += int(loser is None)
        found.append(MeleeProspect(when, wins / THROWS, draws / THROWS, (THROWS - wins - draws) / THROWS))
    return tuple(found)


# SDS-MOR


def nerves(world: World, kind: str) -> tuple[MoraleProspect, ...]:
    """SDS-MOR-1, SDS-MOR-12. His Morale alone, with an officer near, and with the flag near too (SDS-SR-6)."""
    card = world.card(kind)
    return tuple(
        [
            _nerve(world, kind, when)
            for when in (ALONE, LED, FLAGGED)
            # Nobody leads himself or looks up to his own flag.
            if not (when == LED and "leader" in card.trait_ids)
            and not (when == FLAGGED and "flag-bearer" in card.trait_ids)
        ]
    )


def _nerve(world: World, kind: str, when: str) -> MoraleProspect:
    field, he = _field(world, kind)
    near = field.song.short
    if when != ALONE and not he.has("leader"):
        _stand(field, FRIEND, OFFICER, 0, he.x - near, he.y)
    if when == FLAGGED:
        _stand(field, BEARER, FLAG, 0, he.x + near, he.y)
    chances = dict.fromkeys(MoraleResult, 0.0)
    waiting: list[tuple[tuple[tuple[int, ...], ...], float]] = [((), 1.0)]
    while waiting:
        line, chance = waiting.pop()
        table = _Dice(line)
        try:
            rolled = morale.roll(table, field, Shaken(he, HALF_LOST, 0))
        except _More as more:
            # Which die shows what is all the same: each handful once, as often as it falls.
            for faces in combinations_with_replacement(range(1, 7), more.dice):
                ways = factorial(more.dice) // prod([factorial(faces.count(face)) for face in range(1, 7)])
                waiting.append(((*line, faces), chance * ways / 6**more.dice))
            continue
        chances[morale.result_of(field, he, rolled.failures)] += chance
    return MoraleProspect(
        when,
        chances[MoraleResult.HOLDS],
        chances[MoraleResult.FLEES],
        chances[MoraleResult.FLEES_TWICE],
        chances[MoraleResult.REMOVED],
    )


# The ground on which they are tried


class _More(BaseException):
    """Dice are asked for that have not been thrown yet."""

    def __init__(self, dice: int) -> None:
        super().__init__(dice)
        self.dice = dice


class _Dice(Table):
    """Gives dice that are written down, and takes every re-roll that is offered."""

    def __init__(self, line: Sequence[tuple[int, ...]]) -> None:
        self.line = line
        self.rolled = 0

    def ask(self, request: Request) -> Answer:
        if isinstance(request, Choose):
            return request.options[0]
        assert isinstance(request, Roll)
        if self.rolled == len(self.line):
            raise _More(request.dice)
        self.rolled += 1
        return self.line[self.rolled - 1]

    def tell(self, fact: Fact) -> None:
        """Nobody listens."""

    def checkpoint(self) -> None:
        """Nothing is kept."""


def _field(world: World, kind: str) -> tuple[Battle, Soldier]:
    """Open ground and he alone on it, with room for the longest shot before him."""
    field = Battle(world)
    options = world.options
    for seat, nation in zip(field.seats, options.nations, strict=True):
        field.squads[seat] = Squad(seat, nation)
        field.start_counts[seat] = 0
    field.phase = Phase.TURN
    field.round = 1
    field.lay_ground()
    side = options.side
    return field, _stand(field, HE, kind, 0, side // 2, side - field.song.short)


def _stand(field: Battle, id: ModelId, kind: str, number: int, x: int, y: int) -> Soldier:
    """One more man of a seat, given by its number."""
    seat = SeatId(field.seats[number])
    man = Soldier(id, field.world.card(kind), seat, x, y)
    man.fate = Fate.IN_PLAY
    field.models[id] = man
    return man


def _settled(field: Battle, contest: Contest, attack: int, defence: int) -> Contest:
    """The same contest after these dice."""
    contest.attacker_die, contest.defender_die, contest.loser = attack, defence, None
    settle_result(field, contest)
    return contest
