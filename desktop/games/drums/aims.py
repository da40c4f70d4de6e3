"""What a blow, a shot or a volley is worth, told at its target before any die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.question_marks import SHOTS
from desktop.play.models.odds_words import percent
from desktop.tabletop.battlefield.views import Plate, PlateTone
from rules_core.games.drums.rules.sight import covering, fired_past
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier, soldier
from rules_core.games.drums.words.names import BattleNames
from rules_core.ground.pieces import STONE
from rules_core.song import groups, melee, shooting
from rules_core.song.contest import Contest, harm, total
from rules_core.song.facts import AttackResolved
from rules_core.song.manner import RANGED, Manner
from rules_core.song.warband import Model
from rules_core.song.words.measures import measure_in
from rules_core.wording.translation import say

BELOW: Final = 330
"""How far from the edge of a base the words about its place stand, in tenths of a millimetre."""
RANGE: Final = "range"
MANNERS: Final = {"attack": Manner.MELEE, "power": Manner.POWER, "shoot": Manner.SHOT, "aim": Manner.AIMED}
"""How an attack is made, by the first word of its answer; that of several is weighed when they are known."""


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("BattleOverlays", text, "", count)


class Volley(NamedTuple):
    """Who fires together, and at whom."""

    men: list[Soldier]
    foe: Soldier


def aim_plate(battle: Battle, man: Soldier, target: Soldier, option: str, names: BattleNames) -> Plate:
    """Whom an answer attacks, what distance and cover are worth, both sums, and the chance to bring him down."""
    lines = [_called(target, names)]
    if option.startswith(SHOTS):
        lines.append(", ".join(shot_parts(battle, man, target, option)))
        lines.extend(_reasons(battle, [man], target, names))
    manner = MANNERS.get(option.partition(":")[0])
    if manner is not None:
        lines.extend(_sums(battle, _weighed(battle, man, target, manner)))
    return _plate(target, lines)


def volley_plate(battle: Battle, volley: Volley, names: BattleNames) -> Plate:
    """The same for a volley, and whose musket is the worst."""
    foe, men = volley.foe, list[Model](volley.men)
    shot = groups.concentrated(battle, men, foe) if len(men) > 1 else shooting.prepare(battle, men[0], foe, Manner.SHOT)
    worst = soldier(shot.attacker)
    badge = names.badge(worst.side, worst.number)
    words = tr("%n musket(s), the worst is {man}", len(men)).format(man=badge)
    distance = ", ".join(_distance_and_cover(battle, worst, foe, shot))
    reasons = _reasons(battle, volley.men, foe, names)
    return _plate(foe, [_called(foe, names), words, distance, *reasons, *_sums(battle, shot)])


def rolled_plate(battle: Battle, fact: AttackResolved, names: BattleNames) -> Plate | None:
    """The same for an attack whose dice are asked for or lie: what counted for it stands in the fact."""
    man, target = battle.models.get(fact.attacker), battle.models.get(fact.defender)
    if man is None or target is None:
        return None
    told = [(cause, int(number)) for cause, _, number in (one.rpartition(":") for one in fact.reasons)]
    lines = [_called(target, names)]
    if fact.along:
        badge = names.badge(man.side, man.number)
        lines.append(tr("%n musket(s), the worst is {man}", len(fact.along) + 1).format(man=badge))
    if Manner(fact.manner) in RANGED:
        parts = {cause.partition(":")[2]: number for cause, number in told if cause.startswith("attacker:")}
        lines.append(", ".join(_worth(battle, man, target, parts)))
        lines.extend(_reasons(battle, [man, *(battle.models[one] for one in fact.along)], target, names))
    ours, theirs = (
        _added(sum(number for cause, number in told if cause.startswith(side))) for side in ("attacker:", "defender:")
    )
    lines.append(tr("d6 {ours} against d6 {theirs}").format(ours=ours, theirs=theirs))
    if Manner(fact.manner) in RANGED:
        shot = Contest(battle, man, target, Manner(fact.manner), fact.clause)
        shot.attacker_parts = [(cause, number) for cause, number in told if cause.startswith("attacker:")]
        shot.defender_parts = [(cause, number) for cause, number in told if cause.startswith("defender:")]
        lines.append(tr("falls or worse: {chance}").format(chance=percent(harm(battle, shot))))
    return _plate(target, lines)


def shot_parts(battle: Battle, man: Soldier, target: Soldier, option: str) -> list[str]:
    """What distance and cover are worth in a shot that somebody points at."""
    manner = MANNERS.get(option.partition(":")[0], Manner.SHOT)
    return _distance_and_cover(battle, man, target, shooting.prepare(battle, man, target, manner))


def signed(number: int) -> str:
    """What something is worth, with its sign; nothing has none."""
    return _added(number) if number else "0"


def _added(number: int) -> str:
    """A number that is added to a die."""
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}")


def _weighed(battle: Battle, man: Soldier, target: Soldier, manner: Manner) -> Contest:
    if manner in (Manner.MELEE, Manner.POWER):
        return melee.weigh(battle, man, target, manner)
    return shooting.prepare(battle, man, target, manner)


def _distance_and_cover(battle: Battle, man: Soldier, target: Soldier, shot: Contest) -> list[str]:
    return _worth(battle, man, target, dict(shot.attacker_parts))


def _worth(battle: Battle, man: Soldier, target: Soldier, numbers: Mapping[str, int]) -> list[str]:
    """What distance and cover are worth, with the distance."""
    distance = measure_in(battle.play_mode)(battle.ground.gap(man, target))
    words = [tr("{distance}: {number}").format(distance=distance, number=signed(numbers.get(RANGE, 0)))]
    for cause, said in (("light-cover", tr("light cover {number}")), ("heavy-cover", tr("heavy cover {number}"))):
        if cause in numbers:
            words.append(said.format(number=signed(numbers[cause])))
    return words


def _reasons(battle: Battle, men: Sequence[Soldier], target: Soldier, names: BattleNames) -> list[str]:
    """Behind what the target stands, and past whom of their own squad those who fire do so all the same."""
    found: list[str] = []
    covers = [one for one in (covering(battle, man, target) for man in men) if one is not None]
    if covers:
        best = max(covers, key=lambda one: one.has(STONE))
        kind = next((one.kind for one in battle.features if one.id == best.id), best.kind)
        found.append(tr("cover: {thing}").format(thing=say(names.plain(kind).text)))
    past = {one.id: one for man in men for one in fired_past(battle, man, target) if one not in men}
    level = [names.badge(one.side, one.number) for one in past.values() if one.floor == men[0].floor]
    others = [names.badge(one.side, one.number) for one in past.values() if one.floor != men[0].floor]
    if level:
        found.append(tr("past {men}, touching who fires").format(men=", ".join(sorted(level))))
    if others:
        found.append(tr("over or under {men}").format(men=", ".join(sorted(others))))
    return found


def _sums(battle: Battle, contest: Contest) -> list[str]:
    ours, theirs = _added(total(contest.attacker_parts)), _added(total(contest.defender_parts))
    return [
        tr("d6 {ours} against d6 {theirs}").format(ours=ours, theirs=theirs),
        tr("falls or worse: {chance}").format(chance=percent(harm(battle, contest))),
    ]


def _called(man: Soldier, names: BattleNames) -> str:
    return names.man(man.side, man.number, man.profile.id)


def _plate(target: Soldier, lines: list[str]) -> Plate:
    place = target.y - target.radius - (1 + len(lines)) * BELOW // 2
    return Plate("target", target.x, place, "\n".join(lines), PlateTone.THEIRS, first=True)
