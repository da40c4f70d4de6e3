"""The card of an Enemy Group's activation: its dice, and its models with what they did, do, and are to do.

It is made of facts, so that it can be told beat by beat; what is still to come stands in the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from desktop.games.village.models.siege_rows import GROUP_ICONS, group_name
from desktop.games.village.table_view.words import (
    dice_told,
    dice_words,
    figures,
    name_of,
    people_of,
)
from desktop.games.village.table_view.words import told as words_of
from desktop.look.widgets.die import DieView
from desktop.play.table_view.moment import CardView, LineMark, MomentLine
from desktop.play.table_view.part import tr
from rules_core.games.village.state.facts import (
    BuildingAttacked,
    BuildingDamaged,
    BuildingDestroyed,
    EnemyDecided,
    FireSet,
    GroupActivated,
    LeftTable,
    RoundStarted,
    TrapSprung,
)
from rules_core.games.village.state.order_facts import OrderGiven, OrderOverruled
from rules_core.games.village.state.siege import Group, Siege
from rules_core.games.village.words.forced_words import order_with_end
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.order_words import standing_orders, why
from rules_core.kernel.facts import Fact, Step
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Request, Roll
from rules_core.song import topics as song_topics
from rules_core.song.facts import (
    AttackResolved,
    BrokeFree,
    Defeated,
    KnockedDown,
    ModelFled,
    QualityRolled,
    SetDown,
    StoodUp,
    Wounded,
)
from rules_core.wording.tape import on_tape

BLOWS = (AttackResolved, BuildingAttacked)
OUTCOMES = (
    BuildingDamaged,
    BuildingDestroyed,
    Defeated,
    FireSet,
    KnockedDown,
    LeftTable,
    ModelFled,
    SetDown,
    TrapSprung,
    Wounded,
)


@dataclass
class _Deeds:
    """What one model did."""

    model: str
    facts: list[Fact] = field(default_factory=list)

    def words(self, names: SiegeNames) -> str:
        """The blow and what came of it; without one, what it decided or did last."""
        blows = [number for number, fact in enumerate(self.facts) if isinstance(fact, BLOWS)]
        if blows:
            said = [words_of(self.facts[blows[-1]], names)]
            later = self.facts[blows[-1] + 1 :]
            said.extend(words_of(fact, names) for fact in later if isinstance(fact, OUTCOMES))
            return " ".join(said[:2])
        said = [words_of(fact, names) for fact in self.facts if isinstance(fact, (*OUTCOMES, StoodUp, BrokeFree))]
        decided = [words_of(fact, names) for fact in self.facts if isinstance(fact, EnemyDecided)]
        return (said or decided or [""])[-1]


def last_activation(facts: list[Told]) -> int:
    """Where the activation of the group whose turn it is begins among the facts; -1 when no group acts."""
    for number in range(len(facts) - 1, -1, -1):
        fact = facts[number].fact
        if isinstance(fact, GroupActivated):
            return number
        if isinstance(fact, Step):
            return -1
    return -1


def enemies_act(facts: list[Told]) -> bool:
    """Whether the last turn that began is the enemy's."""
    for one in reversed(facts):
        if isinstance(one.fact, RoundStarted):
            return one.fact.side != "heroes"
        if isinstance(one.fact, Step) and not isinstance(one.fact, GroupActivated):
            return False
    return False


