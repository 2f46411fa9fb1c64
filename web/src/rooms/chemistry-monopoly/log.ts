/** Events in words with their gains, for the log and for the lines under a question. */

import type { GameEvent, Texts } from '../../lib/i18n'
import type { EventKind, Told } from './events'
import { money } from './pack'

/** Events not listed under a question, because the moving piece and the dice show them. */
const QUIET: ReadonlySet<string> = new Set<EventKind>(['turn', 'threw', 'dropped', 'opening_roll'])

type Paying = Extract<Told, { amount: number }>['type']
/** The sign of an event's amount for the cash of its seat, for every event with an amount. */
const BRINGS: Record<Paying, 1 | 0 | -1> = {
  passed_go: 1, landed_on_go: 1, collected: 1, won_pot: 1, evaporated: 1, melted: 1, sold_down: 1, transferred: 1,
  paid_player: -1, paid_lab: -1, bought: -1, auctioned: -1, condensed: -1, frozen: -1, bought_back: -1, paid_interest: -1, leaves_class: -1, dealt: -1,
  bid: 0, owes_lab: 0, owes_player: 0,
}

/** Whether the log has a line for it; a turn is its heading. */
export const told = (event: Told): boolean => event.type !== 'turn'

/** A turn is a chapter of the log. */
export const chapter = (event: Told, say: Texts, names: readonly string[], me: number | null = null): string =>
  event.type === 'turn' || event.type === 'starts' ? say.say('web-cm-chapter', { who: event.seat === me ? 'you' : 'other', name: names[event.seat] ?? say.say('seat-name', { number: event.seat + 1 }) }) : ''

type Sound = 'dice' | 'placed' | 'reaction' | 'money'
const SOUNDS: Partial<Record<EventKind, Sound>> = {
  bought: 'placed', auctioned: 'placed', traded: 'placed', condensed: 'reaction', frozen: 'reaction', evaporated: 'reaction', melted: 'reaction',
  passed_go: 'money', landed_on_go: 'money', collected: 'money', won_pot: 'money',
}

/** Sounds: of the throw, and of changes to the viewer's cards and cash. */
export function sound(event: Told, table: { readonly seat: number | null }): Sound | null {
  if (event.type === 'threw') return 'dice'
  if (event.type === 'paid_player' && event.to === table.seat) return 'money'
  return 'seat' in event && event.seat === table.seat ? (SOUNDS[event.type] ?? null) : null
}

/** The gain of an event at the right of its line: for its seat, or for the reader (`me`) whom its seat pays. */
export function gain(event: Told, say: Texts, me: number | null = null): string {
  const mine = event.type === 'paid_player' && event.to === me
  const change = 'amount' in event ? (mine ? event.amount : BRINGS[event.type] * event.amount) : 0
  if (change === 0) return ''
  return change > 0 ? `+${money(change, say)}` : money(change, say)
}

/** A line of what has happened, with the seat that did it; null: nobody's. */
export interface Line {
  seat: number | null
  text: string
}

/** The latest events in words, for the lines under a question. */
export const recent = (events: readonly GameEvent[], say: Texts, names: readonly string[], me: number | null): Line[] =>
  events
    .filter((event) => !QUIET.has(event.type) && say.has(`event-${event.type}`))
    .map((event) => ({ seat: typeof event.seat === 'number' ? event.seat : null, text: say.event(event, names, 'event', me) }))
