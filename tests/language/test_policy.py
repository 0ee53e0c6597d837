"""Policies, and what is no word."""

from __future__ import annotations

import pytest

from authoring.games.guess_club.policy import ANSWER_AND_ANSWER
from authoring.games.just_one.policy import CLUE_AND_CLUE, CLUE_AND_WORD, GUESS_AND_WORD
from authoring.language.coinage import is_invented, is_known
from authoring.language.policy import Outcome, Policy
from authoring.language.verdict import Kind, sure, suspect

TABLE = [
    (CLUE_AND_WORD, "same inflected family misspelt homophone translation", ""),
    (CLUE_AND_CLUE, "same inflected family misspelt", "synonym translation"),
    (ANSWER_AND_ANSWER, "same inflected misspelt translation synonym", ""),
    (GUESS_AND_WORD, "same inflected misspelt homophone", ""),
]
"""A policy, the kinds that apply by themselves, and those that are put to the table."""

WORDS = """selfie emoji Gandalf Batman brrr zzz vroom SMS NASA 007 $ tick-tock snowbear Netflix
covid Einstein Paris hobbit sushi karaoke Minecraft splash Mozart 苹果 飞天猪 chien"""
NO_WORDS = """blorptang frindle snorfle glibbert quazzle zibbity morktune flimpet grobnax
trelvish jumblyst yoppergast drimbol wexified plonkaroo skribbol oolumph brezzin kletch"""


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize(("rules", "applies", "table"), TABLE)
def test_each_kind_leads_to_what_the_rules_say(
    rules: Policy, applies: str, table: str, kind: Kind
) -> None:
    wanted = Outcome.IGNORED
    if kind in applies.split():
        wanted = Outcome.APPLIES
    elif kind in table.split():
        wanted = Outcome.TABLE
    assert rules.outcome(sure(kind)) is wanted
    doubted = Outcome.TABLE if wanted is Outcome.APPLIES else wanted
    assert rules.outcome(suspect(kind)) is doubted
    assert bool(rules.rule(kind)) is (wanted is not Outcome.IGNORED)


@pytest.mark.parametrize("text", WORDS.split())
def test_names_numbers_signs_noises_and_compounds_are_words(text: str) -> None:
    assert not is_invented(text)


@pytest.mark.parametrize("text", NO_WORDS.split())
def test_what_nobody_ever_wrote_is_invented(text: str) -> None:
    assert is_invented(text)
    assert not is_known(text)


@pytest.mark.parametrize("text", ["ice cream", "sunflower", "苹果", "Tyrannosaurus", "seat belt"])
def test_words_of_the_lexicon_are_known(text: str) -> None:
    assert is_known(text)
