"""Checks of rules over all possible things, and not only over those that exist.

A possible thing has any traits that the vocabulary allows and its constraints do not
forbid; nothing of it is debatable. They need the solver Z3, which comes with the extra
`authoring[deep]`, and take longer than all other checks.
"""
