/** Where everything stands on the two drawings of the sheet: wide for a desk, tall for a phone. Same boxes, same names. */

import { ROWS, type Box, type PrintedRow } from './printed'
import type { Slot } from './menu'

export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

export interface Tank {
  at: Rect
  /** First box of the first row, the boxes' size and the distance of rows. */
  x: number
  y: number
  size: number
  pitch: number
  bonus: { x: number; w: number; h: number }
}

export interface Layout {
  wide: boolean
  draft: boolean
  width: number
  height: number
  /** Vessels of the reactors with the height of their round ends. */
  one: Rect
  two: Rect
  cap: number
  line: { y: number; pitch: number; size: number }
  columns: { number: number; blue: number; red: number; violet: number; white: number }
  bubble: { x: number; r: number }
  bottle: { x: number; w: number; h: number }
  cylinder: Rect | null
  catalyst: Tank
  exchanger: Tank
  stock: { x: number; y: number; size: number; step: number; end: number }
  sales: { size: number; y: number; x: readonly [number, number]; label: { x: number; y: number } }
  market: { x: number; y: number; w: number; h: number; step: number }
  feed: { at: Rect; x: number; y: number; size: number; pitch: number } | null
  track: Rect | null
  excess: { x: readonly [number, number]; y: number; w: number; h: number; size: number; first: number; step: number } | null
  hole: Rect | null
}

export function wide(draft: boolean): Layout {
  return {
    wide: true,
    draft,
    width: 1096,
    height: draft ? 778 : 772,
    one: { x: 204, y: 24, w: 208, h: 414 },
    two: { x: 560, y: 24, w: 208, h: 414 },
    cap: 40,
    line: { y: 114, pitch: 66, size: 52 },
    columns: { number: 222, blue: 240, red: 324, violet: 596, white: 680 },
    bubble: { x: 486, r: 18 },
    bottle: { x: 816, w: 50, h: 56 },
    cylinder: { x: 916, y: 84, w: 58, h: 338 },
    catalyst: { at: { x: 204, y: 486, w: 318, h: 228 }, x: 311, y: 526, size: 34, pitch: 45, bonus: { x: 472, w: 42, h: 26 } },
    exchanger: { at: { x: 548, y: 486, w: 330, h: 150 }, x: 646, y: 522, size: 31, pitch: 38, bonus: { x: 826, w: 38, h: 26 } },
    stock: { x: 548, y: 670, size: 48, step: 56, end: 878 },
    sales: { size: 48, y: 496, x: [900, 1004], label: { x: 900, y: 484 } },
    market: { x: 900, y: 604, w: 84, h: 54, step: 92 },
    feed: { at: { x: 18, y: 20, w: 126, h: 694 }, x: 39, y: 54, size: 84, pitch: 150 },
    track: draft ? null : { x: 26, y: 730, w: 1044, h: 30 },
    excess: draft ? { x: [18, 308], y: 723, w: 280, h: 48, size: 38, first: 98, step: 44 } : null,
    hole: draft ? { x: 600, y: 723, w: 478, h: 48 } : null,
  }
}

/** The smallest thing that is touched, in pixels; a phone's drawing has one unit for a pixel. */
export const TOUCH = 44
const NARROWEST = 320
const WIDEST = 390
/** From here on the stock boxes and the market have room beside each other. */
const ROOMY = 376

/** How a phone's sheet is piled up: where each row begins, from top to bottom. */
interface Pile {
  /** Middle of the first line, and from line to line. */
  line: number
  pitch: number
  box: number
  tanks: number
  tank: number
  exchanger: number
  sales: number
  stock: number
  market: number
  zones: number
  height: number
}

const ROOMY_CLASS: Pile = { line: 56, pitch: 48, box: 41, tanks: 281, tank: 204, exchanger: 157, sales: 447, stock: 522, market: 521, zones: 0, height: 568 }
/** With a row more on the same screen, so everything is a little closer. */
const ROOMY_DRAFT: Pile = { line: 50, pitch: 45, box: 39, tanks: 261, tank: 202, exchanger: 157, sales: 425, stock: 494, market: 493, zones: 537, height: 585 }
/** Stock boxes have a row of their own; sales and market share the next one. */
const NARROW: Pile = { line: 52, pitch: 46, box: 39, tanks: 266, tank: 204, exchanger: 204, sales: 575, stock: 502, market: 574, zones: 0, height: 622 }
const NARROW_DRAFT: Pile = { ...NARROW, zones: 622, height: 672 }

