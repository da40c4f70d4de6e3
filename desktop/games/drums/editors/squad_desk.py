"""A squad of the workshop where it is put together: each deed is a step of the draft."""

from __future__ import annotations

from typing import Final

from desktop.workshop.forms.bench import Bench
from rules_core.content.reader import Problem
from rules_core.games.chosen import chosen
from rules_core.games.drums.content.fields import COUNT, MEMBERS, NATION, WHO
from rules_core.games.drums.content.library_content import ORDER, with_own
from rules_core.games.drums.content.squad_limits import MOST_POINTS
from rules_core.games.drums.content.types import Content
from rules_core.games.drums.options import CHOICES, SEATS, options_of
from rules_core.games.drums.rules import squads
from rules_core.games.drums.rules.hooks import DrumsHooks
from rules_core.games.drums.rules.traits import TRAITS
from rules_core.games.drums.state.battle import Battle, World
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import NO_SEAT, SeatId

USUAL_POINTS: Final = 400
BUYER: Final = SEATS[0]
LEAST, MOST, STEP = 120, MOST_POINTS, 20
"""Points of a battle, and by how much they go up."""


class DraftDesk:
    """The battle for which it is bought has no foe: it only says who may join, and what that costs."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.points = USUAL_POINTS
        """Of the battle that the squad is meant for; no item says them."""
        self.is_mixed = False
        """Whether that battle lets squads buy men of all nations; no item says that either (S-SET-2)."""
        self.is_locked = False
        self._key: tuple[object, ...] = ()
        self._world: World | None = None
        self._words: DrumsWords | None = None
        self.is_mixed = self._has_strangers()

    @property
    def state(self) -> Battle:
        battle = Battle(self._made())
        squads.begin(battle)
        battle.squads[BUYER].soldiers = self.members()
        return battle

    @property
    def words(self) -> DrumsWords:
        world = self._made()
        if self._words is None or self._words.names.content is not world.content:
            self._words = DrumsWords(world)
        return self._words

    @property
    def buyer(self) -> SeatId:
        return BUYER if self._nation() in self._made().content.nations else NO_SEAT

    @property
    def options(self) -> tuple[str, ...]:
        if self.is_locked or self.buyer == NO_SEAT:
            return ()
        battle = self.state
        return tuple([one for one in squads.options(battle, battle.squads[BUYER]) if one != squads.DONE])

    @property
    def takes_keys(self) -> bool:
        # The name has them first: whoever wants to buy clicks into the search.
        return False

    def give(self, answer: str, words: str) -> None:
        """Carry out one of the options."""
        verb, _, id = answer.partition(":")
        men = self.members()
        if verb == squads.TAKE:
            men = self._made().content.squads[id].members()
        elif verb == squads.ADD:
            men.append(id)
        elif id in men:
            men.remove(id)
        rows = [{WHO.key: one, COUNT.key: men.count(one)} for one in dict.fromkeys(men)]
        self.bench.put((MEMBERS.key,), rows, words)

    def members(self) -> list[str]:
        """Who is in it, as far as the rows are in order."""
        known, found = self._made().content.soldiers, list[str]()
        rows = self.bench.draft.get((MEMBERS.key,), [])
        for row in rows if isinstance(rows, list) else ():
            id, count = (row.get(WHO.key), row.get(COUNT.key)) if isinstance(row, dict) else ("", 0)
            if isinstance(id, str) and id in known and type(count) is int:
                found.extend([id] * max(0, min(int(COUNT.most), count)))
        return found

    def _has_strangers(self) -> bool:
        """Whether somebody is in it who can be bought in such a battle only."""
        content = self._made().content
        return self._nation() in content.nations and bool(content.strangers(self._nation(), self.members()))

    def _nation(self) -> str:
        return str(self.bench.draft.get((NATION.key,), ""))

    def _made(self) -> World:
        """The world of a battle of this nation, with everything that people made; made anew only when that changes."""
        own = {kind: [one.plain for one in self.bench.own if one.kind == kind] for kind in ORDER if kind != "squad"}
        key = (self._nation(), self.points, self.is_mixed, own)
        if self._world is None or self._key != key:
            unheard: list[Problem] = []
            content: Content = with_own(own, unheard)
            choices: Plain = {"nation_1": self._nation(), "points": self.points, "any_nations": True}
            choices["mixed_squads"] = self.is_mixed
            self._world = World(content, options_of(chosen(CHOICES, choices)), TRAITS, DrumsHooks())
            self._key = key
        return self._world
