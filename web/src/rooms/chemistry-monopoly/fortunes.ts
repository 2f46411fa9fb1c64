/** The drawing of fortunes over rounds: scales, lines, and places for the names. All figures come from the server. */

export interface Frame {
  left: number
  right: number
  top: number
  low: number
}

/** A round figure above the highest fortune, and the lines below it. */
export function scale(most: number): { high: number; marks: number[] } {
  const step = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000].find((one) => most / one <= 5) ?? 100_000
  const high = Math.max(step, Math.ceil(most / step) * step)
  return { high, marks: Array.from({ length: Math.round(high / step) + 1 }, (_, n) => n * step) }
}

/** Rounds named below the drawing: the first, the last, and every 5, 10, 20 … between them. */
export function ticks(rounds: number): number[] {
  const step = [1, 5, 10, 20, 50, 100, 200].find((one) => rounds / one <= 8) ?? 500
  const found = [1]
  for (let round = step; round < rounds; round += step) if (round > 1 && rounds - round >= step / 2) found.push(round)
  return rounds > 1 ? [...found, rounds] : found
}

export const x = (frame: Frame, rounds: number, round: number): number => frame.left + (rounds > 0 ? round / rounds : 0) * (frame.right - frame.left)
export const y = (frame: Frame, high: number, worth: number): number => frame.low - (Math.max(0, worth) / high) * (frame.low - frame.top)

export interface Label {
  seat: number
  /** Where its line ends, and where its name stands: moved apart so that no name lies on another. */
  at: number
  y: number
}

/** Heights of names beside the ends of the lines, at least `gap` apart and inside the drawing. */
export function apart(ends: readonly { seat: number; y: number }[], gap: number, low: number): Label[] {
  const found = [...ends].sort((a, b) => a.y - b.y).map((one) => ({ seat: one.seat, at: one.y, y: one.y }))
  for (let i = 1; i < found.length; i += 1) found[i]!.y = Math.max(found[i]!.y, found[i - 1]!.y + gap)
  for (let i = found.length - 1, most = low; i >= 0; i -= 1, most = found[i + 1]!.y - gap) found[i]!.y = Math.min(found[i]!.y, most)
  return found
}
