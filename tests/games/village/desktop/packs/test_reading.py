"""Packs are read with mistrust: every problem has a place, all are told at once, and none gets through."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from desktop.storage.packs.faults import MOST_FAULTS, FaultKind, PackProblem
from desktop.storage.packs.pack import FORMAT, MOST_ITEMS, Pack
from desktop.storage.packs.reading import pack_from_bytes, read_pack
from desktop.storage.packs.strict_json import LARGEST, MOST_VALUES
from desktop.storage.packs.writing import pack_to_bytes, write_pack
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.kernel.game import Plain
from tests.games.village.desktop.packs.items_made import large_tables, model, own, own_items, pack_of

OF = "0" * 32


@pytest.fixture
def document() -> Plain:
    """A pack with a hero and a village, as JSON has it."""
    items = [own(model(Kind.HERO), 1), own(model(Kind.VILLAGE), 2)]
    found: Plain = json.loads(pack_to_bytes(pack_of(items)))
    return found


def problems(data: bytes | Plain) -> PackProblem:
    """What is wrong with it."""
    with pytest.raises(PackProblem) as raised:
        pack_from_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    return raised.value


def only(data: bytes | Plain) -> tuple[str, FaultKind]:
    """The one thing that is wrong with it: where and what."""
    found = problems(data).problems
    assert len(found) == 1, [str(one) for one in found]
    return found[0].place, found[0].kind


def test_a_pack_of_every_kind_comes_back_as_it_was_written(tmp_path: Path) -> None:
    pack = pack_of(own_items(60))
    write_pack(tmp_path / "a.hearthpack", pack)
    back = read_pack(tmp_path / "a.hearthpack")
    assert back == pack
    write_pack(tmp_path / "b.hearthpack", back)
    assert (tmp_path / "a.hearthpack").read_bytes() == (tmp_path / "b.hearthpack").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.hearthpack", "b.hearthpack"]


def test_the_file_does_not_depend_on_the_order_of_keys(document: Plain) -> None:
    pack = pack_from_bytes(json.dumps(document).encode())

    def turned(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: turned(value[key]) for key in reversed(value)}
        return [turned(one) for one in value] if isinstance(value, list) else value

    assert pack_to_bytes(pack_from_bytes(json.dumps(turned(document)).encode())) == pack_to_bytes(pack)


def test_a_mark_before_the_first_character_means_nothing(document: Plain) -> None:
    assert pack_from_bytes(b"\xef\xbb\xbf" + json.dumps(document).encode()).name == "Ash Hills"


@pytest.mark.parametrize(
    "data, kind",
    [
        (b"", FaultKind.EMPTY),
        (b"\xef\xbb\xbf \n", FaultKind.EMPTY),
        (b'{"hearthpack": 1', FaultKind.NO_JSON),
        (b"\xff\xfe{\x00", FaultKind.NO_TEXT),
        (b'{"hearthpack": 1, "name": "\x01"}', FaultKind.NO_JSON),
        (b"[]", FaultKind.NO_PACK),
        (b"null", FaultKind.NO_PACK),
        (b'"hearthpack"', FaultKind.NO_PACK),
        (b'{"hearthwall": "game"}', FaultKind.A_GAME),
        (b'{"hearthwall": "game", "sealed": "' + b"x" * 5000 + b'"}', FaultKind.A_GAME),
        (b"[" * 100_000, FaultKind.TOO_DEEP),
        (b'{"a":' * 100_000, FaultKind.TOO_DEEP),
        (b" " * (LARGEST + 1), FaultKind.TOO_LARGE),
        (b'{"hearthpack": 1, "items": [' + b"0," * MOST_VALUES + b"0]}", FaultKind.TOO_MUCH),
    ],
)
def test_what_is_no_pack_at_all_is_one_problem_of_the_file(data: bytes, kind: FaultKind) -> None:
    assert only(data) == ("", kind)


def test_a_pack_from_before_items_said_their_game_is_the_same_pack(document: Plain) -> None:
    today = pack_from_bytes(json.dumps(document).encode())
    for one in document["items"]:
        assert one.pop("game") == GAME
    missing = problems(document).problems
    assert [(one.place, one.kind) for one in missing] == [
        ("items[1].game", FaultKind.MISSING),
        ("items[2].game", FaultKind.MISSING),
    ]
    document["hearthpack"] = 1
    assert pack_from_bytes(json.dumps(document).encode()) == today


def test_an_item_of_a_game_that_is_not_there_is_told(document: Plain) -> None:
    document["items"][1]["game"] = "checkers"
    assert only(document) == ("items[2].game", FaultKind.WORD)


def test_a_pack_of_a_newer_program_says_only_that(document: Plain) -> None:
    document["hearthpack"] = FORMAT + 1
    document["mystery"] = True
    assert only(document) == ("hearthpack", FaultKind.NEWER)


@pytest.mark.parametrize("key", ["name", "version", "items"])
def test_a_missing_key_is_told_with_its_place(document: Plain, key: str) -> None:
    del document[key]
    assert only(document) == (key, FaultKind.MISSING)


def test_unknown_keys_are_problems_at_every_depth(document: Plain) -> None:
    document["nmae"] = "x"
    assert only(document) == ("nmae", FaultKind.UNKNOWN)
    del document["nmae"]
    document["items"][0]["path"] = "/etc/passwd"
    assert only(document) == ("items[1].path", FaultKind.UNKNOWN)
    del document["items"][0]["path"]
    document["items"][0]["item"]["combt"] = 3
    found = problems(document).problems
    assert [one.place for one in found] == [f"items[1].hero {document['items'][0]['item']['id']}.combt"]
    assert "combt" in str(found[0])


def test_a_key_that_stands_twice_is_a_problem() -> None:
    data = b'{"hearthpack": 1, "name": "a", "name": "b", "items": [{"kind": "hero", "kind": "enemy"}]}'
    assert [(one.place, one.kind) for one in problems(data).problems] == [
        ("name", FaultKind.TWICE),
        ("items[1].kind", FaultKind.TWICE),
    ]


@pytest.mark.parametrize(
    "number", ["NaN", "-Infinity", "1e999", "1" * 100_000, "-" + "9" * 30, "1e10", "0." + "1" * 99]
)
def test_numbers_that_are_none_are_told(document: Plain, number: str) -> None:
    document["version"] = "@"
    data = json.dumps(document).replace('"@"', number).encode()
    assert only(data) == ("version", FaultKind.NUMBER)


@pytest.mark.parametrize("text", ["a\u0000", "\ud800", "a\u202eb", "a\u0085", "\ufeffa", "\uffff", "a\tb"])
def test_characters_that_nobody_sees_are_told(document: Plain, text: str) -> None:
    document["items"][0]["item"]["name"] = text
    assert only(document) == ("items[1].item.name", FaultKind.CHARACTER)


def test_lines_stand_only_in_longer_texts(document: Plain) -> None:
    document["text"] = "one\ntwo"
    assert pack_from_bytes(json.dumps(document).encode()).text == "one\ntwo"
    document["name"] = "one\ntwo"
    assert only(document) == ("name", FaultKind.CHARACTER)


@pytest.mark.parametrize("text", ["<b>bold</b>", "see <img src='x'>", "<!-- -->", "</p>"])
def test_markup_is_told(document: Plain, text: str) -> None:
    document["author"] = text
    assert only(document) == ("author", FaultKind.MARKUP)


def test_less_than_is_no_markup(document: Plain) -> None:
    document["text"] = "With <3 wounds, 2 < 3, and Maren <- Ilse."
    assert pack_from_bytes(json.dumps(document).encode()).text.startswith("With <3")


def test_all_problems_of_all_items_come_at_once(document: Plain) -> None:
    document["items"][0]["item"]["quality"] = "three"
    document["items"][1]["item"]["building"][0]["integrity"] = 99
    hero, village = (one["item"]["id"] for one in document["items"])
    assert [one.place for one in problems(document).problems] == [
        f"items[1].hero {hero}.quality",
        f"items[2].village {village}.building[1].integrity",
    ]


def test_what_a_text_has_got_wrong_is_told_once_and_with_all_the_rest(document: Plain) -> None:
    document["name"] = "N" * 5000
    document["items"][0]["item"].update(name="x" * 5000, quality=9)
    document["items"][1]["item"]["name"] = "<b>Ash Hills</b>"
    hero, village = (one["item"]["id"] for one in document["items"])
    found = problems(document).problems
    assert [one.place for one in found] == [
        "name",
        f"items[1].hero {hero}.name",
        f"items[1].hero {hero}.quality",
        f"items[2].village {village}.name",
    ]
    assert found[0].values["most"] == 80, "the limit of the place, not that of any text"


def test_of_very_many_problems_the_rest_is_a_number(document: Plain) -> None:
    document["items"] = [
        {"game": GAME, "kind": "hero", "version": 1, "item": {"id": f"hero-{number}"}} for number in range(100)
    ]
    fault = problems(document)
    assert len(fault.problems) == MOST_FAULTS
    assert fault.more > 500


def test_the_same_item_stands_only_once_in_a_pack(document: Plain) -> None:
    document["items"].append(copy.deepcopy(document["items"][0]))
    assert problems(document).problems[0].kind is FaultKind.SAME_ID


def test_a_pack_holds_neither_no_items_nor_too_many(document: Plain) -> None:
    rows = document["items"]
    for count in (0, MOST_ITEMS + 1):
        document["items"] = rows[:1] * count
        assert problems(document).problems[0].kind is FaultKind.LIST


@pytest.mark.parametrize("id", ["", "Maren", "a/b", "../x", "a" * 41, 3, None, ["a"], "con.txt"])
def test_an_id_is_an_id(document: Plain, id: object) -> None:
    document["items"][0]["item"]["id"] = id
    assert FaultKind.NO_ID in [one.kind for one in problems(document).problems]


@pytest.mark.parametrize("kind", ["trait", "", 3, None, ["hero"], {}])
def test_a_kind_is_one_of_those_that_there_are(document: Plain, kind: object) -> None:
    document["items"][0]["kind"] = kind
    assert only(document) == ("items[1].kind", FaultKind.WORD)


@pytest.mark.parametrize("icon", ["../../ui/star", "/etc/passwd", "no-such-icon", "https://x/y"])
def test_an_icon_is_the_name_of_one_that_ships(document: Plain, icon: str) -> None:
    document["items"][0]["item"]["icon"] = icon
    assert [one.place.rpartition(".")[2] for one in problems(document).problems] == ["icon"]


def test_what_an_item_speaks_of_may_be_in_somebodys_library(document: Plain) -> None:
    building = document["items"][1]["item"]["building"][0]
    building["level"][2]["ability"]["defender"] = "somebodys-archer"
    pack = pack_from_bytes(json.dumps(document).encode())
    assert isinstance(pack, Pack)


def test_an_item_under_an_id_of_the_program_is_no_problem_of_the_file() -> None:
    item = own(model(Kind.HERO), 1)
    item.plain["id"] = model(Kind.HERO).id
    assert pack_from_bytes(pack_to_bytes(pack_of([item]))).items[0].item == item


@pytest.mark.parametrize(
    "test",
    [
        None,
        {},
        {"of": "x", "found": {}},
        {"of": "0" * 32},
        [1],
        {"of": "0" * 32, "found": 3},
        {"of": "0" * 32, "found": {"games": -1}},
    ],
)
def test_a_result_of_a_test_is_one(document: Plain, test: object) -> None:
    document["items"][0]["test"] = test
    assert only(document) == ("items[1].test", FaultKind.TEST)


def test_a_file_that_is_gone_or_a_folder_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "gone.hearthpack", tmp_path):
        with pytest.raises(PackProblem) as raised:
            read_pack(path)
        assert raised.value.problems[0].kind is FaultKind.UNREADABLE


def test_the_largest_tables_are_refused_by_their_first_problems() -> None:
    """How long that takes is measured by `python -m tests.games.village.speed.pack_bench`."""
    with pytest.raises(PackProblem) as raised:
        pack_from_bytes(pack_to_bytes(pack_of(large_tables())))
    assert {one.kind for one in raised.value.problems} == {FaultKind.FINDING}
