"""Findings on the screen, or for the next program."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from authoring.finding import Severity

if TYPE_CHECKING:
    from authoring.pipeline import Checked
    from authoring.source.yaml import Document


def tell_findings(
    checked: Sequence[Checked],
    form: str = "text",
    fail_on: Severity = Severity.ERROR,
    beside: Sequence[Document] = (),
) -> None:
    """Print the findings of decks in one of the report's formats. `beside` are further
    files that findings may be about."""
    click.echo(told(checked, form, fail_on, beside), nl=False)


def told(
    checked: Sequence[Checked],
    form: str = "text",
    fail_on: Severity = Severity.ERROR,
    beside: Sequence[Document] = (),
) -> str:
    """The findings of decks in one of the report's formats."""
    from authoring.checks.report import report

    findings = [finding for one in checked for finding in one.findings]
    documents = (*(document for one in checked for document in one.documents), *beside)
    texts = {document.path: document.text for document in documents}
    checks = {check.id: check for one in checked for check in one.checks}.values()
    left_out = {path: lost for one in checked for path, lost in one.left_out.items()}
    return report(
        form,
        findings,
        texts,
        checks=checks,
        colour=_colours(),
        fail_on=fail_on,
        left_out=left_out,
    )


def _colours() -> bool:
    """Whether to colour: only for a person, and only if that person did not object."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")
