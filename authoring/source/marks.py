"""Where every key and value of a YAML file stands, held as flat numbers.

A file of 50,000 lines has some 150,000 scalars. An object for each would cost more
than the parsing, so a node is only its number in the order of the file, with two
offsets; what its children are is worked out when somebody asks for a place.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Any

Pointer = tuple[str | int, ...]


def value_at(data: Any, pointer: Pointer) -> Any:
    """What stands under a pointer that leads somewhere."""
    for step in pointer:
        data = data[step]
    return data


class Marks:
    """The nodes of one document. Node 0 is the whole document.

    `starts` and `ends` are offsets in the text; `skips` gives, for each mapping and
    list, the number of the first node behind it; `hidden` holds the keys (by number)
    that the data does not have: repeated ones and those that are not text. `tainted`
    are nodes with a fault of their own, so that their data says little.
    """

    __slots__ = ("_items", "_keys", "ends", "hidden", "skips", "starts", "tainted")

    def __init__(
        self,
        starts: Sequence[int] = (),
        ends: Sequence[int] = (),
        skips: dict[int, int] | None = None,
        hidden: frozenset[int] = frozenset(),
        tainted: frozenset[int] = frozenset(),
    ) -> None:
        self.starts = array("I", starts)
        self.ends = array("I", ends)
        self.skips = skips or {}
        self.hidden = hidden
        self.tainted = tainted
        self._keys: dict[int, dict[str, int]] = {}
        self._items: dict[int, list[int]] = {}

    def span(self, node: int) -> tuple[int, int]:
        """The offsets of a node: its start, and the first one behind it."""
        if node >= len(self.starts):
            return 0, 0
        return self.starts[node], self.ends[node]

    def children(self, node: int) -> Iterator[int]:
        """The nodes directly inside a mapping (keys and values in turn) or a list."""
        child, end = node + 1, self.skips.get(node, node + 1)
        while child < end:
            yield child
            child = self.skips.get(child, child + 1)

    def keys(self, node: int, data: dict[str, Any]) -> dict[str, int]:
        """The node of each key of a mapping. The value is the node behind its key."""
        found = self._keys.get(node)
        if found is None:
            every = list(self.children(node))[::2]
            found = dict(zip(data, (key for key in every if key not in self.hidden), strict=False))
            self._keys[node] = found
        return found

    def items(self, node: int) -> list[int]:
        """The nodes of the items of a list."""
        found = self._items.get(node)
        if found is None:
            found = self._items[node] = list(self.children(node))
        return found

    def has_taint(self, node: int) -> bool:
        """Whether a node or anything inside it has a fault of its own."""
        end = self.skips.get(node, node + 1)
        return any(node <= tainted < end for tainted in self.tainted)

    def is_near_taint(self, node: int) -> bool:
        """Whether a fault of a node is at the node itself, around it or directly inside."""
        return bool(self.tainted) and (
            any(taint <= node < self.skips.get(taint, taint + 1) for taint in self.tainted)
            or any(child in self.tainted for child in self.children(node))
        )

    def find(self, data: Any, pointer: Pointer) -> tuple[int, int, int]:
        """Follow a pointer as far as it goes.

        Gives how many steps were taken, the node reached, and the node of its key
        (or of itself, in a list).
        """
        node = key = 0
        for taken, step in enumerate(pointer):
            if isinstance(data, dict) and step in data:
                key = self.keys(node, data)[str(step)]
                node = key + 1
            elif isinstance(data, list) and isinstance(step, int) and 0 <= step < len(data):
                key = node = self.items(node)[step]
            else:
                return taken, node, key
            data = data[step]
        return len(pointer), node, key
