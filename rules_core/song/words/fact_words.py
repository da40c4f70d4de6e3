"""The sentences for what happens in Song of Blades and Heroes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rules_core.song import topics as song_topics
from rules_core.song.carrying import THROWN
from rules_core.song.contest import AttackResult
from rules_core.song.facts import (
    ActivationStarted,
    AttackResolved,
    BrokeFree,
    ContactReported,
    Defeated,
    GroupOrdered,
    Healed,
    Intercepted,
    KnockedDown,
    ModelFled,
    ModelMoved,
    MoraleRolled,
    Passed,
    Pinned,
    QualityRolled,
    SetDown,
    StoodUp,
    TakenUp,
    TraitUsed,
    TurnedOver,
    Wounded,
)
from rules_core.song.manner import Manner
from rules_core.song.morale import MoraleResult
from rules_core.song.words.names import SongNames
from rules_core.wording.sentence import Length, Part, Phrase, Sentence, ShownDie, Tone

Teller = Callable[[Any, SongNames], Sentence]

MOVES: Final = {
    "move": Phrase("{model} moves {length}."),
    "step": Phrase("{model} takes a step."),
    "free": Phrase("{model} moves {length} without a roll."),
    "climb": Phrase("{model} climbs down on the other side."),
    "jump": Phrase("{model} jumps and moves {length}."),
    "recoil": Phrase("{model} is beaten back {length}."),
    "follow-up": Phrase("{model} steps after."),
    "flee": Phrase("{model} runs {length}."),
    "intercept": Phrase("{model} cuts in."),
    "mounts": Phrase("{model} rides out {length} before the fight."),
}
HARDLY: Final = {
    "move": Phrase("{model} hardly moves."),
    "free": Phrase("{model} hardly moves, without a roll."),
    "jump": Phrase("{model} jumps and hardly moves."),
    "recoil": Phrase("{model} is beaten back a hair's breadth."),
    "flee": Phrase("{model} hardly gets away."),
    "mounts": Phrase("{model} hardly rides out before the fight."),
}
"""The same where the way is too short for the figures: "0.0 in" says nothing."""
SEEN: Final = 13
"""The shortest way that is told in figures: 0.05 in, which is told as 0.1 in."""
MANNERS: Final = {one.value: one for one in Manner}

WON: Final = {
    Manner.MELEE: Phrase("{attacker} attacks {defender} and wins, {attack} to {defence}."),
    Manner.POWER: Phrase("{attacker} puts everything into a blow at {defender} and wins, {attack} to {defence}."),
    Manner.FREE_HACK: Phrase("{attacker} strikes at {defender}, who turns away, and wins, {attack} to {defence}."),
    Manner.SHOT: Phrase("{attacker} shoots at {defender} and hits, {attack} to {defence}."),
    Manner.AIMED: Phrase("{attacker} takes aim at {defender} and hits, {attack} to {defence}."),
    Manner.CONCENTRATED: Phrase("{attacker} and the others shoot at {defender} and hit, {attack} to {defence}."),
}
LOST: Final = {
    Manner.MELEE: Phrase("{attacker} attacks {defender} and is beaten, {attack} to {defence}."),
    Manner.POWER: Phrase("{attacker} puts everything into a blow at {defender} and is beaten, {attack} to {defence}."),
    Manner.FREE_HACK: Phrase("{attacker} strikes at {defender}, who gets away, {attack} to {defence}."),
    Manner.SHOT: Phrase("{attacker} shoots at {defender} and pays for it, {attack} to {defence}."),
    Manner.AIMED: Phrase("{attacker} takes aim at {defender} and pays for it, {attack} to {defence}."),
    Manner.CONCENTRATED: Phrase("{attacker} and the others shoot at {defender} and pay for it, {attack} to {defence}."),
}
NOTHING: Final = {
    Manner.MELEE: Phrase("{attacker} attacks {defender}, {attack} to {defence}: nothing comes of it."),
    Manner.POWER: Phrase(
        "{attacker} puts everything into a blow at {defender}, {attack} to {defence}: nothing comes of it."
    ),
    Manner.FREE_HACK: Phrase("{attacker} strikes at {defender}, who gets away, {attack} to {defence}."),
    Manner.SHOT: Phrase("{attacker} shoots at {defender} and misses, {attack} to {defence}."),
    Manner.AIMED: Phrase("{attacker} takes aim at {defender} and misses, {attack} to {defence}."),
    Manner.CONCENTRATED: Phrase("{attacker} and the others shoot at {defender} and miss, {attack} to {defence}."),
}
DRAWN: Final = {
    Manner.MELEE: Phrase("{attacker} attacks {defender}, {attack} to {defence}: a draw."),
    Manner.POWER: Phrase("{attacker} puts everything into a blow at {defender}, {attack} to {defence}: a draw."),
}
"""Equal totals; a shot that is no better than its target's total misses."""
SAVED: Final = {
    Manner.MELEE: Phrase("{attacker} attacks {defender}, {attack} to {defence}: {saved} is saved by {cause}."),
    Manner.POWER: Phrase(
        "{attacker} puts everything into a blow at {defender}, {attack} to {defence}: {saved} is saved by {cause}."
    ),
    Manner.FREE_HACK: Phrase(
        "{attacker} strikes at {defender}, who turns away, {attack} to {defence}: {saved} is saved by {cause}."
    ),
    Manner.SHOT: Phrase("{attacker} shoots at {defender}, {attack} to {defence}: {saved} is saved by {cause}."),
    Manner.AIMED: Phrase("{attacker} takes aim at {defender}, {attack} to {defence}: {saved} is saved by {cause}."),
    Manner.CONCENTRATED: Phrase(
        "{attacker} and the others shoot at {defender}, {attack} to {defence}: {saved} is saved by {cause}."
    ),
}
"""A defeat by 1 that a trait made a draw."""
HARMLESS: Final = {
    Manner.MELEE: Phrase("{attacker} attacks {defender}, {attack} to {defence}: {defender} cannot strike back."),
    Manner.POWER: Phrase(
        "{attacker} puts everything into a blow at {defender}, {attack} to {defence}: {defender} cannot strike back."
    ),
}
"""Who is down or held fast has the better of it, and harms nobody."""
MORALE_RESULTS: Final = {one.value: one for one in MoraleResult}
MORALE: Final = {
    MoraleResult.HOLDS: Phrase("{model} stands firm after {cause}."),
    MoraleResult.FLEES: Phrase("{model} loses heart after {cause} and runs."),
    MoraleResult.FLEES_TWICE: Phrase("{model} panics after {cause} and runs far."),
    MoraleResult.REMOVED: Phrase("{model} has seen enough after {cause} and is gone."),
    MoraleResult.DESTROYED: Phrase("{model} falls to dust after {cause}."),
}
TRAITS: Final = {
    "champion": Phrase("{model} rolls again: a master at arms."),
    "hero": Phrase("{model} rolls one die again, as a hero may once in a game."),
    "poison": Phrase("The poison of {model} takes hold on {other}."),
    "tailslap": Phrase("{model} sweeps {other} off their feet."),
    "greedy": Phrase("{model} stops to search the body."),
    "greedy snapped out": Phrase("{model} thinks of the fight again."),
    "standard-bearer dropped": Phrase("{model} drops the standard."),
    "standard-bearer taken up": Phrase("{model} takes up the standard."),
    "standard-bearer destroyed": Phrase("{model} destroys the enemy's standard."),
    "out of ammunition": Phrase("{model} has nothing left to shoot with."),
    "loaded": Phrase("{model} is ready to shoot again."),
    "climbs": Phrase("{model} climbs and is now {height} above the ground."),
    "reckless": Phrase("{model} throws caution away for one more die."),
    "immortal": Phrase("A wound of {model} closes by itself."),
    "terror": Phrase("{model} dares not come near {other}."),
    "cleric": Phrase("{model} tends {other}."),
    "cleric silenced": Phrase("{model} has lost the gift of healing for this game."),
}
OTHER_TRAIT: Final = Phrase("{model} makes use of a trait: {trait}.")