def group_card(
    siege: Siege, request: Request | None, facts: list[Told], names: SiegeNames, *, replayed: bool
) -> CardView | None:
    """The card, None when no group acts. `replayed`: the facts end in the past, the state has gone on since."""
    rolling: CardView | None = None
    if replayed:
        rolling = _just_rolled(siege, facts, names)
    else:
        rolling = _about_to_roll(siege, request, names)
    if rolling is not None:
        return rolling
    start = last_activation(facts)
    if start < 0:
        return None
    activated = facts[start].fact
    assert isinstance(activated, GroupActivated)
    if not 0 < activated.group <= len(siege.groups):
        return None
    group = siege.group(activated.group)
    deeds = _deeds(siege, group, facts[start + 1 :])
    orders = standing_orders(facts, request)
    return CardView(
        title=_title(siege, group, names),
        second=_rolled(activated),
        result=_gives(activated),
        dice=dice_told(activated, names),
        lines=tuple(
            _lines(
                siege,
                group,
                deeds,
                names,
                replayed=replayed,
                acts=activated.actions > 0,
                orders=orders,
            )
        ),
        after="" if replayed else _after(siege, group, turnover=activated.turnover),
        after_icon="" if replayed else _after_icon(siege, group, turnover=activated.turnover),
    )


def _about_to_roll(siege: Siege, request: Request | None, names: SiegeNames) -> CardView | None:
    """The card while people roll for a group: the dice are still blank (V-6.2.3)."""
    number = group_that_will_roll(siege, request)
    if not number or not isinstance(request, Roll):
        return None
    group = siege.group(number)
    waiting = [_line(siege, one.id, LineMark.NEXT, figures(one), names) for one in siege.members(number)]
    dice = tr("Roll 1 die on {need}+") if request.dice == 1 else tr("Roll {dice} dice on {need}+")
    return CardView(
        title=_title(siege, group, names),
        result=dice.format(dice=request.dice, need=request.need),
        dice=(DieView(),) * request.dice,
        lines=tuple(waiting),
        after=_after(siege, group, turnover=False),
        after_icon=_after_icon(siege, group, turnover=False),
    )


def _just_rolled(siege: Siege, facts: list[Told], names: SiegeNames) -> CardView | None:
    """The card when the dice of a group lie, and what they give has not been told yet."""
    number = group_that_rolled(siege, facts)
    if not number:
        return None
    lines = [_line(siege, one.id, LineMark.NEXT, figures(one), names) for one in siege.members(number)]
    title = _title(siege, siege.group(number), names)
    return CardView(title, dice=dice_told(facts[-1].fact, names), lines=tuple(lines))


def group_that_rolled(siege: Siege, facts: list[Told]) -> int:
    """The group whose dice for actions are the last thing that was told, 0 for none."""
    fact = facts[-1].fact if facts else None
    if not isinstance(fact, QualityRolled) or fact.purpose != song_topics.ACTIVATION or fact.model not in siege.models:
        return 0
    return siege.models[fact.model].group


def group_that_will_roll(siege: Siege, request: Request | None) -> int:
    """The group for which people roll now, 0 for none."""
    if siege.group_turn is not None or not isinstance(request, Roll) or request.subject not in siege.models:
        return 0
    return siege.model(request.subject).group


def group_shown(siege: Siege, request: Request | None, facts: list[Told], *, replayed: bool) -> int:
    """The group that the card is about, 0 for none."""
    rolling = group_that_rolled(siege, facts) if replayed else group_that_will_roll(siege, request)
    start = last_activation(facts)
    fact = facts[start].fact if start >= 0 else None
    return rolling or (fact.group if isinstance(fact, GroupActivated) else 0)


def _title(siege: Siege, group: Group, names: SiegeNames) -> str:
    return tr("{group}: {people}").format(group=group_name(group), people=people_of(siege, group, names))


def next_group(siege: Siege, number: int) -> Group | None:
    """The next group after this one that has not been activated in this turn (V-6.1.7)."""
    for group in siege.groups:
        if group.number != number and any(not model.activated for model in siege.members(group.number)):
            return group
    return None


def _deeds(siege: Siege, group: Group, facts: list[Told]) -> list[_Deeds]:
    found: list[_Deeds] = []
    for one in facts:
        fact = one.fact
        if isinstance(fact, (EnemyDecided, OrderOverruled, StoodUp, BrokeFree)):
            model = siege.models.get(fact.model)
            if model is not None and model.group == group.number and (not found or found[-1].model != fact.model):
                found.append(_Deeds(fact.model))
        if found:
            found[-1].facts.append(fact)
    return found


