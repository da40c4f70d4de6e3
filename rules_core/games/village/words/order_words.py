"""An enemy's order in words that people carry out with measuring sticks, with its reason and what came second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.village.rules import decisions, topics
from rules_core.games.village.rules.orders import ONE, STAY
from rules_core.games.village.state.order_facts import OrderGiven, OrderLeg, OrderOverruled
from rules_core.games.village.words.names import Names, goal_word
from rules_core.games.village.words.plain_words import plain_word
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Request, options_of
from rules_core.song.stick_words import stick
from rules_core.wording.sentence import Capital, Length, Part, Phrase, Sentence, Tone

MOVES: Final = (decisions.MOVE, decisions.STEP)
WHERE_IT_TOUCHES: Final = (decisions.ATTACK, decisions.POWER, decisions.IGNITE, decisions.LEAVE)
"""Deeds for which it has to be there."""
WITHOUT_HANDS: Final = (
    decisions.ATTACK,
    decisions.POWER,
    decisions.SHOOT,
    decisions.AIM,
    decisions.RELOAD,
    decisions.HOLD,
    decisions.STAY,
    decisions.WAIT,
)
"""Deeds for which nobody touches a miniature."""
ALONE: Final[dict[str, Phrase]] = {
    decisions.STAND: Phrase("get up"),
    decisions.BREAK_FREE: Phrase("struggle free"),
    decisions.SNAP_OUT: Phrase("come to its senses"),
    decisions.RELOAD: Phrase("reload"),
    decisions.HOLD: Phrase("hold its ground"),
    decisions.STAY: Phrase("stay where it is"),
    decisions.WAIT: Phrase("wait"),
    decisions.LEAVE: Phrase("leave the table there"),
}
"""What needs no second word."""
DEEDS: Final[dict[str, Sentence]] = {
    decisions.POWER: Sentence("a power attack on {goal}"),
    decisions.IGNITE: Sentence("set fire to {goal}"),
    decisions.SHOOT: Sentence("shoot at {goal}"),
    decisions.AIM: Sentence("an aimed shot at {goal}"),
    decisions.CLIMB: Sentence("climb toward {goal}"),
    decisions.ATTACK: Sentence("attack {goal}"),
}
ON_THE_SAME: Final[dict[str, Phrase]] = {
    decisions.POWER: Phrase("a power attack"),
    decisions.IGNITE: Phrase("set it on fire"),
    decisions.SHOOT: Phrase("shoot"),
    decisions.AIM: Phrase("an aimed shot"),
    decisions.ATTACK: Phrase("attack"),
}
"""What is said of the goal that was named before: no pronoun, for that may be a hero. Only buildings burn."""


NO_ARTICLE: Final = (
    decisions.OVERRULED,
    decisions.HERO_APPROACHES,
    decisions.DEFENDER_APPROACHES,
    decisions.BARS_THE_WAY,
)
"""Goals that are not said with "the"."""


def standing_orders(facts: Sequence[Told], request: Request | None) -> tuple[OrderGiven, ...]:
    """The orders that the question is about, in the order in which they are carried out; none when it is about
    something else."""
    if request is None or request.topic not in (topics.ORDER, topics.ORDERS):
        return ()
    many = len([one for one in options_of(request) if one.startswith(ONE)])
    found: list[OrderGiven] = []
    for told in reversed(facts):
        if len(found) == max(1, many):
            break
        if isinstance(told.fact, OrderGiven):
            found.append(told.fact)
    return tuple(reversed(found))


def standing_order(facts: Sequence[Told], request: Request | None) -> OrderGiven | None:
    """The one order that the question is about; None when it is about several or something else."""
    orders = standing_orders(facts, request)
    return orders[0] if len(orders) == 1 else None


def wants_no_hand(fact: OrderGiven) -> bool:
    """Whether people have nothing to do with the miniature: it stays as it is, and what it does the dice tell."""
    return all(leg[0] in WITHOUT_HANDS and not leg[2] for leg in fact.legs)


def order_given(fact: OrderGiven, names: Names) -> Sentence:
    """V-6.2.7. "Orc 3: Medium around the well, toward the Forge; then attack." Details: why, what was second."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "deeds": deeds(fact, names)}
    details = (*why(fact, names), *second(fact, names), *equals(fact, names))
    return Sentence("{model}: {deeds}.", parts, clause=fact.clause, tone=Tone.QUIET, details=details)


def order_title(fact: OrderGiven, names: Names) -> Sentence:
    """Who acts, and how often, above an order that people carry out."""
    parts: dict[str, Part] = {"name": Capital(names.of(fact.model)), "count": fact.actions}
    return Sentence("{name} acts, {count} actions" if fact.actions != 1 else "{name} acts, 1 action", parts)


