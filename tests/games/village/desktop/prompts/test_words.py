"""No question and no answer of a real game is without words."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import rules_core
from desktop.games.village.prompts.words import question
from desktop.session.dice_policy import TYPED, DicePolicy
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import shop, topics
from rules_core.games.village.state.siege import Phase, Siege, Trap
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.question_texts import ACTIONS, ANSWERS, QUESTIONS, SMALL_ANSWERS
from rules_core.games.village.words.question_words import DICE_TOPICS, question_key
from rules_core.games.village.words.shop_words import VERBS
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Answer, Choose, Request, Roll, Topic, options_of
from rules_core.kernel.table import ENEMY, PLAYERS
from rules_core.players.random_player import RandomPlayer
from rules_core.song import topics as song_topics
from rules_core.song.words.reported_words import REPORTED, is_fixed
from tests.games.village.deciding import council_of
from tests.games.village.desktop.models.test_tables import session_in

MOST = 500
TOPICS = ("topics", "song_topics")
"""How rules call the two lists of topics; no name stands in both."""
Decide = Callable[[Siege, Request, int], Answer]


def has_words(request: Request, one: str, siege: Siege) -> bool:
    """Whether question and answer have words of their own."""
    verb, _, thing = one.partition(":")
    things = (siege.models, siege.buildings, siege.villagers, siege.barricades, siege.tokens)
    is_name = any(one in kept for kept in things)
    if request.topic in REPORTED:
        return is_fixed(one) or is_name
    if question_key(request) not in QUESTIONS:
        return False
    if request.topic == topics.COUNCIL:
        return verb in VERBS
    if (request.topic, one) in ANSWERS or one in SMALL_ANSWERS or is_name:
        return True
    return verb in ACTIONS if thing else request.topic in DICE_TOPICS and one[-1].isdigit()


def questions_without_words(decide: Decide, seed: int, heroes: slice) -> list[str]:
    content = shipped()
    setup = build(content, {"heroes": list(content.heroes)[heroes], "length": "intro"})
    match = begin(GAMES[GAME](setup), seed)
    names = SiegeNames(match.state.world)
    speechless: list[str] = []
    for _ in range(MOST):
        request = match.pending
        if request is None:
            break
        options = options_of(request) or ("done",)
        speechless.extend(f"{request.topic} {one}" for one in options if not has_words(request, one, match.state))
        view = question(request, match.state, names)
        texts = [view.title, *(one.title for one in view.options)]
        speechless.extend(f"{request.topic}: {text!r}" for text in texts if not text or "{" in text)
        match.answer(decide(match.state, request, match.journal.depth(match.journal.head)))
    return sorted(set(speechless))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_question_of_a_game_by_lots_has_words(seed: int) -> None:
    player: RandomPlayer[Siege] = RandomPlayer(seed)
    assert questions_without_words(player.decide, seed, slice((seed - 1) * 4, seed * 4)) == []


def test_every_question_of_a_sensible_game_has_words() -> None:
    assert questions_without_words(ThumbPlayer().decide, 7, slice(0, 4)) == []


ASKING = {"choose", "settle", "pick", "place", "write", "roll", "quality_roll", "passes", "random_edge"}


def modules_of_rules() -> Iterator[ast.Module]:
    """The engine and the game as syntax trees, with the constants of a module written out."""
    for package in ("song", "games/village/rules"):
        for path in sorted((Path(rules_core.__file__).parent / package).rglob("*.py")):
            module = ast.parse(path.read_text(encoding="utf-8"))
            constants = {
                node.target.id: node.value
                for node in module.body
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
                if isinstance(node.value, ast.Constant)
            }
            yield Written(constants).visit(module)


class Written(ast.NodeTransformer):
    """Writes a module's own string constants where their names stand."""

    def __init__(self, constants: dict[str, ast.Constant]) -> None:
        self.constants = constants

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.constants.get(node.id, node)

    def visit_FormattedValue(self, node: ast.FormattedValue) -> ast.expr:
        self.generic_visit(node)
        return node.value if isinstance(node.value, ast.Constant) else node


def calls_in_rules() -> Iterator[ast.Call]:
    """Every call in the engine and the game by which somebody may be asked something."""
    for module in modules_of_rules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                if name in ASKING:
                    yield node


