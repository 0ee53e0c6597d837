"""The files of a deck folder: which there are, and their bytes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from authoring.finding import Fault, Flaw, Severity
from authoring.model import Place
from authoring.source.deck import FileKind
from authoring.source.encoding import MAX_BYTES
from authoring.source.hindrance import against_reading
from authoring.source.lines import Lines
from authoring.source.links import followed
from authoring.source.marks import Marks
from authoring.source.memory import remembered_by_value
from authoring.source.nearest import nearest
from authoring.source.unsaved import unsaved_content
from authoring.source.wording import quoted
from authoring.source.yaml import Document, Loaded, load

HEADER = "deck.yml"
KEPT_BYTES = 1_000_000
"""How large a file may be to be remembered."""

_SUFFIXES = frozenset({".yml", ".yaml"})
_SHEETS = frozenset((".csv", ".tsv", ".xlsx", ".xls", ".ods"))
_OTHER_FORMS = frozenset((".txt", ".json", ".toml")) | _SHEETS
_ABOUT = frozenset(("readme", "license", "licence", "notice", "notes", "todo"))
"""What files are called that are about cards."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A deck folder, under the name it was asked for."""

    root: Path

    @property
    def name(self) -> str:
        return self.root.as_posix()

    def path(self, relative: str) -> str:
        """How places name a file: as the folder was named, with forward slashes; in the folder
        that we stand in, by its own name."""
        return relative if self.name == "." else f"{self.name}/{relative}"

    def yaml_files(self, closed: list[OSError] | None = None) -> tuple[str, ...]:
        """Every YAML file below the folder, relative to it, sorted. Hidden ones are left out.
        What keeps a folder from being looked into is added to `closed`."""
        found: list[str] = []
        note = None if closed is None else closed.append
        for top, folders, files in os.walk(self.root, onerror=note):
            folders[:] = [name for name in folders if not name.startswith(".")]
            found.extend(
                (Path(top) / name).relative_to(self.root).as_posix()
                for name in files
                if Path(name).suffix.lower() in _SUFFIXES and not name.startswith(".")
            )
        return tuple(sorted(found))

    def other_files(self, below: str) -> tuple[str, ...]:
        """The files right in one of its folders that look as if they held cards and are no
        YAML, relative to it, sorted; none where one may not look."""
        try:
            with os.scandir(self.root / below) as found:
                names = [one.name for one in found if not one.is_dir(follow_symlinks=False)]
        except OSError:
            return ()
        return tuple(f"{below}/{name}" for name in sorted(filter(_could_hold_cards, names)))

    def matching(self, pattern: str) -> tuple[str, ...]:
        """The files that a glob matches, relative to the folder, sorted; no hidden ones."""
        found = (path.relative_to(self.root) for path in self.root.glob(pattern))
        seen = (path for path in found if not any(part.startswith(".") for part in path.parts))
        return tuple(sorted(path.as_posix() for path in seen))

    def has(self, relative: str) -> bool:
        """Whether a file is there, or one may not see whether it is."""
        try:
            return (self.root / relative).exists()
        except OSError:
            return True

    def leads_out(self, relative: str) -> bool:
        """Whether a file is a link (or stands behind one) to somewhere outside the folder."""
        return not followed(self.root / relative).is_relative_to(followed(self.root))

    def load(self, relative: str) -> Loaded:
        """Read one file. What forbids it is among the faults."""
        path = self.path(relative)
        if self.leads_out(relative):
            message = "this link leads out of the deck folder, and is not followed"
            return _refused(path, "unknown-file", message, "put the file itself into the folder")
        file = self.root / relative
        try:
            if file.is_symlink() and not file.exists():
                message = "the file cannot be read: it is a link that leads to nothing"
                hint = "put the file itself into the folder"
                return _refused(path, "missing-file", message, hint)
            if not file.is_file():
                return _refused(path, "missing-file", "this is not a file", "put a text file here")
            content = unsaved_content(file)
            if content is None:
                with file.open("rb") as stream:
                    content = stream.read(MAX_BYTES + 1)
        except OSError as error:
            reason, _, hint = against_reading(file, error).partition("; ")
            return _refused(path, "missing-file", f"the file cannot be read: {reason}", hint)
        return _load(path, content) if len(content) <= KEPT_BYTES else load(path, content)


