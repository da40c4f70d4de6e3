"""What the game pictures are called, for those who search for one."""

from __future__ import annotations

from rules_core.wording.translation import official

BETTER = {
    "crow-dive": "diving crow",
    "dice-six-faces-six": "die showing six",
    "eye-target": "eye as a target",
    "flag-objective": "flag of an objective",
    "meeple-group": "playing pieces",
    "muscle-up": "strong arm",
    "relic-blade": "old blade",
    "rolling-dices": "rolling dice",
    "scroll-unfurled": "open scroll",
    "sight-disabled": "hidden from sight",
    "skull-crossed-bones": "skull and bones",
    "spider-alt": "spider",
    "stakes-fence": "palisade",
    "swap-bag": "bag",
    "team-idea": "council",
    "trumpet-flag": "trumpet with a flag",
    "vampire-dracula": "vampire",
}
"""Names in better words than the files have."""


def icon_words(name: str) -> str:
    """The name of a picture in the language in force: "visored helm"."""
    return official(f"icon/{name}", BETTER.get(name, name.replace("-", " ")))
