"""The games as PettingZoo environments keep to what PettingZoo asks of one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from authoring import games
from authoring.adapters.pettingzoo import CardGame
from authoring.engine.fingerprint import canonical
from authoring.engine.game import Refusal
from authoring.engine.rng import Rng
from tests.games.guess_club.small import FRUIT_PACK
from tests.games.leaks import contract

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "guess-club": ({}, {"preset": "published"}, {"locale": "en", "rounds": 1, "early_repay": True}),
    "just-one": ({}, {"preset": "published"}, {"locale": "zh-Hans", "game_cards": 4}),
    "things-in-rings": (
        {},
        {"preset": "published", "knower_by": "seat"},
        {"mode": "coop", "coop_hand": "shared", "rings": ["word", "context"]},
    ),
}

CASES = [(game, number) for game in OPTIONS for number in range(3)]

mask_is_in_a_mapping = pytest.mark.filterwarnings("ignore:Observation:UserWarning")
"""PettingZoo's own classic games are warned of their masks too."""


def made(game: str, number: int = 0, seats: int = 4, **further: Any) -> CardGame:
    return CardGame(contract(game).PACK, seats, OPTIONS[game][number], **further)


def play(env: CardGame, seed: int, watch: Callable[[CardGame], None] = lambda _: None) -> list[int]:
    """A game of legal actions by chance; returns them."""
    env.reset(seed)
    rng, actions = Rng(seed), []
    for agent in env.agent_iter(100_000):
        observation, _, termination, truncation, _ = env.last()
        watch(env)
        if termination or truncation:
            env.step(None)
            continue
        action = rng.pick(np.flatnonzero(observation["action_mask"]).tolist())
        assert env.agent_selection == agent
        actions.append(action)
        env.step(action)
    return actions


def test_every_game_can_be_told_in_numbers() -> None:
    assert set(OPTIONS) == set(games.names())


@mask_is_in_a_mapping
@pytest.mark.parametrize(("game", "number"), CASES)
def test_it_passes_pettingzoos_own_test(game: str, number: int) -> None:
    api_test(made(game, number), num_cycles=200)


@mask_is_in_a_mapping
@pytest.mark.parametrize("game", OPTIONS)
def test_it_passes_pettingzoos_test_of_seeds(game: str) -> None:
    seed_test(lambda: made(game), num_cycles=200)


@pytest.mark.parametrize(("game", "number"), CASES)
def test_every_action_that_the_mask_offers_is_legal_to_the_end(game: str, number: int) -> None:
    for seats in (3, 5):
        env = made(game, number, seats)
        for seed in range(3):
            assert play(env, seed)
            assert env.agents == []
            assert env.table.result is not None


@pytest.mark.parametrize("game", OPTIONS)
def test_the_same_seed_and_actions_give_the_same_game(game: str) -> None:
    first, second = made(game), made(game)
    assert play(first, 5) == play(second, 5)
    assert first.table.fingerprint() == second.table.fingerprint()
    assert play(second, 6) != play(first, 5)


@pytest.mark.parametrize("game", OPTIONS)
def test_en_02_an_observation_is_made_of_the_view_alone(game: str) -> None:
    """Agents that have seen the same observe the same: whoever observes learns nothing else."""
    env = made(game)

    def watch(now: CardGame) -> None:
        for seat, agent in enumerate(now.possible_agents):
            told = now.observe(agent)
            chosen = (
                now._chosen if agent == now.agent_selection and told["action_mask"].any() else ()
            )
            again = now.encoding.observe(now.table.view(seat), chosen)
            assert told["observation"].tolist() == again
            assert not told["action_mask"].any() or agent == now.agent_selection
            assert now.observation_space(agent).contains(told)

    play(env, 3, watch)


def test_rewards_are_those_of_the_result() -> None:
    env = made("things-in-rings", seats=4)
    env.reset(1)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    rng = Rng(1)
    for agent in env.agent_iter(100_000):
        observation, reward, termination, _, _ = env.last()
        rewards[agent] += reward
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if termination else rng.pick(legal))
    result = env.table.result
    assert result is not None
    knower = env.table.state.knower
    for seat, agent in enumerate(env.possible_agents):
        expected = 0.0 if seat == knower else 1.0 if seat in result.winners else -1.0
        assert rewards[agent] == expected


def test_together_all_get_the_same() -> None:
    env = made("just-one")
    play(env, 2)
    result = env.table.result
    assert result is not None
    rewards = {env.encoding.reward(result, seat) for seat in range(4)}
    assert rewards == {result.scores["0"] / 13}


def test_what_is_not_offered_is_refused() -> None:
    env = made("just-one")
    env.reset(1)
    before = canonical(env.table.view(0))
    (forbidden,) = [
        number for number, action in enumerate(env.encoding.actions) if action == "pass"
    ]
    for action in (forbidden, -1, 10**6, None):
        with pytest.raises(ValueError, match="look at its action mask"):
            env.step(action)
    assert canonical(env.table.view(0)) == before


def test_actions_have_names_that_tell_them_apart() -> None:
    for game in OPTIONS:
        actions = made(game).encoding.actions
        assert len(set(actions)) == len(actions)
    assert "place thing-000 word+attribute" in made("things-in-rings").encoding.actions


def test_what_all_have_seen_is_rendered_in_words() -> None:
    env = made("things-in-rings", render_mode="ansi")
    play(env, 4)
    assert "Things in Rings" in str(env.render())
    assert made("things-in-rings").render() is None


@pytest.mark.parametrize("game", ["guess-club", "just-one"])
def test_people_as_judges_are_not_for_numbers(game: str) -> None:
    judge = {"guess-club": "setter", "just-one": "givers"}[game]
    with pytest.raises(ValueError, match="with the automatic judge"):
        CardGame(contract(game).PACK, options={"judge": judge})


def test_answers_that_may_not_be_written_are_not_for_numbers() -> None:
    with pytest.raises(ValueError, match=r"^in numbers, answers have up to \d+ characters"):
        CardGame(FRUIT_PACK, options={"longest_answer": 6})


def test_what_the_rules_refuse_is_refused() -> None:
    with pytest.raises(Refusal, match="no option 'hands'"):
        CardGame(contract("things-in-rings").PACK, options={"hands": 3})


def test_nothing_else_needs_the_extra() -> None:
    """Neither the command nor a kit imports what only the adapter needs."""
    told = (
        "import sys, authoring.cli.main, authoring.cli.play; from authoring import games\n"
        "[games.kit(name) for name in games.names()]\n"
        "print([name for name in ('numpy', 'gymnasium', 'pettingzoo') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
