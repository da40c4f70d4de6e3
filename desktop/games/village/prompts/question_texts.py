"""The texts of questions and answers, by topic. Short plain sentences, names first."""

from __future__ import annotations

from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.village.rules import topics
from rules_core.ground import reported
from rules_core.song import topics as song_topics


def rolled(topic: str) -> str:
    """Stands for the dice where a question has the same topic."""
    return f"{topic}-roll"


PLAIN = (QT_TRANSLATE_NOOP("Prompts", "{name}: what now?"), "")

QUESTIONS: dict[str, tuple[str, str]] = {
    topics.DEPLOY: (
        QT_TRANSLATE_NOOP("Prompts", "Where does {name} stand?"),
        QT_TRANSLATE_NOOP("Prompts", "Anywhere in the golden area."),
    ),
    topics.RETURNING: (
        QT_TRANSLATE_NOOP("Prompts", "{name} is back. Where from?"),
        QT_TRANSLATE_NOOP("Prompts", "Beside the Temple, or with the others."),
    ),
    topics.READY_MOUNTS: (
        QT_TRANSLATE_NOOP("Prompts", "Ready Mounts: who rides ahead?"),
        QT_TRANSLATE_NOOP("Prompts", "One hero may move before the enemies come. No roll."),
    ),
    topics.READY_MOUNTS_MOVE: (
        QT_TRANSLATE_NOOP("Prompts", "Where does {name} ride?"),
        QT_TRANSLATE_NOOP("Prompts", "Over any ground that can be passed."),
    ),
    topics.WARHORSE: (
        QT_TRANSLATE_NOOP("Prompts", "Who rides the Warhorse in this wave?"),
        QT_TRANSLATE_NOOP("Prompts", "That hero has Long Move until the wave is over."),
    ),
    topics.WHOM: (
        QT_TRANSLATE_NOOP("Prompts", "Who acts?"),
        QT_TRANSLATE_NOOP("Prompts", "Everyone may act once in a turn. Two misses in one roll end it."),
    ),
    song_topics.DICE: (
        QT_TRANSLATE_NOOP("Prompts", "{name}: how many dice?"),
        QT_TRANSLATE_NOOP("Prompts", "Each {quality} or more is an action. Two misses end your turn."),
    ),
    song_topics.ACTION: (
        QT_TRANSLATE_NOOP("Prompts", "{name}: what now?"),
        QT_TRANSLATE_NOOP("Prompts", "Actions left: {actions}. One attack in each turn."),
    ),
    song_topics.MOVE: (
        QT_TRANSLATE_NOOP("Prompts", "Where does {name} go?"),
        QT_TRANSLATE_NOOP("Prompts", "One straight line. Touching an enemy who stands ends the move."),
    ),
    song_topics.STEP: (
        QT_TRANSLATE_NOOP("Prompts", "Where does {name} step?"),
        QT_TRANSLATE_NOOP("Prompts", "One base width, over any ground."),
    ),
    song_topics.JUMP: (QT_TRANSLATE_NOOP("Prompts", "Where does {name} jump?"), ""),
    song_topics.TELEPORT: (QT_TRANSLATE_NOOP("Prompts", "Where does {name} appear?"), ""),
    song_topics.SIDE: (QT_TRANSLATE_NOOP("Prompts", "On which side does {name} climb down?"), ""),
    song_topics.WAY_OF_MOVING: (QT_TRANSLATE_NOOP("Prompts", "How does {name} move?"), ""),
    song_topics.WALK_OFF: (
        QT_TRANSLATE_NOOP("Prompts", "{name} stands at the edge of the table. Stay?"),
        QT_TRANSLATE_NOOP("Prompts", "Who leaves the table is out of this wave."),
    ),
    song_topics.FREE_HACK_ORDER: (
        QT_TRANSLATE_NOOP("Prompts", "{name} leaves the melee. Who strikes first?"),
        QT_TRANSLATE_NOOP("Prompts", "Everyone who is left behind has a free blow. You choose the order."),
    ),
    song_topics.FOLLOW_UP: (
        QT_TRANSLATE_NOOP("Prompts", "Does {name} follow up?"),
        QT_TRANSLATE_NOOP("Prompts", "A free step that keeps contact with the foe who recoils."),
    ),
    song_topics.INTERCEPT: (
        QT_TRANSLATE_NOOP("Prompts", "Who cuts off {name}?"),
        QT_TRANSLATE_NOOP("Prompts", "The runner comes close enough to be caught."),
    ),
    song_topics.FLEE_TO: (QT_TRANSLATE_NOOP("Prompts", "{name} flees. Where to?"), ""),
    topics.TOKEN_EDGE: (
        QT_TRANSLATE_NOOP("Prompts", "At which edge does the new find lie? One die"),
        QT_TRANSLATE_NOOP("Prompts", "1 north, 2 east, 3 south, 4 west; 5 and 6 are rolled again."),
    ),
    song_topics.GROUP_MEMBER: (
        QT_TRANSLATE_NOOP("Prompts", "Who joins the order of {name}?"),
        QT_TRANSLATE_NOOP("Prompts", "Two to five friends who touch one another."),
    ),
    song_topics.VOLLEY: (
        QT_TRANSLATE_NOOP("Prompts", "Who shoots along at {name}?"),
        QT_TRANSLATE_NOOP("Prompts", "Each pays an action; one roll, better with every bow."),
    ),
    song_topics.NEXT_MEMBER: (QT_TRANSLATE_NOOP("Prompts", "Who of the group acts next?"), ""),
    song_topics.REROLL: (
        QT_TRANSLATE_NOOP("Prompts", "Does {name} roll that die again?"),
        QT_TRANSLATE_NOOP("Prompts", "The second result stands."),
    ),
    rolled(song_topics.REROLL): (
        QT_TRANSLATE_NOOP("Prompts", "{name} rolls one die again"),
        QT_TRANSLATE_NOOP("Prompts", "The second result stands."),
    ),
    song_topics.ATTACK_DIE: (QT_TRANSLATE_NOOP("Prompts", "{name} attacks: one die"), ""),
    song_topics.DEFENCE_DIE: (QT_TRANSLATE_NOOP("Prompts", "{name} defends: one die"), ""),
    song_topics.ACTIVATION: (
        QT_TRANSLATE_NOOP("Prompts", "{name}: roll for actions"),
        QT_TRANSLATE_NOOP("Prompts", "Each {quality} or more is an action."),
    ),
    song_topics.MORALE: (
        QT_TRANSLATE_NOOP("Prompts", "{name}: roll for Morale"),
        QT_TRANSLATE_NOOP("Prompts", "Each miss is a flight; three misses and the model is gone."),
    ),
    song_topics.GROUP: (
        QT_TRANSLATE_NOOP("Prompts", "{name}: roll for the group"),
        QT_TRANSLATE_NOOP("Prompts", "Each {quality} or more is an action for all."),
    ),
    song_topics.CLIMB: (
        QT_TRANSLATE_NOOP("Prompts", "{name}: roll to climb"),
        QT_TRANSLATE_NOOP("Prompts", "A miss leads to a fall."),
    ),
    song_topics.FALL: (
        QT_TRANSLATE_NOOP("Prompts", "{name} falls: roll"),
        QT_TRANSLATE_NOOP("Prompts", "One miss is as bad as a killing blow."),
    ),
    song_topics.RESIST: (
        QT_TRANSLATE_NOOP("Prompts", "{name}: roll to resist"),
        QT_TRANSLATE_NOOP("Prompts", "One miss and the web holds."),
    ),
    song_topics.POISON: (
        QT_TRANSLATE_NOOP("Prompts", "{name} has struck with poison: one die"),
        QT_TRANSLATE_NOOP("Prompts", "5 or 6: it takes hold."),
    ),
    song_topics.TAILSLAP: (
        QT_TRANSLATE_NOOP("Prompts", "{name} sweeps with its tail: one die"),
        QT_TRANSLATE_NOOP("Prompts", "5 or 6: the foe goes down."),
    ),
    song_topics.AMMUNITION: (
        QT_TRANSLATE_NOOP("Prompts", "{name}: is there ammunition left? One die"),
        QT_TRANSLATE_NOOP("Prompts", "A 1 means the quiver is empty."),
    ),
    topics.TRAP_DIE: (
        QT_TRANSLATE_NOOP("Prompts", "{name} springs a Trap: one die"),
        QT_TRANSLATE_NOOP("Prompts", "4 or more: 2 damage. Less: 1 damage."),
    ),
    song_topics.GREED: (
        QT_TRANSLATE_NOOP("Prompts", "{name} sees loot: one die"),
        QT_TRANSLATE_NOOP("Prompts", "A miss, and it stays with its defeated foe."),
    ),
    song_topics.TERROR: (
        QT_TRANSLATE_NOOP("Prompts", "{name}: roll for the courage to go on"),
        QT_TRANSLATE_NOOP("Prompts", "A miss: it stays where it is and loses no action."),
    ),
    song_topics.HASTE: (
        QT_TRANSLATE_NOOP("Prompts", "{name} hurries over broken ground: one die"),
        QT_TRANSLATE_NOOP("Prompts", "A miss, and it tumbles."),
    ),
    rolled(song_topics.JUMP): (
        QT_TRANSLATE_NOOP("Prompts", "{name}: roll for the jump"),
        QT_TRANSLATE_NOOP("Prompts", "A miss: it stays where it is."),
    ),
    rolled(song_topics.HEALING): (
        QT_TRANSLATE_NOOP("Prompts", "{name}: roll for the healing"),
        QT_TRANSLATE_NOOP("Prompts", "Each {quality} or more helps."),
    ),
    song_topics.HEALING_DICE: (
        QT_TRANSLATE_NOOP("Prompts", "{name} heals: how many dice?"),
        QT_TRANSLATE_NOOP("Prompts", "Each {quality} or more helps. Three misses end this power for good."),
    ),
    song_topics.HEALING: (
        QT_TRANSLATE_NOOP("Prompts", "The healing takes hold. What does it do for {name}?"),
        QT_TRANSLATE_NOOP("Prompts", "Two successes raise a friend; the others close wounds."),
    ),
    topics.ENEMY_TIE: (
        QT_TRANSLATE_NOOP("Prompts", "{name} could go for either. Which?"),
        QT_TRANSLATE_NOOP("Prompts", "They are equally near, so you choose."),
    ),
    topics.CONTACT: (
        QT_TRANSLATE_NOOP("Prompts", "What does {name} touch now?"),
        QT_TRANSLATE_NOOP("Prompts", "Look at the table. The first answer is what the program believes."),
    ),
    reported.WITHIN: (
        QT_TRANSLATE_NOOP("Prompts", "Is {name} within {distance} of {other}?"),
        QT_TRANSLATE_NOOP("Prompts", "Lay the stick from edge to edge. The first answer is what the program believes."),
    ),
    reported.SIGHT: (
        QT_TRANSLATE_NOOP("Prompts", "Can {name} see {other}?"),
        QT_TRANSLATE_NOOP("Prompts", "From base to base. The first answer is what the program believes."),
    ),
    reported.NEAREST: (
        QT_TRANSLATE_NOOP("Prompts", "Which of these is nearest to {name}, on foot?"),
        QT_TRANSLATE_NOOP("Prompts", "Around what cannot be crossed. The first answer is what the program believes."),
    ),
    topics.ORDER: (
        QT_TRANSLATE_NOOP("Prompts", "{name} acts: carry out its order."),
        QT_TRANSLATE_NOOP("Prompts", "Then go on."),
    ),
    topics.OPPONENT: (
        QT_TRANSLATE_NOOP("Prompts", "Whom does {name} attack?"),
        QT_TRANSLATE_NOOP("Prompts", "Nothing else decides, so you choose."),
    ),
    topics.BLESSING: (
        QT_TRANSLATE_NOOP("Prompts", "{name} is about to be damaged. Use the Blessing?"),
        QT_TRANSLATE_NOOP("Prompts", "Once a wave: it takes no damage in this enemy activation."),
    ),
    topics.OVERWATCH: (
        QT_TRANSLATE_NOOP("Prompts", "Does {name} shoot with Overwatch?"),
        QT_TRANSLATE_NOOP("Prompts", "Once a wave: 1 more Combat for this shot beside the Watchtower."),
    ),
    topics.ESCORT: (
        QT_TRANSLATE_NOOP("Prompts", "Does {name} take the villager along?"),
        QT_TRANSLATE_NOOP("Prompts", "Home at {heart} the villager is worth 3 Supplies."),
    ),
    topics.HERB: (QT_TRANSLATE_NOOP("Prompts", "Whom do the herbs heal?"), ""),
    topics.PUT_OUT: (
        QT_TRANSLATE_NOOP("Prompts", "Which fire does {name} put out?"),
        QT_TRANSLATE_NOOP("Prompts", "A building that still burns loses 1 Integrity now."),
    ),
    topics.COUNCIL: (
        QT_TRANSLATE_NOOP("Prompts", "What does the council decide?"),
        QT_TRANSLATE_NOOP("Prompts", "Supplies in the purse: {supplies}. Wave {wave} is over."),
    ),
    topics.ENCHANTING: (
        QT_TRANSLATE_NOOP("Prompts", "Enchanting has no effect in this game. Build it anyway?"),
        QT_TRANSLATE_NOOP("Prompts", "Magic and Equipment is off."),
    ),
    topics.BARRICADE: (
        QT_TRANSLATE_NOOP("Prompts", "Where shall the Barricade stand?"),
        QT_TRANSLATE_NOOP("Prompts", "Anywhere in the golden area. Q and E turn it."),
    ),
    topics.TRAP: (
        QT_TRANSLATE_NOOP("Prompts", "Where shall the Trap lie?"),
        QT_TRANSLATE_NOOP("Prompts", "Face down. The first enemy who touches it springs it."),
    ),
    topics.NOTE: (
        QT_TRANSLATE_NOOP("Prompts", "It is over. What will you remember?"),
        QT_TRANSLATE_NOOP("Prompts", "A note for next time; it may stay empty."),
    ),
}

