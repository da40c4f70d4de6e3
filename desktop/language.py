"""The language of the window: which there are, and how one is put in force.

A translation is a folder of `resources/languages`: `words.ts` by English text, for desktop and rules alike, and TOML
files for the shipped content, by where a text stands in it. They are read as they are; English reads nothing at all,
and loads nothing that reads files: this stands on the way to the start page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from rules_core.wording.prepositions import with_prepositions
from rules_core.wording.translation import LANGUAGE_IN_FORCE, bound, form

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "de": "Deutsch"}
"""Every language by its own name, which is never translated."""

Texts = dict[tuple[str, str], tuple[str, ...]]
"""By context or comment ("" where there is none) and English text; several words where they depend on a number."""

Translations = Mapping[str, Callable[[], Mapping[str, str]]]
"""What reads the words of a game, by language: English to words."""

RULES = "Rules"
"""The context of texts that the rules word differently from the desktop."""

PLURAL = re.compile(r"\((?:([^()|]*)\|)?([^()|]+)\)")
"""What English texts write for one and for several: game(s), (child|children)."""


class LanguageTranslator(QTranslator):
    """Gives Qt the words of one language for the English texts in the source."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.texts = read_texts(language)

    def isEmpty(self) -> bool:
        # Qt would not ask a translator that says it is empty, which one without a file does.
        return False

    def translate(self, context: str, text: str, comment: str | None = None, number: int = -1) -> Any:
        """The words for a text, None where there are none; those of one place count more than those for everywhere."""
        known = self.texts
        found = (comment and known.get((comment, text))) or known.get((context, text)) or known.get(("", text))
        if found is not None:
            return bound(form(found[0] if number == 1 else found[-1]))
        words = bound(in_english(text, number) if number >= 0 else text)
        return words if words != text else None


def in_english(text: str, number: int) -> str:
    """A text with its plural: "%n game(s)" for one game and for three."""
    return PLURAL.sub(lambda form: (form[1] or "") if number == 1 else form[2], text)


@lru_cache(maxsize=len(LANGUAGES))
def read_texts(language: str) -> Texts:
    """The words of one language by English text, from its `words.ts`; those not finished are left out."""
    if language == ENGLISH:
        return {}
    import xml.etree.ElementTree as ET

    found: Texts = {}
    for context in ET.fromstring(_folder(language).joinpath("words.ts").read_bytes()).iter("context"):
        place = context.findtext("name") or ""
        for message in context.iter("message"):
            told = message.find("translation")
            text = message.findtext("source") or ""
            if told is None or told.get("type"):
                continue
            forms = tuple(form.text or "" for form in told.iter("numerusform")) or (told.text or "",)
            if all(forms):
                found[message.findtext("comment") or place, text] = tuple(
                    with_prepositions(form, language) for form in forms
                )
    return found


@lru_cache(maxsize=len(LANGUAGES))
def read_official(language: str) -> Mapping[str, str]:
    """The words for the shipped content by place, such as "hero/maren-oak/name", from the TOML files."""
    found: dict[str, str] = {}
    if language != ENGLISH:
        import tomllib

        for file in sorted(_folder(language).iterdir(), key=lambda one: one.name):
            if file.name.endswith(".toml"):
                _flatten(tomllib.loads(file.read_text(encoding="utf-8")), "", found)
    return found


def _with_buildings(official: Mapping[str, str]) -> Mapping[str, str]:
    """The same with every building once more by its own id: as an item of the workshop it belongs to no village."""
    alone: dict[str, str] = {}
    for place, words in official.items():
        village, building, rest = place.partition("/building/")
        if building and village.startswith("village/"):
            alone.setdefault(f"building/{rest}", words)
    return {**alone, **official}


def _flatten(table: dict[str, Any], place: str, found: dict[str, str]) -> None:
    for key, value in table.items():
        if isinstance(value, dict):
            _flatten(value, f"{place}{key}/", found)
        else:
            found[place + key] = " ".join(str(value).split())


def _folder(language: str) -> Traversable:
    from importlib.resources import files

    return files("resources") / "languages" / language


def system_language() -> str:
    """The language of the system if there is a translation, else English."""
    name = QLocale.system().name().partition("_")[0]
    return name if name in LANGUAGES else ENGLISH


_words: list[QTranslator] = []
"""The translators that Qt asks now; kept here because Qt does not keep them alive."""


def speak(language: str) -> None:
    """Put a language in force, for desktop and rules. What is shown already keeps its words until it is made anew."""
    while _words:
        QCoreApplication.removeTranslator(_words.pop())
    words = LanguageTranslator(language)
    everywhere = {text: forms[-1] for (place, text), forms in words.texts.items() if place in ("", RULES)}
    locale = _locale(language)
    QLocale.setDefault(locale)
    for words_of_game in _of_games:
        everywhere = {**_read_game(words_of_game, language), **everywhere}
    point = locale.decimalPoint()
    LANGUAGE_IN_FORCE.change_to(language, everywhere, lambda: _with_buildings(read_official(language)), point)
    _words.append(words)
    QCoreApplication.installTranslator(words)
    for own in (_qt_words(language),) if language != ENGLISH else ():
        _words.append(own)
        QCoreApplication.installTranslator(own)


_of_games: list[Translations] = []
"""The words that games bring along themselves."""


def learn(translations: Translations) -> None:
    """Know the words of a game that has its own; the shared ones come first."""
    if translations and not any(one is translations for one in _of_games):
        _of_games.append(translations)
        LANGUAGE_IN_FORCE.texts = {**_read_game(translations, LANGUAGE_IN_FORCE.language), **LANGUAGE_IN_FORCE.texts}


def _read_game(translations: Translations, language: str) -> Mapping[str, str]:
    return translations[language]() if language in translations else {}


def _qt_words(language: str) -> QTranslator:
    """Qt's own words: buttons of messages, the entries of a text field's menu, the file dialog."""
    found = QTranslator()
    found.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return found


def _locale(language: str) -> QLocale:
    """The system's own habits where it speaks this language, else those of the language."""
    system = QLocale.system()
    if system.name().partition("_")[0] == language:
        return system
    if language == ENGLISH:
        return QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    return QLocale(language)
