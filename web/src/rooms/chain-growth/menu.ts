/** Reads the server's menu: the cards that may join the chosen ones, their possible plays and chains, and the
    answer to send. Nothing is computed beyond the menu. */

import { alike } from '../../lib/alike'
import type { LastAnswer, Menu, PlayMenu, Step } from './types'

/** One possible play. */
export interface Offer {
  /** Unique within a menu. */
  key: string
  play: PlayMenu['play'] | 'terminate' | 'draw' | 'take'
  /** The cards that leave the hand, starter or joker first. */
  cards: readonly string[]
  /** Chains it affects. */
  chains: readonly number[]
  /** Repeat units the cards bring. */
  units: number
  mass: number
  two: boolean
  /** For a termination, how the two chains end; '' for other plays. */
  mode: Mode | ''
  action: Record<string, unknown>
  /** It ends the game: with this result. */
  last?: LastAnswer | undefined
}

export type Mode = Extract<Step, 'combination' | 'disproportionation'>

export const TERMINATION = 'T'

/** Cards as a multiset: how many of each. */
export function counted(cards: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return found
}

/** Whether every card of `some` is in `all`, as often as it is needed. */
export function within(some: readonly string[], all: readonly string[]): boolean {
  if (some.length > all.length) return false
  const there = counted(all)
  return [...counted(some)].every(([card, times]) => (there.get(card) ?? 0) >= times)
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && within(a, b)

/** Every set of cards that can be played, with the chains it can be played on. */
function sets(menu: Menu): { cards: readonly string[]; chains: readonly number[]; discard: boolean }[] {
  const plays = (menu.plays ?? []).map((one) => ({ cards: one.cards, chains: one.on ?? [], discard: one.play === 'discard' }))
  const meetings = (menu.meetings ?? []).map((one) => ({ cards: [TERMINATION], chains: one.chains, discard: false }))
  return [...plays, ...meetings]
}

/** Cards that may join the chosen ones; with a chain given, only those that can be played on it. */
export function joining(menu: Menu, chosen: readonly string[], chain: number | null = null): Set<string> {
  const found = new Set<string>()
  for (const set of sets(menu)) {
    if (chain !== null && !set.chains.includes(chain)) continue
    if (chosen.length === 0 && set.discard && chain === null) continue // any card can be discarded, so a discard is not highlighted
    if (set.cards.length <= chosen.length || !within(chosen, set.cards)) continue
    const left = counted(set.cards)
    for (const card of chosen) left.set(card, (left.get(card) ?? 0) - 1)
    for (const [card, times] of left) if (times > 0) found.add(card)
  }
  return found
}

/** Cards that can be chosen, including those that can only be discarded. */
export const usable = (menu: Menu): Set<string> => new Set(sets(menu).flatMap((set) => set.cards))

/** Chains that the chosen cards can be played on, alone or with further cards. */
export function reachable(menu: Menu, chosen: readonly string[]): Set<number> {
  return new Set(sets(menu).flatMap((set) => (within(chosen, set.cards) ? set.chains : [])))
}

/** All plays of exactly these cards, in the menu's order, discarding last. */
export function offers(menu: Menu, chosen: readonly string[]): Offer[] {
  if (menu.source) return drawing(menu)
  const found = (menu.plays ?? []).filter((one) => same(one.cards, chosen)).flatMap(ofPlay)
  if (same([TERMINATION], chosen)) found.push(...(menu.meetings ?? []).flatMap((one) => one.modes.map((mode) => ofMeeting(one.chains, mode))))
  for (const one of menu.last?.length ? found : []) one.last = menu.last?.find((last) => alike(last.answer, one.action))
  return [...found.filter((one) => one.play !== 'discard'), ...found.filter((one) => one.play === 'discard')]
}

const NOTHING = { cards: [], chains: [], units: 0, mass: 0, two: false, mode: '' } satisfies Partial<Offer>

function drawing(menu: Menu): Offer[] {
  const found: Offer[] = [{ ...NOTHING, key: 'draw', play: 'draw', action: { type: 'draw' } }]
  if (menu.take) found.push({ ...NOTHING, key: 'take', play: 'take', cards: [menu.take], action: { type: 'take' } })
  return found
}

function ofPlay(one: PlayMenu): Offer[] {
  const [first = '', ...rest] = one.cards
  const play = one.play
  const offer = (action: Record<string, unknown>, chains: readonly number[] = []): Offer => ({
    key: [play, ...one.cards, ...chains, one.two ? 'two' : ''].join(' '),
    play,
    cards: one.cards,
    chains,
    units: one.units ?? 0,
    mass: Number(one.mass ?? 0),
    two: one.two ?? false,
    mode: '',
    action: { type: play, ...action },
  })
  const on = (action: (chain: number) => Record<string, unknown>): Offer[] => (one.on ?? []).map((chain) => offer(action(chain), [chain]))
  switch (play) {
    case 'discard':
      return [offer({ card: first })]
    case 'initiate':
      return [offer({ starter: first, monomers: rest, ...(one.two ? { two: true } : {}) })]
    case 'propagate':
      return on((chain) => ({ chain, cards: one.cards }))
    case 'transfer':
      return on((chain) => ({ chain, monomers: rest }))
    case 'cap':
      return on((chain) => ({ chain, ...(rest.length > 0 ? { cards: rest } : {}) }))
    case 'copolymerise':
      return on((chain) => ({ chain, cards: rest }))
    default:
      return play satisfies never
  }
}

function ofMeeting(chains: readonly [number, number], mode: Mode): Offer {
  return { ...NOTHING, key: `terminate ${chains.join(' ')} ${mode}`, play: 'terminate', cards: [TERMINATION], chains, mode, action: { type: 'terminate', chains, mode } }
}

/** The chains that a play would begin: their starter and their monomers. The initiator's one or two, or that of a CTA. */
export function beginnings(offer: Offer | null): { start: string; cards: readonly string[] }[] {
  const [start = '', ...monomers] = offer?.cards ?? []
  if (!offer || monomers.length === 0 || (offer.play !== 'initiate' && offer.play !== 'transfer')) return []
  return offer.two ? monomers.map((one) => ({ start, cards: [one] })) : [{ start, cards: monomers }]
}

/** All plays of the menu, for a test that compares them with the legal list. */
export function everything(menu: Menu): Offer[] {
  if (menu.source) return drawing(menu)
  return [...(menu.plays ?? []).flatMap(ofPlay), ...(menu.meetings ?? []).flatMap((one) => one.modes.map((mode) => ofMeeting(one.chains, mode)))]
}
