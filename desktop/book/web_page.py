"""Writes a book as one page for a browser that needs nothing else: letters and pictures are inside it."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage, QImageWriter

from desktop.book.contents import (
    TELLERS,
    Book,
    Chapter,
    Entry,
    Figures,
    Heading,
    LastWords,
    Plate,
    Plates,
    SumColumn,
    Sums,
    Telling,
    Wanted,
    paragraphs,
    remarks_in,
)
from desktop.book.pages import ProgressReport, unreported
from desktop.book.paper import paper_theme
from desktop.book.piece_writer import PieceWriter
from desktop.look.colours import LookName, colours_of
from desktop.look.lettering import BOOK_FONTS, font_folder
from desktop.storage.whole_file import write_whole
from rules_core.wording.translation import LANGUAGE_IN_FORCE

PICTURE_WIDE = 1000
"""How many px a picture that has the page for itself is across."""
COLOURS = {
    "page": "base",
    "text": "text",
    "quiet": "text_2",
    "line": "line_strong",
    "panel": "head",
    "hero": "hero",
    "enemy": "enemy",
    "wood": "wood",
}
"""By their names in the style, as the looks call them."""
STYLE = """
body{margin:0;background:var(--wood);color:var(--text);font:20px/1.35 Grenze,Georgia,serif}
main{max-width:34em;margin:0 auto;padding:2em 2.4em;background:var(--page);overflow-wrap:anywhere}
h1,h2{font-family:"Grenze Gotisch",Grenze,Georgia,serif;text-align:center;line-height:1.1}
h1{font-size:3.2em;margin:.6em 0 .2em}h2{font-size:2.4em;margin:1.3em 0 .2em}
h3{text-align:center;font-size:1.3em;margin:1.4em 0 .3em}h4{margin:1.2em 0 0;font-size:1.12em}
p{margin:.3em 0;text-align:justify;hyphens:auto}
.note{color:var(--quiet);font-style:italic;font-size:.86em;text-align:center}
.small{color:var(--quiet);font-style:italic;font-size:.86em;margin:0}.told{color:var(--quiet);font-style:italic;font-size:.86em}
.hero{color:var(--hero)}.enemy{color:var(--enemy)}
.initial::first-letter{float:left;font:700 4.2em/.8 "Grenze Gotisch",Grenze,serif;padding:.08em .1em 0 0}
.initial.hero::first-letter{color:var(--hero)}.initial.enemy::first-letter{color:var(--enemy)}
.initial.hero,.initial.enemy{color:inherit}
.score{display:grid;grid-template-columns:1fr 1fr;align-items:start;gap:1.6em;border:solid var(--line);
border-width:1px 0;padding:.5em 0;margin:.8em 0;font:15px/1.45 "Source Sans 3",system-ui,sans-serif}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}td:last-child{text-align:right;font-weight:700}
th{text-align:left;font:700 1.15em Grenze,serif}tr.sum td{font-size:1.4em}
.figures{font:15px/1.6 "Source Sans 3",system-ui,sans-serif}
aside{border:1px solid var(--text);outline:1px solid var(--line);outline-offset:-6px;background:var(--panel);
padding:1em 1.6em;margin:1.4em 0}aside p{text-align:center}.large{font:700 1.75em/1.2 "Grenze Gotisch",Grenze,serif}
.plates{display:flex;gap:.8em;margin:1em 0}figure{flex:1;margin:0}img{width:100%;border:3px double;
box-sizing:border-box}
@media(max-width:30em){main{padding:1em 1.1em}h1{font-size:2.4em}h2{font-size:1.9em}.score{gap:.8em}}
figcaption{color:var(--quiet);font-style:italic;font-size:.86em;text-align:center}
nav{text-align:center;margin:2em 0}nav a{color:var(--text);margin:0 .4em;white-space:nowrap}
@media print{body,main{background:none}nav{display:none}}
"""


def write_web_page(path: Path, book: Book, wanted: Wanted, report: ProgressReport = unreported) -> None:
    """Write the book; an old file there stays whole until the new one is complete. Raises `OSError`."""
    write_whole(path, as_web_page(book, wanted, report).encode("utf-8", "replace"))


def as_web_page(book: Book, wanted: Wanted, report: ProgressReport = unreported) -> str:
    """The whole page. Every text is written as text, never as markup."""
    writer = _Writer(book, wanted)
    parts = [f"<h1>{escape(book.title)}</h1>", writer.small_heading(book.second)]
    if TELLERS in wanted:
        parts.append(writer.remark(book.tellers))
    if book.front is not None:
        parts.append(writer.plates(Plates((book.front,))))
    links = " ".join(f'<a href="#c{number}">{escape(one.ribbon.name)}</a>' for number, one in enumerate(book.chapters))
    parts.append(f"<nav>{links}</nav>")
    for number, chapter in enumerate(book.chapters):
        report(number, len(book.chapters))
        parts.append(writer.chapter(number, chapter))
    head = (
        f'<!DOCTYPE html>\n<html lang="{LANGUAGE_IN_FORCE.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(book.title)}</title><style>{_faces()}{_colours()}{STYLE}</style></head>"
    )
    body = "\n".join(one for one in parts if one)
    return f"{head}\n<body><main>\n{body}\n</main></body></html>\n"


class _Writer(PieceWriter[str]):
    """Pieces as markup."""

    def __init__(self, book: Book, wanted: Wanted) -> None:
        super().__init__(wanted)
        self.book = book
        self._theme = paper_theme()

    def chapter(self, number: int, chapter: Chapter) -> str:
        parts = [f'<h2 id="c{number}">{escape(chapter.title)}</h2>', self.remark(chapter.second), *self.pieces(chapter)]
        return "\n".join(one for one in parts if one)

    def remark(self, words: str) -> str:
        return f'<p class="note">{escape(words)}</p>' if words else ""

    def small_heading(self, words: str) -> str:
        return f'<h3 class="enemy">{escape(words)}</h3>' if words else ""

    def heading(self, piece: Heading) -> str:
        return f'<h3 class="{piece.side.value}">{escape(piece.words)}</h3>{self.remark(piece.second)}'

    def _told(self, telling: Telling) -> str:
        teller = self.teller(telling)
        return f' <span class="told">{escape(teller)}</span>' if teller else ""

    def telling(self, piece: Telling) -> str:
        said = paragraphs(piece.words)
        parts = [f'<h4 class="{piece.side.value}">{escape(piece.about)}</h4>'] if piece.about else []
        for number, words in enumerate(said):
            kind = f' class="initial {piece.side.value}"' if number == 0 and piece.initial else ""
            after = self._told(piece) if number == len(said) - 1 else ""
            parts.append(f"<p{kind}>{escape(words)}{after}</p>")
        return "".join(parts)

    def entry(self, piece: Entry) -> str:
        small = (piece.kind, remarks_in(piece.remarks, self.wanted))
        lines = "".join(f'<p class="small">{escape(one)}</p>' for one in small if one)
        story = self.telling(piece.story) if piece.story is not None else ""
        return f'<h4 class="{piece.side.value}">{escape(piece.name)}</h4>{lines}{story}'

    def sums(self, piece: Sums) -> str:
        return f'<div class="score">{self._side(piece.ours)}{self._side(piece.theirs)}</div>'

    def _side(self, side: SumColumn) -> str:
        rows = "".join(f"<tr><td>{escape(words)}</td><td>{escape(points)}</td></tr>" for words, points in side.parts)
        kind = side.side.value
        head = f'<tr><th class="{kind}" colspan="2">{escape(side.title)}</th></tr>'
        return f'<table>{head}{rows}<tr class="sum"><td></td><td class="{kind}">{side.total}</td></tr></table>'

    def last_words(self, piece: LastWords) -> str:
        kind = ' class="large"' if piece.is_short else ""
        parts = "".join(f"<p{kind}>{escape(words)}</p>" for words in paragraphs(piece.telling.words))
        return f'<aside>{self.remark(piece.title)}{parts}<p class="note">{self._told(piece.telling)}</p></aside>'

    def plates(self, piece: Plates) -> str:
        wide = PICTURE_WIDE // len(piece.plates)
        return f'<div class="plates">{"".join(self._plate(one, wide) for one in piece.plates)}</div>'

    def _plate(self, plate: Plate, wide: int) -> str:
        painter = self.book.painter
        if painter is None:
            return ""
        image = painter.image(plate.name, QSize(wide, max(1, round(wide * plate.ratio))), self._theme)
        words = escape(plate.caption)
        return (
            f'<figure><img alt="{words}" src="data:image/png;base64,{_png(image)}">'
            f"<figcaption>{words}</figcaption></figure>"
        )

    def figures(self, piece: Figures) -> str:
        rows = "".join(f"<tr><td>{escape(words)}</td><td>{escape(number)}</td></tr>" for words, number in piece.rows)
        return f'<table class="figures">{rows}</table>'


def _png(image: QImage) -> str:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return b64encode(bytes(data.data())).decode()


def _colours() -> str:
    """The colours of the two looks that a browser can ask for."""
    light, dark = (
        "".join(f"--{name}:{colours_of(look).of(role).name()};" for name, role in COLOURS.items())
        for look in (LookName.LIGHT, LookName.DARK)
    )
    return f":root{{color-scheme:light dark;{light}}}@media (prefers-color-scheme:dark){{:root{{{dark}}}}}"


def _faces() -> str:
    """The letters themselves; their licence lets them go along."""
    return "".join(
        f'@font-face{{font-family:"{one.family}";font-weight:{one.weight};'
        f"font-style:{'italic' if one.is_italic else 'normal'};"
        f"src:url(data:font/ttf;base64,{b64encode((font_folder() / one.file).read_bytes()).decode()})}}"
        for one in BOOK_FONTS
    )
