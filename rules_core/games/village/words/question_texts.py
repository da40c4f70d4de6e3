"""The texts of questions and answers, by topic. Short plain sentences, names first."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import topics
from rules_core.kernel.requests import Topic
from rules_core.song import topics as song_topics
from rules_core.song.words.reported_words import REPORT_QUESTIONS
from rules_core.wording.sentence import Phrase, Sentence

NOTHING: Final = Sentence("")
"""Where there is no helping line."""
Said = tuple[Sentence, Sentence]
"""What is said, and the helping line below it; both are filled in when they are asked for."""

PLAIN: Final[Said] = (Sentence("{name}: what now?"), NOTHING)


def as_roll(topic: Topic) -> Topic:
    """Under which name the texts of a roll stand that shares its topic with a question before or after it."""
    return Topic(f"{topic}-roll")


QUESTIONS: Final[dict[Topic, Said]] = {
    topics.DEPLOY: (Sentence("Where does {name} stand?"), Sentence("Anywhere in the golden area.")),
    topics.RETURNING: (Sentence("{name} is back. Where from?"), Sentence("Beside the Temple, or with the others.")),
    topics.READY_MOUNTS: (
        Sentence("Ready Mounts: who rides ahead?"),
        Sentence("One hero may move before the enemies come. No roll."),
    ),
    topics.READY_MOUNTS_MOVE: (Sentence("Where does {name} ride?"), Sentence("Over any ground that can be passed.")),
    topics.WARHORSE: (
        Sentence("Who rides the Warhorse in this wave?"),
        Sentence("That hero has Long Move until the wave is over."),
    ),
    topics.WHOM: (Sentence("Who acts?"), Sentence("Everyone may act once in a turn. Two misses in one roll end it.")),
    song_topics.DICE: (
        Sentence("{name}: how many dice?"),
        Sentence("Each {quality} or more is an action. Two misses end your turn."),
    ),
    song_topics.ACTION: (Sentence("{name}: what now?"), Sentence("Actions left: {actions}. One attack in each turn.")),
    song_topics.MOVE: (
        Sentence("Where does {name} go?"),
        Sentence("One straight line. Touching an enemy who stands ends the move."),
    ),
    song_topics.STEP: (Sentence("Where does {name} step?"), Sentence("One base width, over any ground.")),
    song_topics.JUMP: (Sentence("Where does {name} jump?"), NOTHING),
    song_topics.TELEPORT: (Sentence("Where does {name} appear?"), NOTHING),
    song_topics.GET_DOWN: (
        Sentence("Where does {name} get down?"),
        Sentence("Beside the rider, and touching no enemy."),
    ),
    song_topics.SIDE: (Sentence("On which side does {name} climb down?"), NOTHING),
    song_topics.WAY_OF_MOVING: (Sentence("How does {name} move?"), NOTHING),
    song_topics.WALK_OFF: (
        Sentence("{name} stands at the edge of the table. Stay?"),
        Sentence("Who leaves the table is out of this wave."),
    ),
    song_topics.FREE_HACK_ORDER: (
        Sentence("{name} leaves the melee. Who strikes first?"),
        Sentence("Everyone who is left behind has a free blow. You choose the order."),
    ),
    song_topics.DEADLY: (
        Sentence("Shall this be the deadly attack of {name}?"),
        Sentence("Any win of it kills; the other attacks of this turn are plain ones."),
    ),
    song_topics.FOLLOW_UP: (
        Sentence("Does {name} follow up?"),
        Sentence("A free step that keeps contact with the foe who recoils."),
    ),
    song_topics.INTERCEPT: (Sentence("Who cuts off {name}?"), Sentence("The runner comes close enough to be caught.")),
    song_topics.FLEE_TO: (Sentence("{name} flees. Where to?"), NOTHING),
    topics.TOKEN_EDGE: (
        Sentence("At which edge does the new find lie? One die"),
        Sentence("1 north, 2 east, 3 south, 4 west; 5 and 6 are rolled again."),
    ),
    song_topics.GROUP_MEMBER: (
        Sentence("Who joins the order of {name}?"),
        Sentence("Two to five friends who touch one another."),
    ),
    song_topics.VOLLEY: (
        Sentence("Who shoots along at {name}?"),
        Sentence("Each pays an action; one roll, better with every bow."),
    ),
    song_topics.NEXT_MEMBER: (Sentence("Who of the group acts next?"), NOTHING),
    song_topics.REROLL: (Sentence("Does {name} roll that die again?"), Sentence("The second result stands.")),
    as_roll(song_topics.REROLL): (Sentence("{name} rolls one die again"), Sentence("The second result stands.")),
    song_topics.ATTACK_DIE: (Sentence("{name} attacks: one die"), NOTHING),
    song_topics.DEFENCE_DIE: (Sentence("{name} defends: one die"), NOTHING),
    song_topics.ACTIVATION: (Sentence("{name}: roll for actions"), Sentence("Each {quality} or more is an action.")),
    song_topics.MORALE: (
        Sentence("{name}: roll for Morale"),
        Sentence("Each miss is a flight; three misses and the model is gone."),
    ),
    song_topics.GROUP: (
        Sentence("{name}: roll for the group"),
        Sentence("Each {quality} or more is an action for all."),
    ),
    song_topics.CLIMB: (Sentence("{name}: roll to climb"), Sentence("A miss leads to a fall.")),
    song_topics.FALL: (Sentence("{name} falls: roll"), Sentence("One miss is as bad as a killing blow.")),
    song_topics.RESIST: (Sentence("{name}: roll to resist"), Sentence("One miss and the web holds.")),
    song_topics.POISON: (Sentence("{name} has struck with poison: one die"), Sentence("5 or 6: it takes hold.")),
    song_topics.TAILSLAP: (Sentence("{name} sweeps with its tail: one die"), Sentence("5 or 6: the foe goes down.")),
    song_topics.AMMUNITION: (
        Sentence("{name}: is there ammunition left? One die"),
        Sentence("A 1 means the quiver is empty."),
    ),
    topics.TRAP_DIE: (Sentence("{name} springs a Trap: one die"), Sentence("4 or more: 2 damage. Less: 1 damage.")),
    song_topics.GREED: (
        Sentence("{name} sees loot: one die"),
        Sentence("A miss: the model stays with its defeated foe."),
    ),
    song_topics.TERROR: (
        Sentence("{name}: roll for the courage to go on"),
        Sentence("A miss: the model stays where it is and loses no action."),
    ),
    song_topics.HASTE: (
        Sentence("{name} hurries over broken ground: one die"),
        Sentence("A miss, and the model tumbles."),
    ),
    as_roll(song_topics.JUMP): (
        Sentence("{name}: roll for the jump"),
        Sentence("A miss: the model stays where it is."),
    ),
    as_roll(song_topics.HEALING): (Sentence("{name}: roll for the healing"), Sentence("Each {quality} or more helps.")),
    song_topics.HEALING_DICE: (
        Sentence("{name} heals: how many dice?"),
        Sentence("Each {quality} or more helps. Three misses end this power for good."),
    ),
    song_topics.HEALING: (
        Sentence("The healing takes hold. What does it do for {name}?"),
        Sentence("Two successes raise a friend; the others close wounds."),
    ),
    topics.ENEMY_TIE: (
        Sentence("{name} could go for either. Which?"),
        Sentence("They are equally near, so you choose."),
    ),
    **REPORT_QUESTIONS,
    topics.ORDER: (Sentence("{name} acts: carry out its order."), Sentence("Then go on.")),
    topics.ORDERS: (
        Sentence("Carry out these orders, one after the other."),
        Sentence("Press the number of one that ends elsewhere, or that you decide otherwise."),
    ),
    topics.OPPONENT: (Sentence("Whom does {name} attack?"), Sentence("Nothing else decides, so you choose.")),
    topics.BLESSING: (
        Sentence("{name} is about to be damaged. Use the Blessing?"),
        Sentence("Once a wave: it takes no damage in this enemy activation."),
    ),
    topics.OVERWATCH: (
        Sentence("Does {name} shoot with Overwatch?"),
        Sentence("Once a wave: 1 more Combat for this shot beside the Watchtower."),
    ),
    topics.GO_ON: (
        Sentence("Does {name} go on?"),
        Sentence("The rest of the same move is still there."),
    ),
    topics.ESCORT: (
        Sentence("Does {name} take the villager along?"),
        Sentence("Home at {heart} the villager is worth 3 Supplies."),
    ),
    topics.VILLAGER: (
        Sentence("Where does the villager stand now?"),
        Sentence("Beside the escort. Whoever touches {heart} is home."),
    ),
    topics.HERB: (Sentence("Whom do the herbs heal?"), NOTHING),
    topics.PUT_OUT: (
        Sentence("Which fire does {name} put out?"),
        Sentence("A building that still burns loses 1 Integrity now."),
    ),
    topics.COUNCIL: (
        Sentence("What does the council decide?"),
        Sentence("Supplies in the purse: {supplies}. Wave {wave} is over."),
    ),
    topics.ENCHANTING: (
        Sentence("Enchanting has no effect in this game. Build it anyway?"),
        Sentence("Magic and Equipment is off."),
    ),
    topics.BARRICADE: (
        Sentence("Where shall the Barricade stand?"),
        Sentence("Anywhere in the golden area. Q and E turn it."),
    ),
    topics.TRAP: (
        Sentence("Where shall the Trap lie?"),
        Sentence("Face down. The first enemy who touches it springs it."),
    ),
    topics.NOTE: (
        Sentence("It is over. What will you remember?"),
        Sentence("A note for next time; it may stay empty."),
    ),
}
DICE_MEAN: Final = (
    topics.TOKEN_EDGE,
    topics.TRAP_DIE,
    song_topics.POISON,
    song_topics.TAILSLAP,
    song_topics.AMMUNITION,
)
"""Rolls whose faces mean something of their own; the helping line tells it beside the dice."""

ACTIONS: Final[dict[str, Said]] = {
    "touches": (Sentence("It touches {name}"), Sentence("It has come nearer than it was told")),
    "toward": (Sentence("It goes for {name}"), Sentence("The order is overruled")),
    "attack": (Sentence("Attack {name}"), NOTHING),
    "power": (Sentence("Power attack on {name}"), Sentence("Two actions, the foe at -1")),
    "shoot": (Sentence("Shoot at {name}"), NOTHING),
    "aim": (Sentence("Aimed shot at {name}"), Sentence("Two actions, the target at -1")),
    "heal": (Sentence("Heal {name}"), NOTHING),
    "entangle-1": (Sentence("Web over {name}"), Sentence("One action")),
    "entangle-2": (Sentence("Web over {name}"), Sentence("Two actions, harder to resist")),
    "entangle-3": (Sentence("Web over {name}"), Sentence("Three actions, hardest to resist")),
    "volley": (Sentence("Volley at {name}"), Sentence("Several shoot as one")),
    "raise": (Sentence("Help {name} up"), NOTHING),
    "climb": (Sentence("Climb {name}"), Sentence("A Quality roll")),
    "descend": (Sentence("Climb down {name}"), NOTHING),
    "jump": (Sentence("Jump over {name}"), Sentence("A Quality roll")),
    "take-standard": (Sentence("Take up the standard of {name}"), Sentence("One action")),
    "destroy-standard": (Sentence("Destroy the standard of {name}"), Sentence("One action")),
    "take-up": (Sentence("Take {name} into the saddle"), Sentence("One action")),
    "herb": (Sentence("Herbs for {name}"), NOTHING),
    "one": (Sentence("{name} by itself"), NOTHING),
}
MOVE: Final = "move"
NOBODY_NEEDED: Final = Sentence("Nobody left has anything to do in reach")
"""Why to pass is advised."""
BETTER_STAY: Final = Sentence("An attack would rather harm us")
NOTHING_HERE: Final = Sentence("Nothing in reach is worth an action")
TOO_FEW: Final = Sentence("Too few actions to walk up and attack as well")
"""Why to stay is advised."""
LAST: Final = {
    topics.WHOM: Sentence("Only one is left who may act in this turn."),
    song_topics.DICE: Sentence("Each {quality} or more is an action. The turn is over afterwards."),
}
"""Beside questions about the last who acts: misses end no turn that is over anyway."""
NO_MORE_KILLS: Final = Sentence("Once a wave. This shot kills no more often with it.")
"""Why to keep Overwatch is advised."""
BY_WORDS: Final = Sentence("In a straight line, up to {length}")
"""What is said beside a Move at a table without a map, where nothing is dragged."""
SMALL_ANSWERS: Final[dict[str, Said]] = {
    "yes": (Sentence("Yes"), NOTHING),
    "no": (Sentence("No"), NOTHING),
    "none": (Sentence("Nobody"), NOTHING),
    "pass": (Sentence("Pass"), Sentence("The enemies act next")),
    "end": (Sentence("Stay here"), Sentence("No more actions this turn")),
    "done": (Sentence("Done"), NOTHING),
    MOVE: (Sentence("Move"), Sentence("Or click the ground, or drag")),
    "step": (Sentence("Step"), Sentence("One base width")),
    "stand": (Sentence("Get up"), Sentence("One action")),
    "get-down": (Sentence("Get down"), Sentence("One action")),
    "break-free": (Sentence("Break free"), Sentence("Two actions")),
    "snap-out": (Sentence("Leave the loot"), Sentence("One action")),
    "reload": (Sentence("Reload"), Sentence("One action")),
    "advance": (Sentence("Rush at the nearest enemy"), NOTHING),
    "alone": (Sentence("Go alone"), NOTHING),
    "free-move": (Sentence("Free move"), Sentence("No enemy stands near, no roll")),
    "stay": (Sentence("Stay"), NOTHING),
    "leave": (Sentence("Leave the table"), NOTHING),
    "walk": (Sentence("Walk"), NOTHING),
    "teleport": (Sentence("Teleport"), NOTHING),
    "group-move": (Sentence("Order a group"), Sentence("One roll for all, one action")),
    "regroup": (Sentence("Order: gather"), NOTHING),
    "loner": (Sentence("Nobody more"), NOTHING),
    "supplies": (Sentence("3 Supplies"), NOTHING),
    "item": (Sentence("A Magical Item"), NOTHING),
}
ANSWERS: Final[dict[tuple[Topic, str], Said]] = {
    (topics.ORDER, "done"): (Sentence("Done, go on"), Sentence("It stands where it should")),
    (topics.ORDERS, "done"): (Sentence("All done, go on"), Sentence("They stand where they should")),
    (topics.ORDER, "short"): (Sentence("It falls short"), Sentence("It touches nothing there")),
    (topics.ORDER, "stay"): (Sentence("It does nothing"), Sentence("The order is overruled")),
    (topics.GO_ON, "on"): (Sentence("Go on"), NOTHING),
    (topics.GO_ON, "stop"): (Sentence("Stop here"), NOTHING),
    (topics.RETURNING, "stay"): (Sentence("Beside the Temple"), NOTHING),
    (topics.RETURNING, "go"): (Sentence("With the others"), NOTHING),
    (topics.PUT_OUT, "none"): (Sentence("Let them burn"), NOTHING),
    (topics.ENCHANTING, "buy"): (Sentence("Build it"), NOTHING),
    (topics.ENCHANTING, "back"): (Sentence("Keep the Supplies"), NOTHING),
    (topics.BLESSING, "yes"): (Sentence("Bless it"), Sentence("No damage in this activation")),
    (topics.BLESSING, "no"): (Sentence("Keep the Blessing"), Sentence("It may be offered again")),
    (topics.OVERWATCH, "yes"): (Sentence("With Overwatch"), NOTHING),
    (topics.OVERWATCH, "no"): (Sentence("Keep it for later"), NOTHING),
    (song_topics.DEADLY, "yes"): (Sentence("This one"), NOTHING),
    (song_topics.DEADLY, "no"): (Sentence("A later one"), NOTHING),
    (song_topics.HEALING, "raise"): (Sentence("Help up"), NOTHING),
    (song_topics.HEALING, "mend"): (Sentence("Close wounds"), NOTHING),
    (song_topics.INTERCEPT, "no"): (Sentence("Let them run"), NOTHING),
}

MOVE_WITH: Final = Sentence("{move} with {villager}")
MOVE_ALONE: Final = Sentence("{move} alone")
FAR_AND_WITH: Final = Sentence("{no}, go with {villager}")
"""Nobody is too near for a free Move, and a villager comes along."""
OWN_LIKELY: Final[dict[Topic, dict[str, Phrase]]] = {
    topics.OVERWATCH: {"yes": Phrase("with Overwatch"), "no": Phrase("without Overwatch")},
}
"""What is said of answers that no other game has."""
