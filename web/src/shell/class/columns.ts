/** How many cards stand side by side on the wall, so that their letters become as large as possible. */

/** The part of the wall for cards, in hundredths of its width, and what a card needs beside its rows. */
const WALL = { wide: 95, tall: 36, row: 1.3, head: 2.2, name: 14 }

export function columnsFor(cards: number, rows: number): number {
  const size = (columns: number): number => {
    const lines = Math.ceil(cards / columns)
    return Math.min(WALL.tall / (lines * (rows * WALL.row + WALL.head)), WALL.wide / columns / WALL.name)
  }
  const all = Array.from({ length: Math.max(1, Math.min(8, cards)) }, (_, n) => n + 1)
  return all.reduce((best, columns) => (size(columns) > size(best) ? columns : best), all[0]!)
}
