"""Copy the pictures that the decks ask for into the theme.

    python tools/vendor_art.py NODE_MODULES

NODE_MODULES is a folder that holds the unpacked package `@iconify-json/fluent-emoji-flat`.
Every `art:` of content/*/things/*.yml that the deck's own folder `art` does not have is
copied to content/theme/art/<name>.svg; content/theme/art.yml says which icon stands for
a name that is none of the set's. Pictures that no card asks for any more are removed.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

CONTENT = Path(__file__).resolve().parent.parent / "content"
ART = CONTENT / "theme" / "art"
MAPPING = CONTENT / "theme" / "art.yml"
PACKAGE = Path("@iconify-json") / "fluent-emoji-flat"
PATH = re.compile(r"<path [^>]*/>")
OUTLINE = re.compile(r' d="([^"]*)"')
GRADIENT = 'fill="url('
DEFINITIONS = re.compile(r"<defs>(?:<linearGradient.*?</linearGradient>)+</defs>")
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'

MIT = """Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
"""


def asked() -> Iterator[str]:
    """The pictures that cards ask for and their decks do not bring along."""
    for path in sorted(CONTENT.glob("*/things/*.yml")):
        for thing in yaml.safe_load(path.read_text(encoding="utf-8"))["things"]:
            name = str(thing["art"])
            if not (path.parent.parent / "art" / f"{name}.svg").is_file():
                yield name


def svg(icons: Mapping[str, Any], name: str) -> str:
    """The icon of this name as a file of its own. Raises KeyError."""
    icon = icons["icons"][name]
    head = HEAD.format(
        width=icon.get("width", icons.get("width", 16)),
        height=icon.get("height", icons.get("height", 16)),
    )
    return f"{head}{without_hidden(icon['body'])}</svg>\n"


def without_hidden(body: str) -> str:
    """The icon without gradients that cannot be seen: those on an outline that is painted
    again behind them, in one plain colour that covers them."""
    covering: set[str] = set()
    for path in reversed(PATH.findall(body)):
        outline = OUTLINE.search(path)
        if outline is None:
            continue
        if GRADIENT in path and outline[1] in covering:
            body = body.replace(path, "", 1)
        elif 'fill="#' in path and "opacity" not in path:
            covering.add(outline[1])
    return body if GRADIENT in body else DEFINITIONS.sub("", body)


def notice(package: Path) -> str:
    """The text of the NOTICE: whose the pictures are, and under which terms."""
    manifest = json.loads((package / "package.json").read_text(encoding="utf-8"))
    info = json.loads((package / "info.json").read_text(encoding="utf-8"))
    author = info["author"]["name"]
    return (
        f"The pictures in this folder are taken from the icon set {info['name']}\n"
        f"({manifest['name']} {manifest['version']}): each icon in an <svg> of its own, without\n"
        "gradients that other paint hides; otherwise unchanged.\n\n"
        f"MIT License\n\nCopyright (c) {author}\n\n{MIT}"
    )


def main(modules: Path) -> int:
    """Copy what is asked for; 1 when an icon is not in the set, 2 without the set."""
    package = modules / PACKAGE
    if not package.is_dir():
        print(f"{package} is missing: unpack {PACKAGE.as_posix()} into {modules}")
        return 2
    icons = json.loads((package / "icons.json").read_text(encoding="utf-8"))
    mapping = yaml.safe_load(MAPPING.read_text(encoding="utf-8"))["art"] or {}
    wanted = set(asked())
    ART.mkdir(parents=True, exist_ok=True)
    missing = []
    for name in sorted(wanted):
        icon = str(mapping.get(name, name))
        if icon in icons["icons"]:
            (ART / f"{name}.svg").write_text(svg(icons, icon), encoding="utf-8")
        else:
            missing.append(f"{name} ({icon})" if icon != name else name)
    for path in ART.glob("*.svg"):
        if path.stem not in wanted:
            path.unlink()
    (ART / "NOTICE").write_text(notice(package), encoding="utf-8")
    print(f"{len(wanted) - len(missing)} pictures")
    for name in missing:
        print(f"not in the set: {name}; map it in {MAPPING.name}, or draw it for the deck")
    return 1 if missing else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print(__doc__)
        raise SystemExit(2)
    raise SystemExit(main(Path(sys.argv[1])))
