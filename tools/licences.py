"""The licences of what the program needs and of the works of others that it holds.

    python -m tools.licences                       writes docs/reference/licences.md
    python -m tools.licences --check               fails when that page is stale
    python -m tools.licences --format cyclonedx    prints a software bill of materials

What is needed is read from pyproject.toml and from the metadata of the installed packages,
each with what it needs itself; versions are those of constraints.txt. Nothing is fetched.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from email.message import Message
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, cast

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import generated

ROOT = generated.ROOT
PAGE = generated.REFERENCE / "licences.md"

SAID = {
    "apache license 2.0": "Apache-2.0",
    "apache software license": "Apache-2.0",
    "isc license": "ISC",
    "isc license (iscl)": "ISC",
    "mit": "MIT",
    "mit license": "MIT",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
    "psf": "PSF-2.0",
    "python software foundation license": "PSF-2.0",
    "the mit license": "MIT",
}
"""What packages write where SPDX has a name for it."""

NAMES = re.compile(r"[A-Za-z0-9.+-]+-[A-Za-z0-9.+-]+|MIT|ISC|0BSD|Zlib|Unlicense|HPND")
"""What looks like the name of a licence in SPDX."""

STRONG = re.compile(r"(?<![A-Za-z])A?GPL|(?<!Lesser )General Public License|Affero", re.IGNORECASE)
WEAK = re.compile(r"(?<![A-Za-z])(LGPL|MPL)|Lesser General Public|Mozilla", re.IGNORECASE)

HEAD = """\
<!-- Written by `python -m tools.licences`: run it again when a dependency changes. -->

# Licences

The program, the decks and the schemas are under the MIT licence. What they stand on:

## What the program needs

Installed beside it, and not a part of it: each package that `pip install authoring` brings
along, by what its own metadata says. `python -m tools.licences --format cyclonedx` prints the
same as a bill of materials.

"""

WORKS = """
## Works of others that are inside

Each folder with such works has a `NOTICE`, which goes wherever the folder goes.
"""


@dataclass(frozen=True, slots=True)
class Package:
    """An installed package: the version that is pinned ("" for none), the licence in words of
    SPDX where it can be told, and whether each alternative of it asks that programs that use
    it be under the GPL."""

    name: str
    version: str
    licence: str

    @property
    def strong(self) -> bool:
        """Whether whoever hands this on must put the whole under the GPL or AGPL."""
        return all(STRONG.search(either) for either in self.licence.split(" OR "))

    @property
    def weak(self) -> bool:
        """Whether changes to this package itself must be shared, and nothing beside it."""
        return not self.strong and WEAK.search(self.licence) is not None

    @property
    def spdx(self) -> bool:
        parts = re.split(r" (?:AND|OR|WITH) ", self.licence)
        return all(NAMES.fullmatch(part.strip("()")) for part in parts)


@cache
def needed(extra: str = "") -> tuple[Package, ...]:
    """The packages that the program needs, or one of its extras, by name, with what those
    need. Raises PackageNotFoundError when one is not installed."""
    project = _project()
    asked = project["optional-dependencies"][extra] if extra else project["dependencies"]
    pins = pinned()
    found: dict[str, Package] = {}
    waiting = [Requirement(each) for each in asked]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name in found:
            continue
        installed = distribution(name)
        found[name] = Package(installed.metadata["Name"], pins.get(name, ""), licence_of(installed))
        waiting += _wanted(installed, requirement.extras)
    return tuple(found[name] for name in sorted(found))


def _project() -> Any:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def _wanted(installed: Distribution, extras: Iterable[str]) -> Iterator[Requirement]:
    """What a package needs here, with these of its extras."""
    for line in installed.requires or ():
        requirement = Requirement(line)
        marker = requirement.marker
        if marker is None or any(marker.evaluate({"extra": each}) for each in ("", *extras)):
            yield requirement


def pinned() -> Mapping[str, str]:
    """The versions in constraints.txt, by name as an index writes it."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split("==") for line in lines if "==" in line and not line.startswith("#"))
    return {canonicalize_name(name): version.strip() for name, version in pairs}


