"""Where counts are kept: the file is found by links, and one of another edition is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from authoring.playtest.edition import edition
from authoring.playtest.run import Here, run
from authoring.playtest.store import Store, StoreError
from tests.playtest.sample import plan


@pytest.mark.parametrize("was", ['"edition": "0.0.9+0123456789ab", ', ""])
def test_a_store_of_another_edition_is_told_as_one(tmp_path: Path, was: str) -> None:
    path = tmp_path / "store.json"
    run(Store(plan(), path), Here(), 1)
    text = path.read_text("utf-8").replace(f'"key": "{plan().key}"', '"key": "another"')
    path.write_text(re.sub(r'"edition": "[^"]+", ', was, text), "utf-8")
    told = re.escape(
        f"{'0.0.9+0123456789ab' if was else 'an earlier one'}, and here is {edition()}"
    )
    with pytest.raises(StoreError, match=rf"another edition of this program, {told}$"):
        Store(plan(), path)


def test_a_store_is_kept_where_a_link_leads_to(tmp_path: Path) -> None:
    link, path = tmp_path / "link.json", tmp_path / "elsewhere" / "store.json"
    try:
        link.symlink_to(path)
    except OSError:
        pytest.skip("this file system has no links")
    run(Store(plan(), link), Here(), 1)
    assert link.is_symlink()
    assert Store(plan(), path).games == plan().total