def _lines(
    siege: Siege,
    group: Group,
    deeds: list[_Deeds],
    names: SiegeNames,
    *,
    replayed: bool,
    acts: bool,
    orders: Sequence[OrderGiven] = (),
) -> list[MomentLine]:
    turn = siege.group_turn
    live = not replayed and turn is not None and turn.number == group.number
    waiting = list(turn.waiting) if turn is not None and live else []
    lines: list[MomentLine] = []
    for number, one in enumerate(deeds):
        if one.model in waiting:
            continue
        mark = LineMark.NOW if replayed and number == len(deeds) - 1 else LineMark.DONE
        lines.append(_line(siege, one.model, mark, one.words(names), names))
    began = {one.model: one for one in deeds}
    if replayed and acts:
        # Who has not been told of yet; those who fell since are missing, which does no harm.
        others = [one for one in siege.members(group.number) if one.id not in began]
        lines.extend(_line(siege, one.id, LineMark.NEXT, figures(one), names) for one in others)
    for number, id in enumerate(waiting):
        model = siege.models[id]
        if not model.in_play:
            lines.append(_line(siege, id, LineMark.OUT, tr("is out of play."), names))
            continue
        words = began[id].words(names) if id in began else ""
        reason = ""
        order = next((one for one in orders if one.model == id), None)
        if order is not None:
            words = order_with_end(order, siege, names).text(on_tape)
            reason = " ".join(one.text(on_tape) for one in why(order, names))
        mark = LineMark.NOW if number == 0 or order is not None else LineMark.NEXT
        line = _line(siege, id, mark, words or figures(model), names, reason)
        lines.append(replace(line, is_order=order is not None))
    return lines


def _line(siege: Siege, id: str, mark: LineMark, words: str, names: SiegeNames, reason: str = "") -> MomentLine:
    model = siege.model(id)
    sign = f"{model.group}{model.letter}"
    name = name_of(id, names)
    if words.startswith(name):
        words = words[len(name) :].strip()
    # The sign beside it says which one.
    return MomentLine(mark, sign, name.removesuffix(f" {sign}"), words, reason)


def _rolled(activated: GroupActivated) -> str:
    count = len(activated.faces)
    hits = activated.actions
    dice = tr("1 die on {need}+") if count == 1 else tr("{dice} dice on {need}+")
    gave = tr("1 hit") if hits == 1 else tr("no hit") if hits == 0 else tr("{hits} hits")
    parts = dice.format(dice=count, need=activated.need), gave.format(hits=hits)
    return tr("{dice}, {hits}:").format(dice=parts[0], hits=parts[1])


def _gives(activated: GroupActivated) -> str:
    if activated.actions == 0:
        return tr("They hesitate.") if not activated.turnover else tr("They hesitate; the turn ends.")
    if activated.models == 1:
        words = tr("1 action") if activated.actions == 1 else tr("{actions} actions")
    else:
        words = tr("1 action each") if activated.actions == 1 else tr("{actions} actions each")
    if activated.turnover:
        words = tr("{actions}, then the turn ends").format(actions=words)
    return words.format(actions=activated.actions)


def _after(siege: Siege, group: Group, *, turnover: bool) -> str:
    following = None if turnover else next_group(siege, group.number)
    if following is None:
        following_round = siege.round + (1 if siege.world.options.heroes_first else 0)
        return tr("The heroes, round {round}").format(round=following_round)
    return tr("{group}, {dice}").format(group=group_name(following), dice=dice_words(siege, following))


def _after_icon(siege: Siege, group: Group, *, turnover: bool) -> str:
    following = None if turnover else next_group(siege, group.number)
    return "rally-the-troops" if following is None else GROUP_ICONS[following.behaviour]
