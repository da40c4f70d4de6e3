"""Whole games, told and asked in German: every sentence can be made, and none is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop.games.village.banner_words import banner_view
from desktop.games.village.hover_card import card_text
from desktop.games.village.models.check_lines import check_lines
from desktop.games.village.models.siege_rows import building_rows, enemy_rows, find_rows, hero_rows
from desktop.games.village.printing.sheets import SHEETS
from desktop.games.village.prompts.asked import asked
from desktop.games.village.prompts.words import question
from desktop.games.village.table_view.moment_words import moment
from desktop.language import ENGLISH, speak
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import advice, build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.words.deed_words import deed
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.report_words import sentence
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Roll, is_chance
from rules_core.kernel.simulation import Player
from rules_core.kernel.table import ENEMY
from rules_core.players.random_player import RandomPlayer
from rules_core.song import topics as song_topics

ENGLISH_WORDS = re.compile(
    r"\b(the|and|with|of|are|your|their|from|its|has|have|this|that|not|for|by|at|to|no|who|goes|wave|round|hero|"
    r"building|nearest|enemy|group|moves|attack|level|nothing|done|yes)\b",
    re.IGNORECASE,
)
OWN_WORDS = re.compile(r"Hearthwall|The Village Must Stand|Song of [A-Z]\w+( and [A-Z]\w+)?")
MOST = 400


@pytest.fixture(autouse=True)
def german(qapp: QApplication) -> Iterator[None]:
    speak("de")
    yield
    speak(ENGLISH)


def strings(value: Any) -> list[str]:
    """Every text in a row, a view or a line, however deep."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, (list, tuple, set, frozenset)):
        return [text for one in value for text in strings(one)]
    if isinstance(value, dict):
        return strings(list(value.values()))
    if hasattr(value, "__dataclass_fields__"):
        return [text for name in value.__dataclass_fields__ if name in TOLD for text in strings(getattr(value, name))]
    return []


TOLD = {
    *("title", "second", "options", "order", "text", "cells", "words", "heading", "belief", "fields", "choices"),
    *("note", "strong", "lines", "left", "right", "name", "label", "value", "badge", "phase", "card"),
}


def english(texts: list[str]) -> list[str]:
    """The texts that hold an English word."""
    return sorted({one for one in texts if ENGLISH_WORDS.search(OWN_WORDS.sub("", re.sub("<[^>]*>", " ", one)))})


def test_the_net_catches_english() -> None:
    assert english(["Der Rat tagt.", "The council meets."]) == ["The council meets."]


@pytest.mark.parametrize("seed, play_mode", [(1, "screen"), (2, "mapped"), (3, "unmapped"), (4, "screen")])
def test_a_whole_game_is_asked_and_told_in_german(seed: int, play_mode: str) -> None:
    content = shipped()
    heroes = list(content.heroes)[seed * 3 - 3 : seed * 3]
    setup = build(content, {"heroes": heroes, "length": "intro" if seed < 4 else "siege", "play_mode": play_mode})
    match = begin(GAMES[GAME](setup), seed)
    siege = match.state
    names = SiegeNames(siege.world)
    player: Player[Any] = RandomPlayer(seed) if seed == 4 else ThumbPlayer()
    texts: list[str] = list(advice(siege.world))
    told = 0
    for number in range(MOST):
        request, siege = match.pending, match.state
        if request is None:
            break
        texts.extend(strings(asked(request, siege, match.facts, names)))
        facts, told = match.facts[told:], len(match.facts)
        for one in facts:
            words = sentence(one.fact, names)
            texts.extend([words.text(), *(detail.text() for detail in words.details)])
        if number % 10 == 0 or request.topic == topics.COUNCIL:
            for rows in (building_rows, hero_rows, enemy_rows, find_rows):
                texts.extend(strings(rows(siege, names)))
            texts.extend(strings(banner_view(siege, match.facts)))
            texts.extend(strings(check_lines(siege, names)))
            texts.extend(moment(siege, request, match.facts, names).texts())
            for thing in (*siege.models, *siege.buildings, *siege.traps, *siege.tokens, *siege.villagers):
                texts.extend(strings(card_text(siege, thing, names, None)))
        answer = player.decide(siege, request, match.journal.depth(match.journal.head))
        if not is_chance(request):
            texts.append(deed(request, answer, siege, names))
        match.answer(answer)
    for sheet in SHEETS:
        texts.extend([sheet.markup(match.state, names)])
    # What people named and noted is theirs.
    assert english([one for one in texts if "playtest" not in one]) == []


def test_dice_of_an_enemy_are_asked_for_by_its_group() -> None:
    content = shipped()
    match = begin(GAMES[GAME](build(content, {"heroes": list(content.heroes)[:2], "length": "intro"})), 4)
    player = ThumbPlayer()
    while not any(group.deployed for group in match.state.groups):
        assert match.pending is not None
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    enemy = next(model for model in match.state.models.values() if model.group)
    names = SiegeNames(match.state.world)
    asked_for = [
        question(Roll(ENEMY, topic, "V-6.2.3", enemy.id, dice=2, need=4), match.state, names).second
        for topic in (song_topics.ACTIVATION, song_topics.MORALE)
    ]
    assert asked_for[0].startswith("Würfle 2 Würfel für Gruppe 1, die ")
    assert asked_for[1].startswith(f"Würfle 2 Würfel für {names.of(enemy.id)} aus Gruppe 1, die ")
