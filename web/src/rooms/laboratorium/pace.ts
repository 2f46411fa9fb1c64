/** How long this room's events take when they are played calmly. */

import type { GameEvent } from '../../lib/i18n'
import type { Timing } from '../../lib/queue'
import { typed } from './events'
import type { Events } from './types'

const ANNOUNCED = 500
const CARD = 500
const DICE = 700
const SETTLE = 400
const BOND = 400
const LINE = 200

/** What stands after each event. */
const AFTER: Record<Events['type'], number> = {
  announced: ANNOUNCED,
  boum: CARD,
  chemistry: CARD,
  secured: CARD,
  card_lost: CARD,
  token_lost: CARD,
  token_back: CARD,
  succeeded: SETTLE,
  failed: SETTLE,
  failed_critically: SETTLE,
  threw: SETTLE,
  resale_rolled: SETTLE,
  changed: BOND,
  rolled: LINE,
  took: LINE,
  put_back: LINE,
  put_under: LINE,
  resold: LINE,
  turn_over: LINE,
  round_begins: 0,
  first_player: 0,
  began: 0,
  drew: 0,
  ended: 0,
}

/** The faces of a throw that is made now; they are not known to the eye before the dice lie. */
export function thrown(events: readonly GameEvent[]): readonly number[] {
  const told = events.map(typed)
  for (const event of told) {
    if (event.type === 'threw' || event.type === 'rolled') return event.faces
    if (event.type === 'resale_rolled') return [event.face]
  }
  const rolled = told.find((event) => event.type === 'succeeded' || event.type === 'failed' || event.type === 'failed_critically')
  return rolled?.faces ?? []
}

/** Dice tumble over the old bench; the molecule changes when they lie. */
export function pace(events: readonly GameEvent[]): Timing {
  return { before: thrown(events).length > 0 ? DICE : 0, after: Math.min(SETTLE + BOND + LINE, events.reduce((sum, event) => sum + AFTER[typed(event).type], 0)) }
}
