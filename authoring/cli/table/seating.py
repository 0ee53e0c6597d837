"""Asking at the terminal who plays, when the command did not say."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass

import click

from authoring.cli.table.speech import speech

LANGUAGES = {"en": "English", "zh-Hans": "简体中文"}


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays: so many people, then so many bots of a kind, in this language."""

    locale: str
    people: int
    bots: int
    kind: str

    @property
    def specs(self) -> tuple[str, ...]:
        return ("human",) * self.people + (f"bot:{self.kind}",) * self.bots


def ask(
    title: str, locales: Sequence[str], kinds: Sequence[str], players: tuple[int, int]
) -> Seating:
    """Ask for the language where there are several, the people, and the bots."""
    click.echo(click.style(title, bold=True))
    locale = _locale(locales)
    least, most = players
    people = _number(locale, "people", 0, most, 1)
    few, many = max(0, least - people), most - people
    usual = min(max(few, 4 - people), many)
    bots = _number(locale, "bots", few, many, usual) if many else 0
    kind = _kind(locale, kinds) if bots and len(kinds) > 1 else kinds[0]
    return Seating(locale, people, bots, kind)


def _locale(locales: Sequence[str]) -> str:
    if len(locales) < 2:
        return locales[0]
    language = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "").partition("_")[0]
    likely = next(
        (place for place, each in enumerate(locales, 1) if each.partition("-")[0] == language), 1
    )
    for place, locale in enumerate(locales, 1):
        click.echo(f"  {place} {LANGUAGES.get(locale, locale)}")
    while True:
        typed = _line(f"Language / 语言 [{likely}]").casefold()
        if not typed:
            return locales[likely - 1]
        if typed.isdecimal() and 1 <= int(typed) <= len(locales):
            return locales[int(typed) - 1]
        begun = [each for each in locales if typed[:2] and each.startswith(typed[:2])]
        if begun:
            return begun[0]


def _number(locale: str, key: str, least: int, most: int, usual: int) -> int:
    words = speech(locale)
    while True:
        typed = _line(f"{words[key]} ({least}–{most}) [{usual}]")
        if not typed:
            return usual
        if typed.isdecimal() and least <= int(typed) <= most:
            return int(typed)
        click.echo(words["no_number"].format(typed=typed, least=least, most=most))


def _kind(locale: str, kinds: Sequence[str]) -> str:
    words = speech(locale)
    listed = words["comma"].join(f"{place} {kind}" for place, kind in enumerate(kinds, 1))
    while True:
        typed = _line(f"{words['kind'].format(kinds=listed)} [1]").casefold()
        if not typed:
            return kinds[0]
        if typed.isdecimal() and 1 <= int(typed) <= len(kinds):
            return kinds[int(typed) - 1]
        begun = [kind for kind in kinds if kind.startswith(typed)]
        if len(begun) == 1:
            return begun[0]
        click.echo(words["no_kind"].format(typed=typed, kinds=listed))


def _line(question: str) -> str:
    typed: str = click.prompt(question, prompt_suffix=" ", default="", show_default=False)
    return typed.strip()
