"""The texts of questions, answers and facts. Short plain sentences."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules import topics
from rules_core.kernel.requests import Topic
from rules_core.song import topics as song_topics
from rules_core.wording.sentence import Phrase

Said = tuple[Phrase, Phrase | None]

QUESTIONS: Final[dict[Topic, Said]] = {
    topics.BUY: (
        Phrase("{who}: who marches with you?"),
        Phrase("{points} of {most} points. Nobody else sees it before all squads are complete."),
    ),
    topics.ROLE_DIE: (Phrase("{who}: attack or defend? One die"), Phrase("Each Scout adds 1. The higher one chooses.")),
    topics.ROLE: (
        Phrase("{who}: attack or defend?"),
        Phrase("Who defends lays out the terrain and deploys first."),
    ),
    topics.PLACE_NOW: (
        Phrase("{who}: when is the terrain set down?"),
        Phrase("Each piece as it is rolled, or all of them when they are known."),
    ),
    topics.TERRAIN_DIE: (Phrase("What lies in this quarter? One die"), Phrase("{quarter}")),
    topics.WOODS_DIE: (Phrase("Woods: one die"), Phrase("1 to 3: so many trees. More: one wooded area.")),
    topics.NUMBER_DIE: (Phrase("How many pieces? One die"), Phrase("Half of it, rounded up.")),
    topics.LAST_FEATURE: (
        Phrase("{who}: where does the last feature go?"),
        Phrase("{subject}: into the last quarter, or into the first."),
    ),
    topics.FEATURE_SIZE: (Phrase("{who}: how large is it?"), Phrase("{subject}")),
    topics.FEATURE: (Phrase("{who}: where does it lie?"), Phrase("{subject}, at least one Short from all others.")),
    topics.EDGE: (Phrase("{who}: from which side do you come?"), Phrase("The other side deploys opposite.")),
    topics.DEPLOY: (Phrase("Where does {subject} stand?"), Phrase("Within Medium of your edge.")),
    topics.SCOUT: (Phrase("{who}: which Scout goes ahead?"), Phrase("One free Move each, and no contact.")),
    topics.INITIATIVE: (Phrase("{who}: who begins? One die"), None),
    topics.CARD: (Phrase("Whose turn is it? The next card"), None),
    topics.WHOM: (
        Phrase("{who}: who acts?"),
        Phrase("Everyone once in a turn. Two misses in one roll end it."),
    ),
    topics.FELL: (Phrase("{subject} is beaten: fall or recoil?"), Phrase("The better weapon chooses.")),
    topics.FRONT: (
        Phrase("{who}: who stands in front?"),
        Phrase("They fire at {subject} and change muskets."),
    ),
    topics.HORSE: (Phrase("{subject}: does the horse go on? One die"), Phrase("Bayonets stand before it.")),
    topics.RELUCTANCE: (Phrase("{subject}: to go at them? One die"), None),
    topics.COURAGE: (Phrase("{subject}: to dare it? One die"), Phrase("They spread Fear.")),
    topics.SENIOR: (Phrase("{who}: who takes command?"), None),
    topics.WHO_KILLED: (Phrase("{who}: whose bullet was it? Whoever has a kill is Green no more."), None),
    topics.HEDGE_FIRE: (Phrase("{subject}: to fire in time? One die"), None),
    topics.WHO_FIRES: (Phrase("{subject} is charged: fire first?"), Phrase("It takes a Quality roll.")),
    topics.GROUP_REROLL: (Phrase("{who}: roll again for the group?"), Phrase("The second result stands.")),
    topics.MORALE_REROLL: (Phrase("{subject}: roll a Morale die again?"), Phrase("The second result stands.")),
    topics.WATER: (Phrase("{subject} is in deep water: one die"), Phrase("A miss, and the water wins.")),
    topics.WILD_DIE: (Phrase("{subject} follows no plan: one die"), Phrase("1 or 2: the enemy may move this one.")),
    topics.WILD_MOVE: (Phrase("{who}: where does {subject} go?"), Phrase("One Move, not into contact.")),
    song_topics.DICE: (
        Phrase("{subject}: how many dice?"),
        Phrase("Each {quality} or more is an action. Two misses end your turn."),
    ),
    song_topics.ACTION: (Phrase("{subject}: what now?"), Phrase("Actions left: {actions}. One attack in each turn.")),
    song_topics.MOVE: (
        Phrase("Where does {subject} go?"),
        Phrase("One straight line. Touching an enemy who stands ends the move."),
    ),
    song_topics.FREE_HACK_ORDER: (Phrase("{subject} breaks away. Who strikes first?"), Phrase("You choose the order.")),
    song_topics.FOLLOW_UP: (Phrase("Does {subject} follow up?"), Phrase("A free step that keeps contact.")),
    song_topics.GROUP_MEMBER: (
        Phrase("Who joins the order of {subject}?"),
        Phrase("Two to six men who touch; any number for a Regroup."),
    ),
    song_topics.NEXT_MEMBER: (Phrase("Who of the group acts next?"), None),
    song_topics.VOLLEY: (
        Phrase("Who fires along at {subject}?"),
        Phrase("One roll, better with every musket."),
    ),
    song_topics.LAST_SHOT: (Phrase("{who}: who has fired the last cartridge?"), None),
    song_topics.ATTACK_DIE: (Phrase("{subject} attacks: one die"), None),
    song_topics.DEFENCE_DIE: (Phrase("{subject} defends: one die"), None),
    song_topics.ACTIVATION: (Phrase("{subject}: roll for actions"), None),
    song_topics.GROUP: (Phrase("{subject}: roll for the group"), Phrase("The worst Quality rolls for all.")),
    song_topics.MORALE: (Phrase("{subject}: roll for Morale"), Phrase("Each miss is a flight; three mean a rout.")),
    song_topics.REROLL: (Phrase("{subject}: dice again"), Phrase("The second result stands.")),
}

OPTIONS: Final[dict[str, Phrase]] = {
    "done": Phrase("The squad is complete"),
    "attack": Phrase("Attack"),
    "defend": Phrase("Defend"),
    "now": Phrase("Each as it is rolled"),
    "later": Phrase("All at the end"),
    "last": Phrase("Into the last quarter"),
    "first": Phrase("Into the first quarter"),
    "area": Phrase("As it is"),
    "line": Phrase("As it is"),
    "single": Phrase("As it is"),
    "short-short": Phrase("Short by Short"),
    "short-medium": Phrase("Short by Medium"),
    "short-long": Phrase("Short by Long"),
    "medium-medium": Phrase("Medium by Medium"),
    "medium-long": Phrase("Medium by Long"),
    "long-long": Phrase("Long by Long"),
    "nobody": Phrase("Nobody"),
    "pass": Phrase("End the turn"),
    "withdraw": Phrase("Withdraw from the field"),
    "fall": Phrase("Falls"),
    "recoil": Phrase("Recoils"),
    "fire": Phrase("Fires"),
    "hold": Phrase("Holds fire"),
    "yes": Phrase("Yes"),
    "no": Phrase("No"),
    "move": Phrase("Move"),
    "end": Phrase("Nothing more"),
    "stand": Phrase("Get up"),
    "reload": Phrase("Reload"),
    "group-move": Phrase("Order a group"),
    "regroup": Phrase("Order: regroup"),
    "volley": Phrase("Order a volley"),
    "shoot-and-reload": Phrase("Order: Shoot and Reload"),
    "1": Phrase("1 die"),
    "2": Phrase("2 dice"),
    "3": Phrase("3 dice"),
}
EDGES: Final[dict[str, Phrase]] = {
    "1": Phrase("From the north"),
    "2": Phrase("From the east"),
    "3": Phrase("From the south"),
    "4": Phrase("From the west"),
}
VERBS: Final[dict[str, Phrase]] = {
    "add": Phrase("{thing}"),
    "drop": Phrase("Without one {thing}"),
    "take": Phrase("As they are: {thing}"),
    "attack": Phrase("Attack {thing}"),
    "power": Phrase("Powerful blow at {thing}"),
    "shoot": Phrase("Fire at {thing}"),
    "aim": Phrase("Aim at {thing}"),
    "volley": Phrase("Volley at {thing}"),
    "shoot-and-reload": Phrase("Front line fires at {thing}"),
    "cartridges": Phrase("Cartridges from {thing}"),
    "take-flag": Phrase("Take the flag of {thing}"),
}
QUARTERS: Final[tuple[Phrase, ...]] = (
    Phrase("The upper left quarter"),
    Phrase("The upper right quarter"),
    Phrase("The lower right quarter"),
    Phrase("The lower left quarter"),
)
ROLLS: Final[dict[Topic, Phrase]] = {
    topics.ROLE_DIE: Phrase("Attack or defence"),
    topics.TERRAIN_DIE: Phrase("Terrain"),
    topics.WOODS_DIE: Phrase("Woods"),
    topics.NUMBER_DIE: Phrase("How many pieces"),
    topics.INITIATIVE: Phrase("Initiative"),
    topics.HORSE: Phrase("A horse before bayonets"),
    topics.WATER: Phrase("Out of deep water"),
    topics.RELUCTANCE: Phrase("Going at them at all"),
    topics.COURAGE: Phrase("Facing Fear"),
    topics.HEDGE_FIRE: Phrase("Firing at a charge"),
    topics.WILD_DIE: Phrase("Following no plan"),
    song_topics.ATTACK_DIE: Phrase("Attack"),
    song_topics.DEFENCE_DIE: Phrase("Defence"),
    song_topics.ACTIVATION: Phrase("Activation"),
    song_topics.GROUP: Phrase("A group"),
    song_topics.MORALE: Phrase("Morale"),
    song_topics.REROLL: Phrase("Again"),
}
FACTS: Final[dict[str, Phrase]] = {
    "SquadsRevealed": Phrase("The squads are complete and lie open."),
    "RolesChosen": Phrase("{attacker} attacks."),
    "FeaturePlaced": Phrase("Terrain: {kind}."),
    "FeatureDropped": Phrase("No room is left for this: {kind}."),
    "EdgeChosen": Phrase("{seat}: {edge}."),
    "Deployed": Phrase("{model} takes up position."),
    "BattlefieldLaid": Phrase("The battlefield: {battlefield}."),
    "InitiativeRolled": Phrase("{seat} has the initiative."),
    "TurnBegan": Phrase("Round {round}: {seat}."),
    "CommandPassed": Phrase("{model} takes command."),
    "BayonetsHeld": Phrase("The horse of {rider} shies at the bayonets of {man}."),
    "Dared": Phrase("{model} does not dare to touch {foe}."),
    "Amended": Phrase("The table says otherwise: {path} {after}, not {before}."),
}
TRAITS: Final[dict[str, Phrase]] = {
    "cartridges taken": Phrase("{model} takes cartridges."),
    "musician": Phrase("The drum helps: one die again."),
    "en-avant": Phrase("En avant! All that failed is rolled again."),
    "flag-bearer": Phrase("{model} looks at the flag and rolls one die again."),
    "furor": Phrase("{model} rolls one die again, in fury."),
    "unreliable": Phrase("{model} wastes an action."),
    "stoic": Phrase("{model} goes down and does not run."),
    "flag-bearer taken up": Phrase("{model} takes up the flag."),
    "flag-bearer captured": Phrase("{model} has captured the flag."),
    "out of ammunition": Phrase("{model} has fired the last cartridge."),
    "loaded": Phrase("{model} has loaded."),
    "wet": Phrase("{model} climbs out of the water. The powder is wet."),
}
