"""Fields of weapons (SDS-HTH-9, SDS-FIRE, SDS-PTS-10)."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ID, NAME
from rules_core.song.weapons import LONGEST_RELOAD, STRONGEST

MOST_COST: Final = 30
BEST_RANK: Final = 6
NO_STICK: Final = "none"
SHOOTING: Final = ("short", "medium", "long")

COST: Final = Field(
    "cost",
    FieldKind.WHOLE,
    "Cost",
    "What it adds inside the formula of a soldier's points.",
    least=0,
    most=MOST_COST,
    clause="SDS-PTS-10",
)
RANK: Final = Field(
    "rank",
    FieldKind.WHOLE,
    "Grade",
    "How good it is hand to hand; the better weapon knocks down where the other pushes back.",
    least=0,
    most=BEST_RANK,
    begins=1,
    clause="SDS-HTH-9",
)


def _other_rank(key: str, name: str, sentence: str) -> Field:
    return Field(
        key,
        FieldKind.WHOLE,
        name,
        sentence,
        least=0,
        most=BEST_RANK,
        optional=True,
        nothing="as the grade",
        clause="SDS-HTH-9",
    )


RANK_MOUNTED: Final = _other_rank("rank_mounted", "Grade against riders", "Where that is another.")
RANK_CHARGING: Final = _other_rank("rank_charging", "Grade in a charge", "On horseback, in the turn of the charge.")
RANK_SADDLE: Final = _other_rank("rank_saddle", "Grade on horseback", "In the hands of a rider, where that is another.")
BAYONET: Final = Field(
    "bayonet", FieldKind.FLAG, "Has a bayonet", "It keeps horses off.", default=False, clause="SDS-HTH-27"
)
BASH: Final = Field(
    "bash",
    FieldKind.WHOLE,
    "Against doors",
    "Added to the roll that breaks one.",
    least=0,
    most=BEST_RANK,
    default=0,
    clause="SDS-BLD-3",
)
STICK: Final = Field(
    "stick",
    FieldKind.WORD,
    "Range",
    "The stick of each range band.",
    words=(NO_STICK, *SHOOTING),
    word_names=("It does not shoot", "Short", "Medium", "Long"),
    default=NO_STICK,
    clause="SDS-RNG-2",
)


def _band(key: str, name: str, sentence: str, *, optional: bool) -> Field:
    return Field(
        key,
        FieldKind.WHOLE,
        name,
        sentence,
        least=-STRONGEST,
        most=STRONGEST,
        default=None if optional else 0,
        optional=optional,
        nothing="not so far" if optional else "",
        when=STICK.key,
        when_words=SHOOTING,
        clause="SDS-RNG-2",
    )


BANDS: Final = (
    _band("near", "Up to one stick", "Added to the roll.", optional=False),
    _band("middle", "Up to two sticks", "Left out, it does not reach so far.", optional=True),
    _band("far", "Up to three sticks", "Left out, it does not reach so far.", optional=True),
)
RELOAD: Final = Field(
    "reload",
    FieldKind.WHOLE,
    "Actions to load",
    "How many it takes after each shot.",
    least=0,
    most=LONGEST_RELOAD,
    default=2,
    when=STICK.key,
    when_words=SHOOTING,
    clause="SDS-RNG-6",
)
SADDLE: Final = Field(
    "saddle",
    FieldKind.FLAG,
    "Fired from horseback",
    default=False,
    when=STICK.key,
    when_words=SHOOTING,
    clause="SDS-RNG-10",
)
AT_CHARGE: Final = Field(
    "at_charge",
    FieldKind.FLAG,
    "Fired at a charge",
    "By an option of the battle, at horse that charges soldiers who stand together.",
    default=False,
    when=STICK.key,
    when_words=SHOOTING,
    clause="SDS-HTH-28",
)
WEAPON: Final = (
    ID,
    NAME,
    COST,
    RANK,
    RANK_MOUNTED,
    RANK_CHARGING,
    RANK_SADDLE,
    BAYONET,
    BASH,
    STICK,
    *BANDS,
    RELOAD,
    SADDLE,
    AT_CHARGE,
)
