"""Why a player without a person has decided so, in words for people who carry it out."""

from __future__ import annotations

from typing import Final

from rules_core.wording.sentence import Phrase

REASONS: Final[dict[str, Phrase]] = {
    # What a man does
    "shoot": Phrase("a fair shot at the nearest"),
    "aim": Phrase("two actions for one good shot"),
    "shoot-leader": Phrase("without their Leader they are lost"),
    "leader-down": Phrase("a volley at their Leader"),
    "strike": Phrase("the enemy stands in reach"),
    "finish": Phrase("whoever lies there is easily dealt with"),
    "stand": Phrase("who lies is of no use"),
    "load": Phrase("an empty musket hits nobody"),
    "cartridges": Phrase("the pouch is empty"),
    "take-flag": Phrase("the flag lies there"),
    "volley": Phrase("together they hit better"),
    "shoot-and-reload": Phrase("the second line is loaded"),
    "group-move": Phrase("one roll moves many"),
    "regroup": Phrase("the men stand too far apart"),
    "house": Phrase("the way leads through the house"),
    "goal": Phrase("it serves the goal of this battle"),
    "done": Phrase("nothing is worth an action"),
    "wait": Phrase("not into their fire with less than three actions"),
    # Where he goes
    "charge": Phrase("the bayonet decides it"),
    "near-men": Phrase("the men need their Leader"),
    "advance": Phrase("it is time to go at them"),
    "range": Phrase("to come into good range"),
    "line": Phrase("to keep the line closed"),
    "room": Phrase("away from the edge of the table"),
    "cover": Phrase("something to stand behind"),
    # Whom it names
    "arrives": Phrase("this one is still to come"),
    "down": Phrase("who lies is of no use"),
    "orders": Phrase("there is an order to give"),
    "engaged": Phrase("there is hand-to-hand combat"),
    "target": Phrase("somebody stands before this musket"),
    "free": Phrase("nobody is more urgent"),
    "nobody": Phrase("nobody has anything left to do"),
    # What has been tried in thought
    "ahead": Phrase("thought through, this promises most"),
}
"""By the word that the players use; none for what says nothing to anybody else."""
