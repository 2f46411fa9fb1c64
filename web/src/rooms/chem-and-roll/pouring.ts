/** Heights in the graduated cylinder. */

import type { Rect } from './layout'
import { MEDALS } from './printed'

/** Pixels for a dollar: the platinum mark fits, and so does a higher score. */
export function dollarHeight(at: Rect, ...amounts: number[]): number {
  return (at.h - 8) / Math.max(32.6, ...amounts.map((amount) => amount + 1))
}

/** Position of "then $16": beside the added layer, but never over a medal. */
export function thenAt(at: Rect, money: number, then: number): number {
  const unit = dollarHeight(at, money, then)
  const y = (dollars: number): number => at.y + at.h - Math.max(0, dollars) * unit
  const wanted = (y(money) + y(then)) / 2
  const medal = MEDALS.find((one) => Math.abs(y(one.at) - wanted) < 27)
  if (!medal) return wanted
  return y(medal.at) + (wanted < y(medal.at) ? -27 : 27)
}
