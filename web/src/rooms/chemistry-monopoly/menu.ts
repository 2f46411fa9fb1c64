/** Converts the server's menu to buttons. The menu lists the allowed answers; here they are only sorted and named. */

import type { ChemistryMonopoly as CM } from '../../lib/types.gen'

export type Stage = 'watch' | 'turn' | 'buy' | 'tax' | 'count' | 'auction' | 'offer' | 'receipt' | 'debt' | 'over'
type Plain = NonNullable<CM.Menu['plain']>[number]

/** Answers that have a control of their own. */
const OWN_PLACE = new Set<Plain['type']>(['bid', 'count', 'offer', 'counter', 'condense', 'evaporate', 'transfer', 'selldown'])
/** The panel for each kind of question; questions to chance are answered in Chance.svelte. */
const STAGES: Record<CM.Kind, Stage> = {
  turn: 'turn', leave: 'turn', buy: 'buy', tax: 'tax', count: 'count', auction: 'auction', offer: 'offer', counter: 'offer', receive: 'receipt', debt: 'debt',
  thrown: 'watch', lab_day: 'watch', test_day: 'watch', deal: 'watch', bell: 'watch',
}

/** The panel for the open question; `kind` is null without one. */
export const stageOf = (kind: CM.Kind | null, view: CM.PublicView): Stage => (view.reason ? 'over' : kind === null ? 'watch' : STAGES[kind])

export interface Choice {
  action: Plain
  /** A key of the catalogue. */
  text: string
  /** The main answer: the one filled button. */
  main: boolean
  key: string
}

const KEYS: Partial<Record<Plain['type'], string>> = { throw: 'r', end: 'e', buy: 'b', decline: 'l', accept: 'y', refuse: 'n', drop: 'l', payfine: 'p', usefree: 'f', payinterest: 'l' }
/** Answers with serious consequences are never the filled button. */
const NEVER_MAIN = new Set<Plain['type']>(['giveup', 'drop', 'refuse', 'decline', 'paytax'])

/** The plain answers as buttons, the main one first, the others in the menu's order. */
export function choices(menu: CM.Menu | null, view: CM.PublicView): Choice[] {
  const found = (menu?.plain ?? []).filter((one) => !OWN_PLACE.has(one.type))
  const main = found.find((one) => !NEVER_MAIN.has(one.type))
  return found.sort((a, b) => Number(b === main) - Number(a === main)).map((action) => ({
    action,
    text: textOf(action, view),
    main: action === main,
    key: KEYS[action.type] ?? '',
  }))
}

function textOf(action: Plain, view: CM.PublicView): string {
  if (action.type === 'throw' && view.doubles) return 'web-cm-do-again'
  if (action.type === 'paytax') return `web-cm-do-tax-${action.way}`
  return `web-cm-do-${action.type}`
}

/** The possible actions with one card. */
export const deedsOf = (menu: CM.Menu | null, id: string): readonly CM.Deed[] => menu?.deeds?.filter((deed) => deed.space === id) ?? []
export const deedAction = (deed: CM.Deed): { type: string; space: string } => ({ type: deed.do, space: deed.space })

/** Bids offered as buttons: the lowest, and a few steps above it. */
export function quickBids([low, high]: readonly [number, number], price: number): number[] {
  const wished = [low, ceil(price + 10, 10), ceil(price + 50, 50), ceil(price + 100, 50)]
  return [...new Set(wished.filter((bid) => bid >= low && bid <= high))]
}
const ceil = (amount: number, to: number): number => Math.ceil(amount / to) * to

/** A typed or stepped bid, limited to the menu's bounds. */
export const within = (amount: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, Math.round(amount) || low))
