/** Positions on the drawings of the sheet: wide for a desktop, tall for a phone or a tablet, with the same boxes and names. */

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
  /** Whether the rows of the tanks are labelled with their patterns. */
  labels: boolean
  /** The smallest touch target, in units of the drawing; 0 on a desktop with a mouse. */
  finger: number
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

/** The smallest touch target, in pixels; a unit of a phone's drawing is one pixel. */
export const TOUCH = 44
const DESK = 1096

/** Vertical measures of the wide drawing: the height of a tank's rows, the distance of lines, and the space around them. */
interface Rows {
  top: number
  row: { catalyst: number; exchanger: number }
  line: number
  box: number
  /** Below the last line, to the end of the reactor. */
  foot: number
  /** The touch target's size in each direction; 0 for a mouse, which needs only the box itself. */
  finger: number
  track: boolean
}

const MOUSE: Rows = { top: 24, row: { catalyst: 45, exchanger: 38 }, line: 66, box: 52, foot: 27, finger: 0, track: true }

/** The space available to a board, in pixels. */
interface Window {
  width?: number | undefined
  height?: number | undefined
  /** Beside the rail the drawing shrinks so that all of it is visible. */
  shrinks?: boolean
  finger?: boolean
}

/** The wide sheet: for a mouse, or, for a finger at a smaller scale, with rows that stay high enough to touch. */
export function wide(draft: boolean, { width = DESK, height = Infinity, shrinks = false, finger = false }: Window = {}): Layout {
  if (!finger) return across(draft, MOUSE)
  let scale = Math.min(1, width / DESK)
  let layout = fingers(draft, scale, height)
  // The smaller it is drawn, the higher its rows must be.
  for (; shrinks && layout.height * scale > height && scale > 0.5; layout = fingers(draft, scale, height)) scale -= 0.01
  return layout
}

/** As much space as the height allows, and no row lower than a touch target. */
function fingers(draft: boolean, scale: number, height: number): Layout {
  const finger = TOUCH / scale + 0.1
  const row = Math.max(45, finger)
  const least = Math.max(50, finger)
  const rows: Rows = { top: 14, row: { catalyst: row, exchanger: row }, line: 66, box: 52, foot: 20, finger, track: true }
  for (const track of [true, false]) {
    for (let line = Math.max(66, least); line >= least; line -= 1) {
      const layout = across(draft, { ...rows, line, box: Math.min(52, line - 10), track })
      if (layout.height * scale <= height) return layout
    }
  }
  return across(draft, { ...rows, line: least, box: Math.min(52, least - 10), track: false })
}

function across(draft: boolean, { top, row, line, box, foot, finger, track }: Rows): Layout {
  const first = top + 64 + box / 2
  const end = first + 4.5 * line + foot
  const tanks = end + 48
  const exchanger = 36 + 3 * row.exchanger
  const stock = tanks + exchanger + 34
  const bottom = Math.max(tanks + 48 + 4 * row.catalyst, finger ? stock + 48 + Math.max(0, finger - 48) / 2 : 0)
  const zone = Math.max(48, finger)
  // The catalyst's rows share the height that the exchanger and the stock exchange need beside it.
  const catalyst = (bottom - tanks - 48) / 4
  const last = draft ? bottom + 9 + zone + 7 : track ? bottom + 58 : bottom + 14
  const step = Math.max(56, finger)
  // Wider boxes of the stock exchange first use the space beside the catalyst tank, then that below the market.
  const left = Math.max(534, 548 - (step - 56) * 3)
  return {
    wide: true,
    draft,
    labels: true,
    finger,
    width: DESK,
    height: last,
    one: { x: 204, y: top, w: 208, h: end - top },
    two: { x: 560, y: top, w: 208, h: end - top },
    cap: 40,
    line: { y: first, pitch: line, size: box },
    columns: { number: 222, blue: 240 + (52 - box) / 2, red: 324 + (52 - box) / 2, violet: 596 + (52 - box) / 2, white: 680 + (52 - box) / 2 },
    bubble: { x: 486, r: 18 },
    bottle: { x: 816, w: 50, h: Math.min(56, line - 6) },
    cylinder: { x: 916, y: top + 60, w: 58, h: end - top - 76 },
    catalyst: { at: { x: 204, y: tanks, w: 318, h: bottom - tanks }, x: 311, y: tanks + 34.5 + (catalyst - 34) / 2, size: 34, pitch: catalyst, bonus: { x: 472, w: 42, h: 26 } },
    exchanger: { at: { x: 548, y: tanks, w: 330, h: exchanger }, x: 646, y: tanks + 32.5 + (row.exchanger - 31) / 2, size: 31, pitch: row.exchanger, bonus: { x: 826, w: 38, h: 26 } },
    stock: { x: left, y: stock, size: 48, step, end: Math.max(878, left + 5 * step + 48) },
    sales: { size: 48, y: tanks + 10, x: [900, 1004], label: { x: 900, y: tanks - 2 } },
    market: { x: 900, y: tanks + 118, w: 84, h: 54, step: 92 },
    feed: { at: { x: 18, y: top - 4, w: 126, h: bottom - top + 4 }, x: 39, y: top + 30, size: 84, pitch: (bottom - top - 90) / 4 },
    track: draft || !track ? null : { x: 26, y: bottom + 16, w: 1044, h: 30 },
    excess: draft ? { x: [18, 308], y: bottom + 9, w: 280, h: zone, size: 38, first: 98, step: 44 } : null,
    hole: draft ? { x: 600, y: bottom + 9, w: 478, h: zone } : null,
  }
}

