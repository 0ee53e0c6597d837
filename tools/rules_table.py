"""The rules of play as a table: `python -m tools.rules_table` writes docs/rules.md.

Every statement of the rules stands there with the tests that hold it, found by their
names (`test_gc_43_…`, `test_jo_t1_…`), and the options that change it, found by the
numbers in their descriptions. `--check` writes nothing and fails when the table is stale.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import yaml

from tools import generated

ROOT = generated.ROOT
STATEMENTS = ROOT / "tools" / "rules_statements.yml"
LEAFLETS = ROOT / "content" / "leaflets"
TABLE = ROOT / "docs" / "rules.md"

NAMED = re.compile(r"test_((?:gc|jo|tr|en)_t?\d+)_(.+)")
NUMBER = re.compile(r"\b(?:GC|JO|TR|EN)-\d\d\b")

HEAD = """\
<!-- Written by `python -m tools.rules_table`: change tools/rules_statements.yml instead. -->

# Rules of play

Each statement of the rules that the engine keeps, the tests that hold it to them, and the
options that change it (`authoring play DECK --options` tells their values). Numbers with a T
are worked examples. What is marked **people** no program can see to, or not wholly: it stands
in the leaflet of the game (`content/leaflets/`), in words for the table.
"""

TAIL = """
## Where the list and the rule text differ

The Chinese rule text is the authority. Where the list says less than it, or something else,
the engine goes by the text:

- Guess Club: invented names are no way out of matching, as little as answers that do not fit
  (GC-30). The automatic judge cannot tell an invented name from one that the pack does not
  know; `unknown_fits` decides, and people who judge may rule it out.
- Guess Club: the text lets the first setter be found by a hand game or by lot (GC-10);
  `first_setter` names a seat for tables that did the former.
- Guess Club: what nobody wins is "left for later handling" (GC-69); that it is carried to the
  next round is ours.
- Just One: 3 and 4 players need up to eight easels of seven, which is why the guesser keeps
  one only (JO-06).
- Things in Rings: the text itself allows a Knower who plays with further cards (TR-06);
  `knower_plays` and `knower_extra` are that, off unless agreed on. That a Knower takes part
  in a co-op is left to the table by the text, and is the same option here.
- Things in Rings: the text says in passing that a wrong placement makes the hand grow. By its
  own steps the card is moved into the rings and one is drawn, so the hand keeps its size (TR-18),
  and shrinks once the deck is empty (TR-24).
- Things in Rings: the text compares hands "if nobody can play" (TR-26). Whoever has a card can
  place it somewhere, so that comes about only when everybody stops (TR-19).
"""


@dataclass(frozen=True, slots=True)
class Statement:
    """One rule: its number, its words, and whether it is left to people."""

    number: str
    says: str
    people: bool = False


@dataclass(frozen=True, slots=True)
class Held:
    """A test that holds a statement: its file from the top of the tree, and its own words."""

    path: str
    words: str


def statements() -> Mapping[str, Sequence[Statement]]:
    """The statements by the title of their part, in order."""
    parts = yaml.safe_load(STATEMENTS.read_text(encoding="utf-8"))
    return {
        part["title"]: [
            Statement(number, told["says"], told.get("people", False))
            for number, told in part["statements"].items()
        ]
        for part in parts.values()
    }


def tests() -> Mapping[str, Sequence[Held]]:
    """The tests of each statement by its number, by file and name."""
    found: dict[str, list[Held]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        code = path.read_text(encoding="utf-8")
        if not NAMED.search(code):
            continue  # most files hold no statement, and reading code takes long
        tree = ast.parse(code)
        functions = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        for name in sorted(functions):
            if named := NAMED.fullmatch(name):
                held = Held(path.relative_to(ROOT).as_posix(), named[2].replace("_", " "))
                found.setdefault(named[1].upper().replace("_", "-"), []).append(held)
    return found


def options() -> Mapping[str, Sequence[str]]:
    """The options that change each statement, by its number."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "schemas").glob("*/options.schema.json")):
        schema = json.loads(path.read_text(encoding="utf-8"))
        for name, option in schema["properties"].items():
            for number in NUMBER.findall(option["description"]):
                found.setdefault(number, []).append(name)
    return found


def leaflet_numbers() -> frozenset[str]:
    """The statements that the leaflets tell the players."""
    return frozenset(
        number
        for path in LEAFLETS.glob("*.yml")
        for section in yaml.safe_load(path.read_text(encoding="utf-8"))["sections"]
        for line in section["lines"]
        for number in line["statements"]
    )


def missing() -> Iterator[str]:
    """What the table cannot show: statements without a test, tests of no statement, and
    statements for people that no leaflet tells."""
    told = leaflet_numbers()
    held = tests()
    known = [each for part in statements().values() for each in part]
    for each in known:
        if each.number not in held:
            yield f"{each.number} has no test: name one test_{_slug(each.number)}_…"
        if each.people and each.number not in told:
            yield f"{each.number} is for people to keep, and stands in no leaflet"
    numbers = {each.number for each in known}
    for number in sorted((held.keys() | told) - numbers):
        yield f"{number} is no statement of tools/rules_statements.yml"


def _slug(number: str) -> str:
    return number.lower().replace("-", "_")


def table() -> str:
    """The whole page."""
    held, changed = tests(), options()
    lines = [HEAD]
    for title, part in statements().items():
        lines += [f"## {title}", "", "| | statement | tests | options |", "| - | - | - | - |"]
        lines += [_row(each, held, changed) for each in part]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n" + TAIL


def _row(
    each: Statement, held: Mapping[str, Sequence[Held]], changed: Mapping[str, Sequence[str]]
) -> str:
    links = "<br>".join(f"[{one.words}](../{one.path})" for one in held.get(each.number, ()))
    names = ", ".join(f"`{name}`" for name in changed.get(each.number, ()))
    says = f"{each.says} **people**" if each.people else each.says
    return f"| {each.number} | {says} | {links} | {names} |"


def main(arguments: generated.Arguments = None) -> int:
    """Write or compare the table: 1 when it is stale, or a statement has no test."""
    options = generated.parser(__doc__).parse_args(arguments)
    for fault in (faults := list(missing())):
        print(fault, file=sys.stderr)
    return generated.keep(TABLE, table(), options.check) or int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
