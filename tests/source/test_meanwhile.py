"""Folders for what is needed only meanwhile."""

from __future__ import annotations

import errno

import pytest

from authoring.source.hindrance import told
from authoring.source.meanwhile import passing_folder


def test_the_folder_goes_with_all_that_is_in_it() -> None:
    with passing_folder() as folder:
        (folder / "inner").mkdir()
        (folder / "inner" / "file").write_bytes(b"x")
    assert not folder.exists()


def test_no_room_is_told_as_a_matter_of_temporary_files() -> None:
    with pytest.raises(OSError, match="No space") as caught, passing_folder() as folder:
        raise OSError(errno.ENOSPC, "No space left on device")
    assert caught.value.filename == str(folder)
    assert "where temporary files go, is full" in told(caught.value)
    assert not folder.exists()


@pytest.mark.parametrize(
    "fault", [OSError("ours"), FileNotFoundError(2, "absent", "a"), KeyError()]
)
def test_other_faults_stay_as_they_are(fault: Exception) -> None:
    with pytest.raises(type(fault)) as caught, passing_folder():
        raise fault
    assert caught.value is fault
