"""Why somebody who acts cannot fire at an enemy on the map, in one sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.question_marks import SHOTS
from rules_core.games.drums.rules.sight import between, in_view, own_sight
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.names import BattleNames
from rules_core.ground.ground import Sight
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import Choose, Request
from rules_core.song import topics
from rules_core.song.targets import band, legal_targets
from rules_core.song.warband import ModelId


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("NoShot", text)


def why_no_shot(battle: Battle, request: Request | None, thing: str, names: BattleNames) -> str:
    """The sentence; "" where a shot is offered, or where nobody is asked what to do."""
    if not isinstance(request, Choose) or request.topic != topics.ACTION or battle.play_mode is not PlayMode.SCREEN:
        return ""
    man, foe = battle.models.get(ModelId(request.subject)), battle.models.get(ModelId(thing))
    if man is None or foe is None or foe.side == man.side or not foe.in_play or battle.weapon(man) is None:
        return ""
    if any(one.startswith(SHOTS) and one.partition(":")[2] == thing for one in request.options):
        return ""
    who = names.badge(man.side, man.number)
    return _why(battle, man, foe, names).format(who=who, foe=names.badge(foe.side, foe.number))


def _why(battle: Battle, man: Soldier, foe: Soldier, names: BattleNames) -> str:
    # SBH-RNG-13, SBH-RNG-6.
    if man.out_of_ammunition:
        return tr("No shot: {who} has no cartridges.")
    if not man.loaded:
        return tr("No shot: the firearm of {who} is not loaded.")
    if battle.active_foes_in_contact(man):
        return tr("No shot: {who} is in close combat.")
    # SDS-RNG-2.
    if not band(battle, man, foe):
        return tr("No shot: {foe} is out of range.")
    # SDS-RNG-6, SDS-RNG-7, SDS-RNG-14.
    if own_sight(battle, man, foe) is Sight.NONE:
        if not in_view(battle, man, foe):
            return tr("No shot: terrain hides {foe}.")
        badges = sorted(names.badge(one.side, one.number) for one in between(battle, man, foe))
        if badges:
            return tr("No shot: {men} in the way.").replace("{men}", ", ".join(badges))
        return tr("No shot: {foe} cannot be seen from there.")
    # SBH-RNG-10.
    if foe not in legal_targets(battle, man):
        return tr("No shot: a nearer enemy comes first, unless {who} aims.")
    return ""
