/** An offer being composed, and its conversion to an answer. Only goods in the menu can be laid on the pans. */

import type { ChemistryMonopoly as CM } from '../../lib/types.gen'
import type { Board, Held } from './pack'

export interface Draft {
  to: number
  give: readonly string[]
  want: readonly string[]
  pay: number
  ask: number
}

export const empty = (to: number): Draft => ({ to, give: [], want: [], pay: 0, ask: 0 })

/** Lay a card on its pan, or take it off. */
export function toggle(draft: Draft, pan: 'give' | 'want', good: string): Draft {
  const on = draft[pan]
  return { ...draft, [pan]: on.includes(good) ? on.filter((one) => one !== good) : [...on, good] }
}

/** AMUny on one pan; money goes one way only. */
export function put(draft: Draft, pan: 'pay' | 'ask', amount: number, most: number): Draft {
  const value = Math.max(0, Math.min(most, Math.round(amount) || 0))
  return { ...draft, pay: 0, ask: 0, [pan]: value }
}

/** Change the partner: the viewer's pan stays, the partner's is emptied. */
export const turnTo = (draft: Draft, to: number): Draft => (draft.to === to ? draft : { ...draft, to, want: [], ask: 0 })

/** Both sides give something (what is missing else, the judge says). */
export const twoSided = (draft: Draft): boolean => draft.give.length + draft.pay > 0 && draft.want.length + draft.ask > 0

/** The same offer from the other side, as the start of a counter-offer. */
export const mirrored = (trade: CM.TradeView): Draft => ({ to: trade.seat, give: trade.want, want: trade.give, pay: trade.ask, ask: trade.pay })

/** The offer as an action for the server, without empty fields. */
export function action(draft: Draft, counter: boolean): CM.Offer | CM.Counter {
  const goods = {
    ...(draft.give.length > 0 ? { give: [...draft.give] } : {}),
    ...(draft.want.length > 0 ? { want: [...draft.want] } : {}),
    ...(draft.pay ? { pay: draft.pay } : {}),
    ...(draft.ask ? { ask: draft.ask } : {}),
  }
  return counter ? { type: 'counter', ...goods } : { type: 'offer', to: draft.to, ...goods }
}

/** The value of a pan at printed prices, AMUny included; used only to tilt the balance. */
export const weight = (board: Board, goods: readonly string[], cash: number): number =>
  goods.reduce((sum, id) => sum + (board.spaces[board.at(id)]?.price ?? 0), cash)

/** Cards of a seat that the menu does not offer for a trade: their sets hold liquids or solids. */
export const notForTrade = (held: readonly Held[], goods: readonly string[], idOf: (card: Held) => string): Held[] => held.filter((card) => !goods.includes(idOf(card)))

/** The tilt of the beam, −1 … 1; a value more than twice the other tilts it no further. */
export function tilt(left: number, right: number): number {
  const most = Math.max(left, right)
  return most === 0 ? 0 : (left - right) / most
}

export interface Share {
  /** A space of the set. */
  space: number
  before: number
  after: number
  of: number
}

/** Number of cards of each set that a side would hold, where it changes. */
export function shares(board: Board, cards: readonly Held[], seat: number, gets: readonly string[], gives: readonly string[]): Share[] {
  const found: Share[] = []
  const done = new Set<number>()
  for (const id of [...gets, ...gives]) {
    const space = board.spaces[board.at(id)]
    if (!space) continue
    const group = board.together(space)
    if (group[0] === undefined || done.has(group[0])) continue
    done.add(group[0])
    const ids = group.map((at) => board.spaces[at]!.id)
    const before = cards.filter((card) => card.owner === seat && group.includes(card.space)).length
    const after = before + gets.filter((one) => ids.includes(one)).length - gives.filter((one) => ids.includes(one)).length
    if (before !== after) found.push({ space: group[0], before, after, of: group.length })
  }
  return found
}
