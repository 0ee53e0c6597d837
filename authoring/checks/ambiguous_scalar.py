"""Text without quotes that other tools take for something else.

Here a value is what it looks like, and where a schema asks for text, `no`, `1984`,
`1:30` or `012` are read as written. Editors, spreadsheets and engines that read the same
file may turn them into false, a number, 90 or 10, and print that on the card. Quotes
make all of them agree; `--fix` writes them.

Bad: an answer that half of all tools read as true or false.

    - {en: no, zh-Hans: 不}

Good:

    - {en: "no", zh-Hans: 不}
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.INFO


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("ambiguous-scalar")