def is_false(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is False


def topic_of(call: ast.Call) -> str:
    """The topic that the call names outright; "" when it hands one on or asks the program alone."""
    if any(word.arg == "hidden" and not is_false(word.value) for word in call.keywords):
        return ""
    for part in call.args:
        if isinstance(part, ast.Name) and part.id == "PROGRAM":
            return ""
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id in TOPICS:
            return next(str(getattr(one, part.attr)) for one in (topics, song_topics) if hasattr(one, part.attr))
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.islower():
            return part.value
    return ""


OF_OTHER_BOOKS = {song_topics.LAST_SHOT: "where one alone of several shooters is empty; here each runs dry by itself"}
"""What the engine asks, and never in a siege (`rules_core/song/book.py`)."""


def test_every_topic_that_the_rules_ask_about_has_a_question_of_its_own() -> None:
    asked = {topic_of(call) for call in calls_in_rules()} - {""}
    assert len(asked) > 40
    assert sorted(asked - set(QUESTIONS) - set(OF_OTHER_BOOKS)) == []


def test_no_function_hands_on_a_topic_that_nobody_asks_about() -> None:
    """A roll behind a function of its own, as for the edge of a find, counts as asked where its topic is named."""
    named: set[str] = set()
    for module in modules_of_rules():
        for call in (node for node in ast.walk(module) if isinstance(node, ast.Call)):
            if any(isinstance(part, ast.Name) and part.id in ("PLAYERS", "ENEMY") for part in call.args):
                named.add(topic_of(call))
    assert topics.TOKEN_EDGE in named
    assert sorted(named - {""} - set(QUESTIONS)) == []


@pytest.mark.parametrize("seed", [1, 2])
def test_every_open_roll_of_a_game_says_what_it_is_for(seed: int) -> None:
    """Dice of both sides are typed: no roll falls back on the plain question, and none is somebody's."""
    content = shipped()
    policy = DicePolicy()
    policy.of_seat = {PLAYERS: TYPED, ENEMY: TYPED}
    match = begin(GAMES[GAME](build(content, {"heroes": list(content.heroes)[:4], "length": "intro"})), seed, policy)
    names = SiegeNames(match.state.world)
    bot = ThumbPlayer()
    rolled: set[str] = set()
    for _ in range(MOST * 2):
        request = match.pending
        if request is None:
            break
        position = match.journal.depth(match.journal.head)
        if not isinstance(request, Roll):
            match.answer(bot.decide(match.state, request, position))
            continue
        rolled.add(request.topic)
        view = question(request, match.state, names)
        assert "what now" not in view.title, request.topic
        assert "Somebody" not in view.title, request.topic
        assert "{" not in view.title + view.second, request.topic
        match.answer(seeded_answer(seed, position, request))
    assert {"activation", "attack-die", "morale"} <= rolled


def test_the_die_for_a_new_find_tells_which_face_is_which_edge() -> None:
    content = shipped()
    match = begin(GAMES[GAME](build(content, {"heroes": list(content.heroes)[:2]})), 1)
    request = Roll(PLAYERS, topics.TOKEN_EDGE, "V-7.2.2")
    view = question(request, match.state, SiegeNames(match.state.world))
    assert view.title == "At which edge does the new find lie? One die"
    for face, edge in enumerate(("north", "east", "south", "west"), 1):
        assert f"{face} {edge}" in view.second


def test_a_die_that_is_rolled_again_is_no_question() -> None:
    content = shipped()
    match = begin(GAMES[GAME](build(content, {"heroes": list(content.heroes)[:2]})), 1)
    hero = next(iter(match.state.models))
    view = question(Roll(PLAYERS, Topic("reroll"), "SBH-ACT-4", hero), match.state, SiegeNames(match.state.world))
    assert "?" not in view.title


def test_every_action_on_somebody_or_something_has_words() -> None:
    """Such options are written `f"verb:{...}"` in the rules."""
    verbs = set()
    for module in modules_of_rules():
        for node in ast.walk(module):
            parts: list[ast.expr] = [node.elt] if isinstance(node, ast.ListComp) else []
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append":
                parts = node.args
            verbs |= {verb_of(part) for part in parts if isinstance(part, ast.JoinedStr)}
    assert {"attack", "heal", "climb", "volley"} <= verbs
    assert sorted(verbs - {""} - set(ACTIONS)) == []


def verb_of(text: ast.JoinedStr) -> str:
    """The verb of an option `verb:ID`; "" when the text is none."""
    written = "".join(str(part.value) if isinstance(part, ast.Constant) else "{" for part in text.values)
    verb, colon, thing = written.partition(":")
    return verb if colon and thing == "{" and verb.replace("-", "").isalpha() else ""


def test_what_costs_the_council_nothing_is_what_enter_gives() -> None:
    state = session_in(Phase.COUNCIL).state
    hero = next(iter(state.models))

    def proposed(*offered: str) -> object:
        view = question(Choose(PLAYERS, topics.COUNCIL, "V-7.4.3", "", offered), state, SiegeNames(state.world))
        return view.options[view.default].answer

    assert proposed("barricade", f"heal:{hero}", "trap", "end") == f"heal:{hero}"
    assert proposed("barricade", "trap", "end") == "trap"
    # It comes before what costs Supplies, and the end of the council last.
    hall = next(iter(state.buildings))
    view = question(
        Choose(PLAYERS, topics.COUNCIL, "V-7.4.3", "", (f"repair:{hall}", f"corps:{hall}", "end")),
        state,
        SiegeNames(state.world),
    )
    assert [one.answer for one in view.options] == [f"corps:{hall}", f"repair:{hall}", "end"]
    assert proposed("end") == "end"


def test_the_council_is_advised_to_build_before_traps_and_to_end_with_a_reason() -> None:
    state = council_of(supplies=6)
    names = SiegeNames(state.world)

    def proposed() -> tuple[object, str]:
        offered = [one.id for one in shop.entries(state) if one.available]
        view = question(Choose(PLAYERS, topics.COUNCIL, "V-7.4.3", "", (*offered, "end")), state, names)
        return view.options[view.default].answer, view.options[view.default].second

    answer, words = proposed()
    assert str(answer).startswith("upgrade:")
    assert words.endswith("(it serves in every wave to come)")
    state.supplies = 1
    assert proposed() == ("trap", "1 Supply (it hurts whoever comes close)")
    for number in range(12):
        state.traps[f"trap-{number}"] = Trap(f"trap-{number}", 100 * number, 100)
    assert proposed() == ("end", "Left in the purse: 1 (saved up to build)")
    state.building(state.world.heart).integrity = 1
    assert proposed()[1].endswith("(one bad wave would bring it down)")
