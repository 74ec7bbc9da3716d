"""Which language somebody gets who asks in one way or another."""

from __future__ import annotations

import pytest

from purrlor.words import ENDONYMS, LANGUAGES, PSEUDO, from_environment, from_header, settle_language


def test_every_language_names_itself() -> None:
    assert tuple(ENDONYMS) == LANGUAGES and PSEUDO not in LANGUAGES


@pytest.mark.parametrize(
    ("wanted", "settled"),
    [
        (["de"], "de"),
        (["de-AT"], "de"),
        (["DE-ch-1996"], "de"),
        (["en-GB", "de"], "en"),
        (["zh"], "zh-Hans"),
        (["zh-CN"], "zh-Hans"),
        (["zh_SG"], "zh-Hans"),
        (["zh-Hans"], "zh-Hans"),
        (["zh-Hans-TW"], "zh-Hans"),
        (["cmn-Hans-CN"], "zh-Hans"),
        (["zh-TW", "ja"], "ja"),
        (["zh-Hant", "fr"], "fr"),
        (["zh-HK"], "en"),
        (["zh-Hant-CN"], "en"),
        (["nl", "pt-BR", "es-419"], "es"),
        (["den", "d", "*", "", "-", "de"], "de"),
        (["en-XA"], "en-XA"),
        (["EN-xa"], "en-XA"),
        (["en-XA-x"], "en"),
        (["en-US", "en-XA"], "en"),
        ([], "en"),
        (["tlh"], "en"),
    ],
)
def test_the_first_wish_that_we_can_fulfil_counts(wanted: list[str], settled: str) -> None:
    assert settle_language(wanted) == settled


@pytest.mark.parametrize(
    ("header", "settled"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.3, fr;q=0.9", "fr"),
        ("en;q=0.5,ja;q=0.5", "en"),
        ("zh-TW,zh-HK;q=0.9,ja;q=0.2", "ja"),
        ("de;q=0,fr", "fr"),
        ("de;q=0", "en"),
        ("de ; Q = 0.5 , es ; q = 0.7", "es"),
        ("de;q=2,fr;q=0.1", "fr"),
        ("de;q=nan,fr;q=0.1", "fr"),
        ("de;q=-1,fr;q=0.1", "fr"),
        ("de;level=1,fr;q=0.1", "fr"),
        ("de;q=٠.٩,fr;q=0.1", "fr"),
        ("*", "en"),
        ("*,ja;q=0.1", "ja"),
        ("", "en"),
        (",,;,=;q", "en"),
        ("en-XA", "en-XA"),
    ],
)
def test_a_browser_asks_with_weights(header: str, settled: str) -> None:
    assert from_header(header) == settled


@pytest.mark.parametrize("part", [",", ";", "=", "de;q=", "x-", "\x00", "zh-TW,", "é", "de;q=0." + "9" * 99 + ","])
def test_a_header_of_any_length_is_harmless(part: str) -> None:
    assert from_header(part * 100_000) == "en"
    assert from_header("ja," + part * 100_000) == "ja"


def test_a_wish_that_is_cut_in_two_is_none() -> None:
    assert from_header("x" * 997 + ",denx") == "en"
    assert from_header("de," + "x" * 2000) == "de"


@pytest.mark.parametrize(
    ("environ", "settled"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
        ({"LANG": "zh_TW.UTF-8"}, "en"),
        ({"LANG": "ca_ES@valencia"}, "en"),
        ({"LANG": "de_DE@euro"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "ja_JP.eucJP"}, "ja"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "ko_KR"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "nl:es:de"}, "es"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "nl"}, "de"),
        ({"LANGUAGE": "zh_TW:zh_CN"}, "zh-Hans"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "POSIX"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "de"),
        ({"LC_ALL": "C", "PURRLOR_LANGUAGE": "ja"}, "ja"),
        ({"LANG": "de_DE", "LANGUAGE": "fr", "PURRLOR_LANGUAGE": "es"}, "es"),
        ({"LANG": "de_DE", "PURRLOR_LANGUAGE": "C"}, "en"),
        ({"LANG": "de_DE", "PURRLOR_LANGUAGE": "klingon"}, "de"),
        ({"PURRLOR_LANGUAGE": "en-XA"}, "en-XA"),
    ],
)
def test_a_terminal_asks_by_its_environment(environ: dict[str, str], settled: str) -> None:
    assert from_environment(environ) == settled
