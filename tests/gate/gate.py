"""How the gate judges real prompts: `make gate PROMPTS=prompts.jsonl` (one object a line: id, prompt, label accept or refuse).

A third of the prompts, chosen by their ids, is kept aside: it is counted, and its mistakes are not printed, so that nobody tunes to it.
"""

from __future__ import annotations

import argparse
import json
import time
import zlib
from collections import Counter
from pathlib import Path

from apps.illustrations.scope import check


def kept_aside(id: str) -> bool:
    return zlib.crc32(id.encode()) % 3 == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("prompts", type=Path)
    lines = parser.parse_args().prompts.read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines if line.strip()]
    check("warm up")
    table: Counter[tuple[bool, str, bool]] = Counter()
    seconds = []
    for row in rows:
        start = time.perf_counter()
        verdict = check(row["prompt"])
        seconds.append(time.perf_counter() - start)
        aside = kept_aside(row["id"])
        table[aside, row["label"], verdict.accepted] += 1
        if verdict.accepted != (row["label"] == "accept") and not aside:
            print(f"{row['label']}: {row['prompt'][:140]!r} {verdict.reason}: {', '.join(verdict.matched)}")
    for aside in (False, True):
        print("kept aside" if aside else "looked at")
        for label in ("accept", "refuse"):
            accepted, refused = table[aside, label, True], table[aside, label, False]
            right = accepted if label == "accept" else refused
            share = right / max(1, accepted + refused)
            print(f"  {label:7} accepted {accepted:4}  refused {refused:4}  right {share:7.1%}")
    seconds.sort()
    print(f"a prompt: median {1000 * seconds[len(seconds) // 2]:.2f} ms, slowest {1000 * seconds[-1]:.2f} ms")


if __name__ == "__main__":
    main()
