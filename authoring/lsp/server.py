"""The language server over the wire: what an editor asks, answered from the desk."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from lsprotocol import types
from pygls import uris
from pygls.lsp.server import LanguageServer

from authoring import __version__
from authoring.finding import Finding, Severity
from authoring.lsp.completion import Offer, Offers
from authoring.lsp.desk import Desk, fixes
from authoring.lsp.positions import Positions
from authoring.source.links import followed, is_file, may

PAUSE = 0.15
"""Seconds without typing after which a deck is checked again."""

SOURCE = "authoring"
SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.INFO: types.DiagnosticSeverity.Information,
}


class Server(LanguageServer):
    """One editor's connection."""

    def __init__(self) -> None:
        super().__init__(
            SOURCE, __version__, text_document_sync_kind=types.TextDocumentSyncKind.Incremental
        )
        self.desk = Desk()
        self.waiting: dict[Path, asyncio.Task[None]] = {}
        self.told: dict[Path, set[str]] = {}

    def positions(self, file: Path) -> Positions:
        return Positions(self.desk.document(file).lines, self.workspace.position_codec)

    def readable(self, uri: str) -> Path | None:
        """The resolved path of a file that is held or can be read; None for any other."""
        file = _file(uri)
        held = file in self.desk.held
        return file if file and (held or (is_file(file) and may(file, os.R_OK))) else None

    def hold(self, uri: str) -> None:
        """Take the text of an open file as the editor has it, and check its deck soon."""
        file = _file(uri)
        if file is None:
            return
        self.desk.held[file] = self.workspace.get_text_document(uri).source
        self.check_soon(file)

    def check_soon(self, file: Path) -> None:
        """Check the deck of a file once nothing has changed in it for a moment."""
        root = self.desk.root(file)
        if root is None:
            return
        earlier = self.waiting.pop(root, None)
        if earlier is not None:
            earlier.cancel()
        self.waiting[root] = asyncio.get_running_loop().create_task(self._check(root))

    async def _check(self, root: Path) -> None:
        await asyncio.sleep(PAUSE)
        self.desk.check(root)
        self.waiting.pop(root, None)
        self.tell(root)

    def tell(self, root: Path) -> None:
        """Send the findings of a deck, and take back those of files that have none left."""
        found = self.desk.findings(root)
        open_files = {file.as_posix() for file in self.desk.held if self.desk.root(file) == root}
        paths = found.keys() | open_files
        for path in sorted(paths | self.told.get(root, set())):
            diagnostics = self._diagnostics(Path(path), found.get(path, []))
            self.text_document_publish_diagnostics(
                types.PublishDiagnosticsParams(_uri(path), diagnostics)
            )
        self.told[root] = set(found)

    def _diagnostics(self, file: Path, found: list[Finding]) -> list[types.Diagnostic]:
        if not found:
            return []
        places = self.positions(file)
        return [
            types.Diagnostic(
                range=places.range(one.place),
                message=f"{one.message}\n{one.hint}" if one.hint else one.message,
                severity=SEVERITIES[one.severity],
                code=one.check,
                source=SOURCE,
            )
            for one in found
        ]


def make() -> Server:
    """A server that is ready to be started."""
    server = Server()

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    async def opened(params: types.DidOpenTextDocumentParams) -> None:
        server.hold(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(params: types.DidChangeTextDocumentParams) -> None:
        server.hold(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    async def saved(params: types.DidSaveTextDocumentParams) -> None:
        server.hold(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    async def closed(params: types.DidCloseTextDocumentParams) -> None:
        file = _file(params.text_document.uri)
        if file is not None and server.desk.held.pop(file, None) is not None:
            server.check_soon(file)

    triggers = types.CompletionOptions(trigger_characters=[" ", "[", "{", ","])

    @server.feature(types.TEXT_DOCUMENT_COMPLETION, triggers)
    async def complete(params: types.CompletionParams) -> types.CompletionList:
        return _completion(server, params)

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    async def hover(params: types.HoverParams) -> types.Hover | None:
        return _hover(server, params)

    kinds = [types.CodeActionKind.QuickFix, types.CodeActionKind.SourceFixAll]

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions(code_action_kinds=kinds)
    )
    async def mend(params: types.CodeActionParams) -> list[types.CodeAction]:
        return _actions(server, params)

    return server


def _file(uri: str) -> Path | None:
    """The resolved path of a file that an editor names; None for what is no file."""
    path = uris.to_fs_path(uri)
    return followed(Path(path)) if path and uri.startswith("file:") else None


def _uri(path: str) -> str:
    return uris.from_fs_path(path) or path


def _completion(server: Server, params: types.CompletionParams) -> types.CompletionList:
    file = server.readable(params.text_document.uri)
    nothing = types.CompletionList(is_incomplete=False, items=[])
    if file is None:
        return nothing
    places = server.positions(file)
    found = server.desk.complete(file, places.offset(params.position))
    if found is None:
        return nothing
    items = [_item(found, one, number, places) for number, one in enumerate(found.offers)]
    return types.CompletionList(is_incomplete=False, items=items)


def _item(found: Offers, offer: Offer, number: int, places: Positions) -> types.CompletionItem:
    kind = types.CompletionItemKind
    return types.CompletionItem(
        label=offer.label,
        kind=kind.Property if offer.is_key else kind.EnumMember,
        documentation=offer.about or None,
        sort_text=f"{number:05}",
        text_edit=types.TextEdit(places.between(found.start, found.end), offer.insert),
    )


def _hover(server: Server, params: types.HoverParams) -> types.Hover | None:
    file = server.readable(params.text_document.uri)
    if file is None:
        return None
    places = server.positions(file)
    told = server.desk.explain(file, places.offset(params.position))
    if told is None or not told.words:
        return None
    content = types.MarkupContent(types.MarkupKind.Markdown, told.words)
    return types.Hover(content, places.between(told.start, told.end))


def _actions(server: Server, params: types.CodeActionParams) -> list[types.CodeAction]:
    file = server.readable(params.text_document.uri)
    root = server.desk.root(file) if file else None
    if file is None or root is None:
        return []
    places, uri = server.positions(file), params.text_document.uri
    mine = [one for one in server.desk.findings(root).get(file.as_posix(), []) if one.fix]
    found = [
        _action(f"{one.check}: {one.hint or 'mend it'}", [one], uri, places)
        for one in mine
        if _touch(places.range(one.place), params.range)
    ]
    if mine:
        every = _action("Mend all that has only one right answer", mine, uri, places)
        every.kind = types.CodeActionKind.SourceFixAll
        found.append(every)
    wanted = params.context.only
    return found if wanted is None else [one for one in found if one.kind in wanted]


def _action(title: str, findings: list[Finding], uri: str, places: Positions) -> types.CodeAction:
    edits = [types.TextEdit(places.range(fix.place), fix.replacement) for fix in fixes(findings)]
    return types.CodeAction(
        title=title,
        kind=types.CodeActionKind.QuickFix,
        edit=types.WorkspaceEdit(changes={uri: edits}),
    )


def _touch(one: types.Range, other: types.Range) -> bool:
    def key(position: types.Position) -> tuple[int, int]:
        return position.line, position.character

    return key(one.start) <= key(other.end) and key(other.start) <= key(one.end)
