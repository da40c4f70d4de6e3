"""The sentences for what happens in a siege: the enemy, the village, the finds and the end."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import decisions
from rules_core.games.village.rules.escalation import FINAL_ASSAULT
from rules_core.games.village.state.facts import (
    AmbushSprung,
    BarricadeDamaged,
    BlessingUsed,
    BuildingAttacked,
    BuildingDamaged,
    BuildingDestroyed,
    Deployed,
    EdgesRevealed,
    EnemyDecided,
    FirePutOut,
    FireSet,
    GameEnded,
    GroupActivated,
    LeftTable,
    LootChosen,
    MountsReadied,
    NoteWritten,
    ObjectiveGiven,
    OverwatchUsed,
    RoundStarted,
    StoryTold,
    ThreatsUnlocked,
    TrapSprung,
    WaveEnded,
    WaveGenerated,
    WaveOpened,
)
from rules_core.games.village.words.names import Names, goal_word
from rules_core.games.village.words.plain_words import plain_word
from rules_core.song.words.fact_words import dice_of
from rules_core.wording.sentence import Capital, Length, Part, Phrase, Sentence, ShownDie, Tone

SCENARIO_ENDS: Final = {
    "leader": Phrase("Their leader is beaten, and the rest lose heart. The village stands."),
    "bosses": Phrase("No great enemy is left. The village stands."),
    "supplies": Phrase("The stores are full. The village has won."),
    "tokens": Phrase("All that had to be found is found. The village has won."),
    "building": Phrase("What had to be kept is a ruin. The siege is lost."),
    "buildings": Phrase("Too much of the village lies in ruins. It is lost."),
    "missed": Phrase("The village stands, but what had to be done is not done. The siege is lost."),
}


def story_told(fact: StoryTold, names: Names) -> Sentence:
    """V-5.1.1. Read out: the scenario's own words."""
    title, text = names.story(fact.title, fact.text)
    parts: dict[str, Part] = {"title": title, "text": text}
    template = "The tale of {title}. {text}" if fact.title else "{text}"
    return Sentence(template, parts, clause=fact.clause)


ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")
BEHAVIOURS: Final = {
    "ravager": Phrase("Ravagers"),
    "hunter": Phrase("Hunters"),
    "raider": Phrase("Raiders"),
    "mindless": Phrase("Mindless"),
    "fanatic": Phrase("Fanatics"),
    "guardian": Phrase("Guardians"),
}
WITHOUT_GOAL: Final = ("reload", "stand", "break-free", "snap-out")
SAID_BY_NAME: Final = (decisions.TOWN_HALL, decisions.BARRICADE)
"""Goals that say no more than the name of what is gone for."""
LABELS: Final = {"easy": Phrase("an easy wave"), "normal": Phrase("a normal wave"), "hard": Phrase("a hard wave")}
THREATS: Final = {
    "torches": Phrase("Torch Bearers"),
    "mixed": Phrase("groups of different Behaviours"),
    "elites": Phrase("Elites"),
    "edges": Phrase("attacks from several edges"),
    "bosses": Phrase("a Boss in every wave"),
}
STICKS: Final = {"short": Phrase("Short"), "medium": Phrase("Medium"), "long": Phrase("Long")}
ENDS: Final = {
    "stood": Phrase("{heart} stands at dawn, and the village with it."),
    "town-hall": Phrase("{heart} has fallen. The village is lost."),
    "no-heroes": Phrase("Nobody is left to hold the village. It is lost."),
}


def behaviour(name: str) -> Part:
    """The name of a Behaviour, for a whole group."""
    return BEHAVIOURS.get(name, plain_word(name))


def wave_opened(fact: WaveOpened, names: Names) -> Sentence:
    """V-5.2.1."""
    parts: dict[str, Part] = {
        "wave": fact.wave,
        "waves": fact.waves,
        "escalation": ROMAN[fact.escalation] if 0 < fact.escalation < len(ROMAN) else str(fact.escalation),
        "budget": fact.budget,
    }
    template = "Wave {wave} of {waves}. Escalation {escalation}: up to {budget} points are on their way."
    if fact.escalation == FINAL_ASSAULT:
        # R-V16.
        template = (
            "Wave {wave} of {waves}. Escalation {escalation}, the Final Assault: "
            "up to {budget} points are on their way."
        )
    return Sentence(template, parts, clause=fact.clause, tone=Tone.HEADING)


