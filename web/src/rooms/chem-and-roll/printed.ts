/** The printed content of every sheet. `printed.test.ts` compares it with rooms/chem_and_roll/content/sheet.toml. */

import type { ChemAndRoll } from '../../lib/types.gen'

export type Place = ChemAndRoll.Place
export type Colour = Place['die']
export type Hue = Colour | 'violet'
export type Box = Place['box']

export const COLOURS: readonly Colour[] = ['blue', 'red', 'white', 'yellow']

/** In the order of the bits in `Menu.takes`. */
export const BOXES: readonly Box[] = [
  'line-1', 'line-2', 'line-3', 'line-4', 'line-5',
  'water-1', 'water-2', 'water-3',
  'catalyst-1', 'catalyst-2', 'catalyst-3', 'catalyst-4',
  'stock', 'water-sale', 'catalyst-sale',
  'excess-1', 'excess-2', 'black-hole',
]

export const LINES = 5

export interface PrintedRow {
  box: Box
  colour: Colour
  pattern: 'run' | 'equal' | 'two-pairs' | 'full-house'
  size: number
  /** The shift of values that a full row allows; 0: change of colour. */
  bonus: number
}

export const ROWS: readonly PrintedRow[] = [
  { box: 'water-1', colour: 'white', pattern: 'run', size: 2, bonus: 1 },
  { box: 'water-2', colour: 'white', pattern: 'equal', size: 3, bonus: 2 },
  { box: 'water-3', colour: 'white', pattern: 'full-house', size: 5, bonus: 3 },
  { box: 'catalyst-1', colour: 'yellow', pattern: 'run', size: 2, bonus: 1 },
  { box: 'catalyst-2', colour: 'yellow', pattern: 'run', size: 3, bonus: 2 },
  { box: 'catalyst-3', colour: 'yellow', pattern: 'two-pairs', size: 4, bonus: 3 },
  { box: 'catalyst-4', colour: 'yellow', pattern: 'equal', size: 4, bonus: 0 },
]

/** The letters in the empty boxes of a row, the same in every language. */
export function letters(row: PrintedRow): string[] {
  if (row.pattern === 'run') return ['n', 'n+1', 'n+2'].slice(0, row.size)
  if (row.pattern === 'equal') return Array<string>(row.size).fill('n')
  return row.pattern === 'two-pairs' ? ['a', 'a', 'b', 'b'] : ['a', 'a', 'a', 'b', 'b']
}

/** What stands in the empty boxes of a row: its letters, and once it has begun the values that the server says they need
    (`needs`), a dot where several fit. `next`: the value that is lit or previewed in the first of them; 0: none. */
export function ghosts(row: PrintedRow, held: number, needs: readonly number[] = [], next = 0): string[] {
  if (held === 0 && !next) return letters(row)
  const rest = [...needs]
  if (next) rest.splice(Math.max(0, rest.includes(next) ? rest.indexOf(next) : rest.indexOf(0)), 1)
  const first = held + (next ? 1 : 0)
  return letters(row).map((_, n) => (n < first ? '' : String(rest[n - first] || '·')))
}

export const SALES = [
  { box: 'water-sale', colour: 'white', divisor: 3 },
  { box: 'catalyst-sale', colour: 'yellow', divisor: 2 },
] as const

export const STOCK_REWARD = 6
export const OFFERS = [
  { price: 1, highest: 3 },
  { price: 2, highest: 6 },
] as const
export const EXCESS = { zones: 2, size: 3 }
export const ROUNDS = 20
export const MEDALS = [
  { id: 'copper', sign: 'Cu', at: 15 },
  { id: 'silver', sign: 'Ag', at: 20 },
  { id: 'gold', sign: 'Au', at: 25 },
  { id: 'platinum', sign: 'Pt', at: 30 },
] as const

export const FORMULAS: Record<Hue, string> = { blue: 'SO₂', red: 'O₂', white: 'H₂O', yellow: 'V₂O₅', violet: 'SO₃' }

/** A formula as runs of text, each normal or lowered: the font has no subscript digits. */
export function runs(text: string): { text: string; low: boolean }[] {
  const found: { text: string; low: boolean }[] = []
  for (const part of text.split(/([₀-₉]+)/)) {
    if (!part) continue
    const low = /[₀-₉]/.test(part)
    found.push({ text: low ? part.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080)) : part, low })
  }
  return found
}