DICE_MEAN = (topics.TOKEN_EDGE, topics.TRAP_DIE, song_topics.POISON, song_topics.TAILSLAP, song_topics.AMMUNITION)
"""Rolls whose faces mean something of their own; the helping line tells it beside the dice."""

Words = tuple[str, str, str]

ACTIONS: dict[str, Words] = {
    "toward": (
        QT_TRANSLATE_NOOP("Prompts", "It goes for {name}"),
        QT_TRANSLATE_NOOP("Prompts", "The order is overruled"),
        "walking-boot",
    ),
    "attack": (QT_TRANSLATE_NOOP("Prompts", "Attack {name}"), "", "crossed-swords"),
    "power": (
        QT_TRANSLATE_NOOP("Prompts", "Power attack on {name}"),
        QT_TRANSLATE_NOOP("Prompts", "Two actions, the foe at -1"),
        "warhammer",
    ),
    "shoot": (QT_TRANSLATE_NOOP("Prompts", "Shoot at {name}"), "", "high-shot"),
    "aim": (
        QT_TRANSLATE_NOOP("Prompts", "Aimed shot at {name}"),
        QT_TRANSLATE_NOOP("Prompts", "Two actions, the target at -1"),
        "bullseye",
    ),
    "heal": (QT_TRANSLATE_NOOP("Prompts", "Heal {name}"), "", "healing"),
    "entangle-1": (
        QT_TRANSLATE_NOOP("Prompts", "Web over {name}"),
        QT_TRANSLATE_NOOP("Prompts", "One action"),
        "spider-web",
    ),
    "entangle-2": (
        QT_TRANSLATE_NOOP("Prompts", "Web over {name}"),
        QT_TRANSLATE_NOOP("Prompts", "Two actions, harder to resist"),
        "spider-web",
    ),
    "entangle-3": (
        QT_TRANSLATE_NOOP("Prompts", "Web over {name}"),
        QT_TRANSLATE_NOOP("Prompts", "Three actions, hardest to resist"),
        "spider-web",
    ),
    "volley": (
        QT_TRANSLATE_NOOP("Prompts", "Volley at {name}"),
        QT_TRANSLATE_NOOP("Prompts", "Several shoot as one"),
        "archer",
    ),
    "raise": (QT_TRANSLATE_NOOP("Prompts", "Help {name} up"), "", "shaking-hands"),
    "climb": (
        QT_TRANSLATE_NOOP("Prompts", "Climb {name}"),
        QT_TRANSLATE_NOOP("Prompts", "A Quality roll"),
        "stone-stack",
    ),
    "descend": (QT_TRANSLATE_NOOP("Prompts", "Climb down {name}"), "", "stone-stack"),
    "jump": (QT_TRANSLATE_NOOP("Prompts", "Jump over {name}"), QT_TRANSLATE_NOOP("Prompts", "A Quality roll"), "run"),
    "herb": (QT_TRANSLATE_NOOP("Prompts", "Herbs for {name}"), "", "herbs-bundle"),
}

