"""Foreign pictures are read with care: small ones whole, large ones smaller; what is none is refused in a sentence."""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.look.foreign_picture import PictureProblem, read_picture

LONGEST = 2400


@pytest.mark.parametrize("name", ["map.png", "map.jpg"])
def test_a_large_photo_is_made_smaller(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    assert QImage(5000, 1000, QImage.Format.Format_RGB32).save(str(path))
    image = read_picture(path, LONGEST)
    assert image.width() == LONGEST
    assert abs(image.height() - LONGEST / 5) <= 1


@pytest.mark.parametrize("image, side", [(QImage.Format.Format_RGB32, 8300), (QImage.Format.Format_RGBA64, 6000)])
def test_a_png_for_which_there_is_no_memory_is_called_too_large(
    qtbot: QtBot, tmp_path: Path, image: QImage.Format, side: int
) -> None:
    path = tmp_path / "map.png"
    assert QImage(40, 30, image).save(str(path))
    data = bytearray(path.read_bytes())
    data[16:24] = side.to_bytes(4, "big") * 2
    data[29:33] = crc32(data[12:29]).to_bytes(4, "big")
    path.write_bytes(bytes(data))
    with pytest.raises(PictureProblem, match="too large"):
        read_picture(path, LONGEST)


def test_what_is_no_photo_is_refused_in_one_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    whole = tmp_path / "map.png"
    assert QImage(400, 300, QImage.Format.Format_RGB32).save(str(whole))
    cut = tmp_path / "cut.png"
    cut.write_bytes(whole.read_bytes()[:-60])
    text = tmp_path / "text.jpg"
    text.write_text("no picture", encoding="utf-8")
    drawing = tmp_path / "drawing.png"
    drawing.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', encoding="utf-8")
    # A header that promises more than any memory holds.
    huge = bytearray(whole.read_bytes())
    huge[16:24] = (90_000).to_bytes(4, "big") * 2
    bomb = tmp_path / "bomb.png"
    bomb.write_bytes(bytes(huge))
    empty = tmp_path / "empty.png"
    empty.write_bytes(b"")
    for path in (cut, text, drawing, bomb, empty, tmp_path / "gone.png", tmp_path):
        with pytest.raises(PictureProblem) as found:
            read_picture(path, LONGEST)
        assert str(found.value).endswith(".")


def test_a_jpeg_that_is_cut_off_is_refused_and_one_with_something_behind_it_is_not(
    qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "map.jpg"
    assert QImage(400, 300, QImage.Format.Format_RGB32).save(str(path))
    whole = path.read_bytes()
    # A small picture among what the camera noted, with an end of its own, and a film behind the picture.
    noted = b"\xff\xe2\x00\x08" + b"\xff\xd8..\xff\xd9"
    for data, is_whole in (
        (whole, True),
        (whole[:2] + noted + whole[2:] + b"a film", True),
        (whole[:-2], False),
        (whole[:2] + noted + whole[2:-200], False),
        (whole[:30], False),
    ):
        path.write_bytes(data)
        if is_whole:
            assert read_picture(path, LONGEST).width() == 400
        else:
            with pytest.raises(PictureProblem, match="cut off"):
                read_picture(path, LONGEST)


@pytest.mark.parametrize("name", ["map.png", "map.jpg"])
@pytest.mark.parametrize("wide, high, kept", [(30_000, 1, (LONGEST, 1)), (1, 30_000, (1, LONGEST)), (1, 1, (1, 1))])
def test_a_picture_as_narrow_as_a_hair_is_taken(
    qtbot: QtBot, tmp_path: Path, name: str, wide: int, high: int, kept: tuple[int, int]
) -> None:
    path = tmp_path / name
    assert QImage(wide, high, QImage.Format.Format_RGB32).save(str(path))
    assert read_picture(path, LONGEST).size().toTuple() == kept