/** A phone's sheet as wide as the phone: only its columns give way, no row gets lower than a finger. */
export function tall(draft: boolean, width = WIDEST): Layout {
  const w = Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)))
  const roomy = w >= ROOMY
  const p = roomy ? (draft ? ROOMY_DRAFT : ROOMY_CLASS) : draft ? NARROW_DRAFT : NARROW
  const x = (at: number): number => Math.round(((at * w) / WIDEST) * 10) / 10
  const reactor = p.tanks - 7
  const row = p.tanks + 25 + TOUCH / 2
  const apart = (p.exchanger - 25) / 3
  const stock = roomy ? { x: x(10), size: 37, step: TOUCH, end: x(10) + 257 } : { x: x(10), size: 39, step: (w - 2 * x(10) + 12) / 6, end: w - x(10) }
  return {
    wide: false,
    draft,
    width: w,
    height: p.height,
    one: { x: x(10), y: 4, w: x(136), h: reactor - 4 },
    two: { x: x(198), y: 4, w: x(126), h: reactor - 4 },
    cap: 22,
    line: { y: p.line, pitch: p.pitch, size: p.box },
    columns: { number: x(22), blue: x(33), red: x(92), violet: x(210), white: x(270) },
    bubble: { x: x(172), r: 15 },
    bottle: { x: x(342), w: x(40), h: 42 },
    cylinder: null,
    catalyst: { at: { x: x(10), y: p.tanks, w: x(178), h: p.tank }, x: x(19), y: row - x(28) / 2, size: x(28), pitch: TOUCH, bonus: { x: x(146), w: x(36), h: 24 } },
    exchanger: { at: { x: x(198), y: p.tanks, w: x(184), h: p.exchanger }, x: x(208), y: row - x(24) / 2 + (apart - TOUCH) / 2, size: x(24), pitch: apart, bonus: { x: x(344), w: x(31), h: 23 } },
    stock: { ...stock, y: p.stock },
    sales: { size: 38, y: p.sales, x: roomy ? [x(244), x(316)] : [x(10), x(10) + 76], label: roomy ? { x: x(200), y: p.sales + 25 } : { x: x(10), y: p.sales - 9 } },
    market: roomy ? { x: stock.end + 12, y: p.market, w: 50, h: 38, step: 54 } : { x: w - x(10) - 146, y: p.market, w: 70, h: 40, step: 76 },
    feed: null,
    track: null,
    excess: draft ? { x: [x(10), x(136)], y: p.zones, w: x(120), h: 46, size: x(27), first: x(9), step: x(33) } : null,
    hole: draft ? { x: x(262), y: p.zones, w: x(118), h: 46 } : null,
  }
}

export const lineY = (l: Layout, number: number): number => l.line.y + (number - 1) * l.line.pitch

export function tankOf(l: Layout, row: PrintedRow): Tank {
  return row.colour === 'white' ? l.exchanger : l.catalyst
}

/** The box of a row that holds its n-th die; pairs stand a little apart. */
export function rowCell(l: Layout, box: string, n: number): Rect {
  const row = ROWS.find((one) => one.box === box)!
  const tank = tankOf(l, row)
  const nth = ROWS.filter((one) => one.colour === row.colour).indexOf(row)
  const gap = (row.pattern === 'two-pairs' && n > 1) || (row.pattern === 'full-house' && n > 2) ? tank.size * 0.2 : 0
  const step = tank.size + (l.wide ? 3 : 2)
  return { x: tank.x + n * step + gap, y: tank.y + nth * tank.pitch, w: tank.size, h: tank.size }
}

