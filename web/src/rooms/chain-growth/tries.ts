/** Touches of things that do not fit: the answer that the judge is asked about, and other answers that the menu offers. */

import type { Texts } from '../../lib/i18n'
import type { Way } from '../index'
import type { Bench } from './bench.svelte'
import { cardOf } from './cards'
import { counted, TERMINATION, within } from './menu'
import { cardWords, offerWords } from './telling'

type Action = Record<string, unknown>

/** An answer has room for so many cards: the one that was touched, and of the others the first. */
const fitting = (cards: readonly string[], most: number): string[] => (cards.length <= most ? [...cards] : [...cards.slice(0, most - 1), cards.at(-1)!])

/** What it means to play these cards on a chain; null: something has to be added first. */
export function onChain(bench: Bench, cards: readonly string[], chain: number): Action | null {
  const joker = cards.find((card) => ['CTA', 'TEMPO', 'CO'].includes(card))
  const rest = cards.filter((card) => card !== joker)
  if (cards.length === 0) return null
  if (cards.includes(TERMINATION)) {
    const other = bench.aimed.find((one) => one !== chain) ?? bench.view.chains.find((one) => one.number !== chain && one.owner === bench.seat)?.number ?? chain
    return { type: 'terminate', chains: [Math.min(chain, other), Math.max(chain, other)], mode: 'combination' }
  }
  if (joker === 'TEMPO') return { type: 'cap', chain, ...(rest.length > 0 ? { cards: fitting(rest, 2) } : {}) }
  // Without a monomer the answer is not whole; whether the chain is in reach is judged first.
  const some = rest.length > 0 ? fitting(rest, 2) : bench.within.has(chain) ? null : bench.hand.filter((card) => card.role === 'monomer').slice(0, 1).map((card) => card.id)
  if (joker && (some === null || some.length === 0)) return null
  if (joker === 'CTA') return { type: 'transfer', chain, monomers: some }
  if (joker === 'CO') return { type: 'copolymerise', chain, cards: some }
  return { type: 'propagate', chain, cards: fitting(cards, 3) }
}

/** What it means to play a further card together with the chosen ones; `places` are all of them in the hand. */
export function together(bench: Bench, places: readonly number[]): Action | null {
  const cards = [...places].sort((a, b) => a - b).map((at) => bench.hand[at]?.id ?? '')
  const starter = cards.find((id) => cardOf(id, bench.view).role === 'starter')
  const mine = bench.chainsOf(bench.seat ?? -1)
  if (starter) {
    const rest = cards.filter((_, i) => i !== cards.indexOf(starter))
    return { type: 'initiate', starter, monomers: fitting(rest, 2) }
  }
  const ends = (chain: { end: string }): boolean => cards.some((id) => id.slice(0, -1) === chain.end)
  const chain = mine.find(ends) ?? mine[0]
  if (!chain && cards.every((id) => cardOf(id, bench.view).role === 'monomer')) return { type: 'initiate', starter: cards[0], monomers: fitting(cards.slice(1), 2) }
  return onChain(bench, cards, chain?.number ?? bench.view.chains[0]?.number ?? 1)
}

/** Up to two plays instead: on another chain, and on this one with a further card. */
export function waysOut(bench: Bench, chain: number, names: readonly string[], say: Texts): Way[] {
  const ways: Way[] = []
  const elsewhere = bench.offers[0]
  if (elsewhere) ways.push({ text: offerWords(elsewhere, bench, names, say).title, do: () => bench.look(elsewhere) })
  const whole = (bench.menu?.plays ?? []).filter((one) => one.on?.includes(chain) && one.cards.length > bench.chosen.length && within(bench.chosen, one.cards)).sort((a, b) => a.cards.length - b.cards.length)[0]
  const left = counted(whole?.cards ?? [])
  for (const card of bench.chosen) left.set(card, (left.get(card) ?? 0) - 1)
  const missing = [...left].find(([, times]) => times > 0)?.[0]
  const at = missing === undefined ? -1 : bench.hand.findIndex((card, place) => card.id === missing && !bench.places.includes(place))
  if (missing !== undefined && at >= 0) ways.push({ text: say.say('web-cg-way-add', { card: cardWords(missing, bench.view, say) }), do: () => bench.touch(at) })
  return ways
}
