"""The theme that ships can be read by every eye, and a broken one says where."""

from __future__ import annotations

import math
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from authoring.printing import colour, figure, legibility, pdf, theme
from authoring.printing.fonts import Typeface
from authoring.printing.path import bounds, segments
from authoring.printing.theme import ThemeError
from authoring.resources import folder

SHIPPED = theme.load()


@pytest.mark.parametrize("name", theme.names())
def test_a_theme_that_ships_can_be_read_and_told_apart_by_every_eye(name: str) -> None:
    found = list(legibility.measures(theme.load(root=theme.find(name))))
    assert {one.kind for one in found} == {"contrast", "distance", "type"}
    assert [one for one in found if not one.fine] == []


@pytest.mark.parametrize("name", theme.names())
def test_a_theme_that_ships_names_the_same_things(name: str) -> None:
    """Cards ask for swatches and roles by name: another theme has to have them all."""
    other = theme.load(root=theme.find(name))
    assert set(other.swatches) == set(SHIPPED.swatches)
    assert set(other.roles) == set(SHIPPED.roles)
    assert len(other.numbers) == len(SHIPPED.numbers)
    assert [number.shape for number in other.numbers] == [n.shape for n in SHIPPED.numbers]
    assert other.apart == SHIPPED.apart


def test_the_quiet_theme_has_little_colour() -> None:
    def chroma(name: str) -> float:
        found = theme.load(root=theme.find(name))
        labs = [colour.lab(swatch.fill) for swatch in found.swatches.values()]
        return sum(math.hypot(one[1], one[2]) for one in labs) / len(labs)

    assert chroma("quiet") < 0.5 * chroma("standard")


def test_a_theme_that_falls_short_says_where(copy: Path) -> None:
    spoil(copy, 'blue:   {fill: "#2563EB"', 'blue:   {fill: "#A5B0C8"')
    spoil(copy, '{shape: hexagon,  fill: "#D6402B"', '{shape: hexagon,  fill: "#2563EA"')
    short = [one for one in legibility.measures(theme.load(root=copy)) if not one.fine]
    assert {one.what for one in short} >= {"text on swatch blue", "numbers, normal sight"}


def test_what_a_theme_lacks_is_taken_from_the_one_that_ships(copy: Path) -> None:
    for part in ("sizes.yml", "papers.yml", "services.yml", "fonts", "art", "press"):
        found = copy / part
        shutil.rmtree(found) if found.is_dir() else found.unlink()
    other = theme.load(root=copy)
    assert other.stock == SHIPPED.stock
    assert other.pictures.find("penguin") is not None
    assert other.typefaces["nunito"].path == SHIPPED.typefaces["nunito"].path
    assert other.profile == SHIPPED.profile


def test_themes_are_found_by_name_and_by_folder(copy: Path) -> None:
    assert theme.names() == ("standard", "quiet")
    assert theme.find("standard") == folder("content") / "theme"
    assert theme.find(str(copy)) == copy
    with pytest.raises(KeyError, match="did you mean 'quiet'"):
        theme.find("quite")


def test_each_number_has_a_shape_of_its_own() -> None:
    assert len({number.shape for number in SHIPPED.numbers}) == len(SHIPPED.numbers) == 5


@pytest.mark.parametrize("role", sorted(SHIPPED.roles))
def test_no_text_is_smaller_than_five_points(role: str) -> None:
    found = SHIPPED.roles[role]
    for style in (found.first, found.second, found.alone):
        assert 5 <= style.floor <= style.size
    assert found.second.size <= found.first.size <= found.alone.size


