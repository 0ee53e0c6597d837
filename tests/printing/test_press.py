"""Files for a print shop, and sheets that spare ink, opened again and measured."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pytest
from PIL import Image, ImageCms

from authoring.printing import chrome, image, ink, job, theme
from authoring.printing.face import Art, Face, PrintedCard, Shape, Stack, TextRun
from authoring.printing.thrift import thrifty
from authoring.printing.ticket import Backs, Ticket
from tests.printing import samples

POINT = 72 / 25.4
SHIPPED = theme.load()
PRESS = Ticket(press=True)
COLOURS = sorted(
    {colour for swatch in SHIPPED.swatches.values() for colour in (swatch.fill, swatch.tint)}
    | {number.fill for number in SHIPPED.numbers}
    | {tone for ground in SHIPPED.grounds for tone in (ground.tint, ground.blob)}
)


@pytest.fixture
def own(tmp_path: Path) -> theme.Theme:
    return samples.own_theme(tmp_path / "art")


def made(own: theme.Theme, out: Path, ticket: Ticket, paper: str = "a4", count: int = 10) -> Path:
    (path,) = job.print_stacks([samples.stack(own, count)], own, [paper], out, ticket=ticket)
    return path


def streams(file: pikepdf.Pdf) -> list[Any]:
    """The operators of all pages and forms."""
    forms = [
        thing
        for thing in file.objects
        if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form"
    ]
    return [
        (operands, str(operator))
        for held in (*file.pages, *forms)
        for operands, operator in pikepdf.parse_content_stream(held)
    ]


def test_colours_of_a_press_are_process_colours_alone(own: theme.Theme, tmp_path: Path) -> None:
    with pikepdf.open(made(own, tmp_path, PRESS)) as file:
        used = {operator for _, operator in streams(file)}
    assert {"k", "K"} <= used
    assert not {"rg", "RG", "g", "G", "cs", "sc", "scn", "sh"} & used


def test_the_press_is_named_with_its_profile(own: theme.Theme, tmp_path: Path) -> None:
    with pikepdf.open(made(own, tmp_path, PRESS)) as file:
        (intent,) = file.Root.OutputIntents
        assert intent.Type == "/OutputIntent"
        assert intent.S == "/GTS_PDFX"
        assert str(intent.OutputConditionIdentifier) == "FOGRA39"
        assert intent.DestOutputProfile.N == 4
        profile = ImageCms.ImageCmsProfile(io.BytesIO(intent.DestOutputProfile.read_bytes()))
        assert profile.profile.xcolor_space.strip() == "CMYK"
        assert profile.profile.device_class == "prtr"
        assert "/GTS_PDFXVersion" not in file.docinfo
        assert "/Metadata" not in file.Root


def test_no_file_for_the_home_has_an_intent(own: theme.Theme, tmp_path: Path) -> None:
    with pikepdf.open(made(own, tmp_path, Ticket())) as file:
        assert "/OutputIntents" not in file.Root
        assert "CS" not in {operator for _, operator in streams(file)}


@pytest.mark.parametrize("colour", COLOURS)
def test_no_colour_takes_more_ink_than_services_allow(colour: str) -> None:
    shares = ink.process(colour, SHIPPED.profile)
    assert all(0 <= share <= 1 for share in shares)
    assert sum(shares) <= 2.405


def test_colours_come_out_as_they_were_as_far_as_the_press_can() -> None:
    """Back through the profile, tints are what they were; strong colours lose some strength."""
    back: Any = ImageCms.buildTransform(
        str(SHIPPED.profile), ImageCms.createProfile("sRGB"), "CMYK", "RGB"
    )
    for ground in SHIPPED.grounds:
        shares = ink.process(ground.tint, SHIPPED.profile)
        dot = Image.new("CMYK", (1, 1), tuple(round(255 * share) for share in shares))
        seen: Any = ImageCms.applyTransform(dot, back)
        wanted = [int(ground.tint[at : at + 2], 16) for at in (1, 3, 5)]
        assert seen.getpixel((0, 0)) == pytest.approx(wanted, abs=20)


@pytest.mark.parametrize(
    ("colour", "black"),
    [(SHIPPED.ink, 1.0), ("#000000", 1.0), ("#FFFFFF", 0.0), (SHIPPED.muted, 0.725)],
)
def test_greys_are_black_alone(colour: str, black: float) -> None:
    shares = ink.process(colour, SHIPPED.profile)
    assert shares[:3] == (0, 0, 0)
    assert shares[3] == pytest.approx(black, abs=0.03)


def test_type_in_ink_is_black_alone(tmp_path: Path) -> None:
    run = TextRun(10, 20, "Tea", "nunito", 12, SHIPPED.ink)
    card = PrintedCard("tea", Face(63, 88, (run,)))
    (path,) = job.print_stacks(
        [Stack("tea", "Tea", "poker", (card,))], SHIPPED, ["card"], tmp_path, ticket=PRESS
    )
    with pikepdf.open(path) as file:
        fills = [
            [float(one) for one in held] for held, operator in streams(file) if operator == "k"
        ]
    assert fills == [[0, 0, 0, 1]]


@pytest.mark.parametrize("paper", ["a4", "card"])
def test_a_cut_line_of_its_own_colour_runs_around_each_card(
    own: theme.Theme, tmp_path: Path, paper: str
) -> None:
    with pikepdf.open(made(own, tmp_path, PRESS, paper, 2)) as file:
        for page in file.pages:
            space = page.Resources.ColorSpace.CutContour
            assert [str(space[0]), str(space[1]), str(space[2])] == [
                "/Separation",
                "/CutContour",
                "/DeviceCMYK",
            ]
            assert any(bool(state.get("/OP")) for state in page.Resources.ExtGState.values())
            (box, corners) = contour(page)
            trim = [float(value) / POINT for value in page.TrimBox]
            height = float(page.MediaBox[3]) / POINT
            if paper == "card":
                assert corners == 4
                assert box == pytest.approx(
                    (trim[0], height - trim[3], trim[2], height - trim[1]), abs=0.01
                )
            else:
                assert corners == 2 * 4


def contour(page: Any) -> tuple[tuple[float, float, float, float], int]:
    """The box around the line drawn in the spot colour, and the rounded corners it has."""
    points: list[tuple[float, float]] = []
    corners, spot = 0, False
    for operands, operator in pikepdf.parse_content_stream(page):
        if str(operator) == "CS":
            spot = str(operands[0]) == "/CutContour"
        elif spot and str(operator) in ("m", "l", "c"):
            numbers = [float(one) for one in operands]
            points.append((numbers[-2], numbers[-1]))
            corners += str(operator) == "c"
        elif str(operator) == "Q":
            spot = False
    across, down = zip(*points, strict=True)
    return (min(across), min(down), max(across), max(down)), corners


@pytest.mark.parametrize(
    "ticket",
    [Ticket(), PRESS, Ticket(low_ink=True), Ticket(backs=Backs.FOLD)],
    ids=["home", "press", "low-ink", "fold"],
)
def test_files_are_sound_and_the_same_twice(
    own: theme.Theme, tmp_path: Path, ticket: Ticket
) -> None:
    first, second = (made(own, tmp_path / name, ticket) for name in ("one", "two"))
    assert first.read_bytes() == second.read_bytes()
    with pikepdf.open(first) as file:
        check = getattr(file, "check_pdf_syntax", None) or file.check
        assert check() == []
    if qpdf := shutil.which("qpdf"):
        done = subprocess.run([qpdf, "--check", str(first)], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


def test_a_folded_page_shows_both_sides_and_says_so(own: theme.Theme, tmp_path: Path) -> None:
    path = made(own, tmp_path, Ticket(backs=Backs.FOLD), count=4)
    with pikepdf.open(path) as file:
        assert len(file.pages) == 1
        assert file.Root.ViewerPreferences.Duplex == "/Simplex"
    document = pypdfium2.PdfDocument(path)
    try:
        told = document[0].get_textpage().get_text_bounded()
        picture = document[0].render(scale=2).to_pil().convert("RGB")
    finally:
        document.close()
    assert "fold along the dashed line, glue, then cut" in told
    assert "print at 100 %" in told
    white = {picture.getpixel((x, 10)) for x in (4, picture.width - 4)}
    assert white == {(255, 255, 255)}


def test_faces_that_spare_ink_have_no_large_fill(own: theme.Theme) -> None:
    for card in thrifty(samples.stack(own, 3), own).cards:
        assert card.back is not None
        for face in (card.front, card.back):
            for mark in face.marks:
                if isinstance(mark, Shape) and mark.fill not in (None, "#FFFFFF"):
                    assert mark.path.count("M") == 1
                if isinstance(mark, TextRun):
                    assert mark.colour == own.ink


def test_one_back_stays_one_and_signs_stay_filled(own: theme.Theme) -> None:
    shown = thrifty(samples.stack(own, 3), own)
    assert len({id(card.back) for card in shown.cards}) == 1
    pips = chrome.pips(58, 6, 2, own.ink)
    plain = Face(63, 88, (*pips, Shape("M5 5h50v50h-50Z", "#2563EB")))
    (card,) = thrifty(Stack("a", "A", "poker", (PrintedCard("a", plain),)), own).cards
    assert [bool(getattr(mark, "fill", None)) for mark in card.front.marks[:3]] == [
        True,
        True,
        False,
    ]
    panel = card.front.marks[3]
    assert isinstance(panel, Shape)
    assert (panel.fill, panel.stroke) == ("#FFFFFF", "#2563EB")


def spared(own: theme.Theme, *marks: Shape | TextRun) -> tuple[object, ...]:
    """What is left of marks on a blue card once they spare ink."""
    ground = Shape("M-9 -9h90v120h-90Z", "#2563EB")
    face = Face(63, 88, (ground, *marks))
    (card,) = thrifty(Stack("a", "A", "poker", (PrintedCard("a", face),)), own).cards
    return card.front.marks


def test_what_was_white_on_a_ground_is_drawn_in_ink(own: theme.Theme) -> None:
    line = Shape("M5 5h20v20", stroke="#FFFFFF", stroke_width=1)
    sign, emblem, panel = (Shape(f"M9 9h{at}v{at}h-{at}Z", "#FFFFFF") for at in (3, 8, 40))
    drawn = spared(own, line, sign, emblem, panel)
    assert all(isinstance(mark, Shape) for mark in drawn)
    colours = [(mark.fill, mark.stroke) for mark in drawn if isinstance(mark, Shape)]
    assert colours == [
        (None, own.ink),
        (own.ink, None),
        ("#FFFFFF", own.ink),
        ("#FFFFFF", own.colours["hairline"]),
    ]


def test_what_hardly_shows_is_left_out(own: theme.Theme) -> None:
    pattern = Shape("M9 9h1v1h-1Z" * 20, "#4479F0")
    pale = TextRun(20, 40, "?", "nunito", 60, "#E6EEFD")
    panel = Shape("M5 5h50v70h-50Z", "#FFFFFF")
    assert len(spared(own, pattern, panel, pale)) == 1
    dots = Shape("M9 9h1v1h-1Z" * 20, own.ink)
    assert len(spared(own, panel, dots)) == 2


def test_sparing_ink_takes_a_fraction_of_it(own: theme.Theme, tmp_path: Path) -> None:
    shares = [
        image.coverage(made(own, tmp_path / str(low), Ticket(low_ink=low), "card"))
        for low in (False, True)
    ]
    assert shares[0] > 1.0
    assert shares[1] < 0.1


def test_pictures_are_drawn_as_outlines(own: theme.Theme, tmp_path: Path) -> None:
    card = PrintedCard("glass", Face(63, 88, (Art("glass", 10, 10, 40),)))
    stack = Stack("a", "A", "poker", (card,))
    ticket = Ticket(low_ink=True)
    (path,) = job.print_stacks([stack], own, ["card"], tmp_path, ticket=ticket)
    with pikepdf.open(path) as file:
        fills = {
            tuple(float(one) for one in held)
            for held, operator in streams(file)
            if operator == "rg"
        }
        assert fills == {(1.0, 1.0, 1.0)}
        assert {operator for _, operator in streams(file)} & {"S", "B"}


def test_text_comes_out_in_order_in_both_languages(own: theme.Theme, tmp_path: Path) -> None:
    document = pypdfium2.PdfDocument(made(own, tmp_path, PRESS, "card", 2))
    try:
        told = [document[page].get_textpage().get_text_bounded() for page in (0, 2)]
    finally:
        document.close()
    assert [re.split(r"[\r\n]+", page.strip()) for page in told] == [
        ["Traffic light 0", "红绿灯 0"],
        ["Avocado Toast 1", "牛油果 1"],
    ]