const NARROWEST = 320
const WIDEST = 390
/** From this width on the stock boxes and the market fit side by side. */
const ROOMY = 376

/** The rows of a phone's sheet: where each begins, from top to bottom. */
interface Pile {
  /** Middle of the first line, and the distance between lines. */
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

const ROOMY_CLASS: Pile = { line: 54, pitch: 46, box: 40, tanks: 281, tank: 204, exchanger: 157, sales: 447, stock: 522, market: 521, zones: 0, height: 568 }
/** For a draft, with one row more on the same screen, so the spacing is smaller. */
const ROOMY_DRAFT: Pile = { line: 49, pitch: 44, box: 39, tanks: 261, tank: 202, exchanger: 157, sales: 425, stock: 494, market: 493, zones: 537, height: 585 }
/** Stock boxes have a row of their own; sales and market share the next one. */
const NARROW: Pile = { line: 50, pitch: 44, box: 39, tanks: 266, tank: 204, exchanger: 204, sales: 569, stock: 502, market: 568, zones: 0, height: 622 }
const NARROW_DRAFT: Pile = { ...NARROW, zones: 622, height: 672 }

/** A phone's sheet in the width of the phone: only its columns shrink, every row stays high enough to touch. */
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
    labels: false,
    finger: TOUCH,
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

const TABLET = { class: 580, draft: 640 }

/** Whether a portrait board of this width is a tablet's: from here on a unit of its drawing is more than a pixel. */
export const isTablet = (draft: boolean, width: number): boolean => width >= (draft ? TABLET.draft : TABLET.class)

/** A tablet in portrait: a phone's sheet with room for the money and for the labels of the rows. */
export function tablet(draft: boolean): Layout {
  const w = draft ? TABLET.draft : TABLET.class
  const x = (at: number): number => Math.round(((at * w) / TABLET.class) * 10) / 10
  const [first, pitch, box, row] = [60, 52, 45, 46]
  const end = first + 4 * pitch + 38
  const tanks = end + 8
  const exchanger = 28 + 3 * row
  const tank = 30 + 4 * row
  const sales = tanks + exchanger + 8
  const stock = tanks + tank + 38
  const zones = stock + 53
  return {
    wide: false,
    draft,
    labels: true,
    finger: TOUCH,
    width: w,
    height: draft ? zones + 55 : stock + 52,
    one: { x: x(10), y: 4, w: x(166), h: end - 4 },
    two: { x: x(234), y: 4, w: x(148), h: end - 4 },
    cap: 24,
    line: { y: first, pitch, size: box },
    columns: { number: x(26), blue: x(42), red: x(112), violet: x(248), white: x(318) },
    bubble: { x: x(202), r: 16 },
    bottle: { x: x(400), w: 44, h: 46 },
    cylinder: { x: x(464), y: 70, w: 34, h: end - 84 },
    catalyst: { at: { x: x(10), y: tanks, w: x(264), h: tank }, x: x(96), y: tanks + 24 + (row - 28) / 2, size: 28, pitch: row, bonus: { x: x(229), w: 39, h: 25 } },
    exchanger: { at: { x: x(286), y: tanks, w: x(284), h: exchanger }, x: x(374), y: tanks + 24 + (row - 26) / 2, size: 26, pitch: row, bonus: { x: x(526), w: 35, h: 25 } },
    stock: { x: x(12), y: stock, size: 42, step: x(50), end: x(12) + 5 * x(50) + 42 },
    sales: { size: 40, y: sales, x: [x(372), x(476)], label: { x: x(292), y: sales + 26 } },
    market: { x: x(334), y: stock - 1, w: x(112), h: 44, step: x(120) },
    feed: null,
    track: null,
    excess: draft ? { x: [x(10), x(206)], y: zones, w: x(186), h: 48, size: 34, first: x(60), step: x(40) } : null,
    hole: draft ? { x: x(402), y: zones, w: x(168), h: 48 } : null,
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

/** The touch area of a slot: the whole row, the whole zone, and on a phone the whole half of a line. */
export function hit(l: Layout, slot: Slot): Rect {
  const row = ROWS.find((one) => one.box === slot)
  if (row) {
    const tank = tankOf(l, row)
    const first = rowCell(l, slot, 0)
    const left = l.wide ? tank.at.x + 12 : l.labels ? tank.at.x + 6 : tank.x - 4
    const right = tank.bonus.x + tank.bonus.w + (l.wide ? 4 : 3)
    const spare = (tank.pitch - tank.size) / 2
    return { x: left, y: first.y - spare, w: right - left, h: tank.pitch }
  }
  if (slot.startsWith('excess-') && l.excess) {
    const { x, y, w, h } = l.excess
    return { x: x[Number(slot.slice(-1)) - 1] ?? 0, y, w, h }
  }
  if (slot === 'black-hole' && l.hole) return l.hole
  if (l.finger && slot.startsWith('line-')) return boxHit(l, slot)
  return atLeast(cell(l, slot), l.finger, l.finger)
}

/** The space for the sign between the touch areas of two boxes. */
const SIGN = 10

/** The touch area of a box in a line: as high as the line, and wide up to the sign between it and its neighbour. */
export function boxHit(l: Layout, slot: Slot): Rect {
  const apart = l.columns.red - l.columns.blue
  return atLeast(cell(l, slot), Math.max(l.finger, Math.min(apart - SIGN, l.line.size + 12)), l.line.pitch)
}

/** A part of the drawing that answers a touch: at least as large as a finger needs it, and inside the drawing. */
export function partHit(layout: Layout, at: Rect): Rect {
  const [w, h] = [Math.max(at.w, layout.finger), Math.max(at.h, layout.finger)]
  const within = (middle: number, size: number, most: number): number => Math.min(Math.max(0, middle - size / 2), most - size)
  return { x: within(at.x + at.w / 2, w, layout.width), y: within(at.y + at.h / 2, h, layout.height), w, h }
}

/** The touch area of a market ticket: on a phone larger than the ticket. */
export function ticketHit(l: Layout, nth: number): Rect {
  const at = { x: l.market.x + nth * l.market.step, y: l.market.y, w: l.market.w, h: l.market.h }
  return l.wide ? atLeast(at, 0, l.finger) : atLeast(at, l.market.step - 1, 46)
}

/** The box a use is written into, for its previewed number and its animation. */
export function landing(slot: Slot, held: number): string {
  if (ROWS.some((row) => row.box === slot) || slot.startsWith('excess-')) return `${slot}.${held}`
  return slot
}

export function boxOf(slot: Slot): Box {
  return slot.split(':')[0] as Box
}

export const middle = (r: Rect): [number, number] => [r.x + r.w / 2, r.y + r.h / 2]

/** A rectangle with the same centre, enlarged to at least this size. */
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
