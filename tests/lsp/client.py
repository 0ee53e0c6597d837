"""An editor in small: speaks the Language Server Protocol with a process over its pipes."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

PATIENCE = 30.0
"""Seconds that an answer may take on a busy machine."""


class Client:
    """One server process. Requests wait for their answers; what else comes is kept."""

    def __init__(self, root: Path, python: str | Path = sys.executable) -> None:
        self.root = root
        self._process = subprocess.Popen(
            [python, "-m", "authoring", "lsp"],
            cwd=root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._inbox: queue.Queue[dict[str, Any]] = queue.Queue()
        self._asked = 0
        self._versions: dict[str, int] = {}
        self.told: dict[str, list[dict[str, Any]]] = {}
        threading.Thread(target=self._listen, daemon=True).start()
        capabilities = {"general": {"positionEncodings": ["utf-16"]}}
        self.capabilities = self.ask(
            "initialize",
            {"processId": None, "rootUri": root.as_uri(), "capabilities": capabilities},
        )["capabilities"]
        self.say("initialized", {})

    def _listen(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        while line := stream.readline():
            size = 0
            while line.strip():
                name, _, value = line.partition(b":")
                size = int(value) if name.lower() == b"content-length" else size
                line = stream.readline()
            self._inbox.put(json.loads(stream.read(size)))

    def _send(self, message: dict[str, Any]) -> None:
        stream = self._process.stdin
        assert stream is not None
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        stream.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        stream.flush()

    def say(self, method: str, params: Any) -> None:
        self._send({"method": method, "params": params})

    def ask(self, method: str, params: Any) -> Any:
        self._asked += 1
        number = self._asked
        self._send({"id": number, "method": method, "params": params})
        while True:
            message = self._next()
            if message.get("id") == number and "method" not in message:
                assert "error" not in message, message
                return message["result"]

    def _next(self) -> dict[str, Any]:
        message = self._inbox.get(timeout=PATIENCE)
        if message.get("method") == "textDocument/publishDiagnostics":
            params = message["params"]
            self.told[params["uri"]] = params["diagnostics"]
        return message

    def wait(self, file: str, wanted: Callable[[list[dict[str, Any]]], bool]) -> list[Any]:
        """The findings of a file, as soon as they are as wanted."""
        uri = self.uri(file)
        while not (uri in self.told and wanted(self.told[uri])):
            self._next()
        return self.told[uri]

    def uri(self, file: str) -> str:
        return (self.root / file).as_uri()

    def open(self, file: str, text: str | None = None) -> str:
        text = (self.root / file).read_text(encoding="utf-8") if text is None else text
        document = {"uri": self.uri(file), "languageId": "yaml", "version": 1, "text": text}
        self._versions[file] = 1
        self.say("textDocument/didOpen", {"textDocument": document})
        return text

    def type(self, file: str, text: str) -> None:
        """Change the whole text of an open file, without saving it."""
        self._versions[file] += 1
        document = {"uri": self.uri(file), "version": self._versions[file]}
        params = {"textDocument": document, "contentChanges": [{"text": text}]}
        self.say("textDocument/didChange", params)

    def at(self, method: str, file: str, line: int, character: int) -> Any:
        """Ask about a position of a file."""
        position = {"line": line, "character": character}
        return self.ask(method, {"textDocument": {"uri": self.uri(file)}, "position": position})

    def labels(self, file: str, text: str) -> list[str]:
        """What is offered where the text has a `|`, which is taken out."""
        before, _, behind = text.partition("|")
        self.type(file, before + behind)
        line, column = before.count("\n"), len(before.rpartition("\n")[2].encode("utf-16-le")) // 2
        found = self.at("textDocument/completion", file, line, column)
        return [item["label"] for item in found["items"]]

    def close(self) -> int:
        self.ask("shutdown", None)
        self.say("exit", None)
        return self._process.wait(timeout=PATIENCE)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