def dice_of(faces: tuple[int, ...], need: int, bonus: int, side: str) -> tuple[ShownDie, ...]:
    """Dice as they lie; which of them count by SBH-ACT-2."""
    return tuple(ShownDie(face, side, face == 6 or (face != 1 and face + bonus >= need)) for face in faces)


def activation_started(fact: ActivationStarted, names: SongNames) -> Sentence:
    """Whose activation begins, and how boldly."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "dice": fact.dice}
    if fact.dice == 0:
        template = "{model} makes a free move."
    elif fact.dice == 1:
        template = "{model} acts with 1 die."
    else:
        template = "{model} acts with {dice} dice."
    return Sentence(template, parts, clause=fact.clause, tone=Tone.STEP)


def quality_rolled(fact: QualityRolled, names: SongNames) -> Sentence:
    """A roll against Quality: actions for an activation, success or failure for everything else."""
    parts: dict[str, Part] = {
        "model": names.of(fact.model),
        "number": fact.successes,
        "need": fact.need,
        "purpose": names.plain(fact.purpose),
    }
    if fact.purpose not in (song_topics.ACTIVATION, song_topics.GROUP):
        # SBH-MAG-13. Of a healer's dice one is enough.
        passed = fact.successes > 0 and (fact.failures == 0 or fact.purpose == song_topics.HEALING)
        template = "{model} passes a roll ({purpose})." if passed else "{model} fails a roll ({purpose})."
    elif fact.successes == 0:
        template = "No action: {need} or more was needed."
    elif fact.purpose == song_topics.GROUP:
        template = "1 action for each." if fact.successes == 1 else "{number} actions for each."
    elif fact.successes == 1:
        template = "1 action."
    else:
        template = "{number} actions."
    dice = dice_of(fact.faces, fact.need, fact.bonus, names.side_of(fact.model))
    details = (Sentence("Each die counts {bonus} more.", {"bonus": fact.bonus}),) if fact.bonus else ()
    return Sentence(template, parts, dice, fact.clause, Tone.QUIET, details)


def turned_over(fact: TurnedOver, names: SongNames) -> Sentence:
    """SBH-ACT-8."""
    return Sentence("Two misses: the turn ends after {model}.", {"model": names.of(fact.model)}, clause=fact.clause)


def model_moved(fact: ModelMoved, names: SongNames) -> Sentence:
    """Where a base went."""
    across = fact.to_x - fact.from_x
    down = fact.to_y - fact.from_y
    way = Length(int((across * across + down * down) ** 0.5 + 0.5))
    manner = fact.manner if fact.manner in MOVES else "move"
    if way.units < SEEN and manner in HARDLY:
        return Sentence(HARDLY[manner].text, {"model": names.of(fact.model)}, clause=fact.clause, tone=Tone.QUIET)
    parts: dict[str, Part] = {"model": names.of(fact.model), "length": way}
    return Sentence(MOVES[manner].text, parts, clause=fact.clause, tone=Tone.QUIET)


def stood_up(fact: StoodUp, names: SongNames) -> Sentence:
    """Up again."""
    return Sentence("{model} gets up.", {"model": names.of(fact.model)}, clause=fact.clause)


def pinned(fact: Pinned, names: SongNames) -> Sentence:
    """SBH-MAG-7."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "by": names.of(fact.by)}
    return Sentence("{model} is held fast by {by} and must break free.", parts, clause=fact.clause)


