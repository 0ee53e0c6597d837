"""`authoring lsp`: the language server, for editors."""

from __future__ import annotations

import click


@click.command("lsp")
def command() -> None:
    """Serve an editor over standard input and output, as the Language Server Protocol says.

    Findings while typing, completion of traits, values, ids and pictures, explanations
    on hover, and fixes. An editor starts it; it needs the extra `authoring[lsp]`.

    \b
    Examples:
      authoring lsp
      pip install "authoring[lsp]" && authoring lsp
    """
    from authoring.cli.files import WrongUse
    from authoring.resources import MissingExtra, require

    try:
        require("pygls", "lsp")
    except MissingExtra as fault:
        raise WrongUse(str(fault)) from None
    from authoring.lsp.server import make

    make().start_io()
