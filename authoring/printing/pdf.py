"""Sheets as a PDF file. The only module that knows reportlab.

Every font is embedded as a subset, text stays text with the kerning of its font, and
the same sheets give the same bytes. A page prints at its own size, and on both sides
where there are backs, unless a viewer is told otherwise. For a press colours are those
of a profile that goes along, and where cards are cut stands as a colour of its own.
"""

from __future__ import annotations

import errno
import math
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path

from reportlab import rl_config
from reportlab.lib.colors import CMYKColorSep
from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont
from reportlab.pdfgen.canvas import Canvas

from authoring import __version__
from authoring.printing import content, figure, inlay
from authoring.printing.art import Box, Pictures
from authoring.printing.face import TextRun
from authoring.printing.fonts import Typeface
from authoring.printing.ink import LIGHT, Inks, Process
from authoring.printing.pagebox import bleed_box, trim_box, undone
from authoring.printing.path import segments
from authoring.printing.plate import Code, Plates, opacity_name
from authoring.printing.printer import PLAIN
from authoring.printing.progress import Share, unseen
from authoring.printing.sheet import Sheet
from authoring.printing.slug import marks
from authoring.printing.text import POINT
from authoring.printing.theme import Theme
from authoring.printing.thrift import Contours
from authoring.printing.ticket import Backs, Ticket
from authoring.source.replacement import drafted

DUPLEX = {
    Backs.LONG: "DuplexFlipLongEdge",
    Backs.SHORT: "DuplexFlipShortEdge",
    Backs.FOLD: "Simplex",
    Backs.NONE: "Simplex",
}

CUT_LINE = CMYKColorSep(0, 1, 0, 0, spotName="CutContour")
"""The colour that cutting machines follow; a press leaves it out."""

CUT_LINE_WIDTH = 0.25 * POINT

LINES = 2_000
"""So many lines of text are remembered as they are written: most stand on one card alone."""


def write(
    path: Path,
    sheets: Sequence[Sheet],
    theme: Theme,
    title: str,
    lang: str,
    drawn: Share = unseen,
) -> None:
    """Write sheets of one size into a file, which changes only when all is written. `drawn` is
    told the share of the sheets that are done.

    Raises OSError, and svg.ArtError for a picture that cannot be drawn.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with drafted(path) as draft, _plain_streams():
        _print(str(draft), sheets, theme, title, lang, drawn)


def _print(
    name: str, sheets: Sequence[Sheet], theme: Theme, title: str, lang: str, drawn: Share
) -> None:
    first = _font(next(iter(theme.typefaces.values()))).fontName
    canvas = Canvas(
        name, pageCompression=1, invariant=1, initialFontName=first, lang=lang, pdfVersion=(1, 7)
    )
    _describe(canvas, title, sheets)
    ticket = sheets[0].grid.ticket if sheets else Ticket()
    inks: Inks = LIGHT
    if ticket.press:
        inks = Process(theme.profile)
        _intend(canvas, theme)
    faces = [cell.face for sheet in sheets for cell in sheet.cells]
    reach = (sheets[0].grid.layout.bleed if sheets else 0.0) + inlay.UNDERLAP
    pictures: Pictures = theme.pictures
    if ticket.low_ink:
        pictures = Contours(pictures, theme.muted)
    plates = Plates(faces, pictures, _Press(canvas, theme, inks), reach, inks)
    for index, sheet in enumerate(sheets):
        codes = [inlay.laid(cell, sheet, plates.code(cell.face)) for cell in sheet.cells]
        codes += map(plates.mark, marks(sheet, title, theme, lang))
        _page(canvas, sheet, f"sheet-{index}", codes)
        drawn((index + 1) / len(sheets))
    canvas.save()


def _intend(canvas: Canvas, theme: Theme) -> None:
    """Say which press the colours are meant for, with its profile."""
    document = canvas._doc
    stream = pdfdoc.PDFStream(
        dictionary=pdfdoc.PDFDictionary({"N": 4}), content=theme.profile.read_bytes()
    )
    stream.filters = [pdfdoc.PDFZCompress]
    intent = pdfdoc.PDFDictionary(
        {
            "Type": pdfdoc.PDFName("OutputIntent"),
            "S": pdfdoc.PDFName("GTS_PDFX"),
            "OutputConditionIdentifier": pdfdoc.PDFString("FOGRA39"),
            "RegistryName": pdfdoc.PDFString("http://www.color.org"),
            "Info": pdfdoc.PDFString("Offset on coated paper, FOGRA39L, at most 240 % ink"),
            "DestOutputProfile": document.Reference(stream),
        }
    )
    catalog = document.Catalog
    catalog.OutputIntents = pdfdoc.PDFArray([intent])
    catalog.__NoDefault__ = [*catalog.__NoDefault__, "OutputIntents"]


@contextmanager
def _plain_streams() -> Iterator[None]:
    """Compressed streams as they are, not spelt out in ASCII as is reportlab's default."""
    was = rl_config.useA85
    rl_config.useA85 = 0
    try:
        yield
    finally:
        rl_config.useA85 = was


@cache
def _font(face: Typeface) -> TTFont:
    try:
        font = TTFont(face.name, str(face.path), asciiReadable=False)
    except Exception as fault:  # reportlab raises all sorts of errors over a damaged file
        said = f": {fault}" if isinstance(fault, TTFError) else ", since it is damaged"
        reason = f"the font cannot be embedded{said}"
        raise OSError(errno.EINVAL, reason, str(face.path)) from None
    pdfmetrics.registerFont(font)
    return font