def broke_free(fact: BrokeFree, names: SongNames) -> Sentence:
    """No longer transfixed."""
    return Sentence("{model} breaks free.", {"model": names.of(fact.model)}, clause=fact.clause)


def attack_resolved(fact: AttackResolved, names: SongNames) -> Sentence:
    """Who struck at whom and who had the better of it; what befalls the loser is a fact of its own."""
    parts: dict[str, Part] = {
        "attacker": names.of(fact.attacker),
        "defender": names.of(fact.defender),
        "attack": fact.attacker_score,
        "defence": fact.defender_score,
    }
    manner = MANNERS.get(fact.manner, Manner.MELEE)
    if fact.saved_by:
        parts["saved"] = names.of(fact.defender if fact.attacker_score > fact.defender_score else fact.attacker)
        parts["cause"] = names.plain(fact.saved_by)
        template = SAVED[manner].text
    elif fact.result in (AttackResult.DRAW.value, AttackResult.NOTHING.value) or not fact.loser:
        template = _without_loser(fact, manner).text
    else:
        template = (WON if fact.loser == fact.defender else LOST)[manner].text
    # Without a side both dice would look alike, so the attacker's and the defender's side are always named.
    dice = (
        ShownDie(fact.attacker_die, names.side_of(fact.attacker)),
        ShownDie(fact.defender_die, names.side_of(fact.defender)),
    )
    return Sentence(template, parts, dice, fact.clause, Tone.PLAIN, score_parts(fact, names))


