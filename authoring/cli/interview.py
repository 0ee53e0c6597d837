"""The questions for one card, one after the other: what is found at an answer is told with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import click

from authoring.cli.foresight import Sight
from authoring.cli.questions import BACK, FIRST, HELP, Back, Conversation
from authoring.cli.window import MARGIN, wrapped
from authoring.source.marks import Pointer
from authoring.source.writing import flow
from authoring.starter.form import Ask, Form, Several

Look = Callable[[Mapping[str, Any], Pointer], Sight]
"""What is found at an answer, by the keys that lead to it in the answers so far."""

LEFT_OUT: tuple[Any, ...] = ("", [])
"""What is answered by Enter alone."""


@dataclass(slots=True)
class Interview:
    """The answers so far: in the order of their questions, and as the data of a card. When the
    question before is asked once more, the card is made anew of the answers before that."""

    look: Look
    talk: Conversation = field(default_factory=Conversation)
    data: dict[str, Any] = field(default_factory=dict)
    given: list[tuple[Pointer, Any]] = field(default_factory=list)
    _former: dict[Pointer, Any] = field(default_factory=dict)
    _met: int = 0
    _head: str = ""

    def answers(self, form: Form) -> dict[str, Any]:
        """Ask all questions of a form that are not answered yet."""
        while True:
            self.data, self._met = {}, 0
            self.talk.said.clear()
            try:
                for ask in form.asks:
                    if isinstance(ask, Several):
                        self._several(ask)
                    else:
                        self._fill(self.data, (), ask)
                return self.data
            except Back:
                self.go_back()

    def go_back(self) -> None:
        """Have the last question that was answered asked once more."""
        if self.given:
            pointer, answer = self.given.pop()
            self._former[pointer] = answer
        else:
            click.echo(FIRST, err=True)

    def _several(self, several: Several) -> None:
        """Ask for the items of a list until one is left out."""
        items: list[dict[str, Any]] = []
        for number in range(1, several.most + 1):
            free = number > several.least
            self._head = _head(several, number)
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
        self._head = ""

    def _fill(self, into: dict[str, Any], at: Pointer, ask: Ask, free: bool = False) -> None:
        """Put the answer to a question into its place."""
        if self._met < len(self.given):
            _, answer = self.given[self._met]
            self.talk.keep(ask, answer)
        else:
            answer = self._answered(into, (*at, *ask.path), ask, free)
            self.given.append(((*at, *ask.path), answer))
        self._met += 1
        if ask.bare or answer not in LEFT_OUT:
            _put(into, ask, answer)

    def _answered(self, into: dict[str, Any], at: Pointer, ask: Ask, free: bool) -> Any:
        """The answer to a question. Where something is found at it, it may be given anew, and
        must be where the card could not be read."""
        answer = self._asked(at, ask, free)
        while ask.bare or answer not in LEFT_OUT:
            _put(into, ask, answer)
            sight = self.look(self.data, at)
            if not sight.findings:
                break
            _tell(sight)
            again = self.talk.anew(ask, answer, may_stay=not sight.firm)
            if again in LEFT_OUT:
                break
            answer = again
        return answer

    def _asked(self, at: Pointer, ask: Ask, free: bool) -> Any:
        """The answer to a question. What was answered to it before is proposed where one is
        needed, and told where none is, since Enter leaves it out there."""
        if self._head:
            click.echo(self._head)
        self._head = ""
        former = self._former.get(at, "")
        typed = ", ".join(former) if ask.many else former
        if ask.needed and not free and not ask.yaml:
            return self.talk.answer(ask, free, typed)
        if former not in LEFT_OUT:
            click.echo(wrapped(f"It was {flow(former) if ask.yaml else typed}"))
        return self.talk.answer(ask, free)


def opening(form: Form) -> str:
    """What a card is asked for in all, and what helps."""
    numbers = [one.numbers for one in form.asks if isinstance(one, Several)]
    has = f" with {' and '.join(numbers)}" if numbers else ""
    return wrapped(
        f"A new {form.kind}{has}. {HELP} tells what a question is for, {BACK} goes back to the one "
        "before; Ctrl-C leaves, and nothing is written.",
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
