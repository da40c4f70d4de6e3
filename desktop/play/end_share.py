"""Writes the last page of a game as a picture, a PDF or a page for a browser."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from PySide6.QtCore import QMargins, QMarginsF, QPoint, QRect, QSize
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from desktop.look.colours import LookName, colours_of
from desktop.look.png import as_png
from desktop.look.widgets.paper import Heading
from desktop.play.presenter import StoryPart
from desktop.printing.pdf import write_pdf
from desktop.storage.whole_file import write_whole

LOOK = colours_of(LookName.LIGHT)
STYLE = (
    f"body{{margin:0;background:{LOOK.wood.name()};color:{LOOK.text.name()};font:17px/1.5 'Source Sans 3',sans-serif}}"
    f"main{{max-width:60em;margin:0 auto;padding:1.5em 2em;background:{LOOK.window.name()}}}"
    "h1,h2{font-family:Grenze,Georgia,serif;line-height:1.15;margin:0}h1{font-size:2.4em}h2{font-size:1.3em}"
    "p{margin:.2em 0;white-space:pre-line}"
    ".story{display:grid;grid-template-columns:repeat(auto-fill,minmax(17em,1fr));gap:1em;margin:1.5em 0}"
    "figure{margin:1em 0;text-align:center}img{max-width:100%}@media print{body,main{background:none}}"
)
"""As the window looks, as far as a browser can without our letters."""


@dataclass(frozen=True)
class PageShown:
    """What is shown of the end: all of a widget, on a ground of its own. Nothing that scrolls is left out."""

    page: QWidget
    ground: QColor
    edge: int = 0
    """So many px of the ground are seen round it."""

    def size(self) -> QSize:
        """Of all that is drawn, in px."""
        return self.page.size().grownBy(QMargins(self.edge, self.edge, self.edge, self.edge))

    def paint(self, painter: QPainter) -> None:
        """Draw it, one unit of the painter to a px."""
        painter.fillRect(QRect(QPoint(0, 0), self.size()), self.ground)
        painter.translate(self.edge, self.edge)
        self.page.render(painter, QPoint(0, 0), QRegion(), QWidget.RenderFlag.DrawChildren)


def write_page(
    path: Path, page: PageShown, headline: str, told: str, story: Sequence[StoryPart], panels: Sequence[PageShown] = ()
) -> None:
    """Write the page; the file's ending says as what, a picture where it says nothing. Raises `OSError`.

    A page for a browser has the story as words and the `panels` beside it, such as the map, as pictures.
    """
    ending = path.suffix.casefold()
    if ending == ".pdf":
        write_pdf(path, headline, lambda writer: _put_on(writer, page))
    elif ending in (".html", ".htm"):
        write_whole(path, as_html(headline, told, story, panels).encode())
    else:
        write_whole(path if ending else path.with_suffix(".png"), _as_png(page))


def as_html(headline: str, told: str, story: Sequence[StoryPart], panels: Sequence[PageShown] = ()) -> str:
    """The story as a page that needs nothing else; every text is written as text, never as markup."""
    parts = "".join(f"<div><h2>{escape(part.title)}</h2><p>{escape(part.text)}</p></div>" for part in story)
    pictures = "".join(_as_figure(one) for one in panels)
    head = f'<!DOCTYPE html><html><head><meta charset="utf-8"><title>{escape(headline)}</title><style>{STYLE}</style>'
    body = f'<h1>{escape(headline)}</h1><p>{escape(told)}</p><div class="story">{parts}</div>{pictures}'
    return f"{head}</head><body><main>{body}</main></body></html>\n"


def _as_figure(shown: PageShown) -> str:
    """A picture inside the page: one file is easier to hand on than several."""
    data = b64encode(_as_png(shown)).decode("ascii")
    alt = escape(", ".join(one.title.text() for one in shown.page.findChildren(Heading)))
    return f'<figure><img src="data:image/png;base64,{data}" alt="{alt}"></figure>'


def _as_png(shown: PageShown) -> bytes:
    picture = QPixmap(shown.size())
    painter = QPainter(picture)
    shown.paint(painter)
    painter.end()
    return as_png(picture.toImage())


def _put_on(writer: QPdfWriter, shown: PageShown) -> bool:
    paper, across = QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape
    writer.setPageLayout(QPageLayout(paper, across, QMarginsF(10, 10, 10, 10), QPageLayout.Unit.Millimeter))
    painter = QPainter()
    if not painter.begin(writer):
        return False
    wide, high = max(1, shown.size().width()), max(1, shown.size().height())
    scale = min(writer.width() / wide, writer.height() / high)
    painter.scale(scale, scale)
    shown.paint(painter)
    return painter.end()
