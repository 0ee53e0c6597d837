"""The files of decks as a page: `python -m tools.files_reference` writes docs/reference/files.md.

Every key stands there as the schemas describe it. `--check` writes nothing and fails when
the page is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from authoring import games
from tools import generated

SCHEMAS = generated.ROOT / "schemas"
PAGE = generated.REFERENCE / "files.md"

HEAD = """\
<!-- Written by `python -m tools.files_reference`: change the descriptions in schemas/ instead. -->

# Files of a deck

A deck is a folder of YAML files. Every value is text unless it says otherwise here: `no`,
`1:30` and `007` are what they look like. Editors complete from the same schemas; the first
line of a file names its schema (`authoring schema` writes ones with the deck's own words).
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD, *_file("deck.yml", "deck.schema.json")]
    for name in games.names():
        for kind in games.kit(name).shape.files:
            parts += _file(f"{kind.glob} ({name})", kind.schema)
    return "\n".join(parts)


def _file(title: str, name: str) -> Iterator[str]:
    schema = json.loads((SCHEMAS / name).read_text(encoding="utf-8"))
    yield f"## {title}\n"
    yield f"{schema['description']}\n"
    yield from _table(schema)
    for part, inner in schema.get("$defs", {}).items():
        if "properties" in inner:
            yield f"### {part}\n"
            yield f"{inner.get('description', '')}\n"
            yield from _table(inner)


def _table(schema: dict[str, Any]) -> Iterator[str]:
    needed = set(schema.get("required", ()))
    yield "| key | | what it is |"
    yield "| --- | --- | --- |"
    for key, value in schema.get("properties", {}).items():
        told = value.get("description", "").replace("|", "\\|")
        yield f"| `{key}` | {'needed' if key in needed else ''} | {told}{_choices(value)} |"
    for value in schema.get("patternProperties", {}).values():
        yield f"| *locale* | | {value.get('description', '')} |"
    yield ""


def _choices(value: dict[str, Any]) -> str:
    found = value.get("enum")
    return f" One of {', '.join(f'`{one}`' for one in found)}." if found else ""


def main(arguments: generated.Arguments = None) -> int:
    """Write or compare the page: 1 when it is stale."""
    return generated.run(__doc__, PAGE, page, arguments)


if __name__ == "__main__":
    sys.exit(main())
