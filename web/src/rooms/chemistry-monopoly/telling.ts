/** What happened, in words, and what it brought: for the log, and for the lines under a question. */

import type { GameEvent, Texts } from '../../lib/i18n'
import { money } from './pack'

/** Too small to tell: the piece is seen to move. */
const QUIET = new Set(['turn', 'threw', 'dropped', 'opening_roll'])
const BRINGS: Record<string, 1 | -1> = {
  passed_go: 1, landed_on_go: 1, collected: 1, won_pot: 1, evaporated: 1, melted: 1, sold_down: 1, transferred: 1,
  paid_player: -1, paid_lab: -1, bought: -1, auctioned: -1, condensed: -1, frozen: -1, bought_back: -1, paid_interest: -1, leaves_class: -1, dealt: -1,
}

export const told = (event: GameEvent): boolean => event.type !== 'turn'

/** A turn is a chapter of the log. */
export const chapter = (event: GameEvent, say: Texts, names: readonly string[]): string =>
  event.type === 'turn' || event.type === 'starts' ? say.say('web-cm-chapter', { name: names[Number(event.seat)] ?? say.say('seat-name', { number: Number(event.seat) + 1 }) }) : ''

const SOUNDS: Record<string, 'dice' | 'placed' | 'reaction' | 'money'> = {
  bought: 'placed', auctioned: 'placed', traded: 'placed', condensed: 'reaction', frozen: 'reaction', evaporated: 'reaction', melted: 'reaction',
  passed_go: 'money', landed_on_go: 'money', collected: 'money', won_pot: 'money',
}

/** The throw, and what happens to one's own cards and purse. */
export function sound(event: GameEvent, table: { readonly seat: number | null }): 'dice' | 'placed' | 'reaction' | 'money' | null {
  if (event.type === 'threw') return 'dice'
  if (event.type === 'paid_player' && event.to === table.seat) return 'money'
  return event.seat === table.seat ? (SOUNDS[event.type] ?? null) : null
}

/** What an event brought its seat, at the right of its line. */
export function gain(event: GameEvent, say: Texts): string {
  const sign = BRINGS[event.type]
  if (sign === undefined || typeof event.amount !== 'number' || event.amount === 0) return ''
  return sign > 0 ? `+${money(event.amount, say)}` : money(-event.amount, say)
}

/** The last things worth a line. */
export const recent = (events: readonly GameEvent[], say: Texts, names: readonly string[]): string[] =>
  events.filter((event) => !QUIET.has(event.type) && say.has(`event-${event.type}`)).map((event) => say.event(event, names))
