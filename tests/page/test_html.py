"""The page as a file: whole in itself, the same each time, and read by a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from authoring.page.html import written
from authoring.page.typeface import FACES, embedded
from tests.page.browser import needs_browser, shown
from tests.page.sample import PAGE

ACT = """
<script>
document.querySelectorAll("th")[2].click();
const box = document.querySelector("input.filter");
box.value = "PE";
box.dispatchEvent(new Event("input"));
setTimeout(() => {
  const rows = [...document.querySelectorAll("tbody tr")];
  const names = (shown) => shown.map((row) => row.cells[0].textContent).join();
  const pictures = document.querySelectorAll("svg").length;
  document.title = `${names(rows)} | ${names(rows.filter((row) => !row.hidden))} | ${pictures}`;
}, 200);
</script>
"""


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


def test_pictures_share_no_ids(page: str) -> None:
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_a_face_is_cut_down_to_what_no_face_before_it_has() -> None:
    latin, han = FACES
    assert embedded(latin, "苹果") == ""
    assert embedded(han, "abc") == ""
    assert len(embedded(han, "苹果")) < len(embedded(han, "苹果环中物语独家暗语"))


@pytest.mark.slow
@needs_browser
def test_a_browser_sorts_and_filters_its_tables(page: str, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text(page.replace("</body>", f"{ACT}</body>"), encoding="utf-8")
    (title,) = re.findall(r"<title>(.*?)</title>", shown(file, tmp_path / "profile"))
    assert title == "apple,pear,苹果 | pear | 5"
