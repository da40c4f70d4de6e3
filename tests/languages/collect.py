"""Finds every English text that a player can read, in the source of desktop and rules, without running any of it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.languages.templates import wording_modules

ROOT = Path(__file__).resolve().parents[2]
CONTENT = ROOT / "resources" / "content"
PLAIN_WORDS = {
    name: words
    for path in sorted((ROOT / "rules_core").glob("**/words/plain_words.py"))
    for name, words in import_module(".".join(path.relative_to(ROOT).with_suffix("").parts)).WORDS.items()
}
"""What the short names that rules give to reasons are said in."""
TRANSLATED = {"tr": 0, "_tr": 0, "say": 0, "tell": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}
"""The calls whose text is translated, and which of their arguments it is."""
IN_SENTENCES = {"Phrase": 0, "Sentence": 0, "translate": 0}
"""The same in the modules that word facts."""
TEMPLATE = re.compile(r"[A-Z{].* .*[.?}]$|[A-Z{][^.]* \w+$")
DECLARED = {
    "ItemKind": (),
    "Seat": (1,),
    "PlayerKind": (1, 2),
    "Card": (1, 2),
    "Lesson": (0,),
    "Keepsake": (1, 2),
    "Figure": (1, 2),
    "victory": (0, 1),
    "Crossing": (0, 1, 2),
    "EffectKind": (0,),
}
"""What games declare with words for players, and which arguments they are, beside those with the names of fields."""
FIELD_TEXTS = ("name", "help", "example", "row", "row_called", "add", "plural", "hint", "nothing", "short_words")
SAID_BY_NAME = (*FIELD_TEXTS, "title", "sentence", "people", "keep", "once_more")
CONTENT_TEXTS = ("name", "plural", "role", "rule", "text", "goal", "passive", "heading", "title")
"""Keys of the content that hold words for players."""


@dataclass(frozen=True)
class Text:
    """One English text of the source."""

    text: str
    comment: str
    """Tells apart what is one text in English and several in another language."""
    plural: bool
    """Whether its words depend on a number."""
    place: str
    """File and line."""
    context: str = ""


def source_files() -> list[Path]:
    """The modules that can hold words for players."""
    return sorted([*(ROOT / "desktop").rglob("*.py"), *(ROOT / "rules_core").rglob("*.py")])


@lru_cache(maxsize=1)
def collect() -> list[Text]:
    """Every text, in the order of files and lines."""
    return [text for path in source_files() for text in texts_of(path)]


def texts_of(path: Path) -> list[Text]:
    """The texts of one module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    words_facts = path in wording_modules()
    found: list[Text] = []
    makers = _makers_of_fields(tree) if "rules_core" in path.parts else {}
    constants = _constants(tree) if "rules_core" in path.parts else {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _named(node.func) in makers:
            found.extend(_of_maker(node, makers[_named(node.func)], path))
        elif isinstance(node, ast.Call):
            found.extend(_of_call(node, path, words_facts))
            found.extend(_of_constants(node, constants, path))
        elif isinstance(node, ast.AnnAssign) and "rules_core" in path.parts and _named(node.annotation) == "Final":
            found.extend(_text(text, node, path) for text in _sentences(node.value, path))
        elif words_facts and isinstance(node, ast.Assign) and any(_named(one) == "template" for one in node.targets):
            found.extend(_text(text, node, path) for text in literals(node.value))
    return sorted(found, key=lambda one: int(one.place.rpartition(":")[2]))


def _sentences(value: ast.expr | None, path: Path) -> list[str]:
    """The templates that constants of the rules hold: whole sentences, or words with parts."""
    found = literals(value) if value is not None else []
    if path.name == "decisions.py":
        # What an enemy goes for is told under its own name.
        return [text for text in found if f"does {text}" not in PLAIN_WORDS and f"by {text}" not in PLAIN_WORDS]
    return [text for text in found if TEMPLATE.match(text) and path.name != "silent_clauses.py"]


def _of_call(call: ast.Call, path: Path, words_facts: bool) -> Iterator[Text]:
    name = _named(call.func)
    if name in {"Field", "str", "replace"} and "rules_core" in path.parts:
        yield from _of_field(call, path)
        return
    if name in DECLARED and "rules_core" in path.parts:
        given = [call.args[number] for number in DECLARED[name] if number < len(call.args)]
        given.extend(one.value for one in call.keywords if one.arg in SAID_BY_NAME)
        yield from (_text(text, call, path) for value in given for text in literals(value) if text)
        return
    if name == "ThingTable" and "rules_core" in path.parts:
        headings = call.args[2].elts if len(call.args) > 2 and isinstance(call.args[2], ast.Tuple) else []
        for value in (call.args[1], *headings):
            yield from (_text(text, call, path) for text in literals(value))
        return
    where = IN_SENTENCES.get(name) if words_facts and name in IN_SENTENCES else TRANSLATED.get(name)
    if where is None or len(call.args) <= where:
        return
    if name == "translate" and isinstance(call.func, ast.Attribute) and not is_application(call.func):
        return
    comment, plural = "", False
    if where == 0:
        second = literals(call.args[1]) if len(call.args) > 1 else []
        if name == "tr" and isinstance(call.func, ast.Name) and second:
            # A short name for QCoreApplication.translate.
            where = 1
        elif name == "tr":
            comment = next(iter(second), "")
        plural = name in {"tr", "_tr"} and len(call.args) > 1 and (not second or len(call.args) > 2) and where == 0
    if where == 1:
        plural = name in {"tr", "translate"} and len(call.args) > 3
    context = next(iter(literals(call.args[0])), "") if where == 1 else ""
    for text in literals(call.args[where]):
        if text:
            yield _text(text, call, path, comment, plural, context)


def _of_field(call: ast.Call, path: Path) -> Iterator[Text]:
    """Name and help sentence of a field; the third and fourth argument, or by name."""
    given = [*call.args[2:4], *(one.value for one in call.keywords if one.arg in FIELD_TEXTS)]
    for one in call.keywords:
        # What stands for the words of a closed set.
        if one.arg == "word_names" and isinstance(one.value, ast.Tuple):
            given.extend(one.value.elts)
    for value in given:
        for text in literals(value):
            if text:
                yield _text(text, call, path)


def _constants(tree: ast.Module) -> dict[str, list[ast.expr]]:
    """What the tuples and dicts of a module hold, by their names."""
    found: dict[str, list[ast.expr]] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple):
            found[_named(node.target)] = node.value.elts
        elif isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
            found[_named(node.target)] = node.value.values
    return found


