"""One question at the terminal: what may be answered, and what is wrong with an answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import click

from authoring.cli.window import MARGIN, filled, wrapped
from authoring.starter.form import Ask

SHOWN = 40
"""So many choices are listed at a question."""

HELP = "?"
"""What is typed to be told what a question is for."""

BACK = "<"
"""What is typed to be asked the question before once more."""

FIRST = "There is no question before this one."

ALIKE = 3
"""So many letters in common at the beginning make a word look like a short form of another."""


class Back(Exception):
    """The question before is to be asked once more."""


@dataclass(frozen=True, slots=True)
class Conversation:
    """What was answered for one card so far: the forms of its texts, by locale."""

    said: dict[tuple[str, str], str] = field(default_factory=dict)

    def answer(self, ask: Ask, free: bool = False, former: str = "") -> Any:
        """The answer to a question, asked until it is one; "" or [] where it was left out. With
        a `former` one, Enter gives that again.

        Raises Back.
        """
        if ask.choices:
            click.echo(shown(ask))
        prompt = f"{ask.prompt} [{former}]" if former else ask.prompt
        return self._asked(ask, prompt, free, former or None)

    def anew(self, ask: Ask, before: Any, may_stay: bool) -> Any:
        """Another answer to the same question; "" or [] where the one `before` is to stay."""
        self._forget(ask, before)
        prompt = f"{ask.prompt} (Enter keeps it)" if may_stay else f"{ask.prompt}, anew"
        answer = self._asked(ask, prompt, free=may_stay)
        if answer in ("", []):
            self.keep(ask, before)
        return answer

    def _asked(self, ask: Ask, prompt: str, free: bool, meant: str | None = None) -> Any:
        while True:
            typed: str = click.prompt(prompt, default="", show_default=False).strip()
            if typed == HELP:
                click.echo(explained(ask, free))
                continue
            if typed == BACK:
                raise Back
            typed = typed or meant or ""
            meant = None
            answer, complaint = understood(ask, typed, free)
            complaint = complaint or self._taken(ask, typed)
            if complaint:
                meant = suggested(ask, typed)
                hint = f" Did you mean {meant}? Press Enter to take it." if meant else ""
                click.echo(f"{complaint}{hint}", err=True)
                if ask.choices and not typed:
                    click.echo(shown(ask))
            elif _meant(ask, typed):
                self.keep(ask, typed)
                return answer

    def _taken(self, ask: Ask, typed: str) -> str:
        """Where this text stands already, as a sentence, or nothing."""
        if ask.taken is None or not typed:
            return ""
        form = ask.taken.form(typed)
        place = ask.taken.places.get(form)
        if place is None and (ask.taken.locale, form) in self.said:
            place = "said of this card"
        return f"{typed!r} is already {place}. Take another." if place else ""

    def keep(self, ask: Ask, typed: str) -> None:
        """Know what was said, so that it is not said twice."""
        if ask.taken is not None and typed:
            self.said[ask.taken.locale, ask.taken.form(typed)] = typed

    def _forget(self, ask: Ask, said: str) -> None:
        if ask.taken is not None:
            self.said.pop((ask.taken.locale, ask.taken.form(said)), None)


def shown(ask: Ask) -> str:
    """The choices, or how they can be seen where there are many."""
    if len(ask.choices) > SHOWN:
        return f"{MARGIN}{len(ask.choices)} to choose from: {HELP} lists them"
    return listed(ask)


def listed(ask: Ask) -> str:
    """The choices in lines that are as wide as the window, broken between them alone."""
    return filled((*ask.choices, *(() if ask.strict else ("or a new one",))), ", ")


def explained(ask: Ask, free: bool = False) -> str:
    """What a question is for, what may be answered, and what the choices mean."""
    return "\n".join(_explained(ask, free))


def _explained(ask: Ask, free: bool) -> Iterator[str]:
    notes = (
        ask.about,
        "Several may be given, with commas between." if ask.many else "",
        "It is written as in the files." if ask.yaml else "",
        "" if ask.needed and not free else "Enter leaves it out.",
    )
    yield wrapped(" ".join(filter(None, notes)) or "There is no more to say of it.")
    if any(ask.means.get(one) for one in ask.choices):
        for one in ask.choices:
            yield wrapped(f"{one}: {ask.means.get(one, '')}", hanging=MARGIN * 2)
    elif ask.choices:
        yield listed(ask)


def _meant(ask: Ask, typed: str) -> bool:
    """Whether a new word is meant where there is one that it resembles."""
    if ask.strict or not typed or typed in ask.choices:
        return True
    near = resembled(typed, ask.choices)
    return near is None or click.confirm(
        f"There is {near} already. Is {typed} another one?", default=False
    )


def resembled(typed: str, choices: tuple[str, ...]) -> str | None:
    """The choice that a new word is a slip of, or a longer or shorter form of."""
    from authoring.source.nearest import nearest

    for choice in choices:
        short, long = sorted((typed.casefold(), choice.casefold()), key=len)
        if len(short) >= ALIKE and long.startswith(short):
            return choice
    return nearest(typed, choices)


def suggested(ask: Ask, typed: str) -> str | None:
    """The answer that was meant, where one of the choices alone may be answered: with the
    nearest choice for each that is none."""
    from authoring.source.nearest import nearest

    if not ask.choices or not ask.strict:
        return None
    parts = _parts(ask, typed)
    near = [part if part in ask.choices else nearest(part, ask.choices) for part in parts]
    whole = [part for part in near if part is not None]
    return ", ".join(whole) if len(whole) == len(near) and whole != parts else None


def _parts(ask: Ask, typed: str) -> list[str]:
    """The several answers of a line, or the one that it is."""
    if not ask.many:
        return [typed]
    return [part.strip() for part in typed.split(",") if part.strip()]


def understood(ask: Ask, typed: str, free: bool) -> tuple[Any, str]:
    """The answer that was typed, or what is wrong with it."""
    from authoring.source.yaml import load

    if any("\ud800" <= char <= "\udfff" for char in typed):
        return None, "This holds bytes that are not UTF-8. Type it again."
    parts = _parts(ask, typed)
    unknown = [part for part in parts if part and ask.strict and part not in ask.choices]
    if not typed:
        return [] if ask.many else "", "This one is needed." if ask.needed and not free else ""
    if ask.choices and unknown:
        return None, f"{unknown[0]!r} is none of them."
    if not ask.yaml:
        return parts if ask.many else typed, ""
    loaded = load("", typed.encode("utf-8", "replace"))
    if not loaded.whole or loaded.faults:
        return None, "This is no YAML."
    return loaded.document.data, ""
