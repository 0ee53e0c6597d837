"""A real browser without a window, where the machine has one: pages of any size, by day and by
night, keys and clicks. It is spoken to as its own developer tools do, over two pipes."""

from __future__ import annotations

import json
import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

BROWSER = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chrome")

ALONE = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-pipe",
)

HANDED_ON = """
import fcntl, os, sys
reading, writing = (fcntl.fcntl(int(each), fcntl.F_DUPFD, 20) for each in sys.argv[1:3])
os.dup2(reading, 3)
os.dup2(writing, 4)
os.execv(sys.argv[3], sys.argv[3:])
"""
"""Hands two pipes on under the numbers at which the browser looks for them."""

PATIENCE = 60
"""Seconds, after which a browser that says nothing has failed."""

KEYS = {"Tab": (9, ""), "Enter": (13, "\r"), " ": (32, " ")}

needs_browser = pytest.mark.skipif(BROWSER is None, reason="no Chromium on this machine")


class Window:
    """A page in a browser."""

    def __init__(self, reading: int, writing: int) -> None:
        self._reading, self._writing = reading, writing
        self._heard, self._asked, self._session = b"", 0, ""
        target = self._ask("Target.createTarget", url="about:blank")["targetId"]
        found = self._ask("Target.attachToTarget", targetId=target, flatten=True)
        self._session = found["sessionId"]
        self._ask("Page.enable")

    def show(
        self,
        file: Path,
        width: int = 1280,
        dark: bool = False,
        media: str = "",
        scripts: bool = True,
    ) -> None:
        """Open a file on a screen so many pixels wide."""
        self._ask("Emulation.setScriptExecutionDisabled", value=not scripts)
        self._ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=844,
            deviceScaleFactor=1,
            mobile=width < 600,
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self._ask("Emulation.setEmulatedMedia", media=media, features=[scheme])
        self._ask("Page.navigate", url=file.as_uri())
        while self._listen().get("method") != "Page.loadEventFired":
            pass
        self.run("document.fonts.ready.then(() => 0)")

    def print_out(self) -> None:
        """Set the page that is open as it comes out on paper."""
        self._ask("Emulation.setEmulatedMedia", media="print")

    def run(self, script: str) -> Any:
        """The value of an expression on the page."""
        found = self._ask(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def press(self, key: str) -> None:
        """Press a key, and let the page do what it does a moment later."""
        code, text = KEYS[key]
        named = {"key": key, "windowsVirtualKeyCode": code}
        self._ask("Input.dispatchKeyEvent", type="keyDown", text=text, **named)
        self._ask("Input.dispatchKeyEvent", type="keyUp", **named)
        self._settle()

    def click(self, selector: str) -> None:
        """Click on the middle of an element."""
        spot = self.run(
            f"""(() => {{ const found = document.querySelector({json.dumps(selector)});
            found.scrollIntoView({{block: "center"}}); const box = found.getBoundingClientRect();
            return {{x: box.x + box.width / 2, y: box.y + box.height / 2}}; }})()"""
        )
        for kind in ("mousePressed", "mouseReleased"):
            self._ask("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **spot)
        self._settle()

    def write(self, text: str) -> None:
        """Type into what has the focus."""
        self._ask("Input.insertText", text=text)

    def _settle(self) -> None:
        self.run("new Promise((done) => setTimeout(done, 50))")

    def _ask(self, method: str, **parameters: Any) -> Any:
        self._asked += 1
        asked = {"id": self._asked, "method": method, "params": parameters}
        if self._session:
            asked["sessionId"] = self._session
        os.write(self._writing, json.dumps(asked).encode("utf-8") + b"\0")
        while (told := self._listen()).get("id") != self._asked:
            pass
        assert "error" not in told, told
        return told["result"]

    def _listen(self) -> Any:
        until = time.monotonic() + PATIENCE
        while b"\0" not in self._heard:
            ready, _, _ = select.select([self._reading], [], [], until - time.monotonic())
            more = os.read(self._reading, 1 << 20) if ready else b""
            assert more, "the browser is gone, or says nothing"
            self._heard += more
        told, _, self._heard = self._heard.partition(b"\0")
        return json.loads(told)


@contextmanager
def window(profile: Path) -> Iterator[Window]:
    """A browser with one window, for as long as it is needed."""
    to_browser, writing = os.pipe()
    reading, from_browser = os.pipe()
    arguments = [str(BROWSER), *ALONE, f"--user-data-dir={profile}"]
    started = [sys.executable, "-c", HANDED_ON, str(to_browser), str(from_browser), *arguments]
    process = subprocess.Popen(
        started, pass_fds=(to_browser, from_browser), stderr=subprocess.DEVNULL
    )
    os.close(to_browser)
    os.close(from_browser)
    try:
        yield Window(reading, writing)
    finally:
        os.close(writing)  # the browser ends when nobody speaks to it any more
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        process.kill()
        process.wait()
        os.close(reading)
