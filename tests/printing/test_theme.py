"""The theme that ships can be read by every eye, and a broken one says where."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from authoring.printing import colour, theme
from authoring.printing.theme import ThemeError
from authoring.resources import folder

SHIPPED = theme.load()
READABLE = 4.5
"""The least contrast of text, after WCAG 2 level AA."""

VISIBLE = 3.0
"""The least contrast of signs."""

APART = 20.0
"""The least CIEDE2000 between colours that mean something, to any of the four sights."""


@pytest.mark.parametrize("name", sorted(SHIPPED.swatches))
def test_text_on_a_swatch_can_be_read(name: str) -> None:
    swatch = SHIPPED.swatches[name]
    assert colour.contrast(swatch.text, swatch.fill) >= READABLE
    assert colour.contrast(SHIPPED.ink, swatch.tint) >= READABLE
    assert colour.contrast(SHIPPED.muted, swatch.tint) >= READABLE
    assert colour.contrast(SHIPPED.colours["right"], swatch.tint) >= VISIBLE
    assert colour.contrast(SHIPPED.colours["wrong"], swatch.tint) >= VISIBLE


@pytest.mark.parametrize("number", SHIPPED.numbers, ids=lambda number: str(number.shape))
def test_a_number_can_be_read_on_its_badge(number: theme.Number) -> None:
    assert colour.contrast(number.text, number.fill) >= READABLE


@pytest.mark.parametrize("ground", SHIPPED.grounds, ids=lambda ground: str(ground.tint))
def test_text_can_be_read_on_a_ground(ground: theme.Ground) -> None:
    for tone in (ground.tint, ground.blob):
        assert colour.contrast(SHIPPED.ink, tone) >= READABLE
    assert colour.contrast(SHIPPED.muted, ground.tint) >= READABLE


def test_text_can_be_read_on_paper() -> None:
    for name in ("ink", "muted", "right", "wrong"):
        assert colour.contrast(SHIPPED.colours[name], SHIPPED.paper) >= READABLE


@pytest.mark.parametrize("sight", sorted(colour.SIGHTS))
def test_numbers_and_rings_are_told_apart_by_every_eye(sight: str) -> None:
    numbers = [number.fill for number in SHIPPED.numbers]
    rings = [SHIPPED.swatches[name].fill for name in ("yellow", "blue", "red")]
    assert colour.least_distance(numbers, sight) >= APART
    assert colour.least_distance(rings, sight) >= APART


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
        ("[fredoka, ", "[fredoca, ", "'fredoca' is none of the fonts"),
        ("Nunito-Bold.ttf", "Nunito-Black.ttf", "there is no font file Nunito-Black.ttf"),
        ("safe: 4", "safe: -4", "-4"),
        ("lengths:", "lenghts:", "lenghts"),
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
