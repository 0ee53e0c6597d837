"""Licences: the page and the bill of materials are true, and no dependency is under the GPL."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from tools import licences
from tools.licences import Package


def test_the_page_is_fresh() -> None:
    assert licences.main(["--check"]) == 0


def test_a_stale_page_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(licences, "PAGE", tmp_path / "licences.md")
    assert licences.main(["--check"]) == 1
    assert "run python -m tools.licences" in capsys.readouterr().err
    assert licences.main([]) == 0
    assert licences.main(["--check"]) == 0


@pytest.mark.parametrize("extra", ["", "lsp", "deep", "cluster", "pettingzoo"])
def test_nothing_that_is_installed_asks_for_the_gpl(extra: str) -> None:
    """The LGPL and the MPL are fine: they ask for changes to the package itself alone."""
    assert [one for one in licences.needed(extra) if one.strong] == []


@pytest.mark.parametrize("extra", ["", "lsp", "deep", "cluster", "pettingzoo"])
def test_every_licence_is_told(extra: str) -> None:
    assert [one.name for one in licences.needed(extra) if one.licence == "not told"] == []


@pytest.mark.parametrize(
    ("licence", "strong", "weak"),
    [
        ("MIT", False, False),
        ("GPL-3.0-or-later", True, False),
        ("AGPL-3.0-only", True, False),
        ("GNU General Public License v3 (GPLv3)", True, False),
        ("MIT AND GPL-2.0-only", True, False),
        ("MIT OR GPL-2.0-only", False, False),
        ("LGPL-2.1-or-later", False, True),
        ("GNU Lesser General Public License v3 (LGPLv3)", False, True),
        ("MPL-2.0", False, True),
        ("BSD License", False, False),
    ],
)
def test_strong_and_weak_licences_are_told_apart(licence: str, strong: bool, weak: bool) -> None:
    package = Package("one", "1.0", licence)
    assert (package.strong, package.weak) == (strong, weak)


def test_what_is_needed_is_followed_to_its_end() -> None:
    names = {one.name for one in licences.needed()}
    assert {"click", "spacy", "thinc", "numpy", "matplotlib", "kiwisolver"} <= names
    assert not {"pytest", "z3-solver", "authoring"} & names


def test_every_notice_stands_on_the_page_and_is_named_by_the_one_at_the_top() -> None:
    page = licences.PAGE.read_text("utf-8")
    summary = (licences.ROOT / "NOTICE").read_text("utf-8")
    found = list(licences.notices())
    assert len(found) >= 6
    for path in found:
        assert path.read_text("utf-8").strip() in page
        assert path.parent.relative_to(licences.ROOT).as_posix() in summary


def test_bill_of_materials_is_cyclonedx(capsys: pytest.CaptureFixture[str]) -> None:
    assert licences.main(["--format", "cyclonedx"]) == 0
    bill = json.loads(capsys.readouterr().out)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    assert bill["metadata"]["component"]["name"] == "authoring"
    assert len(bill["components"]) == len(licences.needed())
    for part in bill["components"]:
        assert part["version"]
        assert part["purl"].startswith("pkg:pypi/")
        assert part["purl"].endswith(f"@{part['version']}")
        (licence,) = part["licenses"]
        assert licence.get("expression") or set(licence["license"]) in ({"id"}, {"name"})
    named = {part["name"]: part["licenses"][0] for part in bill["components"]}
    assert named["click"] == {"license": {"id": "BSD-3-Clause"}}
    assert named["tqdm"] == {"expression": "MPL-2.0 AND MIT"}
    assert named["reportlab"] == {"license": {"name": "BSD License"}}


def test_a_package_that_is_not_there_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(_: str) -> None:
        raise PackageNotFoundError("click")

    licences.needed.cache_clear()
    monkeypatch.setattr(licences, "distribution", missing)
    assert licences.main([]) == 1
    assert capsys.readouterr().err == "click is not installed: run `make test` first\n"