def threats_unlocked(fact: ThreatsUnlocked, names: Names) -> Sentence:
    """V-5.2.1."""
    parts: dict[str, Part] = {"threats": tuple(THREATS.get(one, plain_word(one)) for one in fact.threats)}
    return Sentence("From now on expect {threats}.", parts, clause=fact.clause)


def wave_generated(fact: WaveGenerated, names: Names) -> Sentence:
    """V-5.4.10. Groups are written as "number:behaviour:type*count,type*count"."""
    groups: list[Part] = []
    for group in fact.groups:
        _, kind, types = group.split(":")
        members: list[Part] = []
        for one in types.split(","):
            type_id, _, count = one.partition("*")
            several = int(count) if count.isdigit() else 1
            parts: dict[str, Part] = {"count": several, "name": names.enemies(type_id, several)}
            members.append(Sentence("{count} {name}", parts))
        # Their numbers stand beside the map, and in this order.
        groups.append(Sentence("{members} ({behaviour})", {"members": tuple(members), "behaviour": behaviour(kind)}))
    whole: dict[str, Part] = {
        "groups": tuple(groups),
        "total": fact.total,
        "budget": fact.budget,
        "label": Capital(LABELS.get(fact.label, plain_word(fact.label))),
    }
    return Sentence("{label}, {total} of {budget} points: {groups}.", whole, clause=fact.clause)


def edges_revealed(fact: EdgesRevealed, names: Names) -> Sentence:
    """V-5.1.2, V-5.1.3."""
    different: list[int] = []
    for edge in fact.edges:
        if edge not in different:
            different.append(edge)
    parts: dict[str, Part] = {"edges": tuple(names.edge(edge) for edge in different)}
    return Sentence("They come from {edges}.", parts, clause=fact.clause)


def deployed(fact: Deployed, names: Names) -> Sentence:
    """A model was set up."""
    parts: dict[str, Part] = {"model": names.of(fact.model)}
    template = "{model} appears." if names.side_of(fact.model) == "enemies" else "{model} takes position."
    return Sentence(template, parts, clause=fact.clause, tone=Tone.QUIET)


def objective_given(fact: ObjectiveGiven, names: Names) -> Sentence:
    """V-6.3.17."""
    parts: dict[str, Part] = {"group": fact.group, "objective": names.of(fact.objective)}
    return Sentence("Group {group} is here to hold {objective}.", parts, clause=fact.clause)


def loot_chosen(fact: LootChosen, names: Names) -> Sentence:
    """R-V12."""
    parts: dict[str, Part] = {"group": fact.group, "building": names.of(fact.building)}
    return Sentence("Group {group} means to loot {building}.", parts, clause=fact.clause)


def round_started(fact: RoundStarted, names: Names) -> Sentence:
    """A turn of one side."""
    template = "Round {round}: the heroes." if fact.side == "heroes" else "Round {round}: the enemy."
    return Sentence(template, {"round": fact.round}, clause=fact.clause, tone=Tone.STEP)


def group_activated(fact: GroupActivated, names: Names) -> Sentence:
    """V-6.2.3."""
    parts: dict[str, Part] = {"group": fact.group, "behaviour": behaviour(fact.behaviour), "actions": fact.actions}
    if fact.actions == 0 and fact.turnover:
        template = "Group {group}, {behaviour}: they hesitate, and the enemy's turn ends."
    elif fact.actions == 0:
        template = "Group {group}, {behaviour}: they hesitate."
    elif fact.models == 1 and fact.turnover and fact.actions == 1:
        template = "Group {group}, {behaviour}: 1 action. Then the enemy's turn ends."
    elif fact.models == 1 and fact.turnover:
        template = "Group {group}, {behaviour}: {actions} actions. Then the enemy's turn ends."
    elif fact.models == 1 and fact.actions == 1:
        template = "Group {group}, {behaviour}: 1 action."
    elif fact.models == 1:
        template = "Group {group}, {behaviour}: {actions} actions."
    elif fact.turnover and fact.actions == 1:
        template = "Group {group}, {behaviour}: 1 action each. Then the enemy's turn ends."
    elif fact.turnover:
        template = "Group {group}, {behaviour}: {actions} actions each. Then the enemy's turn ends."
    elif fact.actions == 1:
        template = "Group {group}, {behaviour}: 1 action each."
    else:
        template = "Group {group}, {behaviour}: {actions} actions each."
    dice = dice_of(fact.faces, fact.need, 0, "enemies")
    return Sentence(template, parts, dice, fact.clause, Tone.STEP)


