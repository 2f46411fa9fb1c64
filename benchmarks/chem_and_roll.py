"""Chem and Roll beside its peer, as a Markdown table for docs/performance.md (`labtop bench --json`: as JSON).

make bench
"""

from __future__ import annotations

from labtop.lab.bench import measure


def main() -> None:
    for name, figure in measure("chem-and-roll").items():
        shown = f"{figure:,.1f}" if isinstance(figure, float) else str(figure)
        print(f"| {name.replace('_', ' ')} | {shown} |")


main()
