"""The page as a file: whole in itself, the same each time, and read by a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from authoring.page.block import SHARE, Column, Matrix, Measured, Named, Page, Section, Table
from authoring.page.html import HERE, written
from authoring.page.plot import picture
from authoring.page.typeface import FACES, embedded
from tests.page.browser import Window, needs_browser, window
from tests.page.sample import PAGE, POINTS


@pytest.fixture(scope="module")
def page() -> str:
    return written(PAGE)


def test_the_same_page_gives_the_same_bytes(page: str) -> None:
    assert written(PAGE) == page


def test_it_needs_no_other_file(page: str) -> None:
    assert not re.findall(r'(?:src|href)\s*=\s*"(?!#|data:)', page)
    assert not re.findall(r"url\((?!data:|#)", page)
    assert "@import" not in page


def test_what_cards_say_is_text_and_never_markup(page: str) -> None:
    assert "Cards &amp; &lt;b&gt;bold&lt;/b&gt; words" in page
    assert "<b>bold" not in page


def test_what_is_to_be_typed_is_set_apart(page: str) -> None:
    assert "Each card was drawn, see <code>stats &lt;deck&gt;</code>." in page


def test_pictures_share_no_ids(page: str) -> None:
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_pictures_have_the_colours_of_the_page(page: str) -> None:
    """Else they would stay as they are in the dark."""
    for drawn in re.findall(r"<svg .*?</svg>", page, re.DOTALL):
        assert "var(--" in drawn
        assert not re.findall(r"(?:fill|stroke): #\w+", drawn)
    used = set(re.findall(r"var\(--([\w-]+)\)", page))
    given = set(re.findall(r"--([\w-]+):", page))
    assert used <= given


def test_an_axis_reaches_as_far_as_that_of_a_picture_to_compare_with() -> None:
    narrow, wide = (picture(replace(POINTS, reach=reach)) for reach in (None, (0.0, 60.0)))
    ends = [svg.count(">60<") + svg.count(">0<") for svg in (narrow, wide)]
    assert ends == [0, 2]


def test_what_cards_say_bears_its_language(page: str) -> None:
    assert '<span lang="zh-Hans" dir="auto">苹果</span><span class="id">apple</span>' in page


def test_a_face_is_cut_down_to_what_no_face_before_it_has() -> None:
    latin, han = FACES
    assert embedded(latin, "苹果") == ""
    assert embedded(han, "abc") == ""
    assert len(embedded(han, "苹果")) < len(embedded(han, "苹果环中物语独家暗语"))


def schemes() -> Iterator[dict[str, str]]:
    """The colours of the page by day and by night."""
    style = (HERE / "page.css").read_text(encoding="utf-8")
    day, night = (dict(re.findall(r"--([\w-]+): (#\w+)", part)) for part in roots(style))
    yield day
    yield {**day, **night}


def roots(style: str) -> list[str]:
    return re.findall(r":root \{(.*?)\}", style, re.DOTALL)


def luminance(colour: str) -> float:
    """As WCAG 2.1 defines it, from 0 to 1."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("colours", list(schemes()), ids=["day", "night"])
def test_letters_and_lines_stand_out(colours: dict[str, str]) -> None:
    """WCAG AA: 4.5 to 1 for text on whatever lies behind it, 3 to 1 for what pictures tell."""
    behind = ["paper", "pale", "hover", "band-0", "band-1", "band-2"]
    for text in ("ink", "muted"):
        for ground in behind:
            assert contrast(colours[text], colours[ground]) >= 4.5, (text, ground)
    assert contrast(colours["link"], colours["paper"]) >= 4.5
    for ground in ("paper", "band-0", "band-1", "band-2"):
        assert contrast(colours["blue"], colours[ground]) >= 3, ground
    assert contrast(colours["ink"], colours["blue"]) >= 3
    assert contrast(colours["ink"], colours["heat"]) >= 4.5


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    with window(tmp_path_factory.mktemp("profile")) as opened:
        yield opened


@pytest.fixture
def file(page: str, tmp_path: Path) -> Path:
    place = tmp_path / "page.html"
    place.write_text(page, encoding="utf-8")
    return place


SHOWN = """[...document.querySelectorAll(".wide tbody tr")].filter((row) => !row.hidden)
  .map((row) => row.cells[0].querySelector(".id").textContent).join()"""
ORDER = "[...document.querySelectorAll('.wide thead th')].map((th) => th.getAttribute('aria-sort'))"
FOCUS = "document.activeElement.textContent"
RING = "getComputedStyle(document.activeElement).outlineStyle"


@pytest.mark.slow
@needs_browser
def test_a_mouse_sorts_and_filters(browser: Window, file: Path) -> None:
    browser.show(file)
    browser.click("thead th:nth-child(3) button")
    assert browser.run(SHOWN) == "apple,pear,plum"
    assert browser.run(ORDER) == [None, None, "ascending"]
    browser.click("thead th:nth-child(2) button")
    assert browser.run(SHOWN) == "plum,apple,pear"  # what has no figure comes last
    assert browser.run(ORDER) == [None, "ascending", None]
    browser.click("thead th:nth-child(2) button")
    assert browser.run(SHOWN) == "apple,plum,pear"
    browser.click("input.filter")
    browser.write("PE")
    assert browser.run(SHOWN) == "pear"
    assert browser.run("document.querySelector('.count').textContent") == "1 of 3 rows"