def enemy_decided(fact: EnemyDecided, names: Names) -> Sentence:
    """R-V09, R-V10. What it goes for, why, and what came second."""
    parts: dict[str, Part] = {
        "model": names.of(fact.model),
        "action": plain_word(f"does {fact.action}"),
        "goal": goal_word(fact.goal, names),
        "chosen": names.of(fact.chosen),
        "distance": Length(max(0, fact.distance)),
        "reason": plain_word(f"by {fact.decided_by}"),
        "runner": names.of(fact.runner_up),
        "runner_distance": Length(max(0, fact.runner_up_distance)),
    }
    if not fact.chosen and fact.action in WITHOUT_GOAL:
        template = "{model} {action}."
    elif not fact.chosen:
        template = "{model} finds nothing to go for ({goal})."
    elif fact.goal in SAID_BY_NAME and fact.distance > 0:
        template = "{model} {action} {chosen}: {distance}, {reason}."
    elif fact.goal in SAID_BY_NAME:
        template = "{model} {action} {chosen}: {reason}."
    elif fact.decided_by == decisions.BY_DISTANCE and fact.goal.startswith(decisions.BY_DISTANCE):
        # Nobody has to hear twice that it is nearer.
        template = "{model} {action} {chosen}: {goal}, {distance}."
        if fact.distance <= 0:
            template = "{model} {action} {chosen}: {goal}."
    elif fact.distance > 0:
        template = "{model} {action} {chosen}: {goal}, {distance}, {reason}."
    else:
        template = "{model} {action} {chosen}: {goal}, {reason}."
    details: tuple[Sentence, ...] = ()
    if fact.runner_up:
        second = Sentence("Second: {runner}.", parts, clause=fact.clause, tone=Tone.QUIET)
        if fact.runner_up_distance > 0:
            second = Sentence("Second: {runner}, {runner_distance}.", parts, clause=fact.clause, tone=Tone.QUIET)
        details = (second,)
    return Sentence(template, parts, clause=fact.clause, tone=Tone.QUIET, details=details)


def building_attacked(fact: BuildingAttacked, names: Names) -> Sentence:
    """V-6.4.5."""
    parts: dict[str, Part] = {
        "model": names.of(fact.model),
        "building": names.of(fact.building),
        "attack": fact.attacker_score,
        "defence": fact.defender_score,
    }
    if fact.hit:
        template = "{model} breaks into {building}, {attack} to {defence}."
    else:
        template = "{model} hacks at {building}, {attack} to {defence}: it holds."
    dice = (ShownDie(fact.attacker_die, "enemies"), ShownDie(fact.defender_die, "heroes"))
    return Sentence(template, parts, dice, fact.clause)


def building_damaged(fact: BuildingDamaged, names: Names) -> Sentence:
    """Integrity lost."""
    parts: dict[str, Part] = {"building": names.of(fact.building), "lost": fact.lost, "left": fact.left}
    # That nothing is left is told as its ruin, and no semicolon: an activation puts one between its facts.
    if fact.cause == "fire":
        template = "{building} burns and loses {lost} Integrity."
        if fact.left:
            template = "{building} burns and loses {lost} Integrity, {left} left."
    else:
        template = "{building} loses {lost} Integrity."
        if fact.left:
            template = "{building} loses {lost} Integrity, {left} left."
    return Sentence(template, parts, clause=fact.clause)


def building_destroyed(fact: BuildingDestroyed, names: Names) -> Sentence:
    """V-6.4.4."""
    parts: dict[str, Part] = {"building": names.of(fact.building)}
    return Sentence("{building} is a ruin now, for the rest of the game.", parts, clause=fact.clause)


