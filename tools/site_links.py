"""A hook of the site: links that lead out of docs/ are files of the repository, which the site
does not have, so that only their words are shown."""

from __future__ import annotations

import posixpath
import re
from typing import Any

_LINK = re.compile(r"\[([^\]]+)\]\(([^)#\s:]+)(#[^)]*)?\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The Markdown of a page as the site is to have it."""
    folder = posixpath.dirname(page.file.src_uri)

    def kept(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, link[2]))
        outside = target.startswith("..") or target.endswith((".py", ".mjs"))
        return link[1] if outside else link[0]

    return _LINK.sub(kept, markdown)
