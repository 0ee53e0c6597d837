"""Findings on the screen, or for the next program."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from authoring.pipeline import Checked


def tell_findings(checked: Sequence[Checked], form: str = "text") -> None:
    """Print the findings of decks in one of the report's formats."""
    from authoring.checks.report import report

    findings = [finding for one in checked for finding in one.findings]
    texts = {document.path: document.text for one in checked for document in one.documents}
    click.echo(report(form, findings, texts, colour=_colours()), nl=False)


def _colours() -> bool:
    """Whether to colour: only for a person, and only if that person did not object."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")
