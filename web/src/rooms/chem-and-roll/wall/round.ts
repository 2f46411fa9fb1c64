/** What a class did in the round that has just ended, read from the events of that round and from nothing else. */
import type { ChemEvent } from '../events'
import { COLOURS } from '../printed'

type Colour = (typeof COLOURS)[number]

export interface Highlight {
  seat: number
  kind: 'acid' | 'changed' | 'stock' | 'row' | 'cooling' | 'colour' | 'reacted' | 'sold'
  /** Dollars it brought, how far a full row shifts dice (`row`) or SO₃ (`cooling`), or the value of the SO₃ that was made. */
  gain: number
  line?: number
  /** A die that was written with another value than it showed. */
  from?: number
  to?: number
  die?: Colour
  /** Cooling had moved the product of the line that was sold: in this round, from this value to that one. */
  cooled?: { round: number; from: number; to: number }
}

export interface RoundStory {
  /** By colour: the seats that took this die, and the value it showed. */
  taken: { colour: Colour; value: number; seats: number[] }[]
  highlights: Highlight[]
  /** Lines of acid sold in this round, and the dollars they brought. */
  batches: number
  dollars: number
}

const MOST = 3

/** Null: nobody has written a die. `dice`: the throw of that round, in the order of COLOURS, for the dice that nobody took.
    `before`: what happened earlier, as far as this screen has seen it. */
export function storyOf(events: readonly ChemEvent[], dice: readonly number[], before: readonly ChemEvent[] = []): RoundStory | null {
  const placed = events.filter((event) => event.type === 'placed')
  if (placed.length === 0) return null
  const taken = COLOURS.map((colour, at) => {
    const takers = placed.filter((one) => one.die === colour)
    return { colour, value: takers[0]?.rolled ?? dice[at] ?? 0, seats: takers.map((one) => one.seat) }
  })
  const acid = events.filter((event) => event.type === 'acid_sold')
  return { taken, highlights: highlightsOf(events, [...before, ...events]), batches: acid.length, dollars: acid.reduce((sum, one) => sum + one.gain, 0) }
}

/** The best of the round: the largest sale, the best use of a changed die, the largest bonus, the largest SO₃; nobody twice. */
function highlightsOf(events: readonly ChemEvent[], all: readonly ChemEvent[]): Highlight[] {
  const found: Highlight[] = []
  const add = (candidates: Highlight[]): void => {
    const best = candidates.filter((one) => !found.some((other) => other.seat === one.seat)).sort((a, b) => b.gain - a.gain)[0]
    if (best && found.length < MOST) found.push(best)
  }
  const sales = new Map<number, number>()
  for (const event of events) if (event.type === 'acid_sold') sales.set(event.seat, Math.max(sales.get(event.seat) ?? 0, event.gain))
  const changed = events.filter((event) => event.type === 'placed' && event.value !== event.rolled && (sales.get(event.seat) ?? 0) > 0)
  add(events.flatMap((event): Highlight[] => (event.type === 'acid_sold' ? [{ seat: event.seat, kind: 'acid', gain: event.gain, line: event.line, ...cooledIn(all, event.seat, event.line) }] : [])))
  add(changed.flatMap((event): Highlight[] => (event.type === 'placed' ? [{ seat: event.seat, kind: 'changed', gain: sales.get(event.seat) ?? 0, from: event.rolled, to: event.value, die: event.die }] : [])))
  add(events.flatMap((event): Highlight[] => (event.type === 'stock_complete' ? [{ seat: event.seat, kind: 'stock', gain: event.gain }] : [])))
  add(events.flatMap((event): Highlight[] => (event.type === 'row_complete' ? [{ seat: event.seat, kind: rowKind(event.box, event.bonus), gain: event.bonus }] : [])))
  // SO₃ that waits for its water; where it was sold at once, the sale is what was told.
  add(events.flatMap((event): Highlight[] => (event.type === 'reacted' && !sales.has(event.seat) ? [{ seat: event.seat, kind: 'reacted', gain: event.violet, line: event.line }] : [])))
  add(events.flatMap((event): Highlight[] => (event.type === 'sold' ? [{ seat: event.seat, kind: 'sold', gain: event.gain }] : [])))
  return found
}

/** What a full row gives: cooling moves the SO₃, the catalyst the dice, and its last row changes their colour. */
const rowKind = (box: string, bonus: number): Highlight['kind'] => (bonus === 0 ? 'colour' : box.startsWith('water') ? 'cooling' : 'row')

/** Whether the water moved the product of this line, and in which round. */
function cooledIn(all: readonly ChemEvent[], seat: number, line: number): Pick<Highlight, 'cooled'> {
  let round = 0
  for (const event of all) {
    if (event.type === 'rolled') round = event.round
    if (event.type === 'reacted' && event.seat === seat && event.line === line && event.shift !== 0) return { cooled: { round, from: event.violet - event.shift, to: event.violet } }
  }
  return {}
}
