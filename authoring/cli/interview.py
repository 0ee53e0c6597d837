"""The questions for one card, one after the other: what is found at an answer is told with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import click

from authoring.cli.foresight import Sight
from authoring.cli.questions import HELP, Conversation
from authoring.cli.window import MARGIN, wrapped
from authoring.source.marks import Pointer
from authoring.starter.form import Ask, Form, Several

Look = Callable[[Mapping[str, Any], Pointer], Sight]
"""What is found at an answer, by the keys that lead to it in the answers so far."""

LEFT_OUT: tuple[Any, ...] = ("", [])
"""What is answered by Enter alone."""


@dataclass(slots=True)
class Interview:
    """The answers so far, as the data of a card."""

    look: Look
    talk: Conversation = field(default_factory=Conversation)
    data: dict[str, Any] = field(default_factory=dict)

    def answers(self, form: Form) -> dict[str, Any]:
        """Ask all questions of a form."""
        click.echo(opening(form))
        for ask in form.asks:
            if isinstance(ask, Several):
                self._several(ask)
            else:
                self._fill(self.data, (), ask)
        return self.data

    def _several(self, several: Several) -> None:
        """Ask for the items of a list until one is left out."""
        items: list[dict[str, Any]] = []
        for number in range(1, several.most + 1):
            free = number > several.least
            click.echo(_head(several, number))
            item: dict[str, Any] = {}
            _put(self.data, several, [*items, item])
            for position, ask in enumerate(several.asks):
                self._fill(item, (*several.path, number - 1), ask, free=free and position == 0)
                if not item:
                    break
            if not item:
                break
            items.append(item)
        _put(self.data, several, items)

    def _fill(self, into: dict[str, Any], at: Pointer, ask: Ask, free: bool = False) -> None:
        """Put the answer to a question into its place. Where something is found at it, it may
        be given anew, and must be where the card could not be read."""
        answer = self.talk.answer(ask, free)
        while ask.bare or answer not in LEFT_OUT:
            _put(into, ask, answer)
            sight = self.look(self.data, (*at, *ask.path))
            if not sight.findings:
                return
            _tell(sight)
            answer = self.talk.anew(ask, answer, may_stay=not sight.firm)
            if answer in LEFT_OUT:
                return


def opening(form: Form) -> str:
    """What a card is asked for in all, and what helps."""
    numbers = [one.numbers for one in form.asks if isinstance(one, Several)]
    has = f" with {' and '.join(numbers)}" if numbers else ""
    return wrapped(
        f"A new {form.kind}{has}. {HELP} tells what a question is for; Ctrl-C leaves, "
        "and nothing is written.",
        margin="",
        hanging="",
    )


def _head(several: Several, number: int) -> str:
    if number > several.least:
        return f"-- {several.name} {number} (Enter to end)"
    return f"-- {several.name} {number} of {several.least}"


def _tell(sight: Sight) -> None:
    from authoring.checks.report.material import told
    from authoring.source.wording import visible

    for one in sight.findings:
        said = f"{one.severity}[{one.check}] {visible(told(one))}"
        click.echo(wrapped(said, hanging=MARGIN * 2), err=True)


def _put(data: dict[str, Any], ask: Ask | Several, value: Any) -> None:
    """Set the answer to a question; an empty list takes it away, unless it is to be one."""
    *around, last = ask.path
    for key in around:
        data = data.setdefault(key, {})
    if value == [] and not (isinstance(ask, Ask) and ask.bare):
        data.pop(last, None)
    else:
        data[last] = value
