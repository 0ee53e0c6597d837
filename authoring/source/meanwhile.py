"""Folders for what is needed only meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory


@contextmanager
def passing_folder() -> Iterator[Path]:
    """A new folder, which is gone when the block ends.

    Raises OSError; when there is no room in it, one that names it.
    """
    with TemporaryDirectory(prefix="authoring-") as name:
        folder = Path(name).resolve()
        try:
            yield folder
        except OSError as error:
            if error.errno is None or error.filename is not None:
                raise
            raise OSError(error.errno, error.strerror, str(folder)) from None
