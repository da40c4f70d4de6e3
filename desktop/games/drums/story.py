"""What happened in a battle, as a story: how it ended, the rout, the roll that mattered, and what men did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.battle_scene import icon_of, name_of
from desktop.look.lengths import roughly
from desktop.play.models.cased import Cased
from desktop.play.presenter import StoryPart
from desktop.tabletop.deeds import Deeds, deeds_of, roll_that_mattered
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import BattleEnded, SquadBroke, TurnBegan
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.words.names import BattleNames
from rules_core.games.words import Words
from rules_core.kernel.match import Told
from rules_core.kernel.requests import SeatId
from rules_core.song.facts import ActivationStarted, Defeated, GroupOrdered, ModelFled
from rules_core.song.warband import Fate

ROUT = 3
"""So many men gone by one activation are a rout."""
MOST_MEN = 8
"""Of so many men it is told what they did: of more nobody reads it."""


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("BattleStory", text, "", count)


def story_of(battle: Battle, facts: Sequence[Told], words: Words, names: BattleNames) -> list[StoryPart]:
    """The parts of the story, the greatest first."""
    timed = list(with_time(facts))
    parts = [*_ends(timed, words), _rout(battle, timed, words), roll_that_mattered(timed, words)]
    return [*(part for part in parts if part is not None), *_deeds(battle, facts, names)]


def with_time(facts: Sequence[Told]) -> Iterator[tuple[Told, str]]:
    """Each fact with when it was: "round 2"; "" before the first turn."""
    when = ""
    for told in facts:
        if isinstance(told.fact, TurnBegan):
            when = tr("round {round}").format(round=told.fact.round)
        yield told, when


def men_left(battle: Battle, facts: Sequence[Told]) -> dict[SeatId, list[int]]:
    """How many men each squad had when it was set up and after every round that has begun."""
    left = {seat: sum(one.side == seat for one in battle.models.values()) for seat in battle.seats}
    rows = {seat: [number] for seat, number in left.items()}
    reached = 0
    for told in facts:
        fact = told.fact
        if isinstance(fact, TurnBegan) and fact.round != reached:
            reached = fact.round
            for seat, row in rows.items():
                row.append(left[seat])
        elif isinstance(fact, (Defeated, ModelFled)) and fact.model in battle.models:
            left[SeatId(battle.models[fact.model].side)] -= 1
        for seat, row in rows.items():
            if reached:
                row[-1] = left[seat]
    return rows


def _ends(timed: Sequence[tuple[Told, str]], words: Words) -> list[StoryPart]:
    """How squads ended, and the battle."""
    parts: list[StoryPart] = []
    for told, when in timed:
        if isinstance(told.fact, SquadBroke):
            title = tr("The retreat") if told.fact.reason == "withdrawn" else tr("The break")
            text = tr("{what} That was in {when}.").format(what=words.fact(told.fact).text(), when=when)
            parts.append(StoryPart(title, text, "broken-shield"))
        elif isinstance(told.fact, BattleEnded) and not parts:
            parts.append(StoryPart(tr("The end"), words.fact(told.fact).text(), "hourglass"))
    return parts


def _rout(battle: Battle, timed: Sequence[tuple[Told, str]], words: Words) -> StoryPart | None:
    """What cost one side most men at one blow; None where nobody ran in numbers."""
    most, cause, moment = ROUT - 1, "", ""
    gone: dict[str, int] = {}
    first = ""
    for told, when in timed:
        fact = told.fact
        if isinstance(fact, (ActivationStarted, GroupOrdered, TurnBegan)):
            gone, first = {}, ""
        elif isinstance(fact, (Defeated, ModelFled)) and fact.model in battle.models:
            side = battle.models[fact.model].side
            gone[side] = gone.get(side, 0) + 1
            first = first or words.fact(fact).text()
            if gone[side] > most:
                most, cause, moment = gone[side], first, when
    if not cause:
        return None
    text = tr("{what} When it was over, %n (man was|men were) gone at one blow, {when}.", most)
    return StoryPart(tr("The rout"), text.format(what=cause, when=moment), "run")


def _deeds(battle: Battle, facts: Sequence[Told], names: BattleNames) -> list[StoryPart]:
    """What those did who did most, and the Leaders."""
    deeds = deeds_of(battle.models, facts)
    men = [one for one in battle.models.values() if deeds[one.id].slain or one.has("leader")]
    men.sort(key=lambda one: (-deeds[one.id].slain, not one.has("leader")))
    return [_deed(battle, one, deeds[one.id], names) for one in men[:MOST_MEN]]


def _deed(battle: Battle, man: Soldier, did: Deeds, names: BattleNames) -> StoryPart:
    told = [
        tr("%n (enemy|enemies) out of action", did.slain) if did.slain else "",
        tr("fired %n time(s)", did.shots) if did.shots else "",
        tr("{length} walked").format(length=roughly(did.walked)) if did.walked else "",
    ]
    text = ", ".join(one for one in told if one)
    text = f"{text[:1].upper()}{text[1:]}." if text else tr("Stood and waited.")
    if man.fate is Fate.DEFEATED:
        text += " " + tr("Did not see the end.")
    elif man.fate is Fate.FLED:
        text += " " + tr("Left the field.")
    return StoryPart(Cased(name_of(man, names), begins=True), text, icon_of(man.profile))
