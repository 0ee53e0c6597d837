"""Whether two names of a language mean one that readers share: `zh_CN` and `zh-Hans` do."""

from __future__ import annotations

import re
from dataclasses import dataclass

_PARTS = re.compile(
    r"(?P<language>[a-z]{2,3})(?:[-_](?P<script>[a-z]{4}))?(?:[-_](?P<region>[a-z]{2}|[0-9]{3}))?"
    r"(?:\.[^@]*)?(?:@(?P<variant>\w+))?",
    re.IGNORECASE,
)
_VARIANTS = {"latin": "latn", "cyrillic": "cyrl", "hans": "hans", "hant": "hant"}
_CHINESE = {"cn": "hans", "sg": "hans", "my": "hans", "tw": "hant", "hk": "hant", "mo": "hant"}
_REGIONS_OF_SCRIPTS = {"zh"}
"""Languages whose region says how they are written, and little else to a reader."""


@dataclass(frozen=True, slots=True)
class _Locale:
    language: str
    script: str
    region: str


def is_another(said: str, locale: str) -> bool:
    """Whether a name, of gettext (`pt_BR`) or of BCP 47, is surely not that locale. What
    one of them leaves open, the other may say."""
    one, other = _locale(said), _locale(locale)
    if one is None or other is None:
        return said != locale
    if one.language != other.language:
        return True
    if one.script and other.script and one.script != other.script:
        return True
    apart = bool(one.region and other.region and one.region != other.region)
    return apart and one.language not in _REGIONS_OF_SCRIPTS


def _locale(name: str) -> _Locale | None:
    found = _PARTS.fullmatch(name.strip())
    if found is None:
        return None
    language, region = found["language"].lower(), (found["region"] or "").lower()
    script = (found["script"] or _VARIANTS.get((found["variant"] or "").lower(), "")).lower()
    if language == "zh" and not script:
        script = _CHINESE.get(region, "")
    return _Locale(language, script, region)