@pytest.mark.slow
@needs_browser
def test_keys_sort_and_filter(browser: Window, file: Path) -> None:
    browser.show(file)
    while browser.run("document.activeElement.type") != "search":
        browser.press("Tab")
    assert browser.run(RING) == "solid"
    browser.write("苹 apple")
    assert browser.run(SHOWN) == "apple"
    browser.press("Tab")
    assert browser.run(FOCUS) == "card"
    assert browser.run(RING) == "solid"
    browser.press("Tab")
    browser.press("Enter")
    assert browser.run(ORDER) == [None, "ascending", None]
    browser.press(" ")
    assert browser.run(ORDER) == [None, "descending", None]


STANDING = """[...document.querySelectorAll("input, button, .hint, noscript")]
  .filter((one) => one.checkVisibility()).map((one) => one.localName)"""


@pytest.mark.slow
@needs_browser
def test_what_needs_a_script_is_there_only_where_scripts_run(browser: Window, file: Path) -> None:
    browser.show(file, scripts=False)
    assert browser.run(STANDING) == ["noscript"]
    heads = browser.run("[...document.querySelectorAll('th[scope=col]')].map((th) => th.innerText)")
    assert heads == ["card", "hit rate", "games", "left", "right"]
    assert browser.run("document.querySelector('.count').innerText") == "3 rows"
    browser.show(file)
    assert browser.run(STANDING) == ["input", "button", "button", "button"]


@pytest.mark.slow
@needs_browser
def test_the_name_of_a_row_stays_beside_its_figures(browser: Window, tmp_path: Path) -> None:
    names = tuple(f"row-{number}-with-a-name" for number in range(3))
    many = tuple(f"column {number}" for number in range(40))
    matrix = Matrix("Wide", names, many, ((0.5,) * 40,) * 3, SHARE)
    columns = (Column("row"), *(Column(name, "") for name in many))
    table = Table("Wider", columns, tuple((name, *range(40)) for name in names))
    place = tmp_path / "wide.html"
    place.write_text(written(Page("Wide", (), (Section("", (matrix, table)),))), encoding="utf-8")
    browser.show(place, width=390)
    browser.run("document.querySelectorAll('.scroll').forEach((box) => { box.scrollLeft = 400 })")
    on_top = """[...document.querySelectorAll(".scroll tr > :first-child")].map((head) => {
      head.scrollIntoView({block: "center"});
      const { left, top, width, height } = head.getBoundingClientRect();
      const there = document.elementFromPoint(left + width - 3, top + height / 2);
      return there.closest("th, td") === head && left >= 0 && width > 40;
    })"""
    assert browser.run(on_top) == [True] * 8


@pytest.mark.slow
@needs_browser
def test_a_matrix_of_many_columns_fits_on_paper(browser: Window, tmp_path: Path) -> None:
    many = tuple(f"the-name-of-column-{number}" for number in range(40))
    matrix = Matrix("Wide", many, many, ((1.0,) * 40,) * 40, SHARE)
    place = tmp_path / "wide.html"
    place.write_text(written(Page("Wide", (), (Section("", (matrix,)),))), encoding="utf-8")
    browser.show(place, width=690)  # A4 without its margins, in pixels of 1/96 inch
    browser.print_out()
    assert browser.run(BEYOND_PAPER) == []
    beyond = """[...document.querySelectorAll("tbody td")]
      .filter((cell) => cell.scrollWidth > cell.offsetWidth + 1).length"""
    assert browser.run(beyond) == 0


LONG = Table(
    "Cards whose words never end",
    (Column("card"), *(Column(skill, SHARE) for skill in ("novice", "average", "expert"))),
    ((Named("long", (("en", "W" * 55), ("he", "תפוח!"))), *(Measured(0.5, 0.412, 0.588),) * 3),),
)
BEYOND_PAPER = """[...document.querySelectorAll("th, td")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.textContent)"""
HINTS = "[...document.querySelectorAll('.hint')].filter((one) => one.checkVisibility()).length"


@pytest.mark.slow
@needs_browser
def test_paper_cannot_be_scrolled(browser: Window, tmp_path: Path) -> None:
    place = tmp_path / "long.html"
    place.write_text(written(Page("Long", (), (Section("All", (LONG, LONG)),))), encoding="utf-8")
    browser.show(place, width=760)
    assert browser.run(HINTS) == 2
    browser.print_out()
    assert browser.run(BEYOND_PAPER) == []
    assert browser.run(HINTS) == 0


@pytest.mark.slow
@needs_browser
def test_each_text_runs_its_own_way(browser: Window, tmp_path: Path) -> None:
    place = tmp_path / "long.html"
    place.write_text(written(Page("Long", (), (Section("All", (LONG,)),))), encoding="utf-8")
    browser.show(place)
    ways = "[...document.querySelectorAll('.card [lang]')]"
    assert browser.run(f"{ways}.map((one) => getComputedStyle(one).direction)") == ["ltr", "rtl"]
