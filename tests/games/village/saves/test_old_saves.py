"""A save of every release opens, stands at the same question and plays on. Saves are never written anew."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.kernel.match import begin
from rules_core.kernel.saves import document_from_text, from_document, to_text

FOLDER = Path(__file__).parent
SAVES = sorted(path.name for path in FOLDER.glob("*.hearthgame.gz"))
PLAYS_AS_NOW = 2
"""From these rules on the saves play as today: in none of them has a rider a friend beside it (rules 3)."""
THIS = "0.1.0-second-council.hearthgame.gz"


def made_today() -> str:
    """A game of this release, saved in its second council after an undo."""
    content = shipped()
    setup = build(content, {"heroes": list(content.heroes)[:3], "length": "intro", "terrain": "alder-ford"})
    match = begin(GAMES[GAME](setup), 18)
    bot = ThumbPlayer()
    while match.pending is not None and not (match.state.wave == 2 and match.pending.topic == "council"):
        match.answer(bot.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    match.undo()
    match.redo()
    return to_text(match)


def test_this_release_has_left_its_save(rewrite_saves: bool) -> None:
    if rewrite_saves:
        with gzip.GzipFile(FOLDER / THIS, "wb", mtime=0) as file:
            file.write(made_today().encode())
    assert (FOLDER / THIS).is_file()


@pytest.mark.parametrize("name", SAVES)
def test_a_save_of_an_earlier_release_opens_and_plays_on(name: str) -> None:
    text = gzip.decompress((FOLDER / name).read_bytes()).decode()
    match = from_document(document_from_text(text), GAMES)
    assert match.dropped == 0
    assert match.facts
    bot = ThumbPlayer()
    request = match.pending
    assert request is not None
    while request is not None and request.topic != "playtest-note":
        match.answer(bot.decide(match.state, request, match.journal.depth(match.journal.head)))
        request = match.pending
    assert match.state.result is not None


@pytest.mark.parametrize("name", SAVES)
def test_a_save_of_an_earlier_release_can_be_undone_by_many_answers(name: str) -> None:
    text = gzip.decompress((FOLDER / name).read_bytes()).decode()
    document = document_from_text(text)
    match = from_document(document, GAMES)
    taken = 0
    while taken < 5 and match.undo():
        taken += 1
        if match.dropped:
            break
    if document["rules"] >= PLAYS_AS_NOW:
        assert (taken, match.dropped) == (5, 0)
    else:
        # With newer rules a way back is played again: answers that no longer fit are dropped, counted and asked anew.
        assert match.dropped > 0
    assert match.pending is not None
    bot = ThumbPlayer()
    for _ in range(50):
        match.answer(bot.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
        assert match.pending is not None


@pytest.mark.parametrize("name", SAVES)
def test_a_save_in_which_traits_still_have_a_number_opens(name: str) -> None:
    document = json.loads(gzip.decompress((FOLDER / name).read_bytes()).decode())
    content = document["setup"]["content"]
    for entry in [*content["hero"], *content["enemy"], *content["defender"]]:
        for number, trait in enumerate(entry.get("traits", [])):
            trait["value"] = number
    match = from_document(document_from_text(json.dumps(document)), GAMES)
    assert match.dropped == 0
    assert match.pending is not None
