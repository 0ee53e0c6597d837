"""The pages of all games in a real browser: on a desk, a tablet and a phone, and on paper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from authoring.page.block import Bars, Matrix, Page, Table
from authoring.page.html import written
from tests.page.browser import Window, needs_browser, window
from tests.page.looks import BEYOND, CUT, DESK, GONE, NARROW, PHONE, TABLET, UNSAID
from tests.playtest.sample import flagged, grown, page_of, played

pytestmark = [pytest.mark.slow, needs_browser]

GAMES = ("guess-club", "just-one", "things-in-rings")


@pytest.fixture(scope="module", params=GAMES)
def shown(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Page, Path]:
    """A page of each game with all that it can have, as a file."""
    folder = tmp_path_factory.mktemp(request.param)
    page = page_of(request.param, flagged(grown(played(request.param, folder, 12)), 8))
    file = folder / "page.html"
    file.write_text(written(page), encoding="utf-8")
    return page, file


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    with window(tmp_path_factory.mktemp("profile")) as opened:
        yield opened


@pytest.mark.parametrize("width", [NARROW, PHONE, TABLET, DESK])
def test_nothing_is_wider_than_the_screen(
    browser: Window, shown: tuple[Page, Path], width: int
) -> None:
    browser.show(shown[1], width)
    assert browser.run("innerWidth") == width
    assert browser.run("document.documentElement.scrollWidth") <= width
    assert browser.run(BEYOND) == []
    assert browser.run(UNSAID) == []


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_the_names_of_rows_stay_when_a_phone_scrolls(
    browser: Window, shown: tuple[Page, Path], dark: bool
) -> None:
    browser.show(shown[1], PHONE, dark)
    assert browser.run(GONE) == []


def test_a_short_table_is_whole_on_a_phone(browser: Window, shown: tuple[Page, Path]) -> None:
    browser.show(shown[1], PHONE)
    cut = """[...document.querySelectorAll(".scroll")]
      .filter((box) => box.querySelectorAll("tbody tr").length <= 10)
      .filter((box) => box.scrollHeight > box.clientHeight + 1).map((box) => box.dataset.name)"""
    assert browser.run(cut) == []


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_no_words_of_a_picture_cover_its_dots(
    browser: Window, shown: tuple[Page, Path], width: int
) -> None:
    browser.show(shown[1], width)
    covered = """[...document.querySelectorAll("svg")].flatMap((svg) => {
      const boxes = (name) => [...svg.querySelectorAll(name)].map((e) => e.getBoundingClientRect());
      const dots = boxes("use").filter((dot) => dot.width);
      return boxes("text").filter((text) => dots.some((dot) => dot.left < text.right &&
        text.left < dot.right && dot.top < text.bottom && text.top < dot.bottom));
    }).length"""
    assert browser.run(covered) == 0


def test_a_phone_can_read_the_letters_of_pictures(
    browser: Window, shown: tuple[Page, Path]
) -> None:
    browser.show(shown[1], PHONE)
    heights = """[...document.querySelectorAll("figure:not(.wide) svg text")]
      .map((text) => text.getBoundingClientRect())
      .map((box) => Math.min(box.height, box.width)).filter(Boolean)"""
    sizes = """[...document.querySelectorAll("figure:not(.wide) svg")].map((svg) =>
      parseFloat(getComputedStyle(svg.querySelector("text")).fontSize)
      * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)"""
    assert min(browser.run(sizes), default=11) >= 11
    assert min(browser.run(heights), default=8) > 0


def test_the_browser_shows_all_that_is_on_the_page(
    browser: Window, shown: tuple[Page, Path]
) -> None:
    page, file = shown
    browser.show(file)
    lying = [one for one in page.blocks() if isinstance(one, Bars) and not one.steps]
    tabular = [one for one in page.blocks() if isinstance(one, Table | Matrix)]
    drawn = [one for one in page.blocks() if one not in lying and one not in tabular]
    assert browser.run("document.querySelectorAll('svg').length") == len(drawn)
    assert browser.run("document.querySelectorAll('table.bars').length") == len(lying)
    assert browser.run("document.querySelectorAll('.scroll table').length") == len(tabular)
    assert browser.run("document.querySelectorAll('h2').length") == len(page.sections)
    told = browser.run("[...document.querySelectorAll('figcaption h3')].map((h) => h.textContent)")
    assert told == [block.title for block in page.blocks()]
    named = "[...document.querySelectorAll('[role=img]')].every((one) => one.ariaLabel.length > 30)"
    assert browser.run(named)


def test_paper_gets_everything_in_black_on_white(browser: Window, shown: tuple[Page, Path]) -> None:
    browser.show(shown[1], dark=True, media="print")
    assert browser.run(CUT) == 0
    assert browser.run("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert browser.run("document.querySelector('.sought').checkVisibility()") is False
    assert browser.run("document.querySelector('.card .id').checkVisibility()") is True
