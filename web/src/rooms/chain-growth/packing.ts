/** How the units of a finished chain lie in its vial: from the bottom up, row by row, below the shoulders of the glass. */
import type { Point } from './chain'

/** The straight part of the glass. */
export const GLASS = { left: 8, right: 48, top: 44, bottom: 108 }
/** Up to so many units lie in rows of two, of three, of four; more in rows of five. */
const MOST = [8, 15, 28]
const RADII = [7, 5, 3.9, 3.1]
/** How far the widest shape reaches, the diamond, in radii. */
export const REACH = 1.22

export function packed(count: number): { r: number; at: Point[] } {
  const step = MOST.filter((most) => count > most).length
  const columns = step + 2
  const r = RADII[step]!
  const pitch = r * 2.26
  const middle = (GLASS.left + GLASS.right) / 2
  const at = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const shift = row % 2 ? r * 0.32 : -r * 0.32
    return { x: middle + ((i % columns) - (columns - 1) / 2) * pitch + shift, y: GLASS.bottom - REACH * r - row * pitch * 0.93 }
  })
  return { r, at }
}
