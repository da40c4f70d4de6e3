"""Tokens: what to draw of a model, and the sentence that says the same. `token_painting` draws it.

All lengths of a view are tenths of a millimetre.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from string import ascii_lowercase, ascii_uppercase

from PySide6.QtCore import QCoreApplication, QRectF

from desktop.look.token_signs import USUAL, SignPlaces


class Side(Enum):
    """Whose token it is. Ours has a smooth ring, theirs a toothed one.

    Where more than two fight, the third has a smooth ring too and the fourth a toothed one, in colours of their own.
    """

    OURS = "ours"
    THEIRS = "theirs"
    THIRD = "third"
    FOURTH = "fourth"

    @property
    def is_toothed(self) -> bool:
        """Whether its ring has teeth."""
        return self in (Side.THEIRS, Side.FOURTH)


SIDES = tuple(Side)
"""In the order of the seats of a game in which each fights for itself."""


class RingLine(Enum):
    """The line in the ring: gold for heroes, Elites and Bosses, white dashes for Village Defenders."""

    NONE = "none"
    GOLD = "gold"
    DASHES = "dashes"


class Rank(Enum):
    """How large the disc is at least, in px at 100 % zoom of a play map; a Boss has more teeth."""

    HERO = 44
    COMMON = 38
    ELITE = 42
    BOSS = 50


class Posture(Enum):
    """How the model stands."""

    STANDING = "standing"
    KNOCKED_DOWN = "knocked down"
    TRANSFIXED = "transfixed"
    FLEEING = "fleeing"
    DEFEATED = "defeated"


NARROW_LEAST = 36
MOST_SWOLLEN = 1.25
"""So many times its base a disc on a map is wide at most: what looks like contact is contact."""
LETTERED_BELOW = 22.0
"""The icon of a smaller disc would be a blot: it is one large badge instead, in px of diameter."""
WIDE_LETTER = 0.58
"""Of a letter or digit on such a disc, in heights of its face."""
SMALL_BELOW = 44.0
"""A smaller disc carries its signs outside the face and its rings on its own rim, in px of diameter: in a line of men
base to base nothing of one hides the face of another."""
BASE_MAN = 254


@dataclass(frozen=True, slots=True)
class Gauge:
    """How ready something is that a model carries: so many of so many cells are full, or it is of no use any more.

    `words` say the same.
    """

    filled: int
    most: int
    useless: bool = False
    words: str = ""


@dataclass(frozen=True, slots=True)
class TokenView:
    """What to draw of one model. `x`, `y` (centre) and `base` (diameter) are tenths of a millimetre.

    `badge` is the letter or number on the disc, `key` the digit on the key cap of an offered token,
    `heading` the direction of flight in degrees, clockwise from the right. An empty `sentence` is built by `describe`.
    `enlarged` multiplies the least size of badges, for those who look from far away.
    `face` is the colour of the face as #rrggbb; "" is parchment. The ring always has the colour of the side.
    `gauge` stands upright beside a large disc, and lies on the rim of a small one.
    `place` says where it is that cannot be seen from above, such as upstairs.
    `signs` says where its signs stand, which depends on who stands beside it.
    `mounted` draws it square instead of round: somebody on horseback.
    `carrier` is the id of the model in whose saddle it rides, "" for none, with its name (`in_saddle`).
    """

    id: str
    x: int = 0
    y: int = 0
    base: int = BASE_MAN
    side: Side = Side.OURS
    rank: Rank = Rank.COMMON
    line: RingLine = RingLine.NONE
    icon: str = "person"
    badge: str = ""
    name: str = ""
    wounds: int = 0
    wounds_most: int = 0
    posture: Posture = Posture.STANDING
    has_acted: bool = False
    chosen: bool = False
    offered: bool = False
    key: str = ""
    target: bool = False
    greyed: bool = False
    ghost: bool = False
    heading: int = 0
    sentence: str = ""
    enlarged: float = 1.0
    face: str = ""
    carrier: str = ""
    carrier_name: str = ""
    place: str = ""
    gauge: Gauge | None = None
    signs: SignPlaces = USUAL
    mounted: bool = False


SADDLE = 2
"""So many times smaller is whoever rides in the saddle of another."""
SADDLE_LEAST = 18
"""How large its disc is at least, in px at 100 % zoom."""
BEHIND = 0.8
"""How far behind and below the middle of the carrier its disc lies, in halves of the carrier's base."""


def in_saddle(view: TokenView, carrier: TokenView) -> TokenView:
    """The same model in the saddle of another: small, at the edge of the disc that carries it."""
    off = round(carrier.base * BEHIND / 2)
    return replace(
        view,
        x=carrier.x - off,
        y=carrier.y + off,
        base=view.base if view.carrier else view.base // SADDLE,
        carrier=carrier.id,
        carrier_name=carrier.name,
    )


def on_foot(view: TokenView, x: int, y: int) -> TokenView:
    """The same model on the table again."""
    base = view.base * SADDLE if view.carrier else view.base
    return replace(view, x=x, y=y, base=base, carrier="", carrier_name="")


