#!/usr/bin/env python3
"""OpenSpiel's C++ MCTS with random rollouts beside our plain UCT, in the same run: moves per second in random games.

OpenSpiel counts simulations; the moves of a simulation are taken from random games of the same game, so its
figure is simulations per second times moves per random game from the start.

    bench/open_spiel_peer.py MESSDECK [--seconds S]
"""

import argparse
import json
import random
import subprocess
import time

import pyspiel


def step(state: pyspiel.State) -> None:
    """One uniformly random move, or a throw by its weights."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes())
        state.apply_action(random.choices(actions, weights)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))


def moves_per_game(name: str, games: int = 200) -> float:
    """Mean length of uniformly random games, throws included."""
    game, total = pyspiel.load_game(name), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            step(state)
            total += 1
    return total / games


def simulations_per_second(name: str, seconds: float) -> float:
    """How many simulations of its C++ MCTS fit a second, from the first real choice of a random game."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        step(state)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    simulations, done, start = 1000, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        # Exploration, simulations, megabytes, no solver, a seed, not verbose.
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, 1 + done, False)
        bot.step(state)
        done += simulations
    return done / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("messdeck")
    parser.add_argument("--seconds", type=float, default=2.0)
    args = parser.parse_args()
    random.seed(1)
    print(f"{'who':<28}{'rollout moves/s':>18}")
    for name in ("maedn", "breakthrough"):
        speed = simulations_per_second(name, args.seconds) * moves_per_game(name)
        print(f"{'open_spiel ' + name:<28}{speed:>18,.0f}", flush=True)
    command = [args.messdeck, "bench", "--json", "--seconds", str(args.seconds)]
    for game in json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout):
        print(f"{'messdeck ' + game['game']:<28}{game['uct_moves_per_second']:>18,.0f}", flush=True)


if __name__ == "__main__":
    main()