def deeds(fact: OrderGiven, names: Names) -> Sentence:
    """What it does, one thing after the other, without its name."""
    said: list[Part] = []
    legs = list(fact.legs)
    before = ""
    while legs:
        leg = legs.pop(0)
        if leg[0] in MOVES:
            times = 1
            # Several whole sticks in one go are one thing to say, as long as nothing else changes on the way.
            while legs and leg[3] and legs[0][:2] == leg[:2] and legs[0][3] == leg[3] and not legs[0][6]:
                legs.pop(0)
                times += 1
            arrives = bool(legs) and legs[0][0] in WHERE_IT_TOUCHES and legs[0][1] == leg[1]
            said.append(_move(leg, times, names, arrives=arrives, same=leg[1] == before))
        else:
            said.append(_deed(leg, names, same=leg[1] == before))
        before = leg[1]
    if not said:
        said.append(Phrase("wait"))
    if fact.ends_with and (not fact.legs or fact.legs[-1][0] in MOVES):
        # A Trap, a Free Hack, Morale: the dice say how it goes on.
        said.append(Phrase("dice say how it goes on"))
    whole = said[0]
    for one in said[1:]:
        whole = Sentence("{first}; then {second}", {"first": whole, "second": one})
    return whole if isinstance(whole, Sentence) else Sentence("{deed}", {"deed": whole})


def _move(leg: OrderLeg, times: int, names: Names, *, arrives: bool, same: bool) -> Part:
    """`arrives`: it gets there; `same`: it is about the same goal as what was said before."""
    _, chosen, gone, kind, _, _, around, touches = leg
    arrives = arrives or touches
    far: Part = stick(kind, times) if kind else Length(gone)
    parts: dict[str, Part] = {"far": far, "goal": names.of(chosen), "around": names.of(around) if around else ""}
    if not chosen:
        template = "{far} on its way"
    elif same and arrives:
        template = "{far} around {around}, into contact" if around else "{far}, into contact"
    elif same:
        template = "{far} around {around}" if around else "{far} farther"
    elif around and arrives:
        template = "{far} around {around}, up to {goal}"
    elif around:
        template = "{far} around {around}, toward {goal}"
    elif arrives:
        template = "{far} up to {goal}"
    else:
        template = "{far} toward {goal}"
    return Sentence(template, parts)


def _deed(leg: OrderLeg, names: Names, *, same: bool) -> Part:
    """`same`: it is about the same thing as what was said before."""
    action, chosen = leg[0], leg[1]
    if action in ALONE or not chosen:
        return ALONE.get(action, plain_word(f"does {action}"))
    if same and action in ON_THE_SAME:
        return ON_THE_SAME[action]
    return Sentence(DEEDS[action].template, {"goal": names.of(chosen)})


def why(fact: OrderGiven, names: Names) -> tuple[Sentence, ...]:
    """The reason for what it is after, in the decision's own terms; none where there was nothing to decide."""
    if not fact.decided_by:
        return ()
    parts: dict[str, Part] = {
        "goal": goal_word(fact.goal, names),
        "chosen": names.of(fact.chosen),
        "reason": plain_word(f"by {fact.decided_by}"),
    }
    if not fact.chosen:
        template = "Why: {reason}."
    elif fact.goal == decisions.TOWN_HALL:
        template = "Why: it goes for {chosen}, whatever else is near."
    elif fact.goal == decisions.BARRICADE:
        template = "Why: {chosen} is in the way, {reason}."
    else:
        template = "Why: {chosen} is the {goal}, {reason}."
        if fact.goal in NO_ARTICLE:
            template = "Why: {chosen}, {goal}, {reason}."
        elif fact.decided_by == decisions.BY_DISTANCE and fact.goal.startswith(decisions.BY_DISTANCE):
            # Nobody has to hear twice that it is nearer.
            template = "Why: {chosen} is the {goal}."
    return (Sentence(template, parts, clause=fact.clause, tone=Tone.QUIET),)


def second(fact: OrderGiven, names: Names) -> tuple[Sentence, ...]:
    """What it would have gone for otherwise."""
    if not fact.runner_up:
        return ()
    parts: dict[str, Part] = {
        "runner": names.of(fact.runner_up),
        "runner_distance": Length(max(0, fact.runner_up_distance)),
    }
    template = "Second: {runner}, {runner_distance}." if fact.runner_up_distance > 0 else "Second: {runner}."
    return (Sentence(template, parts, clause=fact.clause, tone=Tone.QUIET),)


def equals(fact: OrderGiven, names: Names) -> tuple[Sentence, ...]:
    """The equally good choices that the players settled (R-V09, R-V55)."""
    said: list[Sentence] = []
    for clause, chosen, choices in fact.ties:
        parts: dict[str, Part] = {
            "choices": tuple(names.of(one) for one in choices),
            "chosen": names.of(chosen),
        }
        said.append(Sentence("Equally good: {choices}; you chose {chosen}.", parts, clause=clause, tone=Tone.QUIET))
    return tuple(said)


def order_overruled(fact: OrderOverruled, names: Names) -> Sentence:
    """R-V37."""
    parts: dict[str, Part] = {"model": names.of(fact.model), "goal": names.of(fact.instead)}
    template = "The table overrules the order: {model} goes for {goal}."
    if fact.instead == STAY:
        template = "The table overrules the order: {model} does nothing."
    return Sentence(template, parts, clause=fact.clause)
