"""Content files that somebody has broken: every fault is named with its file, its place and what to do."""

import shutil
from pathlib import Path

import pytest

import resources
from rules_core.content.reader import LARGEST_FILE, ContentProblem
from rules_core.games.village.content.loader import load

SHIPPED = Path(resources.__file__).parent / "content" / "village"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "village"
    shutil.copytree(SHIPPED, copy)
    return copy


# File, what stands there, what somebody wrote instead, where the fault is, and a word of the remedy.
EDITS = [
    ("heroes.toml", 'id = "maren-oak"', 'id = "Maren Oak"', "heroes.toml", "Use small letters"),
    ("heroes.toml", 'id = "tobin-fletch"', 'id = "maren-oak"', "heroes.toml: maren-oak.id", "own id"),
    ("heroes.toml", "quality = 3", "quality = 7", "heroes.toml: maren-oak.quality", "from 2 to 5"),
    ("heroes.toml", "combat = 4", 'combat = "four"', "heroes.toml: maren-oak.combat", "from 0 to 6"),
    ("heroes.toml", 'letter = "M"', 'letter = "m"', "heroes.toml: maren-oak.letter", "capital letters"),
    ("heroes.toml", 'role = "Archer"', "role = 1", "heroes.toml: tobin-fletch.role", "Give a text"),
    ("heroes.toml", 'role = "Archer"\n', "", "heroes.toml: tobin-fletch.role", "is missing"),
    ("heroes.toml", '{ id = "tough" }, ', "", "heroes.toml: maren-oak.traits", "the trait Tough"),
    ("heroes.toml", 'id = "heavy-armor"', 'id = "glass-armor"', "heroes.toml: maren-oak", "glass-armor"),
    ("heroes.toml", "base = 1.2", "base = 12", "heroes.toml: maren-oak.base", "from 0.5 in to 4 in"),
    ("heroes.toml", "base = 1.2", "base = 1.2\nluck = 3", "heroes.toml: maren-oak.luck", "Remove it"),
    ("heroes.toml", 'tags = ["human"]', 'tags = "human"', "heroes.toml: maren-oak.tags", "list of texts"),
    ("heroes.toml", "[[hero]]", "[[heroine]]", "heroes.toml.heroine", "not known"),
    ("enemies.toml", 'class = "mob"', 'class = "swarm"', "enemies.toml: ash-goblin.class", "Mob, Elite, Boss"),
    ("enemies.toml", '["ravager"]', '["ravenous"]', "enemies.toml: ash-goblin.behaviours", "Ravager, Hunter"),
    ("enemies.toml", '["ravager"]', "[]", "enemies.toml: ash-goblin.behaviours", "Choose at least one"),
    ("enemies.toml", "points = 15", "points = 0", "enemies.toml: ash-goblin.points", "from 1 to 600"),
    ("enemies.toml", "points = 15", "points = true", "enemies.toml: ash-goblin.points", "whole number"),
    ("enemies.toml", 'class = "elite"', 'class = "elite"\ntorch = true', "enemies.toml: hill-ogre.torch", "Only Mobs"),
    ("enemies.toml", "torch = true", 'torch = "yes"', "enemies.toml: firebrand.torch", "true or false"),
    ("enemies.toml", 'plural = "Reavers"', 'plural = ""', "enemies.toml: reaver.plural", "Fill it in"),
    ("terrain.toml", "width = 36", "width = 3600", "terrain.toml: plain.width", "from 24 in to 72 in"),
    ("terrain.toml", 'kind = "wood"', 'kind = "jungle"', "terrain.toml: plain: north-copse.kind", "Choose another"),
    (
        "terrain.toml",
        "outline = [[27, 3.2]",
        "outline = [[99, 3.2]",
        "terrain.toml: plain: pasture.outline",
        "off the table",
    ),
    (
        "terrain.toml",
        "outline = [[27, 3.2]",
        'outline = [["x", 3.2]',
        "terrain.toml: plain: pasture.outline",
        "[12, 4.5]",
    ),
    ("terrain.toml", 'id = "pasture"', 'id = "south-copse"', "terrain.toml: plain: south-copse.id", "own id"),
    ("ground.toml", '"difficult"', '"sticky"', "ground.toml: ground wood.traits", "Choose from"),
    ("ground.toml", "height = 6", "height = 60", "ground.toml: ground wood.height", "from 0 in to 12 in"),
    ("ground.toml", 'kind = "hedge"', 'kind = "wood"', "ground.toml: ground wood.kind", "twice"),
    (
        "village.toml",
        "integrity = 6",
        "integrity = -6",
        "village.toml: hearthwall: town-hall.integrity",
        "from 1 to 20",
    ),
    ("village.toml", 'roof = "hall"', 'roof = "thatch"', "village.toml: hearthwall: town-hall.roof", "Hall, Forge"),
    ("village.toml", "cost = 4", "cost = 0", "village.toml", "from 1 to 99"),
    ("village.toml", 'id = "blessing"', 'id = "curse"', "village.toml", "'curse' is not known"),
    ("village.toml", 'id = "heart"', 'id = "scouts"', "village.toml: hearthwall.building", "exactly one building"),
    (
        "village.toml",
        'defender = "village-archer"',
        'defender = "cook"',
        "village.toml: hearthwall",
        "which is no defender",
    ),
    ("defenders.toml", "points = 23", "points = 23.5", "defenders.toml: village-archer.points", "whole number"),
    ("defenders.toml", 'id = "village-archer"', 'id = "archer"', "village.toml: hearthwall", "'village-archer'"),
]


