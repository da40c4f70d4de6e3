"""Song of Drums and Shakos as a game: setup, start, play, copy, save, correct."""

from __future__ import annotations

from typing import Any, Final

from rules_core.content.reader import Problem
from rules_core.games.chosen import ITEMS, chosen
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content.library_content import with_own
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.content.squad_limits import broken_limits
from rules_core.games.drums.options import CHOICES, DrumsOptions, options_of, renewed
from rules_core.games.drums.rules import squads
from rules_core.games.drums.rules.amend import amend
from rules_core.games.drums.rules.hooks import DrumsHooks
from rules_core.games.drums.rules.play import play
from rules_core.games.drums.rules.traits import TRAITS
from rules_core.games.drums.state import codec
from rules_core.games.drums.state.battle import Battle, World
from rules_core.games.drums.state.facts import FACTS
from rules_core.games.drums.words.squad_words import limit_words
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game, Plain
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.table import Table
from rules_core.wording.translation import say, tell

RULES_VERSION: Final = 6
FRANCE: Final = "france"


class DrumsGame(Game[Battle]):
    """One battle as a setup made it."""

    def __init__(self, setup: Plain) -> None:
        """Raises `SetupProblem` with every fault."""
        super().__init__(chosen(CHOICES, renewed(setup), CONTENT), GAME, RULES_VERSION)
        self.options = options_of(self.setup)
        problems: list[Problem] = []
        own = self.setup.get(ITEMS, {})
        content = with_own(own, problems, self.options.rule_list)
        self.world = World(content, self.options, TRAITS, DrumsHooks())
        faults = [str(one) for one in problems] or _faults(self.world)
        if faults:
            raise SetupProblem(faults)

    def start(self) -> Battle:
        battle = Battle(self.world)
        squads.begin(battle)
        return battle

    def play(self, table: Table, state: Battle) -> None:
        play(table, state)

    def clone(self, state: Battle) -> Battle:
        return state.clone()

    def to_plain(self, state: Battle) -> Plain:
        return codec.to_plain(state)

    def from_plain(self, plain: Plain) -> Battle:
        return codec.from_plain(plain, self.world)

    def amend(self, state: Battle, path: str, value: Any) -> Fact:
        return amend(state, path, value)

    def fact_kinds(self) -> dict[str, type[Fact]]:
        return {kind.__name__: kind for kind in FACTS}


def _faults(world: World) -> list[str]:
    """What of the choices does not go together."""
    options = world.options
    found: list[str] = []
    # S-SET-1, R-S18.
    if not _is_french_war(options):
        found.append(say("nation_2: exactly one side is French; choose another nation, or allow any."))
    if options.scenario and options.players > 2:
        found.append(say("scenario: it is for two players; choose two, or no scenario."))
        return found
    for number, (nation, id) in enumerate(zip(options.nations, options.squads, strict=True), start=1):
        if not id:
            continue
        squad = world.content.squads[id]
        if squad.nation != nation:
            found.append(tell("squad_{number}: {name} is of another nation.", number=number, name=squad.name))
        # S-SET-2.
        strangers = [] if options.mixed_squads else world.content.strangers(squad.nation, squad.members())
        if strangers:
            found.append(
                tell(
                    "squad_{number}: {name} has men of another nation. Allow mixed squads, or choose another squad.",
                    number=number,
                    name=squad.name,
                )
            )
        members = [world.content.soldiers[one] for one in squad.members()]
        broken = broken_limits(members, world.points_of(options.seats[number - 1]), has_limits=options.limits)
        if broken:
            found.append(
                tell(
                    "squad_{number}: {name} breaks a limit. {limit} Or choose another squad.",
                    number=number,
                    name=squad.name,
                    limit=limit_words(broken[0]),
                )
            )
    return found


def _is_french_war(options: DrumsOptions) -> bool:
    """R-S18. With two players one and one only is French, unless any nations are allowed."""
    return options.any_nations or options.players > 2 or options.nations.count(FRANCE) == 1
