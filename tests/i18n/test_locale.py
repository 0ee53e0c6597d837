"""Names of languages, as gettext and as BCP 47 writes them."""

from __future__ import annotations

import pytest

from authoring.i18n.locale import is_another


@pytest.mark.parametrize(
    ("said", "locale"),
    [
        ("fr", "fr"), ("fr_FR", "fr"), ("fr_FR.UTF-8", "fr"), ("fr", "fr-CA"), ("FR", "fr"),
        ("zh_CN", "zh-Hans"), ("zh_SG", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh-Hans", "zh-Hans"),
        ("zh_Hans_CN", "zh-Hans"), ("zh", "zh-Hans"), ("sr@latin", "sr-Latn"), ("pt_BR", "pt-BR"),
        ("zh_SG", "zh-Hans-CN"), ("strange name", "strange name"),
    ],
)  # fmt: skip
def test_one_language_has_many_names(said: str, locale: str) -> None:
    assert not is_another(said, locale)


@pytest.mark.parametrize(
    ("said", "locale"),
    [
        ("de", "fr"), ("zh_TW", "zh-Hans"), ("zh_CN", "zh-Hant"), ("pt_PT", "pt-BR"),
        ("sr@cyrillic", "sr-Latn"), ("French", "fr"), ("en_GB", "zh-Hans"),
    ],
)  # fmt: skip
def test_another_language_is_told(said: str, locale: str) -> None:
    assert is_another(said, locale)