@pytest.mark.parametrize("file, old, new, place, remedy", EDITS, ids=[f"{edit[0]}-{edit[2][:24]!r}" for edit in EDITS])
def test_a_slip_of_the_pen_is_found(folder: Path, file: str, old: str, new: str, place: str, remedy: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, "the test is out of date"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentProblem) as fault:
        load(folder)
    found = [problem for problem in fault.value.problems if problem.place.startswith(place) and remedy in str(problem)]
    assert found, str(fault.value)
    assert all(str(problem).endswith((".", ")")) for problem in fault.value.problems), str(fault.value)


BYTES = [
    ("half a file", lambda whole: whole[: len(whole) // 2], "This is not TOML"),
    ("a quotation mark missing", lambda whole: whole.replace(b'name = "Reaver"', b'name = "Reaver', 1), "not TOML"),
    ("another encoding", lambda whole: whole.replace(b"Reaver", "Räuber".encode("latin-1")), "not text in UTF-8"),
    ("a picture", lambda whole: b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "not text in UTF-8"),
    ("a JSON file", lambda whole: b'{"enemy": []}', "This is not TOML"),
    ("a page of the web", lambda whole: b"<!DOCTYPE html><html></html>", "This is not TOML"),
    ("the same key twice", lambda whole: whole.replace(b"quality = 4", b"quality = 4\nquality = 3", 1), "not TOML"),
    ("far too large", lambda whole: whole + b"#" * LARGEST_FILE, "at most 2 MB"),
    ("zeros", lambda whole: bytes(4000), "This is not TOML"),
]


@pytest.mark.parametrize("change, said", [(change, said) for _, change, said in BYTES], ids=[one[0] for one in BYTES])
def test_a_damaged_file_is_one_problem_and_never_a_crash(folder: Path, change: object, said: str) -> None:
    assert callable(change)
    path = folder / "enemies.toml"
    path.write_bytes(change(path.read_bytes()))
    with pytest.raises(ContentProblem) as fault:
        load(folder)
    found = [problem for problem in fault.value.problems if problem.place.startswith("enemies.toml")]
    assert found
    assert said in str(found[0])


def test_faults_in_several_files_come_together(folder: Path) -> None:
    for file in ("heroes.toml", "enemies.toml", "ground.toml"):
        (folder / file).write_text("oops", encoding="utf-8")
    with pytest.raises(ContentProblem) as fault:
        load(folder)
    assert {problem.place for problem in fault.value.problems} >= {"heroes.toml", "enemies.toml", "ground.toml"}


def test_the_same_hero_in_two_files_is_found(folder: Path) -> None:
    shutil.copy(folder / "heroes.toml", folder / "more-heroes.toml")
    with pytest.raises(ContentProblem, match=r"more-heroes.toml: maren-oak.id: maren-oak stands twice"):
        load(folder)


def test_a_folder_in_the_place_of_a_file_is_a_problem(folder: Path) -> None:
    (folder / "extra.toml").mkdir()
    with pytest.raises(ContentProblem, match=r"extra.toml: The file cannot be read"):
        load(folder)


def test_what_ships_is_whole(folder: Path) -> None:
    assert load(folder).heroes
