/** How long this room's events take when they are played calmly. */

import type { GameEvent } from '../../lib/i18n'
import type { Timing } from '../../lib/queue'
import type { TableStore } from '../index'
import { eventOf, type EventType, type GrowthEvent } from './types'

const CARDS = 450
const BEAD = 80
/** The most for all beads of a play. */
const BEADS = 480
const RADICAL = 250
const COUNT = 300
const LINE = 200
const THEFT = 350

/** Events of a play on the table: cards lie down, and a chain changes. */
const CHAIN: ReadonlySet<EventType> = new Set<EventType>(['initiated', 'propagated', 'switched', 'combined', 'disproportionated', 'transferred', 'capped', 'reactivated'])
/** Events by which something lies elsewhere than before. */
const CARD: ReadonlySet<EventType> = new Set<EventType>(['took', 'discarded'])

const grown = (event: GrowthEvent): number => (event.type === 'propagated' || event.type === 'switched' ? event.units - event.before : event.type === 'initiated' ? event.units : 0)

/** The cards that a play lays down, so far as everybody sees them. */
export const laid = (events: readonly GameEvent[]): readonly { seat: number; cards: readonly string[] }[] =>
  events.map(eventOf).flatMap((event) => ('cards' in event ? [{ seat: event.seat, cards: event.cards }] : event.type === 'discarded' ? [{ seat: event.seat, cards: [event.card] }] : []))

/** Cards fly over the old table, one's own lie there at once; then the chain grows, its radical hops, and it counts. */
export function pace(events: readonly GameEvent[], _table: TableStore, own: boolean): Timing {
  const told = events.map(eventOf)
  const chains = told.filter((event) => CHAIN.has(event.type))
  const stolen = told.some((event) => event.type === 'stolen') ? THEFT : 0
  const before = own || !told.some((event) => CHAIN.has(event.type) || CARD.has(event.type)) ? 0 : CARDS
  if (chains.length === 0) return { before, after: before + stolen > 0 ? LINE + stolen : 0 }
  return { before, after: Math.min(BEADS, BEAD * chains.reduce((sum, event) => sum + grown(event), 0)) + RADICAL + COUNT + LINE + stolen }
}

/** The chains that these events are about. */
export const changed = (events: readonly GameEvent[]): string[] =>
  [...new Set(events.map(eventOf).flatMap((event) => ('chain' in event ? [event.chain] : [])))].map((chain) => `[data-chain="${chain}"]`)
