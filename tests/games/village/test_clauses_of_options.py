"""Clauses and the options that change them name each other rightly."""

from __future__ import annotations

from dataclasses import fields

from rules_core.content.clauses import Clause, ClauseStatus, load_clauses
from rules_core.games.village.card import CARD
from rules_core.games.village.content.options import VillageOptions
from rules_core.song.options import SongOptions
from tests.clauses.check import PROJECT

CLAUSES: list[Clause] = [
    clause for clause in load_clauses(PROJECT / "resources" / "clauses").values() if clause.book in CARD.books
]
OPTIONS: list[str] = [
    *(f"village.{option.name}" for option in fields(VillageOptions)),
    *(f"song.{option.name}" for option in fields(SongOptions)),
]


def test_every_option_that_a_clause_names_exists() -> None:
    unknown = [(clause.id, name) for clause in CLAUSES for name in clause.options if name not in OPTIONS]
    assert unknown == []


def test_a_setting_names_the_options_that_change_it_and_nothing_else_does() -> None:
    wrong = [one.id for one in CLAUSES if (one.status is ClauseStatus.SETTING) is not bool(one.options)]
    assert wrong == []


def test_every_option_changes_a_clause() -> None:
    named = [name for clause in CLAUSES for name in clause.options]
    assert [name for name in OPTIONS if name not in named] == []
