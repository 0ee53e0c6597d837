"""Reading a line from a person. Nothing that was typed is kept for the next person to find."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click


class Keyboard:
    """Lines as they are typed, with words that the Tab key completes."""

    def __init__(self) -> None:
        self._words: Sequence[str] = ()
        self._editing = sys.stdin.isatty() and _edit_lines(self._complete)

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """One line. Raises click.Abort when there is no more, or Ctrl-C was typed."""
        self._words = words
        try:
            typed: str = click.prompt(
                prompt.rstrip(" "), prompt_suffix=" ", default="", show_default=False
            )
        except OSError:
            raise click.Abort from None
        except UnicodeDecodeError:
            return "?"
        return typed.strip()

    def _complete(self, begun: str, place: int) -> str | None:
        found = [word for word in self._words if word.casefold().startswith(begun.casefold())]
        return found[place] if place < len(found) else None


def _edit_lines(complete: object) -> bool:
    """Let lines be edited and completed, and never recalled: the next person would see them."""
    try:
        import readline
    except ImportError:
        return False
    readline.set_auto_history(False)
    readline.clear_history()
    readline.set_completer_delims("")
    readline.set_completer(complete)  # type: ignore[arg-type]
    readline.parse_and_bind("tab: complete")
    return True
