"""How much of real prompts the atlas draws: `make coverage PROMPTS=prompts.jsonl` (one object a line: id, prompt, subjects).

A figure counts only when somebody has looked at it beside what was asked. The verdicts are kept in `judgements.tsv`: id,
key of the figure, "right" or "wrong", and a remark; a figure that is drawn differently since has to be judged again.
"""

from __future__ import annotations

import argparse
import csv
import json
from collections import Counter
from pathlib import Path

from apps.illustrations.atlas import explain

JUDGEMENTS = Path(__file__).with_name("judgements.tsv")
MOST_WANTED = 25


def judgements() -> dict[tuple[str, str], str]:
    """(id of the prompt, key of the figure) -> verdict."""
    with JUDGEMENTS.open(encoding="utf-8", newline="") as file:
        return {(row["id"], row["figure"]): row["verdict"] for row in csv.DictReader(file, delimiter="\t")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("prompts", type=Path)
    parser.add_argument("--list", action="store_true", help="every drawn prompt with its figure and verdict")
    options = parser.parse_args()
    rows = [
        json.loads(line) for line in options.prompts.read_text(encoding="utf-8").splitlines() if line.strip()
    ]
    known, found, wanted = judgements(), Counter[str](), Counter[str]()
    for row in rows:
        told = explain(row["prompt"])
        if told.route == "cannot draw":
            found["refused"] += 1
            wanted.update(row.get("subjects", []))
            continue
        verdict = known.get((row["id"], told.subject), "unjudged")
        found[verdict] += 1
        if options.list:
            print(f"{verdict}\t{row['id']}\t{told.subject}\t{row['prompt'][:150]}")
    for verdict in ("right", "wrong", "unjudged", "refused"):
        print(f"{verdict:9} {found[verdict]:4}  {found[verdict] / len(rows):6.1%}")
    print(
        "most wanted: "
        + ", ".join(f"{subject} ({count})" for subject, count in wanted.most_common(MOST_WANTED))
    )


if __name__ == "__main__":
    main()
