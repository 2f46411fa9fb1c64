"""Chain Growth beside its peers, as a Markdown table for docs/performance.md (`labtop bench --json`: as JSON).

make bench
"""

from __future__ import annotations

from labtop.lab.bench import measure


def main() -> None:
    for name, figure in measure("chain-growth").items():
        shown = f"{figure:,}" if isinstance(figure, int | float) else str(figure)
        print(f"| {name.replace('_', ' ')} | {shown} |")


main()
