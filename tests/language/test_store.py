"""The lexicon in the user's cache."""

from __future__ import annotations

import contextlib
import hashlib
import lzma
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from authoring.language import store

READ = "select bases from english where word = 'mice'"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("AUTHORING_CACHE", str(tmp_path / "cache"))
    store.database.cache_clear()
    yield tmp_path / "cache"
    store.database.cache_clear()


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a lexicon of one word, packed as the one that ships."""
    folder = tmp_path_factory.mktemp("packed")
    plain = folder / "lexicon.sqlite"
    with contextlib.closing(sqlite3.connect(plain)) as made, made:
        made.execute("create table english (word text, bases text)")
        made.execute("insert into english values ('mice', 'mouse')")
        made.execute("create table padding (bytes blob)")
        made.execute("insert into padding values (zeroblob(100000))")
    content = plain.read_bytes()
    (folder / store.PACKED.name).write_bytes(lzma.compress(content))
    (folder / store.SUM.name).write_text(f"{hashlib.sha256(content).hexdigest()} {len(content)}\n")
    return folder


@pytest.fixture
def small(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What ships is the lexicon of one word, which is unpacked at once."""
    monkeypatch.setattr(store, "PACKED", packed / store.PACKED.name)
    monkeypatch.setattr(store, "SUM", packed / store.SUM.name)


def read() -> str:
    store.database.cache_clear()
    found: str = store.database().execute(READ).fetchone()[0]
    return found


def test_it_is_unpacked_once_and_opens_fast(cache: Path) -> None:
    assert read() == "mouse"
    (path,) = cache.iterdir()
    digest, size = store.SUM.read_text().split()
    assert path.stat().st_size == int(size)
    assert hashlib.sha256(path.read_bytes()).hexdigest() == digest
    before = path.stat().st_mtime_ns
    start = time.perf_counter()
    assert read() == "mouse"
    assert time.perf_counter() - start < 0.1
    assert path.stat().st_mtime_ns == before


@pytest.mark.usefixtures("small")
def test_a_damaged_file_is_replaced(cache: Path) -> None:
    read()
    (path,) = cache.iterdir()
    store.database.cache_clear()
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert read() == "mouse"
    path.write_bytes(whole[:5000] + b"X" + whole[5001:])
    assert read() == "mouse"
    assert path.read_bytes() == whole
    assert list(cache.iterdir()) == [path]


@pytest.mark.usefixtures("small")
def test_it_is_never_written_to() -> None:
    with pytest.raises(Exception, match="readonly"):
        store.database().execute("delete from english")


@pytest.mark.usefixtures("small")
def test_of_other_versions_only_the_last_stays(cache: Path) -> None:
    cache.mkdir()
    ages = {"lexicon-a.sqlite": 9, "lexicon-b.sqlite": 5, "lexicon-c.sqlite": 7}
    drafts = {"lexicon-d.sqlitex.part": 100_000, "lexicon-e.sqlitex.part": 10}
    for name, age in {**ages, **drafts}.items():
        (cache / name).write_bytes(b"old")
        os.utime(cache / name, (time.time() - age, time.time() - age))
    (cache / "other.json").write_bytes(b"{}")
    read()
    kept = {path.name for path in cache.iterdir()}
    current = f"lexicon-{store.SUM.read_text()[:16]}.sqlite"
    assert kept == {current, "lexicon-b.sqlite", "lexicon-e.sqlitex.part", "other.json"}


@pytest.mark.slow
def test_two_processes_may_unpack_at_once(cache: Path) -> None:
    asked = f"store.database().execute({READ!r}).fetchone()[0]"
    code = f"from authoring.language import store; print({asked})"
    running = [
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    assert [process.communicate()[0].strip() for process in running] == ["mouse", "mouse"]
    assert len(list(cache.iterdir())) == 1


@pytest.mark.usefixtures("small")
def test_where_nothing_can_be_written_it_is_held_in_memory(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> tuple[int, str]:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tempfile.mkstemp", full)
    assert read() == "mouse"
    assert not list(cache.iterdir())


def test_a_broken_installation_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "lexicon.sqlite.xz"
    broken.write_bytes(store.PACKED.read_bytes()[:1000])
    monkeypatch.setattr(store, "PACKED", broken)
    with pytest.raises(store.NoLexicon, match="install authoring again"):
        store.database()
    monkeypatch.setattr(store, "SUM", tmp_path / "missing")
    with pytest.raises(store.NoLexicon, match="lacks its lexicon"):
        store.database()


def test_it_is_small_and_its_sources_are_free() -> None:
    assert store.PACKED.stat().st_size <= 8_000_000
    notice = (store.DATA / "NOTICE").read_text(encoding="utf-8")
    licences = ("WordNet", "MIT", "BSD-2", "ISC", "CC-BY-SA", "Apache-2.0", "Unicode-3.0")
    blocks = [block for block in notice.split("\n\n")[1:] if block.strip()]
    assert len(blocks) >= 11
    for block in blocks:
        assert any(licence in block for licence in licences), block
    assert "GPL" not in notice
    assert "GNU" not in notice


def test_the_notice_names_every_source_of_the_recipe() -> None:
    from tools.build_lexicon.sources import DEBIAN, NPM

    recipe = Path(store.__file__).parents[2] / "tools" / "build_lexicon" / "requirements.txt"
    lines = [line for line in recipe.read_text().splitlines() if "==" in line]
    named = {line.partition("==")[0] for line in lines} - {"opencc", "spacy-lookups-data"}
    notice = (store.DATA / "NOTICE").read_text(encoding="utf-8")
    for source in {*named, *NPM, DEBIAN, "spaCy lookups data"}:
        assert source in notice, source