/** The rectangle of a box by name: `line-3:red`, `water-1.0`, `stock:4`, `excess-1.2`, `bottle-3`, a sale, `black-hole`. */
export function cell(l: Layout, name: string): Rect {
  const line = /^line-(\d):(\w+)$/.exec(name)
  if (line) {
    const x = l.columns[line[2] as 'blue' | 'red' | 'violet' | 'white']
    return { x, y: lineY(l, Number(line[1])) - l.line.size / 2, w: l.line.size, h: l.line.size }
  }
  const bottle = /^bottle-(\d)$/.exec(name)
  if (bottle) return { x: l.bottle.x, y: lineY(l, Number(bottle[1])) - l.bottle.h / 2, w: l.bottle.w, h: l.bottle.h }
  const stock = /^stock:(\d)$/.exec(name)
  if (stock) {
    const { x, y, size, step } = l.stock
    return { x: x + (Number(stock[1]) - 1) * step, y, w: size, h: size }
  }
  if (name === 'water-sale' || name === 'catalyst-sale') {
    const { x, y, size } = l.sales
    return { x: x[name === 'water-sale' ? 0 : 1], y, w: size, h: size }
  }
  const zone = /^excess-(\d)\.(\d)$/.exec(name)
  if (zone && l.excess) {
    const { x, y, h, size, first, step } = l.excess
    const top = l.wide ? y + (h - size) / 2 : y + h - size - 3
    return { x: (x[Number(zone[1]) - 1] ?? 0) + first + Number(zone[2]) * step, y: top, w: size, h: size }
  }
  if (name === 'black-hole' && l.hole) {
    const d = l.wide ? 42 : 29
    return { x: l.hole.x + (l.wide ? 10 : 8), y: l.hole.y + l.hole.h - d - 2, w: d, h: d }
  }
  const row = /^((?:water|catalyst)-\d)\.(\d)$/.exec(name)
  if (row) return rowCell(l, row[1]!, Number(row[2]))
  throw new Error(`no such box on the drawing: ${name}`)
}

/** What can be touched to choose a slot: the whole row, the whole zone, and on a phone the whole half of a line. */
export function hit(l: Layout, slot: Slot): Rect {
  const row = ROWS.find((one) => one.box === slot)
  if (row) {
    const tank = tankOf(l, row)
    const first = rowCell(l, slot, 0)
    const left = l.wide ? tank.at.x + 12 : tank.x - 4
    const right = tank.bonus.x + tank.bonus.w + (l.wide ? 4 : 3)
    const spare = (tank.pitch - tank.size) / 2
    return { x: left, y: first.y - spare, w: right - left, h: tank.pitch }
  }
  if (slot.startsWith('excess-') && l.excess) {
    const { x, y, w, h } = l.excess
    return { x: x[Number(slot.slice(-1)) - 1] ?? 0, y, w, h }
  }
  if (slot === 'black-hole' && l.hole) return l.hole
  if (!l.wide && slot.startsWith('line-')) return boxHit(l, slot)
  return l.wide ? cell(l, slot) : atLeast(cell(l, slot), TOUCH, TOUCH)
}

/** What can be touched of a box in a line: as high as the line, as wide as leaves its neighbour alone. */
export function boxHit(l: Layout, slot: Slot): Rect {
  const apart = l.columns.red - l.columns.blue
  return atLeast(cell(l, slot), Math.min(apart - 1, l.line.size + 12), l.line.pitch)
}

/** What can be touched to buy: on a phone more than the ticket itself. */
export function ticketHit(l: Layout, nth: number): Rect {
  const at = { x: l.market.x + nth * l.market.step, y: l.market.y, w: l.market.w, h: l.market.h }
  return l.wide ? at : atLeast(at, l.market.step - 1, 46)
}

/** The box a use would be written into, for its ghost number and its flight. */
export function landing(slot: Slot, held: number): string {
  if (ROWS.some((row) => row.box === slot) || slot.startsWith('excess-')) return `${slot}.${held}`
  return slot
}

export function boxOf(slot: Slot): Box {
  return slot.split(':')[0] as Box
}

export const middle = (r: Rect): [number, number] => [r.x + r.w / 2, r.y + r.h / 2]

/** Round the same middle, but not smaller than this. */
function atLeast(r: Rect, w: number, h: number): Rect {
  const [x, y] = [Math.max(0, (w - r.w) / 2), Math.max(0, (h - r.h) / 2)]
  return { x: r.x - x, y: r.y - y, w: r.w + 2 * x, h: r.h + 2 * y }
}

/** The lit slot an arrow key leads to: the nearest one in that direction, sideways distance counting double. */
export function neighbour(l: Layout, slots: readonly Slot[], from: Slot, key: string): Slot | null {
  const dx = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const dy = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  if (!dx && !dy) return null
  const [x, y] = middle(hit(l, from))
  let best: Slot | null = null
  let least = Infinity
  for (const slot of slots) {
    if (slot === from) continue
    const [ox, oy] = middle(hit(l, slot))
    const ahead = (ox - x) * dx + (oy - y) * dy
    if (ahead <= 1) continue
    const far = ahead + 2 * Math.abs(dx ? oy - y : ox - x)
    if (far < least) [best, least] = [slot, far]
  }
  return best
}
