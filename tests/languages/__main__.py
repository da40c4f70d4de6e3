"""The translators' tool. Run from the project's folder:

python -m tests.languages --missing             what has no words yet, of texts and of content, with its place
python -m tests.languages --update              put new texts into words.ts, take out those that are gone
python -m tests.languages --take FILE           take translations from a TOML file: "English" = "words"
                                                or ["one", "many"]
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from desktop.language import read_official
from tests.languages import catalogue as catalogues
from tests.languages.collect import content_texts


def main(arguments: list[str]) -> int:
    """Do what is asked; gives 1 while something is missing."""
    left = 0
    for language in catalogues.LANGUAGES:
        catalogue = catalogues.read(language)
        if "--take" in arguments:
            _take(catalogue, Path(arguments[arguments.index("--take") + 1]))
        if "--update" in arguments or "--take" in arguments:
            catalogue = catalogues.updated(catalogue)
            catalogues.write(catalogue)
        for text in catalogues.missing(catalogue):
            left += 1
            print(f"{language}: {text.place}: {text.text!r}" + (f" ({text.comment})" if text.comment else ""))
        official = read_official(language)
        for place, english in content_texts().items():
            if place not in official:
                left += 1
                print(f"{language}: {place}: {english!r}")
    print(f"{left} missing")
    return 1 if left else 0


def _take(catalogue: catalogues.Catalogue, path: Path) -> None:
    """A table [context] holds what is worded differently at one place, or behind a comment."""
    for text, words in tomllib.loads(path.read_text(encoding="utf-8")).items():
        for english, told in words.items() if isinstance(words, dict) else [(text, words)]:
            key = (text if isinstance(words, dict) else "", english)
            catalogue.entries[key] = list(told) if isinstance(told, list) else [told]
            if isinstance(words, dict) and key not in catalogues.wanted():
                catalogue.places[key] = text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
