"""Files put into the place of others: whole, or not at all, and with what these had."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from authoring.source.replacement import drafted, put
from tests.ordinary import ordinary


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_new_file_has_the_mode_that_was_asked_for_new_files(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        put(tmp_path / "new", b"new")
    finally:
        os.umask(before)
    assert (tmp_path / "new").read_bytes() == b"new"
    if os.name != "nt":
        assert mode(tmp_path / "new") == 0o640


@pytest.mark.parametrize("umask", [0o000, 0o077])
def test_a_file_keeps_its_mode_whatever_new_files_have(tmp_path: Path, umask: int) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o640)
    kept = mode(path)
    before = os.umask(umask)
    try:
        put(path, b"new")
    finally:
        os.umask(before)
    assert (path.read_bytes(), mode(path)) == (b"new", kept)


@pytest.mark.skipif(not hasattr(os, "chown"), reason="files have no such owners here")
def test_a_file_keeps_its_owner_and_its_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    was = path.stat()
    given: list[tuple[int, int]] = []
    look = Path.stat

    def of_another(one: Path, **more: bool) -> os.stat_result:
        found = look(one, **more)
        if one != path:
            return found
        return os.stat_result((*found[:4], was.st_uid + 1, was.st_gid + 1, *found[6:10]))

    def give(_path: Path, owner: int, group: int) -> None:
        given.append((owner, group))
        if owner != -1:
            raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(Path, "stat", of_another)
    monkeypatch.setattr(os, "chown", give)
    put(path, b"new")
    assert given == [(-1, was.st_gid + 1), (was.st_uid + 1, -1)]
    assert path.read_bytes() == b"new"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    link = tmp_path / "link"
    link.symlink_to(Path("folder", "real"))
    for content in (b"new", b"newer"):
        put(link, content)
        assert link.is_symlink()
        assert (tmp_path / "folder" / "real").read_bytes() == content


def test_a_file_that_may_not_be_written_is_not_replaced_though_its_folder_may_be(
    tmp_path: Path,
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o444)
    with ordinary(), pytest.raises(PermissionError) as caught:
        put(path, b"new")
    assert caught.value.filename == str(path)
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("file", b"old")]


@pytest.mark.skipif(os.name == "nt", reason="folders are closed otherwise there")
def test_a_closed_folder_is_told_by_the_name_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    tmp_path.chmod(0o555)
    try:
        with ordinary(), pytest.raises(PermissionError) as caught:
            put(path, b"new")
    finally:
        tmp_path.chmod(0o755)
    assert caught.value.filename == str(path)
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("file", b"old")]


def test_a_full_disk_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def full(_path: Path, _content: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space") as caught:
        put(path, b"new")
    assert caught.value.filename == str(path)
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("file", b"old")]


def test_what_goes_wrong_elsewhere_keeps_its_name(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as caught, drafted(tmp_path / "file"):
        (tmp_path / "absent").read_bytes()
    assert caught.value.filename == str(tmp_path / "absent")
    assert not list(tmp_path.iterdir())


def test_a_draft_that_a_killed_process_left_is_not_in_the_way(tmp_path: Path) -> None:
    (tmp_path / f".file.{os.getpid()}-0.new").write_bytes(b"left")
    put(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


def test_a_name_may_be_as_long_as_names_may_be(tmp_path: Path) -> None:
    path = tmp_path / f"{'牌' * 83}.yml"
    put(path, b"new")
    assert [one.name for one in tmp_path.iterdir()] == [path.name]
