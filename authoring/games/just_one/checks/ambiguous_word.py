"""A mystery word names two things that have nothing to do with each other.

A `bank` keeps money, or keeps a river in. Givers who think of different things help the
guesser less than they believe; some designers like that, which is why it is only told.
(When the two are also said in different ways, `homograph` speaks up, more loudly: there
even the spoken answer differs.)

A card settles it when it says which one is meant: by another name for it under `also`, or
by listing a clue for the other one as `unrelated`, in the same language. What is looked
for are the lists in `authoring/games/just_one/meanings/`.

Bad:

    - {en: bank, zh-Hans: 银行, …}

Good:

    - {en: bank, zh-Hans: 银行, unrelated: {en: [river]}, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import Words
from authoring.games.just_one.twofold import unsettled
from authoring.source.deck import Deck

SEVERITY = Severity.INFO


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    return unsettled(deck, "ambiguous", "may be one of two things")