SMALL_ANSWERS: dict[str, Words] = {
    "yes": (QT_TRANSLATE_NOOP("Prompts", "Yes"), "", ""),
    "no": (QT_TRANSLATE_NOOP("Prompts", "No"), "", ""),
    "none": (QT_TRANSLATE_NOOP("Prompts", "Nobody"), "", "ui/x"),
    "pass": (
        QT_TRANSLATE_NOOP("Prompts", "Pass"),
        QT_TRANSLATE_NOOP("Prompts", "The enemies act next"),
        "ui/chevron-right",
    ),
    "end": (QT_TRANSLATE_NOOP("Prompts", "Done"), QT_TRANSLATE_NOOP("Prompts", "The rest is lost"), "ui/chevron-right"),
    "done": (QT_TRANSLATE_NOOP("Prompts", "Done"), "", "ui/chevron-right"),
    "move": (QT_TRANSLATE_NOOP("Prompts", "Move"), QT_TRANSLATE_NOOP("Prompts", "Or drag on the map"), "walking-boot"),
    "step": (QT_TRANSLATE_NOOP("Prompts", "Step"), QT_TRANSLATE_NOOP("Prompts", "One base width"), "footprint"),
    "stand": (QT_TRANSLATE_NOOP("Prompts", "Get up"), QT_TRANSLATE_NOOP("Prompts", "One action"), "knocked-out-stars"),
    "break-free": (
        QT_TRANSLATE_NOOP("Prompts", "Break free"),
        QT_TRANSLATE_NOOP("Prompts", "Two actions"),
        "spider-web",
    ),
    "snap-out": (
        QT_TRANSLATE_NOOP("Prompts", "Leave the loot"),
        QT_TRANSLATE_NOOP("Prompts", "One action"),
        "swap-bag",
    ),
    "reload": (QT_TRANSLATE_NOOP("Prompts", "Reload"), QT_TRANSLATE_NOOP("Prompts", "One action"), "crossbow"),
    "advance": (QT_TRANSLATE_NOOP("Prompts", "Rush at the nearest enemy"), "", "charging-bull"),
    "alone": (QT_TRANSLATE_NOOP("Prompts", "Go alone"), "", "ui/chevron-right"),
    "free-move": (
        QT_TRANSLATE_NOOP("Prompts", "Free move"),
        QT_TRANSLATE_NOOP("Prompts", "Far from all enemies: one move, no roll"),
        "walking-boot",
    ),
    "stay": (QT_TRANSLATE_NOOP("Prompts", "Stay"), "", ""),
    "leave": (QT_TRANSLATE_NOOP("Prompts", "Leave the table"), "", "exit-door"),
    "walk": (QT_TRANSLATE_NOOP("Prompts", "Walk"), "", "walking-boot"),
    "teleport": (QT_TRANSLATE_NOOP("Prompts", "Teleport"), "", "ui/sparkles"),
    "group-move": (
        QT_TRANSLATE_NOOP("Prompts", "Order a group"),
        QT_TRANSLATE_NOOP("Prompts", "One roll for all, one action"),
        "rally-the-troops",
    ),
    "regroup": (QT_TRANSLATE_NOOP("Prompts", "Order: gather"), "", "rally-the-troops"),
    "loner": (QT_TRANSLATE_NOOP("Prompts", "Nobody more"), "", "ui/chevron-right"),
    "supplies": (QT_TRANSLATE_NOOP("Prompts", "3 Supplies"), "", "swap-bag"),
    "item": (QT_TRANSLATE_NOOP("Prompts", "A Magical Item"), "", "relic-blade"),
}

