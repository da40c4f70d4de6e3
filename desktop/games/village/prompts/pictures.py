"""The pictures on the buttons of answers, and what a click on the map means before all else."""

from __future__ import annotations

from rules_core.games.village.rules import topics
from rules_core.ground.reported import EQUAL
from rules_core.kernel.requests import Topic
from rules_core.song.contacts import NOTHING
from rules_core.song.words.reported_words import REPORTED

OF_DEEDS = {
    "toward": "walking-boot",
    "attack": "crossed-swords",
    "power": "warhammer",
    "shoot": "high-shot",
    "aim": "bullseye",
    "heal": "healing",
    "entangle-1": "spider-web",
    "entangle-2": "spider-web",
    "entangle-3": "spider-web",
    "volley": "archer",
    "raise": "shaking-hands",
    "climb": "stone-stack",
    "descend": "stone-stack",
    "jump": "run",
    "take-up": "horseshoe",
    "herb": "herbs-bundle",
}
OF_SMALL_ANSWERS = {
    "none": "ui/x",
    "pass": "ui/chevron-right",
    "end": "ui/chevron-right",
    "done": "ui/chevron-right",
    "move": "walking-boot",
    "step": "footprint",
    "stand": "knocked-out-stars",
    "get-down": "footprint",
    "break-free": "spider-web",
    "snap-out": "swap-bag",
    "reload": "crossbow",
    "advance": "charging-bull",
    "alone": "ui/chevron-right",
    "free-move": "walking-boot",
    "leave": "exit-door",
    "walk": "walking-boot",
    "teleport": "ui/sparkles",
    "group-move": "rally-the-troops",
    "regroup": "rally-the-troops",
    "loner": "ui/chevron-right",
    "supplies": "swap-bag",
    "item": "relic-blade",
}
OF_ANSWERS = {
    (topics.ORDER, "done"): "ui/circle-check",
    (topics.ORDERS, "done"): "ui/circle-check",
    (topics.ORDER, "short"): "ui/ruler",
    (topics.ORDER, "stay"): "ui/x",
    (topics.RETURNING, "stay"): "church",
    (topics.RETURNING, "go"): "walking-boot",
    (topics.PUT_OUT, "none"): "flame",
    (topics.ENCHANTING, "buy"): "anvil",
    (topics.ENCHANTING, "back"): "swap-bag",
    (topics.BLESSING, "yes"): "angel-wings",
    (topics.OVERWATCH, "yes"): "archer",
    ("healing", "raise"): "shaking-hands",
    ("healing", "mend"): "healing",
    ("intercept", "no"): "run",
}
OF_REPORTS = {
    "within": "ui/check",
    "beyond": "ui/x",
    "clear": "eye-target",
    "cover": "arrows-shield",
    "none": "sight-disabled",
    "1": "ui/ruler",
    "2": "ui/ruler",
    "3": "ui/ruler",
    "0": "ui/x",
    EQUAL: "scales",
    NOTHING: "ui/x",
}
"""What people at a table say of it."""
CLICKED = {"attack": 2, "shoot": 1}
"""What a click on somebody means before all else."""


def picture_of(topic: Topic, one: str) -> str:
    """The picture of an answer, "" for none."""
    verb, _, thing = one.partition(":")
    if topic in REPORTED:
        return OF_REPORTS.get(verb, "")
    if (topic, one) in OF_ANSWERS:
        return OF_ANSWERS[topic, one]
    return OF_DEEDS.get(verb, "") if thing else OF_SMALL_ANSWERS.get(one, "")
