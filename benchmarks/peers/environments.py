"""PettingZoo's own card games with random moves; prints one line of JSON for each.

Run by a Python that has PettingZoo's classic games: `python environments.py SECONDS`.
"""

import json
import os
import random
import sys
import time

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4

SECONDS = float(sys.argv[1])

for name, game in (("leduc-holdem", leduc_holdem_v4), ("texas-holdem", texas_holdem_v4)):
    env = game.env()
    chance = random.Random(1)
    steps = games = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        env.reset(seed=games)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = [place for place, open_ in enumerate(observation["action_mask"]) if open_]
            env.step(chance.choice(legal))
            steps += 1
        games += 1
    passed = time.process_time() - start
    sys.stdout.write(json.dumps({"name": name, "steps": steps / passed, "games": games / passed}))
    sys.stdout.write("\n")
