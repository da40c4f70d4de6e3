"""Short names that the rules of this game give to causes, purposes, places and reasons, as readers see them."""

from __future__ import annotations

from rules_core.song.words import plain_words as song
from rules_core.wording.sentence import Phrase

WORDS: dict[str, Phrase] = {
    **song.WORDS,
    # What a score is made of (SDS-HTH-8, SDS-FIRE)
    "mounted": Phrase("on horseback"),
    "charge": Phrase("charge"),
    "light-cover": Phrase("light cover"),
    "heavy-cover": Phrase("heavy cover"),
    "open-order": Phrase("open order"),
    "steady": Phrase("steady volley"),
    "aimed": Phrase("aimed"),
    "concentrated": Phrase("more muskets"),
    "elan": Phrase("Elan"),
    "strong": Phrase("Strong"),
    "weak": Phrase("Weak"),
    "marksman": Phrase("Marksman"),
    "poor-shot": Phrase("Poor Shot"),
    "power": Phrase("powerful blow"),
    # What a Quality roll is for
    "group": Phrase("the group"),
    "horse": Phrase("a horse before bayonets"),
    "water": Phrase("getting out of deep water"),
    "reluctance": Phrase("going at them at all"),
    "courage": Phrase("facing Fear"),
    "hedge-fire": Phrase("firing at a charge"),
    # What shakes people (SDS-MOR)
    "morale fear": Phrase("facing Fear"),
    "morale lone": Phrase("a charge at a man alone"),
    "morale fire": Phrase("the fire"),
    "morale flag": Phrase("the fall of the flag"),
    # What a Leader orders (S-GRP, S-REG, S-VOL, S-SNR)
    "order volley": Phrase("a volley"),
    "order shoot-and-reload": Phrase("Shoot and Reload"),
    # Terrain (S-TER)
    "wood": Phrase("a wood"),
    "woods": Phrase("woods"),
    "tree": Phrase("a tree"),
    "building": Phrase("a building"),
    "lesson-lane": Phrase("The lane"),
    "rough": Phrase("rough ground"),
    "fence": Phrase("a fence"),
    "wall": Phrase("a low wall"),
    "hill": Phrase("a small hill"),
    "hedge": Phrase("a hedge"),
    "rampart": Phrase("a bank of earth"),
    "marsh": Phrase("a marsh"),
    "field": Phrase("a field"),
    "rubble": Phrase("rubble"),
    "crater": Phrase("a shell hole"),
    "road": Phrase("a road"),
    "bridge": Phrase("a bridge"),
    "stream": Phrase("a stream"),
    "ford": Phrase("a ford"),
    # Parts of buildings, and what counts at them (SDS-BLD, SDS-HTH-8)
    "part door": Phrase("the door"),
    "part heavy-door": Phrase("the heavy door"),
    "part gate": Phrase("the gate"),
    "part window": Phrase("the window"),
    "part stairs": Phrase("the stairs"),
    "part ladder": Phrase("the ladder"),
    "ladder": Phrase("on a ladder"),
    "window": Phrase("out of a window"),
    "axe": Phrase("axe"),
    "engineer": Phrase("Engineer"),
    "helpers": Phrase("helping hands"),
    # Why a battle is over
    "broken": Phrase("the other side is broken"),
    "withdrawn": Phrase("the other side has withdrawn"),
    "goal": Phrase("the goal is reached"),
    "time": Phrase("the time is up"),
    "points": Phrase("by victory points"),
}
