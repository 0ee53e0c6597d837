"""Every link of the pages leads somewhere, and to every page leads one."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, PAGES, ROOT, text

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
PICTURES = sorted(path for path in DOCS.rglob("*") if path.suffix in (".png", ".svg"))


def targets(page: str) -> list[tuple[str, str]]:
    """The local links of a page: the path, "" for the page itself, and the heading."""
    prose = re.sub(r"(?ms)^```.*?^```|`[^`\n]*`(?!\])", "", text(page))
    found = [link.partition("#") for link in LINK.findall(prose) if "://" not in link]
    return [(path, heading) for path, _, heading in found if not path.startswith("mailto:")]


def headings(page: Path) -> set[str]:
    """What the headings of a page are called in links to them."""
    prose = re.sub(r"(?ms)^```.*?^```", "", page.read_text("utf-8"))
    return {_slug(title) for title in re.findall(r"(?m)^#+ (.+)$", prose)}


def _slug(title: str) -> str:
    plain = unicodedata.normalize("NFKC", re.sub(r"[`*]", "", title)).lower()
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", plain).strip())


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    here = ROOT / page
    for path, heading in targets(page):
        target = (here.parent / path) if path else here
        assert target.exists(), path
        if heading and target.suffix == ".md":
            assert heading in headings(target), f"{path}#{heading}"


def test_the_first_page_leads_to_every_other() -> None:
    linked = {(DOCS / path).resolve() for path, _ in targets("docs/index.md")}
    pages = {path.resolve() for path in DOCS.rglob("*.md")} - {DOCS / "index.md"}
    assert not sorted(path.relative_to(DOCS).as_posix() for path in pages - linked)


def test_the_readme_leads_to_the_first_page_and_the_tutorial() -> None:
    linked = {path for path, _ in targets("README.md")}
    assert {"docs/index.md", "docs/tutorial/first-deck.md", "CONTRIBUTING.md"} <= linked


def test_every_picture_is_shown_on_a_page() -> None:
    shown = {((ROOT / page).parent / path).resolve() for page in PAGES for path, _ in targets(page)}
    assert not [path.name for path in PICTURES if path.resolve() not in shown]