def _of_constants(call: ast.Call, constants: dict[str, list[ast.expr]], path: Path) -> Iterator[Text]:
    """What stands for the words of a closed set, where a field takes it from a constant of its module, or where it is
    said out of one: `say(WHY[id])`.
    """
    if _named(call.func) == "say" and call.args and isinstance(call.args[0], ast.Subscript):
        for value in constants.get(_named(call.args[0].value), ()):
            yield from (_text(text, value, path) for text in literals(value) if text)
    for one in call.keywords:
        if one.arg == "word_names" and not isinstance(one.value, ast.Tuple):
            names = {_named(node) for node in ast.walk(one.value) if isinstance(node, ast.Name)}
            for value in (value for name in sorted(names) for value in constants.get(name, ())):
                yield from (_text(text, value, path) for text in literals(value) if text)


def _makers_of_fields(tree: ast.Module) -> dict[str, list[str]]:
    """Functions of a module that make fields alike but for their words, with the names of their parameters."""
    return {
        node.name: [one.arg for one in node.args.args]
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.returns is not None and _named(node.returns) == "Field"
    }


def _of_maker(call: ast.Call, parameters: list[str], path: Path) -> Iterator[Text]:
    given = [value for name, value in zip(parameters, call.args, strict=False) if name in ("name", "sentence")]
    for value in given:
        yield from (_text(text, call, path) for text in literals(value) if text)


def _text(text: str, node: ast.AST, path: Path, comment: str = "", plural: bool = False, context: str = "") -> Text:
    line = getattr(node, "lineno", 0)
    return Text(text, comment, plural, f"{path.relative_to(ROOT).as_posix()}:{line}", context)


def literals(value: ast.expr) -> list[str]:
    """A text, or the texts of "a if b else c"."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return [value.value]
    if isinstance(value, ast.IfExp):
        return [*literals(value.body), *literals(value.orelse)]
    return []


def _named(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_application(call: ast.Attribute) -> bool:
    """Whether it is Qt's translate, and not one that moves a picture."""
    return _named(call.value) in {"QCoreApplication", "QApplication"}


def content_texts() -> dict[str, str]:
    """The English of the shipped content by place: "hero/maren-oak/name", "clause/V-6.5.4/text"."""
    found: dict[str, str] = {}
    for folder in (*(f"content/{path.name}" for path in sorted(CONTENT.iterdir()) if path.is_dir()), "clauses"):
        for path in sorted((ROOT / "resources" / folder).glob("*.toml")):
            for kind, entries in tomllib.loads(path.read_text(encoding="utf-8")).items():
                if isinstance(entries, list):
                    _walk(entries, kind, found)
    return found


def _walk(entries: list[Any], place: str, found: dict[str, str]) -> None:
    for number, entry in enumerate(entries, start=1):
        if not isinstance(entry, dict):
            continue
        here = f"{place}/{entry.get('id', entry.get('kind', number))}"
        if place.startswith("terrain/") and place.endswith("/piece"):
            # Pieces of terrain are called by their ids.
            found[f"{here}/name"] = str(entry["id"]).replace("-", " ")
        for key, value in entry.items():
            if key in CONTENT_TEXTS and isinstance(value, str):
                found[f"{here}/{key}"] = " ".join(value.split())
            elif isinstance(value, list):
                _walk(value, f"{here}/{key}", found)
            elif isinstance(value, dict):
                _walk([{**value, "id": key}], here, found)
