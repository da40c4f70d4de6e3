"""How the fields of a kind of item are grouped in its form. What no group names stands in the last but one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.content.fields import Field

WHAT: Final = QT_TRANSLATE_NOOP("FormSections", "What it is")
MORE: Final = QT_TRANSLATE_NOOP("FormSections", "Also")
FILES: Final = QT_TRANSLATE_NOOP("FormSections", "For files and packs")
ID_KEYS: Final = ("id", "kind")

Group = tuple[str, str, tuple[str, ...]]
"""Title, icon, and the keys of the fields."""


@dataclass(frozen=True)
class Section:
    """A group of fields with its heading and icon."""

    title: str
    icon: str
    fields: tuple[Field, ...]


def sections_of(groups: Sequence[Group], fields: Sequence[Field]) -> list[Section]:
    """The groups of a kind's fields; every field stands in exactly one. Without groups all stand in one."""
    by_key = {field.key: field for field in fields}
    if not groups:
        groups = [(WHAT, "ui/file-text", tuple(key for key in by_key if key not in ID_KEYS))]
    named = {key for _, _, keys in groups for key in keys} | set(ID_KEYS)
    found = [(title, icon, [by_key[key] for key in keys if key in by_key]) for title, icon, keys in groups]
    found.append((MORE, "ui/ellipsis", [field for field in fields if field.key not in named]))
    found.append((FILES, "ui/file-text", [by_key[key] for key in ID_KEYS if key in by_key]))
    return [
        Section(QCoreApplication.translate("FormSections", title), icon, tuple(group))
        for title, icon, group in found
        if group
    ]
