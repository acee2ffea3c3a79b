#!/usr/bin/env python3
"""Measures `messdeck bench` and the peer in turns and prints the ratio of their moves per second.

Machines are noisy, so each round measures the peer right before and after ours and only ratios within a round
count; the median over the rounds is the result.

    bench/compare.py MESSDECK PEER [--rounds N] [--seconds S] [GAME...]
"""

import argparse
import json
import statistics
import subprocess


def ours(program: str, game: str, seconds: float) -> dict:
    command = [program, "bench", "--json", "--seconds", str(seconds), game]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)[0]


def peer(program: str, seconds: float) -> float:
    return float(subprocess.run([program, str(seconds)], check=True, capture_output=True, text=True).stdout)


def games(program: str) -> list[str]:
    answer = subprocess.run([program, "games", "--json"], check=True, capture_output=True, text=True)
    return [game["id"] for game in json.loads(answer.stdout)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("messdeck")
    parser.add_argument("peer")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("games", nargs="*")
    args = parser.parse_intermixed_args()

    print(f"{'game':<14}{'moves/s':>14}{'peer moves/s':>14}{'ratio':>8}{'lowest':>8}{'highest':>8}{'perft nodes/s':>18}")
    for game in args.games or games(args.messdeck):
        rounds = []
        before = peer(args.peer, args.seconds)
        for _ in range(args.rounds):
            measured = ours(args.messdeck, game, args.seconds)
            after = peer(args.peer, args.seconds)
            rounds.append((measured, (before + after) / 2))
            before = after
        ratios = [measured["moves_per_second"] / speed for measured, speed in rounds]
        moves = statistics.median(measured["moves_per_second"] for measured, _ in rounds)
        speed = statistics.median(speed for _, speed in rounds)
        nodes = statistics.median(measured["perft_nodes_per_second"] for measured, _ in rounds)
        print(
            f"{game:<14}{moves:>14,.0f}{speed:>14,.0f}{statistics.median(ratios):>8.2f}"
            f"{min(ratios):>8.2f}{max(ratios):>8.2f}{nodes:>18,.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
