"""Fields of nations (S-SET-1, SDS-NAT) and of lists of special rules (SDS-PTS-10)."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ID, NAME, TEXT
from rules_core.games.drums.content.fields import TRAIT_NAMES, TRAIT_WORDS

LETTER: Final = Field(
    "letter", FieldKind.TEXT, "Letter", "It stands on every man, beside a number.", longest=1, begins="N"
)
FEATURE: Final = Field(
    "feature",
    FieldKind.WORD,
    "National feature",
    "What sets its men apart, where national features are played.",
    words=("none", "en-avant", "steady-volley", "furor", "closed-ranks", "stoic"),
    word_names=(
        "None",
        "En avant: one failed group roll again",
        "Steady volley: three or more fire at +1",
        "Furor: one Morale die again",
        "Closed ranks: no fear for the flag near the Leader",
        "Stoic: a gruesome death frightens once less",
    ),
    default="none",
    clause="R-S51",
)
ROSTER: Final = Field(
    "soldiers",
    FieldKind.REFERENCES,
    "Roster",
    "Whom its squads may buy, beside the soldiers that name it as their nation.",
    of="soldier",
    most=60,
    default=(),
    begins=("france-line-infantry-officer", "france-line-sergeant", "france-line-infantryman"),
    clause="S-SET-1",
)
NATION: Final = (ID, NAME, LETTER, FEATURE, ROSTER)

MOST_PRICE: Final = 30
RULE: Final = Field(
    "rule",
    FieldKind.WORD,
    "Special rule",
    words=TRAIT_WORDS,
    word_names=TRAIT_NAMES,
    begins=TRAIT_WORDS[0],
    clause="S-PRO-13",
)
PRICE: Final = Field(
    "cost",
    FieldKind.WHOLE,
    "Cost",
    "What it adds inside the formula of points; below 0 for a burden.",
    least=-MOST_PRICE,
    most=MOST_PRICE,
    begins=0,
    clause="SDS-PTS-10",
)
RULES: Final = Field(
    "rules",
    FieldKind.TABLES,
    "Special rules",
    "Those that are played, and what each costs. Nobody may be bought who has another.",
    least=1,
    most=len(TRAIT_WORDS),
    parts=(RULE, PRICE),
    row="Rule {number}",
    called=RULE.key,
    add="Add a rule",
    # SDS-PTS-4. Without one of them nobody could command.
    begins=({"rule": "leader", "cost": 15}, {"rule": "nco", "cost": 10}),
    clause="SDS-PTS-10",
)
RULE_LIST: Final = (ID, NAME, TEXT, RULES)