def _describe(canvas: Canvas, title: str, sheets: Sequence[Sheet]) -> None:
    canvas.setTitle(title)
    canvas.setSubject(title)
    canvas.setAuthor("authoring")
    canvas.setCreator(f"authoring {__version__}")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    if sheets and not sheets[0].grid.paper.single:
        canvas.setViewerPreference("Duplex", DUPLEX[sheets[0].backs])


def _page(canvas: Canvas, sheet: Sheet, key: str, codes: Iterable[Code]) -> None:
    grid = sheet.grid
    canvas.setPageSize((grid.width / POINT, grid.height / POINT))
    canvas.setTrimBox(trim_box(sheet))
    canvas.setBleedBox(bleed_box(sheet))
    canvas._code.append(content.matrix(1 / POINT, 0, 0, -1 / POINT, 0, grid.height / POINT))
    if grid.ticket.printer != PLAIN:
        canvas._code.append(content.matrix(*undone(sheet)))
    for code in codes:
        canvas._code.append(code.text)
        canvas._formsinuse.extend(code.forms)
    if grid.ticket.press and sheet.crop:
        _cut_line(canvas, sheet)
    canvas.bookmarkPage(key)
    canvas.addOutlineEntry(_heading(sheet), key)
    canvas.showPage()
    _pack(canvas._doc.Pages.pages[-1])


def _pack(page: pdfdoc.PDFPage) -> None:
    """Compress what stands on a page at once: large decks would hold megabytes until the end."""
    packed = zlib.compress(page.stream.encode())
    flate = pdfdoc.PDFArray([pdfdoc.PDFName(pdfdoc.PDFZCompress.pdfname)])
    page.Contents = pdfdoc.PDFStream(pdfdoc.PDFDictionary({"Filter": flate}), packed)
    page.stream = None


def _heading(sheet: Sheet) -> str:
    """What the outline calls a page."""
    first, last = sheet.cells[0].card, sheet.cells[-1].card
    if sheet.grid.paper.single:
        return f"{first} {sheet.side.value}"
    return f"{sheet.number}/{sheet.count} {sheet.side.value}: {first} – {last}"


def _cut_line(canvas: Canvas, sheet: Sheet) -> None:
    """The outline of each card as the machine shall cut it, printed over what is below."""
    canvas.saveState()
    canvas.setStrokeOverprint(True)
    canvas.setStrokeColor(CUT_LINE)
    corner = sheet.grid.size.corner
    lines = (
        figure.rectangle(cell.trim.left, cell.trim.top, cell.trim.width, cell.trim.height, corner)
        for cell in sheet.cells
    )
    outline = content.outline(part for line in lines for part in segments(line))
    canvas._code.append(f"[] 0 d {content.number(CUT_LINE_WIDTH)} w {outline} S")
    canvas.restoreState()


@lru_cache(maxsize=64)
def _direction(turn: float) -> str:
    """The first four numbers of a text matrix, for a turn in degrees."""
    across, down = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return content.numbers(across, down, down, -across)


class _Press:
    """Forms and letters in the document of a canvas."""

    def __init__(self, canvas: Canvas, theme: Theme, inks: Inks) -> None:
        self.document = canvas._doc
        self.inks = inks
        self.faces = theme.typefaces
        self.lines: dict[tuple[str, str, float], str] = {}
        self.codes: dict[str, dict[str, tuple[int, str]]] = {}
        self.names: dict[tuple[str, int], str] = {}

    def form(
        self, name: str, code: str, box: Box, used: Sequence[str], opacities: Sequence[float]
    ) -> None:
        form = pdfdoc.PDFFormXObject(*box)
        form.setStreamList(code)
        form.compression = 1
        resources = pdfdoc.PDFResourceDictionary()
        resources.basicFonts()
        if used:
            resources.XObject = self.document.xobjDict(used)
        resources.ExtGState = {
            opacity_name(share): pdfdoc.PDFDictionary({"ca": share, "CA": share})
            for share in opacities
        }
        form.Resources = resources
        self.document.addForm(name, form)

    def letters(self, run: TextRun) -> str:
        """A text object that leaves no setting behind. Its tracking is part of the array
        of letters, since character spacing would outlive the text."""
        key = (run.font, run.text, run.tracking)
        if key not in self.lines:
            if len(self.lines) >= LINES:
                self.lines.clear()
            self.lines[key] = self.shown(self.faces[run.font], run.text, run.tracking)
        place = f"{_direction(run.turn)} {content.numbers(run.x, run.y)} Tm"
        size = content.number(run.size * POINT)
        return f"BT {self.inks.fill(run.colour)} {place} {self.lines[key].replace('@', size)} ET"

    def code(self, face: Typeface, character: str) -> tuple[int, str]:
        """The subset of a font that holds a character, and its code there as hex."""
        ((subset, code),) = _font(face).splitString(character, self.document)
        return subset, code.hex()

    def shown(self, face: Typeface, text: str, tracking: float) -> str:
        """Arrays of letters as hex, with what goes between them in thousandths of an em;
        `@` stands for the size, since one font may need several subsets of itself."""
        codes, words, held = self.codes.setdefault(face.name, {}), list[str](), -1
        for character, gap in zip(text, face.gaps(text), strict=True):
            found = codes.get(character)
            if found is None:
                found = codes[character] = self.code(face, character)
            subset, code = found
            if subset != held:
                words += ("" if held < 0 else ">] TJ ", f"{self.name(face, subset)} @ Tf [<")
                held = subset
            shift = round(-1000 * (gap + tracking))
            words.append(f"{code}>{shift}<" if shift else code)
        return "".join((*words, ">] TJ")).replace("<>", "") if words else ""

    def name(self, face: Typeface, subset: int) -> str:
        """What pages call a subset of a font."""
        key = (face.name, subset)
        if key not in self.names:
            self.names[key] = _font(face).getSubsetInternalName(subset, self.document)
        return self.names[key]
