"""A real browser without a window, where the machine has one."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

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
    "--virtual-time-budget=2000",
    "--dump-dom",
)

needs_browser = pytest.mark.skipif(BROWSER is None, reason="no Chromium on this machine")


def shown(file: Path, profile: Path) -> str:
    """The page as the browser has it after its scripts have run."""
    arguments = [str(BROWSER), *ALONE, f"--user-data-dir={profile}", file.as_uri()]
    done = subprocess.run(arguments, capture_output=True, check=True, timeout=120)
    return done.stdout.decode("utf-8")