ANSWERS: dict[tuple[str, str], Words] = {
    (topics.ORDER, "done"): (
        QT_TRANSLATE_NOOP("Prompts", "Done, go on"),
        QT_TRANSLATE_NOOP("Prompts", "It stands where it should"),
        "ui/circle-check",
    ),
    (topics.ORDER, "stay"): (
        QT_TRANSLATE_NOOP("Prompts", "It does nothing"),
        QT_TRANSLATE_NOOP("Prompts", "The order is overruled"),
        "ui/x",
    ),
    (topics.RETURNING, "stay"): (QT_TRANSLATE_NOOP("Prompts", "Beside the Temple"), "", "church"),
    (topics.RETURNING, "go"): (QT_TRANSLATE_NOOP("Prompts", "With the others"), "", "walking-boot"),
    (topics.PUT_OUT, "none"): (QT_TRANSLATE_NOOP("Prompts", "Let them burn"), "", "flame"),
    (topics.ENCHANTING, "buy"): (QT_TRANSLATE_NOOP("Prompts", "Build it"), "", "anvil"),
    (topics.ENCHANTING, "back"): (QT_TRANSLATE_NOOP("Prompts", "Keep the Supplies"), "", "swap-bag"),
    (topics.BLESSING, "yes"): (
        QT_TRANSLATE_NOOP("Prompts", "Bless it"),
        QT_TRANSLATE_NOOP("Prompts", "No damage in this activation"),
        "angel-wings",
    ),
    (topics.BLESSING, "no"): (
        QT_TRANSLATE_NOOP("Prompts", "Keep the Blessing"),
        QT_TRANSLATE_NOOP("Prompts", "It may be offered again"),
        "",
    ),
    (topics.OVERWATCH, "yes"): (QT_TRANSLATE_NOOP("Prompts", "With Overwatch"), "", "archer"),
    (topics.OVERWATCH, "no"): (QT_TRANSLATE_NOOP("Prompts", "Keep it for later"), "", ""),
    (song_topics.HEALING, "raise"): (QT_TRANSLATE_NOOP("Prompts", "Help up"), "", "shaking-hands"),
    (song_topics.HEALING, "mend"): (QT_TRANSLATE_NOOP("Prompts", "Close wounds"), "", "healing"),
    (song_topics.INTERCEPT, "no"): (QT_TRANSLATE_NOOP("Prompts", "Let them run"), "", "run"),
}
