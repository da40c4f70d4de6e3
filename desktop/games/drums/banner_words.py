"""The figures of a battle in the banner: how a scenario stands, what is being done, who still may act."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.battle_scene import gauge_of
from desktop.look.widgets.banner import Figure
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.words.goals import figures
from rules_core.song.quality import leader_bonus


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("BattleBanner", text, "", count)


def standing(battle: Battle) -> tuple[Figure, ...]:
    """How the battle stands, then the activation that is under way; the last of them is left out first."""
    if battle.phase is not Phase.TURN:
        return ()
    goal = tuple([Figure(name, number) for name, number in figures(battle)])
    rounds = battle.world.options.rounds
    words = tr("{round} of {rounds}") if rounds else "{round}"
    plain = (Figure(tr("Round"), words.format(round=battle.round, rounds=rounds)),)
    return (*(goal or plain), *_under_way(battle), *_squad(battle))


def beside(battle: Battle) -> tuple[Figure, ...]:
    """What helps whoever acts: the Leader in reach and in sight (SDS-SR-8)."""
    acting = battle.acting
    if battle.phase is not Phase.TURN or acting is None:
        return ()
    man = battle.model(acting.model)
    bonus = leader_bonus(battle, man) if man.in_play else 0
    return (Figure(tr("Leader near"), tr("{bonus} on Quality").format(bonus=f"+{bonus}"), "bicorne"),) if bonus else ()


def _under_way(battle: Battle) -> list[Figure]:
    acting = battle.acting
    if acting is None:
        return []
    found: list[Figure] = []
    if acting.order:
        names = {
            "group-move": tr("go together"),
            "regroup": tr("Regroup"),
            "volley": tr("Volley"),
            "shoot-and-reload": tr("Shoot and Reload"),
        }
        found.append(Figure(tr("Order"), names.get(acting.order, acting.order)))
    left = tr("%n action(s)", acting.actions)
    if acting.waiting and not acting.actions:
        # Nobody of the group acts yet: what its roll gives each of those who wait.
        left = tr("%n action(s) each", max(acting.shares))
    if acting.turnover:
        left = tr("{actions}, then the turn ends").format(actions=left) if acting.actions else tr("the turn ends")
    found.append(Figure(tr("Left"), left))
    return found


def _squad(battle: Battle) -> list[Figure]:
    """Of the squad whose turn it is: muskets, and who still may act."""
    men = [one for one in battle.models.values() if one.side == battle.turn_of and one.in_play]
    gauges = [gauge for one in men if (gauge := gauge_of(battle, one)) is not None]
    loaded = sum(gauge.filled == gauge.most for gauge in gauges)
    found = [Figure(tr("Still to act"), str(sum(not battle.has_acted(one) for one in men)))]
    if gauges:
        found.insert(0, Figure(tr("Muskets loaded"), tr("{some} of {all}").format(some=loaded, all=len(gauges))))
    return found
