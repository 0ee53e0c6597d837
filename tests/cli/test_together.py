"""Several files written together: all, or none."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from authoring.cli.files import WrongUse
from authoring.cli.together import rewrite_together, write_together


def everything(root: Path) -> dict[str, bytes | None]:
    return {
        path.relative_to(root).as_posix(): path.read_bytes() if path.is_file() else None
        for path in root.rglob("*")
    }


def test_all_are_written(tmp_path: Path) -> None:
    (tmp_path / "old").write_bytes(b"before")
    (tmp_path / "old").chmod(0o640)
    write_together({tmp_path / "old": b"after", tmp_path / "a" / "b" / "new": b"new"})
    assert everything(tmp_path) == {"old": b"after", "a": None, "a/b": None, "a/b/new": b"new"}
    assert stat.S_IMODE((tmp_path / "old").stat().st_mode) == 0o640


def test_with_one_that_cannot_be_none_is(tmp_path: Path) -> None:
    (tmp_path / "first").write_bytes(b"first")
    (tmp_path / "third").mkdir()
    before = everything(tmp_path)
    wanted = {
        tmp_path / "first": b"1",
        tmp_path / "folder" / "second": b"2",
        tmp_path / "third": b"3",
    }
    with pytest.raises(WrongUse, match=r"third cannot be .* none of the files was changed"):
        write_together(wanted)
    assert everything(tmp_path) == before


def test_a_stop_between_two_files_leaves_both_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [tmp_path / "first", tmp_path / "second"]
    for file in files:
        file.write_bytes(b"before")
    replace = Path.replace
    renamed: list[Path] = []

    def interrupted(path: Path, target: Path) -> Path:
        if path.name.endswith(".new") and renamed:
            raise KeyboardInterrupt
        renamed.append(path)
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_together(dict.fromkeys(files, b"after"))
    monkeypatch.undo()
    assert everything(tmp_path) == {"first": b"before", "second": b"before"}


def test_a_file_where_a_folder_is_needed_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(WrongUse, match="cannot be written"):
        write_together({tmp_path / "file" / "inner": b""})


def test_a_byte_order_mark_stays_and_comes_to_no_other_file(tmp_path: Path) -> None:
    (tmp_path / "marked").write_bytes(b"\xef\xbb\xbfold")
    rewrite_together({tmp_path / "marked": "new", tmp_path / "plain": "new"})
    assert everything(tmp_path) == {"marked": b"\xef\xbb\xbfnew", "plain": b"new"}
