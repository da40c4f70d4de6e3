"""What the kinds of items are called, and by which picture they are known."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from rules_core.content.schema import ItemKind
from rules_core.games.catalogue import content_of
from rules_core.kernel.game import GameId
from rules_core.wording.translation import say

UNKNOWN_PICTURE: Final = "ui/triangle-alert"
"""The picture of what no game of this program knows."""


def kind_of(game: GameId, kind: str) -> ItemKind | None:
    """What the game says of this kind of its items; None for one that this program does not know."""
    content = content_of(game)
    return content.kind(kind) if content is not None and content.has_kind(kind) else None


def kind_name(game: GameId, kind: str) -> str:
    """What a player calls one item of the kind."""
    found = kind_of(game, kind)
    return say(found.name) if found is not None else kind


def kinds_name(game: GameId, kind: str) -> str:
    """What a player calls all items of the kind."""
    found = kind_of(game, kind)
    return say(found.plural) if found is not None else kind


def kind_picture(game: GameId, kind: str) -> str:
    """The name of the picture that stands for the kind."""
    found = kind_of(game, kind)
    return found.icon if found is not None else UNKNOWN_PICTURE


def changed_words(changed: datetime | None, now: datetime | None = None) -> str:
    """ "changed today", "changed yesterday" or with the date, in the time of this place."""
    if changed is None:
        return QCoreApplication.translate("ItemKinds", "not changed yet")
    here = changed.astimezone()
    days = ((now or datetime.now(UTC)).astimezone().date() - here.date()).days
    if days <= 0:
        return QCoreApplication.translate("ItemKinds", "changed today")
    if days == 1:
        return QCoreApplication.translate("ItemKinds", "changed yesterday")
    date = QLocale().toString(QDate(here.year, here.month, here.day), QLocale.FormatType.ShortFormat)
    return QCoreApplication.translate("ItemKinds", "changed on {date}").format(date=date)