def _without_loser(fact: AttackResolved, manner: Manner) -> Phrase:
    """Why nobody comes to harm."""
    if fact.attacker_score == fact.defender_score:
        return DRAWN.get(manner, NOTHING[manner])
    if fact.result == AttackResult.NOTHING.value:
        return HARMLESS.get(manner, NOTHING[manner])
    # A chronicle from before traits were told.
    return NOTHING[manner]


def score_parts(fact: AttackResolved, names: SongNames) -> tuple[Sentence, ...]:
    """What each score is made of beside the die."""
    found: list[Sentence] = []
    for reason in fact.reasons:
        who, cause, number = reason.split(":")
        model = fact.attacker if who == "attacker" else fact.defender
        parts: dict[str, Part] = {"model": names.of(model), "cause": names.plain(cause), "number": f"{int(number):+d}"}
        clause = names.clause_of(cause, fact.manner) or fact.clause
        found.append(Sentence("{model}: {cause} {number}", parts, clause=clause, tone=Tone.QUIET))
    return tuple(found)


def wounded(fact: Wounded, names: SongNames) -> Sentence:
    """SBH-TGH-1."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "wounds": fact.wounds, "quality": fact.quality}
    template = (
        "{model} takes a wound. Quality is {quality}+ now."
        if fact.wounds == 1
        else "{model} takes {wounds} wounds. Quality is {quality}+ now."
    )
    return Sentence(template, parts, clause=fact.clause)


def healed(fact: Healed, names: SongNames) -> Sentence:
    """Quality came back."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "wounds": fact.wounds, "quality": fact.quality}
    template = (
        "A wound of {model} is healed. Quality is {quality}+ again."
        if fact.wounds == 1
        else "{wounds} wounds of {model} are healed. Quality is {quality}+ again."
    )
    return Sentence(template, parts, clause=fact.clause)


def knocked_down(fact: KnockedDown, names: SongNames) -> Sentence:
    """SBH-HTH-13."""
    return Sentence("{model} is knocked down.", {"model": names.of(fact.model)}, clause=fact.clause)


def taken_up(fact: TakenUp, names: SongNames) -> Sentence:
    """SBH-ACT-13."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "rider": names.of(fact.rider)}
    return Sentence("{rider} takes {model} into the saddle.", parts, clause=fact.clause)


def set_down(fact: SetDown, names: SongNames) -> Sentence:
    """SBH-ACT-13, OPEN-19."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "rider": names.of(fact.rider)}
    template = "{model} gets down beside {rider}."
    if fact.manner == THROWN:
        template = "{model} is thrown from the saddle of {rider}."
    return Sentence(template, parts, clause=fact.clause)


