/** Where a bubble goes beside the thing it is about. No DOM: boxes in, a position out. */

/** A rectangle in the coordinates of the window. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

export type Side = 'right' | 'left' | 'below' | 'above'

export interface Placed extends Size {
  left: number
  top: number
  /** The side of the target on which the bubble lies; its tip points back from there. */
  side: Side
  /** Distance of the tip from the bubble's left edge (below, above) or top edge (right, left). */
  tip: number
  /** Distance between target and bubble. */
  gap: number
}

/** Between the target and the bubble: room for the tip; where everything around is lit, farther away. */
const GAPS = [13, 36, 64, 96, 140]
/** To the edge of the window. */
const MARGIN = 8
/** The tip keeps clear of the rounded corners. */
const CORNER = 22
const SIDES: readonly Side[] = ['right', 'left', 'below', 'above']
/** Parts of the bubble that may lie before the tip: in the middle first, then nearly all on one side. */
const SLIDES = [0.5, 0.25, 0.75, 0.08, 0.92]

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)))
export const width = (box: Box): number => box.right - box.left
export const height = (box: Box): number => box.bottom - box.top

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

/**
 * The best place for a bubble that comes in one of these sizes (the first is preferred): inside the window, beside the target,
 * over as little as possible of what is lit. What cannot be chosen may be covered.
 */
export function placed(target: Box, sizes: readonly Size[], lit: readonly Box[], frame: Box): Placed {
  let best: Placed | null = null
  let least = Infinity
  sizes.forEach((size, nth) => {
    for (const [order, side] of SIDES.entries()) {
      for (const [away, slide] of SLIDES.entries()) {
        for (const gap of GAPS) {
          const found = at(target, size, side, slide, gap, frame)
          const box = boxOf(found)
          const covered = lit.reduce((sum, one) => sum + shared(box, one), 0)
          const cost = 1000 * shared(box, target) + 100 * covered + 900 * nth + 200 * order + 30 * away + 25 * (gap - GAPS[0]!) + off(found, target)
          if (cost < least) [best, least] = [found, cost]
        }
      }
    }
  })
  return best!
}

const boxOf = (one: Placed): Box => ({ left: one.left, top: one.top, right: one.left + one.width, bottom: one.top + one.height })

/** One position; moved into the window, if need be over the target. */
function at(target: Box, size: Size, side: Side, slide: number, gap: number, frame: Box): Placed {
  const [x, y] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2]
  const beside = side === 'right' || side === 'left'
  const wished = {
    left: side === 'right' ? target.right + gap : side === 'left' ? target.left - gap - size.width : x - slide * size.width,
    top: side === 'below' ? target.bottom + gap : side === 'above' ? target.top - gap - size.height : y - slide * size.height,
  }
  const left = clamp(wished.left, frame.left + MARGIN, frame.right - MARGIN - size.width)
  const top = clamp(wished.top, frame.top + MARGIN, frame.bottom - MARGIN - size.height)
  const tip = beside ? clamp(y - top, CORNER, size.height - CORNER) : clamp(x - left, CORNER, size.width - CORNER)
  return { ...size, left, top, side, tip, gap }
}

/** How far the tip is from the middle of the target, in pixels: a bubble in a corner of the window cannot always reach it. */
function off(one: Placed, target: Box): number {
  const beside = one.side === 'right' || one.side === 'left'
  return beside ? Math.abs(one.top + one.tip - (target.top + target.bottom) / 2) : Math.abs(one.left + one.tip - (target.left + target.right) / 2)
}