def disc_px(
    view: TokenView,
    px_per_inch: float,
    least_scale: float = 1.0,
    *,
    narrow: bool = False,
    most_swollen: float = MOST_SWOLLEN,
) -> float:
    """Diameter of the disc in px: the base to scale, larger where that helps to read it, but never by more than
    `most_swollen`."""
    base = view.base * px_per_inch / 254
    if view.carrier:
        # It stands nowhere, so it may be as large as its letter needs.
        return max(base, SADDLE_LEAST * least_scale)
    least = min(view.rank.value, NARROW_LEAST) if narrow else view.rank.value
    return max(base, min(least * least_scale, base * most_swollen))


def is_lettered(view: TokenView, diameter: float) -> bool:
    """Whether the disc is so small that it is drawn as one large badge, as it always is in a saddle."""
    return bool(view.badge) and (diameter < LETTERED_BELOW or view.carrier != "")


def short_badge(view: TokenView) -> str:
    """What stands on a lettered disc: "12" of "B12", as the letter says no more than the colour of the ring does.

    A small letter at the end says more: "12f" of "B12f".
    """
    number = view.badge.lstrip(ascii_uppercase)
    is_short = number[:-1].isdecimal() if number[-1:] in ascii_lowercase else number.isdecimal()
    return number if is_short and number != view.badge else view.badge


def letters_px(view: TokenView, diameter: float) -> float:
    """How wide the letters of a lettered disc are, in px, at the most."""
    return WIDE_LETTER * letter_px(diameter) * len(short_badge(view))


def letter_px(diameter: float) -> float:
    """How high the face of those letters is, in px."""
    return max(13.0, diameter * 0.6)


def outer_px(view: TokenView, diameter: float) -> float:
    """Diameter of what a disc hides of those below it, in px: rings round it count."""
    ringed = view.chosen or view.target or (view.offered and diameter >= SMALL_BELOW)
    return diameter * 1.19 + max(3.0, diameter * 0.055) if ringed else diameter


def describe(view: TokenView) -> str:
    """The token in one sentence: its accessible name, the same as on its card."""
    if view.sentence:
        return view.sentence
    parts = [" ".join(part for part in (view.name, view.badge) if part) or view.id]
    words = {
        Posture.KNOCKED_DOWN: QCoreApplication.translate("Token", "knocked down"),
        Posture.TRANSFIXED: QCoreApplication.translate("Token", "transfixed"),
        Posture.FLEEING: QCoreApplication.translate("Token", "fleeing"),
        Posture.DEFEATED: QCoreApplication.translate("Token", "defeated"),
    }
    if view.posture in words:
        parts.append(words[view.posture])
    if view.carrier:
        parts.append(QCoreApplication.translate("Token", "carried by {rider}").format(rider=view.carrier_name))
    if view.place:
        parts.append(view.place)
    if view.wounds_most:
        said = QCoreApplication.translate("Token", "{taken} of %n wound(s)", "", view.wounds_most)
        parts.append(said.format(taken=view.wounds))
    if view.gauge is not None and view.gauge.words:
        parts.append(view.gauge.words)
    for is_so, word in (
        (view.has_acted, QCoreApplication.translate("Token", "has acted")),
        (view.chosen, QCoreApplication.translate("Token", "chosen")),
        (view.offered, QCoreApplication.translate("Token", "can be chosen")),
        (view.target, QCoreApplication.translate("Token", "the target")),
    ):
        if is_so:
            parts.append(word)
    return ", ".join(parts) + "."


def extent(view: TokenView, diameter: float) -> QRectF:
    """The rectangle round the centre that drawing may touch, in px."""
    reach = diameter * 0.76 if view.chosen or view.target or view.offered else diameter * 0.58
    reach = max(reach, diameter / 2 + 12)
    if view.mounted:
        reach = max(reach, diameter * 0.66)
    above = diameter * 0.74 if view.wounds_most else reach
    out_of_key = diameter * 0.62 + cap_px(diameter) + 8 if view.offered and view.key else 0.0
    above = max(above, out_of_key)
    grown = badge_px(diameter, view.enlarged) - badge_px(diameter)
    # Round a small disc the signs stand farther out.
    reach = max(reach, diameter / 2 + 20) if diameter < 36 else reach
    below = max(reach, diameter * 0.5 + badge_px(diameter) * 0.35 + 4 + grown)
    side = reach + max(4.0, badge_px(diameter) * 0.4) + grown * 1.6
    if view.signs != USUAL:
        above, below, side = max(above, below), max(below, out_of_key), max(side, out_of_key)
    return QRectF(-side, -above - 3, side * 2, above + below + 6)


def badge_px(diameter: float, enlarged: float = 1.0) -> float:
    """Height of the badge on a disc, in px."""
    return max(17.0 * enlarged, diameter * 0.33)


def cap_px(diameter: float) -> float:
    """Side of the key cap above an offered disc, in px."""
    return max(20.0 if diameter >= LETTERED_BELOW else 16.0, min(34.0, diameter * 0.4))
