"""The page of `authoring stats --html` in a real browser: every shipped deck, on every screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import run
from tests.page.browser import Window, needs_browser, window
from tests.page.looks import BEYOND, CUT, DESK, GONE, NARROW, PHONE, TABLET, UNSAID

pytestmark = [pytest.mark.slow, needs_browser]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("stats") / "stats.html"
    run("stats", "guess-club", "just-one", "things-in-rings", "--html", str(file))
    return file


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    with window(tmp_path_factory.mktemp("profile")) as opened:
        yield opened


@pytest.mark.parametrize("width", [NARROW, PHONE, TABLET, DESK])
def test_nothing_is_wider_than_the_screen(browser: Window, page: Path, width: int) -> None:
    browser.show(page, width)
    assert browser.run("document.documentElement.scrollWidth") <= width
    assert browser.run(BEYOND) == []
    assert browser.run(UNSAID) == []


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_the_names_of_rows_stay_when_a_phone_scrolls(
    browser: Window, page: Path, dark: bool
) -> None:
    browser.show(page, PHONE, dark)
    assert browser.run(GONE) == []


def test_paper_gets_everything(browser: Window, page: Path) -> None:
    browser.show(page, 690)
    browser.print_out()
    assert browser.run(CUT) == 0
    beyond = """[...document.querySelectorAll("th, td")]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.textContent)"""
    assert browser.run(beyond) == []
