"""The games as PettingZoo environments: `pip install authoring[pettingzoo]`.

    from authoring.adapters.pettingzoo import CardGame
    env = CardGame("things-in-rings", seats=4)

Every seat is an agent, `seat_0` and so on; the automatic judge gives its verdicts in
between. In phases in which several seats may move, they are asked from the lowest seat
on, which makes no difference to any of them. An observation is a vector of whole numbers
and a mask of the legal actions; docs/pettingzoo.md says what the numbers mean.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from authoring import games
from authoring.engine.bots import drive, seat_bots
from authoring.engine.game import Json, Seat
from authoring.engine.table import Table
from authoring.pack.pack import Pack
from authoring.pipeline import load_pack

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as fault:
    wanted = f"this needs {fault.name}, which is not installed: pip install 'authoring[pettingzoo]'"
    raise ImportError(wanted, name=fault.name) from None

Observation = dict[str, Any]


class CardGame(AECEnv):  # type: ignore[misc]
    """One game, from a deck or its pack, at a number of seats.

    `options` are those of `authoring play --set`, by name. Raises NotADeck, PackError,
    Refusal for what cannot be played, ValueError for what cannot be told in numbers.
    """

    def __init__(
        self,
        deck: str | Pack,
        seats: int = 4,
        options: Mapping[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.pack = deck if isinstance(deck, Pack) else load_pack(deck)
        self.kit = games.kit(self.pack.game)
        if self.kit.encode is None:
            raise ValueError(f"{self.pack.game} cannot be told in numbers")
        self.metadata = {
            "name": f"{self.pack.game.replace('-', '_')}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.options = dict(options or {})
        self.table = Table(self.kit.game, self.pack, seats, 0, self.options)
        self.encoding = self.kit.encode(self.pack, self.table.config, seats)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        count = len(self.encoding.actions)
        self._actions = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        0, np.iinfo(np.int32).max, (self.encoding.length,), np.int32
                    ),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Json] | None = None) -> None:
        """A new game; the same seed and the same actions give the same one. `options` are
        passed over: those of the game were given with it, for they shape its spaces."""
        chance = secrets.randbelow(2**32) if seed is None else seed
        seats = len(self.possible_agents)
        self.table = Table(self.kit.game, self.pack, seats, chance, self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._judge = seat_bots(self.table, {}, self.kit.judge)
        self._chosen: list[int] = []
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the agent knows, and what it may do: nothing while it is another's turn."""
        seat = self.possible_agents.index(agent)
        mine = agent == self.agent_selection and self.table.result is None
        chosen = self._chosen if mine else []
        mask = np.zeros(len(self.encoding.actions), np.int8)
        if mine:
            mask[self._offers(seat)] = 1
        numbers = self.encoding.observe(self.table.view(seat), chosen)
        return {"observation": np.array(numbers, np.int32), "action_mask": mask}

    def _offers(self, seat: Seat) -> list[int]:
        view = self.table.view(seat)
        return self.encoding.offers(view, self.table.legal(seat), self._chosen)

    def step(self, action: int | None) -> None:
        """Take the action of the agent that is asked. Raises ValueError for an illegal one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        if action is None or int(action) not in self._offers(seat):
            raise ValueError(f"{agent} may not do {action!r} now: look at its action mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._chosen.append(int(action))
        legal = self.table.legal(seat)
        move = self.encoding.move(self.table.view(seat), legal, self._chosen)
        if move is not None:
            self._chosen = []
            self.table.play(move)
            self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """Let the judge give its verdicts, then ask the next agent, or end the game."""
        drive(self.table, self._judge)
        result = self.table.result
        if result is None:
            self.agent_selection = self.possible_agents[min(self.table.to_act())]
            return
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self.encoding.reward(result, seat)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """In the mode `ansi`: what everybody at the table has seen so far, in words."""
        if self.render_mode != "ansi":
            return None
        narrate = self.kit.narrate(self.pack, self.pack.locales[0])
        told = [narrate(event) for event in self.table.log if event.seen_by is None]
        return "\n".join(words for words in told if words)

    def close(self) -> None:
        """There is nothing to close."""