@remembered_by_value
def _load(path: str, content: bytes) -> Loaded:
    """The file with this content: the same objects as the last time it was read."""
    return load(path, content)


def _refused(path: str, check: str, message: str, hint: str) -> Loaded:
    document = Document(path, "", None, Marks(), Lines(""))
    return Loaded(document, (Fault(check, Flaw(Place(path), message, hint)),), whole=False)


def strays(folder: Folder, kinds: tuple[FileKind, ...], known: set[str]) -> Iterator[Fault]:
    """The YAML files that nothing reads, and the required ones that are not there."""
    met, closed = set(), list[OSError]()
    for relative in folder.yaml_files(closed):
        if relative in known or relative == HEADER:
            continue
        meant = _meant(relative, kinds)
        met.add(meant[1] if meant else "")
        hint = f"did you mean {quoted(meant[0])}?" if meant else _expected(kinds)
        message = f"no card is read from {quoted(relative)}"
        yield Fault("unknown-file", Flaw(Place(folder.path(relative)), message, hint))
    yield from _other_forms(folder, kinds)
    for error in closed:
        fault = unseen(error)
        yield fault
        met |= {kind.glob for kind in kinds if _stands_in(kind.glob, folder, fault.flaw.place.path)}
    for kind in kinds:
        if kind.required and kind.glob not in met and not folder.matching(kind.glob):
            message = f"the deck has no {kind.glob}, where its {kind.key or kind.kind} must stand"
            hint = f"write it; schemas/{kind.schema} says how"
            yield Fault("missing-file", Flaw(Place(folder.path(HEADER)), message, hint))


def _could_hold_cards(name: str) -> bool:
    """Whether a file's name is of a form in which people write cards elsewhere."""
    path = Path(name)
    about = path.stem.split(".")[0].casefold() in _ABOUT
    return path.suffix.lower() in _OTHER_FORMS and not about and name[0] not in ".~#"


def _other_forms(folder: Folder, kinds: tuple[FileKind, ...]) -> Iterator[Fault]:
    """The files of other forms that stand among the files of cards: a hint, since they may be
    a designer's notes."""
    for kind in kinds:
        below = PurePosixPath(kind.glob).parent.as_posix()
        for relative in folder.other_files(below) if below != "." else ():
            yield Fault(
                "unknown-file",
                Flaw(
                    Place(folder.path(relative)),
                    f"no card is read from {quoted(relative)}: it is no YAML",
                    _way_in(PurePosixPath(relative)),
                    severity=Severity.INFO,
                ),
            )


def _way_in(name: PurePosixPath) -> str:
    """How the cards of a file of another form get into the deck."""
    if Path(name.stem).suffix in _SUFFIXES:
        return f"rename it to {quoted(name.with_suffix('').with_suffix('.yml').as_posix())}"
    if name.suffix.lower() in _SHEETS:
        return "`authoring import` puts spreadsheets into a deck; keep them out of its folders"
    cards = quoted(name.with_suffix(".yml").as_posix())
    return f"write its cards into {cards}, or move it out of {name.parent}/"


def unseen(error: OSError) -> Fault:
    """What keeps a folder from being looked into, as a fault of the deck."""
    path = Path(str(error.filename))
    reason, _, hint = against_reading(path, error).partition("; ")
    message = f"the folder cannot be looked into: {reason}"
    return Fault("missing-file", Flaw(Place(path.as_posix()), message, hint))


def _stands_in(pattern: str, folder: Folder, path: str) -> bool:
    """Whether the files of a kind are looked for in a folder."""
    return folder.path(pattern).rpartition("/")[0] == path


def _expected(kinds: tuple[FileKind, ...]) -> str:
    return "what is read: " + ", ".join((HEADER, *(kind.glob for kind in kinds)))


def _meant(relative: str, kinds: tuple[FileKind, ...]) -> tuple[str, str] | None:
    """The right path that a wrong one probably meant, and the glob that it would match."""
    path = PurePosixPath(relative)
    candidates = {HEADER: HEADER}
    for kind in kinds:
        pattern = PurePosixPath(kind.glob)
        name = f"{path.stem}.yml" if "*" in pattern.name else pattern.name
        candidates[str(pattern.with_name(name))] = kind.glob
    candidates = {right: glob for right, glob in candidates.items() if "*" not in right}
    meant = nearest(relative, candidates)
    return (meant, candidates[meant]) if meant else None
