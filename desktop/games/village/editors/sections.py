"""How the fields of each kind of item are grouped in its editor. What no group names stands in the last but one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.content.fields import Field
from rules_core.games.village.content.kinds import Kind

WHO = QT_TRANSLATE_NOOP("FormSections", "Who it is")
FIGHT = QT_TRANSLATE_NOOP("FormSections", "How it fights")
LOOKS = QT_TRANSLATE_NOOP("FormSections", "How it looks")
WAVES = QT_TRANSLATE_NOOP("FormSections", "In the waves")
WHAT = QT_TRANSLATE_NOOP("FormSections", "What it is")
STANDS = QT_TRANSLATE_NOOP("FormSections", "How it stands")
LEVELS = QT_TRANSLATE_NOOP("FormSections", "Levels")
EFFECTS = QT_TRANSLATE_NOOP("FormSections", "What it does")
STORY = QT_TRANSLATE_NOOP("FormSections", "Story and place")
ATTACKS = QT_TRANSLATE_NOOP("FormSections", "The attacks")
ENDS = QT_TRANSLATE_NOOP("FormSections", "How it ends")
SPECIAL = QT_TRANSLATE_NOOP("FormSections", "Special rules")
VILLAGE = QT_TRANSLATE_NOOP("FormSections", "The village")
ENGINE = QT_TRANSLATE_NOOP("FormSections", "Fighting and moving")
MORE = QT_TRANSLATE_NOOP("FormSections", "Also")
FILES = QT_TRANSLATE_NOOP("FormSections", "For files and packs")

_FIGURE: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (WHO, "ui/user", ("name", "plural", "role", "text", "passive")),
    (FIGHT, "ui/swords", ("quality", "combat", "points", "traits", "tags")),
    (LOOKS, "ui/eye", ("icon", "letter", "colour", "base")),
    (WAVES, "ui/users", ("class", "behaviours", "torch")),
)
_GROUPS: dict[str, tuple[tuple[str, str, tuple[str, ...]], ...]] = {
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
_FILES = ("id", "kind")
CARDS = frozenset({"quality", "combat", "points"})
"""The numbers of a profile stand side by side, as large as they are on its card."""


@dataclass(frozen=True)
class Section:
    """A group of fields with its heading and icon."""

    title: str
    icon: str
    fields: tuple[Field, ...]


def sections_of(kind: str, fields: Sequence[Field]) -> list[Section]:
    """The groups of a kind's fields; every field stands in exactly one."""
    by_key = {field.key: field for field in fields}
    groups = _GROUPS.get(kind, ())
    named = {key for _, _, keys in groups for key in keys} | set(_FILES)
    found = [(title, icon, [by_key[key] for key in keys if key in by_key]) for title, icon, keys in groups]
    found.append((MORE, "ui/ellipsis", [field for field in fields if field.key not in named]))
    found.append((FILES, "ui/file-text", [by_key[key] for key in _FILES if key in by_key]))
    return [
        Section(QCoreApplication.translate("FormSections", title), icon, tuple(group))
        for title, icon, group in found
        if group
    ]
