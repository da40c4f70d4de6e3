"""What the workshop says of an item, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.look.widgets.pill import PillTone
from desktop.storage.item_cards import NOT_LOOKED_AT, TrialState, Usage
from desktop.workshop.editors.kind_words import changed_words, kind_name
from desktop.workshop.page.entries import WorkshopRow

translate = QCoreApplication.translate


def second_line(entry: WorkshopRow) -> str:
    """Kind, author, version and tags in one line."""
    if entry.damaged:
        line = translate("Workshop", "Damaged")
    elif entry.is_official:
        kind = ", ".join([one for one in (kind_name(entry.game, entry.kind), entry.note) if one])
        line = translate("Workshop", "{kind}, comes with Hearthwall").format(kind=kind)
    elif entry.author:
        line = translate("Workshop", "{kind}, by {author}, {changed}").format(
            kind=kind_name(entry.game, entry.kind), author=entry.author, changed=changed_words(entry.changed)
        )
    else:
        line = translate("Workshop", "{kind}, {changed}").format(
            kind=kind_name(entry.game, entry.kind), changed=changed_words(entry.changed)
        )
    return f"{line}  #{'  #'.join(entry.tags)}" if entry.tags else line


def pills(entry: WorkshopRow) -> list[tuple[str, PillTone]]:
    """The short states that stand at the right of a row, the weightiest first."""
    found: list[tuple[str, PillTone]] = []
    if entry.damaged:
        found.append((translate("Workshop", "cannot be read"), PillTone.ENEMY))
    elif entry.problems > 0:
        found.append((problem_words(entry.problems), PillTone.ENEMY))
    elif entry.problems == NOT_LOOKED_AT:
        found.append((problem_words(entry.problems), PillTone.QUIET))
    if entry.testing:
        found.append((translate("Workshop", "test: {progress}").format(progress=entry.testing), PillTone.GOOD))
    elif entry.tested is TrialState.FRESH:
        found.append((translate("Workshop", "tested"), PillTone.GOOD))
    elif entry.tested is TrialState.STALE:
        found.append((translate("Workshop", "test out of date"), PillTone.WARN))
    if entry.games:
        found.append((games_words(entry.games), PillTone.QUIET))
    return found


def problem_words(problems: int) -> str:
    """How many problems there are."""
    if problems == NOT_LOOKED_AT:
        return translate("Workshop", "not checked yet")
    return translate("Workshop", "%n problem(s)", "", problems) if problems else translate("Workshop", "no problems")


def games_words(games: int) -> str:
    """By how many saved games it is used."""
    return translate("Workshop", "used by %n saved game(s)", "", games)


def tested_words(tested: TrialState) -> str:
    """Whether it was tested."""
    if tested is TrialState.FRESH:
        return translate("Workshop", "Tested as it is now")
    if tested is TrialState.STALE:
        return translate("Workshop", "Out of date: this, what it needs or the rules changed since")
    return translate("Workshop", "Not tested yet")


def usage_words(usage: Usage) -> str:
    """Who uses it, in one sentence; "" for nobody."""
    parts: list[str] = []
    if usage.games:
        parts.append(games_words(len(usage.games)))
    if usage.items:
        parts.append(translate("Workshop", "used by {items}").format(items=_some(usage.items)))
    line = ", ".join(parts)
    return line[:1].upper() + line[1:]


def sentence_of_entry(entry: WorkshopRow) -> str:
    """All that a row shows, for those who do not see it."""
    words = [entry.name, second_line(entry), *(text for text, _ in pills(entry))]
    if entry.favourite:
        words.append(translate("Workshop", "favourite"))
    return ", ".join(words)


def _some(names: tuple[str, ...]) -> str:
    quoted = [translate("Workshop", "“{name}”").format(name=name) for name in names[:3]]
    if len(names) > len(quoted):
        return translate("Workshop", "{names} and %n more", "", len(names) - len(quoted)).format(
            names=", ".join(quoted)
        )
    return ", ".join(quoted)
