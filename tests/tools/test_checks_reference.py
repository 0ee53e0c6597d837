"""The reference of the checks is kept in step with the checks."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.pipeline import every_check
from tools import checks_reference


def test_the_page_is_fresh() -> None:
    assert checks_reference.main(["--check"]) == 0


def test_a_stale_page_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checks_reference, "PAGE", tmp_path / "reference" / "checks.md")
        assert checks_reference.main(["--check"]) == 1
        assert "tools.checks_reference" in capsys.readouterr().err
        assert checks_reference.main([]) == 0
        assert checks_reference.main(["--check"]) == 0


def test_every_check_has_a_section_with_what_it_prints() -> None:
    page = checks_reference.page()
    for name, check in every_check().items():
        section = page.partition(f"\n## {name}\n")[2].partition("\n## ")[0]
        assert check.page in section
        assert f"[{name}]" in section.partition("Prints:")[2]
