"""Reads those who fight from content: heroes, enemies, defenders."""

from __future__ import annotations

from rules_core.content.named_fields import ICON, NAME, TEXT
from rules_core.content.reader import Reader
from rules_core.content.values import shown
from rules_core.games.village.content import content_faults as words
from rules_core.games.village.content import profile_fields as fields
from rules_core.games.village.content.content_keys import Register, read_id, read_profile
from rules_core.games.village.content.named_fields import COLOUR, LETTER
from rules_core.games.village.content.types import Behaviour, DefenderType, EnemyClass, EnemyType, HeroType


def read_hero(reader: Reader, register: Register) -> HeroType:
    """V-4.2.4, R-V02. A hero of the Compendium."""
    id = read_id(reader, register, "hero")
    hero = HeroType(
        id=id,
        name=reader.text_of(NAME),
        role=reader.text_of(fields.ROLE),
        icon=reader.text_of(ICON),
        letter=_letter(reader),
        text=reader.text_of(TEXT),
        passive=reader.text_of(fields.PASSIVE),
        profile=read_profile(reader, register, id, fields.HERO_QUALITY, fields.HERO_COMBAT, has_points=False),
        colour=reader.colour_of(COLOUR),
    )
    # V-4.2.5. Every hero is Tough.
    if not hero.profile.has("tough"):
        reader.fault("traits", words.NOT_TOUGH, words.ADD_TOUGH, {"name": hero.name or id}, clause="V-4.2.5")
    reader.done()
    return hero


def read_enemy(reader: Reader, register: Register) -> EnemyType:
    """R-V04. A type of the Bestiary."""
    id = read_id(reader, register, "enemy")
    kind = EnemyClass(reader.word_of(fields.CLASS))
    behaviours = reader.words_of(fields.BEHAVIOURS)
    enemy = EnemyType(
        id=id,
        name=reader.text_of(NAME),
        plural=reader.text_of(fields.PLURAL),
        icon=reader.text_of(ICON),
        text=reader.text_of(TEXT),
        kind=kind,
        behaviours=tuple([one for one in Behaviour if one.value in behaviours]),
        torch=reader.flag_of(fields.TORCH),
        profile=read_profile(reader, register, id, fields.ENEMY_QUALITY, fields.ENEMY_COMBAT, has_points=True),
        colour=reader.colour_of(COLOUR),
    )
    # R-V16. Only Mob types are Torch Bearers.
    if enemy.torch and kind is not EnemyClass.MOB:
        reader.fault("torch", words.TORCH_NO_MOB, words.NO_TORCH, {"name": enemy.name or id}, clause="R-V16")
    reader.done()
    return enemy


def read_defender(reader: Reader, register: Register) -> DefenderType:
    """V-3.8. A Village Defender."""
    id = read_id(reader, register, "defender")
    defender = DefenderType(
        id=id,
        name=reader.text_of(NAME),
        icon=reader.text_of(ICON),
        letter=_letter(reader),
        profile=read_profile(reader, register, id, fields.DEFENDER_QUALITY, fields.DEFENDER_COMBAT, has_points=True),
        colour=reader.colour_of(COLOUR),
    )
    reader.done()
    return defender


def _letter(reader: Reader) -> str:
    letter = reader.text_of(LETTER)
    if letter and not (letter.isalpha() and letter.isupper() and letter.isascii()):
        reader.fault("letter", words.NO_LETTER, words.GIVE_LETTER, {"value": shown(letter)})
    return letter