def licence_of(installed: Distribution) -> str:
    """The licence of a package: its SPDX expression, or what its text or classifiers say."""
    # A message of the email package, as the standard library says of importlib.metadata.
    metadata = cast(Message, installed.metadata)
    if expression := metadata.get("License-Expression"):
        return str(expression)
    text = (metadata.get("License") or "").strip()
    first = SAID.get(text.lower(), text)
    if first and "\n" not in first and Package("", "", first).spdx:
        return first
    told = [
        each.rpartition(" :: ")[2]
        for each in metadata.get_all("Classifier") or ()
        if each.startswith("License ::")
    ]
    named = sorted({SAID.get(each.lower(), each) for each in told} - {"OSI Approved"})
    return " AND ".join(named) or first.partition("\n")[0] or "not told"


def notices() -> Iterator[Path]:
    """The NOTICE of each folder that holds works of others."""
    for top in ("authoring", "content"):
        folder = ROOT / top
        yield from sorted(path for path in folder.rglob("NOTICE") if "_shipped" not in path.parts)


def page() -> str:
    """The whole page."""
    packages = needed()
    lines = ["| package | version | licence |", "| --- | --- | --- |"]
    lines += [f"| {one.name} | {one.version or 'any'} | {one.licence} |" for one in packages]
    weak = " and ".join(f"{one.name} ({one.licence})" for one in packages if one.weak)
    strong = [one.name for one in packages if one.strong]
    told = "\n".join(lines) + "\n\n"
    told += (
        f"Under the GPL: {', '.join(strong)}.\n"
        if strong
        else "Not one is under the GPL or the AGPL.\n"
    )
    if weak:
        told += (
            f"Changes to {weak} themselves have to be shared;\nto use them "
            "unchanged, as is done here, asks nothing of this program.\n"
        )
    return HEAD + told + WORKS + "".join(_notice(path) for path in notices())


def _notice(path: Path) -> str:
    text = path.read_text(encoding="utf-8").strip()
    return f"\n### {path.parent.relative_to(ROOT).as_posix()}\n\n```text\n{text}\n```\n"


def bill() -> dict[str, Any]:
    """A bill of materials as CycloneDX 1.5 has it, of what an installation brings along."""
    project = _project()
    version = re.search(r'__version__ = "(.+)"', (ROOT / "authoring/__init__.py").read_text())
    assert version is not None
    itself = Package(project["name"], version[1], project["license"])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": _component(itself, "application")},
        "components": [_component(one, "library") for one in needed()],
    }


def _component(package: Package, kind: str) -> dict[str, Any]:
    version = package.version or distribution(package.name).version
    name = canonicalize_name(package.name)
    purl = f"pkg:pypi/{name}@{version}"
    if not package.spdx:
        licence: dict[str, Any] = {"license": {"name": package.licence}}
    elif " " in package.licence:
        licence = {"expression": package.licence}
    else:
        licence = {"license": {"id": package.licence}}
    return {
        "type": kind,
        "bom-ref": purl,
        "name": package.name,
        "version": version,
        "licenses": [licence],
        "purl": purl,
    }


def main(arguments: generated.Arguments = None) -> int:
    """Write, compare or print. 1 when the page is stale or a package is not installed."""
    parser = generated.parser(__doc__)
    parser.add_argument("--format", choices=("markdown", "cyclonedx"), default="markdown")
    options = parser.parse_args(arguments)
    try:
        if options.format == "cyclonedx":
            print(json.dumps(bill(), indent=2, ensure_ascii=False))
            return 0
        text = page()
    except PackageNotFoundError as fault:
        print(f"{fault.name} is not installed: run `make test` first", file=sys.stderr)
        return 1
    return generated.keep(PAGE, text, options.check)


if __name__ == "__main__":
    sys.exit(main())