def fire_set(fact: FireSet, names: Names) -> Sentence:
    """V-6.5.2."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "building": names.of(fact.building)}
    template = "{model} sets {building} alight. It loses 1 Integrity when the wave ends."
    return Sentence(template, parts, clause=fact.clause)


def fire_put_out(fact: FirePutOut, names: Names) -> Sentence:
    """V-6.5.5, R-V18."""
    parts: dict[str, Part] = {"hero": names.of(fact.hero), "building": names.of(fact.building)}
    template = "{hero} puts out the fire at {building}." if fact.hero else "The fire at {building} dies down."
    return Sentence(template, parts, clause=fact.clause)


def blessing_used(fact: BlessingUsed, names: Names) -> Sentence:
    """V-7.5.14."""
    parts: dict[str, Part] = {"building": names.of(fact.building)}
    return Sentence("The Temple's blessing lies on {building}: this attack does no damage.", parts, clause=fact.clause)


def overwatch_used(fact: OverwatchUsed, names: Names) -> Sentence:
    """V-7.5.17."""
    return Sentence("{hero} shoots with the Watchtower's help.", {"hero": names.of(fact.hero)}, clause=fact.clause)


def mounts_readied(fact: MountsReadied, names: Names) -> Sentence:
    """V-7.5.20, V-7.5.22."""
    parts: dict[str, Part] = {"hero": names.of(fact.hero), "stick": STICKS.get(fact.stick, plain_word(fact.stick))}
    if fact.ability == "warhorse":
        template = "{hero} rides a warhorse: {stick} moves until the wave is over."
    else:
        template = "{hero} takes one of the ready mounts, up to {stick}."
    return Sentence(template, parts, clause=fact.clause)


def trap_sprung(fact: TrapSprung, names: Names) -> Sentence:
    """V-7.8.6."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "wounds": fact.wounds}
    template = (
        "{model} steps into a Trap: 1 wound." if fact.wounds == 1 else "{model} steps into a Trap: {wounds} wounds."
    )
    return Sentence(template, parts, (ShownDie(fact.face, "heroes"),), fact.clause)


def left_table(fact: LeftTable, names: Names) -> Sentence:
    """V-6.3.9."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "edge": names.edge(fact.edge)}
    return Sentence("{model} makes off over {edge}.", parts, clause=fact.clause)


def barricade_damaged(fact: BarricadeDamaged, names: Names) -> Sentence:
    """R-V28."""
    parts: dict[str, Part] = {"barricade": names.of(fact.barricade), "left": fact.left}
    template = "The Barricade cracks, {left} left." if fact.left else "The Barricade is torn down."
    return Sentence(template, parts, clause=fact.clause)


def wave_ended(fact: WaveEnded, names: Names) -> Sentence:
    """V-7.1.1."""
    return Sentence("Wave {wave} is over.", {"wave": fact.wave}, clause=fact.clause, tone=Tone.HEADING)


def ambush_sprung(fact: AmbushSprung, names: Names) -> Sentence:
    """V-7.3.8. `enemies` is written as "type*count"."""
    type_id, _, count = fact.enemies.partition("*")
    several = int(count) if count.isdigit() else 1
    parts: dict[str, Part] = {
        "count": several,
        "enemies": names.enemies(type_id, several),
        "edge": names.edge(fact.edge),
        "group": fact.group,
    }
    template = "An ambush. {count} {enemies} (group {group}) come from {edge}."
    if several == 1:
        template = "An ambush. 1 {enemies} (group {group}) comes from {edge}."
    return Sentence(template, parts, clause=fact.clause)


def game_ended(fact: GameEnded, names: Names) -> Sentence:
    """V-8.1 to V-8.3."""
    words = SCENARIO_ENDS.get(fact.cause) or ENDS.get(fact.cause, ENDS["stood"])
    return Sentence(words.text, {"heart": names.heart()}, clause=fact.clause, tone=Tone.HEADING)


def note_written(fact: NoteWritten, names: Names) -> Sentence:
    """V-9.2."""
    return Sentence("You noted: {text}", {"text": fact.text}, clause=fact.clause)
