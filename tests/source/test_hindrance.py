"""What keeps a file from being written or read: each sentence with its way out."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from authoring.source.hindrance import no_room_aside, told, unreadable, unwritable
from tests.ordinary import ordinary

pytestmark = pytest.mark.skipif(os.name == "nt", reason="rights are those of Unix")


def error(number: int, name: object = None) -> OSError:
    return OSError(number, os.strerror(number), None if name is None else str(name))


DENIED = error(errno.EACCES)


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "file").write_bytes(b"")
    folder.chmod(0o555)
    yield folder
    folder.chmod(0o755)


def test_a_closed_folder(closed: Path) -> None:
    with ordinary():
        for name in ("file", "absent", "deep/down/absent"):
            said = unwritable(closed / name, DENIED)
            assert said == (
                f"{closed / name} cannot be written: the folder {closed} is closed to you; "
                f"let yourself, with chmod u+wx {closed}"
            )


def test_a_file_that_is_read_only(tmp_path: Path) -> None:
    path = tmp_path / "a file"
    path.write_bytes(b"")
    path.chmod(0o444)
    with ordinary():
        assert unwritable(path, DENIED, "mended") == (
            f"{path} cannot be mended: it is read-only; let yourself, with chmod u+w '{path}'"
        )


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "the disk is full: make room there, and do it again"),
        (errno.EDQUOT, "the disk is full: make room there, and do it again"),
        (errno.EROFS, "it can only be read from there; do it in another place, or on a copy"),
        (errno.EISDIR, "a folder stands in its place"),
        (errno.EIO, "input/output error"),
    ],
)
def test_what_the_disk_says(tmp_path: Path, number: int, said: str) -> None:
    path = tmp_path / "file"
    assert unwritable(path, error(number)) == f"{path} cannot be written: {said}"


def test_a_file_where_a_folder_is_needed(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    said = unwritable(tmp_path / "file" / "inner", error(errno.ENOTDIR))
    assert said.endswith(f"inner cannot be written: {tmp_path / 'file'} is no folder")


def test_what_belongs_to_somebody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import pwd

    owner = tmp_path.stat().st_uid
    monkeypatch.setattr(os, "geteuid", lambda: owner + 1)
    ann = pwd.struct_passwd(("ann", "", owner, owner, "", "", ""))
    monkeypatch.setattr(pwd, "getpwuid", lambda _: ann)
    assert unreadable(tmp_path, DENIED).endswith(
        "permission denied; it belongs to ann: ask them, or use a place of your own"
    )

    def nobody_knows(_: int) -> None:
        raise KeyError

    monkeypatch.setattr(pwd, "getpwuid", nobody_knows)
    assert f"it belongs to user {owner}" in unreadable(tmp_path, DENIED)


def test_a_folder_where_only_owners_replace_their_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"")
    monkeypatch.setattr(os, "geteuid", lambda: path.stat().st_uid + 1)
    said = unwritable(path, error(errno.EPERM))
    assert "cannot be written: only its owner may replace it there; it belongs to " in said


def test_what_may_not_be_read(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"")
    path.chmod(0)
    with ordinary():
        assert unreadable(path, DENIED) == (
            f"{path} cannot be read: permission denied; let yourself, with chmod u+r {path}"
        )
    assert unreadable(path, error(errno.ENOENT)).endswith("read: no such file or directory")


def test_what_stands_in_a_folder_that_may_not_be_entered(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    folder.chmod(0o644)
    with ordinary():
        said = unreadable(folder / "file", DENIED)
    folder.chmod(0o755)
    way = f"let yourself, with chmod u+rx {folder}"
    assert said.endswith(f"the folder {folder} is closed to you; {way}")


def test_room_for_what_is_needed_meanwhile() -> None:
    aside = tempfile.gettempdir()
    full = error(errno.ENOSPC, Path(aside, "authoring-x", "deck.yml"))
    assert no_room_aside(full) == (
        f"{aside}, where temporary files go, is full: make room, or name another in TMPDIR"
    )
    none = OSError(errno.ENOENT, "No usable temporary directory found in ['/tmp']")
    assert no_room_aside(none) == "there is no folder for temporary files: name one in TMPDIR"
    assert no_room_aside(error(errno.ENOSPC)) == ""
    assert no_room_aside(error(errno.ENOSPC, "/elsewhere/file")) == ""
    assert told(full) == no_room_aside(full)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (OSError("of our own"), "of our own"),
        (error(errno.ENOENT, "absent"), "absent: No such file or directory"),
        (error(errno.ENOSPC, "/elsewhere/a"), "/elsewhere/a cannot be written: the disk is full"),
        (error(errno.EIO), "Input/output error"),
    ],
)
def test_what_nobody_expected(fault: OSError, said: str) -> None:
    assert told(fault).startswith(said)
