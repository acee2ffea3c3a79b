"""Writes dice-vectors.jsonl: the derivation of dice.md, from nothing but Python's own hashlib and hmac.

    python3 docs/dice-vectors.py > docs/dice-vectors.jsonl

It shares no code with the engine. The engine's tests read the file and must agree with every line.
"""

import hashlib
import hmac
import json
import struct


def commitment(tag, secret):
    return hashlib.sha256(b"messdeck dice 1: " + tag + b"\n" + secret).hexdigest()


def block(seed, tag, match, entropies, place, index):
    message = b"messdeck dice 1: " + tag + b"\n"
    message += struct.pack(">I", len(match)) + match.encode("ascii")
    message += bytes([len(entropies)])
    for entropy in entropies:
        message += b"\x00" if entropy is None else b"\x01" + entropy
    message += struct.pack(">II", place, index)
    return hmac.new(seed, message, hashlib.sha256).digest()


def dice(seed, tag, match, entropies, place, count):
    fallen, index = [], 0
    while len(fallen) < count:
        for byte in block(seed, tag, match, entropies, place, index):
            if byte < 252:
                fallen.append(byte % 6 + 1)
        index += 1
    return fallen[:count]


def secret(label):
    return hashlib.sha256(label.encode("ascii")).digest()


def show(**fields):
    print(json.dumps(fields))


def main():
    seeds = [bytes(32), bytes(range(32)), secret("seed")]
    for seed in seeds:
        show(seed=seed.hex(), commitment=commitment(b"seed", seed))
    for entropy in [bytes(32), bytes([255] * 32), secret("ann")]:
        show(entropy=entropy.hex(), commitment=commitment(b"entropy", entropy))
    tables = [
        ("a", [None, None]),
        ("friday-night_7", [secret("ann"), None]),
        ("friday-night_7", [None, secret("ann")]),
        ("friday-night_7", [secret("ann"), secret("bob")]),
        ("M" * 64, [secret("ann"), None, secret("bob"), secret("cat")]),
    ]
    for seed in seeds:
        for match, entropies in tables:
            for tag, place in [(b"roll", 0), (b"roll", 1), (b"roll", 70000), (b"roll-off", 0), (b"roll-off", 3)]:
                show(
                    seed=seed.hex(),
                    match=match,
                    entropies=[entropy and entropy.hex() for entropy in entropies],
                    purpose=tag.decode("ascii"),
                    place=place,
                    block=block(seed, tag, match, entropies, place, 0).hex(),
                    # More than one block, so that the index counts and skipped bytes show.
                    dice=dice(seed, tag, match, entropies, place, 80),
                )


main()
