"""The decks that somebody works on: their files as the editor holds them, and what is said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.editing import deck_schemas, kind_of
from authoring.finding import Finding, Fix
from authoring.lsp.completion import Offers, description, expected, offers
from authoring.lsp.pointer import spot
from authoring.pipeline import Checked, check_deck, every_check
from authoring.source.files import HEADER
from authoring.source.form import Form
from authoring.source.links import is_file
from authoring.source.references import Resolver
from authoring.source.unsaved import unsaved
from authoring.source.yaml import Document, load

DEEPEST = 4
"""How far below its deck.yml a file may be."""

_ALLOWED = re.compile(r"#\s*allow:\s*(?P<check>[a-z-]+)")


@dataclass(frozen=True, slots=True)
class Told:
    """What is said of a place, as Markdown, and from which offset to which it is."""

    words: str
    start: int
    end: int


class Desk:
    """What the server knows. `held` are the texts of open files, by their resolved paths."""

    def __init__(self) -> None:
        self.held: dict[Path, str] = {}
        self._checked: dict[Path, Checked] = {}
        self._forms: dict[tuple[Path, str], tuple[Checked, Form]] = {}

    def root(self, file: Path) -> Path | None:
        """The folder of the deck that a file belongs to."""
        parents = list(file.parents)[:DEEPEST]
        return next((one for one in parents if is_file(one / HEADER)), None)

    def check(self, root: Path) -> Checked:
        """Check a deck with its open files as they are held."""
        with unsaved(self.held):
            self._checked[root] = check_deck(root)
        return self._checked[root]

    def last(self, root: Path) -> Checked:
        """What came of checking a deck the last time."""
        return self._checked.get(root) or self.check(root)

    def document(self, file: Path) -> Document:
        """A file as it is held, or as it stands on the disk."""
        text = self.held.get(file)
        content = file.read_bytes() if text is None else text.encode("utf-8", "replace")
        return load(file.as_posix(), content).document

    def findings(self, root: Path) -> dict[str, list[Finding]]:
        """What was found the last time, by the path of the file."""
        found: dict[str, list[Finding]] = {}
        for finding in self.last(root).findings:
            found.setdefault(finding.place.path, []).append(finding)
        return found

    def complete(self, file: Path, offset: int) -> Offers | None:
        """What fits at an offset of a file; None for a file that no deck reads."""
        form = self._form(file)
        return None if form is None else offers(self.document(file).text, offset, form)

    def explain(self, file: Path, offset: int) -> Told | None:
        """What there is to say of an offset of a file."""
        document = self.document(file)
        line, column = document.lines.position(offset)
        for match in _ALLOWED.finditer(document.lines.line(line)):
            if match.start() < column <= match.end() + 1:
                start = document.lines.offset(line, match.start("check") + 1)
                return Told(_page(match["check"]), start, start + len(match["check"]))
        found = spot(document, offset)
        root = self.root(file)
        if found is None or root is None:
            return None
        words = [*self._of_deck(root, document, found.pointer)]
        form = self._form(file)
        if form is not None:
            words.append(description(expected(form, found.pointer)))
        said = "\n\n".join(dict.fromkeys(one for one in words if one))
        return Told(said or _page(str(found.pointer[-1:])), found.start, found.end)

    def _of_deck(self, root: Path, document: Document, pointer: Any) -> Iterable[str]:
        checked = self.last(root)
        if checked.kit is not None and checked.kit.editor is not None:
            yield checked.kit.editor.explain(checked.deck, document, pointer)
        if pointer[:1] == ("checks",) and document.path.endswith(HEADER):
            value = document.data
            for step in pointer:
                value = value[step]
            yield _page(value if isinstance(value, str) else str(pointer[-1]))

    def _form(self, file: Path) -> Form | None:
        root = self.root(file)
        if root is None:
            return None
        checked = self.last(root)
        if checked.kit is None:
            return None
        relative = file.relative_to(root).as_posix()
        kind = kind_of(checked.kit, relative)
        glob = HEADER if relative == HEADER else kind.glob if kind else None
        if glob is None:
            return None
        known = self._forms.get((root, glob))
        if known is None or known[0] is not checked:
            schema = deck_schemas(checked.deck, checked.kit)[glob]
            form = Form([(schema, Resolver({"deck.json": schema}, "deck.json"))])
            known = self._forms[root, glob] = (checked, form)
        return known[1]


def fixes(findings: Iterable[Finding]) -> list[Fix]:
    """The fixes of findings that can all be done at once, each once."""
    chosen: list[Fix] = []
    wanted = {one.fix for one in findings if one.fix is not None}
    for fix in sorted(wanted, key=lambda one: (one.place, one.replacement)):
        behind = chosen[-1].place if chosen else None
        start = (fix.place.line, fix.place.column)
        if behind is None or (behind.end_line, behind.end_column) <= start:
            chosen.append(fix)
    return chosen


def _page(check: str) -> str:
    """The first paragraphs of a check's page; nothing for what is no check."""
    known = every_check().get(check)
    if known is None:
        return ""
    return f"**{known.id}** ({known.severity.value})\n\n" + known.page.partition("\nBad")[0].strip()
