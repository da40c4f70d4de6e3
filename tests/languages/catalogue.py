"""Reads and writes `words.ts`, the texts of one language, in the form that Qt Linguist opens."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from rules_core.games.catalogue import WHERE, definition_of
from rules_core.kernel.game import GameId
from tests.languages.collect import ROOT, TRANSLATED, Text, collect, is_application

FOLDER = ROOT / "resources" / "languages"
HEAD = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}" sourcelanguage="en">
"""
PART = re.compile(r"\{(\w*)[^{}]*\}")
LANGUAGES = ("de",)
HOME = re.compile(r"(?:rules_core|desktop)/games/(\w+)/")

Key = tuple[str, str]
"""Context or comment, and English text."""


@dataclass
class Catalogue:
    """The texts of one language: English with comment to the forms of the translation, empty while unfinished."""

    language: str
    entries: dict[Key, list[str]] = field(default_factory=dict)
    places: dict[Key, str] = field(default_factory=dict)
    """The context of those that are worded differently at one place."""

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / self.language / "words.ts"


def read(language: str) -> Catalogue:
    """The catalogue as it stands in the project; empty where there is none yet."""
    found = Catalogue(language)
    if not found.path.is_file():
        return found
    for context in ET.parse(found.path).getroot().iter("context"):
        place = context.findtext("name") or ""
        for message in context.iter("message"):
            told = message.find("translation")
            forms = [one.text or "" for one in message.iter("numerusform")]
            words = forms or [(told.text or "") if told is not None else ""]
            key = (message.findtext("comment") or place, message.findtext("source") or "")
            found.entries[key] = words
            if place:
                found.places[key] = place
    return found


@cache
def words_at_home(game: GameId) -> list[frozenset[str]]:
    """For each language the texts that a game itself has words for."""
    own = definition_of(game).translations if game in WHERE else {}
    return [frozenset(own[language]() if language in own else ()) for language in LANGUAGES]


def is_told_at_home(text: Text) -> bool:
    """Whether the text is a game's, and stands with its words in that game's folder."""
    home = HOME.match(text.place)
    return home is not None and all(text.text in words for words in words_at_home(home.group(1)))


def wanted(texts: list[Text] | None = None) -> dict[Key, Text]:
    """Every text of the source that needs words here once, by comment and English."""
    found: dict[Key, Text] = {}
    for text in collect() if texts is None else texts:
        if is_told_at_home(text):
            continue
        known = found.get((text.comment, text.text))
        if known is None or (text.plural and not known.plural):
            found[text.comment, text.text] = text
    return found


def missing(catalogue: Catalogue, texts: dict[Key, Text] | None = None) -> list[Text]:
    """The texts of the source that have no words, or too few forms."""
    return [
        text
        for key, text in (wanted() if texts is None else texts).items()
        if not all(catalogue.entries.get(key, [""])) or (text.plural and len(catalogue.entries[key]) < 2)
    ]


def obsolete(catalogue: Catalogue, texts: dict[Key, Text] | None = None) -> list[Key]:
    """The entries that stand for no text of the source any more."""
    known = wanted() if texts is None else texts
    contexts = {(one.context, one.text) for one in collect()}
    english = {text for _, text in known}
    return [
        key
        for key in catalogue.entries
        if key not in known and not (key in catalogue.places and (key in contexts or key[1] in english))
    ]


def updated(catalogue: Catalogue) -> Catalogue:
    """The same with every text of the source and without those that are gone."""
    texts = wanted()
    gone = set(obsolete(catalogue, texts))
    entries = {key: catalogue.entries.get(key) or ([""] * (2 if text.plural else 1)) for key, text in texts.items()}
    for key, text in texts.items():
        if text.plural and len(entries[key]) < 2:
            entries[key] = entries[key] * 2
    for key in catalogue.places:
        if key not in gone:
            entries[key] = catalogue.entries[key]
    return Catalogue(catalogue.language, entries, {key: one for key, one in catalogue.places.items() if key in entries})


def write(catalogue: Catalogue) -> None:
    """Write it down in the order of the alphabet, each text on lines of its own: two who add texts seldom meet."""
    lines = [HEAD.format(language=catalogue.language)]
    for place in ("", *sorted(set(catalogue.places.values()))):
        lines.append(f"<context>\n<name>{place}</name>\n")
        for key in sorted(catalogue.entries, key=lambda key: (key[1].casefold(), key[1], key[0])):
            if catalogue.places.get(key, "") == place:
                lines.append(_message(key, catalogue.entries[key], bool(place)))
        lines.append("</context>\n")
    catalogue.path.parent.mkdir(parents=True, exist_ok=True)
    catalogue.path.write_text("".join(lines) + "</TS>\n", encoding="utf-8")


def _message(key: Key, forms: list[str], placed: bool) -> str:
    comment = f"<comment>{escape(key[0])}</comment>" if key[0] and not placed else ""
    state = "" if all(forms) else ' type="unfinished"'
    if len(forms) > 1:
        told = "".join(f"<numerusform>{escape(one)}</numerusform>" for one in forms)
    else:
        told = escape(forms[0])
    number = ' numerus="yes"' if len(forms) > 1 else ""
    source = f"<source>{escape(key[1])}</source>{comment}"
    return f"<message{number}>\n{source}\n<translation{state}>{told}</translation>\n</message>\n"


def parts(text: str) -> list[str]:
    """The named parts of a text, sorted: {name}, %n."""
    return sorted(set(PART.findall(text)) | set(re.findall(r"%L?n|%\d", text)))


def glued(path: Path) -> list[str]:
    """Where a module translates a text that is put together on the spot."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        where = TRANSLATED.get(name)
        if where == 1 and isinstance(node.func, ast.Attribute) and not is_application(node.func):
            continue
        if where is not None and len(node.args) > where and isinstance(node.args[where], (ast.JoinedStr, ast.BinOp)):
            found.append(f"{path.relative_to(ROOT).as_posix()}:{node.lineno}")
    return found
