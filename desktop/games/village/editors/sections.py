"""How the fields of each kind of item are grouped in its form."""

from __future__ import annotations

from typing import Final

from desktop.translated import QT_TRANSLATE_NOOP
from desktop.workshop.forms.sections import WHAT, Group
from rules_core.games.village.content.kinds import Kind

WHO = QT_TRANSLATE_NOOP("FormSections", "Who it is")
FIGHT = QT_TRANSLATE_NOOP("FormSections", "How it fights")
LOOKS = QT_TRANSLATE_NOOP("FormSections", "How it looks")
WAVES = QT_TRANSLATE_NOOP("FormSections", "In the waves")
STANDS = QT_TRANSLATE_NOOP("FormSections", "How it stands")
LEVELS = QT_TRANSLATE_NOOP("FormSections", "Levels")
EFFECTS = QT_TRANSLATE_NOOP("FormSections", "What it does")
STORY = QT_TRANSLATE_NOOP("FormSections", "Story and place")
ATTACKS = QT_TRANSLATE_NOOP("FormSections", "The attacks")
ENDS = QT_TRANSLATE_NOOP("FormSections", "How it ends")
SPECIAL = QT_TRANSLATE_NOOP("FormSections", "Special rules")
VILLAGE = QT_TRANSLATE_NOOP("FormSections", "The village")
ENGINE = QT_TRANSLATE_NOOP("FormSections", "Fighting and moving")

_FIGURE: Final[tuple[Group, ...]] = (
    (WHO, "ui/user", ("name", "plural", "role", "text", "passive")),
    (FIGHT, "ui/swords", ("quality", "combat", "points", "traits", "tags")),
    (LOOKS, "ui/eye", ("icon", "letter", "colour", "base")),
    (WAVES, "ui/users", ("class", "behaviours", "torch")),
)
GROUPS: Final[dict[str, tuple[Group, ...]]] = {
    Kind.HERO: _FIGURE,
    Kind.ENEMY: _FIGURE,
    Kind.DEFENDER: _FIGURE,
    Kind.BUILDING: (
        (WHAT, "ui/house", ("name", "text", "icon", "integrity", "economic")),
        (STANDS, "ui/ruler", ("outline", "roof", "height")),
        (LEVELS, "ui/layers", ("level",)),
    ),
    Kind.GROUND: ((WHAT, "ui/map", ("name", "text")), (EFFECTS, "ui/info", ("traits", "height"))),
    Kind.SCENARIO: (
        (STORY, "ui/book-open", ("name", "text", "village", "terrain", "rules")),
        (ATTACKS, "ui/swords", ("bestiary", "wave")),
        (ENDS, "ui/trophy", ("win", "loss")),
        (
            SPECIAL,
            "ui/sparkles",
            ("initial_tokens", "enemy_depth", "heroes_first", "building_combat", "bonus_supplies", "guardian"),
        ),
    ),
    Kind.RULES: (
        (WHAT, "ui/sliders-horizontal", ("name", "text")),
        (VILLAGE, "ui/house", ("village",)),
        (ENGINE, "ui/swords", ("song",)),
    ),
}
