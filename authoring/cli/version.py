"""A version of a deck that another one is compared with: its pack, and what its cards look like.

It is named as a pack file, a deck folder, a shipped deck, or a deck as it was in a git
revision (`REVISION:FOLDER`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from authoring.cli.files import WrongUse

if TYPE_CHECKING:
    import tarfile

    from authoring.pack.pack import Pack
    from authoring.pipeline import Checked

Imprints = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Version:
    """A pack, and the imprints of its cards in a theme; None where nothing tells of them.

    `theme` is the one that the cards were printed in, or "" for a deck: it can be drawn in
    any.
    """

    pack: Pack
    theme: str
    imprints: Callable[[str], Imprints | None]


def of_pack(path: Path) -> Version:
    """The version in a pack file. Raises pack.file.PackError."""
    from authoring.pipeline import load_pack
    from authoring.printing.manifest import printed

    pack = load_pack(str(path))
    found = printed(path, pack.digest)
    if found is None:
        return Version(pack, "", lambda _: None)
    theme, imprints = found
    return Version(pack, theme, lambda _: imprints)


def of_deck(checked: Checked) -> Version:
    """The version that a deck is. Raises pipeline.NotADeck for a broken one."""
    from authoring.building import imprints
    from authoring.pipeline import compile_pack

    def drawn(theme: str) -> Imprints | None:
        from authoring.printing.svg import ArtError
        from authoring.printing.theme import ThemeError

        try:
            return imprints(checked, theme)
        except (ThemeError, ArtError, OSError):
            return None

    return Version(compile_pack(checked), "", drawn)


def printed_in(before: Version, after: Version) -> tuple[Imprints | None, Imprints | None]:
    """What the cards of two versions look like, in the theme that one was printed in."""
    from authoring.printing.theme import USUAL

    theme = before.theme or after.theme or USUAL
    return before.imprints(theme), after.imprints(theme)


@contextmanager
def opened(name: str) -> Iterator[Version]:
    """The version of this name, for as long as this is open.

    Raises pipeline.NotADeck, pack.file.PackError, and click.ClickException for what git says.
    """
    from authoring.pipeline import can_be_pack, check_deck, find_deck

    revision, colon, folder = name.partition(":")
    if can_be_pack(Path(name)):
        yield of_pack(Path(name))
    elif colon and len(revision) > 1 and not Path(name).exists():
        with _checked_out(revision, folder) as root:
            yield of_deck(_sound(root, name))
    else:
        yield of_deck(check_deck(find_deck(name)))


def _sound(root: Path, name: str) -> Checked:
    from authoring.finding import Severity
    from authoring.pipeline import check_deck

    checked = check_deck(root)
    if checked.broken or checked.kit is None:
        errors = [one.message for one in checked.findings if one.severity is Severity.ERROR]
        raise WrongUse(f"{name} has errors, the first: {errors[0]}")
    return checked


@contextmanager
def _checked_out(revision: str, folder: str) -> Iterator[Path]:
    """The folder as it was in a revision of the git repository that we stand in.

    As git has it, the folder is named from the top of the repository; one that begins with
    `./` or `../` from the folder that we stand in.
    """
    import tarfile
    from io import BytesIO

    from authoring.source.meanwhile import passing_folder

    if revision.startswith("-"):
        raise WrongUse(f"{revision!r} is no revision")
    here, top = _standing()
    place = _place(folder.replace("\\", "/"), here)
    archive = _git("-C", top, "archive", "--format=tar", _tree(revision, place, here, top))
    with passing_folder() as aside:
        root = aside / (place.name or "deck")
        root.mkdir()
        with tarfile.open(fileobj=BytesIO(archive)) as tar:
            for member in tar:
                _lay_out(tar, member, root)
        yield root


def _lay_out(tar: tarfile.TarFile, member: tarfile.TarInfo, root: Path) -> None:
    """Write an entry of an archive into a folder. Links that lead out of it are left out, as
    a deck never follows them; where cards should stand behind one, that is told."""
    path = root / member.name
    if not path.resolve().is_relative_to(root):
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    if member.isdir():
        path.mkdir(exist_ok=True)
    elif member.issym():
        if (path.parent / member.linkname).resolve().is_relative_to(root):
            path.symlink_to(member.linkname)
        elif path.suffix in (".yml", ".yaml"):
            what = "is a link that leads out of the deck folder, and is not followed"
            raise WrongUse(f"{member.name} {what}")
    elif content := tar.extractfile(member):
        path.write_bytes(content.read())


def _standing() -> tuple[PurePosixPath, str]:
    """The folder that we stand in as the repository names it, and the way to its top."""
    import os

    here, top, *_ = os.fsdecode(_git("rev-parse", "--show-prefix", "--show-cdup")).split("\n")
    return PurePosixPath(here), top or "."


def _place(folder: str, here: PurePosixPath) -> PurePosixPath:
    """The path from the top of the repository to a folder that is named from `here`."""
    from posixpath import normpath

    relative = folder.split("/", 1)[0] in (".", "..")
    place = PurePosixPath(normpath(here / folder if relative else folder.strip("/") or "."))
    if ".." in place.parts:
        raise WrongUse(f"{folder} leads out of the git repository")
    return place


def _tree(revision: str, place: PurePosixPath, here: PurePosixPath, top: str) -> str:
    """What git calls a folder of a revision; where it was a link, the folder that it led to."""
    what = _looked_up(revision, place, top)
    if len(what) > 1 and what[1] == "tree":
        return what[0]
    if what and what[0] in ("symlink", "dangling", "loop", "notdir"):
        raise WrongUse(f"{place} of {revision} is a link that leads to no folder of it")
    if what[-1:] == ["missing"] and not _is_known(revision):
        raise WrongUse(_unknown(revision))
    told = f"{place} is no folder in {revision}"
    if here.parts and _looked_up(revision, here / place, top)[1:2] == ["tree"]:
        told += f", where paths are from the top of the repository; write {revision}:./{place}"
    raise WrongUse(told)


def _looked_up(revision: str, place: PurePosixPath, top: str) -> list[str]:
    """What git says of a path in a revision, links followed: its name, kind and size."""
    name = f"{revision}:./{place}"
    asked = ("-C", top, "cat-file", "--batch-check", "--follow-symlinks")
    return _git(*asked, said=name).decode().split()


def _unknown(revision: str) -> str:
    """What to say of a revision that git does not know, and how to get hold of it."""
    told = f"git knows no revision {revision!r}"
    names = _git("remote").decode("utf-8", "replace").split()
    remote, slash, branch = revision.partition("/")
    if slash and remote in names:
        return f"{told}: run `git fetch {remote} {branch}` first"
    if names:
        return f"{told}: is it spelt so, and did you `git fetch` it?"
    return f"{told}: is it spelt so? There is no remote that `git fetch` could get it from"


def _is_known(revision: str) -> bool:
    try:
        return bool(_git("rev-parse", "--verify", "--end-of-options", f"{revision}^{{tree}}"))
    except WrongUse:
        return False


def _git(*arguments: str, said: str | None = None) -> bytes:
    import subprocess

    try:
        told = None if said is None else f"{said}\n".encode()
        done = subprocess.run(["git", *arguments], input=told, capture_output=True, check=False)
    except FileNotFoundError:
        raise WrongUse("git is not installed, and a revision was asked for") from None
    if done.returncode:
        message = done.stderr.decode("utf-8", "replace").strip().removeprefix("fatal: ")
        raise WrongUse(f"git: {message}")
    return done.stdout