def test_the_only_language_of_a_card_is_set_larger() -> None:
    for role in ("name", "word", "statement", "question", "entry"):
        found = SHIPPED.roles[role]
        assert found.style(0, 1).size > found.style(0, 2).size > found.style(1, 2).size


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The theme that ships, in a folder that may be spoilt."""
    place = tmp_path / "theme"
    shutil.copytree(folder("content") / "theme", place)
    return place


def spoil(root: Path, old: str, new: str, file: str = "theme.yml") -> None:
    path = root / file
    words = path.read_text(encoding="utf-8")
    assert old in words
    path.write_text(words.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"#1B1B2F"', '"navy"', "navy"),
        ("shape: circle", "shape: blob", "blob"),
        ("stack: display", "stack: dispaly", "'dispaly' is none of the stacks"),
        ("[yellow, blue", "[yellow, bleu", "'bleu' is none of the swatches"),
        ("[fredoka, ", "[fredoca, ", "'fredoca' is none of the fonts"),
        ("Nunito-Bold.ttf", "Nunito-Black.ttf", "there is no font file Nunito-Black.ttf"),
        ("radius: 4 ", "radius: -4 ", "-4"),
        ("lengths:", "lenghts:", "lenghts"),
        ("radius: 4 ", "radius: 1000 ", "at most 20"),
        ("floor: 5, leading: 1.15", "floor: 5, leading: 1e300", "at most 3"),
        ("size: 5.8", "size: 0.0001", "at least 2"),
        ("nunito: Nunito-SemiBold.ttf", "nunito: x", "'x' is not the name of a TrueType file, as"),
        ("lengths:", "  lengths:", ""),
    ],
)
def test_a_broken_theme_says_where(copy: Path, old: str, new: str, message: str) -> None:
    spoil(copy, old, new)
    with pytest.raises(ThemeError) as raised:
        theme.load(root=copy)
    first = raised.value.faults[0].flaw
    assert message in str(raised.value)
    assert first.place.path.endswith("theme.yml")
    assert first.place.line > 1
    assert f":{first.place.line}:{first.place.column}: " in str(raised.value)


def test_fonts_come_from_the_folder_of_the_theme_and_can_be_embedded(
    copy: Path, tmp_path: Path
) -> None:
    fonts = copy / "fonts"
    (tmp_path / "outside.ttf").write_bytes((fonts / "Nunito-Bold.ttf").read_bytes())
    (fonts / "Nunito-Bold.ttf").unlink()
    (fonts / "Nunito-Bold.ttf").symlink_to(tmp_path / "outside.ttf")
    (fonts / "Nunito-SemiBold.ttf").write_bytes(b"OTTO" + bytes(40))
    (fonts / "Fredoka-SemiBold.ttf").write_bytes(b"<html>")
    (fonts / "NotoSansSC-Bold.ttf").write_bytes(b"\0\1\0\0" + bytes(40))
    whole = (fonts / "NotoSansSC-Medium.ttf").read_bytes()
    (fonts / "NotoSansSC-Medium.ttf").write_bytes(whole[:-1000])
    with pytest.raises(ThemeError) as raised:
        theme.load(root=copy)
    told = str(raised.value)
    for words in (
        "Nunito-Bold.ttf is a link that leads out of its folder",
        "Nunito-SemiBold.ttf has PostScript outlines",
        "Fredoka-SemiBold.ttf is no TrueType font",
        "NotoSansSC-Bold.ttf lacks its table cmap",
        "NotoSansSC-Medium.ttf is cut short",
    ):
        assert words in told


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [("sizes.yml", "width: 63", "width: wide"), ("papers.yml", "margin: 5", "margin: [5]")],
)
def test_broken_papers_and_sizes_say_where(copy: Path, file: str, old: str, new: str) -> None:
    spoil(copy, old, new, file)
    with pytest.raises(ThemeError, match=file):
        theme.load(root=copy)


def test_the_pictures_of_a_deck_go_before_those_of_the_theme(tmp_path: Path) -> None:
    loaded = theme.load(tmp_path)
    assert loaded.pictures.folders == (tmp_path / "art", *SHIPPED.pictures.folders)


def test_sizes_are_known_by_name_and_as_written() -> None:
    stock = SHIPPED.stock
    assert (stock.size("poker").width, stock.size("poker").height) == (63, 88)
    assert (stock.size("60x90").width, stock.size("60x90").height) == (60, 90)
    assert stock.size("2.5x3.5in").width == pytest.approx(63.5)
    assert stock.paper("A4").height == 297
    assert stock.paper("letter").width == pytest.approx(215.9)
    assert stock.paper("card").single


@pytest.mark.parametrize("name", ["pokr", "0x5", "63", "63x88cm", ""])
def test_an_unknown_size_is_refused(name: str) -> None:
    with pytest.raises(KeyError, match="no card size is called"):
        SHIPPED.stock.size(name)


def test_an_unknown_paper_names_the_nearest() -> None:
    with pytest.raises(KeyError, match="did you mean 'letter'"):
        SHIPPED.stock.paper("leter")


def test_a_damaged_font_is_told_with_its_file(tmp_path: Path) -> None:
    whole = (SHIPPED.root / "fonts" / "Nunito-Bold.ttf").read_bytes()
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(whole[:2000] + bytes(len(whole) - 2000))
    spoilt = replace(SHIPPED, typefaces={"broken": Typeface("broken", broken)})
    with pytest.raises(OSError, match="the font cannot be embedded, since it is damaged") as raised:
        pdf.write(tmp_path / "it.pdf", (), spoilt, "title", "en")
    assert raised.value.filename == str(broken)


def test_a_folder_without_a_theme_says_so(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match=r"is no theme: it has no theme\.yml"):
        theme.find(str(tmp_path))


@pytest.mark.parametrize("radius", [0.0, 20.0])
def test_corners_are_no_rounder_than_their_panel(radius: float) -> None:
    for less in (radius, radius - 1.5):
        box = bounds(segments(figure.rectangle(1, 2, 30, 8, less)))
        assert box == pytest.approx((1, 2, 31, 10))
