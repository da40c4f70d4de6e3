"""What a change did in the games of a test, in whole sentences; and a figure that no game words better."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.workshop.editors.change_work import Played
from rules_core.content.figures import FigureChange
from rules_core.games.shares import Share
from rules_core.wording.translation import say


def tr(text: str, number: int = -1) -> str:
    """The text in the language of the window."""
    return QCoreApplication.translate("ChangeWords", text, None, number)


def plain_sentence(one: FigureChange) -> str:
    """A figure before and after a change."""
    words = tr("{name}: {now}, against {before} before.")
    return words.format(name=say(one.name or one.topic), now=one.now, before=one.before)


def played_words(played: Played | None, what: str, *, is_changed: bool) -> str:
    """What was played, and whether that belongs to the item as it stands; `what` is what is counted: "Games won"."""
    if played is None:
        return tr("Reckoned, not played. A test shows what it does in whole games.") if is_changed else ""
    now = _share(played.now)
    if played.is_stale:
        words = tr("The last test is from before this change. {what}: {won} of 100. Test again to see more.")
        return words.format(what=what, won=now)
    if played.before is None:
        words = tr("Played as it stands. {what}: {won} of 100. There is no earlier test to compare with.")
        return words.format(what=what, won=now)
    if played.now.low <= played.before.high and played.before.low <= played.now.high:
        words = tr("{what}: {won} of 100, against {before} before. That is too close to tell.")
    else:
        words = tr("{what}: {won} of 100, against {before} before. That is more than chance.")
    return words.format(what=what, won=now, before=_share(played.before))


def _share(share: Share) -> str:
    values = [int(one * 100 + 0.5) for one in (share.share, share.low, share.high)]
    return tr("{share} ({low} to {high})").format(share=values[0], low=values[1], high=values[2])