def defeated(fact: Defeated, names: SongNames) -> Sentence:
    """Out of the game."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "by": names.of(fact.by)}
    if fact.gruesome and fact.by:
        template = "{model} is defeated by {by}, in a way that nobody who saw it will forget."
    elif fact.by:
        template = "{model} is defeated by {by}."
    else:
        template = "{model} is defeated."
    return Sentence(template, parts, clause=fact.clause)


def model_fled(fact: ModelFled, names: SongNames) -> Sentence:
    """Off the table."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "edge": names.edge(fact.edge)}
    template = "{model} flees over {edge}." if fact.edge else "{model} flees from the field."
    if fact.clause == "SBH-MOV-17":
        # Walked off or pushed off, and not running.
        template = "{model} leaves the table over {edge}."
    return Sentence(template, parts, clause=fact.clause)


def morale_rolled(fact: MoraleRolled, names: SongNames) -> Sentence:
    """SBH-MOR-1."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "cause": names.plain(f"morale {fact.cause}")}
    template = MORALE[MORALE_RESULTS.get(fact.result, MoraleResult.HOLDS)].text
    return Sentence(template, parts, dice_of(fact.faces, fact.need, fact.bonus, names.side_of(fact.model)), fact.clause)


def intercepted(fact: Intercepted, names: SongNames) -> Sentence:
    """SBH-MOR-8."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "by": names.of(fact.by)}
    return Sentence("{model} runs into {by}.", parts, clause=fact.clause)


def trait_used(fact: TraitUsed, names: SongNames) -> Sentence:
    """A trait did something worth telling."""
    height = int(fact.detail) if fact.detail.isdigit() else 0
    parts: dict[str, Part] = {
        "model": names.of(fact.model),
        "other": names.of(fact.detail),
        "height": Length(height),
        "trait": names.plain(fact.trait),
    }
    # Some traits have several things to tell, and every missile weapon tells the same.
    by_detail = TRAITS.get(f"{fact.trait} {fact.detail}") or TRAITS.get(fact.detail)
    template = (by_detail or TRAITS.get(fact.trait, OTHER_TRAIT)).text
    return Sentence(template, parts, clause=fact.clause)


def group_ordered(fact: GroupOrdered, names: SongNames) -> Sentence:
    """SBH-GRP-2 to SBH-GRP-5."""
    parts: dict[str, Part] = {
        "leader": names.of(fact.leader),
        "members": tuple(names.of(one) for one in fact.members),
        "dice": fact.dice,
        "manner": names.plain(f"order {fact.manner}"),
    }
    template = (
        "{leader} gives an order to {members}: {manner}, 1 die."
        if fact.dice == 1
        else "{leader} gives an order to {members}: {manner}, {dice} dice."
    )
    return Sentence(template, parts, clause=fact.clause, tone=Tone.STEP)


def passed(fact: Passed, names: SongNames) -> Sentence:
    """SBH-ACT-9."""
    return Sentence("{side} wait and see.", {"side": names.side(fact.side)}, clause=fact.clause)


def contact_reported(fact: ContactReported, names: SongNames) -> Sentence:
    """What people at a table without a map said."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "touched": names.of(fact.touches)}
    template = "At the table {model} touches {touched}." if fact.touches else "At the table {model} touches nothing."
    return Sentence(template, parts, clause=fact.clause, tone=Tone.QUIET)


TELLERS: Final[dict[str, Teller]] = {
    "ActivationStarted": activation_started,
    "QualityRolled": quality_rolled,
    "TurnedOver": turned_over,
    "ModelMoved": model_moved,
    "ContactReported": contact_reported,
    "StoodUp": stood_up,
    "Pinned": pinned,
    "BrokeFree": broke_free,
    "AttackResolved": attack_resolved,
    "TakenUp": taken_up,
    "SetDown": set_down,
    "Wounded": wounded,
    "Healed": healed,
    "KnockedDown": knocked_down,
    "Defeated": defeated,
    "ModelFled": model_fled,
    "MoraleRolled": morale_rolled,
    "Intercepted": intercepted,
    "TraitUsed": trait_used,
    "GroupOrdered": group_ordered,
    "Passed": passed,
}
"""The sentence for every fact of the engine, by the name of its class."""
