/** Touches of places that are not lit: the answer that the judge is asked about, and other answers that the menu offers. */

import type { Texts } from '../../lib/i18n'
import type { Way } from '../index'
import type { Bench } from './bench.svelte'
import { boxOf } from './layout'
import { allUses, NO_PINS, slotOf, type Slot, type Use } from './menu'
import { LINES, OFFERS, ROWS, SALES, type Colour, type Place } from './printed'

/** Every box of the sheet as a place of the drawing. */
export function allSlots(draft: boolean): Slot[] {
  const lines = Array.from({ length: LINES }, (_, n) => ['blue', 'red', 'violet', 'white'].map((hue) => `line-${n + 1}:${hue}`)).flat()
  const rows = ROWS.map((row) => row.box)
  const stock = [1, 2, 3, 4, 5, 6].map((value) => `stock:${value}`)
  return [...lines, ...rows, ...stock, ...SALES.map((sale) => sale.box), ...(draft ? ['excess-1', 'excess-2', 'black-hole'] : [])]
}

/** The colour of the box in a line; null for other places. */
export const hueOf = (slot: Slot): string | null => (slot.startsWith('line-') ? (slot.split(':')[1] ?? null) : null)

/** What it means to put the chosen die here: as it is chosen, and on the stock exchange with the value of the box. */
export function tried(bench: Bench, slot: Slot): Place | null {
  const { die, pins } = bench
  if (!die) return null
  const most = OFFERS.find((offer) => offer.price === pins.price)?.highest ?? 6
  const value = slot.startsWith('stock:') ? Number(slot.slice(-1)) : (pins.value ?? Math.min(bench.rolled, most))
  const place: Place = { type: 'place', die, value, box: boxOf(slot) }
  if (pins.colour && pins.colour !== die) place.colour = pins.colour
  if (pins.price) place.price = pins.price
  return place
}

/** A visit to the market that is not offered: the judge looks at the price before the box. */
export const bought = (die: Colour, rolled: number, price: number): Place => ({ type: 'place', die, value: Math.min(rolled || 1, OFFERS.find((offer) => offer.price === price)?.highest ?? 6), box: 'stock', price })

/** Where this seat cannot answer now: why not, and what can be done about it. Null: it can answer. */
export function waits(bench: Bench, say: Texts): { text: string; ways: Way[] } | null {
  const { table, view, shown } = bench
  const named = (seat: number): string => table.names?.[seat] ?? say.say('seat-name', { number: seat + 1 })
  if (bench.stage === 'over') return { text: say.say('web-cr-finished'), ways: [] }
  if (!bench.own && shown !== null) return { text: say.say('web-cr-watching', { seat: named(shown) }), ways: [{ text: say.say('web-cr-way-mine'), do: () => (bench.looking = null) }] }
  if (bench.open) return null
  if (bench.stage === 'wait') return { text: say.say('web-cr-try-sealed'), ways: [] }
  const [first] = view.turns
  return { text: first === undefined ? say.say('web-cr-wait-roll') : say.say('web-cr-turn', { seat: named(first) }), ways: [] }
}

/** Up to two things that can be done instead: the die in another box of the same kind, then another use or another die here. */
export function waysOut(bench: Bench, slot: Slot, say: Texts, go: (slot: Slot) => void): Way[] {
  const { menu, die } = bench
  if (!menu || !die) return []
  const ways: Way[] = []
  const kind = boxOf(slot).replace(/-\d$/, '')
  const lit = bench.lit.find((one) => one.box.replace(/-\d$/, '') === kind)
  if (lit) ways.push({ text: say.say('web-cr-place-in', { box: lit.box }), do: () => go(lit.slot) })
  const here = allUses(menu).filter((use) => slotOf(use) === slot).sort((a, b) => cost(a, bench) - cost(b, bench))
  const best = here.find((use) => use.die === die) ?? here.find((use) => !use.price && use.colour === use.die)
  if (best) ways.push({ text: wayText(best, die, bench, say), do: () => take(bench, best, () => go(slot)) })
  return ways
}

/** Cheap before dear, near to what was rolled before far. */
const cost = (use: Use, bench: Bench): number => 10 * use.price + Math.abs(use.value - bench.rolledOf(use.die)) + (use.colour === use.die ? 0 : 5)

function wayText(use: Use, die: Colour, bench: Bench, say: Texts): string {
  if (use.die !== die) return say.say('web-cr-way-die', { die: use.die, value: bench.rolledOf(use.die) })
  if (use.price) return say.say('web-cr-way-buy', { value: use.value, price: say.dollars(use.price) })
  if (use.colour !== die) return say.say('web-cr-way-colour', { colour: use.colour })
  return say.say('web-cr-value-is', { value: use.value })
}

function take(bench: Bench, use: Use, then: () => void): void {
  if (use.die !== bench.die) bench.choose(use.die)
  bench.pins = { ...NO_PINS, colour: use.colour === use.die ? null : use.colour, value: use.value === bench.rolled ? null : use.value, price: use.price }
  then()
}
