"""Texts that an editor holds and has not saved: they are read in the place of the files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

from authoring.source.links import followed

_texts: ContextVar[Mapping[Path, bytes]] = ContextVar("unsaved texts")


@contextmanager
def unsaved(texts: Mapping[Path, str]) -> Iterator[None]:
    """Read these texts, by the resolved paths of their files, for as long as this is open."""
    token = _texts.set({path: text.encode("utf-8", "replace") for path, text in texts.items()})
    try:
        yield
    finally:
        _texts.reset(token)


def unsaved_content(file: Path) -> bytes | None:
    """What an editor holds of this file, if it does."""
    held = _texts.get({})
    return held.get(followed(file)) if held else None
