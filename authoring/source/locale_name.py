"""The locales that people mean who write the names of languages, or codes in another form."""

from __future__ import annotations

import re

_NAMES = {
    "ar": "arabic العربية",
    "bg": "bulgarian български",
    "ca": "catalan català",
    "cs": "czech čeština česky",
    "da": "danish dansk",
    "de": "german deutsch",
    "el": "greek ελληνικά",
    "en": "english eng englisch anglais inglés 英语 英文",
    "es": "spanish español castellano",
    "et": "estonian eesti",
    "fi": "finnish suomi",
    "fr": "french français francais",
    "he": "hebrew עברית",
    "hi": "hindi हिन्दी",
    "hr": "croatian hrvatski",
    "hu": "hungarian magyar",
    "id": "indonesian",
    "it": "italian italiano",
    "ja": "japanese 日本語 日语 日文",
    "ko": "korean 한국어 韩语 韩文",
    "lt": "lithuanian lietuvių",
    "lv": "latvian latviešu",
    "nb": "norwegian norsk bokmål",
    "nl": "dutch nederlands",
    "pl": "polish polski",
    "pt": "portuguese português portugues",
    "ro": "romanian română",
    "ru": "russian русский",
    "sk": "slovak slovenčina",
    "sl": "slovenian slovenščina",
    "sr": "serbian српски srpski",
    "sv": "swedish svenska",
    "th": "thai ไทย",
    "tr": "turkish türkçe",
    "uk": "ukrainian українська",
    "vi": "vietnamese",
    "zh-Hans": (
        "chinese mandarin simplified simplified-chinese chinese-simplified zh-chs zh-cn chinesisch "
        "chinois 中文 汉语 漢語 华语 普通话 简体 简体中文 中文简体"
    ),
    "zh-Hant": (
        "traditional traditional-chinese chinese-traditional zh-cht zh-tw zh-hk 繁體 繁體中文 "
        "繁体 繁体中文 中文繁體"
    ),
}
_LOCALES = {name: locale for locale, names in _NAMES.items() for name in names.split()}
_CODE = re.compile(r"([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?")


def locale_meant(written: str) -> str | None:
    """The locale (BCP 47) that a language's name in English or in itself means, or a code in
    other letters (`zh_hans`, `EN`); None for what is neither."""
    plain = "-".join(re.split(r"[-_ .()]+", written.strip(" ()").casefold()))
    if plain in _LOCALES:
        return _LOCALES[plain]
    found = _CODE.fullmatch(plain)
    if not found:
        return None
    language, script, region = found.groups()
    parts = (language, script and script.capitalize(), region and region.upper())
    return "-".join(part for part in parts if part)
