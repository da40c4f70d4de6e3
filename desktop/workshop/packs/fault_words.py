"""What is said about a pack that cannot be used: what is wrong, and what helps."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.storage.packs.faults import FaultKind, PackFault
from desktop.storage.packs.strict_json import shown as shown_name
from desktop.translated import QT_TRANSLATE_NOOP
from desktop.workshop.editors.kind_words import kind_name
from rules_core.content.finding_places import place_words as row_words
from rules_core.content.finding_places import placed_sentence
from rules_core.content.items import Finding

WORDS: Final = {
    FaultKind.UNREADABLE: QT_TRANSLATE_NOOP(
        "PackFault", "The file cannot be read ({reason}); see whether it is there."
    ),
    FaultKind.TOO_LARGE: QT_TRANSLATE_NOOP(
        "PackFault", "The file is larger than any pack ({most} MB at most); choose another file."
    ),
    FaultKind.TOO_MUCH: QT_TRANSLATE_NOOP(
        "PackFault", "There is too much in one pack ({found} values, at most {most}); make two of it."
    ),
    FaultKind.EMPTY: QT_TRANSLATE_NOOP("PackFault", "There is nothing in the file; ask for it again."),
    FaultKind.NO_TEXT: QT_TRANSLATE_NOOP(
        "PackFault", "The file is no text, so it cannot be a pack; choose one that Hearthwall wrote."
    ),
    FaultKind.NO_JSON: QT_TRANSLATE_NOOP(
        "PackFault",
        "The file is cut off or mistyped at line {line}, column {column}; mend it there, or ask for it again.",
    ),
    FaultKind.NO_PACK: QT_TRANSLATE_NOOP(
        "PackFault", "The file is not a Hearthwall pack; choose one that Hearthwall wrote."
    ),
    FaultKind.A_GAME: QT_TRANSLATE_NOOP(
        "PackFault", "The file is a saved game and no pack; open it as a game, with the ending .hearthgame."
    ),
    FaultKind.NEWER: QT_TRANSLATE_NOOP(
        "PackFault", "The pack was written by a newer Hearthwall (format {format}); install that version to open it."
    ),
    FaultKind.TOO_DEEP: QT_TRANSLATE_NOOP(
        "PackFault", "Tables and lists stand deeper than {most} inside one another; take the inner ones away."
    ),
    FaultKind.TWICE: QT_TRANSLATE_NOOP("PackFault", "This key stands here twice; remove one of the two."),
    FaultKind.NUMBER: QT_TRANSLATE_NOOP("PackFault", "{found} is no number that can stand here; write a plain one."),
    FaultKind.LONG: QT_TRANSLATE_NOOP("PackFault", "This has {found} characters; use at most {most}."),
    FaultKind.CHARACTER: QT_TRANSLATE_NOOP(
        "PackFault", "There is a character in it that nobody can see ({found}); remove it."
    ),
    FaultKind.MARKUP: QT_TRANSLATE_NOOP("PackFault", "Texts are plain; take {found} away."),
    FaultKind.UNKNOWN: QT_TRANSLATE_NOOP("PackFault", "This key is not known; remove it or use one of: {known}."),
    FaultKind.MISSING: QT_TRANSLATE_NOOP("PackFault", "This key is missing; add it."),
    FaultKind.TEXT: QT_TRANSLATE_NOOP("PackFault", 'A text belongs here; write it in quotes, such as "Oak".'),
    FaultKind.WHOLE: QT_TRANSLATE_NOOP("PackFault", "Write a whole number from {least} to {most}."),
    FaultKind.TABLE: QT_TRANSLATE_NOOP("PackFault", "A table belongs here; write it in braces."),
    FaultKind.LIST: QT_TRANSLATE_NOOP("PackFault", "Write a list of {least} to {most} items."),
    FaultKind.WORD: QT_TRANSLATE_NOOP("PackFault", "{found} is not known here; use one of: {known}."),
    FaultKind.NO_ID: QT_TRANSLATE_NOOP(
        "PackFault",
        "“{found}” is no id; use small letters, digits and hyphens, such as maren-oak, at most {most} of them.",
    ),
    FaultKind.SAME_ID: QT_TRANSLATE_NOOP(
        "PackFault", "Item {number} of the pack has the same kind and id; give each its own, or remove one."
    ),
    FaultKind.DRAWING: "{why}",
    FaultKind.TEST: QT_TRANSLATE_NOOP("PackFault", "This is no result of a quick test; remove it."),
}


OF_THE_PACK: Final = {
    "name": QT_TRANSLATE_NOOP("PackFault", "Name of the pack"),
    "author": QT_TRANSLATE_NOOP("PackFault", "Who made the pack"),
    "text": QT_TRANSLATE_NOOP("PackFault", "What the pack is about"),
    "version": QT_TRANSLATE_NOOP("PackFault", "Version of the pack"),
}
"""What people call the parts of a pack that are no items."""


def problem_words(problem: PackFault) -> str:
    """What is wrong and what helps, without the place."""
    if problem.finding is not None:
        return f"{problem.finding.sentence} {problem.finding.remedy}".strip()
    return QCoreApplication.translate("PackFault", WORDS[problem.kind]).format(**problem.values)


def place_words(problem: PackFault) -> str:
    """Where it is: the item by its name, and the rows inside of it; else as somebody finds it who has the file open."""
    if problem.place in OF_THE_PACK:
        return QCoreApplication.translate("PackFault", OF_THE_PACK[problem.place])
    if problem.item is None or problem.finding is None:
        return problem.place or QCoreApplication.translate("PackFault", "The file")
    item = problem.item
    words = QCoreApplication.translate("PackFault", "{name} ({kind})")
    words = words.format(name=shown_name(item.name), kind=kind_name(item.game, item.kind))
    row = row_words(problem.finding)
    return f"{words}: {row}" if row else words


def file_words(problem: PackFault) -> str:
    """The same for whoever mends the file; "" where the place says it already."""
    if problem.item is None:
        return ""
    return QCoreApplication.translate("PackFault", "in the file at {place}").format(place=problem.place)


def list_words(problems: list[PackFault], more: int) -> str:
    """All of it as a text to copy."""
    lines = [f"{problem.place or place_words(problem)}: {problem_words(problem)}" for problem in problems]
    if more:
        lines.append(more_words(more))
    return "\n".join(lines)


def more_words(more: int) -> str:
    """Told below a list that ends before its end."""
    return QCoreApplication.translate("PackFault", "and %n more of the kind", "", more)


def finding_words(finding: Finding) -> str:
    """Where it is, what is wrong and what to do."""
    return f"{placed_sentence(finding)} {finding.remedy}".strip()
