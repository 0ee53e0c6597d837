"""A program at the table, in nothing but Python's own library: docs/protocol.md describes how.

    python docs/client.py [DECK] [--seed 7]

It starts `authoring play DECK --protocol jsonl`, sits at seat 0 among three bots, plays any
move it is offered, and tells how the game went.
"""

import argparse
import json
import random
import subprocess
import sys


class Client:
    """The two pipes, and what to say when a turn comes."""

    def __init__(self, command, chance):
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.chance = chance

    def play(self):
        """Play until the result; returns it, or None when the program stopped before."""
        for line in self.program.stdout:
            message = json.loads(line)
            if message["type"] == "turn" and (message["moves"] or message["open"]):
                self.say({"type": "move", "seat": message["seat"], **self.choose(message)})
            elif message["type"] == "event" and message["words"]:
                sys.stdout.write(message["words"] + "\n")
            elif message["type"] in ("refusal", "error"):
                sys.stderr.write(message["sentence"] + "\n")
            elif message["type"] == "result":
                return message
        return None

    def choose(self, turn):
        """A listed move by chance, or else a written one with the data that always will do."""
        if turn["moves"]:
            return self.chance.choice(turn["moves"])
        for written in turn["open"]:
            if "default" in written["schema"]:
                return {"name": written["name"], "data": written["schema"]["default"]}
        raise SystemExit("nothing that this client could play")

    def say(self, message):
        self.program.stdin.write(json.dumps(message).encode() + b"\n")
        self.program.stdin.flush()

    def leave(self):
        """Close our end and wait for the program to stop; returns its exit code."""
        self.program.stdin.close()
        self.program.stdout.read()
        self.program.stdout.close()
        return self.program.wait()


def main():
    parser = argparse.ArgumentParser(description="Play a game over the protocol.")
    parser.add_argument("deck", nargs="?", default="just-one")
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    command = [sys.executable, "-m", "authoring", "play", asked.deck, "--protocol", "jsonl"]
    command += ["--seat", "human", "--bots", "3", "--seed", str(asked.seed)]
    client = Client(command, random.Random(asked.seed))
    result = client.play()
    code = client.leave()
    if result is not None:
        sys.stdout.write(f"winners {result['winners']}, scores {result['scores']}\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
