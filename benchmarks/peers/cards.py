"""RLCard's own games with its random agents; prints one line of JSON for each.

Run by a Python that has RLCard: `python cards.py SECONDS`.
"""

import json
import sys
import time

import rlcard
from rlcard.agents import RandomAgent

SECONDS = float(sys.argv[1])

for name in ("limit-holdem", "uno"):
    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    steps = games = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        trajectories, _ = env.run(is_training=False)
        steps += sum((len(own) - 1) // 2 for own in trajectories)
        games += 1
    passed = time.process_time() - start
    sys.stdout.write(json.dumps({"name": name, "steps": steps / passed, "games": games / passed}))
    sys.stdout.write("\n")
