"""A mystery word is spelled like another word that is said in another way.

The guesser names the word aloud, the givers only read it: of `lead` the one thinks of a
metal, the other of going first, and 行 is a way to go or a line of business. Their clues
point two ways, and the guesser cannot tell which of the two is meant. (Two meanings of
one spelling that are also said alike are a matter of `ambiguous-word`.)

A card settles it when it says which one is meant: by another name for it under `also`, or
by listing a clue for the other one as `unrelated`, in the same language. What is looked
for are the lists in `authoring/games/just_one/meanings/`.

Bad:

    - {en: desert, zh-Hans: 沙漠, …}

Good:

    - {en: desert, zh-Hans: 沙漠, unrelated: {en: [abandon]}, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import Words
from authoring.games.just_one.twofold import unsettled
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    return unsettled(deck, "homographs", "is said in two ways")
