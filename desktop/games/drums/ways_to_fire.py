"""Every way to fire at one target, each with its exact outcomes: a shot, an aimed one, volleys of each size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.aims import MANNERS
from desktop.games.drums.question_marks import SHOTS, TOGETHER, acting_model
from desktop.play.models.odds_words import Leaning, OddsRow, heading, percent
from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.fire import SHOOT_AND_RELOAD
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import soldier
from rules_core.games.drums.words.names import BattleNames
from rules_core.kernel.requests import Pick, Request, options_of
from rules_core.song import groups, shooting, targets
from rules_core.song.contest import AttackResult, Contest, ways_of
from rules_core.song.manner import Manner
from rules_core.song.warband import Model, ModelId

RESULTS: Final = (
    AttackResult.NOTHING,
    AttackResult.RECOIL,
    AttackResult.FALL,
    AttackResult.KILL,
    AttackResult.GRUESOME,
)
"""In this order they stand in columns."""
THROWS: Final = 36


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WaysToFire", text, "", count)


def is_put_together(request: Request) -> bool:
    """Whether people say who fires along."""
    return isinstance(request, Pick) and request.topic in TOGETHER


def ways_to_fire(battle: Battle, request: Request, option: str, names: BattleNames) -> list[OddsRow]:
    """The table for the target of an answer that fires, of an order to do so, or of a volley that is put together; []
    for anything else."""
    man = battle.models.get(ModelId(acting_model(battle, request)))
    if is_put_together(request):
        return _of_those(battle, request, man, names)
    if man is None:
        return []
    if option == groups.VOLLEY:
        return _of_order(battle, man, names)
    foe = battle.models.get(ModelId(option.partition(":")[2]))
    if foe is None or not option.startswith(SHOTS) or option.startswith(SHOOT_AND_RELOAD):
        return []
    offered = options_of(request)
    rows = [
        _row(words, battle, shooting.prepare(battle, man, foe, MANNERS[verb]))
        for verb, words in (("shoot", tr("One shot")), ("aim", tr("Aimed")))
        if f"{verb}:{foe.id}" in offered
    ]
    if f"{groups.VOLLEY}:{foe.id}" in offered:
        rows += _of_sizes(battle, [man], groups.along_with(battle, man, foe), foe)
    return _table(rows, foe, names)


def _of_those(battle: Battle, request: Request, man: Model | None, names: BattleNames) -> list[OddsRow]:
    """While it is said who fires along."""
    foe = battle.models.get(ModelId(request.subject))
    if foe is None or not isinstance(request, Pick):
        return []
    others: list[Model] = [battle.model(one) for one in request.options if one in battle.models]
    if request.topic == topics.FRONT:
        # S-SNR-1. Half of them fire, no more and no fewer.
        return _table(_of_sizes(battle, [], others, foe)[request.most - 2 : request.most - 1], foe, names)
    return _table(_of_sizes(battle, [] if man is None else [man], others, foe), foe, names)


def _of_order(battle: Battle, leader: Model, names: BattleNames) -> list[OddsRow]:
    """SBH-GRP-5. Before an order to fire: by number of men at whomever most of those who may follow see, and what all
    of them do to anybody else whom two see.
    """
    men = [one for one in groups.followers_of(battle, leader) if battle.may_follow(one, groups.VOLLEY)]
    seen: dict[ModelId, list[Model]] = {}
    for one in men:
        for foe in targets.legal_targets(battle, one, freely=True):
            seen.setdefault(foe.id, []).append(one)
    # S-GRP-9. No more than an order may reach.
    most = battle.largest_group(groups.VOLLEY)
    best = max(seen, key=lambda one: (len(seen[one]), one), default=None)
    if best is None:
        return []
    able = {foe: _best_first(battle, men, battle.models[foe])[:most] for foe, men in seen.items() if len(men) > 1}
    foe = battle.models[best]
    rows = _table(_of_sizes(battle, [], able.get(best, []), foe), foe, names)
    others = sorted([one for one in able if one != best], key=lambda one: (-len(able[one]), one))
    if others:
        rows.append(heading(tr("All who may fire, at any other target:")))
        rows.append(OddsRow("", 0.0, Leaning.EVEN, cells=_results()))
    for other in others:
        foe = battle.models[other]
        words = tr("{man}: %n (man|men)", len(able[other])).format(man=names.badge(foe.side, soldier(foe).number))
        rows.append(_row(words, battle, groups.concentrated(battle, able[other], foe)))
    return rows


def _of_sizes(battle: Battle, first: Sequence[Model], others: Sequence[Model], foe: Model) -> list[OddsRow]:
    """A row for each number of men, always the best of them."""
    order = _best_first(battle, others, foe)
    rows: list[OddsRow] = []
    for many in range(2, len(first) + len(order) + 1):
        men = [*first, *order][:many]
        rows.append(_row(tr("%n (man|men)", many), battle, groups.concentrated(battle, men, foe)))
    return rows


def _best_first(battle: Battle, men: Sequence[Model], foe: Model) -> list[Model]:
    return sorted(men, key=lambda one: -_worth(battle, one, foe))


def _worth(battle: Battle, one: Model, foe: Model) -> int:
    return sum(number for _, number in shooting.prepare(battle, one, foe, Manner.CONCENTRATED).attacker_parts)


def _row(words: str, battle: Battle, shot: Contest) -> OddsRow:
    ways = ways_of(battle, shot)
    cells = tuple(percent(ways.get(one.value, 0) / THROWS) for one in RESULTS)
    return OddsRow(words, 1.0, Leaning.OURS, cells=cells)


def _table(rows: list[OddsRow], foe: Model, names: BattleNames) -> list[OddsRow]:
    if not rows:
        return []
    badge = names.badge(foe.side, soldier(foe).number)
    head = heading(tr("Every way to fire at {man}, the best men first:").format(man=badge))
    return [head, OddsRow("", 0.0, Leaning.EVEN, cells=_results()), *rows]


def _results() -> tuple[str, ...]:
    return tr("Miss"), tr("Recoil"), tr("Fall"), tr("Kill"), tr("Gruesome")
