"""The page as a file: whole in itself, the same each time, and read by a real browser."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from authoring.page.html import written
from authoring.page.typeface import FACES, embedded
from tests.page.sample import PAGE

BROWSER = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chrome")

ALONE = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--virtual-time-budget=2000",
    "--dump-dom",
)

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
@pytest.mark.skipif(BROWSER is None, reason="no Chromium on this machine")
def test_a_browser_sorts_and_filters_its_tables(page: str, tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text(page.replace("</body>", f"{ACT}</body>"), encoding="utf-8")
    profile = f"--user-data-dir={tmp_path / 'profile'}"
    seen = subprocess.run(
        [str(BROWSER), *ALONE, profile, file.as_uri()],
        capture_output=True,
        check=True,
        timeout=120,
    ).stdout.decode("utf-8")
    (title,) = re.findall(r"<title>(.*?)</title>", seen)
    assert title == "apple,pear,苹果 | pear | 5"
